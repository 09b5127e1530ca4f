"""Stitches stated as clauses: one variable a border edge, one a cell that can be a hole.

    pair {A, B}, k        exactly k of its edges
    cell c                at most one of its edges; hole c if and only if one of them
    row with number n     exactly n of its holes (columns alike)

Knows neither the validator nor the search.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

from univoca.kernels.sat import Clauses, Solver
from univoca.kinds.stitches.model import Answer, Edge, Puzzle, answer_from
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


@dataclass(slots=True)
class Variables:
    """Each edge variable's edge, row-major; those of each two regions; each cell's hole or None."""

    edges: dict[int, Edge]
    pairs: dict[tuple[int, int], list[int]]
    holes: list[int | None]


def stated(puzzle: Puzzle) -> tuple[Clauses, dict[int, Edge]]:
    """Return the clauses, and the edge that each edge variable stands for, row-major."""
    clauses, variables = structure(puzzle)
    for border in variables.pairs.values():
        clauses.exactly(border, puzzle.k)
    for line, number in lines_of(puzzle, variables.holes):
        clauses.exactly(line, number)
    return clauses, variables.edges


def structure(puzzle: Puzzle) -> tuple[Clauses, Variables]:
    """Return the clauses that hold whatever is asked for: no two stitches share a hole."""
    clauses = Clauses()
    edges, pairs, meeting = _border_variables(clauses, puzzle)
    return clauses, Variables(edges, pairs, [_hole(clauses, at_cell) for at_cell in meeting])


def _border_variables(
    clauses: Clauses, puzzle: Puzzle
) -> tuple[dict[int, Edge], dict[tuple[int, int], list[int]], list[list[int]]]:
    """Return the edge of each new variable, and the variables of each pair and at each cell."""
    rows, cols = puzzle.size.rows, puzzle.size.cols
    edges: dict[int, Edge] = {}
    at_cell: list[list[int]] = [[] for _ in range(rows * cols)]
    at_pair: dict[tuple[int, int], list[int]] = {}
    for cell in range(rows * cols):
        right = [cell + 1] if (cell + 1) % cols else []
        below = [cell + cols] if cell + cols < rows * cols else []
        for other in right + below:
            first, second = sorted((puzzle.regions[cell], puzzle.regions[other]))
            if first != second:
                variable = clauses.new_variable()
                edges[variable] = cell, other
                at_cell[cell].append(variable)
                at_cell[other].append(variable)
                at_pair.setdefault((first, second), []).append(variable)
    return edges, at_pair, at_cell


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


def lines_of(puzzle: Puzzle, holes: list[int | None]) -> Iterator[tuple[list[int], int]]:
    """Yield the holes and the number of each line that has one: rows from the top, then columns."""
    cols = puzzle.size.cols
    cut = [holes[row * cols : (row + 1) * cols] for row in range(puzzle.size.rows)]
    cut += [holes[col::cols] for col in range(cols)]
    for line, number in zip(cut, (*puzzle.rows, *puzzle.columns), strict=True):
        if number is not None:
            yield [hole for hole in line if hole is not None], number
