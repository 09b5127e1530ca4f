"""What the ways to finish Norinori's regions show: what is common, and what a border balances.

In some regions together, twice as many cells are shaded as there are regions. They pair up inside
or with cells outside, so the number of dominoes that cross the border is even; seen from inside it
is what these regions have lent to them, seen from outside what they lend. Knows no clause.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from univoca.deduce.network import Network
from univoca.deduce.technique import Finding
from univoca.kinds.norinori.ways import QUOTA, Way, Ways, literals, unique

MOST_WAYS = 12  # ways to finish a region that a person goes through
LARGEST_SET = 3  # regions that a person counts together


@dataclass(frozen=True, slots=True)
class Border:
    """A set of regions whose border some dominoes cross: at least and at most so many, evenly."""

    regions: tuple[int, ...]
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Share:
    """How many of the dominoes across a border are a region's own, in each of its ways left.

    `numbers` has them by the way's number; `low` and `high` are the least and the greatest.
    """

    region: int
    numbers: dict[int, int]
    low: int
    high: int


class Choosing:
    """The scans of one board; `choices[region]` is the constraint of its ways, -1 for none."""

    def __init__(
        self, ways: Ways, network: Network, choices: list[int], indices: dict[str, int]
    ) -> None:
        self.ways = ways
        self.network = network
        self.choices = choices
        self.indices = indices
        self.sets: tuple[tuple[int, ...], ...] = ()

    def left(self, region: int) -> list[int]:
        """Return the numbers of a region's ways that are left."""
        choice = self.choices[region]
        return self.network.ways_left(choice) if choice >= 0 else []

    def shared(self, region: int, fits: list[int]) -> tuple[int, ...] | None:
        """Return the open literals that all of these ways share; None where there are none.

        No ways at all share a contradiction, which has no literals.
        """
        if not fits:
            return ()
        ways = self.ways.of[region] or ()
        said = set(ways[fits[0]].literals)
        for at in fits[1:]:
            said.intersection_update(ways[at].literals)
        found = [each for each in sorted(said, key=abs) if self.network.value(each) == 0]
        return tuple(found) or None

    # -- one region -----------------------------------------------------------------------------

    def common(self) -> Iterator[Finding]:
        """Find what is so in every way to finish a region that leaves its neighbours enough."""
        shaded, blank = self.ways.state(self.network)
        for region in range(len(self.choices)):
            left = self.left(region)
            if not 0 < len(left) <= MOST_WAYS:
                continue
            fits, rests = [], []
            for at in left:
                spoiled = self._spoiled(self.ways.of[region][at], shaded, blank)  # type: ignore[index]
                if spoiled is None:
                    fits.append(at)
                else:
                    rests += spoiled
            found = self.shared(region, fits) if rests else None
            if found is not None:
                broken = [at for at in range(len(self.ways.of[region] or ())) if at not in left]
                rests += self.network.because(self.choices[region], broken, self.network.size)
                yield Finding(self.indices["common"], found, unique(rests), region)

    def _spoiled(self, way: Way, shaded: int, blank: int) -> list[int] | None:
        """Return why a way cannot be: it starves or overfills a region that stands so now."""
        for region in way.touches:
            home = self.ways.homes[region]
            if (home & (shaded | way.shaded)).bit_count() > QUOTA:
                return literals(home & shaded)
            if (home & ~(blank | way.blank)).bit_count() < QUOTA:
                return [-each for each in literals(home & blank)]
        return None

    # -- several regions ------------------------------------------------------------------------

    def _sets(self) -> Iterator[tuple[int, ...]]:
        """Yield the connected sets of regions, the smaller first, each once."""
        sets: list[tuple[int, ...]] = [(region,) for region in range(len(self.choices))]
        for _ in range(LARGEST_SET):
            yield from sets
            sets = sorted(
                {
                    tuple(sorted((*each, other)))
                    for each in sets
                    for region in each
                    for other in self.ways.beside[region]
                    if other not in each
                }
            )

    def counting(self) -> Iterator[Finding]:
        """Find regions to which the balance over some border leaves fewer ways."""
        self.sets = self.sets or tuple(self._sets())
        left = [self.left(region) for region in range(len(self.choices))]
        for chosen in self.sets:
            beside = {other for region in chosen for other in self.ways.beside[region]}
            around = sorted(beside.difference(chosen))
            if all(self.choices[region] >= 0 for region in (*chosen, *around)):
                inside = [self._share(region, chosen, left[region]) for region in chosen]
                outside = [self._share(region, chosen, left[region]) for region in around]
                yield from self._balanced(chosen, (inside, outside))

    def _share(self, region: int, chosen: tuple[int, ...], left: list[int]) -> Share:
        ways = self.ways.of[region] or ()
        numbers = {at: self._crossing(region, ways[at], chosen) for at in left}
        counts = numbers.values()
        return Share(region, numbers, min(counts, default=0), max(counts, default=0))

    def _crossing(self, region: int, way: Way, chosen: tuple[int, ...]) -> int:
        """Return how many of a way's dominoes cross the border of the chosen regions."""
        inside = region in chosen
        return sum((home in chosen) != inside for home in way.lenders)

    def _balanced(
        self, chosen: tuple[int, ...], sides: tuple[list[Share], list[Share]]
    ) -> Iterator[Finding]:
        sums = [(sum(one.low for one in side), sum(one.high for one in side)) for side in sides]
        low = max(least for least, _ in sums)
        high = min(most for _, most in sums)
        border = Border(chosen, low + low % 2, high - high % 2)
        for side, (least, most) in zip(sides, sums, strict=True):
            for share in side:
                fewest = border.low - (most - share.high)
                greatest = border.high - (least - share.low)
                if fewest <= share.low and greatest >= share.high:
                    continue
                numbers = share.numbers.items()
                fits = [way for way, number in numbers if fewest <= number <= greatest]
                found = self.shared(share.region, fits)
                if found is not None:
                    rests = self._rests((*sides[0], *sides[1]), chosen, share.region)
                    source = (border, share.region)
                    yield Finding(self.indices["counting"], found, rests, source)

    def _rests(
        self, shares: tuple[Share, ...], chosen: tuple[int, ...], region: int
    ) -> tuple[int, ...]:
        """Return what breaks the ways that are left out: all of the region's, and of the others
        those in which more or fewer dominoes would cross the border than are counted.
        """
        found: set[int] = set()
        for share in shares:
            broken = []
            for at, way in enumerate(self.ways.of[share.region] or ()):
                number = self._crossing(share.region, way, chosen)
                counted = share.region != region and share.low <= number <= share.high
                if at not in share.numbers and not counted:
                    broken.append(at)
            choice = self.choices[share.region]
            found.update(self.network.because(choice, broken, self.network.size))
        return unique(found)
