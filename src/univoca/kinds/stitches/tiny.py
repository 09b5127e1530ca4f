"""Tiny boards of Stitches for the test that tries every filling. Knows no rule."""

from __future__ import annotations

from collections.abc import Iterator

from univoca.grid import Size, components, edges
from univoca.kinds.stitches.model import (
    Answer,
    Edge,
    Number,
    Puzzle,
    answer_from,
    borders,
    checked,
    pairs,
)
from univoca.rng import Rng

MAX_BORDERS = 12
_SIZES = ((2, 2), (2, 3), (3, 2), (1, 5), (5, 1), (2, 4), (4, 2), (3, 3), (3, 4), (4, 3))


def puzzle(rng: Rng) -> Puzzle:
    """Return a random board of at most 12 cells and 12 border edges.

    Three in four have all pairs joined by some matching, which most then count their numbers from.
    """
    joined = rng.chance(0.75)
    while True:
        rows, cols = rng.choice(_SIZES)
        size = Size(rows, cols)
        share = rng.between(3, 8) / 10
        kept = frozenset(edge for edge in edges(size) if rng.chance(share))
        regions = components(size, lambda a, b, kept=kept: (min(a, b), max(a, b)) in kept)  # type: ignore[misc]
        k = 2 if rng.chance(0.4) else 1
        bare = checked(size, regions, k, [None] * rows, [None] * cols)
        if not 1 <= len(borders(bare)) <= MAX_BORDERS:
            continue
        stitches = _some_stitches(bare, rng)
        if not joined or len(stitches) == k * len(pairs(bare)):
            return _numbered(bare, stitches, rng)


def _numbered(bare: Puzzle, stitches: list[Edge], rng: Rng) -> Puzzle:
    size = bare.size
    if rng.chance(0.2):
        numbers: list[Number] = [rng.between(0, 4) for _ in range(size.rows + size.cols)]
    else:
        holes = [end for edge in stitches for end in edge]
        by_row = [sum(hole // size.cols == row for hole in holes) for row in range(size.rows)]
        by_col = [sum(hole % size.cols == col for hole in holes) for col in range(size.cols)]
        numbers = [*by_row, *by_col]
    given = rng.between(0, 10) / 10
    numbers = [number if rng.chance(given) else None for number in numbers]
    return checked(size, bare.regions, bare.k, numbers[: size.rows], numbers[size.rows :])


def _some_stitches(bare: Puzzle, rng: Rng) -> list[Edge]:
    """Return stitches in random order while the cells are free and the pair has fewer than k."""
    holes: set[int] = set()
    made: dict[tuple[int, int], int] = {}
    stitches: list[Edge] = []
    for first, second in rng.shuffled(borders(bare)):
        a, b = sorted((bare.regions[first], bare.regions[second]))
        if first not in holes and second not in holes and made.get((a, b), 0) < bare.k:
            holes |= {first, second}
            made[a, b] = made.get((a, b), 0) + 1
            stitches.append((first, second))
    return stitches


def fillings(puzzle: Puzzle) -> Iterator[Answer]:
    """Yield every set of border edges: at most 4,096."""
    border = borders(puzzle)
    for mask in range(1 << len(border)):
        yield answer_from(edge for index, edge in enumerate(border) if mask >> index & 1)
