"""Tiny Castle Walls for the test that tries every filling. Knows no rule."""

from __future__ import annotations

from collections.abc import Iterator

from univoca.grid import Size, edges
from univoca.kinds.castle_wall.model import (
    COLOURS,
    STEPS,
    Answer,
    Clue,
    Edge,
    Puzzle,
    puzzle_of,
)
from univoca.rng import Rng

MOST_SEGMENTS = 12
_SHAPES = ((2, 2), (2, 3), (3, 2), (3, 3), (3, 3), (3, 4), (4, 3), (3, 5), (2, 5), (4, 4), (1, 4))


def puzzle(rng: Rng) -> Puzzle:
    """Return a random tiny puzzle whose clues leave at most `MOST_SEGMENTS` free segments.

    Its clues tell the truth about some rectangle, so that answers are not too rare, but for those
    that are drawn blindly.
    """
    rows, cols = rng.choice(_SHAPES)
    size = Size(rows, cols)
    wall = _rectangle(rng, size)
    on_wall = dict.fromkeys(cell for edge in wall for cell in edge)
    cells = rng.shuffled([cell for cell in range(size.cells) if cell not in on_wall])
    cells += rng.shuffled(list(on_wall))
    wanted, noise = rng.below(5), rng.choice((0.0, 0.1, 0.5))
    clues: list[Clue] = []
    for cell in cells:
        if len(clues) >= wanted and len(_free(puzzle_of(size, clues))) <= MOST_SEGMENTS:
            break
        clues.append(_clue(rng, size, cell, wall, noise))
    return puzzle_of(size, clues)


def _rectangle(rng: Rng, size: Size) -> tuple[Edge, ...]:
    """Return the segments of a rectangle, none on a board too narrow for one."""
    if size.rows < 2 or size.cols < 2:
        return ()
    top, left = rng.below(size.rows - 1), rng.below(size.cols - 1)
    bottom, right = rng.between(top + 1, size.rows - 1), rng.between(left + 1, size.cols - 1)
    cells = [row * size.cols + col for row in range(top, bottom + 1) for col in (left, right)]
    cells += [row * size.cols + col for row in (top, bottom) for col in range(left, right + 1)]
    rim = dict.fromkeys(cells)
    return tuple(
        (a, b)
        for a, b in edges(size)
        if a in rim and b in rim and _along(size, a, b, (top, bottom), (left, right))
    )


def _along(size: Size, a: int, b: int, rows: tuple[int, int], cols: tuple[int, int]) -> bool:
    if b == a + 1:
        return a // size.cols in rows
    return a % size.cols in cols


def _clue(rng: Rng, size: Size, cell: int, wall: tuple[Edge, ...], noise: float) -> Clue:
    colour = rng.weighted(COLOURS, (4, 1, 1))
    if colour != "gray" and not rng.chance(noise):
        row, col = divmod(cell, size.cols)
        above = sum((r * size.cols + col - 1, r * size.cols + col) in wall for r in range(row))
        colour = "white" if col > 0 and above % 2 else "black"
    arrow = rng.choice(("none", *STEPS))
    if arrow == "none" or rng.chance(0.15):
        return Clue(cell, colour, arrow)
    ray = Puzzle(size, ()).ray(Clue(cell, colour, arrow))
    number = sum(edge in wall for edge in ray)
    if rng.chance(noise):
        number = rng.below(max(size.rows, size.cols))
    return Clue(cell, colour, arrow, number)


def _free(made: Puzzle) -> list[Edge]:
    """The segments that touch no clue; on boards of `MOST_SEGMENTS` or fewer, all of them."""
    every = edges(made.size)
    if len(every) <= MOST_SEGMENTS:
        return list(every)
    clues = made.clue_cells
    return [edge for edge in every if edge[0] not in clues and edge[1] not in clues]


def fillings(made: Puzzle) -> Iterator[Answer]:
    """Yield every set of free segments, right or wrong; at most 4,096 of them."""
    free = _free(made)
    for bits in range(1 << len(free)):
        yield Answer.of(edge for at, edge in enumerate(free) if bits >> at & 1)
