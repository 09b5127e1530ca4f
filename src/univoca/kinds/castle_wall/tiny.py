"""Tiny Castle Walls for the test that tries every filling. Knows no rule."""

from __future__ import annotations

from collections.abc import Iterator

from univoca.grid import Size, edges
from univoca.kinds.castle_wall.model import COLOURS, STEPS, Answer, Clue, Puzzle, puzzle_of
from univoca.rng import Rng

MOST_SEGMENTS = 13
_SHAPES = ((2, 2), (2, 3), (3, 2), (3, 3), (3, 3), (3, 4), (4, 3), (3, 5), (2, 5), (4, 4), (1, 4))


def puzzle(rng: Rng) -> Puzzle:
    """Return a random tiny puzzle whose clues leave at most `MOST_SEGMENTS` free segments."""
    rows, cols = rng.choice(_SHAPES)
    size = Size(rows, cols)
    cells = rng.shuffled(range(size.cells))
    wanted = rng.below(4)
    clues: list[Clue] = []
    for cell in cells:
        made = puzzle_of(size, clues)
        if len(clues) >= wanted and len(_free(made)) <= MOST_SEGMENTS:
            break
        clues.append(_clue(rng, size, cell))
    return puzzle_of(size, clues)


def _clue(rng: Rng, size: Size, cell: int) -> Clue:
    colour = rng.weighted(COLOURS, (3, 1, 1))
    arrow = rng.choice(("none", *STEPS))
    if arrow == "none" or rng.chance(0.15):
        return Clue(cell, colour, arrow)
    return Clue(cell, colour, arrow, rng.below(max(size.rows, size.cols) - 1 or 1))


def _free(made: Puzzle) -> list[tuple[int, int]]:
    """The segments that touch no clue; on boards of 12 segments or fewer, all of them."""
    every = edges(made.size)
    if len(every) <= 12:
        return list(every)
    clues = made.clue_cells
    return [edge for edge in every if edge[0] not in clues and edge[1] not in clues]


def fillings(made: Puzzle) -> Iterator[Answer]:
    """Yield every set of free segments, right or wrong; at most 8,192 of them."""
    free = _free(made)
    for bits in range(1 << len(free)):
        yield Answer.of(edge for at, edge in enumerate(free) if bits >> at & 1)
