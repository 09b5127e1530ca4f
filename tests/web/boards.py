"""The largest boards that each kind takes, as a hostile page would send them: made here, not kept.

They are not meant to have a solution; they are meant to cost as much as a text of some length can.
"""

from __future__ import annotations

from univoca.grid import Size, edges
from univoca.kinds import castle_wall, norinori, pentominoes, polypivot, stitches
from univoca.kinds.castle_wall.model import Clue, puzzle_of
from univoca.kinds.norinori.model import Puzzle as Norinori
from univoca.kinds.polypivot.model import Piece
from univoca.kinds.polypivot.model import Puzzle as PolyPivot
from univoca.kinds.stitches.model import checked
from univoca.opening import puzzle_text

SIZE = Size(60, 60)
Marks = dict[str, str]


def _squares(side: int) -> list[int]:
    per_row = -(-SIZE.cols // side)
    return [
        (cell // SIZE.cols // side) * per_row + cell % SIZE.cols // side for cell in range(3600)
    ]


def largest() -> dict[str, tuple[str, Marks]]:
    """Return boards by name, each with marks on everything that can be marked."""
    cells = {f"r{row}c{col}": "shaded" for row in range(1, 61) for col in range(1, 61)}
    names = [f"r{a // 60 + 1}c{a % 60 + 1}-r{b // 60 + 1}c{b % 60 + 1}" for a, b in edges(SIZE)]
    nori, wall, stitch = norinori.KIND, castle_wall.KIND, stitches.KIND
    none = (None,) * 60
    found: dict[str, tuple[str, Marks]] = {}
    for side in (1, 2, 3, 60):
        found[f"norinori-{side}"] = puzzle_text(nori, Norinori(SIZE, tuple(_squares(side)))), cells
    for side, k in ((1, 1), (2, 1), (6, 3)):
        board = checked(SIZE, _squares(side), k, none, none)
        found[f"stitches-{side}"] = puzzle_text(stitch, board), dict.fromkeys(names, "stitched")
    empty = puzzle_of(SIZE, ())
    full = puzzle_of(SIZE, [Clue(c, "gray", "right", 1) for c in range(0, 3600, 7)])
    found["castle-wall-empty"] = puzzle_text(wall, empty), dict.fromkeys(names, "wall")
    found["castle-wall-full"] = puzzle_text(wall, full), dict.fromkeys(names, "wall")
    for pieces in ("P720", "FILNPTUVWXYZ60"):
        text = f"univoca:{pentominoes.KIND.info.id}/60/60/3600/{pieces}"
        found[f"pentominoes-{pieces[0]}"] = text, {}
    found["polypivot-few"] = _polypivot(12, 64), {}
    found["polypivot-many"] = _polypivot(2000, 4), {}
    return found


def _polypivot(count: int, cells: int) -> str:
    """Return a board of equal squares with two pivots each, in the widest workspace."""
    side = round(cells**0.5)
    square = tuple((row + 40, col + 40) for row in range(side) for col in range(side))
    board = PolyPivot(SIZE, 20, (Piece(square, (0, cells - 1)),) * count)
    return puzzle_text(polypivot.KIND, board)
