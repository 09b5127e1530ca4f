"""What deciding a puzzle gives, and the budgets that bound it. Knows no puzzle."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Generic, Literal, TypeVar

Status = Literal["unique", "ambiguous", "contradiction", "inconclusive"]
Reason = Literal["nodes", "conflicts", "deadline", "cancelled"]
Method = Literal["search", "sat"]
A_co = TypeVar("A_co", covariant=True)


class CancelToken:
    """A flag that another thread or a signal sets to end a search. Never unset."""

    def __init__(self) -> None:
        self.cancelled = False

    def cancel(self) -> None:
        """Ask every search that holds this token to end."""
        self.cancelled = True


@dataclass(frozen=True, slots=True)
class Budget:
    """Bounds on one decision.

    `nodes` (search) and `conflicts` (SAT) are counts and reproducible; `deadline` is a
    `time.monotonic()` value in seconds and, like `cancel`, may only end the work early.
    """

    nodes: int = 2_000_000
    conflicts: int = 500_000
    deadline: float | None = None
    cancel: CancelToken | None = None

    @classmethod
    def seconds(cls, seconds: float, cancel: CancelToken | None = None) -> Budget:
        """Return the default counts with a deadline that many seconds from now."""
        return cls(deadline=time.monotonic() + seconds, cancel=cancel)

    def half(self) -> Budget:
        """Return the same counts with half of the time that is left."""
        if self.deadline is None:
            return self
        now = time.monotonic()
        return replace(self, deadline=now + max(0.0, self.deadline - now) / 2)

    def ran_out(self) -> Reason | None:
        """Return why the work must end now (cancel or deadline), or None."""
        if self.cancel is not None and self.cancel.cancelled:
            return "cancelled"
        if self.deadline is not None and time.monotonic() >= self.deadline:
            return "deadline"
        return None

    def reason(self, stopped: str | None) -> Reason | None:
        """Return why a kernel ended: the count that it names, else what asked it to stop."""
        if not stopped:
            return None
        counts: dict[str, Reason] = {"nodes": "nodes", "conflicts": "conflicts"}
        return counts.get(stopped) or self.ran_out() or "deadline"

    def stop(self) -> Callable[[], bool] | None:
        """Return the question that kernels ask now and then, or None where nothing can stop it."""
        if self.cancel is None and self.deadline is None:
            return None
        return lambda: self.ran_out() is not None


@dataclass(frozen=True, slots=True)
class Spent:
    """What a decision cost: search nodes, SAT conflicts, wall-clock seconds."""

    nodes: int = 0
    conflicts: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Listing(Generic[A_co]):
    """Answers found, in a fixed order, up to the limit that was asked for.

    `complete` says that there are no others; `ran_out` names the bound that ended the search
    early. When neither holds, the limit was reached.
    """

    answers: tuple[A_co, ...]
    complete: bool
    ran_out: Reason | None
    spent: Spent
    method: Method

    def outcome(self) -> Outcome[A_co]:
        """Return the outcome that this listing shows (its limit was 2 or more)."""
        status: Status
        if len(self.answers) >= 2:
            status = "ambiguous"
        elif not self.complete:
            status = "inconclusive"
        else:
            status = "unique" if self.answers else "contradiction"
        ran_out = self.ran_out if status == "inconclusive" else None
        return Outcome(status, self.answers[:2], ran_out, self.spent, self.method)


@dataclass(frozen=True, slots=True)
class Outcome(Generic[A_co]):
    """Exactly one of four statuses, never a boolean.

    `answers` holds one answer when unique, two different ones when ambiguous, none on a
    contradiction, and what was met (none or one) when inconclusive, with `ran_out` saying why.
    """

    status: Status
    answers: tuple[A_co, ...]
    ran_out: Reason | None = None
    spent: Spent = field(default_factory=Spent)
    method: Method = "search"
