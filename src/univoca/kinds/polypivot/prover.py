"""The rules as clauses: one Boolean a piece and place, each piece once, each target cell once.

Which places a piece can come to is found without walking from its start: all legal positions of
the workspace are linked by the turns between them, and the start's class is taken.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

from univoca.kernels.sat import Clauses, Solver
from univoca.kinds.polypivot.model import Answer, Piece, Position, Puzzle, cells_at, shapes, start
from univoca.outcome import Budget, Listing, Spent

Place = tuple[int, int, int]
"""Row, column and quarter turns, as in `Position`: plain, since there are thousands."""


def links(puzzle: Puzzle, piece: Piece) -> list[tuple[Place, Place]]:
    """Return all pairs of legal places that one clockwise quarter turn joins."""
    space = puzzle.workspace
    laid = shapes(piece.cells)
    heights = [space.rows - max(r for r, _ in shape) for shape in laid]
    widths = [space.cols - max(c for _, c in shape) for shape in laid]
    found = []
    for turns, shape in enumerate(laid):
        after = (turns + 1) % 4
        for fixed in piece.pivots:
            down = shape[fixed][0] - laid[after][fixed][0]
            right = shape[fixed][1] - laid[after][fixed][1]
            rows = range(max(0, -down), min(heights[turns], heights[after] - down))
            cols = range(max(0, -right), min(widths[turns], widths[after] - right))
            found += [
                ((row, col, turns), (row + down, col + right, after))
                for row in rows
                for col in cols
            ]
    return found


def _place(position: Position) -> Place:
    return position.row, position.col, position.turns


def places(puzzle: Puzzle, piece: Piece) -> list[tuple[int, ...]]:
    """Return the different sets of target cells that the piece can come to, sorted.

    All legal positions are joined along the links; the class of the start is taken.
    """
    parent: dict[Place, Place] = {}

    def root(position: Place) -> Place:
        above = parent.setdefault(position, position)
        while above is not position:
            parent[position] = position = parent[above]
            above = parent[position]
        return position

    for one, other in links(puzzle, piece):
        parent[root(one)] = root(other)
    own = root(_place(start(piece)))
    covered = (
        cells_at(puzzle, piece, Position(*each)) for each in tuple(parent) if root(each) is own
    )
    return sorted({cells for cells in covered if _in_target(puzzle, cells)})


def turns_to(puzzle: Puzzle, piece: Piece) -> dict[tuple[int, ...], int]:
    """Return the least turns to each of `places`, by relaxing all links until nothing changes."""
    joined = links(puzzle, piece)
    least = {_place(start(piece)): 0}
    changed = True
    while changed:
        changed = False
        for one, other in joined:
            for near, far in ((one, other), (other, one)):
                if near in least and least[near] + 1 < least.get(far, len(joined) + 1):
                    least[far] = least[near] + 1
                    changed = True
    found: dict[tuple[int, ...], int] = {}
    for position, turns in least.items():
        cells = cells_at(puzzle, piece, Position(*position))
        if _in_target(puzzle, cells):
            found[cells] = min(turns, found.get(cells, turns))
    return found


def _in_target(puzzle: Puzzle, cells: Iterable[int]) -> bool:
    width, margin = puzzle.workspace.cols, puzzle.margin
    return all(
        margin <= cell // width < margin + puzzle.size.rows
        and margin <= cell % width < margin + puzzle.size.cols
        for cell in cells
    )


@dataclass(frozen=True, slots=True)
class Statement:
    """The clauses; `chosen[piece]` pairs each place's variable with its cells."""

    clauses: Clauses
    chosen: tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]


def statement(puzzle: Puzzle, budget: Budget) -> Statement | None:
    """State: each piece takes exactly one of its places, each target cell has exactly one piece.

    None when the deadline or the cancel of the budget comes first, asked before each piece.
    """
    clauses = Clauses()
    chosen = []
    covering: dict[int, list[int]] = {cell: [] for cell in _target(puzzle)}
    for piece in puzzle.pieces:
        if budget.ran_out() is not None:
            return None
        own = []
        for cells in places(puzzle, piece):
            variable = clauses.new_variable()
            own.append((variable, cells))
            for cell in cells:
                covering[cell].append(variable)
        clauses.exactly([variable for variable, _ in own], 1)
        chosen.append(tuple(own))
    for variables in covering.values():
        clauses.exactly(variables, 1)
    return Statement(clauses, tuple(chosen))


def _target(puzzle: Puzzle) -> list[int]:
    space = puzzle.workspace
    return [cell for cell in range(space.cells) if _in_target(puzzle, (cell,))]


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different final tilings up to the limit, by SAT with each found answer forbidden."""
    began = time.perf_counter()
    stated = statement(puzzle, budget)
    if stated is None:
        spent = Spent(seconds=time.perf_counter() - began)
        return Listing((), False, budget.ran_out(), spent, "sat")
    cells = {variable: covered for own in stated.chosen for variable, covered in own}
    with Solver(stated.clauses) as solver:
        listed = solver.answers(
            list(cells), limit=limit, conflicts=budget.conflicts, stop=budget.stop()
        )
    answers = tuple(tuple(cells[variable] for variable in answer) for answer in listed.answers)
    ran_out = budget.reason(listed.stopped)
    spent = Spent(conflicts=listed.conflicts, seconds=time.perf_counter() - began)
    return Listing(answers, listed.complete, ran_out, spent, "sat")


def within(puzzle: Puzzle, turns: int, budget: Budget) -> bool | None:
    """Tell whether some solution takes at most so many turns; None when the budget ends first.

    The sum is counted piece by piece: variable (piece, w) says that the pieces so far took at
    least w turns.
    """
    stated = statement(puzzle, budget)
    if stated is None:
        return None
    clauses = stated.clauses
    if turns < 0:
        return False
    before: list[int] = []
    for piece, own in zip(puzzle.pieces, stated.chosen, strict=True):
        reached = clauses.new(turns)
        costs = turns_to(puzzle, piece)
        for variable, cells in own:
            cost = costs[cells]
            if cost > turns:
                clauses.add([-variable])
                continue
            for least in range(1, cost + 1):
                clauses.add([-variable, reached[least - 1]])
            for earlier, literal in enumerate(before, 1):
                total = earlier + cost
                clauses.add(
                    [-variable, -literal, *([reached[total - 1]] if total <= turns else [])]
                )
        before = reached
    with Solver(clauses) as solver:
        return solver.solve(conflicts=budget.conflicts, stop=budget.stop())
