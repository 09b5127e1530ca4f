"""Difficulty by construction, measured: what rises from easy to expert, and what differs."""

from __future__ import annotations

from statistics import mean

import pytest

from univoca.kinds.pentominoes import model, rules
from univoca.kinds.pentominoes.generator import generate
from univoca.outcome import Budget
from univoca.recipe import DIFFICULTIES, Recipe


def grades(size: str, difficulty: str, seeds: int) -> list[float]:
    """Return the grades of so many puzzles."""
    recipes = (Recipe("pentominoes", size, difficulty, seed, 1) for seed in range(seeds))
    return [generate(recipe, Budget()).measures["grade"] for recipe in recipes]


@pytest.mark.parametrize("size", ["3p", "5p"])
def test_mean_grade_rises_with_difficulty(size: str) -> None:
    """Over 30 seeds of each difficulty the mean grade rises strictly from easy to expert."""
    means = [mean(grades(size, difficulty, 30)) for difficulty in DIFFICULTIES]
    assert means == sorted(set(means))


@pytest.mark.campaign
@pytest.mark.parametrize("size", ["4p", "6p", "7p", "8p", "9p", "10p", "11p", "12p", "6x10", "9x5"])
def test_mean_grade_rises_with_difficulty_on_big_boards(size: str) -> None:
    """The same over 30 seeds for more pieces and for rectangles."""
    test_mean_grade_rises_with_difficulty(size)


def test_rectangles_of_all_pieces_differ_by_seed_and_difficulty() -> None:
    """Four recipes of 6×10 give four puzzles, each with a lock and a right answer."""
    texts = set()
    for difficulty, seed in (("easy", 1), ("expert", 1), ("expert", 2), ("expert", 3)):
        made = generate(Recipe("pentominoes", "6x10", difficulty, seed, 1), Budget())
        assert rules.violations(made.puzzle, made.answer) == ()
        assert made.puzzle.locked
        texts.add(model.write(made.puzzle))
    assert len(texts) == 4
