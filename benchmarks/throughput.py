"""Puzzles a second: prints docs/benchmarks-throughput.md (`--quick`: a tenth of it).

Each combination is made by campaigns into a new bank. CPU seconds are those of making and proving;
the slope compares two workers with one on the same recipes, in interleaved runs, best of each.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from univoca import kinds
from univoca.bank.asking import Question
from univoca.bank.store import Bank
from univoca.campaign.running import Progress, run
from univoca.campaign.spec import Combination, Spec, combinations
from univoca.campaign.workers import LocalWorkers, Workers, cores
from univoca.deciding import generate
from univoca.outcome import Budget, CancelToken
from univoca.records import Record

SLOPE_GOAL = 1.8


def quiet(progress: Progress) -> None:
    """Say nothing."""


class Warm(LocalWorkers):
    """Workers that stay for the next campaign, so that their start is not measured."""

    def close(self) -> None:
        """Stay."""

    def end(self) -> None:
        """Go."""
        super().close()


def campaign(spec: Spec, workers: Workers) -> tuple[float, list[Record], int]:
    """Run a spec into a new bank; return wall seconds, records and the bytes of the bank."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "bank.db"
        with Bank(str(place)) as bank:
            begun = time.perf_counter()
            run(spec, bank, workers, quiet, CancelToken())
            seconds = time.perf_counter() - begun
            entries = bank.entries(Question(twins=True))
            records = [Record.from_line(entry.line) for entry in entries]
        return seconds, records, place.stat().st_size


def timed(each: Combination, seconds: float) -> tuple[int, float]:
    """Make recipes in this process for so many CPU seconds; return how many, and the CPU."""
    begun = time.process_time()
    made = 0
    for recipe in each.recipes():
        generate(recipe, Budget())
        made += 1
        if time.process_time() - begun >= seconds:
            break
    return made, time.process_time() - begun


def table(parts: tuple[Combination, ...], seconds: float, workers: Warm) -> None:
    """Print a row for each combination: its rate on one core, and on all through a campaign."""
    print("| kind | size | difficulty | puzzles | CPU ms a puzzle | a CPU second"
          " | a second, all workers | unique | bytes a line |")  # fmt: skip
    print("| --- " * 9 + "|")
    for each in parts:
        made, spent = timed(each, seconds)
        wanted = max(workers.count, min(each.count, round(made * workers.count)))
        wall, records, _ = campaign(Spec((replace(each, count=wanted),)), workers)
        unique = sum(record.status == "unique" for record in records) / len(records)
        length = statistics.mean(len(record.line().encode()) + 1 for record in records)
        first = each.first
        print(
            f"| {first.kind} | {first.size} | {first.difficulty} | {made + len(records)}"
            f" | {1000 * spent / made:.1f} | {made / spent:.1f} | {len(records) / wall:.1f}"
            f" | {unique:.0%} | {length:.0f} |",
            flush=True,
        )


def slope(spec: Spec, rounds: int) -> None:
    """Print how much faster two workers are than one, best of interleaved runs."""
    pools = {count: Warm(count) for count in (1, 2)}
    best = dict.fromkeys(pools, float("inf"))
    size = 0
    warm = Spec(tuple(replace(each, count=2) for each in spec.combinations))
    for pool in pools.values():
        campaign(warm, pool)
    for _ in range(rounds):
        for count, pool in pools.items():
            wall, records, size = campaign(spec, pool)
            best[count] = min(best[count], wall)
    for pool in pools.values():
        pool.end()
    print(f"\nSlope, {spec.count} recipes, best of {rounds} interleaved runs: one worker"
          f" {best[1]:.2f} s, two workers {best[2]:.2f} s: **{best[1] / best[2]:.2f}**"
          f" (goal {SLOPE_GOAL}).")  # fmt: skip
    print(f"Bank: {size / len(records):.0f} bytes a puzzle, indices included.")


def main() -> None:
    """Print all figures."""
    quick = "--quick" in sys.argv[1:]
    workers = Warm(cores())
    print(f"{cores()} cores; {'a reduced run' if quick else 'a whole run'}.\n")
    parts = combinations((), (), (), (0, 1_000_000))
    if quick:
        middle = {name: kinds.get(name).info.sizes for name in kinds.ids()}
        sizes = {name: found[1] for name, found in middle.items()}
        ends = ("easy", "expert")
        parts = tuple(
            each
            for each in parts
            if each.first.size == sizes[each.first.kind] and each.first.difficulty in ends
        )
    campaign(Spec(combinations((), (), ("easy",), (0, 1))[:4]), workers)
    table(parts, 0.5 if quick else 4.0, workers)
    workers.end()
    of_all = combinations(("norinori",), ("8x8", "10x10"), (), (0, 25 if quick else 150))
    slope(Spec(of_all), 3 if quick else 5)


if __name__ == "__main__":
    main()
