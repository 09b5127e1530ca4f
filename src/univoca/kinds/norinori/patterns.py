"""What a look over the whole Norinori board shows: starving, counting, parity. Knows no clause.

Each function is one technique's scan: from the network's state to findings, in a fixed order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from univoca.deduce.network import Network
from univoca.deduce.technique import Finding
from univoca.grid import neighbours, region_cells
from univoca.kinds.norinori.model import Puzzle

QUOTA = 2
MOST_WAYS = 80  # ways to finish a region that a person would go through, with their dominoes


@dataclass(frozen=True, slots=True)
class Way:
    """One way to finish a region: cells shaded by it, cells blank by it, cells lent elsewhere.

    `lent` has the partners outside the region that it forces.
    """

    shaded: frozenset[int]
    blank: frozenset[int]
    lent: frozenset[int]


class Patterns:
    """The scans of one board; `network` has variable c + 1 for cell c."""

    def __init__(self, puzzle: Puzzle, network: Network, indices: dict[str, int]) -> None:
        self.network = network
        self.indices = indices
        self.region = puzzle.regions
        self.cells = region_cells(puzzle.regions)
        self.near = neighbours(puzzle.size)

    def value(self, cell: int) -> int:
        """Return 1 for shaded, -1 for blank, 0 for open."""
        return self.network.value(cell + 1)

    def finding(
        self, technique: str, literals: list[int], premises: set[int], source: object
    ) -> Finding:
        """Return a finding; `premises` are cells, those open left out."""
        rests = tuple(
            (cell + 1) * self.value(cell) for cell in sorted(premises) if self.value(cell)
        )
        return Finding(self.indices[technique], tuple(literals), rests, source)

    # -- one cell -----------------------------------------------------------------------------

    def after(self, cell: int) -> tuple[set[int], set[int]] | None:
        """Return what is shaded and blank at once if an open cell is shaded; None: no partner."""
        shaded: set[int] = {cell}
        blank: set[int] = set()
        mates = [other for other in self.near[cell] if self.value(other) > 0]
        possible = [other for other in self.near[cell] if self.value(other) >= 0]
        if not possible or len(mates) > 1:
            return None
        if mates or len(possible) == 1:
            mate = (mates or possible)[0]
            shaded.add(mate)
            blank.update(other for other in self.near[cell] if other != mate)
            blank.update(other for other in self.near[mate] if other != cell)
        for region in sorted({self.region[each] for each in shaded}):
            full = [each for each in self.cells[region] if each in shaded or self.value(each) > 0]
            if len(full) >= QUOTA:
                blank.update(each for each in self.cells[region] if each not in full)
        return shaded, blank

    def overfills(self) -> Iterator[Finding]:
        """Find cells whose shading, with the partner it forces, makes a region hold three."""
        yield from self._spoils("overfills")

    def starves(self) -> Iterator[Finding]:
        """Find cells whose shading leaves a region too few cells."""
        yield from self._spoils("starves")

    def _spoils(self, technique: str) -> Iterator[Finding]:
        for cell in range(len(self.region)):
            after = self.after(cell) if self.value(cell) == 0 else None
            if after is None:
                continue
            shaded, blank = after
            region = (self._over if technique == "overfills" else self._under)(shaded, blank)
            if region is not None:
                rests = {*self.cells[region], *self.near[cell]}
                rests.update(*(self.near[each] for each in shaded))
                rests.update(*(self.cells[self.region[each]] for each in shaded))
                yield self.finding(technique, [-cell - 1], rests, (cell, region))

    def _over(self, shaded: set[int], blank: set[int]) -> int | None:
        for region in sorted({self.region[each] for each in shaded}):
            held = sum(each in shaded or self.value(each) > 0 for each in self.cells[region])
            if held > QUOTA:
                return region
        return None

    def _under(self, shaded: set[int], blank: set[int]) -> int | None:
        for region in sorted({self.region[each] for each in blank}):
            left = sum(each not in blank and self.value(each) >= 0 for each in self.cells[region])
            if left < QUOTA:
                return region
        return None

    # -- all ways to finish a region ------------------------------------------------------------

    def ways(self, region: int) -> list[Way] | None:
        """Return every way to finish a region, or None where there are too many to go through."""
        open_cells = [cell for cell in self.cells[region] if self.value(cell) == 0]
        lone = [cell for cell in self.cells[region] if self.value(cell) > 0]
        need = QUOTA - len(lone)
        if need < 0 or len(open_cells) > 13:
            return None
        found: list[Way] = []
        for chosen in combinations(open_cells, need):
            found += self._finished(region, (*lone, *chosen))
            if len(found) > MOST_WAYS:
                return None
        return found

    def _finished(self, region: int, pair: tuple[int, ...]) -> Iterator[Way]:
        """Yield the ways in which two cells are the shaded ones of their region."""
        one, other = pair
        rest = [cell for cell in self.cells[region] if cell not in pair]
        if any(self.value(cell) > 0 for cell in rest):
            return
        if other in self.near[one]:
            domino = [(one, other)]
            yield from self._laid(domino, rest, frozenset())
            return
        for mate in self._mates(one, pair):
            for second in self._mates(other, pair):
                if mate != second and second not in self.near[mate]:
                    yield from self._laid(
                        [(one, mate), (other, second)], rest, frozenset((mate, second))
                    )

    def _mates(self, cell: int, pair: tuple[int, ...]) -> list[int]:
        home = self.region[cell]
        return [
            mate
            for mate in self.near[cell]
            if self.region[mate] != home
            and self.value(mate) >= 0
            and not set(self.near[mate]) & (set(pair) - {cell})
        ]

    def _laid(
        self, dominoes: list[tuple[int, int]], rest: list[int], lent: frozenset[int]
    ) -> Iterator[Way]:
        shaded = {cell for domino in dominoes for cell in domino}
        blank = {near for cell in shaded for near in self.near[cell]} - shaded
        blank.update(rest)
        if any(self.value(cell) > 0 for cell in blank):
            return
        if self._over(shaded, blank) is None and self._under(shaded, blank) is None:
            yield Way(frozenset(shaded), frozenset(blank), lent)

    def common(self) -> Iterator[Finding]:
        """Find what is so in every way to finish a region."""
        for region, cells in enumerate(self.cells):
            ways = self._open_ways(region)
            if not ways:
                continue
            blank = frozenset.intersection(*(way.blank for way in ways))
            shaded = frozenset.intersection(*(way.shaded for way in ways))
            literals = [-cell - 1 for cell in sorted(blank) if self.value(cell) == 0]
            literals += [cell + 1 for cell in sorted(shaded) if self.value(cell) == 0]
            if literals:
                rests = self._around(cells)
                yield self.finding("common", literals, rests, (region, len(ways)))

    def _open_ways(self, region: int) -> list[Way] | None:
        if sum(self.value(cell) > 0 for cell in self.cells[region]) == QUOTA and not any(
            self.value(cell) == 0 for cell in self._around(self.cells[region])
        ):
            return None
        return self.ways(region)

    def _around(self, cells: tuple[int, ...]) -> set[int]:
        """Return cells, their neighbours, the neighbours of those, and the regions they touch."""
        close = {near for cell in cells for near in self.near[cell]} | set(cells)
        wide = close | {near for cell in close for near in self.near[cell]}
        return wide | {cell for each in close for cell in self.cells[self.region[each]]}

    # -- several regions -------------------------------------------------------------------------

    def counting(self) -> Iterator[Finding]:
        """Find regions that get all their shaded cells as partners of others' cells."""
        lends: dict[int, list[tuple[int, int, frozenset[int]]]] = {}
        for region in range(len(self.cells)):
            ways = self.ways(region)
            if not ways:
                continue
            for other in sorted({self.region[cell] for way in ways for cell in way.lent}):
                least = min(sum(self.region[cell] == other for cell in way.lent) for way in ways)
                if least:
                    cells = frozenset(
                        cell for way in ways for cell in way.lent if self.region[cell] == other
                    )
                    lends.setdefault(other, []).append((region, least, cells))
        for region, lenders in sorted(lends.items()):
            yield from self._lent(region, lenders)

    def _lent(
        self, region: int, lenders: list[tuple[int, int, frozenset[int]]]
    ) -> Iterator[Finding]:
        """A partner belongs to one domino alone, so that what different regions lend adds up."""
        if sum(least for _, least, _ in lenders) < QUOTA:
            return
        reach = frozenset().union(*(cells for _, _, cells in lenders))
        literals = [
            -cell - 1 for cell in self.cells[region] if cell not in reach and self.value(cell) == 0
        ]
        if literals:
            rests = self._around(self.cells[region])
            for lender, _, _ in lenders:
                rests |= self._around(self.cells[lender])
            names = tuple(lender for lender, _, _ in lenders)
            yield self.finding("counting", literals, rests, (region, names))

    # -- closed areas ----------------------------------------------------------------------------

    def parity(self) -> Iterator[Finding]:
        """Find areas closed off by blank cells: the shaded cells in one pair up, so are even."""
        seen = [False] * len(self.region)
        for start in range(len(self.region)):
            if seen[start] or self.value(start) < 0:
                continue
            area = self._area(start, seen)
            inside = set(area)
            loose = [cell for cell in area if not self._whole(self.region[cell], inside)]
            literals = self._even(loose)
            if literals:
                border = {near for cell in area for near in self.near[cell]} | inside
                border.update(cell for each in area for cell in self.cells[self.region[each]])
                yield self.finding("parity", literals, border, (tuple(area), len(loose)))

    def _area(self, start: int, seen: list[bool]) -> list[int]:
        area, seen[start] = [start], True
        for cell in area:
            for other in self.near[cell]:
                if not seen[other] and self.value(other) >= 0:
                    seen[other] = True
                    area.append(other)
        return sorted(area)

    def _whole(self, region: int, inside: set[int]) -> bool:
        return all(cell in inside or self.value(cell) < 0 for cell in self.cells[region])

    def _even(self, loose: list[int]) -> list[int]:
        """Return what follows from an even number of shaded cells among these."""
        unknown = [cell for cell in loose if self.value(cell) == 0]
        odd = sum(self.value(cell) > 0 for cell in loose) % 2
        if len(unknown) == 1:
            return [unknown[0] + 1 if odd else -unknown[0] - 1]
        homes = sorted({self.region[cell] for cell in loose})
        if odd and len(homes) == 1:
            away = [cell for cell in self.cells[homes[0]] if cell not in loose]
            return [-cell - 1 for cell in away if self.value(cell) == 0]
        return []
