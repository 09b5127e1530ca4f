"""Castle Wall stated to the loop search: barred cells with their sides, and lines with counts.

Knows no rule but as numbers for the kernel.
"""

from __future__ import annotations

import time

from univoca.grid import edges
from univoca.kernels.loop import LoopSearch
from univoca.kinds.castle_wall.model import Answer, Puzzle
from univoca.outcome import Budget, Listing, Reason, Spent

_BARRED = {"gray": 1, "white": 2, "black": 3}


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit, in an order that depends on the puzzle alone."""
    begun = time.perf_counter()
    search = LoopSearch(puzzle.size.rows, puzzle.size.cols, barred(puzzle), lines(puzzle))
    found = search.run(limit, budget.nodes, budget.stop())
    every = edges(puzzle.size)
    answers = tuple(Answer.of(every[edge] for edge in loop) for loop in found.loops)
    ran_out: Reason | None = "nodes" if found.out_of_nodes else None
    if found.stopped:
        ran_out = budget.ran_out() or "deadline"
    spent = Spent(nodes=found.nodes, seconds=time.perf_counter() - begun)
    return Listing(answers, found.complete, ran_out, spent, "search")


def barred(puzzle: Puzzle) -> list[int]:
    """Return for each cell what the kernel must know of it: free, or a clue of some side."""
    kinds = [0] * puzzle.size.cells
    for clue in puzzle.clues:
        kinds[clue.cell] = _BARRED[clue.colour]
    return kinds


def lines(puzzle: Puzzle) -> list[tuple[list[int], int]]:
    """Return the counted lines: of two clues that look the same way, what lies between them.

    Walking inwards from the edge of the board, each clue counts the last one's segments and some
    more, so the difference of the two numbers belongs to the piece between them.
    """
    number = {edge: at for at, edge in enumerate(edges(puzzle.size))}
    barred_cells = puzzle.clue_cells
    beams: dict[tuple[str, int], list[tuple[list[int], int]]] = {}
    for clue in puzzle.clues:
        if clue.number is not None:
            row, col = divmod(clue.cell, puzzle.size.cols)
            beam = (clue.arrow, col if clue.arrow in ("up", "down") else row)
            ray = [number[edge] for edge in puzzle.ray(clue)]
            beams.setdefault(beam, []).append((ray, clue.number))
    free = {
        at: edge[0] not in barred_cells and edge[1] not in barred_cells
        for edge, at in number.items()
    }
    found: list[tuple[list[int], int]] = []
    for rays in beams.values():
        inner, counted = 0, 0
        for ray, goal in sorted(rays, key=lambda ray: len(ray[0])):
            piece = ray[: len(ray) - inner]
            found.append(([edge for edge in piece if free[edge]], goal - counted))
            inner, counted = len(ray), goal
    return found
