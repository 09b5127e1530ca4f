"""What the engine answers one who wants to know why: hints, explanations, grades.

Each function takes a message and a budget and returns plain data, as those of `engine` do.
"""

from __future__ import annotations

from typing import Any

from univoca.contract import Hint, Kind
from univoca.errors import InputError
from univoca.explaining import hinting, path, telling
from univoca.messages import Message, language, marks, own_puzzle, whole
from univoca.outcome import Budget
from univoca.texts import say

MAX_STAGE = 9
"""The last stage of help that may be asked for."""


def hint(message: Message, budget: Budget) -> dict[str, Any]:
    """Return one stage of help with the player's own position."""
    kind, puzzle = own_puzzle(message)
    given = marks(message)
    stage = whole(message, "stage", 1, MAX_STAGE, 1)
    found = _hint(kind, puzzle, given, stage, budget)
    return {
        "stage": stage if found.stage is None else found.stage,
        "last": found.last,
        "sentence": " ".join(hinting.sentences(kind, puzzle, found, language(message))),
        "targets": list(found.targets),
        "move": found.move,
        "marks": dict(found.marks),
        "measures": dict(found.measures),
    }


def _hint(kind: Kind, puzzle: Any, given: Any, stage: int, budget: Budget) -> Hint:
    if kind.has_hints:
        return kind.hints.hint(puzzle, given, stage, budget)
    if not kind.has_reasons:
        raise InputError("error-hints", kind=kind.info.id)
    return hinting.hint(kind, puzzle, given, stage, budget)


def explain(message: Message, budget: Budget) -> dict[str, Any]:
    """Return the whole path to a puzzle's answer, step by step, with its grade."""
    kind, puzzle = own_puzzle(message)
    return explanation_json(kind, puzzle, path.explain(kind, puzzle, budget), language(message))


def grade(message: Message, budget: Budget) -> dict[str, Any]:
    """Return how hard a puzzle is to reason out, and its hardest step."""
    kind, puzzle = own_puzzle(message)
    return grade_json(kind, puzzle, path.graded(kind, puzzle, budget), language(message))


def explanation_json(
    kind: Kind, puzzle: Any, found: path.Explanation, spoken: str
) -> dict[str, Any]:
    """Return an explanation as data: its steps with their sentences, then its grade."""
    scene = kind.view.scene(puzzle)
    steps = [
        {"number": number} | telling.as_json(kind, step, scene, spoken)
        for number, step in enumerate(found.steps, 1)
    ]
    return {"end": found.end, "ran_out": found.ran_out, "steps": steps} | _figures(
        kind, found, spoken
    )


def grade_json(kind: Kind, puzzle: Any, found: path.Explanation, spoken: str) -> dict[str, Any]:
    """Return a grade as data, with the hardest step in words (null where there is none)."""
    scene = kind.view.scene(puzzle)
    steps = [telling.as_json(kind, step, scene, spoken) for step in found.steps]
    hardest = {"hardest": steps[0] if steps else None}
    return {"end": found.end, "ran_out": found.ran_out} | hardest | _figures(kind, found, spoken)


def _figures(kind: Kind, found: path.Explanation, spoken: str) -> dict[str, Any]:
    uses = [
        {"technique": name, "name": telling.technique_name(kind, name, spoken), "steps": count}
        for name, count in found.grade.uses
    ]
    figures = {"label": found.label, "measures": found.grade.measures(), "uses": uses}
    return {"ending": ending(found, spoken), "chosen": found.chosen} | figures


def ending(found: path.Explanation, spoken: str) -> str:
    """Return how an explanation ended, as a sentence: no more than was shown."""
    name = "chosen" if found.end == "solved" and found.chosen else found.end
    return say(f"explain-end-{name}", {"reason": found.ran_out or ""}, spoken)
