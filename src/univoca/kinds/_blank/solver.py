"""Blank as a search: each cell in turn is shaded or left, where its signs allow it.

Knows neither the validator nor the clauses. A real kind states its rules to a kernel here.
"""

from __future__ import annotations

import time

from univoca.kinds._blank.model import Answer, Puzzle, has_cross, has_dot
from univoca.outcome import Budget, Listing, Reason, Spent

ASK_EVERY = 64


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit, cells left blank before shaded ones."""
    started = time.perf_counter()
    found: list[Answer] = []
    paths: list[tuple[int, ...]] = [()]
    nodes = 0
    ran_out: Reason | None = budget.ran_out()
    while paths and len(found) < limit and ran_out is None:
        if nodes >= budget.nodes:
            ran_out = "nodes"
            break
        nodes += 1
        if nodes % ASK_EVERY == 0:
            ran_out = budget.ran_out()
        path = paths.pop()
        cell = len(path)
        if cell == puzzle.size.cells:
            found.append(Answer(tuple(cell for cell, bit in enumerate(path) if bit)))
        else:
            paths += [(*path, bit) for bit in (1, 0) if _allowed(puzzle, cell, bit)]
    complete = not paths and ran_out is None
    spent = Spent(nodes=nodes, seconds=time.perf_counter() - started)
    return Listing(tuple(found), complete, ran_out, spent, "search")


def _allowed(puzzle: Puzzle, cell: int, shaded: int) -> bool:
    return not (has_cross(puzzle, cell) if shaded else has_dot(puzzle, cell))
