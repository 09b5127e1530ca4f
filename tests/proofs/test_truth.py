"""The clauses and cuts of the checker hold for every true solution of a board."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from pysat.solvers import Solver as Library

from tests.proofs.support import UNIQUE, certificate
from univoca import kinds
from univoca.opening import puzzle_text
from univoca.outcome import Budget
from univoca.proofs import check
from univoca.proofs.refuting import refute
from univoca.rng import Rng


@cache
def tiny_boards(kind: str) -> list[tuple[Any, list[Any]]]:
    """Return tiny boards, each with all answers that the validator accepts, one at least."""
    rng, own, boards = Rng(f"tiny {kind}"), kinds.get(kind), []
    for _ in range(40):
        puzzle = own.tiny.puzzle(rng)
        fillings = own.tiny.fillings(puzzle)
        boards.append((puzzle, [one for one in fillings if not own.rules.violations(puzzle, one)]))
    return [(puzzle, true) for puzzle, true in boards if true]


@pytest.mark.parametrize("kind", UNIQUE)
def test_a_tiny_board_is_refuted_exactly_where_it_has_one_answer(kind: str) -> None:
    """A tiny board with exactly one true solution is certified, one with more never."""
    own, counts = kinds.get(kind), {"unique": 0, "ambiguous": 0}
    for puzzle, true in tiny_boards(kind):
        evidence = own.certificates.evidence(puzzle, true[0], "unique", Budget())
        assert evidence.statement is not None
        found = refute(evidence.statement, evidence.cuts, Budget(), "drup")
        assert (found is not None) == (len(true) == 1)
        counts["unique" if len(true) == 1 else "ambiguous"] += 1
    assert all(counts.values())


def claim_of(kind: str, puzzle: Any, answer: Any, *cuts: Any) -> check.Claim:
    """Return what the checker makes of an answer of a board, without a proof."""
    own = kinds.get(kind)
    text = own.model.write_answer(puzzle, answer)
    data = certificate(kind) | {"puzzle": puzzle_text(own, puzzle), "answer": text}
    return check.Claim(data | {"cuts": list(cuts)})


@pytest.mark.parametrize("kind", UNIQUE)
def test_true_solutions_violate_no_clause(kind: str) -> None:
    """The checker's clauses for one true solution of a tiny board hold for every other true one.

    Each other solution's cells, holes, stitches or corners are set, and a SAT solver finds values
    for the rest; those of the solution itself are the only ones that break the clauses.
    """
    seen = 0
    for puzzle, true in tiny_boards(kind):
        claims = [claim_of(kind, puzzle, one) for one in true[:5]]
        for claim in claims:
            with Library(name="glucose4", bootstrap_with=claim.clauses) as solver:
                for other in claims:
                    set_by_it = [v for v in other.holds if abs(v) <= first_values(kind, claim)]
                    assert solver.solve(assumptions=set_by_it) == (other is not claim)
        seen += len(claims) > 1
    assert seen > 3


def first_values(kind: str, claim: check.Claim) -> int:
    """Return the last of the variables that say what an answer is; counters come after them."""
    if kind == "castle-wall":
        return 1 + (claim.rows - 1) * (claim.cols - 1)
    if kind == "norinori":
        return 1 + claim.size
    parted = {v for clause in claim.clauses[-1:] for v in clause}
    return max(map(abs, parted))


def test_true_solutions_violate_no_accepted_cut() -> None:
    """Whether a cut is accepted depends on the board alone: every true solution satisfies it."""
    rng, accepted = Rng("cuts"), 0
    for puzzle, true in tiny_boards("castle-wall"):
        corners = (puzzle.size.rows - 1) * (puzzle.size.cols - 1)
        for _ in range(40 if corners > 1 else 0):
            colour = rng.below(2)
            p, q, *apart = rng.shuffled(list(range(colour, corners + 1)))[: 2 + rng.below(4)]
            cut = colour, p, q, [corner for corner in apart if corner]
            said = {said_of_cut(puzzle, one, cut) for one in true}
            assert said in ({""}, {"a cut that does not separate"})
            accepted += said == {""}
    assert accepted > 20


def said_of_cut(puzzle: Any, answer: Any, cut: Any) -> str:
    """Return why the checker refuses a cut beside an answer, nothing where it takes it."""
    try:
        claim_of("castle-wall", puzzle, answer, cut)
    except check.Refused as reason:
        return str(reason)
    return ""
