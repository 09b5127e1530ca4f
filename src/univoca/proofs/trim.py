# compiled
# mypy: disable-error-code="untyped-decorator,no-any-return"
"""A refutation cut down to the clauses and lemmas that it needs. Knows integers only.

Every lemma is checked on the way: assume its opposite, propagate units, meet a conflict. What the
conflict does not touch is left out of the lemma; from the last conflict backward, what no later
one needs is left out of the proof.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

try:
    import cython
except ImportError:
    from univoca.kernels import uncompiled as cython

COMPILED: bool = cython.compiled
NO_REASON = -1
ASSUMED = -2


@dataclass(frozen=True)
class Trimmed:
    """What a refutation needs.

    `used` are the indices of the clauses, rising. `lemmas` are in order, the last one empty.
    `hints[k]` are the clauses from which lemma k follows, each one unit or broken in turn: those
    of the formula by index, lemmas by the formula's length plus their place in `lemmas`.
    """

    used: list[int]
    lemmas: list[list[int]]
    hints: list[list[int]]


@cython.cclass
class Propagation:
    """Clauses with two watched literals each; a literal v or -v is the number 2v or 2v + 1."""

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

    def __init__(self, variables: int, clauses: int, literals: int) -> None:
        self.pool = array("i", bytes(4 * (literals + 1)))
        self.start = array("i", bytes(4 * (clauses + 1)))
        self.length = array("i", bytes(4 * (clauses + 1)))
        self.head = array("i", b"\xff" * (8 * (variables + 1)))
        self.following = array("i", bytes(8 * (clauses + 1)))
        self.value = array("b", bytes(2 * (variables + 1)))
        self.reason = array("i", bytes(4 * (variables + 1)))
        self.trail = array("i", bytes(4 * (variables + 1)))
        self.seen = array("b", bytes(variables + 1))
        self.count = self.filled = self.assigned = 0

    def add(self, literals: Sequence[int]) -> int:
        """Take a clause; return the index of a clause that is broken by what follows, or -1."""
        start: cython.int = self.filled
        index: cython.int = self.count
        size: cython.int = len(literals)
        at: cython.int
        place: cython.int
        code: cython.int
        best: cython.int
        literal: cython.int
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

    def holds(self, lemma: Sequence[int]) -> bool:
        """Tell whether a literal of a lemma is true for good, so that the lemma says nothing."""
        return any(
            self.value[2 * literal if literal > 0 else 1 - 2 * literal] > 0 for literal in lemma
        )

    def follows(self, lemma: Sequence[int]) -> tuple[list[int], list[int]] | None:
        """Return the literals of a lemma that matter, and its hints; None if it does not follow."""
        mark: cython.int = self.assigned
        broken: cython.int = -1
        code: cython.int
        literal: cython.int
        found: tuple[list[int], list[int]] | None = None
        for literal in lemma:
            code = -2 * literal + 1 if literal < 0 else 2 * literal
            if self.value[code] == 0:
                self._assign(code ^ 1, ASSUMED)
        broken = self._propagate(mark)
        if broken >= 0:
            needed, hints = self.causes(broken)
            found = [literal for literal in lemma if -literal in needed], hints
        while self.assigned > mark:
            self.assigned -= 1
            code = self.trail[self.assigned]
            self.value[code] = 0
            self.value[code ^ 1] = 0
        return found

    def causes(self, broken: int) -> tuple[set[int], list[int]]:
        """Return the assumed literals behind a broken clause, and the clauses in their order."""
        at: cython.int
        code: cython.int
        assumed: set[int] = set()
        hints: list[int] = [broken]
        self._touch(broken)
        for at in range(self.assigned - 1, -1, -1):
            code = self.trail[at]
            if not self.seen[code >> 1]:
                continue
            self.seen[code >> 1] = 0
            if self.reason[code >> 1] == ASSUMED:
                assumed.add(code >> 1 if code & 1 == 0 else -(code >> 1))
            else:
                hints.append(self.reason[code >> 1])
                self._touch(self.reason[code >> 1])
                self.seen[code >> 1] = 0
        hints.reverse()
        return assumed, hints

    @cython.cfunc
    @cython.exceptval(check=False)
    def _touch(self, index: cython.int) -> cython.void:
        place: cython.int
        for place in range(self.start[index], self.start[index] + self.length[index]):
            self.seen[self.pool[place] >> 1] = 1


def trimmed(
    variables: int, clauses: Sequence[Sequence[int]], lemmas: Sequence[Sequence[int]]
) -> Trimmed | None:
    """Return what a refutation needs; None where a lemma does not follow or nothing is refuted."""
    literals = sum(map(len, clauses)) + sum(map(len, lemmas))
    state = Propagation(variables, len(clauses) + len(lemmas), literals)
    broken = -1
    for clause in clauses:
        broken = state.add(clause) if broken < 0 else broken
        if broken >= 0:
            break
    known: list[tuple[list[int], list[int]]] = []
    for lemma in lemmas:
        if broken >= 0:
            break
        if state.holds(lemma):
            continue
        found = state.follows(lemma)
        if found is None:
            return None
        known.append(found)
        broken = state.add(found[0])
    if broken < 0:
        return None
    known.append(([], state.causes(broken)[1]))
    return _needed(len(clauses), known)


def _needed(first: int, known: list[tuple[list[int], list[int]]]) -> Trimmed:
    """Keep what the last lemma needs, directly or not; lemmas are numbered anew."""
    needed = [False] * (first + len(known))
    needed[first + len(known) - 1] = True
    for index in range(first + len(known) - 1, first - 1, -1):
        if needed[index]:
            for hint in known[index - first][1]:
                needed[hint] = True
    number = list(range(first)) + [0] * len(known)
    kept = [index for index in range(first, first + len(known)) if needed[index]]
    for place, index in enumerate(kept):
        number[index] = first + place
    return Trimmed(
        [index for index in range(first) if needed[index]],
        [known[index - first][0] for index in kept],
        [[number[hint] for hint in known[index - first][1]] for index in kept],
    )
