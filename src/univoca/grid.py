"""Rectangular boards: sizes, cells, edges, regions and the eight symmetries. Knows no puzzle.

A cell is an integer, row-major from the top-left: `row * cols + col`, rows and columns from 0.
People see rows and columns from 1: `r1c1` is the top-left cell. An edge joins two cells that
share a side and is named by both, the smaller first: `r1c1-r1c2`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from univoca.errors import InputError

MAX_SIDE = 60
_SIZE = re.compile(r"(\d{1,4})[x×](\d{1,4})", re.ASCII)
_CELL = re.compile(r"r([1-9]\d{0,3})c([1-9]\d{0,3})", re.ASCII)


@dataclass(frozen=True, slots=True, order=True)
class Size:
    """Rows and columns of a board; written width × height, as people type it (`10x8`)."""

    rows: int
    cols: int

    @classmethod
    def parse(cls, text: str) -> Size:
        """Read `10x8` (width × height); raises InputError beyond 1 to 60 a side."""
        match = _SIZE.fullmatch(text.strip().lower())
        if match is None:
            raise InputError("error-size-form", found=text[:40])
        return cls.checked(rows=int(match[2]), cols=int(match[1]))

    @classmethod
    def checked(cls, rows: int, cols: int) -> Size:
        """Return the size, or raise InputError when a side is not from 1 to 60."""
        if not (1 <= rows <= MAX_SIDE and 1 <= cols <= MAX_SIDE):
            raise InputError("error-size-limit", width=cols, height=rows, limit=MAX_SIDE)
        return cls(rows, cols)

    @property
    def cells(self) -> int:
        """The number of cells."""
        return self.rows * self.cols

    def __str__(self) -> str:
        return f"{self.cols}x{self.rows}"


def cell_name(cell: int, cols: int) -> str:
    """Return `r1c1` for cell 0."""
    return f"r{cell // cols + 1}c{cell % cols + 1}"


def edge_name(edge: tuple[int, int], cols: int) -> str:
    """Return `r1c1-r1c2` for the edge (0, 1)."""
    return f"{cell_name(edge[0], cols)}-{cell_name(edge[1], cols)}"


def parse_cell(text: str, size: Size) -> int:
    """Read `r1c1`; raises InputError when it is no cell of the board."""
    match = _CELL.fullmatch(text)
    if match is None:
        raise InputError("error-cell-form", found=text[:40])
    row, col = int(match[1]) - 1, int(match[2]) - 1
    if not (0 <= row < size.rows and 0 <= col < size.cols):
        raise InputError("error-cell-outside", found=text[:40], size=str(size))
    return row * size.cols + col


def parse_edge(text: str, size: Size) -> tuple[int, int]:
    """Read `r1c1-r1c2`; raises InputError unless it names two neighbours, smaller first."""
    first, _, second = text.partition("-")
    edge = parse_cell(first, size), parse_cell(second, size)
    if edge not in edge_set(size):
        raise InputError("error-edge", found=text[:40])
    return edge


@lru_cache(maxsize=64)
def neighbours(size: Size) -> tuple[tuple[int, ...], ...]:
    """Return for each cell the cells that share a side with it, in rising order."""
    rows, cols = size.rows, size.cols
    return tuple(
        tuple(
            near * cols + side
            for near, side in (
                (row - 1, col),
                (row, col - 1),
                (row, col + 1),
                (row + 1, col),
            )
            if 0 <= near < rows and 0 <= side < cols
        )
        for row in range(rows)
        for col in range(cols)
    )


@lru_cache(maxsize=64)
def edges(size: Size) -> tuple[tuple[int, int], ...]:
    """Return every edge once: all that join cells of a row, row by row, then the vertical ones."""
    rows, cols = size.rows, size.cols
    across = [(r * cols + c, r * cols + c + 1) for r in range(rows) for c in range(cols - 1)]
    down = [(r * cols + c, (r + 1) * cols + c) for r in range(rows - 1) for c in range(cols)]
    return tuple(across + down)


@lru_cache(maxsize=64)
def edge_set(size: Size) -> frozenset[tuple[int, int]]:
    """Return the edges as a set, for membership only."""
    return frozenset(edges(size))


def components(size: Size, joined: Callable[[int, int], bool]) -> tuple[int, ...]:
    """Return each cell's component number, counted in order of its first cell.

    `joined(a, b)` says whether two neighbouring cells belong together.
    """
    near = neighbours(size)
    label = [-1] * size.cells
    count = 0
    for start in range(size.cells):
        if label[start] >= 0:
            continue
        label[start] = count
        stack = [start]
        while stack:
            cell = stack.pop()
            for other in near[cell]:
                if label[other] < 0 and joined(cell, other):
                    label[other] = count
                    stack.append(other)
        count += 1
    return tuple(label)


def normal_regions(regions: Sequence[int]) -> tuple[int, ...]:
    """Renumber regions from 0 in the order of their first cell."""
    names: dict[int, int] = {}
    return tuple(names.setdefault(region, len(names)) for region in regions)


def regions_connected(size: Size, regions: Sequence[int]) -> bool:
    """Return whether each region is one orthogonally connected part."""
    parts = components(size, lambda a, b: regions[a] == regions[b])
    return max(parts) + 1 == len(set(regions))


def region_places(regions: Sequence[int], cols: int) -> dict[str, str]:
    """Return the first cell of each region by the region's letters: where they are written."""
    return {
        region_letter(region): cell_name(regions.index(region), cols)
        for region in range(max(regions, default=-1) + 1)
    }


