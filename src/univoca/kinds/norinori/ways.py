"""Every way to finish a region of a Norinori board: its dominoes, and what they leave blank.

A way is either one domino inside the region or two dominoes, each with one cell in it; the cells
outside are *lent* to the region. Sets of cells are bits of a whole number, cell 0 the lowest.
Knows no state, search or clause.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from univoca.deduce.network import Network
from univoca.grid import neighbours, region_cells
from univoca.kinds.norinori.model import Puzzle

QUOTA = 2
MOST_BORDERS = 80  # sides between a region's cells and others; beyond, no ways are listed


@dataclass(frozen=True, slots=True)
class Way:
    """One way to finish a region: the cells that it shades and those that it leaves blank.

    `blank` are the cells that the dominoes leave blank: those around them, and the rest of every
    region that they fill. `lenders` are the regions of the cells outside, one for each, `touches`
    all other regions that the way says something of. `literals` say all of it, variable c + 1 for
    cell c.
    """

    shaded: int
    blank: int
    lenders: tuple[int, ...]
    touches: tuple[int, ...]
    literals: tuple[int, ...]


class Ways:
    """A board's cells and regions, and `of[region]`, its ways; None where they are too many."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.region = puzzle.regions
        self.cells = region_cells(puzzle.regions)
        self.near = neighbours(puzzle.size)
        self.around = [bits(near) for near in self.near]
        self.homes = [bits(cells) for cells in self.cells]
        self.reach = [self._reached(cell) for cell in range(len(self.region))]
        self.beside = [self._beside(cells) for cells in self.cells]
        self.of = [self._listed(region) for region in range(len(self.cells))]

    def _reached(self, cell: int) -> tuple[int, ...]:
        """Return the regions that a domino on a cell can touch."""
        beside = self.near[cell]
        close = [cell, *beside, *(far for near in beside for far in self.near[near])]
        return tuple(sorted({self.region[each] for each in close}))

    def _beside(self, cells: tuple[int, ...]) -> tuple[int, ...]:
        """Return the other regions that touch one."""
        others = {self.region[near] for cell in cells for near in self.near[cell]}
        return tuple(sorted(others - {self.region[cells[0]]}))

    def state(self, network: Network) -> tuple[int, int]:
        """Return the shaded and the blank cells of a network whose variable c + 1 is cell c."""
        shaded = blank = 0
        for literal in network.assignment():
            if literal > 0:
                shaded |= 1 << literal - 1
            else:
                blank |= 1 << -literal - 1
        return shaded, blank

    def _listed(self, region: int) -> tuple[Way, ...] | None:
        home = self.homes[region]
        borders = sum((self.around[cell] & ~home).bit_count() for cell in self.cells[region])
        return tuple(self._ways(region)) if borders <= MOST_BORDERS else None

    def _ways(self, region: int) -> Iterator[Way]:
        cells, home = self.cells[region], self.homes[region]
        for at, one in enumerate(cells):
            for other in cells[at + 1 :]:
                if self.around[one] >> other & 1:
                    yield from self._laid(home, (one, other), ())
                    continue
                spoiled = home | self.around[one] & self.around[other]
                seconds = listed(self.around[other] & ~spoiled)
                for mate in listed(self.around[one] & ~spoiled):
                    for second in seconds:
                        if not self.around[mate] >> second & 1:
                            yield from self._laid(home, (one, other), (mate, second))

    def _laid(self, home: int, pair: tuple[int, int], lent: tuple[int, ...]) -> Iterator[Way]:
        """Yield the way, unless it leaves some region too few cells."""
        shaded, blank = 0, home
        for cell in (*pair, *lent):
            shaded |= 1 << cell
            blank |= self.around[cell]
        if lent and self.region[lent[0]] == self.region[lent[1]]:
            blank |= self.homes[self.region[lent[0]]]
        blank &= ~shaded
        touches = []
        for cell in pair:
            for region in self.reach[cell]:
                cells = self.homes[region]
                if (cells & ~blank).bit_count() < QUOTA:
                    return
                if cells != home and cells & (shaded | blank) and region not in touches:
                    touches.append(region)
        said = [*literals(shaded), *(-each for each in literals(blank))]
        lenders = tuple(self.region[cell] for cell in lent)
        yield Way(shaded, blank, lenders, tuple(touches), tuple(said))


def bits(cells: Iterable[int]) -> int:
    """Return cells as the bits of a whole number."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def listed(cells: int) -> list[int]:
    """Return the cells whose bits are set, in order."""
    found = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return found


def literals(cells: int) -> list[int]:
    """Return the literals that say that cells are shaded."""
    return [cell + 1 for cell in listed(cells)]


def unique(premises: Iterable[int]) -> tuple[int, ...]:
    """Return premises, each once, by cell."""
    return tuple(sorted(set(premises), key=abs))
