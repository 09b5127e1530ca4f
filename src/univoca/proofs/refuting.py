"""Refutations from a SAT solver that writes proofs, as lines. Knows no puzzle.

Glucose 4 writes the smallest proofs of those that python-sat has; MapleSAT's are unsound.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from univoca.kernels.sat import Clauses, Solver, Stopped
from univoca.outcome import Budget
from univoca.proofs.evidence import Cut, Cuts, Form
from univoca.proofs.statement import Statement
from univoca.proofs.trim import Propagation, Trimmed, trimmed


@dataclass(frozen=True, slots=True)
class Refutation:
    """The cuts that are needed, and the lines of the proof in its form."""

    cuts: tuple[Cut, ...]
    form: Form
    lines: tuple[str, ...]


def refute(
    clauses: Statement, find_cuts: Cuts | None, budget: Budget, form: Form
) -> Refutation | Stopped | None:
    """Return a refutation; None where the clauses can hold, or which bound ended the search."""
    rules = len(clauses.clauses)
    cuts: list[Cut] = []
    state = Propagation(clauses.variables)
    state.add_all(clauses.clauses)
    simpler = Clauses()
    simpler.new(clauses.variables)
    lemmas: list[list[int]] = []
    with Solver(simpler, with_proof=True) as solver:
        while not state.refuted():
            simpler.clauses += state.simpler()
            left = budget.conflicts - solver.spent
            answer = solver.solve(conflicts=left, stop=budget.stop())
            if answer is None:
                return solver.stopped
            if not answer:
                lemmas = lemmas_of(solver.proof())
                break
            found = find_cuts(solver) if find_cuts is not None else []
            if not found:
                return None
            cuts += [cut for cut, _ in found]
            state.add_all([clause for _, clause in found])
    needed = trimmed(state, rules + len(cuts), lemmas)
    if needed is None:
        raise AssertionError("the solver's proof does not hold")
    kept = [index - rules for index in needed.used if index >= rules]
    lines = drup(needed) if form == "drup" else lrat(needed, rules, kept, len(cuts))
    return Refutation(tuple(cuts[index] for index in kept), form, lines)


def lemmas_of(lines: Sequence[str]) -> list[list[int]]:
    """Return the lemmas of DRUP lines; what they delete stays."""
    return [[int(word) for word in line.split()[:-1]] for line in lines if line[:1] != "d"]


def drup(needed: Trimmed) -> tuple[str, ...]:
    """Return one line a lemma: its literals and 0."""
    return tuple(_words([*lemma, 0]) for lemma in needed.lemmas)


def lrat(needed: Trimmed, rules: int, kept: Sequence[int], cuts: int) -> tuple[str, ...]:
    """Return one line a lemma: its number, its literals, 0, the numbers of its hints, 0.

    Clauses are numbered from 1, cuts that were not `kept` left out, then the lemmas.
    """
    number = list(range(1, rules + 1)) + [0] * cuts
    for place, index in enumerate(kept, 1):
        number[rules + index] = rules + place
    first = rules + len(kept) + 1
    number += range(first, first + len(needed.lemmas))
    return tuple(
        _words([first + at, *lemma, 0, *(number[hint] for hint in hints), 0])
        for at, (lemma, hints) in enumerate(zip(needed.lemmas, needed.hints(), strict=True))
    )


def _words(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
