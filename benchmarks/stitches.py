"""Figures of Stitches for docs/benchmarks.md: proving uniqueness, and generating.

    PYTHONPATH=src python benchmarks/stitches.py solve 25
    PYTHONPATH=src python benchmarks/stitches.py generate 100 10x10 1,2,3

Times are CPU time of this process, in milliseconds. `solve` times the whole call from the puzzle to
its outcome, with the building of the problem, on generated 15x15 boards; the least of three runs.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from univoca.contract import Generated
from univoca.kernels import matching
from univoca.kinds.stitches import generator, prover, solver
from univoca.kinds.stitches.generator import LEVELS
from univoca.outcome import Budget
from univoca.recipe import Recipe


def made(size: str, difficulty: str, k: str, seed: int) -> Generated[Any, Any]:
    """Return the puzzle of a recipe."""
    return generator.generate(Recipe("stitches", size, difficulty, seed, 1, (("k", k),)), Budget())


def milliseconds(work: Callable[[], object]) -> float:
    """Return the CPU time of one call."""
    begun = time.process_time()
    work()
    return 1000 * (time.process_time() - begun)


def line(label: str, times: list[float], rest: str = "") -> None:
    """Print the median and the slowest of some times."""
    print(f"{label:28} median {statistics.median(times):8.2f} ms  slowest {max(times):8.2f} {rest}")


def solve(count: int) -> None:
    """Time both provers of uniqueness on generated 15x15 boards."""
    for k in ("1", "4"):
        for difficulty in LEVELS:
            puzzles = [made("15x15", difficulty, k, seed).puzzle for seed in range(count)]
            for name, module in (("search", solver), ("sat", prover)):
                times = []
                nodes = []
                for puzzle in puzzles:
                    listing = module.solutions(puzzle, Budget())
                    if listing.outcome().status != "unique":
                        raise SystemExit(f"not unique: {puzzle}")
                    nodes.append(listing.spent.nodes + listing.spent.conflicts)
                    work = lambda p=puzzle, m=module: m.solutions(p, Budget())  # noqa: E731
                    times.append(min(milliseconds(work) for _ in range(3)))
                rest = f"mean nodes or conflicts {statistics.mean(nodes):.1f}"
                line(f"15x15 k={k} {difficulty} {name}", times, rest)


def generate(count: int, sizes: str, ks: str) -> None:
    """Time the generator and print the mean search nodes, which must rise with difficulty."""
    for size in sizes.split(","):
        for k in ks.split(","):
            for difficulty in LEVELS:
                times = []
                nodes = []
                numbers = []
                for seed in range(count):
                    begun = time.process_time()
                    puzzle = made(size, difficulty, k, seed)
                    times.append(1000 * (time.process_time() - begun))
                    nodes.append(puzzle.measures["nodes"])
                    numbers.append(puzzle.measures["numbers"])
                means = statistics.mean(nodes), statistics.mean(numbers)
                line(
                    f"{size} k={k} {difficulty}",
                    times,
                    "nodes {:.2f} numbers {:.1f}".format(*means),
                )


if __name__ == "__main__":
    print("compiled" if matching.COMPILED else "not compiled")
    if sys.argv[1] == "solve":
        solve(int(sys.argv[2]))
    else:
        generate(int(sys.argv[2]), sys.argv[3], sys.argv[4])
