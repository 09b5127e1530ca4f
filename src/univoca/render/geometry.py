"""Where shapes lie: corners, middles, the cells inside, and which way a triangle points.

Points are (x, y) in cells. Knows no role and no kind.
"""

from __future__ import annotations

from itertools import pairwise
from math import floor

from univoca.scene import Shape

Point = tuple[float, float]


def corners(shape: Shape) -> list[Point]:
    """Return the corners of a rectangle, or the points of any other shape with lines."""
    if shape.kind == "rect":
        x, y, width, height = shape.at
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    return list(zip(shape.at[::2], shape.at[1::2], strict=True))


def middle(shape: Shape) -> Point:
    """Return the middle of a shape, or of the box around it."""
    if shape.kind in ("circle", "text"):
        return shape.at[0], shape.at[1]
    xs, ys = zip(*corners(shape), strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def extent(points: list[Point]) -> float:
    """Return the longer side of the box around some points."""
    xs, ys = zip(*points, strict=True)
    return float(max(max(xs) - min(xs), max(ys) - min(ys)))


def straight(points: list[Point]) -> bool:
    """Return whether every line from point to point is level or upright."""
    return all(
        abs(x1 - x2) < 1e-6 or abs(y1 - y2) < 1e-6 for (x1, y1), (x2, y2) in pairwise(points)
    )


def covered(points: list[Point]) -> list[Point]:
    """Return the middles of the cells that lie inside a polygon (even-odd rule)."""
    xs, ys = zip(*points, strict=True)
    columns = range(floor(min(xs)), floor(max(xs)) + 1)
    rows = range(floor(min(ys)), floor(max(ys)) + 1)
    middles = [(col + 0.5, row + 0.5) for row in rows for col in columns]
    return [each for each in middles if _inside(each, points)]


def _inside(point: Point, points: list[Point]) -> bool:
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def arrow(points: list[Point]) -> str:
    """Return the arrow that a triangle with a level or upright foot shows."""
    for at in range(3):
        (tip_x, tip_y), (x1, y1), (x2, y2) = points[at], points[at - 1], points[at - 2]
        if abs(y1 - y2) < 1e-6 and abs(tip_y - y1) > 1e-6 and min(x1, x2) < tip_x < max(x1, x2):
            return "↑" if tip_y < y1 else "↓"
        if abs(x1 - x2) < 1e-6 and abs(tip_x - x1) > 1e-6 and min(y1, y2) < tip_y < max(y1, y2):
            return "←" if tip_x < x1 else "→"
    return "◆"
