"""Choices among ways, against all assignments of small random instances."""

from __future__ import annotations

from itertools import product

import pytest

from univoca.deduce.network import COMMON, STUCK, Network
from univoca.rng import Rng

VARIABLES = 7
INSTANCES = 400
Ways = list[list[int]]
Values = tuple[bool, ...]


def instance(rng: Rng) -> list[Ways]:
    """Return random choices, each with one to five ways of one to four literals."""
    return [
        [
            [v if rng.chance(0.5) else -v for v in rng.shuffled(range(1, VARIABLES + 1))[:length]]
            for length in (rng.between(1, 4) for _ in range(rng.between(1, 5)))
        ]
        for _ in range(rng.between(1, 4))
    ]


def network_of(choices: list[Ways], most: int = 99) -> Network:
    network = Network(VARIABLES, 1)
    for ways in choices:
        network.choice(ways, 0, most)
    network.freeze()
    return network


def holds(literals: list[int], values: Values) -> bool:
    return all(values[abs(each) - 1] == (each > 0) for each in literals)


def models(choices: list[Ways]) -> list[Values]:
    every = product((False, True), repeat=VARIABLES)
    return [
        values
        for values in every
        if all(any(holds(way, values) for way in ways) for ways in choices)
    ]


def assumed(rng: Rng) -> list[int]:
    return [v if rng.chance(0.5) else -v for v in range(1, rng.between(1, 4))]


@pytest.mark.parametrize("part", range(2))
def test_what_is_common_holds_in_every_assignment(part: int) -> None:
    """What is deduced holds wherever choices and assumptions do; a conflict means nowhere."""
    deduced = conflicts = 0
    for number in range(INSTANCES // 2):
        rng = Rng(f"choices/{part}/{number}")
        choices = instance(rng)
        network = network_of(choices)
        given = assumed(rng)
        for literal in given:
            network.assign(literal)
        fitting = [one for one in models(choices) if holds(given, one)]
        if network.propagate(1) >= 0:
            conflicts += 1
            assert not fitting
            continue
        deduced += network.size - len(given)
        for values in fitting:
            assert holds(network.assignment(), values)
        for choice, ways in enumerate(choices):
            left = [ways[at] for at in network.ways_left(choice)]
            assert left == [way for way in ways if all(network.value(each) >= 0 for each in way)]
            shared = set(left[0]).intersection(*left)
            assert all(network.value(each) > 0 for each in shared)
    assert deduced > 100
    assert conflicts > 20


def test_reasons_suffice_and_were_there_before() -> None:
    """Of what was known earlier, the reasons alone break every way without what follows."""
    seen = {COMMON: 0, STUCK: 0}
    for number in range(INSTANCES):
        rng = Rng(f"choices/reasons/{number}")
        choices = instance(rng)
        network = network_of(choices)
        for literal in assumed(rng):
            network.assign(literal)
        for choice, ways in enumerate(choices):
            event = network.event_of(choice)
            if not event:
                continue
            seen[event] += 1
            wanted = network.would_set(choice)
            assert bool(wanted) == (event == COMMON)
            rivals = network.rivals(choice, wanted)
            reasons = network.because(choice, rivals, network.size)
            assert set(reasons) <= set(network.assignment())
            for at, way in enumerate(ways):
                if at in rivals:
                    assert any(-reason in way for reason in reasons)
                else:
                    assert set(wanted) <= set(way)
    assert min(seen.values()) > 20


def test_undone_as_if_never_done() -> None:
    """Assignments taken back leave every choice with the ways and the event that it had."""
    for number in range(INSTANCES // 4):
        rng = Rng(f"choices/undo/{number}")
        choices = instance(rng)
        network = network_of(choices)
        numbers = range(len(choices))
        before = [(network.event_of(one), network.ways_left(one)) for one in numbers]
        for literal in assumed(rng):
            network.assign(literal)
        network.propagate(1)
        network.undo(0)
        assert [(network.event_of(one), network.ways_left(one)) for one in numbers] == before
        assert network.waiting_for(0) == sum(event == COMMON for event, _ in before)


def test_too_many_ways_are_not_looked_over() -> None:
    """What is common to more ways than a person goes through is not seen until some are gone."""
    network = network_of([[[1, 2], [1, 3], [1, -2]]], most=2)
    assert network.event_of(0) == 0
    network.assign(-3)
    assert network.would_set(0) == [1]
