"""Figures of Pentominoes: all packings of 6×10 beside other packages, uniqueness, hints.

    python -m benchmarks.pentominoes [--peers]

CPU time of this process; `--peers` also runs the exact-cover packages that are installed, in the
same run (`pip install xcover pyxcc miniexact`), each once after a small warm-up, ours five times.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from statistics import median

from benchmarks.instances import packing
from univoca.kernels import polyomino
from univoca.kinds.pentominoes import model, pack, solver
from univoca.kinds.pentominoes.growth import grow
from univoca.kinds.pentominoes.model import Answer, Puzzle
from univoca.outcome import Budget
from univoca.rng import Rng

ALL = "FILNPTUVWXYZ"
BOARDS = {
    "3x20": "20/3/60",
    "4x15": "15/4/60",
    "5x12": "12/5/60",
    "6x10": "6/10/60",
    "8x8 without 2x2": "8/8/27.2.6.2.27",
}


def seconds(work: Callable[[], object], times: int) -> float:
    """Return the least CPU time of some runs."""
    found = []
    for _ in range(times):
        begun = time.process_time()
        work()
        found.append(time.process_time() - begun)
    return min(found)


def kernel_run(puzzle: Puzzle) -> polyomino.Packings:
    """List all packings by the kernel, as tuples of placements."""
    cells = [divmod(cell, puzzle.size.cols) for cell in puzzle.free]
    return polyomino.pack(solver.kernel_pieces(puzzle.pieces), cells, 10**9, 10**9)


def rectangles() -> float:
    """Print the time of each famous board; return that of 6×10."""
    last = 0.0
    for name, text in BOARDS.items():
        puzzle = model.parse(f"{text}/{ALL}")
        found = kernel_run(puzzle)
        took = seconds(lambda puzzle=puzzle: kernel_run(puzzle), 7)  # type: ignore[misc]
        print(f"{name}: {len(found.found)} packings, {found.nodes} nodes, {took * 1000:.1f} ms")
        last = took if name == "6x10" else last
    return last


def peers(ours: float) -> None:
    """Print how long the other packages take for 6×10, and how many times as long as ours."""
    from benchmarks.peers import PEERS

    small = packing([(row, col) for row in range(3) for col in range(5)], "PUV")
    board = packing([(row, col) for row in range(6) for col in range(10)])
    for name, solve in PEERS.items():
        solve(small, False)
        begun = time.process_time()
        found = solve(board, False)
        took = time.process_time() - begun
        print(f"{name}: {found} packings, {took:.2f} s, {took / ours:.0f} times ours")


def uniqueness(outlines: int = 300) -> None:
    """Print how long it takes to tell whether a 60-cell outline of twelve pieces is unique."""
    times, unique, nodes = [], [], []
    for number in range(outlines):
        puzzle = grow(Rng(f"uniqueness/{number}"), ALL).puzzle
        outcome = solver.solutions(puzzle, Budget(), 2).outcome()
        took = seconds(lambda puzzle=puzzle: solver.solutions(puzzle, Budget(), 2), 3)  # type: ignore[misc]
        times.append(took)
        nodes.append(outcome.spent.nodes)
        if outcome.status == "unique":
            unique.append(took)
    print(
        f"60-cell outlines, unique or not: {outlines}, {len(unique)} unique; median "
        f"{median(times) * 1000:.2f} ms (the unique ones {median(unique) * 1000:.2f} ms), worst "
        f"{max(times) * 1000:.1f} ms, median {median(nodes):.0f} nodes"
    )


def hints() -> None:
    """Print how long a hint takes on each level of the pack with three pieces laid at random."""
    times = []
    for level in pack.levels():
        puzzle = model.parse(level.puzzle)
        empty = Answer((None,) * len(puzzle.pieces))
        times.append(seconds(lambda p=puzzle, e=empty: solver.hint(p, e, Budget()), 2))  # type: ignore[misc]
    print(f"first hint on {len(times)} levels: median {median(times) * 1000:.2f} ms, ", end="")
    print(f"worst {max(times) * 1000:.1f} ms")


if __name__ == "__main__":
    print("kernel compiled:", polyomino.COMPILED)
    of_rectangle = rectangles()
    uniqueness()
    hints()
    if "--peers" in sys.argv[1:]:
        peers(of_rectangle)
