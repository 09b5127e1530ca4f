"""Deciding by two methods: which one is asked, and when the other takes over."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import pytest

from univoca.deciding import decide
from univoca.outcome import Budget, CancelToken, Listing, Spent


def lost(puzzle: Any, budget: Budget, limit: int) -> Listing[str]:
    """Search without end, as a method does on a board that is not for it."""
    while budget.ran_out() is None:
        time.sleep(0.005)
    return Listing((), False, budget.ran_out(), Spent(), "search")


def sure(puzzle: Any, budget: Budget, limit: int) -> Listing[str]:
    """Find the one answer at once, unless no time is left."""
    ended = budget.ran_out()
    return Listing(() if ended else ("answer",), ended is None, ended, Spent(), "sat")


def kind(first: str, solver: Any, prover: Any) -> Any:
    """Return as much of a kind as deciding looks at."""
    methods = {"solver": solver, "prover": prover}
    return SimpleNamespace(
        info=SimpleNamespace(first=first),
        **{name: SimpleNamespace(solutions=method) for name, method in methods.items()},
    )


@pytest.mark.parametrize(("first", "methods"), [("search", (lost, sure)), ("sat", (sure, lost))])
def test_the_other_method_has_half_of_the_time(first: str, methods: Any) -> None:
    """Where the first method finds nothing in half of the time, the other one decides."""
    begun = time.monotonic()
    outcome = decide(kind(first, *methods), None, Budget.seconds(1.0))
    assert outcome.status == "unique"
    assert 0.49 <= time.monotonic() - begun < 0.95


def test_a_cancel_ends_both_methods() -> None:
    """After a cancel the other method is not asked."""
    token = CancelToken()
    token.cancel()
    outcome = decide(kind("search", lost, sure), None, Budget.seconds(60, token))
    assert (outcome.status, outcome.ran_out) == ("inconclusive", "cancelled")


def test_what_no_method_decides_in_time_is_inconclusive() -> None:
    """Both together end at the deadline, and say so."""
    outcome = decide(kind("search", lost, lost), None, Budget.seconds(0.1))
    assert (outcome.status, outcome.ran_out) == ("inconclusive", "deadline")
