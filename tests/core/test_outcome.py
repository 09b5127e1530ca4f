"""Outcomes from listings; budgets."""

import time

import pytest

from univoca.outcome import Budget, CancelToken, Listing, Reason, Spent, Status


@pytest.mark.parametrize(
    ("answers", "complete", "ran_out", "status"),
    [
        ((), True, None, "contradiction"),
        ((1,), True, None, "unique"),
        ((1, 2), False, None, "ambiguous"),
        ((1, 2), False, "nodes", "ambiguous"),
        ((1,), False, "nodes", "inconclusive"),
        ((), False, "deadline", "inconclusive"),
    ],
)
def test_each_listing_has_one_outcome(
    answers: tuple[int, ...], complete: bool, ran_out: Reason | None, status: Status
) -> None:
    """Only a complete listing of one answer is unique; an unfinished one never is."""
    outcome = Listing(answers, complete, ran_out, Spent(), "search").outcome()
    assert outcome.status == status
    assert (outcome.ran_out is not None) == (status == "inconclusive")


def test_budgets_end_by_deadline_and_cancel() -> None:
    """A deadline in the past and a cancelled token both say so; without them nothing is asked."""
    assert Budget().stop() is None
    assert Budget(deadline=time.monotonic() - 1).ran_out() == "deadline"
    token = CancelToken()
    budget = Budget.seconds(60, token)
    stop = budget.stop()
    assert stop is not None
    assert not stop()
    token.cancel()
    assert stop()
    assert budget.ran_out() == "cancelled"


def test_half_a_budget_has_half_of_the_time_left() -> None:
    """The counts and the cancel stay; a time that is over stays over, and none stays none."""
    token = CancelToken()
    budget = Budget(7, 8, time.monotonic() + 60, token)
    half = budget.half()
    assert (half.nodes, half.conflicts, half.cancel) == (7, 8, token)
    assert half.deadline is not None
    assert 29 < half.deadline - time.monotonic() <= 30
    assert Budget().half() == Budget()
    assert Budget(deadline=time.monotonic() - 1).half().ran_out() == "deadline"
