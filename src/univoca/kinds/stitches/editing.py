"""How a Stitches is drawn: borders, the numbers of rows and columns, and k. Knows no rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from univoca.formats.numbers import MAX_NUMBER
from univoca.grid import Size
from univoca.kinds.stitches.model import MAX_K, Number, Puzzle, checked
from univoca.scene import Shape, Target
from univoca.sheet import (
    EDGES,
    NONE,
    NUMBER,
    EditFamily,
    Field,
    Sheet,
    border_edits,
    division,
    grid_shapes,
    regions_of,
)

_BOX = (0.0, 0.0, 1.0, 1.0)
_K = "r0c0"


def blank(size: Size) -> Puzzle:
    """Return a board that is one region, without numbers, with one stitch a pair."""
    return checked(size, (0,) * size.cells, 1, (None,) * size.rows, (None,) * size.cols)


def sheet(puzzle: Puzzle) -> Sheet:
    """Return the board: borders inside, a number beside each row and above each column, k."""
    size = puzzle.size
    families, cells = division(size)
    number = Field("number", "stitches-edit-number", bounds=(0, MAX_NUMBER))
    pairs = Field("k", "stitches-edit-k", ("1",), bounds=(1, MAX_K))
    families |= {
        "line": _family(number, "clue", NUMBER),
        "k": _family(pairs, "note", f"×{NUMBER}"),
    }
    return Sheet(
        size.cols,
        size.rows,
        grid_shapes(size),
        families,
        (*cells, *_margin(size)),
        margin=(1.0, 1.0, 0.25, 0.25),
        divides=EDGES,
    )


def _family(field: Field, role: str, text: str) -> EditFamily:
    return EditFamily((field,), {"": (Shape("text", (0.5, 0.5, 0.5), role, text),)}, _BOX)


def _margin(size: Size) -> list[Target]:
    """Return k in the corner, then the rows' numbers, then the columns'."""
    rows, cols = range(1, size.rows + 1), range(1, size.cols + 1)
    left = [
        Target(f"r{row}c0", "line", -1, row - 1, "stitches-target-row", {"row": row})
        for row in rows
    ]
    top = [
        Target(f"r0c{column}", "line", column - 1, -1, "stitches-target-column", {"column": column})
        for column in cols
    ]
    return [Target(_K, "k", -1, -1, "stitches-target-k"), *left, *top]


def edits_of(puzzle: Puzzle) -> dict[str, str]:
    """Return the borders, the numbers that are given, and k where it is not 1."""
    edits = border_edits(puzzle.size, puzzle.regions)
    edits |= {f"r{row}c0": str(one) for row, one in enumerate(puzzle.rows, 1) if one is not None}
    edits |= {f"r0c{col}": str(one) for col, one in enumerate(puzzle.columns, 1) if one is not None}
    return edits if puzzle.k == 1 else edits | {_K: str(puzzle.k)}


def edited(puzzle: Puzzle, edits: Mapping[str, str]) -> Puzzle:
    """Return the puzzle of this size with exactly these borders and numbers."""
    size = puzzle.size
    values = sheet(puzzle).values(edits)

    def number(name: str) -> Number:
        given: Any = values.get(name, (NONE,))[0]
        return None if given == NONE else int(given)

    rows = [number(f"r{row}c0") for row in range(1, size.rows + 1)]
    columns = [number(f"r0c{column}") for column in range(1, size.cols + 1)]
    return checked(size, regions_of(size, values), number(_K) or 1, rows, columns)
