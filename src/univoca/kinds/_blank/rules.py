"""What a right answer is: one function a rule, in the order of the rules. Knows no search."""

from __future__ import annotations

from collections.abc import Iterator

from univoca.contract import Violation
from univoca.grid import cell_name
from univoca.kinds._blank.model import Answer, Puzzle, has_cross, has_dot


def violations(puzzle: Puzzle, answer: Answer) -> tuple[Violation, ...]:
    """Return every broken rule, in the order of the kind's rules; none means solved."""
    return (*dot(puzzle, answer), *cross(puzzle, answer))


def dot(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the cells with a dot that are not shaded."""
    for cell in range(puzzle.size.cells):
        if has_dot(puzzle, cell) and cell not in answer.shaded:
            yield _violation("dot", puzzle, cell)


def cross(puzzle: Puzzle, answer: Answer) -> Iterator[Violation]:
    """Yield the cells with a cross that are shaded."""
    for cell in answer.shaded:
        if has_cross(puzzle, cell):
            yield _violation("cross", puzzle, cell)


def _violation(rule: str, puzzle: Puzzle, cell: int) -> Violation:
    name = cell_name(cell, puzzle.size.cols)
    return Violation(rule, (name,), {"cell": name})
