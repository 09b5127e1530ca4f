"""Clauses in the form of docs/certificates.md, which never changes. Knows no puzzle.

Variable 1 is true, so that its literals stand for what is certain: a corner on the rim, the row of
a counter before its first literal.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import comb

from univoca.kernels.sat import Clauses

TRUE = 1
GROUPS = 40
"""The most groups of literals that are written out one by one."""


class Statement(Clauses):
    """A growing list of clauses that begins with the one that variable 1 is true."""

    def __init__(self) -> None:
        super().__init__()
        self.clauses.append(self.new(1))

    def counted(self, literals: Sequence[int], number: int) -> None:
        """Demand that exactly so many of the literals hold: by groups, or else by a counter.

        `row[j]` says that at least j of the literals so far hold, j from 0 to number + 1.
        """
        size = len(literals)
        if number <= size and max(comb(size, number + 1), comb(size, size - number + 1)) <= GROUPS:
            for group in combinations(literals, number + 1):
                self.clauses.append([-literal for literal in group])
            self.clauses += map(list, combinations(literals, size - number + 1))
            return
        add = self.clauses.append
        row = [TRUE] + [-TRUE] * (number + 1)
        for literal in literals:
            after = [TRUE, *self.new(number + 1)]
            for j in range(1, number + 2):
                add([-row[j], after[j]])
                add([-literal, -row[j - 1], after[j]])
                add([-after[j], row[j], literal])
                add([-after[j], row[j - 1]])
            row = after
        add([row[number]])
        add([-row[number + 1]])
