"""The last resort: what it forces is forced by just what it names, and nothing of that is idle."""

from __future__ import annotations

import pytest

from tests.contract.reasoning import REASONED
from tests.contract.support import tiny
from univoca.contract import Kind
from univoca.deduce.technique import Finding
from univoca.explaining.resort import Core, Resort
from univoca.kernels.questions import Questions
from univoca.kernels.sat import Solver
from univoca.outcome import Budget

switched = [kind for kind in REASONED if kind.has_switches]
each = pytest.mark.parametrize("kind", switched, ids=[kind.info.id for kind in switched])
BOARDS = 40


def clash(resort: Resort, finding: Finding) -> list[int]:
    """Return the clauses' literals that a finding says cannot hold together."""
    core = finding.source
    assert isinstance(core, Core)
    literals = [literal for clue, literal in resort.stated.clues if clue in core.clues]
    value = resort.board.network.value
    for target in core.known:
        literals.append(value(resort.literals[target]) * resort.stated.marks[target])
    for literal in finding.literals:
        target, _ = resort.board.marks[literal]
        literals.append(-resort.stated.marks[target] * (1 if literal > 0 else -1))
    return literals


@each
def test_what_is_forced_follows_from_what_is_named_and_from_nothing_less(kind: Kind) -> None:
    """The clues and marks with the opposite state clash; without any one of them they do not."""
    found = 0
    for puzzle in tiny(kind, BOARDS, "resort"):
        board = kind.reasons.board(puzzle)
        board.network.propagate(1)
        if board.network.conflict() >= 0:
            continue
        resort = Resort(kind, puzzle, board, Budget())
        finding = resort()
        if finding is None:
            continue
        found += 1
        literals = clash(resort, finding)
        with Solver(resort.stated.clauses) as solver:
            asked = Questions(solver, cuts=resort.stated.cuts)
            assert asked.holds(literals) is False
            for at in range(len(literals) - len(finding.literals)):
                assert asked.holds([*literals[:at], *literals[at + 1 :]]) is True
    assert found > BOARDS // 8


@each
def test_several_answers_force_nothing(kind: Kind) -> None:
    """Where no target is the same in all answers, there is no finding."""
    seen = 0
    for puzzle in tiny(kind, 4 * BOARDS, "free"):
        listing = kind.prover.solutions(puzzle, Budget(), 500)
        if not listing.complete or len(listing.answers) < 2:
            continue
        board = kind.reasons.board(puzzle)
        finding = Resort(kind, puzzle, board, Budget())()
        marks = [kind.model.marks_of(puzzle, answer) for answer in listing.answers]
        shared = any(
            len({one.get(target) for one in marks}) == 1
            for literal, (target, _) in board.marks.items()
            if literal > 0
        )
        assert (finding is not None) == shared
        seen += finding is None
    assert seen or kind.info.id == "blank"
