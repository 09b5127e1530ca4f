"""The network of a Stitches board: what its variables and constraints stand for.

    edge e            variable e + 1: it is stitched
    cell c            the next variables, one for each cell on a border: it is a hole
    pair              k of its edges
    cell              one edge at most; a hole if and only if one
    line with number  so many holes: rows, columns, and the rows (columns) without a number together

Every stitch has two holes, so that the lines without a number hold what the others leave of
2 · k · pairs. Knows no validator, search or clause.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from univoca.deduce.network import Network
from univoca.kinds.stitches.model import Edge, Puzzle, borders

Axis = Literal["row", "column"]
_AXES: tuple[Axis, Axis] = ("row", "column")


@dataclass(frozen=True, slots=True)
class Pair:
    """Two regions that touch, the smaller first, and the numbers of the edges between them."""

    first: int
    second: int
    edges: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """Rows or columns that hold `number` holes together: `places` counts them from 0.

    `rest` says that they are all those without a number of their own.
    """

    axis: Axis
    places: tuple[int, ...]
    number: int
    rest: bool = False


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a constraint is about: a pair, a cell or a line, by its number."""

    about: Literal["pair", "cell", "line"]
    number: int


class Layout:
    """A puzzle's edges, holes, pairs and lines, its network, and the meaning of each constraint."""

    def __init__(self, puzzle: Puzzle, techniques: Mapping[str, int]) -> None:
        self.puzzle = puzzle
        self.edges: tuple[Edge, ...] = borders(puzzle)
        self.at: list[list[int]] = [[] for _ in range(puzzle.size.cells)]
        for number, edge in enumerate(self.edges):
            for cell in edge:
                self.at[cell].append(number)
        self.cells = [cell for cell, met in enumerate(self.at) if met]
        first = len(self.edges) + 1
        self.holes = {cell: first + place for place, cell in enumerate(self.cells)}
        self.pairs = _pairs(puzzle, self.edges)
        self.lines = _lines(puzzle, 2 * puzzle.k * len(self.pairs))
        self.meanings: list[Meaning] = []
        self.network = self._network(techniques)

    def line_cells(self, line: Line) -> list[int]:
        """Return the cells of a line, in rising order."""
        size = self.puzzle.size
        places = set(line.places)
        if line.axis == "row":
            return [cell for cell in range(size.cells) if cell // size.cols in places]
        return [cell for cell in range(size.cells) if cell % size.cols in places]

    def _network(self, techniques: Mapping[str, int]) -> Network:
        variables = len(self.edges) + len(self.cells)
        network = Network(max(1, variables), len(techniques))
        joined, only = techniques["pair-joined"], techniques["pair-needs"]
        for number, pair in enumerate(self.pairs):
            stitches = [edge + 1 for edge in pair.edges]
            network.count(stitches, self.puzzle.k, self.puzzle.k, (joined, only, joined, only))
            self.meanings.append(Meaning("pair", number))
        for cell in self.cells:
            self._cell(network, cell, techniques)
        for number, line in enumerate(self.lines):
            full, needs = ("rest", "rest") if line.rest else ("line-full", "line-needs")
            seen = techniques[full], techniques[needs], techniques[full], techniques[needs]
            holes = [self.holes[cell] for cell in self.line_cells(line) if cell in self.holes]
            network.count(holes, line.number, line.number, seen)
            self.meanings.append(Meaning("line", number))
        network.freeze()
        return network

    def _cell(self, network: Network, cell: int, techniques: Mapping[str, int]) -> None:
        """State a cell: its stitches are one at most, none where it is no hole, one where it is."""
        ends = [edge + 1 for edge in self.at[cell]]
        echo, used, way = techniques["hole"], techniques["used"], techniques["one-way"]
        network.count(ends, 0, 1, (used, used, used, used))
        network.count(ends, 0, 0, (echo,) * 4, guard=-self.holes[cell])
        network.count(ends, 1, len(ends), (echo, way, echo, echo), guard=self.holes[cell])
        self.meanings += [Meaning("cell", cell)] * 3


def _pairs(puzzle: Puzzle, edges: Sequence[Edge]) -> list[Pair]:
    found: dict[tuple[int, int], list[int]] = {}
    for number, (one, other) in enumerate(edges):
        first, second = sorted((puzzle.regions[one], puzzle.regions[other]))
        found.setdefault((first, second), []).append(number)
    return [Pair(first, second, tuple(found[first, second])) for first, second in sorted(found)]


def _lines(puzzle: Puzzle, holes: int) -> list[Line]:
    lines: list[Line] = []
    rests: list[Line] = []
    for axis, numbers in zip(_AXES, (puzzle.rows, puzzle.columns), strict=True):
        given = [(place, number) for place, number in enumerate(numbers) if number is not None]
        lines += [Line(axis, (place,), number) for place, number in given]
        bare = tuple(place for place, number in enumerate(numbers) if number is None)
        left = holes - sum(number for _, number in given)
        if given and left >= 0 and bare:
            rests.append(Line(axis, bare, left, rest=True))
    return lines + rests


def blocks(lines: Sequence[Line]) -> list[Line]:
    """Return all runs of neighbouring lines with numbers, two lines or more, the short ones first.

    They are rows first where they are equally many.
    """
    found: list[Line] = []
    for axis in _AXES:
        given = {line.places[0]: line for line in lines if line.axis == axis and not line.rest}
        for start in sorted(given):
            places, number = [start], given[start].number
            while places[-1] + 1 in given:
                places.append(places[-1] + 1)
                number += given[places[-1]].number
                found.append(Line(axis, tuple(places), number))
    return sorted(found, key=lambda line: len(line.places))
