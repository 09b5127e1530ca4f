"""Clauses, and questions to a SAT solver about them. Knows no puzzle.

    clauses = Clauses()
    a, b, c = clauses.new(3)
    clauses.exactly([a, b, c], 2)
    clue = clauses.new_variable()
    clauses.add([-a, -b], when=clue)          # holds only where the literal `clue` does
    with Solver(clauses) as solver:
        solver.solve([clue, -c])              # False: solver.core() is [clue, -c]

Variables are 1, 2, 3, …, a literal is a variable or its negative. Everything here is written in
a fixed order, so that the same calls give the same DIMACS text. `solve` answers yes, no, or None
when a bound ended it; the bounds hold in slices of conflicts, so the answer under a conflict
budget is reproducible. Which model or core comes back depends on the library's version: let no
generator depend on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from types import TracebackType
from typing import Any, Literal

CONFLICTS = 500_000
SLICE = 200
DIRECT_CLAUSES = 40
XOR_PART = 4
Stopped = Literal["conflicts", "stop"]


class Clauses:
    """A growing list of clauses over numbered variables.

    Every constraint takes `when`: a literal without which it does not bind.
    """

    def __init__(self) -> None:
        self.variables = 0
        self.clauses: list[list[int]] = []

    def new_variable(self) -> int:
        """Return a variable not used before."""
        self.variables += 1
        return self.variables

    def new(self, number: int) -> list[int]:
        """Return that many variables not used before."""
        self.variables += number
        return list(range(self.variables - number + 1, self.variables + 1))

    def add(self, literals: Iterable[int], when: int | None = None) -> None:
        """Demand that one of the literals hold."""
        clause = list(literals)
        self.clauses.append(clause if when is None else [-when, *clause])

    def implies(self, cause: int, *effects: int) -> None:
        """Demand that all the effects hold where the cause does."""
        for effect in effects:
            self.clauses.append([-cause, effect])

    def at_most(self, literals: Sequence[int], number: int, when: int | None = None) -> None:
        """Demand that at most so many of the literals hold."""
        if number < 0:
            self.add([], when)
        elif number < len(literals):
            if comb(len(literals), number + 1) <= DIRECT_CLAUSES:
                for group in combinations(literals, number + 1):
                    self.add([-literal for literal in group], when)
            else:
                self.add([-self.counter(literals, number + 1)[number]], when)

    def at_least(self, literals: Sequence[int], number: int, when: int | None = None) -> None:
        """Demand that at least so many of the literals hold."""
        self.at_most([-literal for literal in literals], len(literals) - number, when)

    def exactly(self, literals: Sequence[int], number: int, when: int | None = None) -> None:
        """Demand that exactly so many of the literals hold."""
        size = len(literals)
        if not 0 <= number <= size:
            self.add([], when)
        elif max(comb(size, number + 1), comb(size, size - number + 1)) <= DIRECT_CLAUSES:
            self.at_most(literals, number, when)
            self.at_least(literals, number, when)
        else:
            reached = self.counter(literals, min(number + 1, size))
            if number > 0:
                self.add([reached[number - 1]], when)
            if number < size:
                self.add([-reached[number]], when)

    def counter(self, literals: Sequence[int], bound: int) -> list[int]:
        """Return variables that say whether at least 1, 2, … bound of the literals hold.

        Both ways (a sequential counter): assume `[r[k - 1], -r[k]]` to ask for exactly k.
        `bound` is at most the number of literals.
        """
        reached: list[int] = []
        for place, literal in enumerate(literals):
            below = reached
            reached = self.new(min(place + 1, bound))
            for number, now in enumerate(reached):
                before = below[number] if number < len(below) else None
                fewer = below[number - 1] if number > 0 else None
                self._step(now, literal, before, fewer)
        return reached

    def _step(self, now: int, literal: int, before: int | None, fewer: int | None) -> None:
        """State: now = before or (literal and fewer); None is false, for `fewer` true."""
        kept = [] if before is None else [before]
        if before is not None:
            self.clauses.append([-before, now])
        self.clauses.append([-literal, now] if fewer is None else [-literal, -fewer, now])
        self.clauses.append([-now, literal, *kept])
        if fewer is not None:
            self.clauses.append([-now, fewer, *kept])

    def xor(self, literals: Sequence[int], odd: bool = True, when: int | None = None) -> None:
        """Demand that an odd (or even) number of the literals hold."""
        rest = list(literals)
        while len(rest) > XOR_PART:
            link = self.new_variable()
            self._parity([*rest[: XOR_PART - 1], link], False, None)
            rest = [link, *rest[XOR_PART - 1 :]]
        self._parity(rest, odd, when)

    def _parity(self, literals: Sequence[int], odd: bool, when: int | None) -> None:
        """State a parity by forbidding each pattern of the other parity."""
        for pattern in range(1 << len(literals)):
            if (pattern.bit_count() % 2 == 1) != odd:
                self.add(
                    [
                        -literal if pattern >> place & 1 else literal
                        for place, literal in enumerate(literals)
                    ],
                    when,
                )

    def dimacs(self) -> str:
        """Return the clauses as DIMACS text, in the order in which they were added."""
        lines = [f"p cnf {self.variables} {len(self.clauses)}"]
        lines += [" ".join(map(str, [*clause, 0])) for clause in self.clauses]
        return "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True)
class Answers:
    """What listing gave: for each answer, the variables asked about that are true, ascending.

    `complete`: there are no others. `stopped` names the bound that ended it early; when neither
    holds, the limit was reached. `conflicts` is what this listing cost.
    """

    answers: list[list[int]]
    complete: bool
    stopped: Stopped | None
    conflicts: int


class Solver:
    """A SAT solver that holds the clauses of a `Clauses`, and takes more as they are added.

    `library` is a name of python-sat whose solver keeps budgets (CaDiCaL there keeps none) and
    loses nothing by slices: the Glucoses do; MiniSat starts its restarts anew at each slice, and
    did not end in 1,000,000 conflicts where it needs 39,000. `with_proof` makes it keep a DRUP
    proof, for `proof()` after a plain no.
    """

    def __init__(
        self, clauses: Clauses, *, library: str = "glucose4", with_proof: bool = False
    ) -> None:
        from pysat.solvers import Solver as Library

        self.clauses = clauses
        self.spent = 0
        self.stopped: Stopped | None = None
        self._taken = 0
        self._model: set[int] | None = None
        self._solver: Any = (
            Library(name=library, with_proof=True) if with_proof else Library(name=library)
        )

    def __enter__(self) -> Solver:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Give the solver's memory back; it answers no more."""
        self._solver.delete()

    def solve(
        self,
        assumptions: Sequence[int] = (),
        *,
        conflicts: int = CONFLICTS,
        stop: Callable[[], bool] | None = None,
    ) -> bool | None:
        """Tell whether the clauses can hold with the assumptions; None when a bound came first.

        Then `stopped` names it: the conflict budget, or `stop`, asked before each slice. A slice is
        200 conflicts and what is left to the next restart (Glucose looks at its budget only
        there: some hundreds more). `spent` adds up the conflicts of all calls.
        """
        self._take()
        self.stopped = None
        self._model = None
        begin = self._conflicts()
        left = conflicts
        answer: bool | None = None
        while answer is None:
            if stop is not None and stop():
                self.stopped = "stop"
                break
            if left <= 0:
                self.stopped = "conflicts"
                break
            self._solver.conf_budget(min(SLICE, left))
            answer = self._solver.solve_limited(list(assumptions), expect_interrupt=True)
            left = conflicts - (self._conflicts() - begin)
        self.spent += self._conflicts() - begin
        return answer

    def follows(self, clause: Sequence[int]) -> bool:
        """Tell whether a clause follows by unit propagation alone."""
        self._take()
        holds, _ = self._solver.propagate([-literal for literal in clause])
        return not holds

    @property
    def _holds(self) -> set[int]:
        """The variables that are true in the model of the last solve, fetched when first asked."""
        if self._model is None:
            self._model = {literal for literal in self._solver.get_model() or () if literal > 0}
        return self._model

    def prefer(self, literals: Sequence[int]) -> None:
        """Let literals hold in later models where they can, when the library comes to choose."""
        self._solver.set_phases(list(literals))

    def holds(self, literal: int) -> bool:
        """Tell whether a literal is true in the model of the last solve that said yes."""
        return literal in self._holds if literal > 0 else -literal not in self._holds

    def true_of(self, variables: Iterable[int]) -> list[int]:
        """Return those of the variables that are true in that model."""
        return [variable for variable in variables if variable in self._holds]

    def core(self) -> list[int]:
        """Return assumptions that cannot hold together, ascending, after a no."""
        return sorted(self._solver.get_core() or [])

    def proof(self) -> list[str]:
        """Return the DRUP lines of a no without assumptions (made `with_proof`)."""
        return list(self._solver.get_proof() or [])

    def answers(
        self,
        variables: Sequence[int],
        *,
        limit: int,
        assumptions: Sequence[int] = (),
        conflicts: int = CONFLICTS,
        stop: Callable[[], bool] | None = None,
        accept: Callable[[Solver], Sequence[Sequence[int]]] | None = None,
    ) -> Answers:
        """List different settings of some variables that the clauses and assumptions allow.

        Each found setting is forbidden while listing (under a new variable of the clauses);
        afterwards the solver is as before. `accept`
        may look at a model and return clauses that it breaks (cuts for a rule that is not in the
        clauses): they are added for good, and the model is no answer.
        """
        listing = self.clauses.new_variable()
        start = self.spent
        found: list[list[int]] = []
        answer: bool | None = True
        while answer and len(found) < limit:
            left = conflicts - (self.spent - start)
            answer = self.solve([*assumptions, listing], conflicts=left, stop=stop)
            if not answer:
                break
            cuts = accept(self) if accept is not None else ()
            for cut in cuts:
                self.clauses.add(cut)
            if not cuts:
                found.append(self.true_of(variables))
                self._solver.add_clause([-listing, *self._other_than(variables)])
        self._solver.add_clause([-listing])
        return Answers(found, answer is False, self.stopped, self.spent - start)

    def _other_than(self, variables: Iterable[int]) -> list[int]:
        """Return the clause that the model's setting of some variables breaks."""
        return [-variable if variable in self._holds else variable for variable in variables]

    def _take(self) -> None:
        """Hand over the clauses added since the last time."""
        for clause in self.clauses.clauses[self._taken :]:
            self._solver.add_clause(clause)
        self._taken = len(self.clauses.clauses)

    def _conflicts(self) -> int:
        """Return the conflicts that the library has counted."""
        return int(self._solver.accum_stats()["conflicts"])
