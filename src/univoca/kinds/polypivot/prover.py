"""The rules as clauses: one Boolean a piece and place, each piece once, each target cell once.

Which places a piece can come to is found without walking from its start: all legal positions of
the workspace are joined by the turns between them, and the start's class is taken.
"""

from __future__ import annotations

import time

from univoca.kinds.polypivot.model import Answer, Piece, Position, Puzzle, cells_at, shapes, start
from univoca.kinds.polypivot.model import turned as turn
from univoca.outcome import Budget, Listing


def places(puzzle: Puzzle, piece: Piece) -> list[tuple[int, ...]]:
    """Return the different sets of cells inside the target that the piece can come to, sorted."""
    space = puzzle.workspace
    every = [
        Position(row, col, turns)
        for turns, shape in enumerate(shapes(piece.cells))
        for row in range(space.rows - max(r for r, _ in shape))
        for col in range(space.cols - max(c for _, c in shape))
    ]
    parent = {position: position for position in every}

    def root(position: Position) -> Position:
        while parent[position] != position:
            parent[position] = parent[parent[position]]
            position = parent[position]
        return position

    for position in every:
        for pivot in range(len(piece.pivots)):
            after = turn(puzzle, piece, position, pivot, 1)
            if after is not None:
                parent[root(after)] = root(position)
    own = root(start(piece))
    inside = (cells_at(puzzle, piece, each) for each in every if root(each) == own)
    return sorted({cells for cells in inside if _in_target(puzzle, cells)})


def _in_target(puzzle: Puzzle, cells: tuple[int, ...]) -> bool:
    width, margin = puzzle.workspace.cols, puzzle.margin
    return all(
        margin <= cell // width < margin + puzzle.size.rows
        and margin <= cell % width < margin + puzzle.size.cols
        for cell in cells
    )


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different final tilings up to the limit, by SAT with each found answer forbidden."""
    began = time.perf_counter()
    raise NotImplementedError
