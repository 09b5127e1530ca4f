"""Boards as they are edited: every puzzle can be drawn; edits draw a puzzle or are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.contract.support import KINDS, examples, generated, tiny
from univoca import kinds
from univoca.contract import Kind
from univoca.errors import InputError
from univoca.grid import Size
from univoca.rng import Rng
from univoca.sheet import NUMBER, EditFamily, Field, Sheet
from univoca.texts import LANGUAGES, say

WITH = [kinds.get(name) for name in KINDS if kinds.get(name).has_editing]
with_editing = pytest.mark.parametrize("kind", WITH, ids=[kind.info.id for kind in WITH])


def boards(kind: Kind) -> list[Any]:
    """Return examples, a generated puzzle, tiny ones and empty boards."""
    given = [kind.model.parse(one["puzzle"]) for one in examples(kind)["example"]]
    empty = [kind.editing.blank(size) for size in (Size(1, 1), Size(1, 7), Size(5, 3))]
    return [*given, generated(kind).puzzle, *tiny(kind, 30, "editing"), *empty]


@with_editing
def test_every_puzzle_can_be_drawn(kind: Kind) -> None:
    """The edits of a puzzle draw it again, on its own board and on an empty one of its size."""
    for puzzle in boards(kind):
        edits = kind.editing.edits_of(puzzle)
        assert kind.editing.edited(puzzle, edits) == puzzle
        assert kind.editing.edited(kind.editing.blank(puzzle.size), edits) == puzzle
        assert kind.editing.edits_of(kind.editing.edited(puzzle, {})) == {}


@with_editing
def test_any_edits_draw_a_puzzle_or_are_refused_in_words(kind: Kind) -> None:
    """Random sequences of edits give a puzzle that survives all uses, or one InputError."""
    rng = Rng(f"edits/{kind.info.id}")
    drawn = 0
    for puzzle in boards(kind):
        sheet = kind.editing.sheet(puzzle)
        edits = dict(kind.editing.edits_of(puzzle))
        settable = [one for one in sheet.targets if sheet.families[one.family].fields]
        for _ in range(12 if settable else 0):
            target = rng.choice(settable)
            edits[target.id] = random_state(rng, sheet.families[target.family])
            try:
                made = kind.editing.edited(puzzle, edits)
            except InputError as refusal:
                assert refusal.sentence("es") != refusal.message_id
                continue
            assert kind.model.parse(kind.model.write(made)) == made
            json.dumps(kind.view.scene(made).as_json())
            assert kind.editing.edited(made, kind.editing.edits_of(made)) == made
            drawn += 1
    assert drawn >= 100


def random_state(rng: Rng, family: EditFamily) -> str:
    """Return a state that the family's fields allow."""
    return ":".join(random_value(rng, field) for field in family.fields)


def random_value(rng: Rng, field: Field) -> str:
    if field.bounds is None:
        return rng.choice(field.values)
    low, high = field.bounds
    number = rng.between(low, min(high, 5)) if rng.chance(0.9) else high
    return rng.choice((field.values[0], str(number), str(number)))


@with_editing
def test_what_the_sheet_does_not_have_is_refused(kind: Kind) -> None:
    """Unknown targets, states of other fields, numbers out of bounds and odd digits are errors."""
    puzzle = kind.editing.blank(Size(3, 3))
    sheet = kind.editing.sheet(puzzle)
    target = next(one for one in sheet.targets if sheet.families[one.family].fields)
    count = len(sheet.families[target.family].fields)
    wrong = ["", "none:none:none:none", ":", "fence", "-1", "٣", "007", "1e3", "99999", "none "]
    for edits in ({"r9c9": "none"}, {"": ""}, *({target.id: state} for state in wrong)):
        with pytest.raises(InputError) as refusal:
            kind.editing.edited(puzzle, edits)
        assert refusal.value.message_id in ("error-target", "error-mark-state")
    untouched = ":".join(sheet.families[target.family].untouched)
    assert untouched.count(":") == count - 1
    assert kind.editing.edited(puzzle, {target.id: untouched}) == puzzle


@with_editing
def test_sheets_are_sound(kind: Kind) -> None:
    """A sheet names nothing that it does not have, has words for all of it and goes into JSON."""
    for puzzle in boards(kind)[:6]:
        sheet = kind.editing.sheet(puzzle)
        ids = [target.id for target in sheet.targets]
        assert len(set(ids)) == len(ids)
        assert set(sheet.divides) <= set(sheet.families)
        for target in sheet.targets:
            said(target.label, target.parameters)
            assert target.family in sheet.families
        for family in sheet.families.values():
            check_family(family)
        assert json.loads(json.dumps(sheet.as_json()))["width"] == sheet.width


def check_family(family: EditFamily) -> None:
    """Hold each field against its own words and keys, and the looks against the choices."""
    names = {field.name: field for field in family.fields}
    for field in family.fields:
        said(field.label)
        if field.bounds is None:
            for value in field.values:
                said(field.words[value])
        assert set(field.keys.values()) <= set(field.values)
        for name, value in field.needs.items():
            assert names[name].takes(value)
    choices = [field for field in family.fields if field.bounds is None]
    for key, shapes in family.looks.items():
        parts = key.split(":") if key else []
        assert len(parts) == len(choices)
        assert all(field.takes(part) for field, part in zip(choices, parts, strict=True))
        assert all(NUMBER in shape.text or not shape.text for shape in shapes)


def said(message: str, parameters: Any = None) -> None:
    """Hold that a message exists in every language and fills all its gaps."""
    for language in LANGUAGES:
        sentence = say(message, parameters, language)
        assert sentence != message
        assert "{" not in sentence


def test_a_number_field_takes_whole_numbers_within_its_bounds() -> None:
    """Bounds are included; signs, spaces, other digits and leading zeros are no numbers."""
    field = Field("number", "editor-border", bounds=(2, 12))
    assert [value for value in ("none", "2", "12") if not field.takes(value)] == []
    refused = ("1", "13", "02", "+3", " 3", "3 ", "٣", "3.0", "", "None")
    assert [value for value in refused if field.takes(value)] == []


def test_loose_borders_part_nothing() -> None:
    """A border that does not shut a region in is kept by the draft and is not in the puzzle."""
    kind = kinds.get("norinori")
    empty = kind.editing.blank(Size(2, 2))
    assert isinstance(kind.editing.sheet(empty), Sheet)
    assert kind.editing.edited(empty, {"r1c1-r1c2": "border"}) == empty
    two = {"r1c1-r1c2": "border", "r2c1-r2c2": "border"}
    assert kind.editing.edited(empty, two).regions == (0, 1, 0, 1)
