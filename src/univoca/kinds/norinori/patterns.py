"""What a look over the whole Norinori board shows: starving, closed areas. Knows no clause.

Each function is one technique's scan: from the network's state to findings, in a fixed order. Sets
of cells are bits of a whole number, cell 0 the lowest.
"""

from __future__ import annotations

from collections.abc import Iterator

from univoca.deduce.network import Network
from univoca.deduce.technique import Finding
from univoca.kinds.norinori.ways import QUOTA, Ways, listed, literals, unique


class Patterns:
    """The scans of one board; `network` has variable c + 1 for cell c."""

    def __init__(self, ways: Ways, network: Network, indices: dict[str, int]) -> None:
        self.network = network
        self.ways = ways
        self.indices = indices
        self.region, self.cells = ways.region, ways.cells
        self.around, self.homes, self.reach = ways.around, ways.homes, ways.reach

    def value(self, cell: int) -> int:
        """Return 1 for shaded, -1 for blank, 0 for open."""
        return self.network.value(cell + 1)

    # -- one cell -----------------------------------------------------------------------------

    def overfills(self) -> Iterator[Finding]:
        """Find cells whose shading, with the partner it forces, makes a region hold three."""
        yield from self._spoils("overfills")

    def starves(self) -> Iterator[Finding]:
        """Find cells whose shading leaves a region too few cells."""
        yield from self._spoils("starves")

    def _spoils(self, technique: str) -> Iterator[Finding]:
        shaded, blank = self.ways.state(self.network)
        index = self.indices[technique]
        for cell in range(len(self.region)):
            if (shaded | blank) >> cell & 1:
                continue
            new = self._joined(cell, shaded, blank)
            over = self._over(new, shaded)
            if technique == "overfills":
                if over is not None:
                    rests = self._forced(cell, new, shaded, blank)
                    rests += literals(self.homes[over] & shaded)
                    yield Finding(index, (-cell - 1,), unique(rests), (cell, over))
            elif over is None:
                out, filled = self._emptied(new, shaded)
                starved = self._under(cell, out, blank)
                if starved is not None:
                    rests = self._forced(cell, new, shaded, blank)
                    rests += literals(filled & shaded)
                    rests += [-each for each in literals(self.homes[starved] & blank)]
                    yield Finding(index, (-cell - 1,), unique(rests), (cell, starved))

    def _joined(self, cell: int, shaded: int, blank: int) -> int:
        """Return the cell with the partner that it would have, where only one is possible."""
        mates = self.around[cell] & shaded or self.around[cell] & ~blank
        return 1 << cell | (mates if mates.bit_count() == 1 else 0)

    def _forced(self, cell: int, new: int, shaded: int, blank: int) -> list[int]:
        """Return why the cell has that partner: it is shaded, or all other cells are blank."""
        if new.bit_count() == 1:
            return []
        if new & shaded:
            return literals(new & shaded)
        return [-each for each in literals(self.around[cell] & blank)]

    def _over(self, new: int, shaded: int) -> int | None:
        for cell in listed(new):
            region = self.region[cell]
            if (self.homes[region] & (shaded | new)).bit_count() > QUOTA:
                return region
        return None

    def _emptied(self, new: int, shaded: int) -> tuple[int, int]:
        """Return the cells that new shaded cells leave blank, and all of regions that they fill."""
        out = filled = 0
        for cell in listed(new):
            if new.bit_count() == QUOTA:
                out |= self.around[cell]
            home = self.homes[self.region[cell]]
            if (home & (shaded | new)).bit_count() >= QUOTA:
                out |= home
                filled |= home
        return out & ~new & ~shaded, filled

    def _under(self, cell: int, out: int, blank: int) -> int | None:
        for region in self.reach[cell]:
            home = self.homes[region]
            if home & out & ~blank and (home & ~(out | blank)).bit_count() < QUOTA:
                return region
        return None

    # -- closed areas ----------------------------------------------------------------------------

    def parity(self) -> Iterator[Finding]:
        """Find areas closed off by blank cells: the shaded cells in one pair up, so are even."""
        _, blank = self.ways.state(self.network)
        seen = blank
        for start in range(len(self.region)):
            if seen >> start & 1:
                continue
            area = self._area(start, blank)
            seen |= area
            found = self._even(area)
            if found is not None:
                fence = blank & self._fringe(area)
                rests = [-each for each in literals(fence)]
                for region in sorted({self.region[cell] for cell in listed(area)}):
                    rests += self.network.known([cell + 1 for cell in self.cells[region]])
                source = tuple(listed(area))
                yield Finding(self.indices["parity"], found, unique(rests), source)

    def _area(self, start: int, blank: int) -> int:
        area = front = 1 << start
        while front:
            front = self._fringe(front) & ~blank & ~area
            area |= front
        return area

    def _fringe(self, cells: int) -> int:
        found = 0
        for cell in listed(cells):
            found |= self.around[cell]
        return found & ~cells

    def _even(self, area: int) -> tuple[int, ...] | None:
        """Return what follows from an even number of shaded cells in a closed area, if anything.

        All regions but one must have a known number of their cells shaded in it; the last then has
        one number left that fits. No literals are a contradiction.
        """
        total, loose, bounds = 0, -1, (0, 0)
        for region in sorted({self.region[cell] for cell in listed(area)}):
            low, high = self._inside(region, area)
            if low == high:
                total += low
            elif loose >= 0:
                return None
            else:
                loose, bounds = region, (low, high)
        if loose < 0:
            return () if total % 2 else None
        fits = [number for number in range(bounds[0], bounds[1] + 1) if (number + total) % 2 == 0]
        if len(fits) != 1:
            return None if fits else ()
        return self._exactly(loose, area, fits[0]) or None

    def _inside(self, region: int, area: int) -> tuple[int, int]:
        """Return the least and the greatest number of a region's shaded cells inside an area."""
        ins, outs = self._parts(region, area)
        held = sum(value > 0 for _, value in ins)
        away = sum(value > 0 for _, value in outs)
        still = sum(value == 0 for _, value in ins)
        low = max(held, QUOTA - sum(value >= 0 for _, value in outs))
        return low, max(low, min(held + still, QUOTA - away))

    def _parts(self, region: int, area: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        cells = [(cell, self.value(cell)) for cell in self.cells[region]]
        ins = [each for each in cells if area >> each[0] & 1]
        return ins, [each for each in cells if not area >> each[0] & 1]

    def _exactly(self, region: int, area: int, number: int) -> tuple[int, ...]:
        """Return what follows where that many of a region's cells are shaded inside the area."""
        found: list[int] = []
        for part, wanted in zip(self._parts(region, area), (number, QUOTA - number), strict=True):
            held = sum(value > 0 for _, value in part)
            still = [cell for cell, value in part if value == 0]
            if held == wanted:
                found += [-cell - 1 for cell in still]
            elif held + len(still) == wanted:
                found += [cell + 1 for cell in still]
        return tuple(found)
