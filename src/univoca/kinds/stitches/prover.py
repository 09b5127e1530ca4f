"""Stitches stated as clauses: one variable a border edge, one a cell that can be a hole.

    pair {A, B}, k        exactly k of its edges
    cell c                at most one of its edges; hole c if and only if one of them
    row with number n     exactly n of its holes (columns alike)

Knows neither the validator nor the search.
"""

from __future__ import annotations

import time
from itertools import combinations
from typing import Any

from univoca.kinds.stitches.model import Answer, Edge, Number, Puzzle, answer_from
from univoca.outcome import Budget, Listing, Reason, Spent

_CONFLICTS_A_STEP = 300


class Clauses:
    """The clauses of a puzzle, the edge of each of the first variables, and the last variable."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.edges: list[Edge] = []
        self.clauses: list[list[int]] = []
        self.last = 0
        self._state(puzzle)

    def _state(self, puzzle: Puzzle) -> None:
        rows, cols = puzzle.size.rows, puzzle.size.cols
        at_cell: list[list[int]] = [[] for _ in range(rows * cols)]
        at_pair: dict[frozenset[int], list[int]] = {}
        for cell in range(rows * cols):
            right = [cell + 1] if (cell + 1) % cols else []
            below = [cell + cols] if cell + cols < rows * cols else []
            for other in right + below:
                pair = frozenset((puzzle.regions[cell], puzzle.regions[other]))
                if len(pair) == 2:
                    self.edges.append((cell, other))
                    at_cell[cell].append(len(self.edges))
                    at_cell[other].append(len(self.edges))
                    at_pair.setdefault(pair, []).append(len(self.edges))
        self.last = len(self.edges)
        holes = [self._hole(edges) for edges in at_cell]
        for edges in at_pair.values():
            self._exactly(edges, puzzle.k)
        for row, number in enumerate(puzzle.rows):
            self._line(holes[row * cols : (row + 1) * cols], number)
        for col, number in enumerate(puzzle.columns):
            self._line(holes[col::cols], number)

    def _hole(self, edges: list[int]) -> int:
        """Return the variable that says whether a cell is a hole; 0 where it cannot be one."""
        self.clauses += [[-first, -second] for first, second in combinations(edges, 2)]
        if not edges:
            return 0
        self.last += 1
        self.clauses.append([-self.last, *edges])
        self.clauses += [[self.last, -edge] for edge in edges]
        return self.last

    def _line(self, holes: list[int], number: Number) -> None:
        if number is not None:
            self._exactly([hole for hole in holes if hole], number)

    def _exactly(self, variables: list[int], count: int) -> None:
        from pysat.card import CardEnc, EncType

        if count > len(variables):
            self.clauses.append([])
        elif count in (0, len(variables)):
            self.clauses += [[variable if count else -variable] for variable in variables]
        else:
            made = CardEnc.equals(
                variables, bound=count, top_id=self.last, encoding=EncType.seqcounter
            )
            self.clauses += made.clauses
            self.last = max(self.last, made.nv)


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit (their order may depend on the SAT library)."""
    from pysat.solvers import Solver

    begun = time.monotonic()
    reason = budget.ran_out()
    if reason is not None or limit < 1:
        return Listing((), False, reason, Spent(), "sat")
    stated = Clauses(puzzle)
    answers: list[Answer] = []
    ran_out: Reason | None = None
    complete = [] in stated.clauses
    conflicts = 0
    with Solver(name="glucose4", bootstrap_with=[] if complete else stated.clauses) as sat:
        while not complete and len(answers) < limit:
            model, ran_out = _model(sat, budget)
            conflicts = int(sat.accum_stats()["conflicts"])
            if model is None:
                complete = ran_out is None
                break
            chosen = [variable for variable in model[: len(stated.edges)] if variable > 0]
            answers.append(answer_from(stated.edges[variable - 1] for variable in chosen))
            if not chosen:
                complete = True
                break
            sat.add_clause([-variable for variable in chosen])
    spent = Spent(conflicts=conflicts, seconds=time.monotonic() - begun)
    return Listing(tuple(answers), complete, ran_out, spent, "sat")


def _model(sat: Any, budget: Budget) -> tuple[list[int] | None, Reason | None]:
    """Return a model, or None with why the work ended; (None, None) when there is none."""
    while True:
        reason = budget.ran_out()
        if reason is not None:
            return None, reason
        left = budget.conflicts - int(sat.accum_stats()["conflicts"])
        if left <= 0:
            return None, "conflicts"
        sat.conf_budget(min(left, _CONFLICTS_A_STEP))
        solved = sat.solve_limited()
        if solved is not None:
            return (sat.get_model() if solved else None), None
