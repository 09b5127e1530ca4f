"""Blank as an exact cover: each cell is an item, shading and leaving it are options.

A dot takes the option to leave the cell away, a cross the option to shade it. Knows neither the
validator nor the clauses.
"""

from __future__ import annotations

import time

from univoca.kernels.cover import Problem, search
from univoca.kinds._blank.model import Answer, Puzzle, has_cross, has_dot
from univoca.outcome import Budget, Listing, Spent

MOST_WHEN_STOPPED = 1_000
"""Answers that a listing ended by its deadline or cancel still reads, so as to end in time."""


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit, in the order of the options."""
    started = time.perf_counter()
    problem, shading = statement(puzzle)
    result = search(problem, limit=limit, nodes=budget.nodes, stop=budget.stop())
    answers = tuple(
        Answer(tuple(shading[option] for option in chosen if option in shading))
        for chosen in result.solutions[: MOST_WHEN_STOPPED if result.stopped == "stop" else None]
    )
    ran_out = budget.reason(result.stopped)
    spent = Spent(nodes=result.nodes, seconds=time.perf_counter() - started)
    return Listing(answers, result.complete, ran_out, spent, "search")


def statement(puzzle: Puzzle) -> tuple[Problem, dict[int, int]]:
    """Return the cover problem, and the cell that each shading option shades."""
    problem = Problem(puzzle.size.cells)
    shading: dict[int, int] = {}
    for cell in range(puzzle.size.cells):
        if not has_dot(puzzle, cell):
            problem.add([cell])
        if not has_cross(puzzle, cell):
            shading[problem.add([cell])] = cell
    return problem, shading
