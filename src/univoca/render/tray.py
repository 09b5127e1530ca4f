"""Pieces that lie on no board, laid out in rows beneath it. Knows no kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from univoca.scene import Scene, ScenePiece, Shape, marked_shapes, piece_shapes

GAP = 1
NARROWEST = 12
Cell = tuple[int, int]


def drawn_shapes(scene: Scene, marks: Mapping[str, str]) -> tuple[Scene, list[Shape]]:
    """Return all that is drawn, and the scene grown by the rows of its tray.

    Cells that several pieces cover are marked by an `overlap` shape, and names move off them.
    """
    shared = _shared_cells(scene, marks)
    placed = [_moved_name(scene, marks, shape, shared) for shape in marked_shapes(scene, marks)]
    overlaps = [Shape("rect", (col, row, 1, 1), "overlap") for row, col in shared]
    shapes = [*scene.shapes, *placed, *overlaps]
    waiting = [piece for piece in scene.pieces if not piece.cells(marks.get(piece.id))]
    if not waiting:
        return scene, shapes
    places, width, height = _places(waiting, max(scene.width, NARROWEST), scene.height + GAP)
    for piece, place in zip(waiting, places, strict=True):
        shapes += piece_shapes(piece, place)
    return replace(scene, width=max(scene.width, width), height=height), shapes


def _shared_cells(scene: Scene, marks: Mapping[str, str]) -> list[Cell]:
    """Return the cells that two or more pieces cover, in the order of the pieces."""
    covered: dict[Cell, int] = {}
    for piece in scene.pieces:
        for cell in piece.cells(marks.get(piece.id)):
            covered[cell] = covered.get(cell, 0) + 1
    return [cell for cell, count in covered.items() if count > 1]


def _moved_name(scene: Scene, marks: Mapping[str, str], shape: Shape, shared: list[Cell]) -> Shape:
    """Move a piece's name to a cell of its own, where it has one that no pivot takes."""
    if shape.role != "piece-name":
        return shape
    piece = next(piece for piece in scene.pieces if piece.id == shape.text)
    mark = marks.get(piece.id)
    taken = {*shared, *piece.pivot_cells(mark)}
    free = next((cell for cell in piece.cells(mark) if cell not in taken), None)
    if free is None:
        return shape
    return replace(shape, at=(free[1] + 0.5, free[0] + 0.5, shape.at[2]))


def _places(pieces: list[ScenePiece], width: int, top: int) -> tuple[list[str], int, int]:
    """Return a mark for each piece, and the width and height that all of them reach."""
    places: list[str] = []
    left = reach = tallest = 0
    for piece in pieces:
        name = next(iter(piece.orientations))
        cells = piece.orientations[name]
        wide = max(col for _, col in cells) + 1
        if left and left + wide > width:
            left, top, tallest = 0, top + tallest + GAP, 0
        places.append(f"r{top + 1}c{left + 1}:{name}")
        reach = max(reach, left + wide)
        tallest = max(tallest, max(row for row, _ in cells) + 1)
        left += wide + GAP
    return places, reach, top + tallest
