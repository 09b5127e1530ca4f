"""What every kind teaches with: boards for its rules, and tasks that can be done and are judged."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.contract.support import each_kind, examples
from univoca import engine, kinds, teaching
from univoca.contract import Kind
from univoca.errors import InputError
from univoca.outcome import Budget
from univoca.texts import LANGUAGES, say

PIECES = "pieces"


def steps(kind: Kind) -> tuple[dict[str, Any], ...]:
    """Return the steps of a kind's introduction."""
    return kinds.introduction(kind.info.id)


def done(kind: Kind, number: int, marks: Mapping[str, str]) -> bool:
    """Return whether the engine takes a task for done."""
    message = {"do": "practise", "kind": kind.info.id, "step": number, "marks": marks}
    return bool(engine.handle(message, Budget())["done"])


@each_kind
def test_each_broken_board_has_one_that_does_it_right(kind: Kind) -> None:
    """The board beside a broken one breaks no rule; it is the same puzzle or says it is not."""
    for one in examples(kind)["broken"]:
        text, answer = teaching.right_board(one)
        puzzle = kind.model.parse(text)
        assert kind.rules.violations(puzzle, kind.model.parse_answer(puzzle, answer)) == ()
        assert one.get("right-puzzle") != one["puzzle"]


@each_kind
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_shown_right_and_wrong(kind: Kind, language: str) -> None:
    """The engine gives each rule in order, with a clean board and one with what breaks in words."""
    message = {"do": "rules", "kind": kind.info.id, "language": language}
    found = engine.handle(message, Budget())["rules"]
    assert [each["id"] for each in found] == [rule.id for rule in kind.info.rules]
    for each in found:
        assert each["right"]["violations"] == []
        assert {one["rule"] for one in each["wrong"]["violations"]} == {each["id"]}
        assert all(
            one["sentence"] and "{" not in one["sentence"] for one in each["wrong"]["violations"]
        )


@each_kind
def test_every_rule_is_practised(kind: Kind) -> None:
    """The tasks together speak of every rule of the kind and of no other."""
    spoken = {rule for step in steps(kind) for rule in step["keeps"]}
    assert spoken == {rule.id for rule in kind.info.rules}


@each_kind
def test_every_task_is_set_in_both_languages(kind: Kind) -> None:
    """A task has a sentence of its own in each language, short enough to be read at a glance."""
    ids = [teaching.task_message(kind, step) for step in steps(kind)]
    assert len(set(ids)) == len(ids)
    for message in ids:
        sentences = [say(message, None, language) for language in LANGUAGES]
        assert message not in sentences
        assert len(set(sentences)) == len(LANGUAGES)
        assert max(map(len, sentences)) <= 200


@each_kind
def test_every_task_can_be_done_and_is_not_done_before(kind: Kind) -> None:
    """Neither the marks at the start nor an empty board do a task; its own answer does."""
    for number, step in enumerate(steps(kind), 1):
        assert not done(kind, number, step.get("marks", {}))
        assert done(kind, number, step["answer"])
        if kind.info.board != PIECES or step.get("marks"):
            assert not done(kind, number, {})


@each_kind
def test_marks_of_tasks_are_on_their_boards(kind: Kind) -> None:
    """Every mark of a step names a target of its board and a state that a player can give it."""
    for step in steps(kind):
        scene = kind.view.scene(kind.model.parse(step["puzzle"]))
        states = {each.id: scene.families[each.family].states for each in scene.targets}
        places = {piece.id: piece for piece in scene.pieces}
        for part in ("marks", "needs", "answer"):
            for target, state in step.get(part, {}).items():
                if target in places:
                    assert places[target].cells(state)
                else:
                    assert state in states[target]


@each_kind
def test_a_task_that_is_not_there_is_refused(kind: Kind) -> None:
    """Asking for a step past the last is one sentence, no traceback."""
    with pytest.raises(InputError):
        done(kind, len(steps(kind)) + 1, {})
