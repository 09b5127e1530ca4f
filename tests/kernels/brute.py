"""Random small cover problems, and all their solutions by trying every set of options."""

from __future__ import annotations

from collections import defaultdict
from itertools import product

from univoca.kernels.cover import Problem
from univoca.rng import Rng


def random_problem(rng: Rng) -> Problem:
    """Return a problem of at most nine options: some plain, some with every feature at once."""
    primary, secondary = rng.between(0, 5), rng.between(0, 3)
    low = high = None
    heavy = rng.chance(0.5)
    if heavy:
        low = [rng.between(0, 2) for _ in range(primary)]
        high = [least + rng.between(0, 2) - rng.chance(0.1) for least in low]
    problem = Problem(primary, secondary, low=low, high=high)
    coloured, priced = rng.chance(0.5), rng.chance(0.5)
    for _ in range(rng.between(0, 9)):
        items = [item for item in range(primary + secondary) if rng.chance(0.4)]
        if heavy:
            items += [item for item in items if rng.chance(0.2)]
            rng.shuffle(items)
        colours = {item: rng.below(2) for item in items if item >= primary and rng.chance(0.8)}
        cost = rng.below(6) if priced else 0
        problem.add(items, colours=colours if coloured else None, cost=cost)
    return problem


def holds(problem: Problem, chosen: list[int]) -> bool:
    """Return whether a set of options is a solution, straight from the definition."""
    times = [0] * problem.primary
    shades: dict[int, list[int]] = defaultdict(list)
    for option in chosen:
        for item, colour in problem.entries(option):
            if item < problem.primary:
                times[item] += 1
            else:
                shades[item].append(colour)
    covered = all(
        low <= number <= high
        for low, number, high in zip(problem.low, times, problem.high, strict=True)
    )
    return covered and all(
        len(seen) == 1 or (min(seen) == max(seen) and min(seen) >= 0) for seen in shades.values()
    )


def all_solutions(problem: Problem) -> list[list[int]]:
    """Return every solution, ascending."""
    sets = (
        [option for option, taken in enumerate(choice) if taken]
        for choice in product((False, True), repeat=problem.options)
    )
    return sorted(chosen for chosen in sets if holds(problem, chosen))


def price(problem: Problem, chosen: list[int]) -> int:
    """Return what a set of options costs."""
    return sum(problem.cost_of(option) for option in chosen)
