"""What a look over the whole Castle Wall board shows: loops, closed areas, sides shut off, lines.

Each function is one technique's scan: from the network's state to findings, in a fixed order.
Knows no clause.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from univoca.deduce.ladder import Ladder
from univoca.deduce.network import Network
from univoca.deduce.planar import Found, Planar
from univoca.deduce.technique import Finding
from univoca.kinds.castle_wall.layout import Layout, Piece


class Scans:
    """The scans of one board, whose network has the variables of its layout."""

    def __init__(self, layout: Layout, network: Network, indices: dict[str, int]) -> None:
        self.layout = layout
        self.network = network
        self.indices = indices
        values = network.view()
        told = layout.told()
        self.told = [told.get(corner, 0) for corner in range(layout.corners + 1)]
        self.planar = Planar(values, layout.corners + 1, layout.size.cells, layout.plane())
        self.pieces = [
            (piece, Ladder(values, piece.places, piece.goal))
            for piece in layout.pieces()
            if 0 <= piece.goal <= len(piece.segments) and piece.segments
        ]

    def all(self) -> dict[str, Callable[[], Iterator[Finding]]]:
        """Return the scan of each technique, in the order in which a trial goes through them."""
        return {
            "sides": self.sides,
            "loop": self.loop,
            "bounds": self.bounds,
            "ends-meet": self.meet,
            "shut-off": self.shut,
            "bottleneck": self.necks,
            "line": self.lines,
        }

    def finding(self, technique: str, found: Found, source: object = None) -> Finding:
        """Return what a compiled search found as a finding of a technique."""
        literals, rests = found
        return Finding(self.indices[technique], tuple(literals), tuple(rests), source)

    def sides(self) -> Iterator[Finding]:
        """Find every corner whose side follows from those known, going from corner to corner."""
        found = self.planar.sides(self.told)
        if found[0]:
            yield self.finding("sides", found)

    def loop(self) -> Iterator[Finding]:
        """Find segments that would close a loop while there is more wall, or more to be counted."""
        closed, closing, last = self.planar.loops()
        for found in closed:
            yield self.finding("loop", found, "closed")
        for found in closing:
            yield self.finding("loop", found)
        for found in last:
            wrong = self._miscounted(-found[0][0])
            if wrong is not None:
                yield self.finding("loop", found, wrong)

    def _miscounted(self, closing: int) -> Piece | None:
        """Return a piece whose count is wrong if all that comes yet is one segment."""
        for piece, _ in self.pieces:
            drawn = sum(v == closing or self.network.value(v) > 0 for v in piece.segments)
            if drawn != piece.goal:
                return piece
        return None

    def meet(self) -> Iterator[Finding]:
        """Find what closed areas with no end of the wall, or with two, show."""
        empty, joined = self.planar.meetings()
        for found in empty:
            yield self.finding("ends-meet", found, "none")
        for found in joined:
            yield self.finding("ends-meet", found)

    def shut(self) -> Iterator[Finding]:
        """Find corners that no way joins to the inside or to the outside."""
        for inside in (True, False):
            for found in self.planar.connection(inside)[0]:
                yield self.finding("shut-off", found, inside)

    def necks(self) -> Iterator[Finding]:
        """Find corners through which alone the inside, or the outside, can be connected."""
        for inside in (True, False):
            for found in self.planar.connection(inside)[1]:
                yield self.finding("bottleneck", found, inside)

    def bounds(self) -> Iterator[Finding]:
        """Find what follows where a count is the least or the most that its line can hold."""
        yield from self._lines(bounding=True)

    def lines(self) -> Iterator[Finding]:
        """Find what is so in every way to reach a count along a line."""
        yield from self._lines(bounding=False)

    def _lines(self, bounding: bool) -> Iterator[Finding]:
        for piece, ladder in self.pieces:
            decided = ladder.decided()
            if decided == []:
                continue
            low, high = ladder.bounds()
            if (piece.goal in (low, high) or decided is None) == bounding:
                found = (decided or [], ladder.rests())
                yield self.finding("bounds" if bounding else "line", found, (piece, low, high))
