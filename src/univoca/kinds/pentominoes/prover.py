"""Pentominoes stated as clauses: one variable a placement. Knows no validator and no search."""

from __future__ import annotations

import time
from itertools import groupby

from univoca.kernels.sat import Clauses, Solver
from univoca.kinds.pentominoes import shapes
from univoca.kinds.pentominoes.model import Answer, Placement, Puzzle, answer_of_places, cells_of
from univoca.outcome import Budget, Listing, Reason, Spent

MOST_VARIABLES = 40_000
MOST_COUNTED = 300_000
"""The most places of a kind times its pieces, summed: what counting the pieces takes in clauses."""


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit (their order may depend on the SAT library).

    A board with more than 40,000 placements, or too many equal pieces to count, is not stated: the
    listing says that conflicts ran out.
    """
    begun = time.perf_counter()
    stop = budget.stop()
    reason: Reason | None = budget.ran_out()
    if reason is None and sum(map(shapes.area, puzzle.pieces)) != len(puzzle.free):
        return Listing((), True, None, Spent(0, 0, time.perf_counter() - begun), "sat")
    places = _placements(puzzle, budget) if reason is None else None
    clauses = _stated(puzzle, places, budget) if places is not None else None
    if places is None or clauses is None:
        reason = reason or budget.ran_out() or "conflicts"
        return Listing((), False, reason, Spent(0, 0, time.perf_counter() - begun), "sat")
    variables = range(1, len(places) + 1)
    with Solver(clauses) as solver:
        found = solver.answers(variables, limit=limit, conflicts=budget.conflicts, stop=stop)
    ran_out = budget.reason(found.stopped)
    answers = tuple(_answer(puzzle, [places[one - 1] for one in each]) for each in found.answers)
    spent = Spent(0, found.conflicts, time.perf_counter() - begun)
    return Listing(answers, found.complete, ran_out, spent, "sat")


def _placements(puzzle: Puzzle, budget: Budget) -> list[tuple[str, Placement]] | None:
    """Return every way to lay each kind of piece inside what is free; None when stopped."""
    free = frozenset(puzzle.free)
    cols = puzzle.size.cols
    found: list[tuple[str, Placement]] = []
    for name, _ in groupby(puzzle.pieces):
        for laid, turn in shapes.distinct(name).items():
            height, width = max(r for r, _ in laid) + 1, max(c for _, c in laid) + 1
            if budget.ran_out() is not None or len(found) > MOST_VARIABLES:
                return None
            for row in range(puzzle.size.rows - height + 1):
                for col in range(cols - width + 1):
                    if all((row + r) * cols + col + c in free for r, c in laid):
                        found.append((name, Placement(row, col, turn)))
    return found if len(found) <= MOST_VARIABLES else None


def _stated(puzzle: Puzzle, places: list[tuple[str, Placement]], budget: Budget) -> Clauses | None:
    """State that every cell is covered once and every piece is placed once; None when stopped."""
    clauses = Clauses()
    clauses.new(len(places))
    covering: dict[int, list[int]] = {cell: [] for cell in puzzle.free}
    of_piece: dict[str, list[int]] = {name: [] for name in puzzle.pieces}
    for variable, (name, place) in enumerate(places, 1):
        of_piece[name].append(variable)
        for cell in cells_of(name, place, puzzle.size.cols):
            covering[cell].append(variable)
    counts = [(name, sum(1 for _ in group)) for name, group in groupby(puzzle.pieces)]
    if len(counts) == 1:
        counts = []  # all of one kind: their number follows from the area
    if sum(len(of_piece[name]) * count for name, count in counts) > MOST_COUNTED:
        return None
    for cell in puzzle.free:
        if budget.ran_out() is not None:
            return None
        clauses.exactly(covering[cell], 1)
    for name, count in counts:
        if budget.ran_out() is not None:
            return None
        clauses.exactly(of_piece[name], count)
    return clauses


def _answer(puzzle: Puzzle, placed: list[tuple[str, Placement]]) -> Answer:
    waiting: dict[str, list[Placement]] = {name: [] for name in puzzle.pieces}
    for name, place in placed:
        waiting[name].append(place)
    return answer_of_places(puzzle, [waiting[name].pop() for name in puzzle.pieces])
