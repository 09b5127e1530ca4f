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
FIELDS = (
    *("univoca", "kind", "puzzle", "answer", "answer_sha256", "outcome", "recipe"),
    *("difficulty", "certificate", "rejected"),
)
OUTCOME_FIELDS = ("status", "proven", "nodes", "budget")
DIFFICULTY_FIELDS = ("label", "measures", "trace")
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
        """Return the record with the hash of its answer in the answer's place.

        A certificate goes too, since it holds the answer; a text that says where one is stays.
        """
        if not self.answer:
            return self
        place = self.certificate if isinstance(self.certificate, str) else None
        digest = answer_hash(self.puzzle, self.answer)
        return replace(self, answer="", answer_hash=digest, certificate=place)

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
    def from_line(cls, line: str, number: int = 1, path: str = "") -> Record:
        """Read a record; `number` is its line in the file `path`. Raises InputError for none."""
        try:
            return _record(json_object(line))
        except InputError as reason:
            raise unfit(reason, number, path) from None

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


def unfit(reason: InputError, number: int, path: str = "") -> InputError:
    """Return why a line is no record as an error that says which line, of which file if known."""
    if path not in ("", "-"):
        return InputError("error-pack-record", path=path[:200], line=number, reason=reason)
    return InputError("error-record", line=number, reason=reason)


def json_object(line: str) -> dict[str, Any]:
    """Return the JSON object that a line holds; raises InputError for any other text."""
    try:
        data = json.loads(line, parse_constant=_no_number)
        if "\\u" in line:
            json.dumps(data, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError) as failure:
        position = failure.pos + 1 if isinstance(failure, json.JSONDecodeError) else 1
        raise InputError("error-record-json", position=position) from None
    if not isinstance(data, dict):
        raise InputError("error-record-json", position=1)
    return data


def _no_number(name: str) -> Any:
    """Refuse NaN and the infinities, which Python reads and JSON does not know."""
    raise ValueError(name)


def _record(data: dict[str, Any]) -> Record:
    """Build a record of plain data; raises InputError, which names a field."""
    _only(data, FIELDS)
    if type(data.get("univoca")) is not int or data["univoca"] != RECORD_FORMAT:
        raise InputError("error-field-type", field="univoca", expected=str(RECORD_FORMAT))
    outcome = _object(field_of(data, "outcome"), "outcome", OUTCOME_FIELDS)
    difficulty = _object(data.get("difficulty") or {}, "difficulty", DIFFICULTY_FIELDS)
    hashed = data.get("answer_sha256")
    if hashed is not None and not (isinstance(hashed, str) and _DIGEST.fullmatch(hashed)):
        raise _wrong("answer_sha256")
    if hashed is not None and "answer" in data:
        raise _wrong("answer")
    certificate, proven = data.get("certificate"), field_of(outcome, "proven")
    if not isinstance(certificate, dict | str | None):
        raise _wrong("certificate")
    if not isinstance(proven, list):
        raise _wrong("proven")
    return Record(
        kind=_text(field_of(data, "kind"), "kind"),
        puzzle=_text(field_of(data, "puzzle"), "puzzle"),
        answer=_text(field_of(data, "answer"), "answer") if hashed is None else "",
        status=_text(field_of(outcome, "status"), "status"),
        proven=tuple(_text(method, "proven") for method in proven),
        nodes=_count(field_of(outcome, "nodes"), "nodes"),
        recipe=_optional(data.get("recipe"), "recipe"),
        label=_optional(difficulty.get("label"), "label"),
        measures=_figures(difficulty.get("measures") or {}, "measures"),
        rejected=_figures(data.get("rejected") or {}, "rejected"),
        budget=_budget(outcome.get("budget")),
        answer_hash=hashed,
        certificate=certificate,
        trace=_optional(difficulty.get("trace"), "trace"),
    )


def field_of(data: Mapping[str, Any], name: str) -> Any:
    """Return a field that must be there; raises InputError where it is missing."""
    if name not in data:
        raise InputError("error-field-missing", field=name)
    return data[name]


def _wrong(name: str) -> InputError:
    return InputError("error-record-field", field=name)


def _only(data: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for name in data:
        if name not in known:
            found = name[:40]
            raise InputError("error-record-unknown", field=found, known=", ".join(known))


def _object(value: object, name: str, known: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong(name)
    _only(value, known)
    return value


def _text(value: object, name: str) -> str:
    if not isinstance(value, str) or not value.isprintable():
        raise _wrong(name)
    return value


def _optional(value: object, name: str) -> str | None:
    return None if value is None else _text(value, name)


def _count(value: object, name: str) -> int:
    if type(value) is not int or not 0 <= value <= MAX_COUNT:
        raise _wrong(name)
    return value


def _figures(value: Any, name: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong(name)
    for key, figure in value.items():
        _text(key, name)
        if type(figure) not in (int, float) or not -MAX_MEASURE <= figure <= MAX_MEASURE:
            raise _wrong(name)
    return value


def _budget(value: Any) -> tuple[int, int] | None:
    if value is None:
        return None
    own = _object(value, "budget", ("nodes", "conflicts"))
    nodes, conflicts = field_of(own, "nodes"), field_of(own, "conflicts")
    return _count(nodes, "budget"), _count(conflicts, "budget")
