"""Random single loops on a board, grown as a region of corners whose rim is the loop.

Knows no clue. A corner may join the region only where the region and what is left outside stay
connected and no cell is touched by two opposite corners alone, which its eight neighbours tell.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from univoca.grid import Size, edges
from univoca.kinds.castle_wall.model import Edge
from univoca.rng import Rng

LEAST_COVER, MOST_COVER = 0.35, 0.75
"""The share of the cells that a loop visits."""

_ROUND = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


@dataclass(frozen=True, slots=True)
class Loop:
    """A loop: its segments in rising order, the cells on it, and the cells inside it."""

    size: Size
    segments: tuple[Edge, ...]
    on: frozenset[int]
    inside: frozenset[int]

    @property
    def drawn(self) -> frozenset[Edge]:
        """The segments, for membership only."""
        return frozenset(self.segments)

    @property
    def turns(self) -> int:
        """How many cells the loop turns in."""
        straight = [0] * self.size.cells
        for first, second in self.segments:
            step = 1 if second == first + 1 else -1
            straight[first] += step
            straight[second] += step
        return sum(1 for cell in self.on if straight[cell] == 0)

    @property
    def cover(self) -> float:
        """The share of the board's cells that the loop visits."""
        return len(self.on) / self.size.cells


@lru_cache(maxsize=1)
def _simple() -> tuple[int, ...]:
    """For each pattern of eight neighbours (bits in the order of `_ROUND`): may the corner join?

    0 no; otherwise the number of its four nearest that are in the region, 1 to 3.
    """
    found = []
    for pattern in range(256):
        bits = [pattern >> at & 1 for at in range(8)]
        changes = sum(bits[at] != bits[at - 1] for at in range(8))
        near = sum(bits[1::2])
        found.append(near if changes == 2 and 0 < near < 4 else 0)
    return tuple(found)


def random_loop(rng: Rng, size: Size, least: float, most: float) -> Loop | None:
    """Return a loop that visits a share of the cells drawn between two bounds.

    None when this growth ended as a rectangle, too straight, or out of the bounds of the module.
    """
    wanted = size.cells * (least + (most - least) * rng.random())
    region = _grown(rng, size, wanted)
    loop = _rim(size, region)
    turns, length = loop.turns, len(loop.segments)
    good = LEAST_COVER <= loop.cover <= MOST_COVER and turns > 4 and 3 * turns >= length
    return loop if good else None


def _grown(rng: Rng, size: Size, wanted: float) -> list[bool]:
    """Grow a region of corners until its rim is long enough or nothing fits any more.

    The corners lie on a frame of `rows + 1` by `cols + 1`, whose rim never joins. Corners that
    lengthen the rim most are taken first, now and then another. A corner that does not fit is
    looked at again when one next to it has joined.
    """
    width = size.cols + 1
    inside = [False] * ((size.rows + 1) * width)
    start = (1 + rng.below(size.rows - 1)) * width + 1 + rng.below(size.cols - 1)
    inside[start] = True
    length = 4
    border = _next_to(size, start)
    tries = 12 * size.cells
    while length < wanted and border and tries:
        tries -= 1
        at = rng.below(len(border))
        corner = border[at]
        near = 0 if inside[corner] else _fits(inside, corner, width)
        if near == 0:
            border[at] = border[-1]
            border.pop()
            continue
        if near > 1 and not rng.chance(0.25):
            continue
        inside[corner] = True
        length += 4 - 2 * near
        border += _next_to(size, corner)
    return inside


def _fits(inside: list[bool], corner: int, width: int) -> int:
    pattern = 0
    for at, (down, right) in enumerate(_ROUND):
        if inside[corner + down * width + right]:
            pattern |= 1 << at
    return _simple()[pattern]


def _next_to(size: Size, corner: int) -> list[int]:
    width = size.cols + 1
    row, col = divmod(corner, width)
    near = ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col))
    return [r * width + c for r, c in near if 0 < r < size.rows and 0 < c < size.cols]


def _rim(size: Size, inside: list[bool]) -> Loop:
    width = size.cols + 1
    segments: list[Edge] = []
    for first, second in edges(size):
        row, col = divmod(first, size.cols)
        corner = (row + 1) * width + col + 1
        other = corner - width if second == first + 1 else corner - 1
        if inside[corner] != inside[other]:
            segments.append((first, second))
    on = frozenset(cell for edge in segments for cell in edge)
    within = frozenset(
        cell
        for cell in range(size.cells)
        if cell not in on and inside[cell // size.cols * width + cell % size.cols]
    )
    return Loop(size, tuple(sorted(segments)), on, within)
