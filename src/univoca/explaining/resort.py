"""The last resort: a small set of clues and marks that leaves a target one state. Knows no kind.

Where the techniques end, the clauses are asked which state of a target follows from all clues and
all that is known; what that needs is then thinned out, what lies farthest from the target first.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from univoca.contract import GivenClue, Kind, Switched
from univoca.deduce.board import Board
from univoca.deduce.technique import Finding
from univoca.kernels.questions import Questions, irreducible
from univoca.kernels.sat import Solver
from univoca.outcome import Budget

CANDIDATES = 6
"""Targets whose reasons are compared for the shortest."""
SECONDS = 1.0
"""How long one reason is shrunk."""
CONFLICTS = 20_000
_CELL = re.compile(r"r(\d+)c(\d+)")


@dataclass(frozen=True, slots=True)
class Core:
    """What forces a target, or cannot hold together: clues of the puzzle, known targets."""

    clues: tuple[GivenClue, ...]
    known: tuple[str, ...]


class Resort:
    """Asks the clauses of one puzzle for the next forced target of a board; call it for a finding.

    Gives None where several states remain everywhere, or the budget ends first.
    """

    def __init__(self, kind: Kind, puzzle: Any, board: Board, budget: Budget) -> None:
        self.board = board
        self.budget = budget
        self.technique = len(board.techniques) - 1
        self.stated: Switched = kind.switches.switched(puzzle)
        self.literals: dict[str, int] = {
            target: literal for literal, (target, _) in board.marks.items() if literal > 0
        }

    def __call__(self) -> Finding | None:
        """Return the forced target with the smallest reason among the first few."""
        stop = self._stop()
        with Solver(self.stated.clauses) as solver:
            asked = Questions(solver, cuts=self.stated.cuts, conflicts=CONFLICTS, stop=stop)
            given = [literal for _, literal in self.stated.clues]
            given += [self._known(target) for target in self._targets(known=True)]
            holds = asked.holds(given)
            if holds is None:
                return None
            if not holds:
                return self._finding(self._thinned(asked, None), ())
            model = {target: solver.holds(self.stated.marks[target]) for target in self.literals}
            best: Finding | None = None
            found = 0
            for target in self._targets(known=False):
                if found == CANDIDATES or (best is not None and stop()):
                    break
                literal = self.stated.marks[target]
                wanted = literal if model[target] else -literal
                if asked.holds([*given, -wanted]) is not False:
                    continue
                found += 1
                own = self.literals[target] if model[target] else -self.literals[target]
                finding = self._finding(self._thinned(asked, (target, -wanted)), (own,))
                if best is None or _weight(finding) < _weight(best):
                    best = finding
            return best

    def _stop(self) -> Callable[[], bool]:
        end = time.monotonic() + SECONDS
        return lambda: time.monotonic() >= end or self.budget.ran_out() is not None

    def _targets(self, known: bool) -> list[str]:
        """Return the targets that have a literal in the clauses, known or open, in board order."""
        value = self.board.network.value
        return [
            target
            for target, literal in self.literals.items()
            if target in self.stated.marks and bool(value(literal)) == known
        ]

    def _known(self, target: str) -> int:
        """Return the clauses' literal for what is known of a target."""
        return self.board.network.value(self.literals[target]) * self.stated.marks[target]

    def _thinned(self, asked: Questions, against: tuple[str, int] | None) -> Core:
        """Return clues and known targets that clash with a literal, or with each other."""
        here = _place(against[0]) if against else (0.0, 0.0)
        parts: list[tuple[float, GivenClue | str, int]] = [
            (_distance(here, clue.targets[0] if clue.targets else ""), clue, literal)
            for clue, literal in self.stated.clues
        ]
        parts += [
            (_distance(here, target), target, self._known(target))
            for target in self._targets(known=True)
        ]
        parts.sort(key=lambda part: -part[0])
        literals = [literal for _, _, literal in parts] + ([against[1]] if against else [])
        asked.holds(literals)
        places, _ = irreducible(asked, literals)
        chosen = [parts[place][1] for place in places if place < len(parts)]
        clues = tuple(part for part in chosen if isinstance(part, GivenClue))
        return Core(clues, tuple(part for part in chosen if isinstance(part, str)))

    def _finding(self, core: Core, literals: tuple[int, ...]) -> Finding:
        value = self.board.network.value
        premises = tuple(
            self.literals[target] * value(self.literals[target]) for target in core.known
        )
        return Finding(self.technique, literals, premises, core)


def _weight(finding: Finding) -> int:
    return len(finding.source.clues) + len(finding.source.known)


def _place(target: str) -> tuple[float, float]:
    found = _CELL.search(target)
    return (float(found[1]), float(found[2])) if found else (0.0, 0.0)


def _distance(here: tuple[float, float], target: str) -> float:
    row, col = _place(target)
    return abs(row - here[0]) + abs(col - here[1])
