"""The clauses of PolyPivot as docs/certificates.md has them. Knows no validator and no search.

The certificate holds legal turns home. They are the fewest (`par`) if no cover of the target by one
place a piece costs less, which the lines show.
"""

from __future__ import annotations

from collections.abc import Mapping

from univoca.kinds.polypivot.model import Answer, Piece, Position, Puzzle, cells_at, start, turned
from univoca.outcome import Budget
from univoca.proofs.evidence import Evidence
from univoca.proofs.statement import TRUE, Statement

Walk = dict[Position, tuple[Position, str] | None]
"""The position and the turn before each position, None before the start; nearest first."""


def evidence(puzzle: Puzzle, answer: Answer, status: str, budget: Budget) -> Evidence:
    """Claim that the answer takes the fewest turns; that it is a solution where it does not."""
    turns: list[str] = []
    costs: list[dict[tuple[int, ...], int]] = []
    for number, (piece, cells) in enumerate(zip(puzzle.pieces, answer, strict=True), 1):
        walk = _walk(puzzle, piece)
        places = _places(puzzle, piece, walk)
        turns += (f"{number}:{turn}" for turn in _way(walk, places[cells][0]))
        costs.append({each: places[each][1] for each in sorted(places)})
    fields = {"turns": turns}
    statement = _statement(puzzle, costs, len(turns))
    return Evidence("par", statement, fields=fields, form="lrat", weaker="solution")


def _walk(puzzle: Puzzle, piece: Piece) -> Walk:
    """Walk from the start by legal turns, breadth first."""
    walk: Walk = {start(piece): None}
    waiting = list(walk)
    for position in waiting:
        for pivot in range(len(piece.pivots)):
            for by in (1, -1):
                after = turned(puzzle, piece, position, pivot, by)
                if after is not None and after not in walk:
                    walk[after] = position, f"p{pivot + 1}{'+' if by > 0 else '-'}"
                    waiting.append(after)
    return walk


def _way(walk: Walk, position: Position) -> list[str]:
    """Return the turns that lead to a position, without the piece's number."""
    found: list[str] = []
    step = walk[position]
    while step is not None:
        found.append(step[1])
        step = walk[step[0]]
    return found[::-1]


def _places(
    puzzle: Puzzle, piece: Piece, walk: Walk
) -> dict[tuple[int, ...], tuple[Position, int]]:
    """Return the sets of target cells that a piece can cover: nearest position and its turns."""
    depth: dict[Position, int] = {}
    found: dict[tuple[int, ...], tuple[Position, int]] = {}
    home = frozenset(_target(puzzle))
    for position, step in walk.items():
        depth[position] = 0 if step is None else depth[step[0]] + 1
        cells = cells_at(puzzle, piece, position)
        if home.issuperset(cells):
            found.setdefault(cells, (position, depth[position]))
    return found


def _target(puzzle: Puzzle) -> list[int]:
    """Return the target's cells in the workspace, rising."""
    margin, width = puzzle.margin, puzzle.workspace.cols
    return [
        (margin + row) * width + margin + col
        for row in range(puzzle.size.rows)
        for col in range(puzzle.size.cols)
    ]


def _statement(puzzle: Puzzle, costs: list[dict[tuple[int, ...], int]], turns: int) -> Statement:
    """State: one place a piece, one a cell, and less turns in all; counted above each least."""
    statement = Statement()
    covering: Mapping[int, list[int]] = {cell: [] for cell in _target(puzzle)}
    cap = max(0, turns - sum(min(least.values()) for least in costs))
    row = [TRUE] + [-TRUE] * cap
    for least in costs:
        variables, after = statement.new(len(least)), [TRUE, *statement.new(cap)]
        statement.counted(variables, 1)
        statement.clauses += [[-old, new] for old, new in zip(row, after, strict=True)]
        base = min(least.values())
        for variable, (cells, cost) in zip(variables, least.items(), strict=True):
            if cost > base:
                for at, old in enumerate(row):
                    reached = after[min(cap, at + cost - base)]
                    statement.add([-variable, -old, reached])
            for cell in cells:
                covering[cell].append(variable)
        row = after
    for variables in covering.values():
        statement.counted(variables, 1)
    statement.add([-row[cap]])
    return statement
