"""Free polyominoes of 1 to 8 cells: their names, and the eight ways to lay each.

Knows no board. A pentomino is named by its letter, any other polyomino by its code in brackets:
the width, then each row as a binary number in hexadecimal (two digits where the width is over 4),
the smallest such text of its eight orientations: `(111)` is the domino, `(11)` the single cell.
"""

from __future__ import annotations

import re
from functools import lru_cache

from univoca.errors import InputError

Cells = tuple[tuple[int, int], ...]

MAX_AREA = 8
TURNS = ("0", "1", "2", "3", "0f", "1f", "2f", "3f")
PICTURES = {
    "F": ".## ##. .#.",
    "I": "# # # # #",
    "L": "#. #. #. ##",
    "N": ".# .# ## #.",
    "P": "## ## #.",
    "T": "### .#. .#.",
    "U": "#.# ###",
    "V": "#.. #.. ###",
    "W": "#.. ##. .##",
    "X": ".#. ### .#.",
    "Y": ".# ## .# .#",
    "Z": "##. .#. .##",
}
LETTERS = "".join(PICTURES)
_NAME = re.compile(r"[A-Z]|\([1-8][0-9a-f]{1,16}\)")


def corner(cells: Cells) -> Cells:
    """Return the cells moved so that their box begins at (0, 0), sorted."""
    top, left = min(row for row, _ in cells), min(col for _, col in cells)
    return tuple(sorted((row - top, col - left) for row, col in cells))


def turned(cells: Cells) -> Cells:
    """Return the cells after a quarter turn clockwise."""
    return corner(tuple((col, -row) for row, col in cells))


def mirrored(cells: Cells) -> Cells:
    """Return the cells with left and right exchanged."""
    return corner(tuple((row, -col) for row, col in cells))


def eight(cells: Cells) -> tuple[Cells, ...]:
    """Return the orientations in the order of `TURNS`: mirrored where flipped, then turned."""
    found = [corner(cells), *[()] * 3, mirrored(cells), *[()] * 3]
    for way in (1, 2, 3, 5, 6, 7):
        found[way] = turned(found[way - 1])
    return tuple(found)


def _code(cells: Cells) -> str:
    width = max(col for _, col in cells) + 1
    rows = [0] * (max(row for row, _ in cells) + 1)
    for row, col in cells:
        rows[row] |= 1 << (width - 1 - col)
    digits = 2 if width > 4 else 1
    return f"({width}{''.join(f'{row:0{digits}x}' for row in rows)})"


def _drawn(picture: str) -> Cells:
    rows = picture.split()
    marked = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"]
    return corner(tuple(marked))


_BASES = {letter: _drawn(picture) for letter, picture in PICTURES.items()}
_LETTER_OF = {min(map(_code, eight(cells))): letter for letter, cells in _BASES.items()}


def name_of(cells: Cells) -> str:
    """Return the name of a polyomino given by its cells, in any orientation."""
    code = min(map(_code, eight(cells)))
    return _LETTER_OF.get(code, code)


def is_polyomino(cells: Cells) -> bool:
    """Return whether there are 1 to 8 cells that hang together by their sides."""
    if not 1 <= len(cells) <= MAX_AREA:
        return False
    left = set(cells)
    stack = [cells[0]]
    left.discard(cells[0])
    while stack:
        row, col = stack.pop()
        for near in ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)):
            if near in left:
                left.discard(near)
                stack.append(near)
    return not left


@lru_cache(maxsize=4096)
def parse_name(text: str) -> str:
    """Read a letter or a code in any orientation; raises InputError when it is no such piece."""
    if text in _BASES:
        return text
    if _NAME.fullmatch(text) is None or len(text) == 1:
        raise InputError("pentominoes-piece-name", found=text[:40])
    width, digits = int(text[1]), text[2:-1]
    step = 2 if width > 4 else 1
    if len(digits) % step:
        raise InputError("pentominoes-piece-name", found=text[:40])
    rows = [int(digits[at : at + step], 16) for at in range(0, len(digits), step)]
    cells = tuple(
        (row, width - 1 - bit)
        for row, bits in enumerate(rows)
        for bit in range(8)
        if bits >> bit & 1
    )
    if max(rows) >> width or not is_polyomino(cells):
        raise InputError("pentominoes-piece-name", found=text[:40])
    return name_of(cells)


@lru_cache(maxsize=4096)
def base(name: str) -> Cells:
    """Return the cells of a piece as it lies in the tray."""
    if name in _BASES:
        return _BASES[name]
    width, digits = int(name[1]), name[2:-1]
    step = 2 if width > 4 else 1
    rows = [int(digits[at : at + step], 16) for at in range(0, len(digits), step)]
    return corner(
        tuple((r, width - 1 - b) for r, bits in enumerate(rows) for b in range(8) if bits >> b & 1)
    )


@lru_cache(maxsize=4096)
def orientations(name: str) -> dict[str, Cells]:
    """Return the cells of each of the eight turns; symmetric pieces repeat themselves."""
    return dict(zip(TURNS, eight(base(name)), strict=True))


@lru_cache(maxsize=4096)
def distinct(name: str) -> dict[Cells, str]:
    """Return the first turn of each different orientation, by its cells."""
    found: dict[Cells, str] = {}
    for turn, cells in orientations(name).items():
        found.setdefault(cells, turn)
    return found


def area(name: str) -> int:
    """Return the number of cells of a piece."""
    return len(base(name))


def order(name: str) -> tuple[bool, int, str]:
    """Return what pieces are sorted by: letters first, then others by area and code."""
    return (name not in _BASES, area(name), name)
