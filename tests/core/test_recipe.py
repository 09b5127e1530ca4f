"""Recipes read and written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from univoca.errors import InputError
from univoca.recipe import MAX_SEED, Recipe, looks_like_recipe


@pytest.mark.parametrize(
    "text",
    [
        "norinori/10x10/hard#42@1",
        "norinori/10x10/hard#42",
        "stitches/10x10/hard/k=2#0@12",
        "castle-wall/6x6/expert/minimal=yes/symmetry=none#7@1",
    ],
)
def test_recipes_round_trip(text: str) -> None:
    """A recipe reads and writes the same text."""
    assert str(Recipe.parse(text)) == text


def test_options_are_sorted() -> None:
    """The order in which options are typed does not matter."""
    first = Recipe.parse("k/1x1/easy/b=1/a=2#3")
    assert first == Recipe.parse("k/1x1/easy/a=2/b=1#3")
    assert first.option("b", "9") == "1"
    assert first.option("c", "9") == "9"


@given(st.text(max_size=60))
def test_any_text_is_a_recipe_or_one_error(text: str) -> None:
    """No text makes anything but a recipe or an InputError."""
    try:
        Recipe.parse(text)
    except InputError:
        return
    assert looks_like_recipe(text)


def test_too_large_a_seed_is_refused() -> None:
    """Seeds end at 2^63 - 1, and an option may be given once."""
    assert Recipe.parse(f"a/1x1/easy#{MAX_SEED}").seed == MAX_SEED
    for text in (f"a/1x1/easy#{MAX_SEED + 1}", "a/1x1/easy/k=1/k=2#1"):
        with pytest.raises(InputError):
            Recipe.parse(text)
