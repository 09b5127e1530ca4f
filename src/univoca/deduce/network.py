# compiled
"""Counts, parities and choices over Booleans, and what follows from them, one event at a time.

A literal is ±v for a variable v from 1 on. A *constraint* says that between `low` and `high` of
some literals are true, or that an even or odd number are; it may hang on a *guard*, a literal
without which it says nothing. A *choice* says that of some ways, each a list of literals, one at
least has all of its literals true; a way is *left* while none of its literals is false.

Each constraint knows at any time what it could do next, its *event*, and waits in the list of the
technique that would see it, latest first, so that the events of all techniques are known at each
moment without a search. A constraint that cannot hold any more waits in the list of conflicts,
which comes before all. Assignments are undone in reverse.
Knows no puzzle. Long because C functions called across modules would cost what this module saves.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from univoca.kernels import uncompiled as cython

COMPILED: bool = cython.compiled

NONE = 0
FULL = 1  # `high` are true: the rest is false
NEED = 2  # the open ones are all needed to reach `low`
OVER = 3  # more than `high` are true: the guard is false
UNDER = 4  # fewer than `low` can be true: the guard is false
PARITY = 5  # one open literal is left and the parity decides it
ODD = 6  # all are known and the parity is wrong: the guard is false
COMMON = 7  # an open literal is in every way that is left
STUCK = 8  # no way is left: a contradiction

GIVEN = -1  # the cause of a literal that was put down and not deduced

_FULL = cython.declare(cython.int, FULL)
_NEED = cython.declare(cython.int, NEED)
_OVER = cython.declare(cython.int, OVER)
_UNDER = cython.declare(cython.int, UNDER)
_PARITY = cython.declare(cython.int, PARITY)
_ODD = cython.declare(cython.int, ODD)
_COMMON = cython.declare(cython.int, COMMON)
_STUCK = cython.declare(cython.int, STUCK)

_COUNTED, _PAIRED, _CHOSEN = 0, 1, 2  # the kinds of constraints


@cython.cclass
class Network:
    """Constraints over `variables` Booleans, with the events of `techniques` techniques.

    Build it with `count` and `parity`, then `freeze` it. After that `assign`, `fire`, `propagate`
    and `undo` move it. Constraints are numbered from 0 in the order in which they were added.
    """

    variables: int = cython.declare(cython.int, visibility="readonly")
    techniques: int = cython.declare(cython.int, visibility="readonly")
    constraints: int = cython.declare(cython.int, visibility="readonly")
    size: int = cython.declare(cython.int, visibility="readonly")

    built: list[tuple[list[int], int, int, int, tuple[int, int, int, int], int]] = cython.declare(
        list, visibility="readonly"
    )
    chosen: dict[int, list[list[int]]] = cython.declare(dict, visibility="readonly")
    values: cython.int[::1]
    trail: cython.int[::1]
    place: cython.int[::1]
    causes: cython.int[::1]
    hows: cython.int[::1]
    starts: cython.int[::1]
    members: cython.int[::1]
    occur_start: cython.int[::1]
    occurs: cython.int[::1]
    guard_start: cython.int[::1]
    guarded: cython.int[::1]
    low: cython.int[::1]
    high: cython.int[::1]
    guards: cython.int[::1]
    kinds: cython.int[::1]
    seen_by: cython.int[::1]
    trues: cython.int[::1]
    falses: cython.int[::1]
    event: cython.int[::1]
    waits: cython.int[::1]
    before: cython.int[::1]
    after: cython.int[::1]
    first: cython.int[::1]
    waiting: cython.int[::1]
    way_start: cython.int[::1]
    choice_of: cython.int[::1]
    broken: cython.int[::1]
    left: cython.int[::1]
    slot_start: cython.int[::1]
    slots: cython.int[::1]
    held: cython.int[::1]
    way_slot_start: cython.int[::1]
    way_slots: cython.int[::1]
    break_start: cython.int[::1]
    breaks: cython.int[::1]

    def __init__(self, variables: int, techniques: int) -> None:
        self.variables = variables
        self.techniques = techniques
        self.constraints = 0
        self.size = 0
        self.built = []
        self.chosen = {}

    def count(
        self,
        literals: Sequence[int],
        low: int,
        high: int,
        techniques: tuple[int, int, int, int],
        guard: int = 0,
    ) -> int:
        """Say that from `low` to `high` of the literals are true; return the constraint's number.

        `techniques` see its events FULL, NEED, OVER and UNDER, in this order. `guard` is the
        literal that it hangs on, or 0.
        """
        return self._add((list(literals), low, high, guard, techniques, _COUNTED))

    def parity(
        self, literals: Sequence[int], odd: bool, techniques: tuple[int, int], guard: int = 0
    ) -> int:
        """Say that an odd (or even) number of the literals is true; return its number.

        `techniques` see its events PARITY and ODD.
        """
        last, wrong = techniques
        seen = (last, wrong, last, wrong)
        return self._add((list(literals), int(odd), 0, guard, seen, _PAIRED))

    def choice(self, ways: Sequence[Sequence[int]], technique: int, most: int) -> int:
        """Say that all literals of one of the ways are true; return the constraint's number.

        No way may hold a literal and its opposite. The technique sees what is common to all ways
        that are left where they are at most `most`. `literals` of it are its variables.
        """
        variables = sorted({abs(literal) for way in ways for literal in way})
        number = self._add((variables, 0, most, 0, (technique,) * 4, _CHOSEN))
        self.chosen[number] = [list(way) for way in ways]
        return number

    def _add(
        self, constraint: tuple[list[int], int, int, int, tuple[int, int, int, int], int]
    ) -> int:
        variables = [abs(literal) for literal in constraint[0]]
        if len(set(variables)) < len(variables) or not all(
            0 < variable <= self.variables for variable in variables
        ):
            raise ValueError(f"literals of a constraint: {constraint[0]}")
        self.built.append(constraint)
        self.constraints += 1
        return len(self.built) - 1

    def freeze(self) -> None:
        """Lay the constraints out for work; none may be added afterwards."""
        m = self.constraints
        blank = [0] * (m + 1)
        width = 2 * self.variables + 2
        occurs: list[list[int]] = [[] for _ in range(width)]
        guarded: list[list[int]] = [[] for _ in range(width)]
        for number, (literals, _, _, guard, _, _) in enumerate(self.built):
            for literal in literals:
                occurs[_code(literal)].append(number)
            if guard:
                guarded[_code(guard)].append(number)
        self.starts, self.members = _rows([one[0] for one in self.built])
        self.occur_start, self.occurs = _rows(occurs)
        self.guard_start, self.guarded = _rows(guarded)
        self.low = array("i", [one[1] for one in self.built] or [0])
        self.high = array("i", [one[2] for one in self.built] or [0])
        self.guards = array("i", [one[3] for one in self.built] or [0])
        self.seen_by = array("i", [each for one in self.built for each in one[4]] or [0])
        self.kinds = array("i", [one[5] for one in self.built] or [0])
        self.trues, self.falses = array("i", blank), array("i", blank)
        self.event, self.waits = array("i", blank), array("i", [-1] * (m + 1))
        self.before, self.after = array("i", [-1] * (m + 1)), array("i", [-1] * (m + 1))
        self.first = array("i", [-1] * (self.techniques + 2))
        self.waiting = array("i", [0] * (self.techniques + 2))
        self.values = array("i", [0] * (self.variables + 1))
        self.causes = array("i", [GIVEN] * (self.variables + 1))
        self.hows = array("i", [NONE] * (self.variables + 1))
        self.trail = array("i", [0] * (self.variables + 1))
        self.place = array("i", [0] * (self.variables + 1))
        self._freeze_choices()
        c: cython.int
        for c in range(m - 1, -1, -1):
            self._look(c)

    def _freeze_choices(self) -> None:
        """Lay out the ways: each choice has a *slot* for each literal that its ways speak of."""
        ways: list[list[int]] = []
        slots: list[list[int]] = []
        way_slots: list[list[int]] = []
        breaks: list[list[int]] = [[] for _ in range(2 * self.variables + 2)]
        places: dict[int, int]
        held: list[int] = []
        for number in range(self.constraints):
            places = {}
            ways.append([])
            for way in self.chosen.get(number, ()):
                row = []
                for literal in way:
                    slot = places.get(literal)
                    if slot is None:
                        slot = places[literal] = len(held)
                        held.append(0)
                    held[slot] += 1
                    row.append(slot)
                    breaks[_code(-literal)].append(len(way_slots))
                ways[number].append(number)
                way_slots.append(row)
            slots.append(list(places))
        self.way_start, self.choice_of = _rows(ways)
        self.slot_start, self.slots = _rows(slots)
        self.way_slot_start, self.way_slots = _rows(way_slots)
        self.break_start, self.breaks = _rows(breaks)
        self.held = array("i", held or [0])
        self.broken = array("i", [0] * (len(way_slots) + 1))
        self.left = array("i", [len(row) for row in ways] or [0])

    # -- what is known ------------------------------------------------------------------------

    def value(self, literal: cython.int) -> int:
        """Return 1 when the literal is true, -1 when it is false, 0 while it is open."""
        return self.values[literal] if literal > 0 else -self.values[-literal]

    def view(self) -> object:
        """Return the values by variable, 1, -1 or 0, for compiled scanners to read as they change.

        Place 0 is no variable. Only a frozen network has them.
        """
        return self.values

    def known(self, literals: Sequence[int]) -> list[int]:
        """Return those of the literals' variables that are known, as true literals."""
        return [
            variable if self.values[variable] > 0 else -variable
            for variable in [abs(literal) for literal in literals]
            if self.values[variable]
        ]

    def assignment(self) -> list[int]:
        """Return all that is known, as true literals, in the order in which it came to be known."""
        return [self.trail[at] for at in range(self.size)]

    def since(self, mark: int) -> list[int]:
        """Return the literals assigned since the trail was `mark` long, in order."""
        return [self.trail[at] for at in range(mark, self.size)]

    def cause(self, literal: int) -> int:
        """Return the number of the constraint that set a known literal, or GIVEN."""
        return self.causes[abs(literal)]

    def how(self, literal: int) -> int:
        """Return the event by which a constraint set a known literal, or NONE."""
        return self.hows[abs(literal)]

    def position(self, literal: int) -> int:
        """Return the place of a known literal on the trail."""
        return self.place[abs(literal)]

    def literals(self, constraint: int) -> list[int]:
        """Return the literals of a constraint, in the order given."""
        return list(self.built[constraint][0])

    def guard(self, constraint: int) -> int:
        """Return the guard of a constraint, or 0."""
        return self.guards[constraint]

    def bounds(self, constraint: int) -> tuple[int, int]:
        """Return `low` and `high` of a count."""
        return self.low[constraint], self.high[constraint]

    def ways_left(self, constraint: int) -> list[int]:
        """Return the numbers of a choice's ways that are left, counted from 0."""
        start = self.way_start[constraint]
        ways = range(start, self.way_start[constraint + 1])
        return [way - start for way in ways if self.broken[way] == 0]

    def rivals(self, constraint: int, literals: Sequence[int]) -> list[int]:
        """Return the numbers of a choice's ways that lack one of the literals; all, if no literals.

        They are the ways that must be broken for the literals to be common to what is left.
        """
        wanted = set(literals)
        ways = self.chosen[constraint]
        return [at for at, way in enumerate(ways) if not wanted or not wanted.issubset(way)]

    def because(self, constraint: int, ways: Sequence[int], before: int) -> list[int]:
        """Return known literals that break these ways of a choice, few and early ones.

        Only what was known when the trail was `before` long counts; each way must be broken by it.
        """
        broken = []
        for at in ways:
            found = []
            for literal in self.chosen[constraint][at]:
                if self._value(literal) < 0 and self.place[abs(literal)] < before:
                    found.append(-literal)
            broken.append(found)
        broken.sort(key=len)
        reasons: set[int] = set()
        for found in broken:
            if reasons.isdisjoint(found):
                reasons.add(min(found, key=self.position))
        return sorted(reasons, key=self.position)

    def event_of(self, constraint: int) -> int:
        """Return what a constraint could do now: one of the events of this module, or NONE."""
        return self.event[constraint]

    def true_variables(self) -> list[int]:
        """Return the variables that are known to be true, in the order in which they came to be."""
        return [self.trail[at] for at in range(self.size) if self.trail[at] > 0]

    def still(self, constraint: int) -> int:
        """Return how many of a constraint's literals are open."""
        length = self.starts[constraint + 1] - self.starts[constraint]
        return length - self.trues[constraint] - self.falses[constraint]

    def open(self, constraint: cython.int) -> list[int]:
        """Return those of a constraint's literals that are open, in the order given."""
        at: cython.int
        found: list[int] = []
        for at in range(self.starts[constraint], self.starts[constraint + 1]):
            if self._value(self.members[at]) == 0:
                found.append(self.members[at])
        return found

    def conflict(self) -> int:
        """Return a constraint that cannot hold any more, or -1."""
        return self.first[self.techniques]

    def technique(self) -> int:
        """Return the first technique for which an event waits; `techniques` where none does."""
        t: cython.int
        for t in range(self.techniques):
            if self.first[t] >= 0:
                return t
        return self.techniques

    def event_for(self, technique: int) -> int:
        """Return the constraint whose event came last for a technique, or -1."""
        return self.first[technique]

    def waiting_for(self, technique: int) -> int:
        """Return how many events wait for a technique."""
        return self.waiting[technique]

    def seen(self, constraint: int, event: int) -> int:
        """Return the technique that sees an event of a constraint."""
        return self.seen_by[4 * constraint + (event - 1) % 4]

    # -- moving -------------------------------------------------------------------------------

    def assign(self, literal: cython.int, cause: cython.int = GIVEN) -> bool:
        """Make a literal true; False, and nothing done, where it is false already."""
        known: cython.int = self.value(literal)
        if known:
            return known > 0
        self._put(literal, cause, NONE)
        return True

    def would_set(self, constraint: cython.int) -> list[int]:
        """Return the literals that the constraint's event makes true: none is a conflict."""
        at: cython.int
        literal: cython.int
        e: cython.int = self.event[constraint]
        if e in (_OVER, _UNDER, _ODD, _STUCK):
            guard = self.guards[constraint]
            return [-guard] if guard and self.value(guard) == 0 else []
        found: list[int] = []
        if e == 0:
            return found
        if e == _COMMON:
            for at in range(self.slot_start[constraint], self.slot_start[constraint + 1]):
                if self.held[at] == self.left[constraint] and self._value(self.slots[at]) == 0:
                    found.append(self.slots[at])
            return found
        for at in range(self.starts[constraint], self.starts[constraint + 1]):
            literal = self.members[at]
            if self.value(literal) == 0:
                positive: cython.bint = e == _NEED or (
                    e == _PARITY and self.trues[constraint] % 2 != self.low[constraint]
                )
                found.append(literal if positive else -literal)
        return found

    def fire(self, constraint: int) -> list[int]:
        """Do what a constraint's event says; return the literals that are now true."""
        found = self.would_set(constraint)
        e: cython.int = self.event[constraint]
        for literal in found:
            self._put(literal, constraint, e)
        return found

    def propagate(self, limit: cython.int) -> int:
        """Fire events of techniques below `limit` while there are any, cheapest first.

        Returns a constraint in conflict, or -1 where all is quiet.
        """
        t: cython.int
        while self.first[self.techniques] < 0:
            for t in range(limit):
                if self.first[t] >= 0:
                    break
            else:
                return -1
            self._fire(self.first[t])
        return self.first[self.techniques]

    def undo(self, mark: cython.int) -> None:
        """Take back every assignment since the trail was `mark` long."""
        while self.size > mark:
            self._take(self.trail[self.size - 1])

    @cython.cfunc
    def _fire(self, constraint: cython.int) -> cython.void:
        at: cython.int
        literal: cython.int
        e: cython.int = self.event[constraint]
        if e in (_OVER, _UNDER, _ODD):
            self._put(-self.guards[constraint], constraint, e)
            return
        if e == _COMMON:
            for at in range(self.slot_start[constraint], self.slot_start[constraint + 1]):
                if self.held[at] == self.left[constraint] and self._value(self.slots[at]) == 0:
                    self._put(self.slots[at], constraint, e)
            return
        positive: cython.bint = e == _NEED or (
            e == _PARITY and self.trues[constraint] % 2 != self.low[constraint]
        )
        for at in range(self.starts[constraint], self.starts[constraint + 1]):
            literal = self.members[at]
            if self._value(literal) == 0:
                self._put(literal if positive else -literal, constraint, e)

    @cython.cfunc
    @cython.inline
    def _value(self, literal: cython.int) -> cython.int:
        return self.values[literal] if literal > 0 else -self.values[-literal]

    @cython.cfunc
    def _put(self, literal: cython.int, cause: cython.int, how: cython.int) -> cython.void:
        variable: cython.int = literal if literal > 0 else -literal
        self.values[variable] = 1 if literal > 0 else -1
        self.causes[variable] = cause
        self.hows[variable] = how
        self.place[variable] = self.size
        self.trail[self.size] = literal
        self.size += 1
        self._tell(literal, 1)

    @cython.cfunc
    def _take(self, literal: cython.int) -> cython.void:
        variable: cython.int = literal if literal > 0 else -literal
        self.size -= 1
        self.values[variable] = 0
        self._tell(literal, -1)

    @cython.cfunc
    def _tell(self, literal: cython.int, step: cython.int) -> cython.void:
        """Tell all constraints of a literal that it is now true (1), or open again (-1)."""
        at: cython.int
        true: cython.int = 2 * literal if literal > 0 else -2 * literal + 1
        false: cython.int = true + 1 if literal > 0 else true - 1
        for at in range(self.break_start[true], self.break_start[true + 1]):
            self._break(self.breaks[at], step)
        for at in range(self.occur_start[true], self.occur_start[true + 1]):
            self.trues[self.occurs[at]] += step
            self._look(self.occurs[at])
        for at in range(self.occur_start[false], self.occur_start[false + 1]):
            self.falses[self.occurs[at]] += step
            self._look(self.occurs[at])
        for at in range(self.guard_start[true], self.guard_start[true + 1]):
            self._look(self.guarded[at])
        for at in range(self.guard_start[false], self.guard_start[false + 1]):
            self._look(self.guarded[at])

    @cython.cfunc
    def _break(self, way: cython.int, step: cython.int) -> cython.void:
        """Count a false literal of a way more (1) or less (-1)."""
        at: cython.int
        c: cython.int = self.choice_of[way]
        before: cython.int = self.broken[way]
        self.broken[way] = before + step
        if before == 0 or before + step == 0:
            self.left[c] -= step
            for at in range(self.way_slot_start[way], self.way_slot_start[way + 1]):
                self.held[self.way_slots[at]] -= step

    @cython.cfunc
    def _look(self, c: cython.int) -> cython.void:
        """Work out the event of a constraint anew, and let it wait where it belongs."""
        guard: cython.int = self.guards[c]
        held: cython.int = self._value(guard) if guard else 1
        e: cython.int = 0
        if held >= 0:
            if self.kinds[c] == 0:
                e = self._count_event(c, held)
            else:
                e = self._parity_event(c, held) if self.kinds[c] == 1 else self._choice_event(c)
        self.event[c] = e
        place: cython.int = -1
        if e:
            place = self.seen_by[4 * c + (e - 1) % 4]
            if held > 0 and e in (_OVER, _UNDER, _ODD, _STUCK):
                place = self.techniques
        if place != self.waits[c]:
            self._move(c, place)

    @cython.cfunc
    def _count_event(self, c: cython.int, held: cython.int) -> cython.int:
        true: cython.int = self.trues[c]
        possible: cython.int = self.starts[c + 1] - self.starts[c] - self.falses[c]
        if true > self.high[c]:
            return _OVER
        if possible < self.low[c]:
            return _UNDER
        if held > 0 and true < possible:
            if true == self.high[c]:
                return _FULL
            if possible == self.low[c]:
                return _NEED
        return 0

    @cython.cfunc
    def _parity_event(self, c: cython.int, held: cython.int) -> cython.int:
        still: cython.int = self.starts[c + 1] - self.starts[c] - self.falses[c] - self.trues[c]
        if still == 0:
            return _ODD if self.trues[c] % 2 != self.low[c] else 0
        return _PARITY if still == 1 and held > 0 else 0

    @cython.cfunc
    def _choice_event(self, c: cython.int) -> cython.int:
        at: cython.int
        left: cython.int = self.left[c]
        if left == 0:
            return _STUCK
        if left <= self.high[c]:
            for at in range(self.slot_start[c], self.slot_start[c + 1]):
                if self.held[at] == left and self._value(self.slots[at]) == 0:
                    return _COMMON
        return 0

    @cython.cfunc
    def _move(self, c: cython.int, place: cython.int) -> cython.void:
        old: cython.int = self.waits[c]
        if old >= 0:
            if self.before[c] >= 0:
                self.after[self.before[c]] = self.after[c]
            else:
                self.first[old] = self.after[c]
            if self.after[c] >= 0:
                self.before[self.after[c]] = self.before[c]
            self.waiting[old] -= 1
        self.waits[c] = place
        if place >= 0:
            self.before[c] = -1
            self.after[c] = self.first[place]
            if self.first[place] >= 0:
                self.before[self.first[place]] = c
            self.first[place] = c
            self.waiting[place] += 1


def _code(literal: int) -> int:
    return 2 * literal if literal > 0 else -2 * literal + 1


def _rows(rows: list[list[int]]) -> tuple[array[int], array[int]]:
    """Return the rows one after the other, and where each starts."""
    starts, flat = array("i", [0]), array("i")
    for row in rows:
        flat.extend(row)
        starts.append(len(flat))
    if not flat:
        flat.append(0)
    return starts, flat
