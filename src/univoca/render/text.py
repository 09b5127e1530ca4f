"""Scene and marks → a picture in box-drawing characters. Knows shapes and roles but no kind.

┏━━━━━━━┳━━━┓      Borders are heavy and grid lines light; lines through cells are heavy.
┃▒▒▒ ▒▒▒┃ · ┃      A fill has a texture, a dark clue █3█, a light one [3], a dot ·, a cross ×,
┃   ┏━━━┛   ┃      and ≠ marks a target in which two answers differ.
┃   ┃       ┃
┗━━━┻━━━━━━━┛
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from math import floor

from univoca.render.canvas import Canvas, Place
from univoca.render.geometry import Point, arrow, corners, covered, extent, middle, straight
from univoca.render.tray import drawn_shapes
from univoca.scene import Scene, Shape

PITCHES = (4, 6, 8, 10)
DIFFERENT = "≠"
_SLACK = 0.1


@dataclass(frozen=True, slots=True)
class Look:
    """How a role is written: the weight of its lines, the texture of a cell, or one sign.

    `sides` are written at the left and right of a cell; `cover` has the shape written into the
    cells whose middles it holds, rather than drawn around.
    """

    weight: int = 0
    texture: str = ""
    sides: str = ""
    sign: str = ""

    @property
    def cover(self) -> bool:
        """Whether it is written into cells."""
        return bool(self.texture or self.sides)


_NOTHING = Look()
_LOOKS: dict[str, Look] = {
    "paper": _NOTHING,
    "board": _NOTHING,
    "cell": _NOTHING,
    "background": _NOTHING,
    "region": _NOTHING,
    "workspace": Look(weight=1),
    "outside": Look(texture="░"),
    "target": _NOTHING,
    "grid": Look(weight=1),
    "border": Look(weight=2),
    "region-border": Look(weight=2),
    "outline": Look(weight=2),
    "frame": Look(weight=2),
    "locked": Look(texture="░"),
    "shade": Look(texture="▒"),
    "shaded": Look(texture="▒"),
    "dot": Look(sign="·"),
    "cross": Look(sign="×"),
    "pivot": Look(sign="○"),
    "hole": Look(sign="●"),
    "wall": Look(weight=2),
    "loop": Look(weight=2),
    "line": Look(weight=2),
    "stitch": Look(weight=2),
    "segment": Look(weight=2),
    "thread": Look(weight=2),
    "clue-frame": Look(sides="[]"),
    "clue-hatch": _NOTHING,
    "overlap": _NOTHING,
    "piece-border": Look(weight=2),
    "piece-name": _NOTHING,
    "target-border": Look(weight=2),
    "clue-white": Look(sides="[]"),
    "clue-black": Look(texture="█", sides="██"),
    "clue-gray": Look(texture="▒", sides="▒▒"),
    "clue-grey": Look(texture="▒", sides="▒▒"),
}


def _look(role: str) -> Look | None:
    words = role.split("-")
    for end in range(len(words), 0, -1):
        if "-".join(words[:end]) in _LOOKS:
            return _LOOKS["-".join(words[:end])]
    return next((_LOOKS[word] for word in reversed(words) if word in _LOOKS), None)


@dataclass(slots=True)
class _Cell:
    """What is written in one cell, in the order of reading: (y, x, text)."""

    texture: str = ""
    sides: str = ""
    words: list[tuple[float, float, str]] = field(default_factory=list)
    pieces: list[str] = field(default_factory=list)
    different: bool = False

    def text(self) -> str:
        words = "+".join(self.pieces) + "".join(text for _, _, text in sorted(self.words))
        return words + DIFFERENT if self.different else words

    def width(self) -> int:
        return len(self.text()) + (2 if self.sides else 0)


class _Picture:
    """One scene being written; `pitch` is a cell's width in characters, its border included."""

    def __init__(self) -> None:
        self.cells: dict[Place, _Cell] = {}
        self.lines: list[tuple[float, float, float, float, int]] = []
        self.signs: list[tuple[float, float, str]] = []

    def cell(self, x: float, y: float) -> _Cell:
        return self.cells.setdefault((floor(y), floor(x)), _Cell())

    def put(self, x: float, y: float, text: str) -> None:
        """Write a text into the cell that holds the point, or over the border that it lies on."""
        if all(_SLACK < value - floor(value) < 1 - _SLACK for value in (x, y)):
            word = (round(y, 1), round(x, 2), text)
            if word not in self.cell(x, y).words:
                self.cell(x, y).words.append(word)
        else:
            self.signs.append((x, y, text))

    def draw(self, shape: Shape) -> None:
        """Take one shape in."""
        look = _look(shape.role)
        if shape.role == "piece":
            self.cell(*middle(shape)).pieces.append(shape.text)
        elif look is _NOTHING:
            return
        elif shape.kind == "text":
            self.put(shape.at[0], shape.at[1], shape.text)
        elif look is not None and look.sign:
            self.put(*middle(shape), look.sign)
        elif shape.kind == "circle":
            self._circle(shape, look)
        elif shape.kind in ("rect", "polygon"):
            self._area(shape, look)
        else:
            self._strokes(corners(shape), look.weight if look is not None else 2, shape)

    def _circle(self, shape: Shape, look: Look | None) -> None:
        x, y, radius = shape.at
        if look is not None and look.cover:
            self._cover(x, y, look)
        elif radius >= 0.3:
            self.cell(x, y).sides = "()"
        else:
            self.put(x, y, "·" if radius < 0.12 else "●")

    def _area(self, shape: Shape, look: Look | None) -> None:
        points = corners(shape)
        if look is not None and look.cover:
            for x, y in covered(points):
                self._cover(x, y, look)
        elif shape.kind == "polygon" and len(points) == 3:
            self.put(*middle(shape), arrow(points))
        elif straight([*points, points[0]]) and extent(points) >= 1:
            self._strokes([*points, points[0]], look.weight if look is not None else 1, shape)
        else:
            self.put(*middle(shape), "◆")

    def _cover(self, x: float, y: float, look: Look) -> None:
        cell = self.cell(x, y)
        cell.texture, cell.sides = look.texture or cell.texture, look.sides or cell.sides

    def _strokes(self, points: list[Point], weight: int, shape: Shape) -> None:
        if not straight(points):
            self.put(*middle(shape), "×" if extent(points) < 1 else "◇")
            return
        for (x1, y1), (x2, y2) in pairwise(points):
            self.lines.append((x1, y1, x2, y2, weight or 2))

    def text(self) -> str:
        """Write everything on a canvas, at the first pitch that has room for each cell."""
        widest = max((cell.width() for cell in self.cells.values()), default=0)
        pitch = next((each for each in PITCHES if each > widest), widest + 1)
        canvas = Canvas()
        for x1, y1, x2, y2, weight in self.lines:
            ends = (_near(y1 * 2), _near(x1 * pitch)), (_near(y2 * 2), _near(x2 * pitch))
            canvas.line(*ends, weight)
        for (row, col), cell in sorted(self.cells.items()):
            _write(canvas, (2 * row + 1, pitch * col + 1), cell, pitch - 1)
        for x, y, sign in self.signs:
            canvas.write((_near(y * 2), _near(x * pitch) - (len(sign) - 1) // 2), sign)
        return canvas.text()


def _near(value: float) -> int:
    return floor(value + 0.5)


def _write(canvas: Canvas, place: Place, cell: _Cell, width: int) -> None:
    row, col = place
    for offset in range(width if cell.texture else 0):
        canvas.fill((row, col + offset), cell.texture)
    if cell.sides:
        canvas.write((row, col), cell.sides[0])
        canvas.write((row, col + width - 1), cell.sides[1])
    text = cell.text()
    canvas.write((row, col + (width - len(text)) // 2), text)


def text_picture(
    scene: Scene, marks: Mapping[str, str] | None = None, different: Iterable[str] = ()
) -> str:
    """Return the picture, lines ending in newlines; `different` names targets to mark with ≠."""
    picture = _Picture()
    scene, shapes = drawn_shapes(scene, marks or {})
    for shape in shapes:
        picture.draw(shape)
    wanted = frozenset(different)
    for target in scene.targets:
        if target.id not in wanted:
            continue
        left, top, width, height = scene.families[target.family].box
        x, y = target.x + left + width / 2, target.y + top + height / 2
        if all(_SLACK < value - floor(value) < 1 - _SLACK for value in (x, y)):
            picture.cell(x, y).different = True
        else:
            picture.signs.append((x, y, DIFFERENT))
    return picture.text()
