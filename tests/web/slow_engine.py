"""An engine whose searches never end by themselves: for the tests of workers, in their processes.

Its quick actions are the real engine's.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from univoca import engine
from univoca.errors import GenerationError
from univoca.outcome import Budget


def handle(message: Mapping[str, Any], budget: Budget) -> dict[str, Any]:
    """Answer `solve` by burning time: obedient ones end with the budget, others never.

    The puzzle of such a message is the path of a file that gets the process's id; the id of its
    process tells the test whom to look for.
    """
    if message["do"] != "solve":
        return engine.handle(message, budget)
    Path(message["puzzle"]).write_text(str(os.getpid()))
    while message.get("obedient") is None or budget.ran_out() is None:
        sum(range(10_000))
        time.sleep(0)
    raise GenerationError("error-generation", reason="deadline")
