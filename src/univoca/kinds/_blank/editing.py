"""How a Blank is drawn: each cell has a sign, both signs or none. Knows no rule."""

from __future__ import annotations

from collections.abc import Mapping

from univoca.grid import Size, cell_name, parse_cell
from univoca.kinds._blank.model import BOTH, CROSS, DOT, FREE, Puzzle
from univoca.kinds._blank.view import sign_shapes
from univoca.sheet import NONE, EditFamily, Field, Sheet, cell_target, grid_shapes

_VALUES = {NONE: FREE, "dot": DOT, "cross": CROSS, "both": BOTH}
_SIGN = Field(
    "sign",
    "blank-edit-sign",
    tuple(_VALUES),
    {value: f"blank-edit-sign-{value}" for value in _VALUES},
    {"o": "dot", "x": "cross", "b": "both"},
)


def blank(size: Size) -> Puzzle:
    """Return a board without signs."""
    return Puzzle(size, FREE * size.cells)


def sheet(puzzle: Puzzle) -> Sheet:
    """Return the board: every cell takes a sign."""
    size = puzzle.size
    looks = {
        value: tuple(sign_shapes(Puzzle(Size(1, 1), sign), 0))
        for value, sign in _VALUES.items()
        if value != NONE
    }
    family = EditFamily((_SIGN,), looks, (0.0, 0.0, 1.0, 1.0))
    targets = tuple(cell_target("sign", cell, size.cols) for cell in range(size.cells))
    return Sheet(size.cols, size.rows, grid_shapes(size), {"sign": family}, targets)


def edits_of(puzzle: Puzzle) -> dict[str, str]:
    """Return the signs."""
    value_of = {sign: value for value, sign in _VALUES.items()}
    return {
        cell_name(cell, puzzle.size.cols): value_of[sign]
        for cell, sign in enumerate(puzzle.signs)
        if sign != FREE
    }


def edited(puzzle: Puzzle, edits: Mapping[str, str]) -> Puzzle:
    """Return the puzzle of this size with exactly these signs."""
    signs = [FREE] * puzzle.size.cells
    for name, (value,) in sheet(puzzle).values(edits).items():
        signs[parse_cell(name, puzzle.size)] = _VALUES[value]
    return Puzzle(puzzle.size, "".join(signs))
