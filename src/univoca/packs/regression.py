"""Puzzles that were once slow, ambiguous or broken, each kept with what it must show for ever.

    {"univoca_regression":1,"puzzle":"univoca:norinori/2/3/0","why":"…","status":"ambiguous",
     "sat":"ambiguous","nodes":13,"budget":{"nodes":2000000,"conflicts":500000}}

`nodes` is the most that the search may take. Knows no kind.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from univoca.deciding import prove
from univoca.errors import InputError
from univoca.opening import Opened, open_text
from univoca.outcome import Budget

REGRESSION_FORMAT = 1


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
    def from_line(cls, line: str, number: int = 1) -> Case:
        """Read a case; raises InputError when it is none."""
        try:
            data = json.loads(line)
            budget = (int(data["budget"]["nodes"]), int(data["budget"]["conflicts"]))
            case = cls(
                puzzle=str(data["puzzle"]),
                why=str(data["why"]),
                status=str(data["status"]),
                sat=str(data["sat"]),
                nodes=int(data["nodes"]),
                budget=budget,
            )
            known = data["univoca_regression"] == REGRESSION_FORMAT
        except (ValueError, RecursionError, KeyError, TypeError, OverflowError) as failure:
            reason = "JSON" if isinstance(failure, ValueError) else str(failure)[:80]
            raise InputError("error-record", line=number, reason=reason) from None
        if not known:
            raise InputError("error-record", line=number, reason="univoca_regression ≠ 1")
        return case


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
    opened = open_text(case.puzzle)
    if not isinstance(opened, Opened):
        raise InputError("error-text-form", found=case.puzzle[:60])
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
    return [Case.from_line(line, at) for at, line in enumerate(lines, 1) if line.strip()]
