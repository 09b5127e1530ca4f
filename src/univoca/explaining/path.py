"""The whole way from a puzzle to its answer, in steps, and how hard that is. Knows no kind."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from univoca.contract import Kind
from univoca.deduce.board import Board
from univoca.deduce.grading import Grade, grade
from univoca.deduce.run import Run
from univoca.deduce.technique import Finding, Step, Trace
from univoca.errors import InputError
from univoca.explaining.resort import Resort
from univoca.explaining.telling import Deduction, deduction
from univoca.outcome import Budget, Reason

End = Literal["solved", "contradiction", "stuck", "inconclusive"]
NODES, CONFLICTS = 200_000, 20_000
"""What may be spent on showing that several answers remain."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """The steps of a puzzle, its grade, and how it ended.

    *solved*: the last step completes the answer. *contradiction*: the last step shows that there
    is none. *stuck*: several answers remain, each of which has all marks of the steps.
    *inconclusive*: `ran_out` came first. `chosen`: a step took one of several ways that are open.
    `label` is the difficulty of a solved puzzle, else None.
    """

    steps: tuple[Deduction, ...]
    grade: Grade
    end: End
    chosen: bool
    label: str | None
    ran_out: Reason | None


def needs_reasons(kind: Kind) -> None:
    """Raise InputError where a kind has no techniques."""
    if not kind.has_reasons:
        raise InputError("error-reasons", kind=kind.info.id)


def run_of(kind: Kind, puzzle: Any, board: Board, budget: Budget) -> Run:
    """Return a run over a board that falls back on the clauses where the kind can state them."""
    last = Resort(kind, puzzle, board, budget) if kind.has_switches else None
    return Run(board, stop=budget.stop(), last=last)


def explain(kind: Kind, puzzle: Any, budget: Budget) -> Explanation:
    """Return the whole path; raises InputError where the kind has no techniques."""
    needs_reasons(kind)
    board = kind.reasons.board(puzzle)
    told: list[Deduction] = []
    steps: list[Step] = []
    for step in run_of(kind, puzzle, board, budget).steps():
        told.append(deduction(board, step.finding, step.ease))
        steps.append(step)
    return _explanation(kind, puzzle, board, steps, told=tuple(told), budget=budget)


def graded(kind: Kind, puzzle: Any, budget: Budget) -> Explanation:
    """Return the grade of a puzzle and its hardest step: `explain` with that step alone in words.

    The step is told in the state in which it was taken.
    """
    needs_reasons(kind)
    board = kind.reasons.board(puzzle)
    steps: list[Step] = []
    hardest: Deduction | None = None
    for step in run_of(kind, puzzle, board, budget).steps():
        if hardest is None or _level(board, step.finding) > hardest.level:
            hardest = deduction(board, step.finding, step.ease)
        steps.append(step)
    told = () if hardest is None else (hardest,)
    return _explanation(kind, puzzle, board, steps, told=told, budget=budget)


def marks_in_order(kind: Kind, puzzle: Any, budget: Budget) -> list[tuple[str, str]]:
    """Return what the steps mark, target and state, in the order of the explanation."""
    needs_reasons(kind)
    board = kind.reasons.board(puzzle)
    found: list[tuple[str, str]] = []
    for step in run_of(kind, puzzle, board, budget).steps():
        found += (board.marks[each] for each in step.finding.literals if each in board.marks)
    return found


def _level(board: Board, finding: Finding) -> int:
    return board.techniques[finding.technique].level


def _explanation(
    kind: Kind,
    puzzle: Any,
    board: Board,
    steps: list[Step],
    *,
    told: tuple[Deduction, ...],
    budget: Budget,
) -> Explanation:
    """Return what is told of a run that took these steps, with how it ended."""
    end: Literal["solved", "contradiction", "stuck"] = "stuck"
    if steps and not steps[-1].finding.literals:
        end = "contradiction"
    elif board.solved:
        end = "solved"
    ran_out = budget.ran_out() if end == "stuck" else None
    if end == "stuck" and ran_out is None and not _several(kind, puzzle, budget):
        ran_out = budget.ran_out() or "nodes"
    found = grade(board.techniques, Trace(tuple(steps), end))
    label = kind.reasons.label(puzzle, found) if end == "solved" else None
    chosen = any(board.techniques[one.finding.technique].how == "choice" for one in steps)
    return Explanation(told, found, "inconclusive" if ran_out else end, chosen, label, ran_out)


def _several(kind: Kind, puzzle: Any, budget: Budget) -> bool:
    """Return whether two different answers are found; that none is found proves nothing."""
    bounded = replace(budget, nodes=NODES, conflicts=CONFLICTS)
    return any(
        len(method.solutions(puzzle, bounded, 2).answers) > 1
        for method in (kind.solver, kind.prover)
    )
