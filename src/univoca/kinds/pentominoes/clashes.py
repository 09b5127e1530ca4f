"""Which of the pieces laid cannot all stay: the smallest set of them. Knows no validator."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from univoca.kinds.pentominoes.model import Answer, Puzzle, answer_of_places, cells_of
from univoca.kinds.pentominoes.solver import continuations
from univoca.outcome import Budget

NODES = 20_000
"""Search nodes of one question; a set that takes more is not taken for a clash."""
FEW = 8
NODES_IN_ALL = 200_000
"""Search nodes after which no smaller set is looked for."""


def clash(puzzle: Puzzle, placed: Answer, budget: Budget) -> tuple[int, ...]:
    """Return the numbers of the fewest pieces laid that no filling keeps together.

    One piece, then two, are tried (three, where at most 8 lie), then pieces are taken away one by
    one; of four or more, or where the nodes run out, the set may not be the smallest. `placed` must
    be such that no filling keeps all of it.
    """
    down = [number for number, place in enumerate(placed.placements) if place is not None]
    questions = _Questions(puzzle, placed, budget)
    for size in (1, 2, 3) if len(down) <= FEW else (1, 2):
        for few in _plain(puzzle, placed, down, size):
            return few
        for few in combinations(down, size):
            if size < len(down) and questions.clashes(few):
                return few
    kept = list(down)
    for number in down:
        fewer = [other for other in kept if other != number]
        if len(fewer) > 2 and questions.clashes(fewer):
            kept = fewer
    return tuple(kept)


def _plain(
    puzzle: Puzzle, placed: Answer, down: Sequence[int], size: int
) -> Iterator[tuple[int, ...]]:
    """Yield the pieces off the free cells (size 1), or the pairs on one cell (size 2)."""
    free = frozenset(puzzle.free)
    cells = {
        number: frozenset(cells_of(puzzle.pieces[number], place, puzzle.size.cols))
        for number, place in enumerate(placed.placements)
        if place is not None
    }
    if size == 1:
        yield from ((number,) for number in down if not cells[number] <= free)
    if size == 2:
        yield from (pair for pair in combinations(down, 2) if cells[pair[0]] & cells[pair[1]])


class _Questions:
    """Asks whether some filling keeps certain pieces, until the nodes of all questions run out."""

    def __init__(self, puzzle: Puzzle, placed: Answer, budget: Budget) -> None:
        self.puzzle = puzzle
        self.placed = placed
        self.budget = budget
        self.spent = 0

    def clashes(self, numbers: Sequence[int]) -> bool:
        """Return whether it is sure that no filling keeps these pieces."""
        if self.spent >= NODES_IN_ALL:
            return False
        places = [
            place if number in numbers else None
            for number, place in enumerate(self.placed.placements)
        ]
        bounded = Budget(nodes=NODES, deadline=self.budget.deadline, cancel=self.budget.cancel)
        kept = answer_of_places(self.puzzle, places)
        found = continuations(self.puzzle, kept, bounded, 1)
        self.spent += found.spent.nodes
        return found.complete and not found.answers
