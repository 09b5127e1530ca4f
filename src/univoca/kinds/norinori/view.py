"""The Norinori board as a scene: grid, region borders, cells that cycle, region counters.

Knows no colour and no rule beyond the number that each region's counter must reach.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from univoca.grid import Size, cell_name, region_cells, region_letter, region_places
from univoca.kinds.norinori.model import DOTTED, SHADED, UNKNOWN, Puzzle
from univoca.scene import Counter, Family, Scene, Shape, Target

GOAL = 2

_CELL = Family(
    states=(UNKNOWN, SHADED, DOTTED),
    looks={
        SHADED: (Shape("rect", (0.0, 0.0, 1.0, 1.0), "shade"),),
        DOTTED: (Shape("circle", (0.5, 0.5, 0.09), "dot"),),
    },
    box=(0.0, 0.0, 1.0, 1.0),
    words={state: f"norinori-state-{state}" for state in (UNKNOWN, SHADED, DOTTED)},
)


def scene(puzzle: Puzzle) -> Scene:
    """Return the board: thin grid, thick region borders, a frame; a target a cell, in row order."""
    size, regions = puzzle.size, puzzle.regions
    shapes = [
        *_lines(size, lambda first, second: regions[first] == regions[second], "grid"),
        *_lines(size, lambda first, second: regions[first] != regions[second], "region-border"),
        Shape("rect", (0.0, 0.0, float(size.cols), float(size.rows)), "frame"),
    ]
    return Scene(
        width=size.cols,
        height=size.rows,
        shapes=tuple(shapes),
        families={"cell": _CELL},
        targets=tuple(_target(puzzle, cell) for cell in range(size.cells)),
        counters=tuple(
            _counter(puzzle, region, cells)
            for region, cells in enumerate(region_cells(puzzle.regions))
        ),
        extra={"names": region_places(regions, size.cols)},
    )


def _target(puzzle: Puzzle, cell: int) -> Target:
    row, col = divmod(cell, puzzle.size.cols)
    region = region_letter(puzzle.regions[cell])
    return Target(
        id=cell_name(cell, puzzle.size.cols),
        family="cell",
        x=float(col),
        y=float(row),
        label="norinori-target-cell",
        parameters={"row": row + 1, "column": col + 1, "region": region},
    )


def _counter(puzzle: Puzzle, region: int, cells: tuple[int, ...]) -> Counter:
    letter = region_letter(region)
    return Counter(
        id=f"region-{letter}",
        members=tuple((cell_name(cell, puzzle.size.cols), 1) for cell in cells),
        state=SHADED,
        goal=GOAL,
        label="norinori-counter-region",
        parameters={"region": letter},
    )


def _lines(size: Size, wanted: Callable[[int, int], bool], role: str) -> Iterator[Shape]:
    """Yield the inner lines between cells where `wanted` holds, each run as one line."""
    rows, cols = size.rows, size.cols
    for y in range(1, rows):
        flags = [wanted((y - 1) * cols + x, y * cols + x) for x in range(cols)]
        for start, end in _runs(flags):
            yield Shape("line", (float(start), float(y), float(end), float(y)), role)
    for x in range(1, cols):
        flags = [wanted(y * cols + x - 1, y * cols + x) for y in range(rows)]
        for start, end in _runs(flags):
            yield Shape("line", (float(x), float(start), float(x), float(end)), role)


def _runs(flags: list[bool]) -> Iterator[tuple[int, int]]:
    """Yield (start, end) of each run of true flags, the end excluded."""
    start = -1
    for index, flag in enumerate([*flags, False]):
        if flag and start < 0:
            start = index
        elif not flag and start >= 0:
            yield start, index
            start = -1
