"""The cover kernel on published counts, and within its bounds."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from benchmarks.instances import Instance, langford, packing, queens, rectangle
from univoca.kernels import compiled
from univoca.kernels.cover import Problem, cheapest, count, search

slow = pytest.mark.skipif(not compiled(), reason="minutes where the kernel is not compiled")
MIDDLE = ((3, 3), (3, 4), (4, 3), (4, 4))


def problem_of(instance: Instance) -> Problem:
    problem = Problem(instance[0], instance[1])
    problem.add_all(instance[2])
    return problem


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (rectangle(3, 20), 8),
        pytest.param(rectangle(4, 15), 1472, marks=slow),
        pytest.param(rectangle(5, 12), 4040, marks=slow),
        pytest.param(rectangle(6, 10), 9356, marks=slow),
        pytest.param([cell for cell in rectangle(8, 8) if cell not in MIDDLE], 520, marks=slow),
    ],
)
def test_pentominoes(board: list[tuple[int, int]], expected: int) -> None:
    """All packings of the classic boards are found, and counted by both searches alike."""
    found = count(problem_of(packing(board)), nodes=1 << 40)
    assert (found.solutions, found.complete) == (expected, True)


def test_placements() -> None:
    """The boards have the published numbers of placements."""
    assert len(packing(rectangle(3, 20))[2]) == 1236
    assert len(packing(rectangle(6, 10))[2]) == 2056
    assert len(search(problem_of(packing(rectangle(3, 5), "PUV"))).solutions) == 4


@pytest.mark.parametrize(("size", "expected"), [(4, 2), (5, 10), (6, 4), (7, 40), (8, 92)])
def test_queens(size: int, expected: int) -> None:
    """Queens, with diagonals as secondary items, have the published counts."""
    assert len(search(problem_of(queens(size))).solutions) == expected


@pytest.mark.parametrize(("pairs", "expected"), [(3, 2), (4, 2), (5, 0), (7, 52)])
def test_langford(pairs: int, expected: int) -> None:
    """Langford pairs have the published counts, mirror images included."""
    assert count(problem_of(langford(pairs))).solutions == expected


def test_node_budget() -> None:
    """A node budget is kept to the node, said, and repeatable."""
    problem = problem_of(packing(rectangle(6, 10)))
    first = search(problem, nodes=777)
    assert (first.nodes, first.complete, first.stopped) == (777, False, "nodes")
    assert search(problem, nodes=777) == first


def test_limit() -> None:
    """A limit ends the search without being called a bound that ran out."""
    result = search(problem_of(queens(8)), limit=3)
    assert (len(result.solutions), result.complete, result.stopped) == (3, False, None)


@pytest.mark.parametrize("function", [search, count, cheapest])
def test_stop(function: type) -> None:
    """A caller's stop is asked every 256 nodes, obeyed, and reported."""
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 3

    result = function(problem_of(packing(rectangle(6, 10))), stop=stop)
    assert (result.nodes, result.complete, result.stopped) == (512, False, "stop")


def test_compiled_and_plain_agree() -> None:
    """Another process, plain and with other hash seeds, gives the same solutions and nodes."""
    program = (
        "from benchmarks.instances import *; from univoca.kernels.cover import *\n"
        "for i in (queens(6), langford(4), packing(rectangle(3, 20)), packing(rectangle(6, 10))):\n"
        "    p = Problem(*i[:2]); p.add_all(i[2]); print(search(p, nodes=900))\n"
    )
    outputs = {
        subprocess.check_output(
            [sys.executable, "-c", program],
            env={
                **os.environ,
                "UNIVOCA_UNCOMPILED": plain,
                "PYTHONHASHSEED": seed,
                "PYTHONPATH": os.pathsep.join(sys.path),
            },
        )
        for plain, seed in (("0", "1"), ("1", "2"))
    }
    assert len(outputs) == 1


@pytest.mark.parametrize("items", [[-1], [5], [0, 7]])
def test_bad_items(items: list[int]) -> None:
    """An item that does not exist is refused when the option is added."""
    problem = Problem(3, 2)
    with pytest.raises(ValueError, match="no such item"):
        problem.add(items)
    with pytest.raises(ValueError, match="no such item"):
        problem.add_all([[0], items])
