"""The cover kernel against brute force, as it is built here."""

from __future__ import annotations

import pytest

from tests.kernels.brute import all_solutions, price, random_problem
from univoca.kernels import compiled
from univoca.kernels.cover import cheapest, count, search
from univoca.rng import Rng

ROUNDS = 60 if compiled() else 15


@pytest.mark.parametrize("block", range(50))
def test_every_solution_and_no_other(block: int) -> None:
    """Each set of options that the definition allows is listed once, and nothing else."""
    rng = Rng(f"cover {block}")
    for _ in range(ROUNDS):
        problem = random_problem(rng)
        expected = all_solutions(problem)
        result = search(problem)
        assert sorted(result.solutions) == expected
        assert result.complete
        assert result.stopped is None
        assert result.costs == [price(problem, chosen) for chosen in result.solutions]
        counted = count(problem)
        assert (counted.solutions, counted.nodes) == (len(expected), result.nodes)
        assert search(problem).solutions == result.solutions


@pytest.mark.parametrize("block", range(50))
def test_least_cost(block: int) -> None:
    """The cheapest solution costs what the least of all costs, with and without forced options."""
    rng = Rng(f"cheapest {block}")
    for _ in range(ROUNDS):
        problem = random_problem(rng)
        options = range(problem.options)
        forced = [option for option in options if rng.chance(0.1)]
        forbidden = [option for option in options if option not in forced and rng.chance(0.1)]
        allowed = [
            chosen
            for chosen in all_solutions(problem)
            if set(forced) <= set(chosen) and not set(forbidden) & set(chosen)
        ]
        assert sorted(search(problem, forced=forced, forbidden=forbidden).solutions) == allowed
        result = cheapest(problem, forced=forced, forbidden=forbidden)
        assert result.complete
        assert all(chosen in allowed for chosen in result.solutions)
        assert result.costs == ([min(price(problem, c) for c in allowed)] if allowed else [])


@pytest.mark.parametrize("block", range(10))
def test_changed_problems(block: int) -> None:
    """A problem whose options and bounds were replaced gives what a new one would."""
    rng = Rng(f"changed {block}")
    for _ in range(ROUNDS):
        problem = random_problem(rng)
        search(problem, limit=1)
        if not problem.options or not problem.primary:
            continue
        for _ in range(2):
            items = [rng.below(problem.primary) for _ in range(rng.below(3))]
            problem.replace(rng.below(problem.options), items)
        problem.bound(rng.below(problem.primary), 1, 1 + rng.below(2))
        assert sorted(search(problem).solutions) == all_solutions(problem)
