"""What each technique of Castle Wall finds, how far they go, and how fast."""

from __future__ import annotations

import time
import tomllib
from collections import Counter
from importlib.resources import files
from statistics import median

import pytest

from benchmarks.unselected import castle_wall
from univoca.deduce.network import COMPILED
from univoca.deduce.run import Run, trial_index
from univoca.deduce.technique import Finding
from univoca.kinds.castle_wall import rules, solver, techniques
from univoca.kinds.castle_wall.layout import Layout
from univoca.kinds.castle_wall.model import Answer, Puzzle, parse
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
    ends = Counter(solved(castle_wall("10x10", seed)) for seed in range(boards))
    print(f"{ends[True]} of {boards} solved")
    assert ends[True] >= LEAST_SHARE * boards


@pytest.mark.skipif(not COMPILED, reason="no compiled network")
def test_a_run_without_trial_takes_milliseconds() -> None:
    """The median run over a minimal 10x10 board, without trial, ends within 30 ms of CPU."""
    spent = []
    for seed in range(7):
        puzzle = castle_wall("10x10", seed)
        begun = time.process_time()
        board = techniques.board(puzzle)
        Run(board, trial_index(board)).trace()
        spent.append(1000 * (time.process_time() - begun))
    assert median(spent) < MOST_MILLISECONDS


EXAMPLES = tomllib.loads((files("univoca") / "kinds/castle_wall/techniques.toml").read_text())
BY_ID = {one["id"]: one for one in EXAMPLES["technique"]}


def marks_of(text: str) -> dict[str, str]:
    """Return the marks that a line of moves makes."""
    return {target: state for target, _, state in (move.partition("=") for move in text.split())}


@pytest.mark.parametrize("technique", [t.id for t in techniques.TECHNIQUES if t.how != "core"])
def test_each_technique_has_a_position_that_needs_it(technique: str) -> None:
    """Nothing cheaper shows a mark there, it shows exactly what is said, and no mark can go."""
    example = BY_ID[technique]
    board = techniques.board(parse(example["puzzle"]))
    before = marks_of(example["marks"])
    found = first_seen(example["puzzle"], before, technique)
    assert found is not None
    assert techniques.TECHNIQUES[found.technique].id == technique
    shown = dict(board.marks[each] for each in found.literals if each in board.marks)
    assert shown == marks_of(example["follows"])
    assert len(found.literals) - len(shown) == example.get("hidden", 0)
    for left_out in before:
        fewer = {target: state for target, state in before.items() if target != left_out}
        other = first_seen(example["puzzle"], fewer, technique)
        assert (
            other is None
            or techniques.TECHNIQUES[other.technique].id != technique
            or not set(found.literals) <= set(other.literals)
        ), left_out


def first_seen(puzzle: str, marks: dict[str, str], technique: str) -> Finding | None:
    """Return what is found first that a mark can show, or that is of the technique."""
    board = techniques.board(parse(puzzle))
    for literal in board.literals(marks):
        board.network.assign(literal)
    for step in Run(board).steps():
        named = techniques.TECHNIQUES[step.finding.technique].id == technique
        if named or any(literal in board.marks for literal in step.finding.literals):
            return step.finding
    return None
