"""The exact solver: each piece's orbit by a breadth-first walk, then exact cover, cheapest or all.

Since pieces overlap freely they do not interact while they move: the least number of turns that
solves a board (`par`) is a least-cost cover of the target by one reachable place a piece.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from univoca.kernels.cover import Problem, Result, cheapest, search
from univoca.kinds.polypivot.model import Answer, Piece, Position, Puzzle, shapes, start
from univoca.outcome import Budget, Listing, Reason, Spent


@dataclass(frozen=True, slots=True)
class Turn:
    """A quarter turn of piece `piece` about its pivot 1 or 2; `by` is 1 clockwise, -1 not."""

    piece: int
    pivot: int
    by: int

    def __str__(self) -> str:
        return f"{self.piece}:p{self.pivot}{'+' if self.by > 0 else '-'}"


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


Step = tuple[Position, int, int] | None
Orbit = dict[Position, Step]


def orbit(puzzle: Puzzle, piece: Piece) -> Orbit:
    """Return every position that turns can reach, nearest first, each with the turn that led to it.

    The value is (position before, pivot from 0, by), or None for the start.
    """
    space = puzzle.workspace
    laid = shapes(piece.cells)
    limits = [
        (space.rows - 1 - max(r for r, _ in shape), space.cols - 1 - max(c for _, c in shape))
        for shape in laid
    ]
    steps = [
        [
            (pivot, by, (turns + by) % 4, *_shift(laid[turns], laid[(turns + by) % 4], fixed))
            for pivot, fixed in enumerate(piece.pivots)
            for by in (1, -1)
        ]
        for turns in range(4)
    ]
    first = start(piece)
    found: Orbit = {first: None}
    waiting = [first]
    for position in waiting:
        for pivot, by, turns, down, right in steps[position.turns]:
            row, col = position.row + down, position.col + right
            if row < 0 or col < 0 or row > limits[turns][0] or col > limits[turns][1]:
                continue
            after = Position(row, col, turns)
            if after not in found:
                found[after] = (position, pivot, by)
                waiting.append(after)
    return found


def _shift(
    before: tuple[tuple[int, int], ...], after: tuple[tuple[int, int], ...], fixed: int
) -> tuple[int, int]:
    return before[fixed][0] - after[fixed][0], before[fixed][1] - after[fixed][1]


def depth(found: Orbit, position: Position) -> int:
    """Return the least number of turns from the start to a position of the orbit."""
    count = 0
    step = found[position]
    while step is not None:
        count += 1
        step = found[step[0]]
    return count


def way_to(found: Orbit, position: Position, number: int) -> tuple[Turn, ...]:
    """Return a shortest row of turns of piece `number` (from 1) from its start to a position."""
    turns = []
    step = found[position]
    while step is not None:
        before, pivot, by = step
        turns.append(Turn(number, pivot + 1, by))
        step = found[before]
    return tuple(reversed(turns))


@dataclass(frozen=True, slots=True)
class Statement:
    """The cover: what each option means. `places[option]` is (piece from 0, position, cells)."""

    problem: Problem
    places: tuple[tuple[int, Position, tuple[int, ...]], ...]
    orbits: tuple[Orbit, ...]


def statement(puzzle: Puzzle) -> Statement:
    """State the board as a cover: items are the pieces, then the cells of the target."""
    count, size = len(puzzle.pieces), puzzle.size
    problem = Problem(count + size.cells)
    places: list[tuple[int, Position, tuple[int, ...]]] = []
    orbits = []
    for number, piece in enumerate(puzzle.pieces):
        found = orbit(puzzle, piece)
        orbits.append(found)
        seen: set[tuple[int, ...]] = set()
        turns: dict[Position, int] = {}
        for position, step in found.items():
            turns[position] = 0 if step is None else turns[step[0]] + 1
            local = _target_items(puzzle, piece, position)
            if local is None or local in seen:
                continue
            seen.add(local)
            problem.add([number, *(count + item for item in local)], cost=turns[position])
            places.append((number, position, _workspace_cells(puzzle, local)))
    return Statement(problem, tuple(places), tuple(orbits))


def _target_items(puzzle: Puzzle, piece: Piece, position: Position) -> tuple[int, ...] | None:
    """Return the target's own cell numbers that the piece covers, or None when some lie outside."""
    rows, cols, margin = puzzle.size.rows, puzzle.size.cols, puzzle.margin
    top, left = position.row - margin, position.col - margin
    items = []
    for r, c in shapes(piece.cells)[position.turns]:
        row, col = top + r, left + c
        if not (0 <= row < rows and 0 <= col < cols):
            return None
        items.append(row * cols + col)
    return tuple(sorted(items))


def _workspace_cells(puzzle: Puzzle, items: tuple[int, ...]) -> tuple[int, ...]:
    cols, width, margin = puzzle.size.cols, puzzle.workspace.cols, puzzle.margin
    return tuple((margin + item // cols) * width + margin + item % cols for item in items)


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different final tilings up to the limit: each says which cells each piece covers."""
    began = time.perf_counter()
    if sum(len(piece.cells) for piece in puzzle.pieces) != puzzle.size.cells:
        return Listing((), True, None, Spent(seconds=time.perf_counter() - began), "search")
    stated = statement(puzzle)
    result = search(stated.problem, limit=limit, nodes=budget.nodes, stop=budget.stop())
    answers = tuple(_answer(stated, chosen) for chosen in result.solutions)
    spent = Spent(nodes=result.nodes, seconds=time.perf_counter() - began)
    return Listing(answers, result.complete, _ran_out(result, budget), spent, "search")


def least_turns(puzzle: Puzzle, budget: Budget) -> Best:
    """Return `par`: the proven least number of turns home, with one best answer and the turns."""
    if sum(len(piece.cells) for piece in puzzle.pieces) != puzzle.size.cells:
        return Best(None, None, (), True, None, 0)
    stated = statement(puzzle)
    result = cheapest(stated.problem, nodes=budget.nodes, stop=budget.stop())
    reason = _ran_out(result, budget)
    if not result.complete or not result.solutions:
        return Best(None, None, (), result.complete, reason, result.nodes)
    chosen = result.solutions[0]
    way: list[Turn] = []
    for option in sorted(chosen, key=lambda option: stated.places[option][0]):
        number, position, _ = stated.places[option]
        way += way_to(stated.orbits[number], position, number + 1)
    return Best(len(way), _answer(stated, chosen), tuple(way), True, None, result.nodes)


def _answer(stated: Statement, chosen: list[int]) -> Answer:
    covered = {stated.places[option][0]: stated.places[option][2] for option in chosen}
    return tuple(covered[number] for number in range(len(stated.orbits)))


def _ran_out(result: Result, budget: Budget) -> Reason | None:
    if result.stopped is None:
        return None
    return "nodes" if result.stopped == "nodes" else budget.ran_out() or "deadline"
