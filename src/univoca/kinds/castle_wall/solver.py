"""Castle Wall stated to the loop search: barred cells with their sides, and lines with counts.

Knows no rule but as numbers for the kernel.
"""

from __future__ import annotations

import time

from univoca.grid import Size, edges
from univoca.kernels.loop import Found, LoopSearch
from univoca.kinds.castle_wall.model import Answer, Clue, Puzzle
from univoca.outcome import Budget, Listing, Reason, Spent

_BARRED = {"gray": 1, "white": 2, "black": 3}


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit, in an order that depends on the puzzle alone."""
    begun = time.perf_counter()
    found = loops(puzzle, budget, limit)
    every = edges(puzzle.size)
    answers = tuple(Answer.of(every[edge] for edge in loop) for loop in found.loops)
    ran_out: Reason | None = "nodes" if found.out_of_nodes else None
    if found.stopped:
        ran_out = budget.ran_out() or "deadline"
    spent = Spent(nodes=found.nodes, seconds=time.perf_counter() - begun)
    return Listing(answers, found.complete, ran_out, spent, "search")


def loops(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Found:
    """List loops as the kernel gives them: edges by their place in `grid.edges`."""
    search = LoopSearch(puzzle.size.rows, puzzle.size.cols, _barred(puzzle), _lines(puzzle))
    return search.run(limit, budget.nodes, budget.stop())


def _barred(puzzle: Puzzle) -> list[int]:
    """Return for each cell what the kernel must know of it: free, or a clue of some side."""
    kinds = [0] * puzzle.size.cells
    for clue in puzzle.clues:
        kinds[clue.cell] = _BARRED[clue.colour]
    return kinds


def _lines(puzzle: Puzzle) -> list[tuple[range, int]]:
    """Return the counted lines: of two clues that look the same way, what lies between them.

    Walking inwards from the edge of the board, each clue counts the last one's segments and some
    more, so the difference of the two numbers belongs to the piece between them.
    """
    beams: dict[tuple[str, int], list[tuple[range, int]]] = {}
    for clue in puzzle.clues:
        if clue.number is not None:
            row, col = divmod(clue.cell, puzzle.size.cols)
            beam = (clue.arrow, col if clue.arrow in ("up", "down") else row)
            beams.setdefault(beam, []).append((ray(puzzle.size, clue), clue.number))
    found: list[tuple[range, int]] = []
    for rays in beams.values():
        inner, counted = 0, 0
        for outward, goal in sorted(rays, key=lambda pair: len(pair[0])):
            found.append((outward[: len(outward) - inner], goal - counted))
            inner, counted = len(outward), goal
    return found


def ray(size: Size, clue: Clue) -> range:
    """Return the edges along a clue's arrow, outwards, by their place in `grid.edges`."""
    rows, cols = size.rows, size.cols
    row, col = divmod(clue.cell, cols)
    across, down = row * (cols - 1), rows * (cols - 1) + col
    if clue.arrow == "right":
        return range(across + col, across + cols - 1)
    if clue.arrow == "left":
        return range(across + col - 1, across - 1, -1)
    if clue.arrow == "down":
        return range(down + row * cols, down + (rows - 1) * cols, cols)
    if clue.arrow == "up":
        return range(down + (row - 1) * cols, down - cols, -cols)
    return range(0)
