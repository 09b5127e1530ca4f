"""Random single loops on a board, grown as a region of corners whose rim is the loop.

Knows no clue. A corner may join the region only where the region and what is left outside stay
connected and no cell is touched by two opposite corners alone, which its eight neighbours tell.
Under a symmetry the image of a corner mostly joins with it, so that cells off the loop come in
pairs without the loop being its own image.
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


def image(size: Size, place: int, symmetry: str) -> int:
    """Return where a place of a board goes under a symmetry: "none", "rotational" or "mirror".

    The half turn about the middle, or the mirror that swaps left and right.
    """
    if symmetry == "rotational":
        return size.cells - 1 - place
    if symmetry == "mirror":
        row, col = divmod(place, size.cols)
        return row * size.cols + size.cols - 1 - col
    return place


def random_loop(
    rng: Rng,
    size: Size,
    least: float,
    most: float,
    *,
    symmetry: str = "none",
    likeness: float = 0.0,
) -> Loop | None:
    """Return a loop that visits a share of the cells drawn between two bounds.

    `likeness` is how often the image of a corner joins with it. None when this growth ended as a
    rectangle, too straight, or out of the bounds of the module.
    """
    wanted = size.cells * (least + (most - least) * rng.random())
    region = _Region(size)
    region.join(_first(rng, size, symmetry))
    _grow(rng, region, wanted, symmetry, likeness)
    loop = _rim(size, region.inside)
    turns, length = loop.turns, len(loop.segments)
    good = LEAST_COVER <= loop.cover <= MOST_COVER and turns > 4 and 3 * turns >= length
    return loop if good else None


def _first(rng: Rng, size: Size, symmetry: str) -> int:
    """Return the corner to begin with: any, or under a symmetry one that is near its image."""
    row, col = 1 + rng.below(size.rows - 1), 1 + rng.below(size.cols - 1)
    if symmetry != "none":
        col = size.cols // 2
    if symmetry == "rotational":
        row = size.rows // 2
    return row * (size.cols + 1) + col


class _Region:
    """Corners joined so far, on a frame of `rows + 1` by `cols + 1` whose rim never joins."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.frame = Size(size.rows + 1, size.cols + 1)
        self.inside = [False] * self.frame.cells
        self.border: list[int] = []
        self.length = 0

    def join(self, corner: int, near: int = 0) -> None:
        """Let a corner in, `near` of whose four nearest are in."""
        self.inside[corner] = True
        self.length += 4 - 2 * near
        self.border += self._next_to(corner)

    def fits(self, corner: int) -> int:
        """Return how many of a corner's four nearest are in, 0 where it may not join."""
        if self.inside[corner]:
            return 0
        pattern = 0
        width = self.frame.cols
        for at, (down, right) in enumerate(_ROUND):
            if self.inside[corner + down * width + right]:
                pattern |= 1 << at
        return _simple()[pattern]

    def _next_to(self, corner: int) -> list[int]:
        rows, cols = self.frame.rows, self.frame.cols
        row, col = divmod(corner, cols)
        near = ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col))
        return [r * cols + c for r, c in near if 0 < r < rows - 1 and 0 < c < cols - 1]


def _grow(rng: Rng, region: _Region, wanted: float, symmetry: str, likeness: float) -> None:
    """Let a region grow until its rim is long enough or nothing fits any more.

    Corners that lengthen the rim most are taken first, now and then another. A corner that does not
    fit is looked at again when one next to it has joined.
    """
    border = region.border
    tries = 12 * region.size.cells
    while region.length < wanted and border and tries:
        tries -= 1
        at = rng.below(len(border))
        corner = border[at]
        near = region.fits(corner)
        if near == 0:
            border[at] = border[-1]
            border.pop()
            continue
        if near > 1 and not rng.chance(0.25):
            continue
        region.join(corner, near)
        if likeness and rng.chance(likeness):
            other = image(region.frame, corner, symmetry)
            near = region.fits(other)
            if near:
                region.join(other, near)


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
