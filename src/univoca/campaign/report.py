"""What a campaign came to, combination by combination, from the attempts in the bank.

Knows figures, not how they are shown.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

from univoca import kinds
from univoca.bank.attempts import Attempt, attempts_of, combination_of
from univoca.bank.store import Bank
from univoca.campaign.spec import Combination, Spec

CAUSES = ("ambiguous", "contradiction", "inconclusive")


@dataclass(frozen=True, slots=True)
class Figures:
    """Mean, median and 95th percentile of something; zeros where there is nothing."""

    mean: float
    median: float
    p95: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Figures:
        """Return the figures of some values (percentiles by nearest rank)."""
        if not values:
            return cls(0.0, 0.0, 0.0)
        ordered = sorted(values)
        mean = math.fsum(ordered) / len(ordered)
        return cls(mean, _rank(ordered, 0.5), _rank(ordered, 0.95))


def _rank(ordered: Sequence[float], share: float) -> float:
    return float(ordered[max(0, math.ceil(share * len(ordered)) - 1)])


@dataclass(frozen=True, slots=True)
class Line:
    """One combination: what became of its recipes, and of the candidates along the way.

    `ambiguous`, `contradiction`, `inconclusive` and `other` count candidates that generators threw
    away; `failed` are recipes whose budget ended, `twins` accepted puzzles like an earlier one.
    `seconds` are of CPU and of accepted recipes; `measure` is the mean that should rise.
    """

    kind: str
    size: str
    difficulty: str
    options: str
    recipes: int
    tried: int
    accepted: int
    twins: int
    failed: int
    defects: int
    ambiguous: int
    contradiction: int
    inconclusive: int
    other: int
    seconds: Figures
    nodes: Figures
    rising: str
    measure: float


@dataclass(frozen=True, slots=True)
class Rise:
    """Whether the mean of a kind's measure rises strictly over the difficulties of one size."""

    kind: str
    size: str
    options: str
    measure: str
    means: tuple[float, ...]
    rises: bool


@dataclass(frozen=True, slots=True)
class Report:
    """All lines of a campaign, in the order of its spec, and the check of each size."""

    lines: tuple[Line, ...]
    rises: tuple[Rise, ...]

    @property
    def sound(self) -> bool:
        """Whether all was tried and accepted, nothing was a defect, and every mean rises."""
        whole = all(line.accepted == line.recipes for line in self.lines)
        return whole and all(rise.rises for rise in self.rises)

    def as_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {**asdict(self), "sound": self.sound}


def report(spec: Spec, bank: Bank) -> Report:
    """Return the report of a campaign, finished or not."""
    lines = tuple(_line(each, bank) for each in spec.combinations)
    return Report(lines, tuple(_rises(lines)))


def _line(each: Combination, bank: Bank) -> Line:
    name = combination_of(each.first)
    attempts = attempts_of(bank, name, each.first.seed, each.last_seed)
    good = [one for one in attempts if one.result == "accepted"]
    causes = _causes(attempts)
    measures = [one.measure for one in good if one.measure is not None]
    first = each.first
    return Line(
        kind=first.kind,
        size=first.size,
        difficulty=first.difficulty,
        options=",".join(f"{key}={value}" for key, value in first.options),
        recipes=each.count,
        tried=len(attempts),
        accepted=len(good),
        twins=sum(one.twin for one in good),
        failed=sum(one.result == "inconclusive" for one in attempts),
        defects=sum(one.result == "defect" for one in attempts),
        ambiguous=causes["ambiguous"],
        contradiction=causes["contradiction"],
        inconclusive=causes["inconclusive"],
        other=causes["other"],
        seconds=Figures.of([one.seconds for one in good]),
        nodes=Figures.of([one.nodes for one in good]),
        rising=kinds.get(first.kind).info.rising,
        measure=Figures.of(measures).mean,
    )


def _causes(attempts: Sequence[Attempt]) -> dict[str, int]:
    total = dict.fromkeys((*CAUSES, "other"), 0)
    for attempt in attempts:
        for cause, count in attempt.rejected.items():
            total[cause if cause in CAUSES else "other"] += count
    return total


def _rises(lines: Sequence[Line]) -> list[Rise]:
    """Check each size of which at least two difficulties were made."""
    groups: dict[tuple[str, str, str], dict[str, Line]] = {}
    for line in lines:
        if line.accepted:
            group = groups.setdefault((line.kind, line.size, line.options), {})
            group.setdefault(line.difficulty, line)
    found = []
    for (kind, size, options), group in groups.items():
        order = kinds.get(kind).info.difficulties
        means = tuple(group[name].measure for name in order if name in group)
        if len(means) > 1:
            measure = kinds.get(kind).info.rising
            rises = all(low < high for low, high in pairwise(means))
            found.append(Rise(kind, size, options, measure, means, rises))
    return found
