"""Stitches: what its generator promises."""

from __future__ import annotations

from statistics import mean

import pytest

from univoca.contract import Generated
from univoca.deduce.grading import grade
from univoca.deduce.run import Run
from univoca.errors import GenerationError, InputError
from univoca.grid import SYMMETRIES, Size
from univoca.kinds.stitches import KIND, generator, model, prover, rules, solver, techniques
from univoca.kinds.stitches.model import Answer, Puzzle
from univoca.outcome import Budget, CancelToken
from univoca.recipe import DIFFICULTIES, Recipe

SIZES = KIND.info.sizes


def made(size: str, difficulty: str, seed: int, k: str = "1") -> Generated[Puzzle, Answer]:
    recipe = Recipe("stitches", size, difficulty, seed, 1, (("k", k),))
    return generator.generate(recipe, Budget())


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("size", SIZES)
def test_eight_symmetries_are_each_solved_anew(size: str, difficulty: str) -> None:
    """A puzzle of each size and difficulty, turned and mirrored, has its one answer, turned too."""
    one = made(size, difficulty, 7, k=str(1 + DIFFICULTIES.index(difficulty) % 3))
    for symmetry in SYMMETRIES:
        puzzle = model.transform(one.puzzle, symmetry)
        answer = model.transform_answer(one.puzzle, one.answer, symmetry)
        for module in (solver, prover):
            outcome = module.solutions(puzzle, Budget()).outcome()
            assert (outcome.status, outcome.answers) == ("unique", (answer,)), symmetry.name


def check_labels(size: str, k: str, seeds: int) -> None:
    """Check seeds of each difficulty: proven, explained, under their label; effort rises."""
    means: list[float] = []
    missed = 0
    for difficulty in DIFFICULTIES:
        efforts: list[float] = []
        for seed in range(seeds):
            one = made(size, difficulty, seed, k)
            assert rules.violations(one.puzzle, one.answer) == ()
            listing = solver.solutions(one.puzzle, Budget())
            assert listing.complete
            assert listing.answers == (one.answer,)
            assert listing.spent.nodes == one.measures["nodes"]
            trace = Run(techniques.board(one.puzzle)).trace()
            assert trace == one.trace
            assert trace.end == "solved"
            found = grade(techniques.TECHNIQUES, trace)
            assert one.measures.items() >= found.measures().items()
            assert found.level < 5 or difficulty in ("hard", "expert")
            missed += techniques.label(one.puzzle, found) != difficulty
            efforts.append(found.effort)
        means.append(mean(efforts))
    assert means == sorted(set(means)), means
    assert missed <= 0.05 * seeds * len(DIFFICULTIES)


@pytest.mark.parametrize(("size", "seeds"), list(zip(SIZES, (12, 8, 6, 5), strict=True)))
def test_effort_rises_with_difficulty(size: str, seeds: int) -> None:
    """At each size puzzles have their labels, and mean effort rises strictly, easy to expert."""
    check_labels(size, "1", seeds)


@pytest.mark.campaign
@pytest.mark.parametrize("k", ["1", "2", "3", "4"])
@pytest.mark.parametrize("size", SIZES)
def test_effort_rises_with_difficulty_over_many_seeds(size: str, k: str) -> None:
    """The same over 200 seeds of each combination, for every k: 5 % at most miss their label."""
    check_labels(size, k, 200)


@pytest.mark.parametrize("k", ["1", "2", "3", "4"])
@pytest.mark.parametrize("size", ["4x4", "4x15", "15x4", "9x13", "15x15"])
def test_any_rectangle_can_be_made(size: str, k: str) -> None:
    """Every rectangle from 4x4 to 15x15 gives a puzzle with k stitches a pair and one answer."""
    one = made(size, "normal", 3, k)
    assert one.puzzle.size == Size.parse(size)
    assert one.puzzle.k == int(k)
    assert prover.solutions(one.puzzle, Budget()).outcome().answers == (one.answer,)


def test_numbers_go_as_difficulty_rises() -> None:
    """Over eight seeds at 10x10 each difficulty has fewer numbers than the one before."""
    means = [
        mean(made("10x10", difficulty, seed).measures["numbers"] for seed in range(8))
        for difficulty in DIFFICULTIES
    ]
    assert means == sorted(set(means), reverse=True)


def test_sizes_out_of_reach_are_refused() -> None:
    """Boards with a side under 4 or over 15 are not offered."""
    for size in ("3x8", "8x3", "16x15", "15x16"):
        with pytest.raises(InputError):
            generator.check_size(size)


def test_a_cancel_ends_the_making() -> None:
    """A cancelled budget gives an error in words, no puzzle."""
    token = CancelToken()
    token.cancel()
    with pytest.raises(GenerationError):
        generator.generate(Recipe("stitches", "6x6", "easy", 1, 1), Budget(cancel=token))
