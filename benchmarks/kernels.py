"""Our cover kernel beside the exact-cover packages of PyPI, in one run: `make bench-kernels`.

CPU seconds of this process, from lists of options to all solutions, each handed over as a list of
option numbers; imports and just-in-time compilation excluded. All packages do the same: none
merely counts. They take turns, round by round, so that a busy machine slows all alike; the least
time of each counts. Wrong counts are said, not hidden.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median

from benchmarks.instances import Instance, packing, queens, rectangle, sudoku
from benchmarks.peers import Solve, installed
from benchmarks.sudoku import ambiguous, minimal, problem_of
from univoca.kernels import compiled
from univoca.kernels.cover import Problem, count, search

Cases = list[tuple[Instance, bool, int]]


def once(solve: Solve, cases: Cases) -> tuple[float, bool]:
    """Return the CPU seconds over all cases, and whether the counts were right."""
    right = True
    begin = time.process_time()
    for instance, first_only, expected in cases:
        found = solve(instance, first_only)
        right = right and found == expected
    return time.process_time() - begin, right


def table(title: str, cases: Cases, goal: float, rounds: int) -> None:
    """Print one instance: each package's least seconds, and how many times longer than ours."""
    packages = installed()
    best = dict.fromkeys(packages, float("inf"))
    wrong = set()
    for _ in range(rounds):
        for name, solve in packages.items():
            seconds, right = once(solve, cases)
            best[name] = min(best[name], seconds)
            if not right:
                wrong.add(name)
    print(f"\n{title}")
    own = best["univoca"]
    for name, seconds in best.items():
        remark = "   WRONG COUNT" if name in wrong else ""
        print(f"  {name:10} {seconds:9.4f} s  {seconds / own:7.2f} x{remark}")
    peers = [seconds for name, seconds in best.items() if name not in wrong | {"univoca"}]
    if peers:
        print(
            f"  best peer takes {min(peers) / own:.1f} times as long (goal: {goal:.0f})", flush=True
        )


def least(work: Callable[[], object], rounds: int) -> float:
    """Return the least CPU seconds of some rounds."""
    best = float("inf")
    for _ in range(rounds):
        begin = time.process_time()
        work()
        best = min(best, time.process_time() - begin)
    return best


def first_packing() -> None:
    """Print how long a first packing of 6x10 takes, made ready from its options."""
    primary, secondary, options = packing(rectangle(6, 10))
    problem = Problem(primary, secondary)
    problem.add_all(options)

    def ready_and_first() -> None:
        problem.bound(0, 1, 1)
        search(problem, limit=1)

    again = least(lambda: search(problem, limit=1), 50)
    print(f"\nfirst packing of 6x10: {1000 * least(ready_and_first, 50):.2f} ms (goal: 2)")
    print(f"  on a problem made ready before: {1000 * again:.2f} ms")


def import_cost() -> None:
    """Print what importing the kernel costs beyond a bare interpreter, in CPU."""
    program = (
        "import time; b = time.process_time(); import univoca.kernels.cover;"
        "print(time.process_time() - b)"
    )
    seconds = [float(subprocess.check_output([sys.executable, "-c", program])) for _ in range(9)]
    least_ms, middle = 1000 * min(seconds), 1000 * median(seconds)
    print(f"\nimport of the kernel: {least_ms:.1f} ms at least, median {middle:.1f} (goal: 30)")


def main() -> None:
    """Print everything."""
    print(f"kernel compiled: {compiled()}")
    for solve in installed().values():
        solve(queens(6), False)
        solve(sudoku(minimal("warm")), False)
    puzzles = [minimal(str(number)) for number in range(20)]
    table("all packings of 6x10 (9,356)", [(packing(rectangle(6, 10)), False, 9356)], 6, 2)
    table("12 queens, diagonals secondary (14,200)", [(queens(12), False, 14200)], 3, 5)
    unique: Cases = [(sudoku(puzzle), False, 1) for puzzle in puzzles]
    table("20 Sudoku, proven unique", unique, 3, 5)
    many: Cases = [
        (instance, False, count(problem_of(instance)).solutions)
        for instance in (sudoku(ambiguous(puzzle)) for puzzle in puzzles)
    ]
    table("the same with two givens fewer (39,059 in all)", many, 3, 3)
    first_packing()
    import_cost()


if __name__ == "__main__":
    main()
