"""A board as data: what to draw, what can be marked, what is counted. Knows no puzzle.

Lengths are in cells: x to the right, y down, the top-left corner of the board at (0, 0). A shape
has a *role* (`region-border`, `clue`, `shade`), never a colour: themes and printers choose those.
The page, the SVG, the PNG and the text picture are all drawn from this.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from univoca.texts import Parameter

_MARK = re.compile(r"r(\d{1,3})c(\d{1,3}):([0-9a-z]{1,4})")


@dataclass(frozen=True, slots=True)
class Shape:
    """One thing to draw.

    `kind` tells how `at` is read: rect (x, y, width, height) · line and polyline (x, y, x, y, …) ·
    polygon (x, y, …) · circle (x, y, radius) · text (x, y, height; anchored at its middle).
    """

    kind: Literal["rect", "line", "polyline", "polygon", "circle", "text"]
    at: tuple[float, ...]
    role: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Family:
    """Targets that look alike: the states that they cycle through and how each is drawn.

    The first state is the untouched one. `looks` has the shapes of the other states, in
    coordinates relative to the target's own (x, y). `box` is the area that takes the pointer,
    relative too. `words` has for each state the message id that says it aloud.
    """

    states: tuple[str, ...]
    looks: Mapping[str, tuple[Shape, ...]]
    box: tuple[float, float, float, float]
    words: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Target:
    """One thing that the player can mark: `id` is its name in moves (`r1c1`, `r1c1-r1c2`).

    `label` is the message id that names it aloud and `parameters` fill it.
    """

    id: str
    family: str
    x: float
    y: float
    label: str
    parameters: Mapping[str, Parameter] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Counter:
    """A number that the marks must reach: a region's quota, a clue, the holes of a row.

    The count is the sum of the weights of the members that are in `state`. `label` is spoken with
    `count` and `goal`. `shape` is the index in `Scene.shapes` of the clue that is drawn as met or
    exceeded, or -1 when `area` (cells as (x, y) pairs flattened) is tinted instead.
    """

    id: str
    members: tuple[tuple[str, int], ...]
    state: str
    goal: int
    label: str
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    shape: int = -1


@dataclass(frozen=True, slots=True)
class ScenePiece:
    """A piece that lies on the board or in the tray.

    A mark places it: `r3c4:2f` puts the corner of its bounding box at row 3, column 4, in the
    orientation named after the colon. `orientations` maps that name to the piece's cells as
    (row, col) from the corner; `pivots` likewise to its pivot cells. `start` is the mark that
    holds while there is none (None: in the tray). `hue` is in degrees; neighbours differ widely.
    """

    id: str
    label: str
    parameters: Mapping[str, Parameter]
    hue: float
    orientations: Mapping[str, tuple[tuple[int, int], ...]]
    pivots: Mapping[str, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    start: str | None = None
    locked: bool = False

    def cells(self, mark: str | None) -> tuple[tuple[int, int], ...]:
        """Return the (row, col) cells that it covers, from 0; none when it is in the tray."""
        placed = self._placed(mark, self.orientations)
        return placed if placed is not None else ()

    def pivot_cells(self, mark: str | None) -> tuple[tuple[int, int], ...]:
        """Return where its pivots lie, from 0."""
        placed = self._placed(mark, self.pivots)
        return placed if placed is not None else ()

    def _placed(
        self, mark: str | None, shapes: Mapping[str, tuple[tuple[int, int], ...]]
    ) -> tuple[tuple[int, int], ...] | None:
        match = _MARK.fullmatch(mark or self.start or "")
        if match is None or match[3] not in shapes:
            return None
        row, col = int(match[1]) - 1, int(match[2]) - 1
        return tuple((row + r, col + c) for r, c in shapes[match[3]])


@dataclass(frozen=True, slots=True)
class Scene:
    """A board: `width` × `height` in cells with `margin` (left, top, right, bottom) around it.

    `extra["names"]` has the cell at which each name is written that sentences speak of and the
    board itself does not show, such as a region's letter (`{"A": "r1c1"}`).
    """

    width: int
    height: int
    shapes: tuple[Shape, ...]
    families: Mapping[str, Family] = field(default_factory=dict)
    targets: tuple[Target, ...] = ()
    counters: tuple[Counter, ...] = ()
    margin: tuple[float, float, float, float] = (0.25, 0.25, 0.25, 0.25)
    pieces: tuple[ScenePiece, ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """Return plain data for JSON."""
        return asdict(self)


def marked_shapes(scene: Scene, marks: Mapping[str, str]) -> tuple[Shape, ...]:
    """Return the shapes of the marks, placed on the board: pieces first, then targets in order."""
    placed: list[Shape] = []
    for piece in scene.pieces:
        placed += piece_shapes(piece, marks.get(piece.id))
    for target in scene.targets:
        state = marks.get(target.id)
        looks = scene.families[target.family].looks
        if state is None or state not in looks:
            continue
        placed += [moved(shape, target.x, target.y) for shape in looks[state]]
    return tuple(placed)


def piece_shapes(piece: ScenePiece, mark: str | None) -> tuple[Shape, ...]:
    """Return what draws one piece where it lies: cells, outline, pivots, and its name."""
    cells = piece.cells(mark)
    if not cells:
        return ()
    drawn = [Shape("rect", (c, r, 1, 1), "piece", piece.id) for r, c in cells]
    for r, c in cells:
        sides = (
            ((r - 1, c), (c, r, c + 1, r)),
            ((r + 1, c), (c, r + 1, c + 1, r + 1)),
            ((r, c - 1), (c, r, c, r + 1)),
            ((r, c + 1), (c + 1, r, c + 1, r + 1)),
        )
        drawn += [Shape("line", at, "piece-border") for near, at in sides if near not in cells]
    pivots = piece.pivot_cells(mark)
    drawn += [Shape("circle", (c + 0.5, r + 0.5, 0.24), "pivot") for r, c in pivots]
    row, col = next((cell for cell in cells if cell not in pivots), cells[0])
    drawn.append(Shape("text", (col + 0.5, row + 0.5, 0.5), "piece-name", piece.id))
    return tuple(drawn)


def moved(shape: Shape, x: float, y: float) -> Shape:
    """Return a shape shifted by (x, y); radii, widths and text heights stay."""
    head = 2 if shape.kind in ("rect", "circle", "text") else len(shape.at)
    at = tuple(
        value + (x if index % 2 == 0 else y) if index < head else value
        for index, value in enumerate(shape.at)
    )
    return Shape(shape.kind, at, shape.role, shape.text)
