"""Prints the figures of docs/benchmarks-polypivot.md (`--quick`: a tenth of the seeds)."""

from __future__ import annotations

import statistics
import sys
import time

from univoca import kinds
from univoca.kinds.polypivot import generator, solver
from univoca.outcome import Budget
from univoca.recipe import DIFFICULTIES, Recipe


def row(size: str, difficulty: str, seeds: int) -> str:
    """Return one line of the table: making, solving and par over some seeds."""
    version = kinds.get("polypivot").info.generator_version
    making, solving, pars, pieces, several = [], [], [], [], 0
    for seed in range(seeds):
        recipe = Recipe("polypivot", size, difficulty, seed, version)
        begun = time.process_time()
        made = generator.generate(recipe, Budget())
        made_at = time.process_time()
        best = solver.least_turns(made.puzzle, Budget())
        solving.append((time.process_time() - made_at) * 1000)
        making.append((made_at - begun) * 1000)
        if best.turns is None:
            raise SystemExit(f"{recipe}: {best}")
        pars.append(best.turns)
        pieces.append(len(made.puzzle.pieces))
        several += made.measures["tilings_at_least"] > 1
    return (
        f"| {size} | {difficulty} | {seeds} | {statistics.mean(pieces):.0f} "
        f"| {statistics.median(making):.0f} | {statistics.median(solving):.1f} "
        f"| {max(solving):.0f} | {statistics.mean(pars):.1f} | {100 * several / seeds:.0f} % |"
    )


def main() -> None:
    """Print the table."""
    seeds = 10 if "--quick" in sys.argv else 100
    print(
        "| size | difficulty | seeds | pieces | making, median ms | par, median ms | max ms "
        "| mean par | several tilings |"
    )
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for size in generator.SIZES:
        for difficulty in DIFFICULTIES:
            print(row(size, difficulty, seeds), flush=True)


if __name__ == "__main__":
    main()