def region_cells(regions: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return the cells of each region 0, 1, 2 …, in rising order."""
    found: list[list[int]] = [[] for _ in range(max(regions) + 1)]
    for cell, region in enumerate(regions):
        found[region].append(cell)
    return tuple(tuple(cells) for cells in found)


def region_letter(region: int) -> str:
    """Return A … Z, AA, AB … for region 0, 1, 2 …"""
    text = ""
    region += 1
    while region:
        region, digit = divmod(region - 1, 26)
        text = chr(65 + digit) + text
    return text


@dataclass(frozen=True, slots=True)
class Symmetry:
    """One of the eight ways to lay a rectangle on its like: an optional transpose, then flips."""

    name: str
    transpose: bool
    flip_rows: bool
    flip_cols: bool

    def size(self, size: Size) -> Size:
        """Return the size of the board after the symmetry."""
        return Size(size.cols, size.rows) if self.transpose else size

    def place(self, size: Size, row: int, col: int) -> tuple[int, int]:
        """Return where the cell (row, col) of a board of `size` comes to lie."""
        after = self.size(size)
        if self.transpose:
            row, col = col, row
        if self.flip_rows:
            row = after.rows - 1 - row
        if self.flip_cols:
            col = after.cols - 1 - col
        return row, col

    def cell(self, size: Size, cell: int) -> int:
        """Return where a cell comes to lie, as a cell of the new board."""
        row, col = self.place(size, cell // size.cols, cell % size.cols)
        return row * self.size(size).cols + col

    def edge(self, size: Size, edge: tuple[int, int]) -> tuple[int, int]:
        """Return where an edge comes to lie, its smaller cell first."""
        first, second = self.cell(size, edge[0]), self.cell(size, edge[1])
        return (first, second) if first < second else (second, first)

    def values(self, size: Size, values: Sequence[int]) -> tuple[int, ...]:
        """Carry one value a cell over to the new board."""
        moved = [0] * len(values)
        for cell, value in enumerate(values):
            moved[self.cell(size, cell)] = value
        return tuple(moved)


SYMMETRIES = (
    Symmetry("identity", False, False, False),
    Symmetry("rotate-90", True, False, True),
    Symmetry("rotate-180", False, True, True),
    Symmetry("rotate-270", True, True, False),
    Symmetry("mirror-columns", False, False, True),
    Symmetry("mirror-rows", False, True, False),
    Symmetry("transpose", True, False, False),
    Symmetry("anti-transpose", True, True, True),
)


def names(cells: Iterable[int], cols: int) -> tuple[str, ...]:
    """Return the names of cells in the order given."""
    return tuple(cell_name(cell, cols) for cell in cells)
