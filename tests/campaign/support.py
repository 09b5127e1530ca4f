"""Small campaigns and what they left in a bank."""

from __future__ import annotations

from pathlib import Path

from univoca.bank.asking import Question
from univoca.bank.store import Bank
from univoca.campaign.running import Progress, Told, run
from univoca.campaign.spec import Spec, combinations
from univoca.campaign.workers import LocalWorkers, Workers
from univoca.outcome import CancelToken

SMALL = Spec(
    (
        *combinations(("norinori",), ("5x5", "6x6"), ("easy", "expert"), (0, 12)),
        *combinations(("stitches",), ("6x6",), ("normal",), (5, 8)),
    )
)
"""56 recipes, some of which give puzzles that are alike."""


def quiet(progress: Progress) -> None:
    """Say nothing."""


def made(place: Path, spec: Spec, workers: Workers | None = None, tell: Told = quiet) -> Progress:
    """Run a campaign into a bank."""
    with Bank(str(place)) as bank:
        return run(spec, bank, workers or LocalWorkers(1), tell, CancelToken())


def lines(place: Path, *, twins: bool = True) -> list[str]:
    """Return the lines of a bank in the order of an export."""
    with Bank(str(place), create=False) as bank:
        return [entry.line for entry in bank.entries(Question(twins=twins))]
