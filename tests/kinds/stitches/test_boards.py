"""Stitches: known boards, every filling of tiny ones, and what the page draws."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from univoca.kernels import matching
from univoca.kinds.stitches import model, prover, rules, solver, tiny, view
from univoca.kinds.stitches.model import Puzzle
from univoca.outcome import Budget
from univoca.rng import Rng
from univoca.scene import marked_shapes

FIXTURES = [
    json.loads(line)
    for line in Path(__file__).with_name("fixtures.jsonl").read_text("utf-8").splitlines()
]


@pytest.mark.parametrize("fixture", FIXTURES, ids=[fixture["recipe"] for fixture in FIXTURES])
def test_fixtures_have_one_answer(fixture: dict[str, str]) -> None:
    """Search and clauses each find the known answer alone, and no rule is broken by it."""
    puzzle = model.parse(fixture["puzzle"])
    answer = model.parse_answer(puzzle, fixture["answer"])
    assert rules.violations(puzzle, answer) == ()
    for module in (solver, prover):
        outcome = module.solutions(puzzle, Budget()).outcome()
        assert (outcome.status, outcome.answers) == ("unique", (answer,))


def test_fixtures_are_of_all_sorts() -> None:
    """There are at least thirty, with every k from 1 to 4, none square, some numbers missing."""
    puzzles = [model.parse(fixture["puzzle"]) for fixture in FIXTURES]
    assert len(set(puzzles)) >= 30
    assert {puzzle.k for puzzle in puzzles} == {1, 2, 3, 4}
    assert all(puzzle.size.rows != puzzle.size.cols for puzzle in puzzles)
    assert any(None in puzzle.rows for puzzle in puzzles)


def test_the_weaker_reasoner_lists_the_same_answers() -> None:
    """Without the bounds of lines the search still finds all answers and no others."""
    for number in range(60):
        puzzle = tiny.puzzle(Rng(f"weak/{number}"))
        problem = solver.stated(puzzle, model.borders(puzzle))
        strong = matching.search(problem, limit=5_000)
        weak = matching.search(problem, limit=5_000, bounds=False)
        assert strong.complete
        assert weak.complete
        assert sorted(strong.solutions) == sorted(weak.solutions)


def test_no_regions_to_join_is_an_answer_without_stitches() -> None:
    """A board of one region has the empty answer, or none when a number asks for holes."""
    for numbers, count in (("00000", 1), ("01000", 0), ("k", 1)):
        puzzle = model.parse(f"3/2/1/00/{numbers}")
        for module in (solver, prover):
            listing = module.solutions(puzzle, Budget())
            assert listing.complete
            assert len(listing.answers) == count


def test_a_border_too_short_for_k_is_a_contradiction() -> None:
    """Two regions that meet along two edges cannot be joined three times."""
    puzzle = model.parse("2/2/3/0o/j")
    for module in (solver, prover):
        assert module.solutions(puzzle, Budget()).outcome().status == "contradiction"


def test_a_shared_hole_counts_once_in_its_row() -> None:
    """A cell with two stitches is one hole of its row and column, and breaks its own rule."""
    puzzle = model.parse("3/1/1/o/3i")
    answer = model.parse_answer(puzzle, "e(ew)w")
    assert [broken.rule for broken in rules.violations(puzzle, answer)] == ["shared-hole"]


def drawn(puzzle: Puzzle) -> dict[str, int]:
    counts: dict[str, int] = {}
    for shape in view.scene(puzzle).shapes:
        counts[shape.role] = counts.get(shape.role, 0) + 1
    return counts


def test_the_scene_has_borders_numbers_and_counters() -> None:
    """Each border edge is a target; numbers stand in the margin; lines and pairs are counted."""
    puzzle = model.parse(FIXTURES[9]["puzzle"])
    scene = view.scene(puzzle)
    given = [number for number in (*puzzle.rows, *puzzle.columns) if number is not None]
    assert len(scene.targets) == len(model.borders(puzzle))
    assert drawn(puzzle)["clue"] == len(given)
    assert drawn(puzzle)["region-border"] == len(model.borders(puzzle)) + 1
    assert len(scene.counters) == len(given) + len(model.pairs(puzzle))
    for counter in scene.counters:
        if counter.shape >= 0:
            shape = scene.shapes[counter.shape]
            assert shape.text == str(counter.goal)
            assert -0.6 < min(shape.at[:2]) < -0.4


def test_counters_reach_their_goals_on_the_answer() -> None:
    """The weights of a fixture's stitches add up to every number and to k for every pair."""
    for fixture in FIXTURES:
        puzzle = model.parse(fixture["puzzle"])
        marks = model.marks_of(puzzle, model.parse_answer(puzzle, fixture["answer"]))
        for counter in view.scene(puzzle).counters:
            made = sum(weight for name, weight in counter.members if name in marks)
            assert made == counter.goal, counter.id


def test_a_stitch_is_two_holes_and_a_thread_between_cell_centres() -> None:
    """The thread crosses the border at its middle and ends in the two cells' centres."""
    puzzle = model.parse("4/3/1/aid0/21h1h")
    shapes = marked_shapes(view.scene(puzzle), {"r1c2-r1c3": "stitched"})
    assert [shape.role for shape in shapes] == ["thread", "hole", "hole"]
    assert shapes[0].at == (1.5, 0.5, 2.5, 0.5)
    assert {shape.at[:2] for shape in shapes[1:]} == {(1.5, 0.5), (2.5, 0.5)}
