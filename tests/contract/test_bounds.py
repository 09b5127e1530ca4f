"""Budgets, deadlines and cancels, for every kind: work ends in time and says that it was ended."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.contract.support import each_kind, examples, generated, tiny
from univoca.contract import Kind
from univoca.deciding import checked_recipe
from univoca.errors import GenerationError
from univoca.outcome import Budget, CancelToken, Listing
from univoca.recipe import Recipe

EVERYTHING = 10**6
"""A number of answers that no listing here reaches."""
UNBOUNDED = 30_000_000
"""Nodes or conflicts that nothing here reaches in time, though work that forgets to stop will."""
RESTART = 1_000
"""Conflicts that may pass until the SAT library looks at its budget."""
HEADSTART = 0.02
GRACE = 0.15
TRIES = 10


def methods(kind: Kind) -> list[Any]:
    return [kind.solver, kind.prover]


def many(kind: Kind) -> Any:
    """Return the kind's board with more answers than can be listed."""
    found = examples(kind).get("many")
    if not found:
        pytest.skip(f"{kind.info.id} has no [[many]] board in its examples.toml")
    return kind.model.parse(found[0]["puzzle"])


def overshoot(work: Callable[[Budget], object], *, cancel: bool) -> float:
    """Return by how many seconds work outlives its deadline or cancel: the least of some tries."""
    best = float("inf")
    for _ in range(TRIES):
        end = time.monotonic() + HEADSTART
        token = CancelToken()
        timer = threading.Timer(HEADSTART, token.cancel)
        if cancel:
            budget = Budget(UNBOUNDED, UNBOUNDED, cancel=token)
            timer.start()
        else:
            budget = Budget(UNBOUNDED, UNBOUNDED, deadline=end)
        work(budget)
        best = min(best, time.monotonic() - end)
        timer.cancel()
        if best < GRACE:
            break
    return best


@each_kind
def test_a_bounded_outcome_is_right_or_inconclusive(kind: Kind) -> None:
    """However small the budget, no puzzle is called unique, ambiguous or impossible that is not."""
    for puzzle in tiny(kind, 25, "bounds"):
        for method in methods(kind):
            truth = method.solutions(puzzle, Budget(), 2).outcome()
            for count in (0, 1, 2, 3, 5, 8):
                budget = Budget(nodes=count, conflicts=count)
                outcome = method.solutions(puzzle, budget, 2).outcome()
                assert outcome.status in (truth.status, "inconclusive")
                if outcome.status == "inconclusive":
                    assert outcome.ran_out in ("nodes", "conflicts")
                assert all(kind.rules.violations(puzzle, one) == () for one in outcome.answers)


@each_kind
@pytest.mark.parametrize("count", [0, 1, 10, 100])
def test_searches_stop_at_their_count(kind: Kind, count: int) -> None:
    """A search spends no more nodes than it may; a proof ends soon after its conflicts."""
    for puzzle in (generated(kind).puzzle, many(kind)):
        budget = Budget(nodes=count, conflicts=UNBOUNDED)
        listing = kind.solver.solutions(puzzle, budget, EVERYTHING)
        assert listing.spent.nodes <= max(count, 1)
        assert listing.complete or listing.ran_out == "nodes"
        budget = Budget(nodes=UNBOUNDED, conflicts=count)
        listing = kind.prover.solutions(puzzle, budget, 20)
        assert listing.spent.conflicts <= count + RESTART
        assert listing.complete or len(listing.answers) == 20 or listing.ran_out == "conflicts"
    assert kind.solver.solutions(many(kind), Budget(nodes=count), EVERYTHING).ran_out == "nodes"


@each_kind
@pytest.mark.parametrize("cancel", [False, True], ids=["deadline", "cancel"])
def test_searches_stop_in_time(kind: Kind, cancel: bool) -> None:
    """A deadline or a cancel ends a long listing within a tenth of a second or so."""
    puzzle = many(kind)
    for method in methods(kind):
        listings: list[Listing[Any]] = []

        def work(budget: Budget, method: Any = method, kept: Any = listings) -> None:
            kept.append(method.solutions(puzzle, budget, EVERYTHING))

        assert overshoot(work, cancel=cancel) < GRACE
        for listing in listings:
            assert not listing.complete
            assert listing.ran_out == ("cancelled" if cancel else "deadline")


@each_kind
@pytest.mark.parametrize("cancel", [False, True], ids=["deadline", "cancel"])
def test_what_is_over_before_it_starts_ends_at_once(kind: Kind, cancel: bool) -> None:
    """With the deadline past or the cancel given, a decision is right or inconclusive, at once."""
    token = CancelToken()
    token.cancel()
    budget = Budget(cancel=token) if cancel else Budget(deadline=time.monotonic())
    puzzle = generated(kind).puzzle
    for method in methods(kind):
        truth = method.solutions(puzzle, Budget(), 2).outcome().status
        outcome = method.solutions(puzzle, budget, 2).outcome()
        assert outcome.status in (truth, "inconclusive")
        if outcome.status == "inconclusive":
            assert outcome.ran_out == ("cancelled" if cancel else "deadline")


@each_kind
@pytest.mark.parametrize("cancel", [False, True], ids=["deadline", "cancel"])
def test_generators_stop_in_time(kind: Kind, cancel: bool) -> None:
    """A deadline or a cancel ends the making of the largest size in a GenerationError, soon."""
    info = kind.info
    seeds = iter(range(1, 1 + TRIES))

    def work(budget: Budget) -> None:
        recipe = Recipe(info.id, info.sizes[-1], info.difficulties[-1], next(seeds))
        try:
            kind.generator.generate(checked_recipe(recipe), budget)
        except GenerationError as ended:
            assert ended.parameters["reason"] == ("cancelled" if cancel else "deadline")
            assert ended.sentence("es") != ended.message_id

    assert overshoot(work, cancel=cancel) < GRACE


@each_kind
def test_a_cancelled_generator_makes_nothing(kind: Kind) -> None:
    """A generator whose cancel was given before it starts raises GenerationError."""
    token = CancelToken()
    token.cancel()
    recipe = Recipe(kind.info.id, kind.info.sizes[-1], kind.info.difficulties[0], 7)
    for budget in (Budget(cancel=token), Budget(deadline=time.monotonic() - 1)):
        with pytest.raises(GenerationError):
            kind.generator.generate(checked_recipe(recipe), budget)
