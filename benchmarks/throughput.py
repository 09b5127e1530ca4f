"""Puzzles a second: prints the tables of docs/benchmarks-throughput.md (`--quick`: in minutes).

    PYTHONPATH=src python -m benchmarks.throughput [--quick]

Every kind, size and difficulty is made for so many seconds of CPU in one of two processes that
work side by side: puzzles made and proven by both methods, then certificates of those puzzles. The
slope compares campaigns with two workers and with one, on the same recipes into a new bank, in
pairs of runs that take turns, after the workers have loaded everything.
"""

from __future__ import annotations

import json
import statistics
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from univoca import kinds
from univoca.bank.store import Bank
from univoca.campaign.running import Progress, run
from univoca.campaign.spec import Combination, Spec, combinations
from univoca.campaign.workers import LocalWorkers, Workers, cores
from univoca.certifying import certify
from univoca.deciding import generate
from univoca.errors import GenerationError
from univoca.outcome import Budget, CancelToken
from univoca.recipe import Recipe

SLOPE_GOAL = 1.8
SLOPE = {
    "norinori/10x10": Combination(Recipe.parse("norinori/10x10/hard#0"), 1),
    "castle-wall/8x8": Combination(Recipe.parse("castle-wall/8x8/normal#0"), 1),
}
COLUMNS = (
    *("kind", "size", "difficulty", "puzzles", "CPU ms a puzzle", "puzzles a CPU second"),
    *("unique", "bytes a line", "CPU ms a certificate", "certificates a CPU second", "its bytes"),
)
RUNS = (
    *("work", "recipes", "s, one worker", "s, two workers", "slope, least", "median", "most"),
    *("own CPU ms a puzzle", "bank bytes a puzzle"),
)
COUNTING = Budget(conflicts=20_000)
"""For certificates: Pentominoes with more packings than this can count go without their count."""
MOST = 400
"""Puzzles of one combination, at most."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What one combination cost: counts, CPU seconds, bytes; certificates only where there are."""

    recipe: Recipe
    made: int
    spent: float
    unique: int
    length: float
    certified: int
    certifying: float
    certificate: float

    def row(self) -> str:
        """Return the row of the table."""
        figures = [f"{self.made}", f"{1000 * self.spent / self.made:.1f}"]
        figures += [f"{self.made / self.spent:.1f}", f"{self.unique / self.made:.0%}"]
        figures.append(f"{self.length:.0f}")
        if self.certified:
            figures.append(f"{1000 * self.certifying / self.certified:.1f}")
            figures += [f"{self.certified / self.certifying:.0f}", f"{self.certificate:.0f}"]
        else:
            figures += ["–"] * 3
        names = [self.recipe.kind, self.recipe.size, self.recipe.difficulty]
        return f"| {' | '.join(names + figures)} |"


@cache
def loaded(kind: str) -> None:
    """Make and certify one puzzle of a kind, so that what it loads is not measured."""
    info = kinds.get(kind).info
    record = generate(Recipe.parse(f"{kind}/{info.sizes[0]}/{info.difficulties[0]}#77"), Budget())
    if kinds.get(kind).has_certificates:
        certify(record)


def cost(first: Recipe, seconds: float) -> Cost:
    """Make puzzles for so many CPU seconds, one at least, then certificates for a third of it."""
    loaded(first.kind)
    records = []
    begun = time.process_time()
    for seed in range(MOST):
        records.append(generate(replace(first, seed=seed), Budget()))
        spent = time.process_time() - begun
        if spent >= seconds:
            break
    lengths = []
    certifying = 0.0
    for record in records if kinds.get(first.kind).has_certificates else ():
        begun = time.process_time()
        try:
            full = certify(record, COUNTING)
        except GenerationError:
            continue
        certifying += time.process_time() - begun
        lengths.append(len(json.dumps(full.certificate, separators=(",", ":")).encode()))
        if certifying >= seconds / 3:
            break
    unique = sum(record.status == "unique" for record in records)
    length = statistics.mean(len(record.line().encode()) + 1 for record in records)
    size = statistics.mean(lengths) if lengths else 0.0
    return Cost(first, len(records), spent, unique, length, len(lengths), certifying, size)


def table(firsts: list[Recipe], seconds: float) -> None:
    """Print a row for each combination."""
    print("| " + " | ".join(COLUMNS) + " |\n" + "| --- " * len(COLUMNS) + "|")
    with ProcessPoolExecutor(min(2, cores())) as pool:
        for found in pool.map(cost, firsts, [seconds] * len(firsts)):
            print(found.row(), flush=True)


class Warm(LocalWorkers):
    """Workers that stay for the next campaign, so that their start is not measured."""

    def close(self) -> None:
        """Stay."""

    def end(self) -> None:
        """Go."""
        super().close()


def quiet(progress: Progress) -> None:
    """Say nothing."""


def campaign(each: Combination, workers: Workers) -> tuple[float, float, int]:
    """Run a combination into a new bank; return wall seconds, this process's CPU, the bytes."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder) / "bank.db"
        with Bank(str(place)) as bank:
            begun, spent = time.perf_counter(), time.process_time()
            run(Spec((each,)), bank, workers, quiet, CancelToken())
            wall, own = time.perf_counter() - begun, time.process_time() - spent
        return wall, own, place.stat().st_size


def slope(name: str, each: Combination, seconds: float, pairs: int) -> None:
    """Print how much faster two workers are than one; work for so many seconds of one worker."""
    begun = time.process_time()
    for seed in range(20):
        generate(replace(each.first, seed=10_000 + seed), Budget())
    count = max(40, round(20 * seconds / (time.process_time() - begun)))
    work = replace(each, count=count)
    pools = {workers: Warm(workers) for workers in (1, 2)}
    for pool in pools.values():
        campaign(replace(each, count=40), pool)
    walls: dict[int, list[float]] = {1: [], 2: []}
    own, size = 0.0, 0
    for number in range(pairs):
        for workers in (1, 2) if number % 2 else (2, 1):
            wall, own, size = campaign(work, pools[workers])
            walls[workers].append(wall)
    for pool in pools.values():
        pool.end()
    ratios = [one / two for one, two in zip(walls[1], walls[2], strict=True)]
    figures = [statistics.median(walls[1]), statistics.median(walls[2])]
    figures += [min(ratios), statistics.median(ratios), max(ratios), 1000 * own / count]
    cells = [name, f"{count}", *(f"{figure:.2f}" for figure in figures), f"{size / count:.0f}"]
    print(f"| {' | '.join(cells)} |", flush=True)


def main() -> None:
    """Print all figures."""
    quick = "--quick" in sys.argv[1:]
    print(f"{cores()} cores; {'a reduced run' if quick else 'a whole run'}.\n")
    firsts = [each.first for each in combinations((), (), (), (0, 1))]
    if quick:
        firsts = [first for first in firsts if first.difficulty in ("easy", "expert")]
    table(firsts, 0.3 if quick else 4.0)
    print(
        f"\nSlope from one worker to two, goal {SLOPE_GOAL}; `own` is the campaign's own process.\n"
    )
    print("| " + " | ".join(RUNS) + " |\n" + "| --- " * len(RUNS) + "|")
    for name, each in SLOPE.items():
        slope(name, each, 4.0 if quick else 16.0, 3 if quick else 7)


if __name__ == "__main__":
    main()
