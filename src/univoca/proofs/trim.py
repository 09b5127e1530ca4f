# compiled
# mypy: disable-error-code="untyped-decorator,no-any-return"
"""A refutation cut down to the clauses and lemmas that it needs. Knows integers only.

Every lemma is checked on the way: assume its opposite, propagate units, meet a conflict. What the
conflict does not touch is left out of the lemma; from the last conflict backward, what no later
one needs is left out of the proof.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass

try:
    import cython
except ImportError:
    from univoca.kernels import uncompiled as cython

COMPILED: bool = cython.compiled
CLAUSES, LITERALS = 4096, 16384
"""Room at first, doubled as it is needed."""
NO_REASON = -1
ASSUMED = -2


@dataclass(frozen=True)
class Trimmed:
    """What a refutation needs.

    `used` are the indices of the clauses, rising. `lemmas` are in order, the last one empty.
    `hints()[k]` are the clauses from which lemma k follows, each one unit or broken in turn: those
    of the formula by index, lemmas by the formula's length plus their place in `lemmas`.
    """

    used: list[int]
    lemmas: list[list[int]]
    hints: Callable[[], list[list[int]]]


@cython.cclass
class Propagation:
    """Clauses with two watched literals each; a literal v or -v is the number 2v or 2v + 1.

    `broken` is a clause that cannot hold with the others, found by units alone, or -1.
    """

    pool: cython.int[::1]
    start: cython.int[::1]
    length: cython.int[::1]
    head: cython.int[::1]
    following: cython.int[::1]
    value: cython.char[::1]
    reason: cython.int[::1]
    trail: cython.int[::1]
    seen: cython.char[::1]
    count: cython.int
    filled: cython.int
    assigned: cython.int
    hints: cython.int[::1]
    hinted: cython.int
    told: cython.int
    told_units: cython.int
    broken: cython.int

    def __init__(self, variables: int) -> None:
        self.pool = array("i", bytes(4 * LITERALS))
        self.start = array("i", bytes(4 * CLAUSES))
        self.length = array("i", bytes(4 * CLAUSES))
        self.head = array("i", b"\xff" * (8 * (variables + 1)))
        self.following = array("i", bytes(8 * CLAUSES))
        self.value = array("b", bytes(2 * (variables + 1)))
        self.reason = array("i", bytes(4 * (variables + 1)))
        self.trail = array("i", bytes(4 * (variables + 1)))
        self.seen = array("b", bytes(variables + 1))
        self.hints = array("i", bytes(4 * LITERALS))
        self.count = self.filled = self.assigned = self.hinted = self.told = self.told_units = 0
        self.broken = -1

    def add_all(self, clauses: list[list[int]]) -> None:
        """Take clauses, and what follows from them by units, until one is broken."""
        for clause in clauses:
            if self.broken < 0:
                self.broken = self._add(clause)

    def refuted(self) -> bool:
        """Tell whether a clause was found broken."""
        return self.broken >= 0

    def simpler(self) -> list[list[int]]:
        """Return what came since the last call: units, and clauses without what is false.

        Clauses that are true for good are left out.
        """
        index: cython.int
        place: cython.int
        value: cython.int
        found: list[list[int]] = []
        clause: list[int]
        for index in range(self.told_units, self.assigned):
            found.append([self._literal(self.trail[index])])
        for index in range(self.told, self.count):
            clause = []
            for place in range(self.start[index], self.start[index] + self.length[index]):
                value = self.value[self.pool[place]]
                if value > 0:
                    break
                if value == 0:
                    clause.append(self._literal(self.pool[place]))
            else:
                found.append(clause)
        self.told, self.told_units = self.count, self.assigned
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _literal(self, code: cython.int) -> cython.int:
        return -(code >> 1) if code & 1 else code >> 1

    def _grow(self, literals: int) -> None:
        """Make room for one more clause of so many literals: twice as much as before."""
        while self.filled + literals >= len(self.pool):
            self.pool = _twice(self.pool)
        if self.count + 1 >= len(self.start):
            self.start, self.length = _twice(self.start), _twice(self.length)
            self.following = _twice(self.following)

    @cython.cfunc
    def _add(self, literals: list[int]) -> cython.int:
        """Take a clause; return the index of a clause that is broken by what follows, or -1."""
        start: cython.int = self.filled
        index: cython.int = self.count
        size: cython.int = len(literals)
        at: cython.int
        place: cython.int
        code: cython.int
        best: cython.int
        literal: cython.int
        if start + size >= len(self.pool) or index + 1 >= len(self.start):
            self._grow(size)
        for at in range(size):
            literal = literals[at]
            self.pool[start + at] = 2 * literal if literal > 0 else -2 * literal + 1
        self.start[index], self.length[index] = start, size
        self.filled += size
        self.count += 1
        for place in range(min(2, size)):
            best = place
            for at in range(place + 1, size):
                if self.value[self.pool[start + at]] > self.value[self.pool[start + best]]:
                    best = at
            code = self.pool[start + best]
            self.pool[start + best] = self.pool[start + place]
            self.pool[start + place] = code
            if size > 1:
                self.following[2 * index + place] = self.head[code]
                self.head[code] = 2 * index + place
        if size == 0 or self.value[self.pool[start]] < 0:
            return index
        if self.value[self.pool[start]] == 0 and (
            size == 1 or self.value[self.pool[start + 1]] < 0
        ):
            at = self.assigned
            self._assign(self.pool[start], index)
            return self._propagate(at)
        return -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _assign(self, code: cython.int, reason: cython.int) -> cython.void:
        self.value[code] = 1
        self.value[code ^ 1] = -1
        self.reason[code >> 1] = reason
        self.trail[self.assigned] = code
        self.assigned += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _propagate(self, at: cython.int) -> cython.int:
        """Follow all that the trail from `at` on makes unit; return a broken clause or -1."""
        false: cython.int
        node: cython.int
        after: cython.int
        index: cython.int
        start: cython.int
        first: cython.int
        place: cython.int
        end: cython.int
        while at < self.assigned:
            false = self.trail[at] ^ 1
            at += 1
            node = self.head[false]
            self.head[false] = -1
            while node >= 0:
                after = self.following[node]
                index = node >> 1
                start = self.start[index]
                if self.pool[start] == false:
                    self.pool[start] = self.pool[start + 1]
                    self.pool[start + 1] = false
                first = self.pool[start]
                end = start + self.length[index]
                place = end
                if self.value[first] <= 0:
                    for place in range(start + 2, end + 1):
                        if place == end or self.value[self.pool[place]] >= 0:
                            break
                if place < end and self.value[first] <= 0:
                    self.pool[start + 1] = self.pool[place]
                    self.pool[place] = false
                    self.following[node] = self.head[self.pool[start + 1]]
                    self.head[self.pool[start + 1]] = node
                else:
                    self.following[node] = self.head[false]
                    self.head[false] = node
                    if self.value[first] < 0:
                        self._keep(false, after)
                        return index
                    if self.value[first] == 0:
                        self._assign(first, index)
                node = after
        return -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _keep(self, false: cython.int, node: cython.int) -> cython.void:
        """Put the watches that were not looked at back on their list."""
        after: cython.int
        while node >= 0:
            after = self.following[node]
            self.following[node] = self.head[false]
            self.head[false] = node
            node = after

    def holds(self, lemma: list[int]) -> bool:
        """Tell whether a literal of a lemma is true for good, so that the lemma says nothing."""
        literal: cython.int
        for literal in lemma:
            if self.value[2 * literal if literal > 0 else 1 - 2 * literal] > 0:
                return True
        return False

    def follows(self, lemma: list[int]) -> list[int] | None:
        """Return the literals of a lemma that matter, None if it does not follow.

        Its hints are put after those of the lemmas before.
        """
        mark: cython.int = self.assigned
        broken: cython.int
        code: cython.int
        literal: cython.int
        found: list[int] | None = None
        for literal in lemma:
            code = 2 * literal if literal > 0 else 1 - 2 * literal
            if self.value[code] == 0:
                self._assign(code ^ 1, ASSUMED)
        broken = self._propagate(mark)
        if broken >= 0:
            found = self.causes(broken)
        while self.assigned > mark:
            self.assigned -= 1
            code = self.trail[self.assigned]
            self.value[code] = 0
            self.value[code ^ 1] = 0
        return found

    def causes(self, broken: int) -> list[int]:
        """Return the opposites of the assumed literals behind a broken clause, the last one first.

        The clauses behind it are put on the list of hints, the broken one first.
        """
        at: cython.int
        code: cython.int
        reason: cython.int
        assumed: list[int] = []
        while self.hinted + self.assigned + 2 > len(self.hints):
            self.hints = _twice(self.hints)
        self.hints[self.hinted] = broken
        self.hinted += 1
        self._touch(broken)
        for at in range(self.assigned - 1, -1, -1):
            code = self.trail[at]
            if not self.seen[code >> 1]:
                continue
            self.seen[code >> 1] = 0
            reason = self.reason[code >> 1]
            if reason == ASSUMED:
                assumed.append(self._literal(code ^ 1))
            else:
                self.hints[self.hinted] = reason
                self.hinted += 1
                self._touch(reason)
                self.seen[code >> 1] = 0
        return assumed

    @cython.cfunc
    @cython.exceptval(check=False)
    def _touch(self, index: cython.int) -> cython.void:
        place: cython.int
        for place in range(self.start[index], self.start[index] + self.length[index]):
            self.seen[self.pool[place] >> 1] = 1

    def kept(self, first: int, ends: list[int]) -> list[int]:
        """Return the clauses and lemmas that the last lemma needs, directly or not, rising.

        Lemmas are numbered from `first`; the hints of lemma k end at `ends[k]`.
        """
        needed = array("b", bytes(first + len(ends)))
        mark: cython.char[::1] = needed
        lemma: cython.int
        at: cython.int
        end: cython.int
        mark[first + len(ends) - 1] = 1
        for lemma in range(len(ends) - 1, -1, -1):
            if mark[first + lemma]:
                end = ends[lemma]
                for at in range(ends[lemma - 1] if lemma else 0, end):
                    mark[self.hints[at]] = 1
        return [index for index, is_needed in enumerate(needed) if is_needed]

    def hints_of(self, begin: int, end: int) -> list[int]:
        """Return the hints between two places of their list, each unit or broken in turn."""
        return [self.hints[at] for at in range(end - 1, begin - 1, -1)]


def _twice(old: array[int]) -> array[int]:
    """Return an array of twice the length that begins with the old one."""
    return array("i", bytes(old) + bytes(4 * len(old)))


def trimmed(state: Propagation, first: int, lemmas: list[list[int]]) -> Trimmed | None:
    """Return what a refutation needs; None where a lemma does not follow or nothing is refuted.

    `state` holds the clauses, or those up to a broken one, of `first` that there are.
    """
    known: list[list[int]] = []
    ends: list[int] = []
    for lemma in lemmas:
        if state.broken >= 0:
            break
        if state.holds(lemma):
            continue
        found = state.follows(lemma)
        if found is None:
            return None
        known.append(found)
        ends.append(state.hinted)
        state.add_all([found])
    if state.broken < 0:
        return None
    known.append(state.causes(state.broken))
    ends.append(state.hinted)
    return _renumbered(state, first, known, ends)


def trimmed_from(
    variables: int, clauses: list[list[int]], lemmas: list[list[int]]
) -> Trimmed | None:
    """Return what a refutation of clauses needs, as `trimmed` does."""
    state = Propagation(variables)
    state.add_all(clauses)
    return trimmed(state, len(clauses), lemmas)


def _renumbered(state: Propagation, first: int, known: list[list[int]], ends: list[int]) -> Trimmed:
    """Keep what the last lemma needs; lemmas are numbered anew."""
    kept = state.kept(first, ends)
    used = [index for index in kept if index < first]
    lemmas = [index - first for index in kept if index >= first]
    number = dict(zip(lemmas, range(first, first + len(lemmas)), strict=True))

    def hints() -> list[list[int]]:
        each = (state.hints_of(ends[at - 1] if at else 0, ends[at]) for at in lemmas)
        return [
            [index if index < first else number[index - first] for index in one] for one in each
        ]

    return Trimmed(used, [known[at] for at in lemmas], hints)
