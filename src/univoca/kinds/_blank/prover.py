"""Blank as clauses, stated without looking at the validator or the search.

Variable c + 1 says that cell c is shaded. A dot is the clause [c + 1], a cross [-(c + 1)].
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from univoca.kinds._blank.model import Answer, Puzzle, has_cross, has_dot
from univoca.outcome import Budget, Listing, Reason, Spent

if TYPE_CHECKING:
    from pysat.solvers import Solver


def clauses(puzzle: Puzzle) -> list[list[int]]:
    """Return the clauses of a puzzle."""
    cells = range(puzzle.size.cells)
    dots = [[cell + 1] for cell in cells if has_dot(puzzle, cell)]
    crosses = [[-(cell + 1)] for cell in cells if has_cross(puzzle, cell)]
    return dots + crosses


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit, each forbidden once it was found."""
    from pysat.solvers import Solver

    started = time.perf_counter()
    found: list[Answer] = []
    complete = False
    with Solver(name="glucose4", bootstrap_with=clauses(puzzle)) as solver:
        ran_out = _bound(budget, 0)
        while len(found) < limit and ran_out is None:
            solver.conf_budget(budget.conflicts - _conflicts(solver))
            solved = solver.solve_limited()
            if solved is False:
                complete = True
                break
            if solved is None:
                ran_out = "conflicts"
                break
            # The solver leaves out variables that no clause mentions.
            shaded = {literal for literal in solver.get_model() or () if literal > 0}
            answer = Answer(tuple(cell for cell in range(puzzle.size.cells) if cell + 1 in shaded))
            found.append(answer)
            solver.add_clause(_other_than(puzzle, answer))
            ran_out = _bound(budget, _conflicts(solver))
        conflicts = _conflicts(solver)
    spent = Spent(conflicts=conflicts, seconds=time.perf_counter() - started)
    return Listing(tuple(found), complete, ran_out, spent, "sat")


def _conflicts(solver: Solver) -> int:
    return int((solver.accum_stats() or {}).get("conflicts", 0))


def _bound(budget: Budget, conflicts: int) -> Reason | None:
    """Return what forbids another call of the solver, if anything."""
    return budget.ran_out() or ("conflicts" if conflicts >= budget.conflicts else None)


def _other_than(puzzle: Puzzle, answer: Answer) -> list[int]:
    """Return the clause that an answer differs from this one in some cell."""
    cells = range(puzzle.size.cells)
    return [-(cell + 1) if cell in answer.shaded else cell + 1 for cell in cells]
