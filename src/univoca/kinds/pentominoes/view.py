"""The board as a scene: the outline's cells, its border, and the pieces. Knows no rule."""

from __future__ import annotations

from univoca.grid import cell_name
from univoca.kinds.pentominoes import shapes
from univoca.kinds.pentominoes.model import Puzzle, piece_ids
from univoca.scene import Scene, ScenePiece, Shape

GOLDEN_ANGLE = 137.508


def scene(puzzle: Puzzle) -> Scene:
    """Return the outline as the board; the pieces wait in the tray, locked ones lie in place.

    `extra` tells the client how a piece changes its orientation: `turn` (a quarter clockwise),
    `back` (anticlockwise) and `flip` (left and right exchanged as it lies) map each name to the
    next; `outline` has the names of the cells that pieces snap to, `mode` is `place`.
    """
    cols = puzzle.size.cols
    inside = frozenset(puzzle.outline)
    cells = [divmod(cell, cols) for cell in puzzle.outline]
    drawn = [Shape("rect", (col, row, 1, 1), "outline-cell") for row, col in cells]
    for cell in puzzle.outline:
        drawn += _sides(cell, cols, puzzle.size.rows, inside)
    return Scene(
        width=cols,
        height=puzzle.size.rows,
        shapes=tuple(drawn),
        pieces=_pieces(puzzle),
        extra={
            "mode": "place",
            "outline": [cell_name(cell, cols) for cell in puzzle.outline],
            "turn": {name: _turned(name, 1) for name in shapes.TURNS},
            "back": {name: _turned(name, 3) for name in shapes.TURNS},
            "flip": {name: _flipped(name) for name in shapes.TURNS},
        },
    )


def _sides(cell: int, cols: int, rows: int, inside: frozenset[int]) -> list[Shape]:
    """Return the border and grid lines of a cell; a line between two cells is drawn once."""
    row, col = divmod(cell, cols)
    lines = []
    sides = (
        (col > 0 and cell - 1 in inside, (col, row, col, row + 1), False),
        (row > 0 and cell - cols in inside, (col, row, col + 1, row), False),
        (col < cols - 1 and cell + 1 in inside, (col + 1, row, col + 1, row + 1), True),
        (row < rows - 1 and cell + cols in inside, (col, row + 1, col + 1, row + 1), True),
    )
    for joined, at, drawn_here in sides:
        if not joined:
            lines.append(Shape("line", at, "outline-border"))
        elif drawn_here:
            lines.append(Shape("line", at, "grid"))
    return lines


def _pieces(puzzle: Puzzle) -> tuple[ScenePiece, ...]:
    """Return the pieces to place, then the locked ones, with hues a golden angle apart."""
    found = []
    waiting = list(zip(piece_ids(puzzle), puzzle.pieces, strict=True))
    for number, (piece, name) in enumerate(waiting):
        found.append(_piece(piece, name, number, None))
    for number, (name, place) in enumerate(puzzle.locked, 1):
        found.append(_piece(f"{name}:{number}", name, len(waiting) + number, str(place)))
    return tuple(found)


def _piece(piece: str, name: str, number: int, start: str | None) -> ScenePiece:
    return ScenePiece(
        id=piece,
        label="pentominoes-piece-locked" if start else "pentominoes-piece",
        parameters={"piece": piece, "cells": shapes.area(name)},
        hue=round(number * GOLDEN_ANGLE % 360, 1),
        orientations=dict(shapes.orientations(name)),
        start=start,
        locked=start is not None,
    )


def _turned(name: str, quarters: int) -> str:
    return f"{(int(name[0]) + quarters) % 4}{name[1:]}"


def _flipped(name: str) -> str:
    """Mirroring what was turned n times undoes the turns: it is the mirrored piece turned -n."""
    return f"{-int(name[0]) % 4}{'' if name.endswith('f') else 'f'}"
