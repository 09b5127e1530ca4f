"""Specs: what they name, in which order, and what is refused before anything is made."""

from __future__ import annotations

import json

import pytest

from univoca import kinds
from univoca.campaign.spec import combinations, read_spec
from univoca.errors import InputError
from univoca.texts import LANGUAGES

TOML = """
seeds = 3
budget = {nodes = 1000, conflicts = 2000}

[[batch]]
kinds = ["norinori"]
sizes = ["5x5", "6x6"]
difficulties = ["easy", "expert"]

[[batch]]
kinds = ["stitches"]
sizes = ["6x6"]
difficulties = ["easy"]
options = {k = "2"}
seeds = [10, 2]
"""


def recipes(text: str) -> list[str]:
    spec = read_spec(text, "spec")
    return [str(recipe) for each in spec.combinations for recipe in each.recipes()]


def test_a_spec_names_its_recipes_in_order() -> None:
    """Kinds × sizes × difficulties × seeds, batch after batch, with options where known."""
    found = recipes(TOML)
    assert len(found) == 14 == read_spec(TOML, "spec").count
    version = kinds.get("norinori").info.generator_version
    assert found[0] == f"norinori/5x5/easy#0@{version}"
    assert found[3] == f"norinori/5x5/expert#0@{version}"
    assert found[-1].startswith("stitches/6x6/easy/k=2#11@")


def test_toml_and_json_say_the_same() -> None:
    """The same spec as JSON gives the same recipes and budget."""
    import tomllib

    spec = read_spec(json.dumps(tomllib.loads(TOML)), "spec")
    assert spec == read_spec(TOML, "spec")
    assert (spec.nodes, spec.conflicts) == (1000, 2000)


def test_what_is_left_out_stands_for_all() -> None:
    """Without kinds, sizes and difficulties every combination of every kind is named."""
    found = combinations((), (), (), (0, 1))
    expected = [kinds.get(name).info for name in kinds.ids()]
    assert len(found) == sum(len(info.sizes) * len(info.difficulties) for info in expected)


def test_what_is_named_twice_is_made_once() -> None:
    """Two batches with the same combination and seeds count once."""
    batch = {"kinds": ["norinori"], "sizes": ["5x5"], "difficulties": ["easy"]}
    assert len(recipes(json.dumps({"seeds": 2, "batch": [batch, batch]}))) == 2


BAD = [
    "seeds =",
    "{",
    "[" * 5000,
    "sedes = 3",
    "seeds = 0",
    "seeds = true",
    "seeds = [1, -1]",
    "seeds = [9223372036854775807, 2]",
    'seeds = "many"',
    "batch = 3",
    "batch = [3]",
    'budget = "large"',
    "budget = {nodes = 0}",
    "budget = {time = 3}",
    "budget = {nodes = true}",
    '[[batch]]\nkinds = "norinori"',
    "[[batch]]\nkinds = [3]",
    '[[batch]]\nkinds = ["sudoku"]',
    '[[batch]]\nsizes = ["1000x1000"]',
    '[[batch]]\nsizes = ["../x"]',
    '[[batch]]\nkinds = ["norinori"]\ndifficulties = ["awful"]',
    '[[batch]]\nkinds = ["stitches"]\noptions = {k = "many"}',
    '[[batch]]\nkinds = ["norinori"]\noptions = {k = "2"}',
    "[[batch]]\noptions = {colour = 3}",
    "batch = []",
    "[[batch]]\noptions = 3",
    "[[batch]]\nfoo = 3",
]


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_bad_specs_are_refused(text: str) -> None:
    """A spec that cannot be made is one InputError, in words of each language."""
    with pytest.raises(InputError) as refusal:
        read_spec(text, "spec.toml")
    assert all(refusal.value.sentence(each) != refusal.value.message_id for each in LANGUAGES)
