"""Stitches stated to the search: a border edge is an option, a pair a group, a row a line.

Knows neither the validator nor the clauses.
"""

from __future__ import annotations

import time

from univoca.kernels import matching
from univoca.kinds.stitches.model import Answer, Edge, Puzzle, answer_from, borders
from univoca.outcome import Budget, Listing, Spent


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit, in an order that depends on the puzzle alone."""
    begun = time.monotonic()
    reason = budget.ran_out()
    if reason is not None:
        return Listing((), False, reason, Spent(), "search")
    border = borders(puzzle)
    found = matching.search(stated(puzzle, border), limit, budget.nodes, budget.stop())
    answers = [answer_from(border[option] for option in chosen) for chosen in found.solutions]
    spent = Spent(nodes=found.nodes, seconds=time.monotonic() - begun)
    return Listing(tuple(answers), found.complete, budget.reason(found.ran_out), spent, "search")


def stated(puzzle: Puzzle, border: tuple[Edge, ...]) -> matching.Problem:
    """Return the kernel's problem, one option for each edge of `border` in its order.

    The lines are the rows, then the columns.
    """
    rows, cols = puzzle.size.rows, puzzle.size.cols
    regions = puzzle.regions
    count = max(regions) + 1
    known: dict[int, int] = {}
    ends: list[int] = []
    groups: list[int] = []
    for first, second in border:
        ends += (first, second)
        a, b = regions[first], regions[second]
        pair = a * count + b if a < b else b * count + a
        groups.append(known.setdefault(pair, len(known)))
    totals = [-1 if number is None else number for number in (*puzzle.rows, *puzzle.columns)]
    lines = [line for row in range(rows) for col in range(cols) for line in (row, rows + col)]
    return matching.Problem(ends, groups, [puzzle.k] * len(known), lines, totals)
