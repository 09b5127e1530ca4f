"""Outlines grown by joining pieces, and how good they look. Knows no search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from univoca.grid import SYMMETRIES, Size, components
from univoca.kinds.pentominoes import shapes
from univoca.kinds.pentominoes.model import Answer, Puzzle, answer_of_places, placement_at
from univoca.rng import Rng

TRIES = 40
Cell = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Grown:
    """An outline with the packing that it was joined from."""

    puzzle: Puzzle
    answer: Answer


def grow(rng: Rng, names: Sequence[str]) -> Grown:
    """Join the pieces one by one, each where it best fits of 40 random places that touch."""
    laid: list[tuple[str, tuple[Cell, ...]]] = []
    taken: dict[Cell, int] = {}
    for name in rng.shuffled(names):
        cells = _best_place(rng, name, taken)
        laid.append((name, cells))
        taken.update(dict.fromkeys(cells, len(laid)))
    top, left = min(row for row, _ in taken), min(col for _, col in taken)
    size = Size(max(r for r, _ in taken) - top + 1, max(c for _, c in taken) - left + 1)
    laid.sort(key=lambda each: shapes.order(each[0]))
    moved = [(name, [(row - top, col - left) for row, col in cells]) for name, cells in laid]
    outline = sorted(row * size.cols + col for _, cells in moved for row, col in cells)
    puzzle = Puzzle(size, tuple(outline), tuple(name for name, _ in moved))
    places = [placement_at(name, cells) for name, cells in moved]
    return Grown(puzzle, answer_of_places(puzzle, places))


def _best_place(rng: Rng, name: str, taken: dict[Cell, int]) -> tuple[Cell, ...]:
    turns = list(shapes.distinct(name))
    if not taken:
        return rng.choice(turns)
    rim = sorted({near for cell in taken for near in around(cell)} - taken.keys())
    best: tuple[float, tuple[Cell, ...]] | None = None
    tries = 0
    while tries < TRIES or best is None:
        tries += 1
        (row, col), laid = rng.choice(rim), rng.choice(turns)
        dr, dc = rng.choice(laid)
        cells = tuple((row + r - dr, col + c - dc) for r, c in laid)
        if any(cell in taken for cell in cells):
            continue
        touching = sum(near in taken for cell in cells for near in around(cell))
        value = touching - 0.25 * _half_rim(taken, cells) + 1.5 * rng.random()
        if best is None or value > best[0]:
            best = value, cells
    return best[1]


def around(cell: Cell) -> tuple[Cell, ...]:
    """Return the four cells beside one."""
    row, col = cell
    return ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col))


def _half_rim(taken: dict[Cell, int], cells: Sequence[Cell]) -> int:
    """Return height and width of the box around all."""
    rows = [row for row, _ in taken] + [row for row, _ in cells]
    cols = [col for _, col in taken] + [col for _, col in cells]
    return max(rows) - min(rows) + max(cols) - min(cols)


def holes(puzzle: Puzzle) -> int:
    """Return how many parts outside the outline the outline shuts in."""
    rows, cols = puzzle.size.rows + 2, puzzle.size.cols + 2
    inside = {
        (cell // puzzle.size.cols + 1, cell % puzzle.size.cols + 1) for cell in puzzle.outline
    }
    filled = [divmod(cell, cols) in inside for cell in range(rows * cols)]
    parts = components(Size(rows, cols), lambda a, b: filled[a] == filled[b])
    return len({parts[cell] for cell in range(rows * cols) if not filled[cell]}) - 1


def looks(puzzle: Puzzle) -> float:
    """Return how good an outline looks, the higher the better: compact, no holes, symmetric."""
    cells = {divmod(cell, puzzle.size.cols) for cell in puzzle.outline}
    rim = sum(near not in cells for cell in cells for near in around(cell))
    compact = 4 * sqrt(len(cells)) / rim
    alike = 0.0
    for symmetry in SYMMETRIES[1:]:
        if symmetry.size(puzzle.size) == puzzle.size:
            images = sum(symmetry.place(puzzle.size, row, col) in cells for row, col in cells)
            alike = max(alike, images / len(cells))
    return compact + 0.3 * alike - 0.15 * holes(puzzle)
