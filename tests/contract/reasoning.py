"""What the tests of techniques share: states that play can reach, and all that is found in one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from univoca import kinds
from univoca.contract import Kind
from univoca.deduce.board import Board
from univoca.deduce.run import Run, event, news, refute, trial_limits
from univoca.deduce.technique import Finding
from univoca.outcome import Budget
from univoca.rng import Rng

REASONED = [kinds.get(name) for name in (kinds.TEMPLATE, *kinds.ids())]
REASONED = [kind for kind in REASONED if kind.has_reasons]
MOST_ANSWERS = 200


def answers_of(kind: Kind, puzzle: Any) -> list[Any]:
    """Return all answers of a board by the clauses; none where there are too many to list."""
    listing = kind.prover.solutions(puzzle, Budget(), MOST_ANSWERS)
    return list(listing.answers) if listing.complete else []


def valuation(kind: Kind, puzzle: Any, answer: Any) -> dict[int, bool]:
    """Return what an answer makes of every variable: those with marks by them, others by counts.

    Fails where the board's own constraints do not admit the answer.
    """
    board = kind.reasons.board(puzzle)
    spelled = frozenset(board.literals(kind.model.marks_of(puzzle, answer)))
    for variable in board.goal:
        if variable in board.marks:
            assert board.network.assign(variable if variable in spelled else -variable)
    assert board.network.propagate(len(board.techniques)) < 0, "a true answer is refused"
    return {abs(literal): literal > 0 for literal in board.network.assignment()}


def every_finding(board: Board) -> Iterator[Finding]:
    """Yield whatever any technique finds in the board's present state: events, scans, trials.

    Choices are left out: they are no deductions.
    """
    network = board.network
    for constraint in range(network.constraints):
        if network.event_of(constraint):
            yield event(board, constraint)
    for scanner in board.scanners:
        if board.techniques[scanner.technique].how != "choice":
            yield from (one for one in scanner.find() if news(board, one))
    if network.conflict() >= 0:
        return
    for literal, limit in product(board.assumptions(), trial_limits(board)):
        refuted = refute(board, literal, limit)
        if refuted is not None:
            yield refuted


def reveal(board: Board, truth: dict[int, bool], rng: Rng) -> None:
    """Put down a random part of an answer's marks and let a random number of steps follow."""
    share = rng.below(100)
    for variable in board.goal:
        if rng.below(100) < share:
            board.network.assign(variable if truth[variable] else -variable)
    run = Run(board, trial_free(board))
    for _ in range(rng.below(12)):
        step = run.next()
        if step is None or not step.finding.literals:
            return
        run.take(step.finding)


def trial_free(board: Board) -> int:
    """Return the number of techniques before the trial."""
    return Run(board).trial
