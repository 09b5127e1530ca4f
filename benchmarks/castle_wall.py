"""Figures for Castle Wall: deciding by search and by clauses, making, and the stress board.

Run `python -m benchmarks.castle_wall [seeds]`. All times are CPU seconds, the statement of the
puzzle included, imports excluded; the corpus is read from beside the repository if it is there.
"""

from __future__ import annotations

import json
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import mean, median
from typing import Any

from univoca.contract import Generated
from univoca.formats.pzpr import read_address
from univoca.grid import Size
from univoca.kinds.castle_wall import KIND, exchange, generator, prover, solver
from univoca.kinds.castle_wall.model import Answer, Puzzle
from univoca.outcome import Budget, Listing
from univoca.recipe import Recipe
from univoca.rng import Rng

CORPUS = Path(__file__).resolve().parents[2] / "shared" / "corpus" / "castle-wall.jsonl"
STRESS = "castle-0017"
Made = Generated[Puzzle, Answer]


def main() -> None:
    """Print every table."""
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print("## making\n| size | difficulty | median | longest | mean nodes | mean clues |")
    pool: dict[str, list[Puzzle]] = {}
    for size, count in [(size, seeds) for size in KIND.info.sizes] + [("20x20", seeds // 10)]:
        for difficulty in KIND.info.difficulties:
            found = [timed(partial(make, size, difficulty, seed)) for seed in range(count)]
            print(row(size, difficulty, found), flush=True)
            pool.setdefault(size, []).extend(made.puzzle for _, made in found)
    print("\n## deciding\n| puzzles | number | search | clauses | longest |")
    for size, count in (("36x20", 4), ("50x50", 1)):
        pool[size] = [large(size, seed) for seed in range(count)]
    for size, puzzles in pool.items():
        decide(f"own {size}", puzzles[:: max(1, len(puzzles) // 100)])
    for name, puzzle in corpus():
        decide(name, [puzzle])
    print(f"\npeak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB")


def timed(work: Callable[[], Made]) -> tuple[float, Made]:
    """Return the CPU seconds that something took, and what it gave."""
    begun = time.process_time()
    made = work()
    return time.process_time() - begun, made


def make(size: str, difficulty: str, seed: int) -> Made:
    """Make a puzzle from its recipe."""
    return generator.generate(Recipe(KIND.info.id, size, difficulty, seed, 2), Budget())


def large(size: str, seed: int) -> Puzzle:
    """Return a board larger than the generator offers, by its plan of "hard", ungraded."""
    recipe = Recipe(KIND.info.id, size, "hard", seed, 2)
    rng, rejected = Rng(str(recipe)), Counter[str]()
    plan = generator.plan_of(recipe)
    drafts = generator.drafts(rng, Size.parse(size), plan, Budget(), rejected)
    return next(one.board.puzzle() for one in drafts if one.show(len(one.history) - 1))


def row(size: str, difficulty: str, found: list[tuple[float, Made]]) -> str:
    """Return a line of the first table."""
    times = [1000 * seconds for seconds, _ in found]
    nodes = mean(made.measures["nodes"] for _, made in found)
    clues = mean(made.measures["clues"] for _, made in found)
    return (
        f"| {size} | {difficulty} | {median(times):.0f} ms | {max(times):.0f} ms "
        f"| {nodes:.2f} | {clues:.1f} |"
    )


def corpus() -> Iterator[tuple[str, Puzzle]]:
    """Yield the puzzles of the corpus that are addresses, by name."""
    if not CORPUS.is_file():
        return
    for line in CORPUS.read_text("utf-8").splitlines():
        record: dict[str, Any] = json.loads(line)
        if record["type"] == "puzzle" and "url" in record and record["id"] != "castle-0019":
            yield record["id"], exchange.from_address(read_address(record["url"]))


def decide(name: str, puzzles: list[Puzzle]) -> None:
    """Print how long both methods take; the stress board has ten seconds each."""
    times: list[list[float]] = [[], []]
    outcomes: set[str] = set()
    methods: tuple[Callable[[Puzzle, Budget], Listing[Answer]], ...] = (
        solver.solutions,
        prover.solutions,
    )
    for puzzle in puzzles:
        for taken, method in zip(times, methods, strict=True):
            begun = time.process_time()
            listing = method(puzzle, Budget.seconds(10) if name == STRESS else Budget())
            taken.append(1000 * (time.process_time() - begun))
            outcomes.add(listing.outcome().status)
    print(
        f"| {name} {puzzles[0].size} | {len(puzzles)} | {median(times[0]):.2f} ms "
        f"| {median(times[1]):.2f} ms | {max(times[0]):.1f}, {max(times[1]):.1f} ms "
        f"| {', '.join(sorted(outcomes))} |",
        flush=True,
    )


if __name__ == "__main__":
    main()
