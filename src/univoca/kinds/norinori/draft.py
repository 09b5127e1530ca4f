"""A Norinori in the making: its answer is fixed first, its regions grow one cell at a time.

Dominoes are laid, each region holds two of their cells, and every cell that is in no region yet
is known to be blank. Such a draft has one answer, and it keeps it when a cell joins a region
unless some *rival* answer shades that cell: one question to the search, asked near that cell.
Knows no difficulty.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from univoca.errors import GenerationError
from univoca.grid import Size, neighbours
from univoca.kernels.quota import Quota
from univoca.outcome import Budget
from univoca.rng import Rng

REACH = tuple(
    (down, right)
    for down in range(-2, 3)
    for right in range(-2, 3)
    if 0 < abs(down) + abs(right) <= 3
)


@dataclass(slots=True)
class Workshop:
    """What all drafts of one recipe share: chance, the budget, and the candidates rejected."""

    size: Size
    chance: Rng
    budget: Budget
    nodes: int
    rejected: dict[str, int] = field(default_factory=dict)

    def reject(self, cause: str) -> None:
        """Count a candidate that was thrown away."""
        self.rejected[cause] = self.rejected.get(cause, 0) + 1

    def look_up(self) -> None:
        """Raise GenerationError when the deadline has passed or the caller has cancelled."""
        reason = self.budget.ran_out()
        if reason is not None:
            raise GenerationError("error-generation", reason=reason)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A draft as it was: to go back to when a change makes it worse."""

    region: tuple[int, ...]
    mate: tuple[int, ...]
    homes: tuple[tuple[int, int], ...]


class Draft:
    """The state: `region` of each cell (-1 none), `mate` of each shaded cell in its domino (-1
    for blank cells), `homes`, the two shaded cells of each region, and `count`, its cells.
    """

    def __init__(self, shop: Workshop) -> None:
        self.shop = shop
        self.near = neighbours(shop.size)
        self.cells = range(shop.size.cells)
        self.board = Quota(self.near)
        self.region = [-1] * shop.size.cells
        self.mate = [-1] * shop.size.cells
        self.wish = [-1] * shop.size.cells
        self.homes: list[tuple[int, int]] = []
        self.count: list[int] = []

    def assign(self, cell: int, region: int) -> None:
        """Put a cell in a region, or with -1 in none."""
        before = self.region[cell]
        if before >= 0:
            self.count[before] -= 1
        if region >= 0:
            self.count[region] += 1
        self.region[cell] = region
        self.board.assign(cell, region)

    def shade(self, first: int, second: int) -> None:
        """Lay a domino, as a region of its own."""
        self.mate[first], self.mate[second] = second, first
        self.wish[first] = self.wish[second] = 1
        self.homes.append((first, second))
        self.count.append(0)
        self.assign(first, len(self.homes) - 1)
        self.assign(second, len(self.homes) - 1)

    def partner(self, cell: int) -> int:
        """Return the other shaded cell of a shaded cell's region."""
        first, second = self.homes[self.region[cell]]
        return second if cell == first else first

    def members(self, region: int) -> list[int]:
        """Return the cells of a region."""
        return [cell for cell in self.cells if self.region[cell] == region]

    def open_cells(self) -> list[int]:
        """Return the cells that are in no region yet."""
        return [cell for cell in self.cells if self.region[cell] < 0]

    def regions_beside(self, cell: int) -> list[int]:
        """Return the regions that touch a cell, each once."""
        found: list[int] = []
        for other in self.near[cell]:
            region = self.region[other]
            if region >= 0 and region not in found:
                found.append(region)
        return found

    def around(self, cell: int) -> list[int]:
        """Return the cells some two steps around a cell, itself left out."""
        rows, cols = self.shop.size.rows, self.shop.size.cols
        row, col = divmod(cell, cols)
        return [
            (row + down) * cols + col + right
            for down, right in REACH
            if 0 <= row + down < rows and 0 <= col + right < cols
        ]

    def rival(self, cell: int) -> tuple[int, ...] | None:
        """Return the blank cells of an answer that shades this blank cell; None when none does.

        An empty tuple means that the search gave up.
        """
        board = self.board
        board.other(cell, self.wish, self.shop.nodes, self.shop.budget.stop())
        if board.answers:
            return tuple(one for one in board.answers[0] if self.wish[one] < 0)
        if board.complete:
            return None
        self.shop.look_up()
        return ()

    def release(self, cell: int) -> list[tuple[int, int]] | None:
        """Take a blank cell out of its region, with all that it cuts off.

        Returns the cells taken out with their region, or None, and nothing done, where the
        region's two shaded cells would part.
        """
        region = self.region[cell]
        self.assign(cell, -1)
        first, second = self.homes[region]
        kept = self._joined_to(first, region)
        if second not in kept:
            self.assign(cell, region)
            return None
        out = [cell] + [one for one in self.members(region) if one not in kept]
        for one in out[1:]:
            self.assign(one, -1)
        return [(one, region) for one in out]

    def put_back(self, taken: Iterable[tuple[int, int]]) -> None:
        """Undo releases."""
        for cell, region in taken:
            self.assign(cell, region)

    def _joined_to(self, start: int, region: int) -> set[int]:
        """Return the cells of a region that are connected with one of them."""
        found, stack = {start}, [start]
        while stack:
            for other in self.near[stack.pop()]:
                if self.region[other] == region and other not in found:
                    found.add(other)
                    stack.append(other)
        return found

    def snapshot(self) -> Snapshot:
        """Remember the state."""
        return Snapshot(tuple(self.region), tuple(self.mate), tuple(self.homes))

    def restore(self, before: Snapshot) -> None:
        """Go back to a state."""
        self._set(before.region, before.mate, before.homes)

    def clear(self, regions: Sequence[int]) -> None:
        """Take away regions with their dominoes (which lie wholly in them); renumber the rest."""
        gone = frozenset(regions)
        names = [-1] * (len(self.homes) + 1)
        kept = 0
        for region in range(len(self.homes)):
            if region not in gone:
                names[region] = kept
                kept += 1
        homes = [home for region, home in enumerate(self.homes) if region not in gone]
        mate = [-1 if self.region[cell] in gone else mate for cell, mate in enumerate(self.mate)]
        self._set([names[region] for region in self.region], mate, homes)

    def _set(
        self, region: Sequence[int], mate: Sequence[int], homes: Sequence[tuple[int, int]]
    ) -> None:
        self.region, self.mate, self.homes = list(region), list(mate), list(homes)
        self.wish = [1 if other >= 0 else -1 for other in mate]
        self.count = [0] * len(homes)
        for one in region:
            if one >= 0:
                self.count[one] += 1
        self.board.assign_all(region)
        self.board.groups = len(homes)
