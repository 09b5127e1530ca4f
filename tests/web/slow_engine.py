"""An engine that misbehaves on request: for the tests of workers, in their processes.

A puzzle such as `stuck /tmp/note` names what to do and a file that gets the process's id; any
other message is the real engine's.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from univoca import engine
from univoca.errors import GenerationError
from univoca.outcome import Budget


def handle(message: Mapping[str, Any], budget: Budget) -> dict[str, Any]:
    """Answer a message, or burn time, take memory, break or die as its puzzle says."""
    manner, _, note = str(message.get("puzzle", "")).partition(" ")
    if manner not in MANNERS:
        return engine.handle(message, budget)
    if note:
        Path(note).write_text(str(os.getpid()))
    MANNERS[manner](budget)
    raise GenerationError("error-generation", reason="deadline")


def stuck(budget: Budget) -> None:
    """Never end."""
    while True:
        sum(range(10_000))


def obedient(budget: Budget) -> None:
    """End when the budget does."""
    while budget.ran_out() is None:
        time.sleep(0.01)


def late(budget: Budget) -> None:
    """Take longer than a quick call should."""
    time.sleep(1.5)


def hungry(budget: Budget) -> None:
    """Take more memory than there may be."""
    bytearray(8_000_000_000)


def broken(budget: Budget) -> None:
    """Fail as a defect of the engine would."""
    raise RuntimeError("a defect")


def dead(budget: Budget) -> None:
    """End the process at once."""
    os.kill(os.getpid(), signal.SIGKILL)


MANNERS = {each.__name__: each for each in (stuck, obedient, late, hungry, broken, dead)}
