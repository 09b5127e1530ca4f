"""Where legal turns lead a piece: its positions, the fewest turns to each, those in the target.

Pieces overlap freely while they move, so that each has its own. Knows no rule of solving.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from univoca.kernels.orbits import walk
from univoca.kinds.polypivot.model import Cells, Piece, Position, Puzzle, shapes, start


@dataclass(frozen=True, slots=True)
class Turn:
    """A quarter turn of piece `piece` about its pivot 1 or 2; `by` is 1 clockwise, -1 not."""

    piece: int
    pivot: int
    by: int

    def __str__(self) -> str:
        return f"{self.piece}:p{self.pivot}{'+' if self.by > 0 else '-'}"


@dataclass(frozen=True, slots=True)
class Orbit:
    """Every position that turns can reach, nearest first.

    `before[k]` is the index of the position that a turn led from to position k (-1 for the
    start), `moves[k]` that turn: twice the pivot (from 0), plus 1 when anticlockwise.
    """

    positions: tuple[Position, ...]
    before: tuple[int, ...]
    moves: tuple[int, ...]

    def depths(self) -> list[int]:
        """Return the least number of turns to each position."""
        depths: list[int] = []
        for index in self.before:
            depths.append(0 if index < 0 else depths[index] + 1)
        return depths

    def way(self, index: int, number: int) -> tuple[Turn, ...]:
        """Return a shortest row of turns of piece `number` (from 1) to a position."""
        turns = []
        while self.before[index] >= 0:
            move = self.moves[index]
            turns.append(Turn(number, move // 2 + 1, -1 if move % 2 else 1))
            index = self.before[index]
        return tuple(reversed(turns))


def orbit(puzzle: Puzzle, piece: Piece) -> Orbit:
    """Walk from the start by legal turns, breadth first."""
    space = puzzle.workspace
    laid = shapes(piece.cells)
    limits: list[int] = []
    shifts: list[int] = []
    for turns, shape in enumerate(laid):
        limits += (space.rows - 1 - max(r for r, _ in shape), space.cols - 1 - _right(shape))
        for fixed in piece.pivots:
            for by in (1, -1):
                after = laid[(turns + by) % 4]
                down, right = shape[fixed][0] - after[fixed][0], shape[fixed][1] - after[fixed][1]
                shifts += ((turns + by) % 4, down, right)
    first = start(piece)
    code = first.row * space.cols + first.col
    moves = 2 * len(piece.pivots)
    places, before, by_moves = walk(
        space.rows, space.cols, code, moves=moves, limits=limits, shifts=shifts
    )
    cells, cols = space.cells, space.cols
    positions = tuple(
        Position(place % cells // cols, place % cols, place // cells) for place in places
    )
    return Orbit(positions, tuple(before), tuple(by_moves))


def _right(shape: Cells) -> int:
    return max(c for _, c in shape)


def inside(puzzle: Puzzle, piece: Piece, found: Orbit) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield the indices of the positions inside the target with the target cells covered there."""
    margin, cols = puzzle.margin, puzzle.size.cols
    laid = shapes(piece.cells)
    offsets = [sorted(r * cols + c for r, c in shape) for shape in laid]
    lowest = [margin + puzzle.size.rows - 1 - max(r for r, _ in shape) for shape in laid]
    rightmost = [margin + cols - 1 - _right(shape) for shape in laid]
    for index, position in enumerate(found.positions):
        turns = position.turns
        if margin <= position.row <= lowest[turns] and margin <= position.col <= rightmost[turns]:
            base = (position.row - margin) * cols + position.col - margin
            yield index, tuple([base + offset for offset in offsets[turns]])
