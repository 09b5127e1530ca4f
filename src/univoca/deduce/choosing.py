"""Where the techniques of a packing end: what a full search forces, or one of several ways.

The cell or piece with the fewest ways left is looked at. Where the search completes only one of
them, that one is forced (a *core*); where it completes several, nothing says which, and the one of
the search's first filling is taken (a *choice*), which is no deduction. Knows no puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from univoca.deduce.packing import Packing
from univoca.deduce.technique import Finding


@dataclass(frozen=True, slots=True)
class Filling:
    """The first filling that holds some placements, or none; `sure` where the search ended."""

    placements: tuple[int, ...] | None
    sure: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """A placement of a cell or a piece (a constraint), its ways, and how many can be completed."""

    placement: int
    item: int
    ways: int
    working: int


Look = tuple[Choice | None, tuple[int, ...], bool]

Fill = Callable[[Sequence[int]], Filling]
"""From placements that are kept to the first filling that has them, the same every time."""


class Choosing:
    """The last two techniques of a packing; `first` gives the filling that choices are taken from.

    `some` gives any filling, which may be quicker.
    """

    def __init__(
        self, packing: Packing, indices: Mapping[str, int], first: Fill, some: Fill
    ) -> None:
        self.packing = packing
        self.indices = indices
        self.first = first
        self.some = some
        self.seen: tuple[int, Look] | None = None

    def choice(self) -> Iterator[Finding]:
        """Find one of several ways that can be completed."""
        found, rests, _ = self.look()
        if found is not None and found.working > 1:
            share = found.working / found.ways
            yield Finding(self.indices["choice"], (found.placement,), rests, found, share=share)

    def core(self) -> Iterator[Finding]:
        """Find the one way that can be completed; a contradiction where none can."""
        found, rests, sure = self.look()
        if found is None and sure:
            yield Finding(self.indices["core"], (), rests)
        elif found is not None and found.working == 1 and sure:
            yield Finding(self.indices["core"], (found.placement,), rests, found)

    def look(self) -> Look:
        """Return the way to take of the tightest cell or piece, what that rests on, if it is sure.

        There is none to take where none can be completed.
        """
        if self.seen is None or self.seen[0] != self.packing.network.size:
            laid = self.packing.state().laid
            self.seen = self.packing.network.size, self._searched(laid)
        return self.seen[1]

    def _searched(self, laid: tuple[int, ...]) -> Look:
        tight = self.packing.tight(self.packing.count)
        first = self.first(laid)
        if first.placements is None or not tight:
            return None, laid, first.sure and first.placements is None
        item = tight[0]
        rests = (*laid, *(one for one in self.packing.around(item) if one < 0))
        ways = self.packing.network.open(item)
        working, sure = [], True
        for way in ways:
            filling = first if way in first.placements else self.some((*laid, way))
            sure = sure and (filling.placements is not None or filling.sure)
            if filling.placements is not None:
                working.append(way)
        if not working:
            return None, rests, sure
        taken = next((way for way in working if way in first.placements), working[0])
        return Choice(taken, item, len(ways), len(working)), rests, sure
