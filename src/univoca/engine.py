"""The one door of the player: JSON messages in, JSON messages out, over HTTP or in a worker.

`{"do": "check", "puzzle": "univoca:norinori/…", "marks": {"r1c1": "shaded"}, "language": "es"}`
gives `{"solved": false, "violations": [{"rule": "alone", "targets": ["r1c1"], "pending": true,
"sentence": "…"}]}`. Every message may carry `language`. Bad messages raise InputError.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from univoca import daily, kinds, teaching
from univoca.constructing import bounded, common, conflict, draft, edit, listing
from univoca.contract import Kind
from univoca.deciding import Proof, Record, decide, generate, prove
from univoca.errors import InputError, UnivocaError
from univoca.messages import Message
from univoca.messages import language as _language
from univoca.messages import marks as _marks
from univoca.messages import own_puzzle as _own_puzzle
from univoca.messages import text as _text
from univoca.messages import whole as _whole
from univoca.opening import FORMATS, Opened, convert, open_text, puzzle_text
from univoca.outcome import Budget, Outcome
from univoca.reasoning import explain, grade, hint
from univoca.recipe import MAX_SEED, Recipe
from univoca.texts import say

__all__ = [
    "FORMATS",
    "Opened",
    "Proof",
    "Record",
    "convert",
    "decide",
    "generate",
    "handle",
    "open_puzzle",
    "open_text",
    "prove",
    "puzzle_text",
]

MAX_STEPS = 99
"""The last step of an introduction that may be asked for."""


def handle(message: Message, budget: Budget) -> dict[str, Any]:
    """Answer one message; raises UnivocaError for the caller to turn into words."""
    action = _text(message, "do")
    _language(message)
    if action not in ACTIONS:
        raise InputError("error-action", found=action[:40], known=", ".join(ACTIONS))
    return ACTIONS[action](message, budget)


def open_puzzle(text: str, budget: Budget, kind_id: str | None = None) -> Opened:
    """Read a puzzle in any form, making it first where the text is a recipe."""
    found = open_text(text, kind_id)
    if isinstance(found, Opened):
        return found
    record = generate(found, budget)
    kind, puzzle, _ = record.parts()
    return Opened(kind, puzzle, recipe=Recipe.parse(record.recipe or ""))


def error_json(error: UnivocaError, language: str) -> dict[str, Any]:
    """Return an error as the data of an answer."""
    sentence = error.sentence(language)
    return {"error": {"id": error.message_id, "parameters": error.parameters, "sentence": sentence}}


def _kinds(message: Message, budget: Budget) -> dict[str, Any]:
    language = _language(message)
    return {"kinds": [kind_json(kinds.get(kind_id), language) for kind_id in kinds.ids()]}


def kind_json(kind: Kind, language: str) -> dict[str, Any]:
    """Return what a catalogue says of a kind."""
    info = kind.info
    return {
        "id": info.id,
        "name": say(f"{info.id}-name", None, language),
        "summary": say(f"{info.id}-summary", None, language),
        "status": info.status,
        "board": info.board,
        "sizes": list(info.sizes),
        "difficulties": list(info.difficulties),
        "daily": list(info.daily),
        "options": [{"name": each.name, "values": list(each.values)} for each in info.options],
        "rules": [
            {"id": rule.id, "sentence": say(f"{info.id}-rule-{rule.id}", None, language)}
            for rule in info.rules
        ],
        "related": list(info.related),
        "generator_version": info.generator_version,
        "unique": info.unique,
        "hints": kind.has_hints or kind.has_reasons,
        "reasons": kind.has_reasons,
        "editing": kind.has_editing,
        "formats": list(FORMATS if info.pzpr_id else FORMATS[:1]),
        "example": _example(kind),
    }


def _example(kind: Kind) -> dict[str, Any]:
    """Return the first example of a kind with the marks that solve it: its face in a catalogue."""
    first = kinds.examples(kind.info.id)["example"][0]
    puzzle = kind.model.parse(first["puzzle"])
    answer = kind.model.parse_answer(puzzle, first["answer"])
    return {"puzzle": puzzle_text(kind, puzzle), "marks": kind.model.marks_of(puzzle, answer)}


def _open(message: Message, budget: Budget) -> dict[str, Any]:
    kind_id = message.get("kind")
    if kind_id is not None and not isinstance(kind_id, str):
        raise InputError("error-field-type", field="kind", expected="text")
    opened = open_puzzle(_text(message, "text"), budget, kind_id)
    recipe = str(opened.recipe) if opened.recipe is not None else None
    return _play_json(opened.kind, opened.puzzle, opened.marks, recipe)


def _play_json(
    kind: Kind, puzzle: Any, marks: Mapping[str, str], recipe: str | None
) -> dict[str, Any]:
    return {
        "kind": kind.info.id,
        "puzzle": puzzle_text(kind, puzzle),
        "recipe": recipe,
        "marks": dict(marks),
        "scene": kind.view.scene(puzzle).as_json(),
    }


def _generate(message: Message, budget: Budget) -> dict[str, Any]:
    seed = _whole(message, "seed", 0, MAX_SEED, -1)
    options = message.get("options", {})
    if not isinstance(options, Mapping) or not all(
        isinstance(part, str) for pair in options.items() for part in pair
    ):
        raise InputError("error-field-type", field="options", expected="{name: value}")
    recipe = Recipe.parse(
        str(
            Recipe(
                _text(message, "kind"),
                _text(message, "size"),
                _text(message, "difficulty"),
                seed,
                options=tuple(sorted(options.items())),
            )
        )
    )
    record = generate(recipe, budget)
    kind, puzzle, _ = record.parts()
    return _play_json(kind, puzzle, {}, record.recipe) | {
        "difficulty": {"label": record.label, "measures": dict(record.measures)}
    }


def _scene(message: Message, budget: Budget) -> dict[str, Any]:
    kind, puzzle = _own_puzzle(message)
    return _play_json(kind, puzzle, {}, None)


def _check(message: Message, budget: Budget) -> dict[str, Any]:
    kind, puzzle = _own_puzzle(message)
    found = teaching.broken_rules(kind, puzzle, _marks(message), _language(message))
    return {"solved": not found, "violations": found}


def _rules(message: Message, budget: Budget) -> dict[str, Any]:
    return teaching.rules_json(kinds.get(_text(message, "kind")), _language(message))


def _introduction(message: Message, budget: Budget) -> dict[str, Any]:
    return teaching.introduction_json(kinds.get(_text(message, "kind")), _language(message))


def _practise(message: Message, budget: Budget) -> dict[str, Any]:
    kind = kinds.get(_text(message, "kind"))
    number = _whole(message, "step", 1, MAX_STEPS, 0)
    return teaching.practised(kind, number, _marks(message), _language(message))


def _solve(message: Message, budget: Budget) -> dict[str, Any]:
    kind, puzzle = _own_puzzle(message)
    return outcome_json(kind, puzzle, decide(kind, puzzle, bounded(message, budget)))


def outcome_json(kind: Kind, puzzle: Any, outcome: Outcome[Any]) -> dict[str, Any]:
    """Return an outcome as data: answers both as text and as marks."""
    return {
        "status": outcome.status,
        "method": outcome.method,
        "ran_out": outcome.ran_out,
        "answers": [kind.model.write_answer(puzzle, answer) for answer in outcome.answers],
        "marks": [kind.model.marks_of(puzzle, answer) for answer in outcome.answers],
        "spent": {
            "nodes": outcome.spent.nodes,
            "conflicts": outcome.spent.conflicts,
            "seconds": round(outcome.spent.seconds, 6),
        },
    }


def _convert(message: Message, budget: Budget) -> dict[str, Any]:
    kind, puzzle = _own_puzzle(message)
    return {"text": convert(kind, puzzle, _text(message, "format"))}


def _daily(message: Message, budget: Budget) -> dict[str, Any]:
    day = daily.read_date(_text(message, "date"))
    days = _whole(message, "days", 1, daily.MAX_DAYS, 1)
    return {
        "first": daily.FIRST.isoformat(),
        "days": [
            {
                "date": each.isoformat(),
                "puzzles": [daily_json(recipe) for recipe in recipes],
            }
            for each, recipes in daily.listing(day, days)
        ],
    }


def daily_json(recipe: Recipe) -> dict[str, str]:
    """Return what is said of a kind's puzzle of the day."""
    return {
        "kind": recipe.kind,
        "size": recipe.size,
        "difficulty": recipe.difficulty,
        "recipe": str(recipe),
    }


ACTIONS: dict[str, Callable[[Message, Budget], dict[str, Any]]] = {
    "kinds": _kinds,
    "open": _open,
    "contents": listing,
    "generate": _generate,
    "scene": _scene,
    "check": _check,
    "rules": _rules,
    "introduction": _introduction,
    "practise": _practise,
    "hint": hint,
    "explain": explain,
    "grade": grade,
    "solve": _solve,
    "draft": draft,
    "edit": edit,
    "conflict": conflict,
    "common": common,
    "convert": _convert,
    "daily": _daily,
}
"""What the engine does, by the message's `do`."""
