"""Giving every blank cell of a draft to a region while the answer stays the only one.

A cell is refused by a region when a rival answer shades it; the refusal stands as long as the
other blank cells of that rival stay in their regions, and is forgotten when one leaves. Where
all are refused, a cell is forced in and the cells that its rivals need are taken out instead
(a *push*), or the dominoes around it are laid anew (a *rebuilding*).
"""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush

from univoca.kinds.norinori.draft import Draft
from univoca.kinds.norinori.layout import lay, pair

MOST_TAKEN_OUT = 4  # cells that one push may take out
MOST_REBUILT = 12  # regions that one rebuilding may clear
PUSHES = 6  # rounds of every eight that push; the others rebuild


@dataclass(frozen=True, slots=True)
class Style:
    """How a draft is made.

    `tries` makes layouts denser (see `layout.lay`); `share` is the share of shaded cells paired
    with one of another domino; `evenness` prefers small regions where it is above zero, large
    ones below: a cell's rank, from 0 to 1 by chance, changes by so much for each cell of the
    region. Even growth leaves more cells that no region takes, and harder puzzles.
    """

    tries: int
    share: float
    evenness: float


@dataclass(frozen=True, slots=True)
class Push:
    """A cell forced into a region: what was taken out, and for each the rival that it allowed."""

    region: int
    out: list[tuple[int, int]]
    reasons: list[tuple[int, int, tuple[int, ...]]]


