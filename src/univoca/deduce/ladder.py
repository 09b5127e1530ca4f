# compiled
# mypy: disable-error-code="untyped-decorator,no-any-return"
"""Two rails of fields with rungs between them: which of them a count of rungs decides.

At each place of a ladder two fields face each other; the rung between them is there where they are
of different sides, and so is each rail from a field to the next one. Never are all four around two
neighbouring places there at once. Rungs are counted. Everything is a variable of a network, or 0
for what is false whatever happens (outside, nothing there). Knows no puzzle.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

try:
    import cython
except ImportError:
    from univoca.kernels import uncompiled as cython

COMPILED: bool = cython.compiled

Place = tuple[int, int, int, int, int]
"""Upper and lower field, the rung between them, the rails to the next place's upper and lower."""
UNSEEN = 2  # a value that nothing has
LONGEST = 62  # places, so that the sums of a ladder fit in the bits of a word


@cython.cclass
class Ladder:
    """One ladder whose rungs that are there are `goal` in number, over a network's values.

    `seen` are the values at which `answer` was worked out: a trial touches few ladders of a board.
    """

    places: cython.int
    goal: cython.int
    values: cython.int[::1]
    part: cython.int[::1]
    forth: cython.longlong[::1]
    back: cython.longlong[::1]
    seen: cython.int[::1]
    answer: Any

    def __init__(self, values: object, places: Sequence[Place], goal: int) -> None:
        if not 0 < len(places) <= LONGEST:
            raise ValueError(f"a ladder of {len(places)} places")
        self.values = values
        self.places, self.goal = len(places), goal
        self.part = array("i", [each for place in places for each in place])
        self.forth = array("q", [0] * (4 * len(places)))
        self.back = array("q", [0] * (4 * len(places)))
        self.seen = array("i", [UNSEEN] * (5 * len(places)))
        self.answer = []

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _known(self, place: cython.int, which: cython.int) -> cython.int:
        variable: cython.int = self.part[5 * place + which]
        return self.values[variable] if variable > 0 else -1

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _fits(self, place: cython.int, state: cython.int) -> cython.bint:
        """Whether a place may be in a state: bit 0 the upper field inside, bit 1 the lower one."""
        upper: cython.int = 1 if state & 1 else -1
        lower: cython.int = 1 if state & 2 else -1
        rung: cython.int = 1 if upper != lower else -1
        return (
            self._known(place, 0) != -upper
            and self._known(place, 1) != -lower
            and self._known(place, 2) != -rung
        )

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _goes(self, place: cython.int, state: cython.int, onward: cython.int) -> cython.bint:
        """Whether the next place may be in a state after this one."""
        change: cython.int = state ^ onward
        upper: cython.int = 1 if change & 1 else -1
        lower: cython.int = 1 if change & 2 else -1
        crossing: cython.bint = change == 3 and 0 < state < 3
        return not crossing and self._known(place, 3) != -upper and self._known(place, 4) != -lower

    def bounds(self) -> tuple[int, int]:
        """Return the least and the most rungs that fit what is known, (1, 0) where nothing does."""
        sums: cython.longlong = 0
        at: cython.int
        self._forward()
        for at in range(4):
            sums |= self.forth[4 * (self.places - 1) + at]
        if sums == 0:
            return 1, 0
        low: cython.int = 0
        while not sums >> low & 1:
            low += 1
        high: cython.int = low
        for at in range(low, 63):
            if sums >> at & 1:
                high = at
        return low, high

    @cython.cfunc
    @cython.exceptval(check=False)
    def _forward(self) -> cython.void:
        """Work out the sums that each state of each place can be reached with, as bits."""
        place: cython.int
        state: cython.int
        before: cython.int
        sums: cython.longlong
        for place in range(self.places):
            for state in range(4):
                sums = 0
                if self._fits(place, state):
                    if place == 0:
                        sums = 1
                    else:
                        for before in range(4):
                            if self.forth[4 * (place - 1) + before] and self._goes(
                                place - 1, before, state
                            ):
                                sums |= self.forth[4 * (place - 1) + before]
                    if 0 < state < 3:
                        sums <<= 1
                self.forth[4 * place + state] = sums

    @cython.cfunc
    @cython.exceptval(check=False)
    def _backward(self) -> cython.bint:
        """Work out the sums from which each state of each place can end in the goal, as bits."""
        place: cython.int
        state: cython.int
        onward: cython.int
        sums: cython.longlong
        alive: cython.bint = False
        for place in range(self.places - 1, -1, -1):
            for state in range(4):
                sums = 0
                if not self._fits(place, state):
                    sums = 0
                elif place == self.places - 1:
                    sums = cython.cast(cython.longlong, 1) << self.goal
                else:
                    for onward in range(4):
                        if self.back[4 * (place + 1) + onward] and self._goes(place, state, onward):
                            if 0 < onward < 3:
                                sums |= self.back[4 * (place + 1) + onward] >> 1
                            else:
                                sums |= self.back[4 * (place + 1) + onward]
                self.back[4 * place + state] = sums
                if place == 0 and sums & self.forth[state]:
                    alive = True
        return alive

    def decided(self) -> list[int] | None:
        """Return the literals that the count decides, None where it cannot be reached."""
        if self._changed():
            self.answer = self._decided()
        return self.answer

    @cython.cfunc
    @cython.exceptval(check=False)
    def _changed(self) -> cython.bint:
        """Whether a value is another than when this was asked before; take the values of now."""
        at: cython.int
        value: cython.int
        changed: cython.bint = False
        for at in range(5 * self.places):
            value = self.values[self.part[at]]
            if self.seen[at] != value:
                self.seen[at] = value
                changed = True
        return changed

    @cython.cfunc
    def _decided(self) -> Any:
        place: cython.int
        state: cython.int
        seen: cython.int
        gone: cython.int
        found: list[int] = []
        if self.goal >= LONGEST:
            return None
        self._forward()
        if not self._backward():
            return None
        for place in range(self.places):
            seen = 0
            gone = 0
            for state in range(4):
                if not self.forth[4 * place + state] & self.back[4 * place + state]:
                    continue
                seen |= 1 << state
                if place < self.places - 1:
                    gone |= self._changes(place, state)
            self._tell(found, place, 0, seen & 10, seen & 5)
            self._tell(found, place, 1, seen & 12, seen & 3)
            self._tell(found, place, 2, seen & 6, seen & 9)
            if place < self.places - 1:
                self._tell(found, place, 3, gone & 10, gone & 5)
                self._tell(found, place, 4, gone & 12, gone & 3)
        return list(dict.fromkeys(found))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _changes(self, place: cython.int, state: cython.int) -> cython.int:
        """Return the changes, as bits, with which the goal is reached through a state."""
        onward: cython.int
        sums: cython.longlong
        gone: cython.int = 0
        for onward in range(4):
            sums = self.forth[4 * place + state]
            if 0 < onward < 3:
                sums <<= 1
            if sums & self.back[4 * (place + 1) + onward] and self._goes(place, state, onward):
                gone |= 1 << (state ^ onward)
        return gone

    @cython.cfunc
    def _tell(
        self,
        found: list[int],
        place: cython.int,
        which: cython.int,
        yes: cython.int,
        no: cython.int,
    ) -> cython.void:
        variable: cython.int = self.part[5 * place + which]
        if variable > 0 and self.values[variable] == 0 and not (yes and no):
            found.append(variable if yes else -variable)

    def rests(self) -> list[int]:
        """Return all that is known of the ladder, as true literals."""
        return list(
            dict.fromkeys(
                [each * self.values[each] for each in self.part if each and self.values[each]]
            )
        )
