"""A proof along the steps of an explanation: each a lemma, in their order. Knows no puzzle.

A step that does not follow from all before it by unit propagation gets the lemmas of a solver in
front: what the solver learns while the step is denied holds, or the step does.
"""

from __future__ import annotations

from collections.abc import Sequence

from univoca.kernels.sat import Clauses, Solver, Stopped
from univoca.outcome import Budget
from univoca.proofs.evidence import Cut, Cuts, Form
from univoca.proofs.refuting import Refutation, drup, lemmas_of, lrat
from univoca.proofs.statement import TRUE, Statement
from univoca.proofs.trim import Trimmed, trimmed_from


class Growing:
    """Clauses that grow by cuts and lemmas, and the solver that says what follows at once."""

    def __init__(self, statement: Statement, find_cuts: Cuts | None, budget: Budget) -> None:
        self.statement = statement
        self.rules = len(statement.clauses)
        self.find_cuts = find_cuts
        self.budget = budget
        self.cuts: list[Cut] = []
        self.cut_clauses: list[list[int]] = []
        self.lemmas: list[list[int]] = []
        self.stopped: Stopped | None = None
        self.spent = 0
        self.clauses = Clauses()
        self.clauses.new(statement.variables)
        self.clauses.clauses = [list(clause) for clause in statement.clauses]

    def take(self, lemma: list[int], solver: Solver) -> bool:
        """Add a lemma with what it needs; False where it does not follow, or a bound came first."""
        if not solver.follows(lemma) and not self._learn(lemma, solver):
            return False
        self._add(lemma)
        return True

    def _add(self, lemma: list[int]) -> None:
        self.lemmas.append(lemma)
        self.clauses.add(lemma)

    def _learn(self, lemma: list[int], solver: Solver) -> bool:
        """Find lemmas from which a lemma follows, each of them weakened by it."""
        denied = Clauses()
        denied.new(self.clauses.variables)
        denied.clauses = [*self.clauses.clauses, *([-literal] for literal in lemma)]
        with Solver(denied, with_proof=True) as asked:
            while True:
                left = self.budget.conflicts - self.spent - asked.spent
                answer = asked.solve(conflicts=left, stop=self.budget.stop())
                if answer is False:
                    break
                found = self.find_cuts(asked) if answer and self.find_cuts is not None else []
                if not found:
                    self.stopped = asked.stopped
                    return False
                for cut, clause in found:
                    self._cut(cut, clause)
                    denied.add(clause)
            self.spent += asked.spent
            learnt = lemmas_of(asked.proof())
        if solver.follows(lemma):
            return True
        needed = trimmed_from(denied.variables, denied.clauses, learnt)
        if needed is None:
            raise AssertionError("the solver's proof does not hold")
        for each in needed.lemmas:
            if each:
                self._add([*each, *(literal for literal in lemma if literal not in each)])
        return True

    def _cut(self, cut: Cut, clause: list[int]) -> None:
        self.cuts.append(cut)
        self.cut_clauses.append(clause)
        self.clauses.add(clause)


def reasoned(
    statement: Statement,
    find_cuts: Cuts | None,
    lemmas: Sequence[list[int]],
    budget: Budget,
    form: Form,
) -> Refutation | Stopped | None:
    """Return a refutation that has all the lemmas in order; None where one does not follow.

    Lemmas may hold the literal that is always true, or its opposite. The bound is named where it
    ended the work.
    """
    growing = Growing(statement, find_cuts, budget)
    with Solver(growing.clauses) as solver:
        for lemma in [*lemmas, []]:
            if TRUE in lemma:
                continue
            plain = [literal for literal in dict.fromkeys(lemma) if literal != -TRUE]
            if not growing.take(plain, solver):
                return growing.stopped
    lines = _lines(growing, form)
    return Refutation(tuple(growing.cuts), form, lines)


def _lines(growing: Growing, form: Form) -> tuple[str, ...]:
    """Return every lemma as a line of DRUP; as LRAT, those that the contradiction needs."""
    whole = [*growing.statement.clauses, *growing.cut_clauses]
    if form == "drup":
        return drup(Trimmed([], growing.lemmas, list))
    needed = trimmed_from(growing.clauses.variables, whole, growing.lemmas)
    if needed is None:
        raise AssertionError("the lemmas do not end in a contradiction")
    cuts = range(len(growing.cuts))
    return lrat(needed, growing.rules, list(cuts), len(growing.cuts))
