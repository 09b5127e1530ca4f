"""How a Norinori is drawn: borders part the board into regions. Knows no rule."""

from __future__ import annotations

from collections.abc import Mapping

from univoca.grid import Size
from univoca.kinds.norinori.model import Puzzle
from univoca.sheet import EDGES, Sheet, border_edits, division, grid_shapes, regions_of


def blank(size: Size) -> Puzzle:
    """Return a board that is one region."""
    return Puzzle(size, (0,) * size.cells)


def sheet(puzzle: Puzzle) -> Sheet:
    """Return the board: every edge between two cells may be a border."""
    size = puzzle.size
    families, targets = division(size)
    return Sheet(size.cols, size.rows, grid_shapes(size), families, targets, divides=EDGES)


def edits_of(puzzle: Puzzle) -> dict[str, str]:
    """Return the borders between the regions."""
    return border_edits(puzzle.size, puzzle.regions)


def edited(puzzle: Puzzle, edits: Mapping[str, str]) -> Puzzle:
    """Return the puzzle of this size with exactly these borders."""
    return Puzzle(puzzle.size, regions_of(puzzle.size, sheet(puzzle).values(edits)))
