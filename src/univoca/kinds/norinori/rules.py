"""The validator of Norinori, one function a rule. Knows no search and no proof.

The rules, in order: region-over, region-under, crowd, alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from univoca.contract import Violation
from univoca.grid import cell_name, names, neighbours, region_cells, region_letter
from univoca.kinds.norinori.model import Answer, Puzzle

QUOTA = 2


def violations(puzzle: Puzzle, answer: Answer) -> tuple[Violation, ...]:
    """Return every broken rule, in the order of the rules; none means solved."""
    return (
        *region_over(puzzle, answer),
        *region_under(puzzle, answer),
        *crowd(puzzle, answer),
        *alone(puzzle, answer),
    )


def region_over(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the regions with more than two shaded cells; the targets are those cells."""
    for region, shaded, _ in _filled(puzzle, answer):
        if len(shaded) > QUOTA:
            yield Violation(
                "region-over",
                names(shaded, puzzle.size.cols),
                {"region": region_letter(region), "count": len(shaded)},
            )


def region_under(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the regions with fewer than two shaded cells; the targets are all their cells."""
    for region, shaded, cells in _filled(puzzle, answer):
        if len(shaded) < QUOTA:
            yield Violation(
                "region-under",
                names(cells, puzzle.size.cols),
                {"region": region_letter(region), "count": len(shaded)},
            )


def crowd(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the shaded cells with two shaded neighbours or more, the neighbours after them."""
    for cell, partners in _partners(puzzle, answer):
        if len(partners) > 1:
            yield Violation(
                "crowd",
                names((cell, *partners), puzzle.size.cols),
                {"cell": cell_name(cell, puzzle.size.cols), "count": len(partners)},
            )


def alone(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the shaded cells that no shaded cell touches."""
    for cell, partners in _partners(puzzle, answer):
        if not partners:
            name = cell_name(cell, puzzle.size.cols)
            yield Violation("alone", (name,), {"cell": name})


def _filled(
    puzzle: Puzzle, answer: Answer
) -> Iterator[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """Yield each region with its shaded cells and all its cells."""
    shaded = frozenset(answer.shaded)
    for region, cells in enumerate(region_cells(puzzle.regions)):
        yield region, tuple(cell for cell in cells if cell in shaded), cells


def _partners(puzzle: Puzzle, answer: Answer) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield each shaded cell with the shaded cells that it touches by a side."""
    near = neighbours(puzzle.size)
    shaded = frozenset(answer.shaded)
    for cell in answer.shaded:
        yield cell, tuple(other for other in near[cell] if other in shaded)
