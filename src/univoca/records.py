"""The record in which a puzzle is kept and passed on: one JSON object a line of a pack.

    {"univoca":1,"kind":"norinori","puzzle":"univoca:norinori/5/5/…","answer":"11000/…",
     "outcome":{"status":"unique","proven":["search","sat"],"nodes":41,
                "budget":{"nodes":2000000,"conflicts":500000}},
     "recipe":"norinori/5x5/easy#3@1","difficulty":{"label":"easy","measures":{"nodes":41}}}

In place of `answer` a record may hold `answer_sha256`, and beside it `certificate`: an object, or
a text that says where it is. Decides nothing and makes nothing.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from univoca import kinds
from univoca.contract import Kind
from univoca.errors import InputError
from univoca.opening import PREFIX
from univoca.recipe import Recipe

RECORD_FORMAT = 1
MAX_COUNT = 2**63 - 1
MAX_MEASURE = 1e18
_SIDES = re.compile(r"univoca:[^/]*/([0-9]{1,4})/([0-9]{1,4})(?:/|$)")
_DIGEST = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Record:
    """A puzzle with its answer and the evidence for what it claims.

    Everything in it but `rejected` follows from the recipe and the budget. `proven` names the
    methods that showed the claim within `budget` (search nodes, SAT conflicts); `nodes` is what
    the search took. `answer` is empty where only its hash is given away.
    `label` is the difficulty that was measured, `trace` the steps behind it
    (`deduce.grading.trace_text`).
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
    budget: tuple[int, int] | None = None
    answer_hash: str | None = None
    certificate: Mapping[str, Any] | str | None = None
    trace: str | None = None

    @property
    def size(self) -> str:
        """The size that the recipe names, else width × height of the puzzle, else nothing."""
        recipe = self.parsed_recipe
        if recipe is not None:
            return recipe.size
        sides = _SIDES.match(self.puzzle)
        return f"{int(sides[1])}x{int(sides[2])}" if sides else ""

    @property
    def parsed_recipe(self) -> Recipe | None:
        """The recipe, where there is one that can be read."""
        try:
            return None if self.recipe is None else Recipe.parse(self.recipe)
        except InputError:
            return None

    @property
    def grade(self) -> float | None:
        """The measured grade, for kinds that measure one: the level of the hardest technique."""
        return self.measures.get("grade", self.measures.get("level"))

    def hidden(self) -> Record:
        """Return the record with the hash of its answer in the answer's place."""
        if not self.answer:
            return self
        return replace(self, answer="", answer_hash=answer_hash(self.puzzle, self.answer))

    def as_json(self, *, rejected: bool = False) -> dict[str, Any]:
        """Return plain data; the counts of rejected candidates only when asked for."""
        outcome: dict[str, Any] = {
            "status": self.status,
            "proven": list(self.proven),
            "nodes": self.nodes,
        }
        if self.budget is not None:
            outcome["budget"] = {"nodes": self.budget[0], "conflicts": self.budget[1]}
        data: dict[str, Any] = {"univoca": RECORD_FORMAT, "kind": self.kind, "puzzle": self.puzzle}
        if self.answer_hash is None:
            data["answer"] = self.answer
        else:
            data["answer_sha256"] = self.answer_hash
        data["outcome"] = outcome
        if self.recipe is not None:
            data["recipe"] = self.recipe
        if self.label is not None or self.measures:
            data["difficulty"] = {"label": self.label, "measures": dict(self.measures)}
            if self.trace is not None:
                data["difficulty"]["trace"] = self.trace
        if self.certificate is not None:
            data["certificate"] = self.certificate
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
            if "\\u" in line:
                json.dumps(data, ensure_ascii=False).encode("utf-8")
            record = _record(data)
        except (UnicodeEncodeError, json.JSONDecodeError, RecursionError):
            raise InputError("error-record", line=number, reason="JSON") from None
        except (KeyError, TypeError, AttributeError, ValueError) as failure:
            reason = str(failure)[:80]
            raise InputError("error-record", line=number, reason=reason) from None
        if data.get("univoca") != RECORD_FORMAT:
            raise InputError("error-record", line=number, reason="univoca ≠ 1")
        return record

    def parts(self) -> tuple[Kind, Any, Any]:
        """Return the kind, the puzzle and the answer; raises InputError when they do not fit.

        The answer is None where only its hash is known.
        """
        kind = kinds.get(self.kind)
        prefix = f"{PREFIX}{self.kind}/"
        if not self.puzzle.startswith(prefix):
            raise InputError("error-field-type", field="puzzle", expected=f"{prefix}…")
        puzzle = kind.model.parse(self.puzzle.removeprefix(prefix))
        if self.answer_hash is not None:
            return kind, puzzle, None
        return kind, puzzle, kind.model.parse_answer(puzzle, self.answer)


def answer_hash(puzzle: str, answer: str) -> str:
    """Return the SHA-256, in hexadecimal, of a puzzle's text, a newline and its answer's text."""
    return hashlib.sha256(f"{puzzle}\n{answer}".encode()).hexdigest()


def _record(data: Any) -> Record:
    """Build a record of plain data; raises one of Python's own errors, which names a field."""
    outcome = data["outcome"]
    difficulty = data.get("difficulty") or {}
    hashed = data.get("answer_sha256")
    if hashed is not None and not (isinstance(hashed, str) and _DIGEST.fullmatch(hashed)):
        raise ValueError("answer_sha256")
    certificate = data.get("certificate")
    if not isinstance(certificate, dict | str | None):
        raise TypeError("certificate")
    return Record(
        kind=_text(data["kind"], "kind"),
        puzzle=_text(data["puzzle"], "puzzle"),
        answer=_text(data["answer"], "answer") if hashed is None else "",
        status=_text(outcome["status"], "status"),
        proven=tuple(_text(method, "proven") for method in outcome["proven"]),
        nodes=_count(outcome["nodes"], "nodes"),
        recipe=_optional(data.get("recipe"), "recipe"),
        label=_optional(difficulty.get("label"), "label"),
        measures=_figures(difficulty.get("measures") or {}, "measures"),
        rejected=_figures(data.get("rejected") or {}, "rejected"),
        budget=_budget(outcome.get("budget")),
        answer_hash=hashed,
        certificate=certificate,
        trace=_optional(difficulty.get("trace"), "trace"),
    )


def _text(value: object, name: str) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise TypeError(name)
    return value


def _optional(value: object, name: str) -> str | None:
    return None if value is None else _text(value, name)


def _count(value: object, name: str) -> int:
    if type(value) is not int or not 0 <= value <= MAX_COUNT:
        raise TypeError(name)
    return value


def _figures(value: Any, name: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError(name)
    for key, figure in value.items():
        _text(key, name)
        if type(figure) not in (int, float) or not -MAX_MEASURE <= figure <= MAX_MEASURE:
            raise TypeError(name)
    return value


def _budget(value: Any) -> tuple[int, int] | None:
    if value is None:
        return None
    return _count(value["nodes"], "budget"), _count(value["conflicts"], "budget")
