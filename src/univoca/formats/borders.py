"""Borders between cells as pzpr writes them: five bits a base-32 digit. Knows no puzzle."""

from __future__ import annotations

from univoca.errors import InputError
from univoca.grid import Size, components, edges

_DIGITS = "0123456789abcdefghijklmnopqrstuv"


def lengths(size: Size) -> tuple[int, int]:
    """Return how many characters the vertical and the horizontal borders take."""
    vertical = -(-(size.cols - 1) * size.rows // 5)
    horizontal = -(-size.cols * (size.rows - 1) // 5)
    return vertical, horizontal


def read_walls(text: str, size: Size, start: int = 0) -> tuple[bool, ...]:
    """Return one bit an edge, in the order of `grid.edges`; characters missing at the end are 0.

    `start` is where the text stood in what the person typed, for the error.
    """
    vertical, horizontal = lengths(size)
    if len(text) > vertical + horizontal:
        raise InputError(
            "error-borders-long", found=len(text), expected=vertical + horizontal, position=start
        )
    bits: list[bool] = []
    for index, letter in enumerate(text):
        value = _DIGITS.find(letter)
        if value < 0:
            raise InputError("error-borders-digit", found=letter, position=start + index + 1)
        bits += [bool(value >> shift & 1) for shift in (4, 3, 2, 1, 0)]
    bits += [False] * (5 * (vertical + horizontal) - len(bits))
    across = (size.cols - 1) * size.rows
    down = size.cols * (size.rows - 1)
    return tuple(bits[:across] + bits[5 * vertical : 5 * vertical + down])


def read_regions(text: str, size: Size, start: int = 0) -> tuple[int, ...]:
    """Return each cell's region: the parts that the walls leave, numbered by first cell."""
    walls = frozenset(
        edge for edge, wall in zip(edges(size), read_walls(text, size, start), strict=True) if wall
    )
    return components(size, lambda a, b: (min(a, b), max(a, b)) not in walls)


def write_regions(size: Size, regions: tuple[int, ...]) -> str:
    """Return the border text of a division into regions."""
    walls = [regions[a] != regions[b] for a, b in edges(size)]
    across = (size.cols - 1) * size.rows
    return _digits(walls[:across]) + _digits(walls[across:])


def _digits(bits: list[bool]) -> str:
    padded = bits + [False] * (-len(bits) % 5)
    groups = (padded[index : index + 5] for index in range(0, len(padded), 5))
    return "".join(
        _DIGITS[sum(bit << (4 - at) for at, bit in enumerate(group))] for group in groups
    )
