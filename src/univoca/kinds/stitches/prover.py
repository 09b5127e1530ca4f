"""Stitches stated as clauses: one variable a border edge, one a cell that can be a hole.

    pair {A, B}, k        exactly k of its edges
    cell c                at most one of its edges; hole c if and only if one of them
    row with number n     exactly n of its holes (columns alike)

Knows neither the validator nor the search.
"""

from __future__ import annotations

import time

from univoca.kernels.sat import Clauses, Solver
from univoca.kinds.stitches.model import Answer, Edge, Number, Puzzle, answer_from
from univoca.outcome import Budget, Listing, Spent


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit (their order may depend on the SAT library)."""
    begun = time.monotonic()
    reason = budget.ran_out()
    if reason is not None or limit < 1:
        return Listing((), False, reason, Spent(), "sat")
    clauses, variables = stated(puzzle)
    with Solver(clauses) as solver:
        found = solver.answers(
            list(variables), limit=limit, conflicts=budget.conflicts, stop=budget.stop()
        )
    answers = [answer_from(variables[variable] for variable in true) for true in found.answers]
    reason = budget.reason(found.stopped)
    spent = Spent(conflicts=found.conflicts, seconds=time.monotonic() - begun)
    return Listing(tuple(answers), found.complete, reason, spent, "sat")


def stated(puzzle: Puzzle) -> tuple[Clauses, dict[int, Edge]]:
    """Return the clauses, and the edge that each edge variable stands for, row-major."""
    rows, cols = puzzle.size.rows, puzzle.size.cols
    clauses = Clauses()
    edges: dict[int, Edge] = {}
    at_cell: list[list[int]] = [[] for _ in range(rows * cols)]
    at_pair: dict[frozenset[int], list[int]] = {}
    for cell in range(rows * cols):
        right = [cell + 1] if (cell + 1) % cols else []
        below = [cell + cols] if cell + cols < rows * cols else []
        for other in right + below:
            pair = frozenset((puzzle.regions[cell], puzzle.regions[other]))
            if len(pair) == 2:
                variable = clauses.new_variable()
                edges[variable] = cell, other
                at_cell[cell].append(variable)
                at_cell[other].append(variable)
                at_pair.setdefault(pair, []).append(variable)
    for border in at_pair.values():
        clauses.exactly(border, puzzle.k)
    holes = [_hole(clauses, meeting) for meeting in at_cell]
    for row, number in enumerate(puzzle.rows):
        _line(clauses, holes[row * cols : (row + 1) * cols], number)
    for col, number in enumerate(puzzle.columns):
        _line(clauses, holes[col::cols], number)
    return clauses, edges


def _hole(clauses: Clauses, meeting: list[int]) -> int | None:
    """Return the variable that says whether a cell is a hole; None where it cannot be one."""
    if not meeting:
        return None
    clauses.at_most(meeting, 1)
    hole = clauses.new_variable()
    clauses.add([-hole, *meeting])
    for edge in meeting:
        clauses.implies(edge, hole)
    return hole


def _line(clauses: Clauses, holes: list[int | None], number: Number) -> None:
    if number is not None:
        clauses.exactly([hole for hole in holes if hole is not None], number)
