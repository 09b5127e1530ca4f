"""Tiny boards for the exhaustive contract test: one or two pieces, every reachable position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from univoca.grid import Size, neighbours
from univoca.kinds.polypivot.model import (
    Answer,
    Cells,
    Piece,
    Position,
    Puzzle,
    cells_at,
    reachable,
    shapes,
    start,
    turned,
)
from univoca.rng import Rng

SIZES = (Size(2, 4), Size(4, 2), Size(3, 3), Size(2, 5), Size(3, 4), Size(1, 8), Size(2, 6))


def puzzle(rng: Rng) -> Puzzle:
    """Return a scrambled division of a small target, or pieces drawn without a thought of it."""
    size = rng.choice(SIZES)
    margin = rng.between(0, 2)
    space = Size(size.rows + 2 * margin, size.cols + 2 * margin)
    if rng.chance(0.3):
        areas = [4 + rng.below(2), max(4, size.cells - 4)]
        return Puzzle(size, margin, tuple(_piece(rng, _grown(rng, space, area)) for area in areas))
    regions = _division(rng, size)
    homes = [
        _piece(rng, [(cell // size.cols + margin, cell % size.cols + margin) for cell in region])
        for region in regions
    ]
    home = Puzzle(size, margin, tuple(homes))
    return Puzzle(size, margin, tuple(_scrambled(rng, home, piece) for piece in homes))


def _division(rng: Rng, size: Size) -> list[list[int]]:
    """Cut the target in one or two connected parts of at least four cells."""
    everything = list(range(size.cells))
    if size.cells < 8:
        return [everything]
    for _ in range(50):
        cells = [row * size.cols + col for row, col in _grown(rng, size, 4)]
        rest = [cell for cell in everything if cell not in cells]
        if len(_part(size, rest)) == len(rest):
            return [cells, rest]
    return [everything]


def _part(size: Size, cells: Sequence[int]) -> list[int]:
    """Return the connected part of the cells that holds the first of them."""
    near = neighbours(size)
    found = [cells[0]]
    for cell in found:
        found += [other for other in near[cell] if other in cells and other not in found]
    return found


def _grown(rng: Rng, space: Size, area: int) -> list[tuple[int, int]]:
    near = neighbours(space)
    cells = [rng.below(space.cells)]
    while len(cells) < min(area, space.cells):
        free = sorted({other for cell in cells for other in near[cell]} - set(cells))
        cells.append(rng.choice(free))
    return [divmod(cell, space.cols) for cell in sorted(cells)]


def _piece(rng: Rng, cells: Sequence[tuple[int, int]]) -> Piece:
    pivots = rng.shuffled(range(len(cells)))[: rng.between(1, 2)]
    return Piece(tuple(cells), tuple(pivots))


def _scrambled(rng: Rng, home: Puzzle, piece: Piece) -> Piece:
    position: Position = start(piece)
    for _ in range(rng.between(0, 5)):
        pivot = rng.below(len(piece.pivots))
        position = turned(home, piece, position, pivot, rng.choice((1, -1))) or position
    laid: Cells = shapes(piece.cells)[position.turns]
    moved = [(position.row + row, position.col + col) for row, col in laid]
    cells = tuple(sorted(moved))
    return Piece(cells, tuple(cells.index(moved[pivot]) for pivot in piece.pivots))


def fillings(puzzle: Puzzle) -> Iterator[Answer]:
    """Yield every choice of one reachable set of cells a piece."""
    choices = [
        sorted({cells_at(puzzle, piece, position) for position in reachable(puzzle, number)})
        for number, piece in enumerate(puzzle.pieces)
    ]
    yield from product(*choices)
