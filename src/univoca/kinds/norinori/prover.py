"""Norinori as clauses for a SAT solver, one Boolean a cell. Knows no validator and no search.

Variable c + 1 says that cell c is shaded. For each region, then for each cell c:

    exactly two of the region's cells                  (a counter where they are many)
    not c, or one of c's neighbours                    (a cell without neighbours: not c)
    not c, not a, not b                                for every two neighbours a, b of c
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import combinations

from univoca.grid import neighbours, region_cells
from univoca.kernels.sat import Clauses, Solver
from univoca.kinds.norinori.model import Answer, Puzzle
from univoca.outcome import Budget, Listing, Spent

QUOTA = 2


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit, in whatever order the SAT solver finds them."""
    begun = time.perf_counter()
    reason = budget.ran_out()
    if reason is not None:
        return Listing((), False, reason, Spent(), "sat")
    clauses, shaded = statement(puzzle)
    with Solver(clauses) as solver:
        listed = solver.answers(shaded, limit=limit, conflicts=budget.conflicts, stop=budget.stop())
    answers = tuple(Answer(tuple(variable - 1 for variable in answer)) for answer in listed.answers)
    ran_out = budget.reason(listed.stopped)
    spent = Spent(conflicts=listed.conflicts, seconds=time.perf_counter() - begun)
    return Listing(answers, listed.complete, ran_out, spent, "sat")


def statement(puzzle: Puzzle) -> tuple[Clauses, list[int]]:
    """Return the clauses, and the variable that says of each cell whether it is shaded."""
    clauses = Clauses()
    shaded = clauses.new(puzzle.size.cells)
    for cells in region_cells(puzzle.regions):
        state_region(clauses, shaded, cells)
    state_dominoes(clauses, shaded, puzzle)
    return clauses, shaded


def state_region(
    clauses: Clauses, shaded: Sequence[int], cells: Sequence[int], when: int | None = None
) -> None:
    """State that two of a region's cells are shaded, where the literal `when` holds."""
    clauses.exactly([shaded[cell] for cell in cells], QUOTA, when)


def state_dominoes(clauses: Clauses, shaded: Sequence[int], puzzle: Puzzle) -> None:
    """State that every shaded cell touches exactly one other."""
    for cell, near in enumerate(neighbours(puzzle.size)):
        clauses.add([-shaded[cell], *(shaded[other] for other in near)])
        for first, second in combinations(near, 2):
            clauses.add([-shaded[cell], -shaded[first], -shaded[second]])
