"""Bounds on a line: what pairs must put into it at least, and what they can at most.

Of the stitches that a pair still lacks, each takes one of its open edges; an edge puts none, one or
both of its holes into a line. So a pair has a least and a most for the line, and their sums stand
against the line's number. Knows no sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from univoca.deduce.technique import Finding
from univoca.kinds.stitches.layout import Layout, Line

Share = tuple[int, list[tuple[int, int]]]
"""A pair that touches a line: its number, and for each edge the variable and its holes there."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The source of a finding: a line, the pairs that count, and how many holes they make of what.

    `count` is the sum of their least or `most`, `left` the holes that the line still lacks.
    """

    line: Line
    pairs: tuple[int, ...]
    count: int
    left: int
    most: bool


@dataclass(slots=True)
class Part:
    """What an unfinished pair can do to a line: its open edges by the holes that each puts there.

    `lacks` stitches are still to come; `least` and `most` are the holes that they bring.
    """

    pair: int
    open: tuple[list[int], list[int], list[int]]
    lacks: int
    least: int
    most: int


def least(counts: Sequence[int], lacks: int) -> int:
    """Return the fewest holes that so many edges of these counts (by 0, 1, 2 holes) bring."""
    beyond = lacks - counts[0]
    return 0 if beyond <= 0 else beyond + max(0, beyond - counts[1])


def most(counts: Sequence[int], lacks: int) -> int:
    """Return the most holes that so many edges of these counts bring."""
    double = min(lacks, counts[2])
    return 2 * double + min(lacks - double, counts[1])


class Bounds:
    """The lines of a board, with each pair's edges sorted by what they put into each line."""

    def __init__(self, layout: Layout, lines: Sequence[Line]) -> None:
        self.layout = layout
        self.network = layout.network
        self.lines = lines
        cols = layout.puzzle.size.cols
        self.ends = {
            "row": [(first // cols, second // cols) for first, second in layout.edges],
            "column": [(first % cols, second % cols) for first, second in layout.edges],
        }

    @cached_property
    def shares(self) -> list[list[Share]]:
        """For each line, the pairs that touch it: worked out when first asked for."""
        return [self._shares(line) for line in self.lines]

    def _shares(self, line: Line) -> list[Share]:
        ends, inside = self.ends[line.axis], set(line.places)
        shares = []
        for number, pair in enumerate(self.layout.pairs):
            edges = []
            touched = 0
            for edge in pair.edges:
                first, second = ends[edge]
                holes = (first in inside) + (second in inside)
                touched += holes
                edges.append((edge + 1, holes))
            if touched:
                shares.append((number, edges))
        return shares

    def must(self, technique: int) -> Iterator[Finding]:
        """Find what would give a line more holes than its number."""
        yield from self._find(technique, at_least=True)

    def can(self, technique: int) -> Iterator[Finding]:
        """Find what would leave a line fewer holes than its number."""
        yield from self._find(technique, at_least=False)

    def both(self, technique: int) -> Iterator[Finding]:
        """Find either, the former first."""
        yield from self.must(technique)
        yield from self.can(technique)

    def _find(self, technique: int, at_least: bool) -> Iterator[Finding]:
        value = self.network.value
        values = [0, *(value(edge + 1) for edge in range(len(self.layout.edges)))]
        for line, shares in zip(self.lines, self.shares, strict=True):
            left, parts = self._parts(line, shares, values)
            if at_least:
                total = sum(part.least for part in parts)
                spare = left - total
            else:
                total = sum(part.most for part in parts)
                spare = total - left
            if spare > 2:
                continue
            literals: list[int] = []
            touched: list[int] = []
            for part in parts:
                found = _beyond(part, spare, at_least)
                if found:
                    literals += found
                    touched.append(part.pair)
            if literals or spare < 0:
                counted = [part.pair for part in parts if not at_least or part.least]
                source = Reach(line, tuple(counted), total, left, not at_least)
                needed = {*counted, *touched} if at_least else {pair for pair, _ in shares}
                rests = self._rests(needed, shares, values)
                yield Finding(technique, tuple(literals) if spare >= 0 else (), rests, source)

    def _parts(self, line: Line, shares: list[Share], values: list[int]) -> tuple[int, list[Part]]:
        """Return the holes that a line still lacks, and the pairs that may bring them."""
        left = line.number
        parts = []
        for pair, edges in shares:
            open_edges: tuple[list[int], list[int], list[int]] = ([], [], [])
            lacks = self.layout.puzzle.k
            for variable, holes in edges:
                known = values[variable]
                if known == 0:
                    open_edges[holes].append(variable)
                elif known > 0:
                    lacks -= 1
                    left -= holes
            if lacks > 0:
                counts = [len(one) for one in open_edges]
                bounds = least(counts, lacks), most(counts, lacks)
                parts.append(Part(pair, open_edges, lacks, *bounds))
        return left, parts

    def _rests(
        self,
        pairs: set[int],
        shares: list[Share],
        values: list[int],
    ) -> tuple[int, ...]:
        """Return all that is known of these pairs, and every stitch into the line."""
        return tuple(
            variable if values[variable] > 0 else -variable
            for pair, edges in shares
            for variable, holes in edges
            if values[variable] and (pair in pairs or (values[variable] > 0 and holes))
        )


def _beyond(part: Part, spare: int, at_least: bool) -> list[int]:
    """Return what must be so, lest the pair brings `spare` holes too many (or too few)."""
    counts = [len(one) for one in part.open]
    if part.lacks > sum(counts):
        return []
    bound, sign, start = (least, 1, part.least) if at_least else (most, -1, part.most)
    literals = []
    for holes in range(3):
        if not counts[holes]:
            continue
        counts[holes] -= 1
        taken = sign * (holes + bound(counts, part.lacks - 1) - start)
        if taken > spare:
            literals += [-variable for variable in part.open[holes]]
        elif sum(counts) < part.lacks or sign * (bound(counts, part.lacks) - start) > spare:
            literals += part.open[holes]
        counts[holes] += 1
    return literals
