"""Yes-or-no questions about clauses: what cannot hold together, what always holds. Knows no puzzle.

    with Solver(clauses) as solver:
        asked = Questions(solver, conflicts=100_000)
        conflict(asked, [a, b, c])       # Conflict(places=(0, 2), smallest=True, …): a and c clash
        always(asked, [a, b], [x, y])    # [x, -y]: with a and b, x always holds and y never

What comes out follows from the answers yes and no alone, never from which model or core the SAT
library returned, unless a budget ends it first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from univoca.kernels.sat import CONFLICTS, Clauses, Solver, Stopped

Cuts = Callable[[Solver], Sequence[Sequence[int]]]
"""Looks at a solver with a model; returns clauses that it breaks (of a rule not in the clauses)."""
SHRINKING = 1_000
"""Questions that the search for the smallest conflict asks before it keeps what it has."""
MEETING = 2_000
"""SAT conflicts that the choice of the next set to ask about may take."""


class Questions:
    """Questions to one solver under one budget of conflicts.

    Cuts are added where models break them.
    """

    def __init__(
        self,
        solver: Solver,
        *,
        cuts: Cuts | None = None,
        conflicts: int = CONFLICTS,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.solver = solver
        self.cuts = cuts
        self.stop = stop
        self.stopped: Stopped | None = None
        self.asked = 0
        self._end = solver.spent + conflicts
        self._begin = solver.spent

    @property
    def conflicts(self) -> int:
        """The conflicts that all questions have cost."""
        return self.solver.spent - self._begin

    def holds(self, literals: Sequence[int]) -> bool | None:
        """Tell whether the literals can hold together; None when a bound came first (`stopped`)."""
        self.asked += 1
        while True:
            left = self._end - self.solver.spent
            answer = self.solver.solve(literals, conflicts=left, stop=self.stop)
            self.stopped = self.solver.stopped
            cuts = self.cuts(self.solver) if answer and self.cuts is not None else ()
            if not cuts:
                return answer
            for cut in cuts:
                self.solver.clauses.add(cut)


@dataclass(frozen=True, slots=True)
class Conflict:
    """Some of the literals asked about that cannot hold together, as places in their list.

    `places` is None where they all can (`stopped` is None), or where a bound came before the
    answer. `irreducible`: without any one of them the others can hold. `smallest`: no smaller set
    clashes. Among the smallest it is the first in the order of the list, unless the set that is
    left by leaving out one after the other is of that size already.
    """

    places: tuple[int, ...] | None
    irreducible: bool = False
    smallest: bool = False
    stopped: Stopped | None = None


def conflict(asked: Questions, literals: Sequence[int]) -> Conflict:
    """Return the smallest conflict among the literals; a larger one where budgets end first."""
    answer = asked.holds(literals)
    if answer is not False:
        return Conflict(None, stopped=asked.stopped)
    kept, stopped = irreducible(asked, literals)
    if stopped is not None:
        return Conflict(tuple(kept), stopped=stopped)
    if len(kept) < 2:
        return Conflict(tuple(kept), irreducible=True, smallest=True)
    smaller = _smaller(asked, literals, len(kept))
    places = kept if smaller is None else smaller or kept
    return Conflict(tuple(places), True, smaller is not None, asked.stopped)


def irreducible(asked: Questions, literals: Sequence[int]) -> tuple[list[int], Stopped | None]:
    """Leave out one literal after the other where the others still clash.

    A literal outside the last core goes unasked: the core shows that the others clash without it.
    """
    core = frozenset(asked.solver.core())
    kept: list[int] = []
    stopped: Stopped | None = None
    for place, literal in enumerate(literals):
        if literal not in core:
            continue
        answer = asked.holds([*(literals[other] for other in kept), *literals[place + 1 :]])
        if answer is False:
            core = frozenset(asked.solver.core())
            continue
        kept.append(place)
        stopped = stopped or asked.stopped
    return kept, stopped


def _smaller(asked: Questions, literals: Sequence[int], size: int) -> list[int] | None:
    """Return the first smallest conflict under a size; [] where there is none, None where unknown.

    A set that can hold leaves out something of every conflict; so a conflict meets what each such
    set leaves out, and the least set that meets all of these is a smallest conflict if it clashes.
    """
    meeting = _Meeting(len(literals), size - 1)
    meeting.add(range(len(literals)))
    asked.solver.prefer(literals)
    end = asked.asked + SHRINKING
    while asked.asked < end:
        chosen = meeting.first()
        if not chosen:
            return chosen
        answer = asked.holds([literals[place] for place in chosen])
        if answer is None:
            return None
        if not answer:
            return chosen
        left = _left_out(asked, literals, chosen)
        if left is None:
            return None
        meeting.add(left)
    return None


def _left_out(asked: Questions, literals: Sequence[int], chosen: list[int]) -> list[int] | None:
    """Return what a largest extension of a set that holds, as in the solver's model, leaves out."""
    holding = [place for place, literal in enumerate(literals) if asked.solver.holds(literal)]
    holding = sorted({*holding, *chosen})
    left: list[int] = []
    for place in range(len(literals)):
        if place in holding:
            continue
        answer = asked.holds([*(literals[other] for other in holding), literals[place]])
        if answer is None:
            return None
        if answer:
            holding.append(place)
        else:
            left.append(place)
    return left


class _Meeting:
    """The smallest sets of places that meet all the given sets, up to a size."""

    def __init__(self, places: int, most: int) -> None:
        clauses = Clauses()
        self.places = clauses.new(places)
        self.met: set[int] = set()
        self.counted = clauses.counter(self.places, min(most + 1, places))
        self.clauses = clauses
        self.most = most
        self.size = 1

    def add(self, places: Sequence[int]) -> None:
        """Demand that one of the places be in the set."""
        self.met.update(places)
        self.clauses.add([self.places[place] for place in places])

    def first(self) -> list[int] | None:
        """Return the first of the smallest; [] if all are too large, None if it is too hard."""
        with Solver(self.clauses) as solver:
            while self.size <= self.most:
                bound = [-self.counted[self.size]] if self.size < len(self.counted) else []
                answer = solver.solve(bound, conflicts=MEETING)
                if answer is None:
                    return None
                if answer:
                    return self._earliest(solver, bound)
                self.size += 1
        return []

    def _earliest(self, solver: Solver, bound: list[int]) -> list[int] | None:
        chosen: list[int] = []
        for place in sorted(self.met):
            if len(chosen) == self.size:
                break
            known = [*bound, *(self.places[each] for each in chosen)]
            answer = solver.solve([*known, self.places[place]], conflicts=MEETING)
            if answer is None:
                return None
            if answer:
                chosen.append(place)
        return chosen


def always(
    asked: Questions, assumptions: Sequence[int], literals: Sequence[int]
) -> list[int] | None:
    """Return, with its sign, each literal that is the same in every answer under the assumptions.

    None where there is no answer, or a bound ended it (`asked.stopped`). Each further answer
    has to differ in one of those left, so that few are asked for.
    """
    if not asked.holds(assumptions):
        return None
    solver = asked.solver
    left = [literal if solver.holds(literal) else -literal for literal in literals]
    while left:
        other = solver.clauses.new_variable()
        solver.clauses.add([-literal for literal in left], when=other)
        answer = asked.holds([*assumptions, other])
        if answer is None:
            return None
        if not answer:
            break
        left = [literal for literal in left if solver.holds(literal)]
    return left
