"""Norinori as clauses for a SAT solver, one Boolean a cell. Knows no validator and no search.

The clauses, for cells numbered from 1 and for each region and each shaded cell c:

    exactly two of the region's cells are shaded       (prefix counters: at least 1, 2, 3 so far)
    not c, not a, not b                                for every two neighbours a, b of c
    not c, or one of c's neighbours                    (a cell without neighbours: not c)
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import combinations, count
from typing import Any

from univoca.grid import neighbours, region_cells
from univoca.kinds.norinori.model import Answer, Puzzle
from univoca.outcome import Budget, Listing, Reason, Spent

QUOTA = 2
CHUNK = 500  # conflicts between two looks at the clock: some milliseconds
Clause = list[int]


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit, in whatever order the SAT solver finds them."""
    from pysat.solvers import Solver

    begun = time.perf_counter()
    answers: list[Answer] = []
    complete, ran_out = False, budget.ran_out()
    with Solver(name="glucose4", bootstrap_with=list(clauses(puzzle))) as solver:
        while ran_out is None and len(answers) < limit:
            model, ran_out = _solve(solver, budget)
            if model is None:
                complete = ran_out is None
                break
            cells = model[: puzzle.size.cells]
            answers.append(Answer(tuple(literal - 1 for literal in cells if literal > 0)))
            solver.add_clause([-literal for literal in cells])
            ran_out = budget.ran_out()
        spent = _conflicts(solver)
    seconds = time.perf_counter() - begun
    return Listing(tuple(answers), complete, ran_out, Spent(0, spent, seconds), "sat")


def _solve(solver: Any, budget: Budget) -> tuple[list[int] | None, Reason | None]:
    """Return a model or None, and why the work ended early or None."""
    while True:
        solver.conf_budget(max(1, min(CHUNK, budget.conflicts - _conflicts(solver))))
        verdict = solver.solve_limited()
        if verdict is not None:
            return (solver.get_model() if verdict else None), None
        if _conflicts(solver) >= budget.conflicts:
            return None, "conflicts"
        reason = budget.ran_out()
        if reason is not None:
            return None, reason


def _conflicts(solver: Any) -> int:
    return int(solver.accum_stats()["conflicts"])


def clauses(puzzle: Puzzle) -> Iterator[Clause]:
    """Yield the clauses; variable c + 1 says that cell c is shaded, later ones count."""
    fresh = count(puzzle.size.cells + 1)
    for cells in region_cells(puzzle.regions):
        yield from exactly([cell + 1 for cell in cells], QUOTA, fresh)
    for cell, near in enumerate(neighbours(puzzle.size)):
        yield [-(cell + 1), *(other + 1 for other in near)]
        for first, second in combinations(near, 2):
            yield [-(cell + 1), -(first + 1), -(second + 1)]


def exactly(literals: Sequence[int], quota: int, fresh: Iterator[int]) -> Iterator[Clause]:
    """Yield clauses for "exactly `quota` of these": counter[j] is "at least j + 1 up to here"."""
    if len(literals) < quota:
        never = next(fresh)
        yield [never]
        yield [-never]
        return
    counter: list[int] = []
    for literal in literals:
        width = min(len(counter) + 1, quota + 1)
        after = [next(fresh) for _ in range(width)]
        for level in range(width):
            below = counter[level - 1 : level] if level else []
            same = counter[level : level + 1]
            yield [-literal, *(-v for v in below), after[level]]
            yield [literal, *same, -after[level]]
            for variable in same:
                yield [-variable, after[level]]
            for variable in below:
                yield [variable, *same, -after[level]]
        counter = after
    yield [counter[quota - 1]]
    for variable in counter[quota:]:
        yield [-variable]
