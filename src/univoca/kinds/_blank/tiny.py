"""Tiny boards of Blank for the test that tries every filling. Knows no rule."""

from __future__ import annotations

from collections.abc import Iterator

from univoca.grid import Size
from univoca.kinds._blank.model import BOTH, CROSS, DOT, FREE, Answer, Puzzle
from univoca.rng import Rng

_SIZES = ((1, 1), (1, 4), (2, 2), (2, 3), (3, 2), (3, 3), (5, 1))


def puzzle(rng: Rng) -> Puzzle:
    """Return a random board of at most 9 cells; about half have a free cell or a cell with both."""
    size = Size(*rng.choice(_SIZES))
    signs = (DOT, CROSS, FREE, BOTH)
    cells = range(size.cells)
    return Puzzle(size, "".join(rng.weighted(signs, (8, 8, 1, 1)) for _ in cells))


def fillings(puzzle: Puzzle) -> Iterator[Answer]:
    """Yield every set of cells: at most 512."""
    cells = puzzle.size.cells
    for mask in range(1 << cells):
        yield Answer(tuple(cell for cell in range(cells) if mask >> cell & 1))
