"""Help in two stages: what is placed is taken as fixed, and a packing that keeps it is looked for.

Stage 1 says what kind of step comes next (lay a piece, take one back), stage 2 which and where.
Knows nothing of the packing that the level was made from.
"""

from __future__ import annotations

from collections.abc import Mapping

from univoca.contract import Hint
from univoca.grid import cell_name
from univoca.kinds.pentominoes import solver
from univoca.kinds.pentominoes.model import (
    Placement,
    Puzzle,
    answer_of,
    cells_of,
    parse_placement,
    piece_ids,
)
from univoca.outcome import Budget
from univoca.texts import Parameter


def hint(puzzle: Puzzle, marks: Mapping[str, str], stage: int, budget: Budget) -> Hint:
    """Name the next piece of a packing (1) and its place (2), or that one has to go (1), which (2).

    Marks of another puzzle raise InputError.
    """
    placed = answer_of(puzzle, marks)
    found = solver.hint(puzzle, placed, budget)
    if found.piece is None:
        return Hint(f"pentominoes-hint-{found.action}", last=True)
    name = puzzle.pieces[found.piece]
    if found.placement is not None:
        return _lay(puzzle, _waiting(puzzle, marks, name), name, found.placement, stage)
    if stage == 1:
        return Hint("pentominoes-hint-dead-end")
    piece = _lying(puzzle, marks, name, placed.placements[found.piece])
    return Hint("pentominoes-hint-take-back", {"piece": piece}, (piece,), f"{piece}@-", True)


def _lay(puzzle: Puzzle, piece: str, name: str, place: Placement, stage: int) -> Hint:
    if stage == 1:
        return Hint("pentominoes-hint-piece", {"piece": piece}, (piece,))
    cols = puzzle.size.cols
    cells = tuple(cell_name(cell, cols) for cell in cells_of(name, place, cols))
    parameters: dict[str, Parameter] = {
        "piece": piece,
        "row": place.row + 1,
        "column": place.col + 1,
    }
    return Hint(
        "pentominoes-hint-place", parameters, (piece, *cells), f"{piece}@{place}", last=True
    )


def _waiting(puzzle: Puzzle, marks: Mapping[str, str], name: str) -> str:
    """Return the first piece of this shape that is in the tray."""
    ids = zip(piece_ids(puzzle), puzzle.pieces, strict=True)
    return next(piece for piece, shape in ids if shape == name and piece not in marks)


def _lying(puzzle: Puzzle, marks: Mapping[str, str], name: str, place: Placement | None) -> str:
    """Return the piece of this shape that lies there."""
    ids = zip(piece_ids(puzzle), puzzle.pieces, strict=True)
    alike = (piece for piece, shape in ids if shape == name and piece in marks)
    # There is one, since the answer that the place stands in was read from these marks.
    return next(
        piece for piece in alike if parse_placement(name, marks[piece], puzzle.size) == place
    )
