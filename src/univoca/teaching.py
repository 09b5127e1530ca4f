"""What a kind teaches with: its rules, each with a right and a wrong board, and its introduction.

The boards are those of the kind's `examples.toml`, the tasks those of its `introduction.toml`: a
small puzzle, the marks that lie on it, the rules that must hold when the task is done, and marks
that must be there then. All judging is the validator's. Knows no kind by name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from univoca import kinds
from univoca.contract import Kind
from univoca.errors import InputError
from univoca.opening import puzzle_text
from univoca.texts import say


def broken_rules(
    kind: Kind, puzzle: Any, marks: Mapping[str, str], language: str
) -> list[dict[str, Any]]:
    """Return every rule that the marks break: where, in words, and whether more may mend it."""
    pending = {rule.id: rule.pending for rule in kind.info.rules}
    return [
        {
            "rule": each.rule,
            "targets": list(each.targets),
            "pending": pending[each.rule],
            "sentence": say(f"{kind.info.id}-broken-{each.rule}", each.parameters, language),
        }
        for each in kind.rules.violations(puzzle, kind.model.answer_of(puzzle, marks))
    ]


def rules_json(kind: Kind, language: str) -> dict[str, Any]:
    """Return each rule in words, with a board that keeps it and one that breaks it alone."""
    shown = {one["rule"]: one for one in kinds.examples(kind.info.id)["broken"]}
    return {
        "kind": kind.info.id,
        "rules": [
            {
                "id": rule.id,
                "sentence": say(f"{kind.info.id}-rule-{rule.id}", None, language),
                "right": _board(kind, *right_board(shown[rule.id]), language),
                "wrong": _board(kind, shown[rule.id]["puzzle"], shown[rule.id]["answer"], language),
            }
            for rule in kind.info.rules
        ],
    }


def right_board(broken: Mapping[str, str]) -> tuple[str, str]:
    """Return puzzle and answer of the board that does right what a broken one does wrong.

    It is the same puzzle, unless the entry names another one.
    """
    return broken.get("right-puzzle", broken["puzzle"]), broken["right"]


def _board(kind: Kind, text: str, answer: str, language: str) -> dict[str, Any]:
    puzzle = kind.model.parse(text)
    marks = kind.model.marks_of(puzzle, kind.model.parse_answer(puzzle, answer))
    return {
        "puzzle": puzzle_text(kind, puzzle),
        "scene": kind.view.scene(puzzle).as_json(),
        "marks": marks,
        "violations": broken_rules(kind, puzzle, marks, language),
    }


def introduction_json(kind: Kind, language: str) -> dict[str, Any]:
    """Return the tasks of a kind's introduction, one after the other."""
    steps = []
    for step in kinds.introduction(kind.info.id):
        puzzle = kind.model.parse(step["puzzle"])
        steps.append(
            {
                "task": say(task_message(kind, step), None, language),
                "puzzle": puzzle_text(kind, puzzle),
                "scene": kind.view.scene(puzzle).as_json(),
                "marks": step.get("marks", {}),
                "answer": step["answer"],
            }
        )
    return {"kind": kind.info.id, "steps": steps}


def task_message(kind: Kind, step: Mapping[str, Any]) -> str:
    """Return the id of the message that sets a task."""
    return f"{kind.info.id}-learn-{step['task']}"


def practised(kind: Kind, number: int, marks: Mapping[str, str], language: str) -> dict[str, Any]:
    """Return whether the task with this number (from 1) is done, and which of its rules break.

    Rules that the task does not speak of are passed over.
    """
    steps = kinds.introduction(kind.info.id)
    if number > len(steps):
        raise InputError("error-field-type", field="step", expected=f"1–{len(steps)}")
    step = steps[number - 1]
    puzzle = kind.model.parse(step["puzzle"])
    found = broken_rules(kind, puzzle, marks, language)
    broken = [each for each in found if each["rule"] in step["keeps"]]
    there = all(marks.get(target) == state for target, state in step.get("needs", {}).items())
    return {"done": there and not broken, "violations": broken}
