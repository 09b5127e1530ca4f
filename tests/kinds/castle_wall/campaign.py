"""Many Castle Walls of each size and difficulty, made and proven twice; knows no test runner."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from statistics import mean, median

from univoca.deduce.grading import grade
from univoca.deduce.run import Run
from univoca.kinds.castle_wall import KIND, generator, prover, rules, solver, techniques
from univoca.outcome import Budget
from univoca.recipe import Recipe

LEAST_HIT = 0.95
PUZZLE_BUDGET = Budget(nodes=100_000, conflicts=100_000)


@dataclass(frozen=True, slots=True)
class Made:
    """The figures of one puzzle: its proof's search nodes, CPU seconds of making, clues, grade.

    `hit` says whether the label, worked out afresh, is the difficulty asked for.
    """

    nodes: int
    seconds: float
    clues: int
    effort: float
    hit: bool


def make(size: str, difficulty: str, seed: int) -> Made:
    """Make one puzzle; raises AssertionError unless its loop is right and the only one, twice."""
    recipe = Recipe(KIND.info.id, size, difficulty, seed, KIND.info.generator_version)
    begun = time.process_time()
    made = generator.generate(recipe, PUZZLE_BUDGET)
    seconds = time.process_time() - begun
    assert rules.violations(made.puzzle, made.answer) == (), str(recipe)
    search = solver.solutions(made.puzzle, PUZZLE_BUDGET)
    sat = prover.solutions(made.puzzle, PUZZLE_BUDGET)
    for listing in (search, sat):
        assert listing.complete, (str(recipe), listing)
        assert listing.answers == (made.answer,), (str(recipe), listing)
    assert search.spent.nodes == made.measures["nodes"], str(recipe)
    trace = Run(techniques.board(made.puzzle)).trace()
    found = grade(techniques.TECHNIQUES, trace)
    assert found.end == "solved", str(recipe)
    assert found.effort == made.measures["effort"], str(recipe)
    hit = techniques.label(made.puzzle, found) == difficulty
    return Made(search.spent.nodes, seconds, len(made.puzzle.clues), found.effort, hit)


def run(size: str, difficulty: str, seeds: range, shared: Path) -> list[Made]:
    """Make the puzzles of one combination, or read what another test of this run made of them.

    `shared` is a folder of this test run alone; a file in it is written whole or not at all, after
    every puzzle was proven.
    """
    path = shared / f"castle-wall-{size}-{difficulty}-{len(seeds)}.json"
    if path.is_file():
        return [Made(**entry) for entry in json.loads(path.read_text("utf-8"))]
    found = [make(size, difficulty, seed) for seed in seeds]
    draft = path.with_suffix(f".{os.getpid()}")
    draft.write_text(json.dumps([asdict(made) for made in found]), "utf-8")
    draft.replace(path)
    return found


def report(size: str, difficulty: str, made: list[Made]) -> str:
    """Return a line of figures: median and longest making, mean nodes, clues, effort; labels."""
    return (
        f"| {size} | {difficulty} | {1000 * median(m.seconds for m in made):.0f} ms "
        f"| {1000 * max(m.seconds for m in made):.0f} ms | {mean(m.nodes for m in made):.2f} "
        f"| {mean(m.clues for m in made):.1f} | {mean(m.effort for m in made):.3f} "
        f"| {mean(m.hit for m in made):.1%} |"
    )


def rises(found: list[list[Made]]) -> bool:
    """Return whether mean effort and mean nodes rise strictly from one difficulty to the next."""
    efforts = [mean(m.effort for m in made) for made in found]
    nodes = [mean(m.nodes for m in made) for made in found]
    return all(low < high for means in (efforts, nodes) for low, high in pairwise(means))


def hits(found: list[list[Made]]) -> bool:
    """Return whether at least 95 in 100 puzzles of each difficulty have its label."""
    return all(mean(m.hit for m in made) >= LEAST_HIT for made in found)
