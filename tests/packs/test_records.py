"""Records: what is written is read back, hidden answers, and lines that are none."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.packs.boards import blank
from univoca.certifying import certify
from univoca.cli.verify import _verdict
from univoca.deciding import generate
from univoca.errors import InputError
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.records import Record, answer_hash

WHOLE = generate(Recipe.parse("norinori/5x5/easy#3"), Budget())


def test_every_field_comes_back() -> None:
    """A record with all its fields is equal to what is read from its line."""
    full = replace(WHOLE, certificate={"univoca_certificate": 1, "lines": [[1, -2]]})
    for record in (WHOLE, full, full.hidden(), blank(3), blank(3, recipe=None, label=None)):
        line = record.line(rejected=True)
        assert "\n" not in line
        assert Record.from_line(line) == record


def test_evidence_names_methods_nodes_and_budget() -> None:
    """A generated record says which methods proved it, the nodes, and the budget of both."""
    outcome = WHOLE.as_json()["outcome"]
    assert outcome["proven"] == ["search", "sat"]
    assert outcome["nodes"] == WHOLE.nodes > 0
    assert outcome["budget"] == {"nodes": Budget().nodes, "conflicts": Budget().conflicts}


def test_a_line_of_an_earlier_release_is_read() -> None:
    """A record without the newer fields is read, and says nothing of them."""
    data = WHOLE.as_json()
    del data["outcome"]["budget"]
    record = Record.from_line(json.dumps(data))
    assert record.budget is None
    assert record.answer == WHOLE.answer


def test_a_hidden_answer_can_be_verified() -> None:
    """A hash stands for the right answer and for no other."""
    hidden = WHOLE.hidden()
    assert WHOLE.answer not in hidden.line()
    assert hidden.answer_hash == answer_hash(WHOLE.puzzle, WHOLE.answer)
    assert _verdict(hidden, Budget()).cause == "proven"
    wrong = replace(hidden, answer_hash=answer_hash(WHOLE.puzzle, WHOLE.answer[::-1] + "1"))
    assert _verdict(wrong, Budget()).cause == "other-answer"


def test_a_hidden_answer_is_in_no_certificate() -> None:
    """The certificate, which holds the answer, is left out with it; word of where it is stays."""
    certified = certify(WHOLE).hidden()
    assert WHOLE.answer not in certified.line()
    assert certified.certificate is None
    assert _verdict(certified, Budget()).cause == "proven"
    elsewhere = replace(WHOLE, certificate="certificates.jsonl").hidden()
    assert elsewhere.certificate == "certificates.jsonl"
    assert _verdict(elsewhere, Budget()).cause == "proven"


WRONG: dict[str, dict[str, Any]] = {
    "title": {"title": "Mine"},
    "outcome": {"outcome": [1]},
    "difficulty": {"difficulty": "easy"},
    "proven": {"outcome": {"status": "unique", "proven": "search", "nodes": 1}},
    "seconds": {"outcome": {"status": "unique", "proven": [], "nodes": 1, "seconds": 1}},
    "nodes": {"outcome": {"status": "unique", "proven": []}},
    "univoca": {"univoca": True},
    "answer": {"answer_sha256": "0" * 64},
    "certificate": {"certificate": [1]},
}


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_field_that_is_wrong_is_named(name: str, language: str) -> None:
    """What is said of a bad field names file, line and field, in words of the catalogue."""
    line = json.dumps(WHOLE.as_json() | WRONG[name])
    with pytest.raises(InputError) as failure:
        Record.from_line(line, 7, "my.jsonl")
    said = failure.value.sentence(language)
    assert f"“{name}”" in said or f"«{name}»" in said
    assert "my.jsonl" in said
    assert "7" in said
    assert "object" not in said


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", "9" * 5000])
def test_what_is_no_json_is_refused(value: str) -> None:
    """Numbers that JSON does not know, or that are too long, are refused wherever they stand."""
    line = WHOLE.line()[:-1] + f',"certificate":{{"cuts":{value}}}}}'
    with pytest.raises(InputError, match="JSON"):
        Record.from_line(line)


def test_size_is_that_of_the_recipe_or_of_the_text() -> None:
    """The size comes from the recipe, else from the puzzle's text, else there is none."""
    assert replace(WHOLE, recipe="pentominoes/3p/easy#1@1").size == "3p"
    assert replace(WHOLE, recipe=None, puzzle="univoca:norinori/10/8/x").size == "10x8"
    assert replace(WHOLE, recipe=f"norinori/5x5/easy#{'9' * 19}").size == "5x5"
    assert replace(WHOLE, recipe=None, puzzle="nonsense").size == ""


BAD = {
    "no JSON": "{",
    "no object": "[1]",
    "another format": '{"univoca":2}',
    "deep": "[" * 100_000,
    "long number": f'{{"univoca":{"9" * 5000}}}',
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_what_is_no_record_is_refused(text: str) -> None:
    """A line that is no record is one InputError with its number."""
    with pytest.raises(InputError) as refusal:
        Record.from_line(text, 7)
    assert refusal.value.parameters["line"] == 7


FIELDS = [
    ("kind",),
    ("puzzle",),
    ("answer",),
    ("recipe",),
    ("answer_sha256",),
    ("certificate",),
    ("rejected",),
    ("outcome",),
    ("outcome", "status"),
    ("outcome", "proven"),
    ("outcome", "nodes"),
    ("outcome", "budget"),
    ("difficulty",),
    ("difficulty", "label"),
    ("difficulty", "measures"),
]
VALUES: list[Any] = [
    None,
    True,
    -1,
    2**70,
    1e400,
    float("nan"),
    "a\0b",
    "\ud800",
    "",
    [],
    [1],
    {},
    {"a": []},
]


@pytest.mark.parametrize("path", FIELDS, ids=["-".join(path) for path in FIELDS])
def test_any_value_in_a_field_is_taken_or_refused(path: tuple[str, ...]) -> None:
    """Whatever stands in a field, the record is refused, or can be written and asked for all."""
    for value in VALUES:
        data = json.loads(WHOLE.line(rejected=True))
        place = data
        for name in path[:-1]:
            place = place[name]
        place[path[-1]] = value
        try:
            record = Record.from_line(json.dumps(data))
        except InputError:
            continue
        record.line(rejected=True).encode()
        assert isinstance(record.size, str)
        assert record.grade is None or record.grade == record.grade
        record.hidden()


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(st.text(max_size=60))
def test_any_text_is_refused(text: str) -> None:
    """No text at all ends in another error than ours."""
    with pytest.raises(InputError):
        Record.from_line(text)
