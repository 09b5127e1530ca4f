"""Figures of Stitches for docs/benchmarks.md: proving uniqueness, and generating.

    python -m benchmarks.stitches solve 25
    python -m benchmarks.stitches generate 100 10x10 1,2,3

Without a word it prints both, small. Times are CPU time of this process, in milliseconds. `solve`
times the whole call from the puzzle to its outcome, with the building of the problem, on generated
15x15 boards; the least of three runs.
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
    return generator.generate(Recipe("stitches", size, difficulty, seed, 2, (("k", k),)), Budget())


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
    """Time the generator; print mean effort, which must rise with difficulty, nodes and numbers."""
    for size in sizes.split(","):
        for k in ks.split(","):
            for difficulty in LEVELS:
                times = []
                found = []
                for seed in range(count):
                    begun = time.process_time()
                    found.append(made(size, difficulty, k, seed).measures)
                    times.append(1000 * (time.process_time() - begun))
                means = [
                    f"{name} {statistics.mean(one[name] for one in found):.2f}"
                    for name in ("effort", "nodes", "numbers")
                ]
                line(f"{size} k={k} {difficulty}", times, " ".join(means))


def main(words: list[str]) -> None:
    """Print what is asked for."""
    print("compiled" if matching.COMPILED else "not compiled")
    if words[:1] != ["generate"]:
        solve(int(words[1]) if words else 4)
    if words[:1] != ["solve"]:
        generate(int(words[1]) if words else 10, *(words[2:] or ("10x10", "1,2,3")))


if __name__ == "__main__":
    main(sys.argv[1:])
