"""Blank as clauses, stated without looking at the validator or the search.

Variable c + 1 says that cell c is shaded. A dot is the clause [c + 1], a cross [-(c + 1)].
"""

from __future__ import annotations

import time

from univoca.kernels.sat import Clauses, Solver
from univoca.kinds._blank.model import Answer, Puzzle, has_cross, has_dot
from univoca.outcome import Budget, Listing, Spent


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit."""
    started = time.perf_counter()
    clauses, shaded = statement(puzzle)
    with Solver(clauses) as solver:
        listed = solver.answers(shaded, limit=limit, conflicts=budget.conflicts, stop=budget.stop())
    answers = tuple(Answer(tuple(variable - 1 for variable in answer)) for answer in listed.answers)
    ran_out = budget.reason(listed.stopped)
    spent = Spent(conflicts=listed.conflicts, seconds=time.perf_counter() - started)
    return Listing(answers, listed.complete, ran_out, spent, "sat")


def statement(puzzle: Puzzle) -> tuple[Clauses, list[int]]:
    """Return the clauses, and the variable that says of each cell whether it is shaded."""
    clauses = Clauses()
    shaded = clauses.new(puzzle.size.cells)
    for cell, variable in enumerate(shaded):
        if has_dot(puzzle, cell):
            clauses.add([variable])
        if has_cross(puzzle, cell):
            clauses.add([-variable])
    return clauses, shaded
