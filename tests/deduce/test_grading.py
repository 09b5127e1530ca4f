"""Effort and grade of a run, worked out by hand."""

from __future__ import annotations

import math

from univoca.deduce.grading import grade
from univoca.deduce.technique import Finding, Step, Technique, Trace

TECHNIQUES = (
    Technique("easy", 1, 10.0),
    Technique("middle", 3, 2.0),
    Technique("trial", 5, 0.5, "trial"),
    Technique("core", 6, 0.1, "core"),
)


def test_effort_is_the_scarcity_of_the_steps_and_their_refutations() -> None:
    """Steps with 10, 4 and 0.5 to be seen, the last a trial: log(0.1 + 0.25 + 2 + 0.15)."""
    steps = tuple(
        Step(Finding(technique, (1,), ()), ease)
        for technique, ease in ((0, 10.0), (1, 4.0), (2, 0.5))
    )
    found = grade(TECHNIQUES, Trace(steps, "solved"))
    assert found.effort == round(math.log(2.5), 6)
    assert (found.level, found.technique, found.refutations) == (5, "trial", 1)
    assert found.uses == (("easy", 1), ("middle", 1), ("trial", 1))


def test_nothing_to_do_is_no_effort() -> None:
    """A board that is solved from the start has level 0 and no effort."""
    found = grade(TECHNIQUES, Trace((), "solved"))
    assert (found.level, found.technique, found.effort, found.steps) == (0, "", 0.0, 0)
