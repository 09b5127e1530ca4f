"""Many Castle Walls of each size and difficulty, made and proven twice; knows no test runner."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from statistics import mean, median

from univoca.kinds.castle_wall import KIND, generator, prover, rules, solver
from univoca.outcome import Budget
from univoca.recipe import Recipe

PUZZLE_BUDGET = Budget(nodes=100_000, conflicts=100_000)


@dataclass(frozen=True, slots=True)
class Made:
    """The figures of one puzzle: search nodes of its proof, CPU seconds to make it, its clues."""

    nodes: int
    seconds: float
    clues: int


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
    return Made(search.spent.nodes, seconds, len(made.puzzle.clues))


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
    """Return a line of figures: median and longest making, mean nodes and clues."""
    return (
        f"| {size} | {difficulty} | {1000 * median(m.seconds for m in made):.0f} ms "
        f"| {1000 * max(m.seconds for m in made):.0f} ms | {mean(m.nodes for m in made):.2f} "
        f"| {mean(m.clues for m in made):.1f} |"
    )


def rises(found: list[list[Made]]) -> bool:
    """Return whether the mean nodes rise strictly from one difficulty to the next."""
    means = [mean(m.nodes for m in made) for made in found]
    return all(lower < higher for lower, higher in pairwise(means))
