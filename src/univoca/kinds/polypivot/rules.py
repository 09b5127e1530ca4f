"""The validator: a board is solved by what is covered alone, whatever the way there."""

from __future__ import annotations

from univoca.contract import Violation
from univoca.grid import cell_name
from univoca.kinds.polypivot.model import Answer, Puzzle


def violations(puzzle: Puzzle, answer: Answer) -> tuple[Violation, ...]:
    """Return every broken rule: pieces outside the target, cells covered twice, cells uncovered."""
    return (*outside(puzzle, answer), *overlap(puzzle, answer), *gap(puzzle, answer))


def outside(puzzle: Puzzle, answer: Answer) -> list[Violation]:
    """No cell of a piece lies outside the target."""
    target = frozenset(target_cells(puzzle))
    return [
        Violation("outside", (str(number),), {"piece": number})
        for number, cells in enumerate(answer, 1)
        if not target.issuperset(cells)
    ]


def overlap(puzzle: Puzzle, answer: Answer) -> list[Violation]:
    """No target cell is covered twice: one violation a pair of pieces."""
    target = frozenset(target_cells(puzzle))
    found = []
    for first, cells in enumerate(answer, 1):
        for second in range(first + 1, len(answer) + 1):
            if not target.intersection(cells).isdisjoint(answer[second - 1]):
                pieces = (str(first), str(second))
                found.append(Violation("overlap", pieces, {"first": first, "second": second}))
    return found


def gap(puzzle: Puzzle, answer: Answer) -> list[Violation]:
    """Every target cell is covered: one violation that names all the empty ones."""
    covered = {cell for cells in answer for cell in cells}
    empty = [cell for cell in target_cells(puzzle) if cell not in covered]
    if not empty:
        return []
    names = tuple(cell_name(cell, puzzle.workspace.cols) for cell in empty)
    return [Violation("gap", names, {"count": len(empty)})]


def target_cells(puzzle: Puzzle) -> list[int]:
    """Return the target's cells in the workspace, in rising order."""
    width, margin = puzzle.workspace.cols, puzzle.margin
    return [
        (margin + row) * width + margin + col
        for row in range(puzzle.size.rows)
        for col in range(puzzle.size.cols)
    ]
