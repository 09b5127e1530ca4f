"""How far the techniques of Castle Wall go, and how fast."""

from __future__ import annotations

import time
from collections import Counter
from statistics import median

import pytest

from benchmarks.unselected import castle_wall
from univoca.deduce.network import COMPILED
from univoca.deduce.run import Run, trial_index
from univoca.grid import Size
from univoca.kinds.castle_wall import rules, solver, techniques
from univoca.kinds.castle_wall.layout import Layout
from univoca.kinds.castle_wall.model import Answer, Puzzle
from univoca.outcome import Budget

FEW, MANY = 20, 200
LEAST_SHARE = 0.8
MOST_MILLISECONDS = 30


def solved(puzzle: Puzzle) -> bool:
    """Return whether techniques and trials solve a board; checks what they say of it."""
    board = techniques.board(puzzle)
    trace = Run(board).trace()
    answer = Answer.of(
        edge for edge, variable in _segments(puzzle) if board.network.value(variable) > 0
    )
    if trace.end == "solved":
        assert rules.violations(puzzle, answer) == ()
        assert solver.solutions(puzzle, Budget()).answers == (answer,)
    return trace.end == "solved"


def _segments(puzzle: Puzzle) -> list[tuple[tuple[int, int], int]]:
    return list(Layout(puzzle).segments.items())


@pytest.mark.parametrize("boards", [FEW, pytest.param(MANY, marks=pytest.mark.campaign)])
def test_four_in_five_minimal_boards_are_solved(boards: int) -> None:
    """Of unique 10x10 boards no clue of which can go, at least four in five are solved."""
    ends = Counter(solved(castle_wall(Size(10, 10), seed)) for seed in range(boards))
    print(f"{ends[True]} of {boards} solved")
    assert ends[True] >= LEAST_SHARE * boards


@pytest.mark.skipif(not COMPILED, reason="no compiled network")
def test_a_run_without_trial_takes_milliseconds() -> None:
    """The median run over a minimal 10x10 board, without trial, ends within 30 ms of CPU."""
    spent = []
    for seed in range(7):
        puzzle = castle_wall(Size(10, 10), seed)
        begun = time.process_time()
        board = techniques.board(puzzle)
        Run(board, trial_index(board)).trace()
        spent.append(1000 * (time.process_time() - begun))
    assert median(spent) < MOST_MILLISECONDS
