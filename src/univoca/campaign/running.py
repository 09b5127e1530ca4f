"""A campaign as it runs: what is left to do, saving in the bank, how far it is. Shows nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from univoca.bank.attempts import Attempt, attempts_of, combination_of, save
from univoca.bank.store import Bank
from univoca.campaign.making import read
from univoca.campaign.spec import Spec
from univoca.campaign.workers import Job, Workers
from univoca.outcome import CancelToken

SAVE_EVERY = 0.5
"""Seconds between two savings, at least."""
MOST_UNSAVED = 256


@dataclass(slots=True)
class Progress:
    """How far a campaign is: recipes of the spec, those found done, and what this run saved."""

    total: int
    before: int = 0
    saved: int = 0
    accepted: int = 0
    failed: int = 0
    started: float = field(default_factory=time.monotonic)

    @property
    def rate(self) -> float:
        """Recipes a second in this run."""
        return self.saved / max(time.monotonic() - self.started, 1e-6)

    @property
    def left(self) -> float | None:
        """Seconds to go at this rate, None before there is one."""
        return (self.total - self.before - self.saved) / self.rate if self.saved else None


Told = Callable[[Progress], None]


def settled(attempt: Attempt, spec: Spec) -> bool:
    """Return whether an attempt need not be made again: a larger budget may decide more."""
    if attempt.result == "accepted":
        return True
    return attempt.budget[0] >= spec.nodes and attempt.budget[1] >= spec.conflicts


def done_before(spec: Spec, bank: Bank) -> list[frozenset[int]]:
    """Return, for each combination, the seeds that the bank holds already."""
    found = []
    for each in spec.combinations:
        name = combination_of(each.first)
        known = attempts_of(bank, name, each.first.seed, each.last_seed)
        found.append(frozenset(one.recipe.seed for one in known if settled(one, spec)))
    return found


def left_over(spec: Spec, done: list[frozenset[int]]) -> Iterator[Job]:
    """Yield the recipes that are not done, in the order of the spec."""
    for each, seeds in zip(spec.combinations, done, strict=True):
        for recipe in each.recipes():
            if recipe.seed not in seeds:
                yield str(recipe), spec.nodes, spec.conflicts


def run(spec: Spec, bank: Bank, workers: Workers, tell: Told, token: CancelToken) -> Progress:
    """Make all that is left; `tell` is called after each saving, which is on the disk by then.

    A cancelled token ends it after what was made is saved. What is made is the same for any
    workers; only the order of saving differs.
    """
    done = done_before(spec, bank)
    progress = Progress(spec.count, before=sum(len(seeds) for seeds in done))
    unsaved: list[Attempt] = []
    last = time.monotonic()
    try:
        for made in workers.run(left_over(spec, done)):
            unsaved += [read(one) for one in made]
            due = time.monotonic() - last >= SAVE_EVERY or len(unsaved) >= MOST_UNSAVED
            if due or token.cancelled:
                _save(bank, unsaved, progress)
                unsaved, last = [], time.monotonic()
                tell(progress)
            if token.cancelled:
                break
    finally:
        workers.close()
    if unsaved or not progress.saved:
        _save(bank, unsaved, progress)
        tell(progress)
    return progress


def _save(bank: Bank, attempts: list[Attempt], progress: Progress) -> None:
    if not attempts:
        return
    save(bank, attempts)
    accepted = sum(attempt.result == "accepted" for attempt in attempts)
    progress.saved += len(attempts)
    progress.accepted += accepted
    progress.failed += len(attempts) - accepted
