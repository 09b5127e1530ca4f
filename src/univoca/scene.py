"""A board as data: what to draw, what can be marked, what is counted. Knows no puzzle.

Lengths are in cells: x to the right, y down, the top-left corner of the board at (0, 0). A shape
has a *role* (`region-border`, `clue`, `shade`), never a colour: themes and printers choose those.
The page, the SVG, the PNG and the text picture are all drawn from this.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

from univoca.texts import Parameter


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
class Scene:
    """A board: `width` × `height` in cells with `margin` (left, top, right, bottom) around it."""

    width: int
    height: int
    shapes: tuple[Shape, ...]
    families: Mapping[str, Family] = field(default_factory=dict)
    targets: tuple[Target, ...] = ()
    counters: tuple[Counter, ...] = ()
    margin: tuple[float, float, float, float] = (0.25, 0.25, 0.25, 0.25)
    extra: Mapping[str, Any] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """Return plain data for JSON."""
        return asdict(self)


def marked_shapes(scene: Scene, marks: Mapping[str, str]) -> tuple[Shape, ...]:
    """Return the shapes of the marks, placed on the board, in the order of the targets."""
    placed: list[Shape] = []
    for target in scene.targets:
        state = marks.get(target.id)
        looks = scene.families[target.family].looks
        if state is None or state not in looks:
            continue
        placed += [moved(shape, target.x, target.y) for shape in looks[state]]
    return tuple(placed)


def moved(shape: Shape, x: float, y: float) -> Shape:
    """Return a shape shifted by (x, y); radii, widths and text heights stay."""
    head = 2 if shape.kind in ("rect", "circle", "text") else len(shape.at)
    at = tuple(
        value + (x if index % 2 == 0 else y) if index < head else value
        for index, value in enumerate(shape.at)
    )
    return Shape(shape.kind, at, shape.role, shape.text)
