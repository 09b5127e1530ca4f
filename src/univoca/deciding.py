"""Deciding, proving and making puzzles of any kind, and the record in which one is kept."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from univoca import kinds
from univoca.contract import Kind, proven
from univoca.errors import GenerationError, InputError
from univoca.opening import PREFIX, puzzle_text
from univoca.outcome import Budget, Outcome
from univoca.recipe import Recipe

RECORD_FORMAT = 1


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
    """Decide by the kind's first method; where its count runs out, hand over to the other."""
    methods = [kind.solver, kind.prover]
    if kind.info.first == "sat":
        methods.reverse()
    outcome = methods[0].solutions(puzzle, budget, 2).outcome()
    if outcome.status != "inconclusive" or outcome.ran_out in ("deadline", "cancelled"):
        return outcome
    return methods[1].solutions(puzzle, budget, 2).outcome()


def prove(kind: Kind, puzzle: Any, budget: Budget) -> Proof:
    """Decide by both methods, each on its own."""
    search = kind.solver.solutions(puzzle, budget, 2).outcome()
    sat = kind.prover.solutions(puzzle, budget, 2).outcome()
    return Proof(search, sat)


@dataclass(frozen=True, slots=True)
class Record:
    """A puzzle as it is kept and passed on: one JSON object a line.

    Everything in it but `rejected` follows from the recipe alone. `proven` names the methods
    that showed the claim; `nodes` is what the search took.
    """

    kind: str
    puzzle: str
    answer: str
    status: str
    proven: tuple[str, ...]
    nodes: int
    recipe: str | None = None
    label: str | None = None
    measures: Mapping[str, float] = field(default_factory=dict)
    rejected: Mapping[str, int] = field(default_factory=dict)

    def as_json(self, *, rejected: bool = False) -> dict[str, Any]:
        """Return plain data; the counts of rejected candidates only when asked for."""
        data: dict[str, Any] = {
            "univoca": RECORD_FORMAT,
            "kind": self.kind,
            "puzzle": self.puzzle,
            "answer": self.answer,
            "outcome": {"status": self.status, "proven": list(self.proven), "nodes": self.nodes},
        }
        if self.recipe is not None:
            data["recipe"] = self.recipe
        if self.label is not None:
            data["difficulty"] = {"label": self.label, "measures": dict(self.measures)}
        if rejected:
            data["rejected"] = dict(self.rejected)
        return data

    def line(self, *, rejected: bool = False) -> str:
        """Return the record as one line of JSON without its newline."""
        return json.dumps(
            self.as_json(rejected=rejected), ensure_ascii=False, separators=(",", ":")
        )

    @classmethod
    def from_line(cls, line: str, number: int = 1) -> Record:
        """Read a record; `number` is its line in the file. Raises InputError when it is none."""
        try:
            data = json.loads(line)
            outcome = data["outcome"]
            difficulty = data.get("difficulty") or {}
            record = cls(
                kind=data["kind"],
                puzzle=data["puzzle"],
                answer=data["answer"],
                status=outcome["status"],
                proven=tuple(outcome["proven"]),
                nodes=outcome["nodes"],
                recipe=data.get("recipe"),
                label=difficulty.get("label"),
                measures=difficulty.get("measures", {}),
                rejected=data.get("rejected", {}),
            )
        except (ValueError, RecursionError):
            raise InputError("error-record", line=number, reason="JSON") from None
        except (KeyError, TypeError, AttributeError) as failure:
            raise InputError("error-record", line=number, reason=str(failure)) from None
        texts = (record.kind, record.puzzle, record.answer, record.status)
        if data.get("univoca") != RECORD_FORMAT or not all(isinstance(text, str) for text in texts):
            raise InputError("error-record", line=number, reason="univoca ≠ 1")
        return record

    def parts(self) -> tuple[Kind, Any, Any]:
        """Return the kind, the puzzle and the answer; raises InputError when they do not fit."""
        kind = kinds.get(self.kind)
        prefix = f"{PREFIX}{self.kind}/"
        if not self.puzzle.startswith(prefix):
            raise InputError("error-field-type", field="puzzle", expected=f"{prefix}…")
        puzzle = kind.model.parse(self.puzzle.removeprefix(prefix))
        return kind, puzzle, kind.model.parse_answer(puzzle, self.answer)


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
    kind.generator.check_size(recipe.size)
    return recipe.at(info.generator_version)


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
        recipe=str(recipe),
        label=recipe.difficulty,
        measures=made.measures,
        rejected=made.rejected,
    )
