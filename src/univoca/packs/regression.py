"""Puzzles that were once slow, ambiguous or broken, each kept with what it must show for ever.

    {"univoca_regression":1,"puzzle":"univoca:norinori/2/3/0","why":"…","status":"ambiguous",
     "sat":"ambiguous","nodes":13,"budget":{"nodes":2000000,"conflicts":500000}}

`nodes` is the most that the search may take. Knows no kind.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from univoca.deciding import prove
from univoca.errors import InputError
from univoca.opening import Opened, open_text
from univoca.outcome import Budget
from univoca.records import field_of, json_object, unfit

REGRESSION_FORMAT = 1
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Case:
    """A puzzle's text, why it is kept, the two outcomes, the nodes, and the budget of both."""

    puzzle: str
    why: str
    status: str
    sat: str
    nodes: int
    budget: tuple[int, int]

    def line(self) -> str:
        """Return the case as one line of JSON without its newline."""
        data = {
            "univoca_regression": REGRESSION_FORMAT,
            "puzzle": self.puzzle,
            "why": self.why,
            "status": self.status,
            "sat": self.sat,
            "nodes": self.nodes,
            "budget": {"nodes": self.budget[0], "conflicts": self.budget[1]},
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str, number: int = 1, path: str = "") -> Case:
        """Read a case; `number` is its line in the file `path`. Raises InputError for none."""
        try:
            data = json_object(line)
            if field_of(data, "univoca_regression") != REGRESSION_FORMAT:
                raise InputError("error-record-field", field="univoca_regression")
            budget = _typed(data, "budget", dict)
            case = cls(
                puzzle=_typed(data, "puzzle", str),
                why=_typed(data, "why", str),
                status=_typed(data, "status", str),
                sat=_typed(data, "sat", str),
                nodes=_typed(data, "nodes", int),
                budget=(_typed(budget, "nodes", int), _typed(budget, "conflicts", int)),
            )
            case.opened()
        except InputError as reason:
            raise unfit(reason, number, path) from None
        return case

    def opened(self) -> Opened:
        """Return the puzzle; raises InputError for a text that is none."""
        found = open_text(self.puzzle)
        if not isinstance(found, Opened):
            raise InputError("error-text-form", found=self.puzzle[:60])
        return found


def _typed(data: Mapping[str, Any], name: str, kind: type[T]) -> T:
    """Return a field of a type, a number not below zero; raises InputError for another."""
    value = field_of(data, name)
    if type(value) is not kind or (isinstance(value, int) and value < 0):
        raise InputError("error-record-field", field=name)
    return value


@dataclass(frozen=True, slots=True)
class Finding:
    """What a case showed now; `faults` names what differs: status, sat, contested or nodes."""

    case: Case
    status: str
    sat: str
    nodes: int
    faults: tuple[str, ...]


def observe(opened: Opened, why: str, budget: Budget) -> Case:
    """Return a puzzle as a case with what it shows now.

    Raises InputError where both methods contradict each other, which no case may hold.
    """
    proof = prove(opened.kind, opened.puzzle, budget)
    if proof.contested:
        raise InputError("error-regress-contested", found=opened.text[:60])
    search = proof.search
    counts = (budget.nodes, budget.conflicts)
    return Case(opened.text, why, search.status, proof.sat.status, search.spent.nodes, counts)


def check(case: Case, budget: Budget | None = None) -> Finding:
    """Decide a case anew, within its own budget (`budget` adds only a deadline or cancel).

    What the clauses could not decide once is not held against them: that changes with the library.
    """
    opened = case.opened()
    extra = budget or Budget()
    own = Budget(case.budget[0], case.budget[1], extra.deadline, extra.cancel)
    proof = prove(opened.kind, opened.puzzle, own)
    nodes = proof.search.spent.nodes
    wrong = {
        "contested": proof.contested,
        "status": proof.search.status != case.status,
        "sat": case.sat not in ("inconclusive", proof.sat.status),
        "nodes": nodes > case.nodes,
    }
    faults = tuple(name for name, holds in wrong.items() if holds)
    return Finding(case, proof.search.status, proof.sat.status, nodes, faults)


def read_cases(path: Path) -> list[Case]:
    """Return the cases of a file; raises InputError for a file or line that cannot be read."""
    try:
        text = path.read_text("utf-8")
    except (OSError, ValueError) as failure:
        reason = getattr(failure, "strerror", None) or str(failure)
        raise InputError("error-file", path=str(path)[:200], reason=reason) from None
    lines: list[Any] = text.split("\n")
    numbered = [(at, line) for at, line in enumerate(lines, 1) if line.strip()]
    return [Case.from_line(line, at, str(path)) for at, line in numbered]
