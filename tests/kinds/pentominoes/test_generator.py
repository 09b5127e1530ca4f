"""Difficulty as it is reasoned: what rises from easy to expert, and what differs."""

from __future__ import annotations

import pytest

from tests.kinds.pieces import check_labels
from univoca import kinds
from univoca.deciding import checked_recipe
from univoca.kinds.pentominoes import model, rules
from univoca.kinds.pentominoes.generator import generate
from univoca.outcome import Budget
from univoca.recipe import Recipe

KIND = kinds.get("pentominoes")


@pytest.mark.parametrize("size", ["3p", "6p"])
def test_labels_are_hit_and_effort_rises(size: str) -> None:
    """Of five seeds a difficulty none misses its label, and mean effort rises strictly."""
    check_labels(KIND, size, 5)


@pytest.mark.campaign
@pytest.mark.parametrize("size", KIND.info.sizes)
def test_labels_are_hit_and_effort_rises_over_200_seeds(size: str) -> None:
    """Of 200 seeds a difficulty at most 5 % miss their label, and all explain to their end."""
    check_labels(KIND, size, 200)


def test_easy_boards_need_no_trial() -> None:
    """On an easy board nothing is assumed, whatever its size."""
    for size in ("3p", "8p", "9x5"):
        recipe = checked_recipe(Recipe("pentominoes", size, "easy", 1))
        assert generate(recipe, Budget()).measures["refutations"] == 0


def test_rectangles_of_all_pieces_differ_by_seed_and_difficulty() -> None:
    """Four recipes of 6×10 give four puzzles, each with a lock and a right answer."""
    texts = set()
    for difficulty, seed in (("easy", 1), ("expert", 1), ("expert", 2), ("expert", 3)):
        made = generate(checked_recipe(Recipe("pentominoes", "6x10", difficulty, seed)), Budget())
        assert rules.violations(made.puzzle, made.answer) == ()
        assert made.puzzle.locked
        texts.add(model.write(made.puzzle))
    assert len(texts) == 4


def test_one_packing_on_request() -> None:
    """With the option `unique` the puzzle has one packing, of the label asked for."""
    for difficulty in ("easy", "expert"):
        recipe = Recipe("pentominoes", "6p", difficulty, 1, options=(("unique", "yes"),))
        made = generate(checked_recipe(recipe), Budget())
        assert (made.measures["packings"], made.measures["more"]) == (1, 0)
