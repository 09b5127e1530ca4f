"""How a Castle Wall is drawn: a cell may be a tower with arrow and number. Knows no rule."""

from __future__ import annotations

from collections.abc import Mapping

from univoca.grid import Size, cell_name, parse_cell
from univoca.kinds.castle_wall.model import ARROWS, MAX_NUMBER, Clue, Puzzle, puzzle_of
from univoca.kinds.castle_wall.view import clue_shapes
from univoca.scene import Shape, moved
from univoca.sheet import NONE, NUMBER, EditFamily, Field, Sheet, cell_target, grid_shapes

_COLOURS = ("white", "black", "gray")
_FIELDS = (
    Field(
        "colour",
        "castle-wall-edit-colour",
        (NONE, *_COLOURS),
        {value: f"castle-wall-edit-colour-{value}" for value in (NONE, *_COLOURS)},
        {"w": "white", "b": "black", "g": "gray"},
    ),
    Field(
        "arrow",
        "castle-wall-edit-arrow",
        ARROWS,
        {value: f"castle-wall-edit-arrow-{value}" for value in ARROWS},
        needs={"colour": "white"},
    ),
    Field(
        "number",
        "castle-wall-edit-number",
        bounds=(0, MAX_NUMBER),
        needs={"colour": "white", "arrow": "right"},
    ),
)


def blank(size: Size) -> Puzzle:
    """Return a board without towers."""
    return Puzzle(size, ())


def sheet(puzzle: Puzzle) -> Sheet:
    """Return the board: every cell may be a tower."""
    size = puzzle.size
    looks = {f"{colour}:{arrow}": _look(colour, arrow) for colour in _COLOURS for arrow in ARROWS}
    family = EditFamily(_FIELDS, looks, (0.0, 0.0, 1.0, 1.0))
    targets = tuple(cell_target("tower", cell, size.cols) for cell in range(size.cells))
    return Sheet(size.cols, size.rows, grid_shapes(size), {"tower": family}, targets)


def _look(colour: str, arrow: str) -> tuple[Shape, ...]:
    """Return a tower as the view draws it, NUMBER where its number stands."""
    centre = Puzzle(Size(3, 3), ())
    number = None if arrow == NONE else 0
    shapes = clue_shapes(centre, Clue(4, colour, arrow, number))
    return tuple(
        moved(Shape(one.kind, one.at, one.role, NUMBER if one.kind == "text" else ""), -1, -1)
        for one in shapes
    )


def edits_of(puzzle: Puzzle) -> dict[str, str]:
    """Return the towers."""
    cols = puzzle.size.cols
    return {
        cell_name(clue.cell, cols): f"{clue.colour}:{clue.arrow}:"
        f"{NONE if clue.number is None else clue.number}"
        for clue in puzzle.clues
    }


def edited(puzzle: Puzzle, edits: Mapping[str, str]) -> Puzzle:
    """Return the puzzle of this size with exactly these towers; InputError as `puzzle_of` does."""
    size = puzzle.size
    return puzzle_of(
        size,
        (
            Clue(parse_cell(name, size), colour, arrow, None if number == NONE else int(number))
            for name, (colour, arrow, number) in sheet(puzzle).values(edits).items()
        ),
    )
