"""Why a puzzle has no answer, and what all its answers share. Knows no kind by name."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from univoca.contract import GivenClue, Kind, Switched
from univoca.errors import InputError
from univoca.kernels.questions import Conflict, Questions, always, conflict
from univoca.kernels.sat import Solver
from univoca.outcome import Budget, Reason, Spent


@dataclass(frozen=True, slots=True)
class Clash:
    """Clues that cannot hold together; None where all of them can, or where a bound came first.

    No clue at all: the board itself leaves no answer. `irreducible` says that without any one of
    them the others can hold, `smallest` that no smaller set clashes. `ran_out` names the bound
    that ended the work before it could say so.
    """

    clues: tuple[GivenClue, ...] | None
    irreducible: bool
    smallest: bool
    ran_out: Reason | None
    spent: Spent


@dataclass(frozen=True, slots=True)
class Common:
    """The marks that every answer has: in the first state of their targets, or in the second.

    `first` and `second` are None where there is no answer, or where `ran_out` came first.
    """

    first: tuple[str, ...] | None
    second: tuple[str, ...] | None
    ran_out: Reason | None


def clash(kind: Kind, puzzle: Any, budget: Budget) -> Clash:
    """Return the smallest set of a puzzle's clues that cannot hold together.

    Shrunk as far as the budget allows. Raises InputError for kinds whose clues have no literals.
    """
    begun = time.perf_counter()
    stated = _switched(kind, puzzle)
    with Solver(stated.clauses) as solver:
        asked = _questions(solver, stated, budget)
        found: Conflict = conflict(asked, [literal for _, literal in stated.clues])
        spent = Spent(conflicts=asked.conflicts, seconds=time.perf_counter() - begun)
    clues = None if found.places is None else tuple(stated.clues[at][0] for at in found.places)
    ran_out = budget.reason(found.stopped)
    return Clash(clues, found.irreducible, found.smallest, ran_out, spent)


def common(kind: Kind, puzzle: Any, budget: Budget) -> Common:
    """Return what all answers of a puzzle share. Raises InputError as `clash` does."""
    stated = _switched(kind, puzzle)
    with Solver(stated.clauses) as solver:
        asked = _questions(solver, stated, budget)
        given = [literal for _, literal in stated.clues]
        shared = always(asked, given, list(stated.marks.values()))
        if shared is None:
            return Common(None, None, budget.reason(asked.stopped))
    held = frozenset(shared)
    first = tuple(name for name, literal in stated.marks.items() if literal in held)
    second = tuple(name for name, literal in stated.marks.items() if -literal in held)
    return Common(first, second, None)


def _switched(kind: Kind, puzzle: Any) -> Switched:
    if not kind.has_switches:
        raise InputError("error-clash-kind", kind=kind.info.id)
    return kind.switches.switched(puzzle)


def _questions(solver: Solver, stated: Switched, budget: Budget) -> Questions:
    return Questions(solver, cuts=stated.cuts, conflicts=budget.conflicts, stop=budget.stop())
