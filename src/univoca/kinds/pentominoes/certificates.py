"""What shows a Pentominoes' claim: the packing itself, and its count by two methods.

Where the search lists all packings within its budget, and the clauses as many, both counts go into
the certificate: `{"packings": {"search": 4, "sat": 4}}`. Knows no validator.
"""

from __future__ import annotations

from collections.abc import Mapping

from univoca.kinds.pentominoes import prover, solver
from univoca.kinds.pentominoes.model import Answer, Puzzle
from univoca.outcome import Budget
from univoca.proofs.evidence import Evidence

MOST_PACKINGS = 200


def evidence(puzzle: Puzzle, answer: Answer, status: str, budget: Budget) -> Evidence:
    """Claim a solution, which the packing shows, with the count of all where two methods agree."""
    return Evidence("solution", fields=_counted(puzzle, budget))


def _counted(puzzle: Puzzle, budget: Budget) -> Mapping[str, Mapping[str, int]]:
    """Return the number of packings by search and by SAT, or nothing where one did not end."""
    search = solver.solutions(puzzle, budget, MOST_PACKINGS + 1)
    if not search.complete or not search.answers:
        return {}
    sat = prover.solutions(puzzle, budget, MOST_PACKINGS + 1)
    if not sat.complete:
        return {}
    if len(sat.answers) != len(search.answers):
        raise AssertionError(f"{len(search.answers)} by search, {len(sat.answers)} by SAT")
    return {"packings": {"search": len(search.answers), "sat": len(sat.answers)}}
