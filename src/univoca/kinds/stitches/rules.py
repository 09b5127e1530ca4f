"""What a right answer is: one function a rule, in the order of the rules. Knows no search.

A hole is a cell at an end of at least one stitch: a cell with two stitches is one hole of its
row, and breaks `shared-hole`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from univoca.contract import Violation
from univoca.grid import cell_name, edge_name, names, region_letter
from univoca.kinds.stitches.model import Answer, Edge, Number, Puzzle, pairs


def violations(puzzle: Puzzle, answer: Answer) -> tuple[Violation, ...]:
    """Return every broken rule, in the order of the kind's rules; none means solved."""
    return (
        *pair_over(puzzle, answer),
        *pair_under(puzzle, answer),
        *shared_hole(puzzle, answer),
        *row_over(puzzle, answer),
        *row_under(puzzle, answer),
        *column_over(puzzle, answer),
        *column_under(puzzle, answer),
    )


def pair_over(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the pairs of regions with more than k stitches; targets are those stitches."""
    stitches = frozenset(answer.stitches)
    for pair, border in pairs(puzzle).items():
        made = [edge for edge in border if edge in stitches]
        if len(made) > puzzle.k:
            yield _pair_violation("pair-over", puzzle, pair, made, len(made))


def pair_under(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the pairs of regions with fewer than k stitches; targets are their whole border."""
    stitches = frozenset(answer.stitches)
    for pair, border in pairs(puzzle).items():
        count = sum(edge in stitches for edge in border)
        if count < puzzle.k:
            yield _pair_violation("pair-under", puzzle, pair, list(border), count)


def shared_hole(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the cells where several stitches end."""
    ends = Counter(end for edge in answer.stitches for end in edge)
    for cell, count in sorted(ends.items()):
        if count > 1:
            name = cell_name(cell, puzzle.size.cols)
            yield Violation("shared-hole", (name,), {"cell": name, "count": count})


def row_over(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the rows with more holes than their number; targets are the holes."""
    for row in range(puzzle.size.rows):
        yield from _line_over(puzzle, answer, "row", row)


def row_under(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the rows with fewer holes than their number; targets are all their cells."""
    for row in range(puzzle.size.rows):
        yield from _line_under(puzzle, answer, "row", row)


def column_over(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the columns with more holes than their number; targets are the holes."""
    for col in range(puzzle.size.cols):
        yield from _line_over(puzzle, answer, "column", col)


def column_under(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the columns with fewer holes than their number; targets are all their cells."""
    for col in range(puzzle.size.cols):
        yield from _line_under(puzzle, answer, "column", col)


def _pair_violation(
    rule: str, puzzle: Puzzle, pair: tuple[int, int], border: list[Edge], count: int
) -> Violation:
    return Violation(
        rule,
        tuple(edge_name(edge, puzzle.size.cols) for edge in border),
        {
            "first": region_letter(pair[0]),
            "second": region_letter(pair[1]),
            "count": count,
            "goal": puzzle.k,
        },
    )


def _line_over(puzzle: Puzzle, answer: Answer, line: str, index: int) -> Iterator[Violation]:
    cells, goal = _line(puzzle, line, index)
    found = _holes(cells, answer)
    if goal is not None and len(found) > goal:
        parameters = {line: index + 1, "count": len(found), "goal": goal}
        yield Violation(f"{line}-over", names(found, puzzle.size.cols), parameters)


def _line_under(puzzle: Puzzle, answer: Answer, line: str, index: int) -> Iterator[Violation]:
    cells, goal = _line(puzzle, line, index)
    found = _holes(cells, answer)
    if goal is not None and len(found) < goal:
        parameters = {line: index + 1, "count": len(found), "goal": goal}
        yield Violation(f"{line}-under", names(cells, puzzle.size.cols), parameters)


def _line(puzzle: Puzzle, line: str, index: int) -> tuple[range, Number]:
    """Return the cells of a row or column, and its number."""
    cols = puzzle.size.cols
    if line == "row":
        return range(index * cols, (index + 1) * cols), puzzle.rows[index]
    return range(index, puzzle.size.cells, cols), puzzle.columns[index]


def _holes(cells: range, answer: Answer) -> list[int]:
    ends = {end for edge in answer.stitches for end in edge}
    return [cell for cell in cells if cell in ends]
