"""How hard a run of techniques was. Knows no puzzle.

*Effort* is how scarce the next step was along the way: the logarithm of the sum, over the steps,
of one over the ease of all that could be seen then, and of 0.15 for each refutation.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from univoca.deduce.technique import Technique, Trace

REFUTATION = 0.15
REFUTING = ("trial", "core")


@dataclass(frozen=True, slots=True)
class Grade:
    """The hardest technique that a run needed, and the effort of the whole.

    `level` is that technique's level, 0 where nothing was needed. `refutations` counts the steps
    that assumed something. `uses` has each technique that was used with its steps, cheapest first.
    `end` is how the run ended: a grade is that of a puzzle where it is *solved*.
    """

    level: int
    technique: str
    effort: float
    steps: int
    refutations: int
    uses: tuple[tuple[str, int], ...]
    end: str

    def measures(self) -> dict[str, float]:
        """Return the figures that are kept with a puzzle."""
        return {
            "level": self.level,
            "effort": self.effort,
            "steps": self.steps,
            "refutations": self.refutations,
        }


def grade(techniques: Sequence[Technique], trace: Trace) -> Grade:
    """Return the grade of a trace."""
    counts = [0] * len(techniques)
    scarcity = 0.0
    for step in trace.steps:
        counts[step.finding.technique] += 1
        scarcity += 1.0 / max(step.ease, 1e-9)
    refutations = sum(
        count for count, one in zip(counts, techniques, strict=True) if one.how in REFUTING
    )
    used = [(one, count) for one, count in zip(techniques, counts, strict=True) if count]
    hardest = max((one for one, _ in used), key=lambda one: one.level, default=None)
    weight = scarcity + REFUTATION * refutations
    return Grade(
        level=hardest.level if hardest else 0,
        technique=hardest.id if hardest else "",
        effort=round(math.log(weight), 6) if weight > 0 else 0.0,
        steps=len(trace.steps),
        refutations=refutations,
        uses=tuple((one.id, count) for one, count in used),
        end=trace.end,
    )


def trace_text(techniques: Sequence[Technique], trace: Trace) -> str:
    """Return a trace as text: the ease at each step, steps of one technique in a row together.

    `domino 40,30.5;region-needs 8` are three steps. Enough to work out effort anew.
    """
    groups: list[tuple[int, list[str]]] = []
    for step in trace.steps:
        if not groups or groups[-1][0] != step.finding.technique:
            groups.append((step.finding.technique, []))
        groups[-1][1].append(format(round(step.ease, 3), "g"))
    return ";".join(f"{techniques[index].id} {','.join(eases)}" for index, eases in groups)
