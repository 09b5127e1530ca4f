"""Many Castle Walls of each size and difficulty, made and proven twice; knows no test runner."""

from __future__ import annotations

import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
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


def run(size: str, seeds: Iterable[int], workers: int = 1) -> dict[str, list[Made]]:
    """Make the puzzles of every difficulty at one size, in so many processes."""
    seeds = list(seeds)
    found: dict[str, list[Made]] = {}
    for difficulty in KIND.info.difficulties:
        work = partial(make, size, difficulty)
        if workers == 1:
            found[difficulty] = [work(seed) for seed in seeds]
        else:
            with ProcessPoolExecutor(workers) as pool:
                found[difficulty] = list(pool.map(work, seeds, chunksize=10))
    return found


def report(size: str, found: dict[str, list[Made]]) -> str:
    """Return a line a difficulty: median and longest time, mean nodes and clues."""
    return "\n".join(
        f"| {size} | {difficulty} | {1000 * median(m.seconds for m in made):.0f} ms "
        f"| {1000 * max(m.seconds for m in made):.0f} ms | {mean(m.nodes for m in made):.2f} "
        f"| {mean(m.clues for m in made):.1f} |"
        for difficulty, made in found.items()
    )


def rises(found: dict[str, list[Made]]) -> bool:
    """Return whether the mean nodes rise strictly from one difficulty to the next."""
    means = [mean(m.nodes for m in made) for made in found.values()]
    return all(lower < higher for lower, higher in pairwise(means))