class Growth:
    """The open cells of a draft, which regions refuse them and why, and who is asked next."""

    def __init__(self, draft: Draft, style: Style) -> None:
        self.draft = draft
        self.style = style
        self.chance = draft.shop.chance
        self.heap: list[tuple[float, int, int]] = []
        self.noise = [self.chance.random() for _ in draft.cells]
        self.forget()

    def forget(self) -> None:
        """Drop all refusals and offer every open cell to all regions beside it."""
        self.refused: dict[tuple[int, int], tuple[int, ...]] = {}
        self.needs: list[list[tuple[int, int]]] = [[] for _ in self.draft.cells]
        self.unsure: list[tuple[int, int]] = []
        self.heap.clear()
        for cell in self.draft.open_cells():
            self.offer(cell)

    def finish(self, rounds: int) -> bool:
        """Grow until no cell is open; False when that many mendings do not get there."""
        self.fill()
        for turn in range(rounds):
            left = self.draft.open_cells()
            if not left:
                return True
            self.draft.shop.look_up()
            cell = self.chance.choice(left)
            if turn % 8 < PUSHES:
                self.push(cell)
            else:
                self.rebuild(cell)
            self.fill()
        return not self.draft.open_cells()

    def offer(self, cell: int) -> None:
        """Queue an open cell for each region beside it."""
        for region in self.draft.regions_beside(cell):
            self._queue(cell, region)

    def _queue(self, cell: int, region: int) -> None:
        if (cell, region) not in self.refused:
            heappush(self.heap, (self._rank(cell, region), cell, region))

    def _rank(self, cell: int, region: int) -> float:
        return self.noise[cell] + self.style.evenness * self.draft.count[region]

    def fill(self) -> None:
        """Give open cells to regions that take them, by rank, until all are refused."""
        draft = self.draft
        while self.heap:
            rank, cell, region = heappop(self.heap)
            if draft.region[cell] >= 0 or (cell, region) in self.refused:
                continue
            if region not in draft.regions_beside(cell):
                continue
            now = self._rank(cell, region)
            if now > rank:
                heappush(self.heap, (now, cell, region))
                continue
            draft.assign(cell, region)
            rival = draft.rival(cell)
            if rival is None:
                self._spread(cell, region)
            else:
                draft.assign(cell, -1)
                draft.shop.reject("ambiguous" if rival else "inconclusive")
                self._refuse(cell, region, rival)

    def _spread(self, cell: int, region: int) -> None:
        for other in self.draft.near[cell]:
            if self.draft.region[other] < 0:
                self._queue(other, region)

    def _refuse(self, cell: int, region: int, rival: tuple[int, ...]) -> None:
        self.refused[cell, region] = rival
        for other in rival:
            self.needs[other].append((cell, region))
        if not rival:
            self.unsure.append((cell, region))

    def feed(self, most: int) -> None:
        """Give cells of larger regions to regions of two cells until at most that many are left.

        Only where the answer stays the only one, so some may have to stay as they are.
        """
        hungry = [region for region, count in enumerate(self.draft.count) if count == 2]
        left = len(hungry)
        for region in self.chance.shuffled(hungry):
            if left <= most:
                return
            left -= self._fed(region)

    def _fed(self, region: int) -> bool:
        """Move one blank cell to a region from a neighbour that can spare it."""
        draft = self.draft
        beside = [cell for home in draft.homes[region] for cell in draft.near[home]]
        for cell in self.chance.shuffled(beside):
            giver = draft.region[cell]
            if draft.mate[cell] >= 0 or giver in (-1, region) or draft.count[giver] < 4:
                continue
            taken = draft.release(cell)
            if taken is None:
                continue
            draft.assign(cell, region)
            if len(taken) == 1 and draft.rival(cell) is None:
                return True
            draft.put_back(taken)
        return False

    def push(self, cell: int) -> None:
        """Force an open cell into the region where that takes the fewest others out."""
        best: Push | None = None
        for region in self.chance.shuffled(self.draft.regions_beside(cell)):
            tried = self._force(cell, region)
            if tried is not None:
                self.draft.assign(cell, -1)
                self.draft.put_back(tried.out)
                if best is None or len(tried.out) < len(best.out):
                    best = tried
        if best is None:
            return
        self.draft.assign(cell, best.region)
        for other, _ in best.out:
            self.draft.assign(other, -1)
        self._reconsider(cell, best)

    def _force(self, cell: int, region: int) -> Push | None:
        """Put a cell in and take others out until no rival is left; None, and nothing done, if
        too many would have to go.
        """
        draft = self.draft
        done = Push(region, [], [])
        draft.assign(cell, region)
        rival = draft.rival(cell)
        while rival is not None:
            taken = self._weaken(cell, rival) if len(done.out) < MOST_TAKEN_OUT else None
            if taken is None:
                draft.put_back(done.out)
                draft.assign(cell, -1)
                return None
            done.out.extend(taken)
            done.reasons.append((*taken[0], rival))
            rival = draft.rival(cell)
        return done

    def _weaken(self, cell: int, rival: tuple[int, ...]) -> list[tuple[int, int]] | None:
        """Take out one of a rival's blank cells, not this one."""
        for other in self.chance.shuffled(rival):
            taken = self.draft.release(other) if other != cell else None
            if taken is None:
                continue
            if all(gone != cell for gone, _ in taken):
                return taken
            self.draft.put_back(taken)
        return None

    def _reconsider(self, cell: int, push: Push) -> None:
        """After a push: forget the refusals that rested on what is out, and note the new ones."""
        gone = [other for other, _ in push.out]
        again = self.unsure if gone else []
        self.unsure = [] if gone else self.unsure
        for other in gone:
            again = again + self.needs[other]
            self.needs[other] = []
        for pair_refused in again:
            self.refused.pop(pair_refused, None)
        for other, region, rival in push.reasons:
            if all(one == other or one not in gone for one in rival):
                self._refuse(other, region, rival)
        for one, region in again:
            if self.draft.region[one] < 0:
                self._queue(one, region)
        for other in gone:
            self.noise[other] = self.chance.random()
            self.offer(other)
        self._spread(cell, push.region)

    def rebuild(self, cell: int) -> None:
        """Clear the regions around a cell, lay dominoes anew there and grow again.

        Goes back to the state before when that leaves more cells open.
        """
        draft = self.draft
        near = draft.around(cell) if self.chance.chance(0.5) else draft.near[cell]
        regions = self._closed({draft.region[one] for one in near})
        if not regions or len(regions) > MOST_REBUILT:
            return
        before, open_before = draft.snapshot(), len(draft.open_cells())
        shaded = [one for region in regions for one in draft.homes[region]]
        draft.clear(regions)
        laid = lay(draft, self.style.tries)
        if self._settled(shaded):
            pair(draft, laid, self.style.share)
            self.forget()
            self.fill()
            if len(draft.open_cells()) <= open_before:
                return
        draft.restore(before)
        draft.shop.reject("rebuilding")
        self.forget()

    def _closed(self, regions: set[int]) -> list[int]:
        """Return regions with all others that share a domino with them, and so on."""
        found = sorted(region for region in regions if region >= 0)
        for region in found:
            for cell in self.draft.homes[region]:
                other = self.draft.region[self.draft.mate[cell]]
                if other not in found:
                    found.append(other)
        return found

    def _settled(self, shaded: list[int]) -> bool:
        """Take out cells that only the dominoes that lay on `shaded` kept blank."""
        draft = self.draft
        for cell in shaded:
            for other in draft.near[cell]:
                while draft.region[other] >= 0 and draft.mate[other] < 0:
                    rival = draft.rival(other)
                    if rival is None:
                        break
                    if draft.release(other) is None and self._weaken(other, rival) is None:
                        return False
        return True
