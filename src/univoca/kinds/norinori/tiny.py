"""Random tiny Norinori for the exhaustive test, and every filling of them. Knows no rule."""

from __future__ import annotations

from collections.abc import Iterator

from univoca.grid import Size, neighbours, normal_regions
from univoca.kinds.norinori.model import Answer, Puzzle
from univoca.rng import Rng

SIZES = ((1, 4), (2, 2), (2, 3), (3, 2), (2, 5), (3, 3), (5, 2), (3, 4), (4, 3), (3, 5), (2, 7))


def puzzle(rng: Rng) -> Puzzle:
    """Return a board of at most 15 cells, cut at random into regions of any size, one included."""
    rows, cols = rng.choice(SIZES)
    size = Size(rows, cols)
    wanted = rng.between(1, max(1, size.cells // 3))
    near = neighbours(size)
    regions = [-1] * size.cells
    for region, cell in enumerate(rng.shuffled(range(size.cells))[:wanted]):
        regions[cell] = region
    while -1 in regions:
        cell = rng.choice([cell for cell in range(size.cells) if regions[cell] < 0])
        around = [regions[other] for other in near[cell] if regions[other] >= 0]
        if around:
            regions[cell] = rng.choice(around)
    return Puzzle(size, normal_regions(regions))


def fillings(puzzle: Puzzle) -> Iterator[Answer]:
    """Yield every set of shaded cells: two to the power of the cells."""
    cells = range(puzzle.size.cells)
    for bits in range(1 << puzzle.size.cells):
        yield Answer(tuple(cell for cell in cells if bits >> cell & 1))
