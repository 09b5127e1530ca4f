"""The board as a scene: workspace, target, and the pieces with their pivots and hues."""

from __future__ import annotations

from univoca.grid import neighbours
from univoca.kinds.polypivot.model import Puzzle, cells_at, shapes, start
from univoca.scene import Scene, ScenePiece, Shape

GOLDEN_ANGLE = 137.508


def scene(puzzle: Puzzle) -> Scene:
    """Return the workspace as the board, the target marked in it, and the pieces at their start."""
    space, margin = puzzle.workspace, puzzle.margin
    hues = _hues(puzzle)
    drawn = [
        Shape("rect", (0, 0, space.cols, space.rows), "workspace"),
        Shape("rect", (margin, margin, puzzle.size.cols, puzzle.size.rows), "target"),
    ]
    drawn += [Shape("line", (col, 0, col, space.rows), "grid") for col in range(1, space.cols)]
    drawn += [Shape("line", (0, row, space.cols, row), "grid") for row in range(1, space.rows)]
    left, top = margin, margin
    right, bottom = margin + puzzle.size.cols, margin + puzzle.size.rows
    frame = (left, top, right, top, right, bottom, left, bottom)
    drawn.append(Shape("polygon", frame, "target-border"))
    pieces = tuple(_piece(puzzle, number, hues[number]) for number in range(len(puzzle.pieces)))
    return Scene(
        width=space.cols,
        height=space.rows,
        shapes=tuple(drawn),
        pieces=pieces,
        extra={
            "mode": "pivot",
            "target": [margin, margin, puzzle.size.rows, puzzle.size.cols],
        },
    )


def _piece(puzzle: Puzzle, number: int, hue: float) -> ScenePiece:
    piece = puzzle.pieces[number]
    laid = shapes(piece.cells)
    return ScenePiece(
        id=str(number + 1),
        label="polypivot-piece",
        parameters={"piece": number + 1, "cells": len(piece.cells), "pivots": len(piece.pivots)},
        hue=hue,
        orientations={str(turns): laid[turns] for turns in range(4)},
        pivots={str(turns): tuple(laid[turns][at] for at in piece.pivots) for turns in range(4)},
        start=str(start(piece)),
    )


def _hues(puzzle: Puzzle) -> list[float]:
    """Spread hues by the golden angle; each piece takes the one farthest from its neighbours'."""
    near = neighbours(puzzle.workspace)
    left = [round(number * GOLDEN_ANGLE % 360, 1) for number in range(len(puzzle.pieces))]
    owners: dict[int, list[int]] = {}
    hues: list[float] = []
    for number, piece in enumerate(puzzle.pieces):
        cells = cells_at(puzzle, piece, start(piece))
        around = sorted({other for cell in cells for other in (cell, *near[cell])})
        beside = [hues[owner] for cell in around for owner in owners.get(cell, ())]
        hue = max(left, key=lambda hue: min((_apart(hue, other) for other in beside), default=0.0))
        left.remove(hue)
        hues.append(hue)
        for cell in cells:
            owners.setdefault(cell, []).append(number)
    return hues


def _apart(first: float, second: float) -> float:
    distance = abs(first - second) % 360
    return min(distance, 360 - distance)
