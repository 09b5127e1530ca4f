"""The network of counts and parities, against all assignments of small random instances."""

from __future__ import annotations

from itertools import product

import pytest

from univoca.deduce.network import Network
from univoca.rng import Rng

VARIABLES, TECHNIQUES = 7, 4
INSTANCES = 600
Constraint = tuple[list[int], int, int, int, bool]


def instance(rng: Rng) -> list[Constraint]:
    """Return random constraints: literals, low, high, guard, whether it is a parity."""
    found = []
    for _ in range(rng.between(2, 7)):
        chosen = rng.shuffled(range(1, VARIABLES + 1))[: rng.between(1, 5)]
        literals = [variable if rng.chance(0.7) else -variable for variable in chosen]
        low = rng.between(0, len(literals))
        guard = rng.between(1, VARIABLES) * (1 if rng.chance(0.5) else -1)
        free = abs(guard) in chosen or rng.chance(0.5)
        parity = rng.chance(0.25)
        high = rng.between(low, len(literals))
        found.append((literals, low % 2 if parity else low, high, 0 if free else guard, parity))
    return found


def network_of(constraints: list[Constraint]) -> Network:
    network = Network(VARIABLES, TECHNIQUES)
    for literals, low, high, guard, parity in constraints:
        if parity:
            network.parity(literals, bool(low), (0, 1), guard)
        else:
            network.count(literals, low, high, (0, 1, 2, 3), guard)
    network.freeze()
    return network


def holds(constraint: Constraint, values: tuple[bool, ...]) -> bool:
    literals, low, high, guard, parity = constraint
    if guard and values[abs(guard) - 1] != (guard > 0):
        return True
    true = sum(values[abs(literal) - 1] == (literal > 0) for literal in literals)
    return true % 2 == low if parity else low <= true <= high


def models(constraints: list[Constraint]) -> list[tuple[bool, ...]]:
    every = product((False, True), repeat=VARIABLES)
    return [values for values in every if all(holds(one, values) for one in constraints)]


def state(network: Network) -> list[list[int]]:
    """Return all that can be seen of a network."""
    numbers = range(network.constraints)
    waiting = [network.waiting_for(technique) for technique in range(TECHNIQUES + 1)]
    return [network.assignment(), [network.event_of(number) for number in numbers], waiting]


@pytest.mark.parametrize("part", range(4))
def test_what_is_propagated_holds_in_every_assignment(part: int) -> None:
    """Each literal is true wherever constraints and assumptions hold; a conflict means nowhere."""
    deduced = conflicts = 0
    for number in range(INSTANCES // 4):
        rng = Rng(f"network/{part}/{number}")
        constraints = instance(rng)
        network = network_of(constraints)
        all_models = models(constraints)
        assumed = [v if rng.chance(0.5) else -v for v in range(1, rng.between(1, 4))]
        for literal in assumed:
            network.assign(literal)
        left = [one for one in all_models if all(one[abs(x) - 1] == (x > 0) for x in assumed)]
        if network.propagate(TECHNIQUES) >= 0:
            conflicts += 1
            assert not left
        for literal in network.assignment():
            deduced += literal not in assumed
            assert all(one[abs(literal) - 1] == (literal > 0) for one in left)
    assert deduced > 50
    assert conflicts > 10


def test_a_full_assignment_is_in_conflict_exactly_where_a_constraint_is_broken() -> None:
    """With everything known, a constraint waits among the conflicts if and only if it is broken."""
    for number in range(INSTANCES):
        rng = Rng(f"full/{number}")
        constraints = instance(rng)
        network = network_of(constraints)
        values = tuple(rng.chance(0.5) for _ in range(VARIABLES))
        for variable, value in enumerate(values, 1):
            network.assign(variable if value else -variable)
        broken = not all(holds(one, values) for one in constraints)
        assert (network.conflict() >= 0) == broken


def test_undoing_brings_everything_back() -> None:
    """After `undo` a network shows what it showed before: values, events and who waits."""
    for number in range(INSTANCES):
        rng = Rng(f"undo/{number}")
        network = network_of(instance(rng))
        network.assign(rng.between(1, VARIABLES))
        before = state(network)
        mark = network.size
        for _ in range(3):
            network.assign(rng.between(1, VARIABLES) * (1 if rng.chance(0.5) else -1))
            network.propagate(TECHNIQUES)
        network.undo(mark)
        assert state(network) == before


def test_a_repeated_variable_is_refused() -> None:
    """A constraint names each variable once, and only variables that there are."""
    network = Network(3, 1)
    for literals in ([1, -1], [2, 2], [4], [0]):
        with pytest.raises(ValueError, match="literals"):
            network.count(literals, 0, 1, (0, 0, 0, 0))
