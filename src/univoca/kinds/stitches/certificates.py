"""The clauses of Stitches as docs/certificates.md has them. Knows no validator and no search."""

from __future__ import annotations

from itertools import combinations

from univoca.grid import edge_name
from univoca.kinds.stitches.model import STATES, Answer, Puzzle, borders, pairs
from univoca.outcome import Budget
from univoca.proofs.evidence import Evidence, Said
from univoca.proofs.statement import Statement


def evidence(puzzle: Puzzle, answer: Answer, status: str, budget: Budget) -> Evidence:
    """State the rules, and that a stitch of the answer is not made."""
    size = puzzle.size
    statement = Statement()
    border = borders(puzzle)
    variable = dict(zip(border, statement.new(len(border)), strict=True))
    hole = statement.new(size.cells)
    meeting: list[list[int]] = [[] for _ in hole]
    for (one, other), own in variable.items():
        meeting[one].append(own)
        meeting[other].append(own)
    for edges in pairs(puzzle).values():
        statement.counted([variable[edge] for edge in edges], puzzle.k)
    for own, stitches in zip(hole, meeting, strict=True):
        literals = [-own, *stitches]
        statement.clauses += [[-one, -other] for one, other in combinations(literals, 2)]
        statement.clauses.append(literals)
    for row, number in enumerate(puzzle.rows):
        if number is not None:
            statement.counted(hole[row * size.cols : (row + 1) * size.cols], number)
    for col, number in enumerate(puzzle.columns):
        if number is not None:
            statement.counted(hole[col :: size.cols], number)
    statement.add([-variable[stitch] for stitch in answer.stitches])

    def said() -> Said:
        _, stitched, crossed = STATES
        return {
            (edge_name(edge, size.cols), state): [[sign * own]]
            for edge, own in variable.items()
            for sign, state in ((1, stitched), (-1, crossed))
        }

    return Evidence("unique", statement, said=said)
