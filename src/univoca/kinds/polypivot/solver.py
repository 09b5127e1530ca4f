"""The exact solver: each piece's orbit by a breadth-first walk, then exact cover, cheapest or all.

Since pieces overlap freely they do not interact while they move: the least number of turns that
solves a board (`par`) is a least-cost cover of the target by one reachable place a piece.
"""

from __future__ import annotations

import time
from array import array
from dataclasses import dataclass

from univoca.kernels.cover import Problem, cheapest, search
from univoca.kinds.polypivot.model import Answer, Puzzle, cells_at
from univoca.kinds.polypivot.orbits import Orbit, Turn, inside, orbit
from univoca.outcome import Budget, Listing, Reason, Spent

MOST_WHEN_STOPPED = 1_000
"""Answers that a listing ended by its deadline or cancel still reads, so as to end in time."""


@dataclass(frozen=True, slots=True)
class Best:
    """The least number of turns that solves a board, and one answer and way that takes so many.

    `turns` is None when there is no way home (`complete`) or none was proven (`ran_out`).
    """

    turns: int | None
    answer: Answer | None
    way: tuple[Turn, ...]
    complete: bool
    ran_out: Reason | None
    nodes: int


@dataclass(frozen=True, slots=True)
class Statement:
    """The cover, and what its options mean: `places[option]` is (piece from 0, orbit index)."""

    problem: Problem
    places: tuple[tuple[int, int], ...]
    orbits: tuple[Orbit, ...]


def statement(puzzle: Puzzle) -> Statement:
    """State the board as a cover: items are the pieces, then the cells of the target."""
    count, size = len(puzzle.pieces), puzzle.size
    starts, items, costs = array("i", [0]), array("i"), array("q")
    places: list[tuple[int, int]] = []
    orbits = tuple(orbit(puzzle, piece) for piece in puzzle.pieces)
    for number, piece in enumerate(puzzle.pieces):
        depths = orbits[number].depths()
        seen: set[tuple[int, ...]] = set()
        for index, covered in inside(puzzle, piece, orbits[number]):
            if covered in seen:
                continue
            seen.add(covered)
            items.append(number)
            items.extend([count + item for item in covered])
            starts.append(len(items))
            costs.append(depths[index])
            places.append((number, index))
    problem = Problem.of_buffers(count + size.cells, 0, starts, items, costs=costs)
    return Statement(problem, tuple(places), orbits)


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different final tilings up to the limit: each says which cells each piece covers."""
    began = time.perf_counter()
    if sum(len(piece.cells) for piece in puzzle.pieces) != puzzle.size.cells:
        return Listing((), True, None, Spent(seconds=time.perf_counter() - began), "search")
    stated = statement(puzzle)
    result = search(stated.problem, limit=limit, nodes=budget.nodes, stop=budget.stop())
    most = MOST_WHEN_STOPPED if result.stopped == "stop" else None
    answers = tuple(_answers(puzzle, stated, result.solutions[:most]))
    spent = Spent(nodes=result.nodes, seconds=time.perf_counter() - began)
    return Listing(answers, result.complete, budget.reason(result.stopped), spent, "search")


def least_turns(puzzle: Puzzle, budget: Budget) -> Best:
    """Return `par`: the proven least number of turns home, with one best answer and the turns."""
    if sum(len(piece.cells) for piece in puzzle.pieces) != puzzle.size.cells:
        return Best(None, None, (), True, None, 0)
    stated = statement(puzzle)
    result = cheapest(stated.problem, nodes=budget.nodes, stop=budget.stop())
    reason = budget.reason(result.stopped)
    if not result.complete or not result.solutions:
        return Best(None, None, (), result.complete, reason, result.nodes)
    chosen = result.solutions[0]
    way: list[Turn] = []
    for option in sorted(chosen, key=lambda option: stated.places[option][0]):
        number, index = stated.places[option]
        way += stated.orbits[number].way(index, number + 1)
    answer = _answers(puzzle, stated, [chosen])[0]
    return Best(len(way), answer, tuple(way), True, None, result.nodes)


def _answers(puzzle: Puzzle, stated: Statement, solutions: list[list[int]]) -> list[Answer]:
    """Return the cells of the chosen options; in rising order, options go piece by piece."""
    cells: list[tuple[int, ...]] = [()] * len(stated.places)
    for option in sorted(frozenset().union(*solutions)):
        number, index = stated.places[option]
        position = stated.orbits[number].positions[index]
        cells[option] = cells_at(puzzle, puzzle.pieces[number], position)
    return [tuple(map(cells.__getitem__, chosen)) for chosen in solutions]
