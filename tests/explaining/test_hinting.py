"""Hints in stages on the player's own marks, right or wrong."""

from __future__ import annotations

import time
from itertools import combinations
from typing import Any

import pytest

from tests.contract.reasoning import REASONED
from tests.contract.support import generated, tiny
from univoca import kinds
from univoca.contract import Hint, Kind
from univoca.deciding import checked_recipe
from univoca.explaining import hinting
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng
from univoca.texts import LANGUAGES

marked = [kind for kind in REASONED if kind.info.board == "marks" and not kind.has_hints]
each = pytest.mark.parametrize("kind", marked, ids=[kind.info.id for kind in marked])


def states_of(kind: Kind, puzzle: Any) -> dict[str, tuple[str, ...]]:
    scene = kind.view.scene(puzzle)
    return {target.id: scene.families[target.family].states for target in scene.targets}


def full_marks(kind: Kind, puzzle: Any, answer: Any) -> dict[str, str]:
    """Return an answer's marks with all other targets in their second state."""
    held = kind.model.marks_of(puzzle, answer)
    states = states_of(kind, puzzle)
    return {target: held.get(target, each[2]) for target, each in states.items()}


@each
def test_hints_lead_to_the_answer(kind: Kind) -> None:
    """From an empty board, doing what stage 3 says solves the puzzle, hint by hint."""
    puzzle = generated(kind).puzzle
    marks: dict[str, str] = {}
    for _ in range(400):
        found = hinting.hint(kind, puzzle, marks, 3, Budget())
        if found.message == "hint-solved":
            break
        assert found.stage == 3
        assert found.last
        assert found.marks
        assert not set(found.marks) & set(marks)
        marks |= found.marks
    assert kind.rules.violations(puzzle, kind.model.answer_of(puzzle, marks)) == ()


@each
def test_each_stage_says_more(kind: Kind) -> None:
    """Stage 1 shows where and marks nothing, 2 names the technique and why, 3 says what to do."""
    puzzle = generated(kind).puzzle
    look, why, do = (hinting.hint(kind, puzzle, {}, stage, Budget()) for stage in (1, 2, 3))
    assert look.message == "hint-look"
    assert look.targets
    assert (look.why, dict(look.marks), look.last) == ((), {}, False)
    assert why.why
    assert (dict(why.marks), why.last) == ({}, False)
    assert do.why == why.why
    assert do.marks
    for language in LANGUAGES:
        said = [hinting.sentences(kind, puzzle, each, language) for each in (look, why, do)]
        assert len(said[0]) == 1 < len(said[1]) < len(said[2])


@each
def test_a_wrong_mark_is_named_and_the_answer_is_not(kind: Kind) -> None:
    """With marks that no answer has, stage 0 names a smallest set of them in conflict."""
    wrongs = 0
    for number, puzzle in enumerate(tiny(kind, 80, "hints")):
        listing = kind.prover.solutions(puzzle, Budget(), 500)
        if not listing.complete or not listing.answers:
            continue
        truths = [full_marks(kind, puzzle, answer) for answer in listing.answers]
        rng = Rng(f"wrong/{number}")
        marks = {
            target: rng.choice(states[1:3])
            for target, states in states_of(kind, puzzle).items()
            if rng.chance(0.5)
        }
        possible = [one for one in truths if all(one[key] == marks[key] for key in marks)]
        found = hinting.mistaken(kind, puzzle, marks, Budget())
        assert (found is None) == bool(possible)
        if found is not None:
            wrongs += 1
            check_smallest(found, marks, truths)
    assert wrongs > 5


def check_smallest(found: Hint, marks: dict[str, str], truths: list[dict[str, str]]) -> None:
    """Hold a set of marks in conflict against all answers: it clashes, and no smaller one does."""

    def clashes(names: tuple[str, ...]) -> bool:
        return not any(all(one[name] == marks[name] for name in names) for one in truths)

    assert found.stage == 0
    assert found.last
    assert found.parameters == {"count": len(found.targets), "places": "; ".join(found.targets)}
    assert not found.marks
    assert clashes(found.targets)
    for size in range(len(found.targets)):
        assert not any(clashes(names) for names in combinations(marks, size))


@each
def test_hints_work_on_any_state(kind: Kind) -> None:
    """Whatever the marks, a hint comes: of what is wrong, of what follows, or that nothing does."""
    for number, puzzle in enumerate(tiny(kind, 30, "any")):
        rng = Rng(f"any/{number}")
        states = states_of(kind, puzzle)
        marks = {target: rng.choice(each[1:]) for target, each in states.items() if rng.chance(0.6)}
        for stage in (1, 2, 3, 9):
            found = hinting.hint(kind, puzzle, marks, stage, Budget())
            assert hinting.sentences(kind, puzzle, found, "es")


def test_a_hint_at_12x12_takes_a_fifth_of_a_second_at_most() -> None:
    """Median CPU over positions along the way, right and with a wrong mark, of each kind."""
    for kind in marked:
        if "12x12" not in kind.info.sizes:
            continue
        recipe = checked_recipe(Recipe(kind.info.id, "12x12", "hard", 1))
        made = kind.generator.generate(recipe, Budget())
        truth = full_marks(kind, made.puzzle, made.answer)
        spent = []
        for number in range(9):
            rng = Rng(f"12/{number}")
            marks = {target: state for target, state in truth.items() if rng.chance(number / 9)}
            begun = time.process_time()
            hinting.hint(kind, made.puzzle, marks, 3, Budget())
            spent.append(time.process_time() - begun)
        assert sorted(spent)[4] < 0.2, (kind.info.id, spent)


def test_a_solved_board_needs_no_hint() -> None:
    """With the answer's marks, right to the last, the hint says that it is solved."""
    kind = kinds.get("norinori")
    made = generated(kind)
    marks = kind.model.marks_of(made.puzzle, made.answer)
    found = hinting.hint(kind, made.puzzle, marks, 1, Budget())
    assert (found.message, found.last) == ("hint-solved", True)
