"""Norinori's figures: `python -m benchmarks.norinori [--quick]`.

Generating: CPU milliseconds, causes of rejection, quality and difficulty. Solving: CPU
milliseconds from a puzzle to "unique", search built anew each time. Imports are excluded.
"""

from __future__ import annotations

import statistics
import sys
import time
from dataclasses import dataclass
from itertools import pairwise

from univoca.grid import SYMMETRIES, Size
from univoca.kernels.quota import COMPILED
from univoca.kinds import get
from univoca.kinds.norinori import generator
from univoca.kinds.norinori.draft import Workshop
from univoca.kinds.norinori.model import Puzzle, transform, write
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng

KIND = get("norinori")
GOALS = {"5x5": 20.0, "10x10": 150.0, "12x12": 400.0, "20x20": 3000.0}
SOLVING = {"10x10": 1.0, "20x20": 6.0, "36x54": 60.0}


@dataclass(frozen=True, slots=True)
class Row:
    """One generated puzzle: its milliseconds and measures."""

    milliseconds: float
    puzzle: Puzzle
    measures: dict[str, float]
    rejected: dict[str, int]


def made(size: str, difficulty: str, seed: int) -> Row:
    """Generate one recipe."""
    recipe = Recipe("norinori", size, difficulty, seed, KIND.info.generator_version)
    begun = time.process_time()
    generated = KIND.generator.generate(recipe, Budget())
    spent = (time.process_time() - begun) * 1000
    return Row(spent, generated.puzzle, dict(generated.measures), dict(generated.rejected))


def mean(rows: list[Row], measure: str) -> float:
    """Return the mean of a measure."""
    return statistics.mean(row.measures[measure] for row in rows)


def generating(size: str, seeds: int) -> list[Row]:
    """Print a size, all difficulties, each over that many seeds; return every puzzle."""
    everything: list[Row] = []
    efforts: list[float] = []
    for difficulty in KIND.info.difficulties:
        rows = [made(size, difficulty, seed) for seed in range(seeds)]
        everything += rows
        efforts.append(mean(rows, "effort"))
        times = [row.milliseconds for row in rows]
        causes = sorted({cause for row in rows for cause in row.rejected})
        rejected = ", ".join(
            f"{cause} {statistics.mean(row.rejected.get(cause, 0) for row in rows):.1f}"
            for cause in causes
        )
        print(
            f"| {size} | {difficulty} | {seeds} | {statistics.median(times):.1f} | {max(times):.0f}"
            f" | {mean(rows, 'mixed'):.0%} | {mean(rows, 'pairs'):.1%}"
            f" | {mean(rows, 'mean-region'):.2f} | {efforts[-1]:.2f}"
            f" | {mean(rows, 'nodes'):.0f} | {rejected} |"
        )
    times = [row.milliseconds for row in everything]
    goal = f" (goal {GOALS[size]:.0f})" if size in GOALS else ""
    rising = "rise" if all(a < b for a, b in pairwise(efforts)) else "DO NOT RISE"
    print(
        f"| {size} | all | {len(times)} | {statistics.median(times):.1f}{goal} | {max(times):.0f}"
        f" | {mean(everything, 'mixed'):.0%} | {mean(everything, 'pairs'):.1%}"
        f" | {mean(everything, 'mean-region'):.2f} | {rising} | | |"
    )
    return everything


def thousand(seeds: int) -> None:
    """Print whether one of many seeds at 10x10 fails, is slow, or repeats another's puzzle."""
    rows = [made("10x10", "normal", seed) for seed in range(seeds)]
    times = [row.milliseconds for row in rows]
    least = {min(write(transform(row.puzzle, one)) for one in SYMMETRIES) for row in rows}
    ratio = max(times) / statistics.median(times)
    print(
        f"\n10x10 normal, {seeds} seeds: none failed; the slowest took {ratio:.1f} medians "
        f"(goal under 10); {seeds - len(least)} equal another up to symmetry (goal 0)."
    )


def large(seed: int) -> Puzzle:
    """Return a 36 × 54 puzzle, beyond what recipes offer, made by the same steps."""
    shop = Workshop(Size(54, 36), Rng(f"large-{seed}"), Budget(), generator.RIVAL_NODES)
    while True:
        found = generator.candidate(shop, generator.BANDS["normal"])
        if found is not None:
            return found.puzzle


def solving(size: str, puzzles: list[Puzzle]) -> None:
    """Print how long uniqueness takes, search and clauses, which must agree."""
    times: dict[str, list[float]] = {"search": [], "sat": []}
    for puzzle in puzzles:
        for name, method in (("search", KIND.solver), ("sat", KIND.prover)):
            begun = time.process_time()
            outcome = method.solutions(puzzle, Budget()).outcome()
            times[name].append((time.process_time() - begun) * 1000)
            if outcome.status != "unique":
                raise SystemExit(f"{size}: {outcome.status} by {name}: {write(puzzle)}")
    clauses = statistics.median(times["sat"])
    print(
        f"| {size} | {len(puzzles)} | {statistics.median(times['search']):.2f}"
        f" | {SOLVING[size]:.0f} | {max(times['search']):.1f} | {clauses:.1f} |"
    )


def main() -> None:
    """Print all figures, as the tables of docs/benchmarks-norinori.md."""
    quick = "--quick" in sys.argv[1:]
    print(f"Kernels compiled: {'yes' if COMPILED else 'no'}. CPU milliseconds, one process.\n")
    print("| size | difficulty | seeds | median ms | max ms | two dominoes | two cells"
          " | cells a region | mean effort | mean nodes | rejected, mean |")  # fmt: skip
    print("| --- " * 11 + "|")
    puzzles: dict[str, list[Puzzle]] = {}
    for size in KIND.info.sizes:
        seeds = (4 if quick else 50) if size == "20x20" else (10 if quick else 200)
        puzzles[size] = [row.puzzle for row in generating(size, seeds)]
    thousand(50 if quick else 1000)
    puzzles["36x54"] = [large(seed) for seed in range(2 if quick else 20)]
    print("\n| size | puzzles | search, median ms | goal | max ms | clauses, median ms |")
    print("| --- " * 6 + "|")
    for size in SOLVING:
        solving(size, puzzles[size][:: 1 if size == "36x54" else 4])


if __name__ == "__main__":
    main()
