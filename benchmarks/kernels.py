"""Our cover kernel beside the exact-cover packages of PyPI, in one run: `make bench-kernels`.

CPU seconds of this process, from lists of options to lists of solutions, imports and
just-in-time compilation excluded. Wrong counts are said, not hidden.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable

from benchmarks.instances import Instance, packing, queens, rectangle, sudoku
from benchmarks.peers import Solve, installed
from benchmarks.sudoku import ambiguous, minimal
from univoca.kernels import compiled
from univoca.kernels.cover import Problem, search

Cases = list[tuple[Instance, bool, int | None]]


def measured(solve: Solve, cases: Cases, rounds: int) -> tuple[float, bool]:
    """Return the least CPU seconds of some rounds over all cases, and whether counts were right."""
    best, right = float("inf"), True
    for _ in range(rounds):
        begin = time.process_time()
        for instance, first_only, expected in cases:
            found = solve(instance, first_only)
            right = right and expected in (None, found)
        best = min(best, time.process_time() - begin)
    return best, right


def table(title: str, cases: Cases, goal: float, rounds: int) -> None:
    """Print one instance: each package's seconds, and how many times longer than ours."""
    print(f"\n{title}")
    own = 0.0
    peers = []
    for name, solve in installed().items():
        seconds, right = measured(solve, cases, rounds)
        own = own or seconds
        remark = "" if right else "   WRONG COUNT"
        if right and name != "univoca":
            peers.append(seconds)
        print(f"  {name:10} {seconds:9.4f} s  {seconds / own:7.2f} x{remark}")
    if peers:
        print(f"  best peer is {min(peers) / own:.1f} times slower (goal: {goal:.0f})")


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
    seconds = min(
        float(subprocess.check_output([sys.executable, "-c", program]))
        for _ in range(5)
    )
    print(f"\nimport of the kernel: {1000 * seconds:.1f} ms (goal: 30)")


def main() -> None:
    """Print everything."""
    print(f"kernel compiled: {compiled()}")
    for solve in installed().values():
        solve(queens(6), False)
        solve(sudoku(minimal("warm")), False)
    puzzles = [minimal(str(number)) for number in range(20)]
    table("all packings of 6x10 (9,356)", [(packing(rectangle(6, 10)), False, 9356)], 6, 1)
    table("12 queens, diagonals secondary (14,200)", [(queens(12), False, 14200)], 3, 3)
    unique: Cases = [(sudoku(puzzle), False, 1) for puzzle in puzzles]
    table("20 Sudoku, proven unique", unique, 3, 3)
    many: Cases = [(sudoku(ambiguous(puzzle)), False, None) for puzzle in puzzles]
    table("the same with two givens fewer, all solutions", many, 3, 3)
    first_packing()
    import_cost()


if __name__ == "__main__":
    main()
