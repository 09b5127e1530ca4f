"""The Stitches board as a scene: thick borders, numbers in the margin, a target each border edge.

A stitch is drawn as two holes joined by a thread. Knows no rule but what is counted.
"""

from __future__ import annotations

from univoca.grid import cell_name, edge_name, edges, region_letter, region_places
from univoca.kinds.stitches.model import STATES, Edge, Puzzle, borders, pairs
from univoca.scene import Counter, Family, Scene, Shape, Target

HOLE = 0.17
CROSS = 0.12
_WORDS = {state: f"stitches-state-{state}" for state in STATES}


def scene(puzzle: Puzzle) -> Scene:
    """Return the board with row numbers at its left, column numbers above it, k in the corner."""
    numbers = _numbers(puzzle)
    corner = Shape("text", (-0.5, -0.5, 0.4), "note", f"×{puzzle.k}")
    shapes = (*_lines(puzzle), corner, *(shape for _, shape in numbers))
    first = len(shapes) - len(numbers)
    return Scene(
        width=puzzle.size.cols,
        height=puzzle.size.rows,
        shapes=shapes,
        families={"across": _family(1.0, 0.0), "down": _family(0.0, 1.0)},
        targets=tuple(_target(puzzle, edge) for edge in borders(puzzle)),
        counters=(*_line_counters(puzzle, numbers, first), *_pair_counters(puzzle)),
        margin=(1.0, 1.0, 0.25, 0.25),
        extra={
            "note": {"id": "stitches-note", "k": puzzle.k},
            "names": region_places(puzzle.regions, puzzle.size.cols),
        },
    )


def _lines(puzzle: Puzzle) -> list[Shape]:
    rows, cols = puzzle.size.rows, puzzle.size.cols
    shapes = [Shape("rect", (0.0, 0.0, float(cols), float(rows)), "board")]
    for edge in edges(puzzle.size):
        if puzzle.regions[edge[0]] == puzzle.regions[edge[1]]:
            shapes.append(Shape("line", _side(puzzle, edge), "grid"))
    shapes += [Shape("line", _side(puzzle, edge), "region-border") for edge in borders(puzzle)]
    outline = (0.0, 0.0, cols, 0.0, cols, rows, 0.0, rows, 0.0, 0.0)
    shapes.append(Shape("polyline", tuple(float(value) for value in outline), "region-border"))
    return shapes


def _side(puzzle: Puzzle, edge: Edge) -> tuple[float, float, float, float]:
    """Return the line between the two cells of an edge."""
    row, col = divmod(edge[1], puzzle.size.cols)
    if _across(puzzle, edge):
        return float(col), float(row), float(col), row + 1.0
    return float(col), float(row), col + 1.0, float(row)


def _across(puzzle: Puzzle, edge: Edge) -> bool:
    return edge[0] // puzzle.size.cols == edge[1] // puzzle.size.cols


def _family(along_x: float, along_y: float) -> Family:
    """Return the looks of the edges whose stitches run along x (or along y)."""
    x, y = along_x / 2, along_y / 2
    stitch = (
        Shape("line", (-x, -y, x, y), "thread"),
        Shape("circle", (-x, -y, HOLE), "hole"),
        Shape("circle", (x, y, HOLE), "hole"),
    )
    cross = (
        Shape("line", (-CROSS, -CROSS, CROSS, CROSS), "cross"),
        Shape("line", (-CROSS, CROSS, CROSS, -CROSS), "cross"),
    )
    half_width, half_height = (0.3, 0.4) if along_x else (0.4, 0.3)
    box = (-half_width, -half_height, 2 * half_width, 2 * half_height)
    return Family(STATES, {"stitched": stitch, "crossed": cross}, box, _WORDS)


def _target(puzzle: Puzzle, edge: Edge) -> Target:
    x0, y0, x1, y1 = _side(puzzle, edge)
    regions, cols = puzzle.regions, puzzle.size.cols
    return Target(
        edge_name(edge, cols),
        "across" if _across(puzzle, edge) else "down",
        (x0 + x1) / 2,
        (y0 + y1) / 2,
        "stitches-target-edge",
        {
            "cell": cell_name(edge[0], cols),
            "other": cell_name(edge[1], cols),
            "first": region_letter(regions[edge[0]]),
            "second": region_letter(regions[edge[1]]),
        },
    )


def _numbers(puzzle: Puzzle) -> list[tuple[tuple[str, int, int], Shape]]:
    """Return (line, index, number) and its text for each number given."""
    found: list[tuple[tuple[str, int, int], Shape]] = []
    for row, number in enumerate(puzzle.rows):
        if number is not None:
            shape = Shape("text", (-0.58, row + 0.5, _height(number)), "clue", str(number))
            found.append((("row", row, number), shape))
    for col, number in enumerate(puzzle.columns):
        if number is not None:
            shape = Shape("text", (col + 0.46, -0.46, _height(number)), "clue", str(number))
            found.append((("column", col, number), shape))
    return found


def _height(number: int) -> float:
    """Long numbers are smaller: they keep to their cell, and leave room for a tick."""
    return 0.5 if number < 10 else 0.4 if number < 100 else 0.28


def _line_counters(
    puzzle: Puzzle, numbers: list[tuple[tuple[str, int, int], Shape]], first: int
) -> list[Counter]:
    return [
        Counter(
            f"{line}-{index + 1}",
            _holes_in(puzzle, line, index),
            "stitched",
            goal,
            f"stitches-counter-{line}",
            {line: index + 1},
            first + offset,
        )
        for offset, ((line, index, goal), _) in enumerate(numbers)
    ]


def _holes_in(puzzle: Puzzle, line: str, index: int) -> tuple[tuple[str, int], ...]:
    """Return each border edge with the number of its holes that lie in a row or column."""
    cols = puzzle.size.cols
    members: list[tuple[str, int]] = []
    for edge in borders(puzzle):
        places = [cell // cols if line == "row" else cell % cols for cell in edge]
        if index in places:
            members.append((edge_name(edge, cols), places.count(index)))
    return tuple(members)


def _pair_counters(puzzle: Puzzle) -> list[Counter]:
    return [
        Counter(
            f"pair-{region_letter(first)}-{region_letter(second)}",
            tuple((edge_name(edge, puzzle.size.cols), 1) for edge in border),
            "stitched",
            puzzle.k,
            "stitches-counter-pair",
            {"first": region_letter(first), "second": region_letter(second)},
        )
        for (first, second), border in pairs(puzzle).items()
    ]
