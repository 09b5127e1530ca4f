"""The clauses of Norinori as docs/certificates.md has them. Knows no validator and no search."""

from __future__ import annotations

from itertools import combinations

from univoca.grid import cell_name, neighbours, region_cells
from univoca.kinds.norinori.model import DOTTED, SHADED, Answer, Puzzle
from univoca.outcome import Budget
from univoca.proofs.evidence import Evidence, Said
from univoca.proofs.statement import Statement


def evidence(puzzle: Puzzle, answer: Answer, status: str, budget: Budget) -> Evidence:
    """State the rules, and that a cell which the answer shades is not shaded."""
    statement = Statement()
    shaded = statement.new(puzzle.size.cells)
    for cells in region_cells(puzzle.regions):
        statement.counted([shaded[cell] for cell in cells], 2)
    for own, near in zip(shaded, neighbours(puzzle.size), strict=True):
        around = [shaded[other] for other in sorted(near)]
        statement.clauses.append([-own, *around])
        statement.clauses += [[-own, -one, -other] for one, other in combinations(around, 2)]
    statement.add([-shaded[cell] for cell in answer.shaded])

    def said() -> Said:
        return {
            (cell_name(cell, puzzle.size.cols), state): [[sign * variable]]
            for cell, variable in enumerate(shaded)
            for sign, state in ((1, SHADED), (-1, DOTTED))
        }

    return Evidence("unique", statement, said=said)
