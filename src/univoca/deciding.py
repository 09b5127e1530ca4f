"""Deciding, proving and making puzzles of any kind."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from univoca import kinds
from univoca.contract import Generated, Kind, proven
from univoca.deduce.grading import grade, trace_text
from univoca.errors import GenerationError, InputError
from univoca.grid import Size
from univoca.opening import puzzle_text
from univoca.outcome import Budget, Listing, Outcome
from univoca.recipe import Recipe
from univoca.records import Record

__all__ = ["Proof", "Record", "checked_recipe", "decide", "generate", "prove", "reprove"]


@dataclass(frozen=True, slots=True)
class Proof:
    """The outcomes of the two independent methods on one puzzle."""

    search: Outcome[Any]
    sat: Outcome[Any]

    @property
    def unique(self) -> bool:
        """Whether both say unique and name the same answer."""
        return proven(self.search, self.sat)

    @property
    def contested(self) -> bool:
        """Whether the two methods contradict each other: a defect, never to be published."""
        decided = [each for each in (self.search, self.sat) if each.status != "inconclusive"]
        if len(decided) < 2:
            return False
        if self.search.status != self.sat.status:
            return True
        return self.search.status == "unique" and self.search.answers != self.sat.answers


def decide(kind: Kind, puzzle: Any, budget: Budget) -> Outcome[Any]:
    """Decide by the kind's first method; by the other where its count or half of the time runs out.

    Some boards that one method never decides are easy for the other, so neither has all the time.
    """
    methods = [kind.solver, kind.prover]
    if kind.info.first == "sat":
        methods.reverse()
    outcome = methods[0].solutions(puzzle, budget.half(), 2).outcome()
    if outcome.status != "inconclusive" or budget.ran_out() is not None:
        return outcome
    return methods[1].solutions(puzzle, budget, 2).outcome()


def prove(kind: Kind, puzzle: Any, budget: Budget) -> Proof:
    """Decide by both methods, each on its own."""
    search = kind.solver.solutions(puzzle, budget, 2).outcome()
    sat = kind.prover.solutions(puzzle, budget, 2).outcome()
    return Proof(search, sat)


def reprove(
    kind: Kind, puzzle: Any, proven: tuple[str, ...], budget: Budget, limit: int = 2
) -> Listing[Any]:
    """List answers by the method on which the puzzle's making did not rely.

    That is the one that the kind's generator does not use, or the other one where the puzzle's
    record names as `proven` that one alone.
    """
    by_search = kind.info.made_by == "sat"
    if proven == ("search" if by_search else "sat",):
        by_search = not by_search
    return (kind.solver if by_search else kind.prover).solutions(puzzle, budget, limit)


def checked_recipe(recipe: Recipe) -> Recipe:
    """Return the recipe with the current generator version; InputError if it cannot be made."""
    kind = kinds.get(recipe.kind)
    info = kind.info
    if recipe.version not in (0, info.generator_version):
        raise InputError(
            "error-recipe-version",
            found=recipe.version,
            kind=info.id,
            current=info.generator_version,
        )
    if recipe.difficulty not in info.difficulties:
        known = ", ".join(info.difficulties)
        raise InputError("error-difficulty", found=recipe.difficulty[:40], known=known)
    offered = {option.name: option.values for option in info.options}
    for name, value in recipe.options:
        if value not in offered.get(name, ()):
            known = ", ".join(f"{key}={'|'.join(values)}" for key, values in offered.items())
            found = f"{name}={value}"[:40]
            raise InputError("error-recipe-option", found=found, kind=info.id, known=known or "—")
    canonical = _canonical(recipe, {name: values[0] for name, values in offered.items()})
    kind.generator.check_size(canonical.size)
    return canonical.at(info.generator_version)


def _canonical(recipe: Recipe, defaults: Mapping[str, str]) -> Recipe:
    """Return the recipe in the one spelling that seeds the generator: 5×5 is 5x5, as is 05x05.

    An option at its default is left out.
    """
    size = recipe.size
    with contextlib.suppress(InputError):
        size = str(Size.parse(size))
    options = tuple(pair for pair in recipe.options if defaults.get(pair[0]) != pair[1])
    return replace(recipe, size=size, options=options)


def generate(recipe: Recipe, budget: Budget) -> Record:
    """Make the puzzle of a recipe and prove its claim by both methods.

    Raises InputError for a recipe that cannot be made, and GenerationError when the budget,
    deadline or cancel ends it first. A puzzle whose proofs disagree is never returned.
    """
    recipe = checked_recipe(recipe)
    kind = kinds.get(recipe.kind)
    made = kind.generator.generate(recipe, budget)
    proof = prove(kind, made.puzzle, budget)
    for outcome in (proof.search, proof.sat):
        if outcome.status == "inconclusive":
            raise GenerationError("error-generation", reason=outcome.ran_out or "nodes")
    claim = (proof.search.status, proof.sat.status)
    if kind.info.unique and not (proof.unique and proof.search.answers == (made.answer,)):
        raise AssertionError(f"{recipe}: made as unique, shown as {claim}")
    if proof.contested or kind.rules.violations(made.puzzle, made.answer):
        raise AssertionError(f"{recipe}: the proofs disagree: {claim}")
    return Record(
        kind=kind.info.id,
        puzzle=puzzle_text(kind, made.puzzle),
        answer=kind.model.write_answer(made.puzzle, made.answer),
        status=proof.search.status,
        proven=("search", "sat"),
        nodes=proof.search.spent.nodes,
        budget=(budget.nodes, budget.conflicts),
        recipe=str(recipe),
        label=_label(kind, made) or recipe.difficulty,
        measures=made.measures,
        rejected=made.rejected,
        trace=None if made.trace is None else trace_text(kind.reasons.TECHNIQUES, made.trace),
    )


def _label(kind: Kind, made: Generated[Any, Any]) -> str | None:
    """Return the difficulty that a puzzle's own steps show, where the generator took them."""
    if made.trace is None:
        return None
    return kind.reasons.label(made.puzzle, grade(kind.reasons.TECHNIQUES, made.trace))
