"""The Castle Wall board as a scene: cells, clues by colour, and the segments as edge targets.

Knows no rule; what counts as met is left to the counters.
"""

from __future__ import annotations

from univoca.grid import cell_name, edge_name, edges
from univoca.kinds.castle_wall.model import STEPS, Clue, Puzzle
from univoca.scene import Counter, Family, Scene, Shape, Target

_ACROSS = Family(
    states=("undecided", "wall", "crossed"),
    looks={
        "wall": (Shape("line", (-0.5, 0.0, 0.5, 0.0), "wall"),),
        "crossed": (
            Shape("line", (-0.09, -0.09, 0.09, 0.09), "cross"),
            Shape("line", (-0.09, 0.09, 0.09, -0.09), "cross"),
        ),
    },
    box=(-0.5, -0.3, 1.0, 0.6),
    words={
        "undecided": "castle-wall-state-undecided",
        "wall": "castle-wall-state-wall",
        "crossed": "castle-wall-state-crossed",
    },
)
_DOWN = Family(
    states=_ACROSS.states,
    looks={
        "wall": (Shape("line", (0.0, -0.5, 0.0, 0.5), "wall"),),
        "crossed": _ACROSS.looks["crossed"],
    },
    box=(-0.3, -0.5, 0.6, 1.0),
    words=_ACROSS.words,
)


def scene(puzzle: Puzzle) -> Scene:
    """Return what to draw, what can be marked and what is counted.

    Each segment between two cells without a clue is a target at the border that it crosses. `extra`
    asks for a tint of what the drawn wall encloses.
    """
    shapes = _grid(puzzle)
    counters: list[Counter] = []
    for clue in puzzle.clues:
        shapes += clue_shapes(puzzle, clue)
        if clue.number is not None:
            counters.append(_counter(puzzle, clue, len(shapes) - 1))
    return Scene(
        puzzle.size.cols,
        puzzle.size.rows,
        tuple(shapes),
        {"segment-across": _ACROSS, "segment-down": _DOWN},
        _targets(puzzle),
        tuple(counters),
        extra={"tint": "loop-interior", "tint-state": "wall"},
    )


def _grid(puzzle: Puzzle) -> list[Shape]:
    rows, cols = puzzle.size.rows, puzzle.size.cols
    lines = [Shape("line", (0, row, cols, row), "grid") for row in range(1, rows)]
    lines += [Shape("line", (col, 0, col, rows), "grid") for col in range(1, cols)]
    return [*lines, Shape("rect", (0, 0, cols, rows), "border")]


def clue_shapes(puzzle: Puzzle, clue: Clue) -> list[Shape]:
    """Return the cell's box, an outline for white and gray, the arrow, and last the number."""
    row, col = divmod(clue.cell, puzzle.size.cols)
    shapes = [Shape("rect", (col, row, 1, 1), f"clue-{clue.colour}")]
    if clue.colour == "white":
        shapes.append(Shape("rect", (col + 0.07, row + 0.07, 0.86, 0.86), "clue-frame"))
    if clue.colour == "gray":
        corners = (col, row + 1, col + 1, row)
        shapes.append(Shape("line", corners, "clue-hatch"))
    ink = "clue-light" if clue.colour == "black" else "clue-dark"
    if clue.arrow != "none":
        shapes.append(_arrow(clue, row, col, ink))
    if clue.number is not None:
        down, right = STEPS[clue.arrow]
        x, y = col + 0.5 - right * 0.1, row + 0.5 - down * 0.1
        height = 0.55 if clue.number < 10 else 0.42 if clue.number < 100 else 0.3
        shapes.append(Shape("text", (x, y, height), ink, str(clue.number)))
    return shapes


def _arrow(clue: Clue, row: int, col: int, ink: str) -> Shape:
    """A triangle near the side that the arrow points to."""
    down, right = STEPS[clue.arrow]
    x, y = col + 0.5 + right * 0.44, row + 0.5 + down * 0.44
    back = 0.18
    points: list[float] = [x, y]
    for side in (-0.14, 0.14):
        points += [x - right * back + down * side, y - down * back + right * side]
    return Shape("polygon", tuple(round(value, 4) for value in points), f"{ink}-arrow")


def _targets(puzzle: Puzzle) -> tuple[Target, ...]:
    cols = puzzle.size.cols
    found: list[Target] = []
    for first, second in edges(puzzle.size):
        if not puzzle.clue_cells.isdisjoint((first, second)):
            continue
        row, col = divmod(first, cols)
        across = second == first + 1
        family = "segment-across" if across else "segment-down"
        x, y = (col + 1.0, row + 0.5) if across else (col + 0.5, row + 1.0)
        names = {"first": cell_name(first, cols), "second": cell_name(second, cols)}
        identity = edge_name((first, second), cols)
        found.append(Target(identity, family, x, y, "castle-wall-target-segment", names))
    return tuple(found)


def _counter(puzzle: Puzzle, clue: Clue, shape: int) -> Counter:
    cols = puzzle.size.cols
    free = (edge for edge in puzzle.ray(clue) if puzzle.clue_cells.isdisjoint(edge))
    members = tuple((edge_name(edge, cols), 1) for edge in free)
    name = cell_name(clue.cell, cols)
    return Counter(
        name,
        members,
        "wall",
        clue.number or 0,
        "castle-wall-counter-clue",
        {"clue": name, "arrow": clue.arrow, "colour": clue.colour},
        shape,
    )
