"""Choosing, sampling and freeing a pack of doubles."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from tests.packs.boards import blank
from univoca import kinds
from univoca.errors import InputError
from univoca.grid import SYMMETRIES
from univoca.opening import puzzle_text
from univoca.packs.choosing import KEYS, Wanted, chunks, distinct, key_of, sample
from univoca.records import Record

PACK = [blank(number) for number in range(60)]


def mirrored(record: Record, at: int) -> Record:
    kind, puzzle, answer = record.parts()
    symmetry = SYMMETRIES[at]
    turned = kind.model.transform(puzzle, symmetry)
    moved = kind.model.transform_answer(puzzle, answer, symmetry)
    text = puzzle_text(kind, turned)
    return replace(record, puzzle=text, answer=kind.model.write_answer(turned, moved))


def test_bounds_must_all_hold() -> None:
    """Each bound leaves out what is beyond it, and several leave what all admit."""
    wanted = Wanted(kinds=("blank",), least_nodes=10, most_nodes=20, least_grade=1.5)
    assert [one.nodes for one in PACK if wanted.admits(one)] == [15, 16, 17, 18, 19, 20]
    for other in (
        Wanted(kinds=("norinori",)),
        Wanted(sizes=("5x5",)),
        Wanted(labels=("hard",)),
        Wanted(statuses=("ambiguous",)),
        Wanted(certified=True),
    ):
        assert not any(other.admits(one) for one in PACK)
    assert not Wanted(least_grade=0.0).admits(replace(PACK[0], measures={}))


def test_turned_and_mirrored_puzzles_are_doubles() -> None:
    """Of a puzzle and its turns and mirrors the first stays; others stay in their order."""
    pack = [each for record in PACK for each in (record, *(mirrored(record, at) for at in (3, 6)))]
    once = list(distinct(PACK))
    assert list(distinct(pack)) == once
    assert len(once) > 50


def test_a_sample_is_drawn_evenly() -> None:
    """Over many seeds every record is drawn about equally often, and never twice in one sample."""
    drawn: Counter[int] = Counter()
    for seed in range(600):
        found = sample(PACK, 6, seed)
        numbers = [one.nodes for one in found]
        assert numbers == sorted(set(numbers))
        assert len(numbers) == 6
        drawn.update(numbers)
    assert set(drawn) == set(range(60))
    assert 30 < min(drawn.values()) <= max(drawn.values()) < 95


def test_a_sample_of_groups_takes_from_each() -> None:
    """By group the count is taken of each group; the same seed gives the same sample."""
    pack = [replace(one, label=("easy", "hard")[one.nodes % 3 == 0]) for one in PACK]
    found = sample(pack, 5, 1, "difficulty")
    assert Counter(one.label for one in found) == {"easy": 5, "hard": 5}
    assert found == sample(pack, 5, 1, "difficulty") != sample(pack, 5, 2, "difficulty")
    assert len(sample(pack, 1000, 1)) == 60


@pytest.mark.parametrize("by", KEYS)
def test_groups_have_names_fit_for_files(by: str) -> None:
    """A group's name has only letters, digits, - and _, whatever the record says."""
    odd = blank(1, kind="../a b", label="x/y", status="", measures={})
    for record in (PACK[0], odd):
        name = key_of(record, by)
        assert name
        assert not set("/. \\") & set(name)


def test_chunks_hold_all_in_order() -> None:
    """Chunks have the length asked for, the last one what is left; none is empty."""
    assert [len(chunk) for chunk in chunks(PACK, 25)] == [25, 25, 10]
    assert [one for chunk in chunks(PACK, 7) for one in chunk] == PACK
    assert list(chunks([], 3)) == []
    with pytest.raises(InputError):
        list(chunks(PACK, 0))


def test_the_template_makes_the_records() -> None:
    """The records of these tests are sound: their answers are the only ones."""
    kind, puzzle, answer = PACK[0].parts()
    assert kind is kinds.get(kinds.TEMPLATE)
    assert not kind.rules.violations(puzzle, answer)


def test_a_group_has_a_name_that_is_fit_for_a_file() -> None:
    """Whatever text stands where the kind should, its group has a short name without dots."""
    for text in ("../../x", "", "k" * 5000, "é" * 5000, "a/b", "CON.", " "):
        name = key_of(blank(1, kind=text), "kind")
        assert 0 < len(name.encode()) <= 255
        assert not set(name) & set("./\\ ")
