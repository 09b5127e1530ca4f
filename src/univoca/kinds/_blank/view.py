"""The Blank board as a scene: a grid, the signs, and a target for each cell. Knows no rule."""

from __future__ import annotations

from univoca.grid import cell_name, edges
from univoca.kinds._blank.model import STATES, Puzzle, has_cross, has_dot
from univoca.scene import Counter, Family, Scene, Shape, Target

_WORDS = {state: f"blank-state-{state}" for state in STATES}


def scene(puzzle: Puzzle) -> Scene:
    """Return the board; a counter tells how many of the dots are shaded."""
    cols, rows = puzzle.size.cols, puzzle.size.rows
    cells = range(puzzle.size.cells)
    board = Shape("rect", (0.0, 0.0, float(cols), float(rows)), "board")
    signs = [shape for cell in cells for shape in sign_shapes(puzzle, cell)]
    return Scene(
        width=cols,
        height=rows,
        shapes=(board, *_lines(puzzle), *signs),
        families={"cell": _family()},
        targets=tuple(_target(cell, cols) for cell in cells),
        counters=(_dots(puzzle),),
    )


def _lines(puzzle: Puzzle) -> list[Shape]:
    cols = puzzle.size.cols
    lines = []
    for first, second in edges(puzzle.size):
        x, y = float(second % cols), float(second // cols)
        end = (x, y + 1) if second == first + 1 and x else (x + 1, y)
        lines.append(Shape("line", (x, y, *end), "grid"))
    return lines


def sign_shapes(puzzle: Puzzle, cell: int) -> list[Shape]:
    """Return the shapes of a cell's signs."""
    y, x = (place + 0.5 for place in divmod(cell, puzzle.size.cols))
    shapes = []
    if has_dot(puzzle, cell):
        shapes.append(Shape("circle", (x, y, 0.25), "clue"))
    if has_cross(puzzle, cell):
        shapes.append(Shape("line", (x - 0.2, y - 0.2, x + 0.2, y + 0.2), "clue"))
        shapes.append(Shape("line", (x - 0.2, y + 0.2, x + 0.2, y - 0.2), "clue"))
    return shapes


def _family() -> Family:
    looks = {
        "shaded": (Shape("rect", (0.0, 0.0, 1.0, 1.0), "shade"),),
        "dotted": (Shape("circle", (0.5, 0.5, 0.08), "mark"),),
    }
    return Family(STATES, looks, (0.0, 0.0, 1.0, 1.0), _WORDS)


def _target(cell: int, cols: int) -> Target:
    row, col = divmod(cell, cols)
    parameters = {"row": row + 1, "column": col + 1}
    return Target(
        cell_name(cell, cols), "cell", float(col), float(row), "blank-target-cell", parameters
    )


def _dots(puzzle: Puzzle) -> Counter:
    cells = [cell for cell in range(puzzle.size.cells) if has_dot(puzzle, cell)]
    members = tuple((cell_name(cell, puzzle.size.cols), 1) for cell in cells)
    return Counter("dots", members, "shaded", len(cells), "blank-counter-dots")
