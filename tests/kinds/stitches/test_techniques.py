"""Stitches: how far its techniques go, how fast, and that they end at the answer."""

from __future__ import annotations

from statistics import median

import pytest

from benchmarks.reasons import Solved, solve
from benchmarks.unselected import unselected
from tests.kinds.stitches.test_boards import FIXTURES
from tests.kinds.stitches.test_texts import puzzle_of, records
from univoca import kinds
from univoca.deduce.run import Run
from univoca.grid import Size
from univoca.kinds.stitches import model, techniques
from univoca.kinds.stitches.model import Puzzle

KIND = kinds.get("stitches")


def reasoned(puzzle: Puzzle) -> tuple[str, set[model.Edge]]:
    """Return how a run over all techniques ends, and the stitches that it has found by then."""
    board = techniques.board(puzzle)
    end = Run(board).trace().end
    border = model.borders(puzzle)
    return end, {edge for number, edge in enumerate(border, 1) if board.network.value(number) > 0}


def test_the_corpus_is_solved() -> None:
    """Every puzzle of the shared corpus is solved to its recorded answer, with trials."""
    for record in records():
        puzzle = puzzle_of(record["problem"])
        answer = model.parse_answer(puzzle, "/".join(record["solution"]))
        assert reasoned(puzzle) == ("solved", set(answer.stitches))


def test_fixtures_are_solved() -> None:
    """All fixtures but one (14x9: no trial shows more) are solved, and no stitch is a wrong one."""
    ends = []
    for fixture in FIXTURES:
        puzzle = model.parse(fixture["puzzle"])
        end, found = reasoned(puzzle)
        assert found <= set(model.parse_answer(puzzle, fixture["answer"]).stitches)
        ends.append(end)
    assert (ends.count("solved"), ends.count("stuck")) == (len(FIXTURES) - 1, 1)


def check_strength(boards: int) -> None:
    """Check the shares that are asked of boards in whose making no technique had a say."""
    puzzles = [unselected(KIND, "10x10", seed) for seed in range(boards)]
    tried: list[Solved] = [solve(KIND, puzzle, True) for puzzle in puzzles]
    assert sum(one.grade.end == "solved" for one in tried) >= 0.95 * boards
    plain = [solve(KIND, puzzle, False) for puzzle in puzzles]
    assert {one.grade.end for one in plain} == {"solved", "stuck"}
    assert median(one.milliseconds for one in plain) <= 30


def test_most_boards_are_solved_and_fast() -> None:
    """Of 40 boards with one answer and the fewest numbers 95 % are solved; 30 ms without trial."""
    check_strength(40)


@pytest.mark.campaign
def test_most_of_many_boards_are_solved() -> None:
    """The same of 200."""
    check_strength(200)


def test_sizes_share_their_bands() -> None:
    """A board's scarcity is its effort at 10x10, less at larger ones and more at smaller ones."""
    grade = solve(KIND, model.parse(FIXTURES[0]["puzzle"]), True).grade
    found = [
        techniques.scarcity(model.parse(fixture["puzzle"]), grade)
        for fixture in sorted(FIXTURES, key=lambda one: model.parse(one["puzzle"]).size.cells)
    ]
    assert found == sorted(found, reverse=True)
    square = model.checked(Size(10, 10), [0] * 100, 1, [None] * 10, [None] * 10)
    assert techniques.scarcity(square, grade) == grade.effort
