"""A Castle Wall board as variables: the corners between squares, then the segments of the wall.

A corner is true where the wall encloses it; those on the rim of the board are 0, outside whatever
happens. A segment is 0 where a tower keeps it away. Knows no technique, search or clause.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from univoca.grid import edges
from univoca.kinds.castle_wall.model import STEPS, Clue, Edge, Puzzle


@dataclass(frozen=True, slots=True)
class Piece:
    """What a numbered tower counts up to the next one that looks the same way, or to the rim.

    `places` are those of a `deduce.ladder.Ladder`, `beyond` is that next tower.
    """

    clue: Clue
    beyond: Clue | None
    goal: int
    places: tuple[tuple[int, int, int, int, int], ...]

    @property
    def segments(self) -> list[int]:
        """The variables of the segments that it counts, outwards."""
        return [place[2] for place in self.places if place[2]]


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line of corners between two whose sides the towers or the rim tell.

    `one` and `other` are row and column of the squares below and right of its ends; `odd` says that
    those are of different sides; `segments` are those that it crosses.
    """

    one: tuple[int, int]
    other: tuple[int, int]
    odd: bool
    segments: tuple[int, ...]


class Layout:
    """The variables of a board."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.size = puzzle.size
        self.corners = max(0, (self.size.rows - 1) * (self.size.cols - 1))
        free = [e for e in edges(self.size) if puzzle.clue_cells.isdisjoint(e)]
        self.free = tuple(free)
        self.segments = {edge: self.corners + at for at, edge in enumerate(free, 1)}
        self.variables = self.corners + len(free)

    def corner(self, row: int, col: int) -> int:
        """Return the corner above and left of the square (row, col), 0 on the rim."""
        if 0 < row < self.size.rows and 0 < col < self.size.cols:
            return (row - 1) * (self.size.cols - 1) + col
        return 0

    def place_of(self, corner: int) -> tuple[int, int]:
        """Return row and column of the square below and right of a corner inside the board."""
        row, col = divmod(corner - 1, self.size.cols - 1)
        return row + 1, col + 1

    def segment(self, one: int, other: int) -> int:
        """Return the segment between two squares, 0 where there can be none."""
        return self.segments.get((min(one, other), max(one, other)), 0)

    def edge_of(self, variable: int) -> Edge:
        """Return the squares that a segment joins."""
        return self.free[variable - self.corners - 1]

    def parted(self, edge: Edge) -> tuple[int, int]:
        """Return the corners that a segment parts: above and below, or left and right of it."""
        row, col = divmod(edge[0], self.size.cols)
        if edge[1] == edge[0] + 1:
            return self.corner(row, col + 1), self.corner(row + 1, col + 1)
        return self.corner(row + 1, col), self.corner(row + 1, col + 1)

    def around(self, cell: int) -> tuple[int, int, int, int]:
        """Return the corners of a square: the upper two, then the lower two."""
        row, col = divmod(cell, self.size.cols)
        return (
            self.corner(row, col),
            self.corner(row, col + 1),
            self.corner(row + 1, col),
            self.corner(row + 1, col + 1),
        )

    def plane(self) -> list[tuple[int, int, int, int, int]]:
        """Return every segment as `deduce.planar` wants it, those kept away by towers too."""
        return [
            (self.segments.get(edge, 0), *self.parted(edge), *edge) for edge in edges(self.size)
        ]

    def ray(self, clue: Clue) -> list[int]:
        """Return the segments that a tower sees along its arrow, outwards."""
        found = (self.segments.get(edge, 0) for edge in self.puzzle.ray(clue))
        return [variable for variable in found if variable]

    def pieces(self) -> list[Piece]:
        """Return the pieces of all numbered towers, in the order of their squares."""
        numbered = {(c.cell, c.arrow): c for c in self.puzzle.clues if c.number is not None}
        return [self._piece(clue, numbered) for clue in numbered.values()]

    def _piece(self, clue: Clue, numbered: dict[tuple[int, str], Clue]) -> Piece:
        goal, here = clue.number or 0, clue.cell
        places: list[tuple[int, int, int, int, int]] = []
        for edge in self.puzzle.ray(clue):
            there = edge[0] + edge[1] - here
            beyond = numbered.get((there, clue.arrow))
            rails = (0, 0) if beyond else self._sides(there, clue.arrow)
            places.append((*self.parted(edge), self.segments.get(edge, 0), *rails))
            if beyond is not None:
                return Piece(clue, beyond, goal - (beyond.number or 0), tuple(places))
            here = there
        places.append((0, 0, 0, 0, 0))
        return Piece(clue, None, goal, tuple(places))

    def _sides(self, cell: int, arrow: str) -> tuple[int, int]:
        """Return the segments from a square to those beside it, across an arrow."""
        row, col = divmod(cell, self.size.cols)
        found = []
        for side in (-1, 1):
            down, right = (0, side) if STEPS[arrow][0] else (side, 0)
            inside = 0 <= row + down < self.size.rows and 0 <= col + right < self.size.cols
            other = (row + down) * self.size.cols + col + right
            found.append(self.segment(cell, other) if inside else 0)
        return found[0], found[1]

    def told(self) -> dict[int, int]:
        """Return 1 for corners inside by a white tower and -1 for those outside by a black one.

        Corner 0, on the rim, is outside. A corner told both ways is left out.
        """
        found: dict[int, int] = {0: -1}
        torn: set[int] = set()
        for clue in self.puzzle.clues:
            if clue.colour == "gray":
                continue
            side = 1 if clue.colour == "white" else -1
            for corner in self.around(clue.cell):
                if found.setdefault(corner, side) != side:
                    torn.add(corner)
        return {corner: side for corner, side in found.items() if corner not in torn or not corner}

    def lines(self) -> list[Line]:
        """Return the lines between corners of told side, next to each other among those on one."""
        rows, cols = self.size.rows, self.size.cols
        across = [[(row, col) for col in range(cols + 1)] for row in range(1, rows)]
        down = [[(row, col) for row in range(rows + 1)] for col in range(1, cols)]
        told = self.told()
        found: list[Line] = []
        for line in (*across, *down):
            between: list[int] = []
            start = line[0]
            for before, here in pairwise(line):
                between.append(self._crossed(before, here))
                side = told.get(self.corner(*here))
                if side is None:
                    continue
                free = tuple(each for each in between if each)
                if free:
                    found.append(Line(start, here, told[self.corner(*start)] != side, free))
                between, start = [], here
        return found

    def _crossed(self, one: tuple[int, int], other: tuple[int, int]) -> int:
        """Return the segment between two corners next to each other, given by row and column."""
        row, col = one
        square = row * self.size.cols + col
        if other[1] > col:
            return self.segment(square - self.size.cols, square)
        return self.segment(square - 1, square)
