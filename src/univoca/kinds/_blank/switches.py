"""Blank with each sign behind a literal of its own: where both are, they clash. Knows no search."""

from __future__ import annotations

from univoca.contract import GivenClue, Switched
from univoca.grid import cell_name
from univoca.kernels.sat import Clauses
from univoca.kinds._blank.model import Puzzle, has_cross, has_dot


def switched(puzzle: Puzzle) -> Switched:
    """Return the clauses; the clues are the signs in the order of their cells, a dot first."""
    clauses = Clauses()
    shaded = clauses.new(puzzle.size.cells)
    clues: list[tuple[GivenClue, int]] = []
    for cell, variable in enumerate(shaded):
        name = cell_name(cell, puzzle.size.cols)
        for sign, there, effect in (
            ("dot", has_dot(puzzle, cell), variable),
            ("cross", has_cross(puzzle, cell), -variable),
        ):
            if there:
                literal = clauses.new_variable()
                clauses.implies(literal, effect)
                said = {"cell": name, "sign": sign}
                clues.append((GivenClue((name,), "blank-clue", said), literal))
    marks = {cell_name(cell, puzzle.size.cols): shade for cell, shade in enumerate(shaded)}
    return Switched(clauses, tuple(clues), marks)
