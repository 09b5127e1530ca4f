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
        """Demand that exactly so many of the literals hold: by groups, or else by a counter."""
        size = len(literals)
        if max(comb(size, number + 1), comb(size, size - number + 1)) > GROUPS:
            self._counter(literals, number)
            return
        for group in combinations(literals, number + 1):
            self.clauses.append([-literal for literal in group])
        self.clauses += map(list, combinations(literals, size - number + 1))

    def _counter(self, literals: Sequence[int], number: int) -> None:
        """Count along the literals.

        `row[j]` says that at least j of the literals so far hold, j from 0 to number + 1: certain
        where else the rest could not make up the number, or would pass it.
        """
        row = [TRUE] + [-TRUE] * (number + 1)
        least = number - len(literals)
        for at, literal in enumerate(literals, 1):
            least += 1
            sure, most = (least if least > 0 else 0), (at if at < number else number)
            after = [TRUE] * (sure + 1) + self.new(most - sure) + [-TRUE] * (number + 1 - most)
            for j in range(sure or 1, (at if at <= number else number + 1) + 1):
                less, old, new = row[j - 1], row[j], after[j]
                steps = [-old, new], [-literal, -less, new], [-new, old, literal], [-new, less]
                self.clauses += steps
            row = after
