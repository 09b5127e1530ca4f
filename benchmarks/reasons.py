"""How far the techniques of a kind go: the tables of docs/difficulty.md.

    python -m benchmarks.reasons [KIND …] [--boards 200] [--size 10x10] [--seeds 200]
                                 [--sizes 6x6,8x8] [--option k=2]

The first tables are of boards with one answer that were made without a look at techniques
(`benchmarks.unselected`): how many are solved without and with the one-step trial, and with all
that a kind's run may do after that, the CPU milliseconds of a run from the puzzle on, and what each
technique did. The last one is of recipes: mean effort, the label of the finished puzzle worked out
afresh, and the CPU time of making it.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from benchmarks.unselected import unselected
from univoca import kinds
from univoca.contract import Kind
from univoca.deciding import checked_recipe
from univoca.deduce.grading import Grade, grade
from univoca.deduce.network import COMPILED
from univoca.deduce.run import Run, trial_index
from univoca.outcome import Budget
from univoca.recipe import Recipe


@dataclass(frozen=True, slots=True)
class Solved:
    """A run over one board: its grade, and the CPU milliseconds from the puzzle to its end."""

    grade: Grade
    milliseconds: float


def solve(kind: Kind, puzzle: Any, above: int | None = None) -> Solved:
    """Run the techniques of a kind over a board: all it has, or so many from the trial on."""
    begun = time.process_time()
    board = kind.reasons.board(puzzle)
    limit = None if above is None else trial_index(board) + above
    trace = Run(board, limit).trace()
    spent = 1000 * (time.process_time() - begun)
    return Solved(grade(kind.reasons.TECHNIQUES, trace), spent)


def strength(kind: Kind, size: str, boards: int) -> None:
    """Print how many boards are solved, in what time, and by which techniques."""
    puzzles = [unselected(kind, size, seed) for seed in range(boards)]
    solve(kind, puzzles[0])
    print(f"\n{kind.info.id}, {boards} boards {size} made without a look at techniques\n")
    print("| | solved | median ms | slowest ms | first step, slowest ms |")
    print("| --- " * 5 + "|")
    firsts = [first_step(kind, puzzle) for puzzle in puzzles]
    runs: list[Solved] = []
    for name, above in (("without trial", 0), ("with trial", 1), ("and all that is left", None)):
        runs = [solve(kind, puzzle, above) for puzzle in puzzles]
        solved = sum(one.grade.end == "solved" for one in runs) / boards
        times = [one.milliseconds for one in runs]
        print(
            f"| {name} | {solved:.1%} | {statistics.median(times):.1f} | {max(times):.1f}"
            f" | {max(firsts):.1f} |"
        )
    by_technique(kind, [one.grade for one in runs])


def first_step(kind: Kind, puzzle: Any) -> float:
    """Return the CPU milliseconds from a puzzle to the first step that can be taken on it."""
    begun = time.process_time()
    board = kind.reasons.board(puzzle)
    Run(board, trial_index(board) + 1).next()
    return 1000 * (time.process_time() - begun)


def by_technique(kind: Kind, grades: list[Grade]) -> None:
    """Print for each technique its share of the steps, who needs it, and for whom it is hardest."""
    steps: Counter[str] = Counter()
    boards: Counter[str] = Counter()
    hardest: Counter[str] = Counter()
    for one in grades:
        steps.update(dict(one.uses))
        boards.update(name for name, _ in one.uses)
        hardest[one.technique] += 1
    print("\n| technique | level | steps | boards that use it | boards whose hardest it is |")
    print("| --- " * 5 + "|")
    for technique in kind.reasons.TECHNIQUES:
        name = technique.id
        print(
            f"| {name} | {technique.level} | {steps[name] / max(1, steps.total()):.1%}"
            f" | {boards[name] / len(grades):.1%} | {hardest[name] / len(grades):.1%} |"
        )


def labels(kind: Kind, size: str, seeds: int, options: tuple[tuple[str, str], ...]) -> None:
    """Print a line for each difficulty of a size, and whether mean effort rises."""
    efforts = []
    for difficulty in kind.info.difficulties:
        hits, tries, values, times = 0, 0, [], []
        for seed in range(seeds):
            recipe = checked_recipe(Recipe(kind.info.id, size, difficulty, seed, options=options))
            begun = time.process_time()
            puzzle = kind.generator.generate(recipe, Budget()).puzzle
            times.append(1000 * (time.process_time() - begun))
            found = solve(kind, puzzle).grade
            fits = found.end == "solved" and kind.reasons.label(puzzle, found) == difficulty
            hits += fits
            tries += found.refutations > 0
            values.append(found.effort)
        efforts.append(statistics.mean(values))
        print(
            f"| {size} | {difficulty} | {efforts[-1]:.3f} | {hits / seeds:.1%}"
            f" | {tries / seeds:.1%} | {statistics.median(times):.0f} | {max(times):.0f} |"
        )
    if not all(low < high for low, high in pairwise(efforts)):
        print(f"| {size} | | DOES NOT RISE | | | | |")


def arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    explained = [name for name in kinds.ids() if kinds.get(name).has_reasons]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reasons")
    parser.add_argument("kinds", nargs="*", metavar="KIND", default=explained)
    parser.add_argument("--boards", type=int, default=20, help="unselected boards; 0 for none")
    parser.add_argument("--size", help="of the unselected boards")
    parser.add_argument("--seeds", type=int, default=10, help="of each recipe; 0 for none")
    parser.add_argument("--sizes", help="of the recipes, between commas; all that are offered")
    parser.add_argument("--option", action="append", default=[], help="of the recipes: k=2")
    return parser.parse_args()


def main() -> None:
    """Print the tables of the kinds asked for."""
    asked = arguments()
    options = tuple((one.split("=")[0], one.split("=")[1]) for one in asked.option)
    print(f"Compiled: {'yes' if COMPILED else 'no'}. CPU milliseconds, one process.")
    for name in asked.kinds:
        kind = kinds.get(name)
        sizes = asked.sizes.split(",") if asked.sizes else kind.info.sizes
        if asked.boards:
            usual = "10x10" if "10x10" in kind.info.sizes else kind.info.sizes[0]
            strength(kind, asked.size or usual, asked.boards)
        if asked.seeds:
            print(f"\n{name}, {asked.seeds} seeds a recipe\n")
            print("| size | difficulty | effort | label hit | with trial | median ms | slowest |")
            print("| --- " * 7 + "|")
            for size in sizes:
                labels(kind, size, asked.seeds, options)


if __name__ == "__main__":
    main()
