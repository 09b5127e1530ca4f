"""Norinori stated to the quota search: groups of two, every true cell with one true neighbour.

Knows no validator and no clauses.
"""

from __future__ import annotations

import time

from univoca.grid import neighbours
from univoca.kernels.quota import Quota
from univoca.kinds.norinori.model import Answer, Puzzle
from univoca.outcome import Budget, Listing, Spent


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit, in an order that depends on the puzzle alone."""
    begun = time.perf_counter()
    reason = budget.ran_out()
    if reason is not None:
        return Listing((), False, reason, Spent(), "search")
    board = Quota(neighbours(puzzle.size))
    board.assign_all(puzzle.regions)
    board.search(limit=limit, nodes=budget.nodes, stop=budget.stop())
    ran_out = budget.reason(board.stopped)
    answers = tuple(Answer(shaded) for shaded in board.answers)
    spent = Spent(board.nodes, 0, time.perf_counter() - begun)
    return Listing(answers, board.complete, ran_out, spent, "search")
