"""Ctrl-C and SIGTERM as a cancel token: work ends at its next question, never within a line."""

from __future__ import annotations

import contextlib
import math
import signal
import threading
from collections.abc import Iterator
from types import FrameType

from univoca.errors import InputError
from univoca.outcome import Budget, CancelToken


@contextlib.contextmanager
def cancellable() -> Iterator[CancelToken]:
    """Give a token that the first Ctrl-C cancels; the second one raises KeyboardInterrupt.

    Outside the main thread, where no signal can be taken, the token is never cancelled.
    """
    token = CancelToken()
    if threading.current_thread() is not threading.main_thread():
        yield token
        return

    def cancel(number: int, frame: FrameType | None) -> None:
        if token.cancelled:
            raise KeyboardInterrupt
        token.cancel()

    before = {number: signal.signal(number, cancel) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield token
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextlib.contextmanager
def waiting() -> Iterator[None]:
    """Let Ctrl-C and SIGTERM raise KeyboardInterrupt at once, where only input is waited for."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def leave(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = {number: signal.signal(number, leave) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def stop_if_cancelled(token: CancelToken) -> None:
    """Raise KeyboardInterrupt where the token was cancelled."""
    if token.cancelled:
        raise KeyboardInterrupt


def budget_of(token: CancelToken, nodes: int | None, seconds: float | None) -> Budget:
    """Return the budget that a person asked for, counted from now; InputError for no number."""
    if seconds is not None and math.isnan(seconds):
        raise InputError("error-usage-choice", name="--deadline", known="≥ 0")
    budget = Budget(cancel=token) if seconds is None else Budget.seconds(seconds, token)
    if nodes is None:
        return budget
    return Budget(nodes, nodes, budget.deadline, token)
