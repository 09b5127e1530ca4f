"""Cells that pairs claim: as many cells of a region as stitches that can only end in these.

Every stitch of a pair ends in a cell of its own in each of the two regions. Where the open edges of
some pairs leave them no more cells of a region than they lack stitches, those cells are theirs.
Knows no sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from univoca.deduce.network import Network
from univoca.deduce.technique import Finding
from univoca.kinds.stitches.layout import Layout

MOST = 4
"""Pairs that a person would look at together."""


@dataclass(frozen=True, slots=True)
class Claim:
    """The source of a finding: the region, the pairs, and the cells that are theirs."""

    region: int
    pairs: tuple[int, ...]
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Need:
    """What a pair still wants of a region: so many of these cells (a bit each)."""

    pair: int
    lacks: int
    cells: int


class Claims:
    """The pairs of each region, with the cell of the region in which each edge ends."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.network: Network = layout.network
        regions = layout.puzzle.regions
        self.ends: list[list[tuple[int, list[tuple[int, int]]]]] = [
            [] for _ in range(max(regions) + 1)
        ]
        for number, pair in enumerate(layout.pairs):
            for region in (pair.first, pair.second):
                ends = []
                for edge in pair.edges:
                    one, other = layout.edges[edge]
                    ends.append((edge + 1, one if regions[one] == region else other))
                self.ends[region].append((number, ends))

    def alone(self, technique: int) -> Iterator[Finding]:
        """Find pairs that have no more cells of a region left than they need."""
        yield from self._find(technique, (1,))

    def together(self, technique: int) -> Iterator[Finding]:
        """Find pairs that together have no more cells of a region left than they need."""
        yield from self._find(technique, range(2, MOST + 1))

    def _find(self, technique: int, sizes: range | tuple[int, ...]) -> Iterator[Finding]:
        needs = [self._needs(region) for region in range(len(self.ends))]
        for size in sizes:
            for region, wants in enumerate(needs):
                for chosen in combinations(wants, size):
                    cells, lacks = 0, 0
                    for need in chosen:
                        cells |= need.cells
                        lacks += need.lacks
                    if cells.bit_count() <= lacks:
                        yield from self._claimed(technique, region, chosen, cells, lacks)

    def _needs(self, region: int) -> list[Need]:
        value = self.network.value
        found = []
        for pair, ends in self.ends[region]:
            lacks, cells = self.layout.puzzle.k, 0
            for variable, cell in ends:
                known = value(variable)
                if known > 0:
                    lacks -= 1
                elif known == 0:
                    cells |= 1 << cell
            if lacks > 0:
                found.append(Need(pair, lacks, cells))
        return found

    def _claimed(
        self, technique: int, region: int, chosen: tuple[Need, ...], mask: int, lacks: int
    ) -> Iterator[Finding]:
        layout = self.layout
        pairs = tuple(need.pair for need in chosen)
        cells = tuple(cell for cell in layout.cells if mask >> cell & 1)
        own = {edge for pair in pairs for edge in layout.pairs[pair].edges}
        literals: list[int] = []
        if len(cells) == lacks:
            others = [edge for cell in cells for edge in layout.at[cell] if edge not in own]
            literals += [-edge - 1 for edge in dict.fromkeys(others)]
            literals += [layout.holes[cell] for cell in cells]
            literals = [each for each in literals if self.network.value(each) <= 0]
            if not literals:
                return
        rests = tuple(self.network.known([edge + 1 for edge in sorted(own)]))
        yield Finding(technique, tuple(literals), rests, Claim(region, pairs, cells))
