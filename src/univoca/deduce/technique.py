"""What a technique is, what it finds, and how a finding reads. Knows no puzzle."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from univoca.texts import Parameter

How = Literal["direct", "trial", "choice", "core"]


@dataclass(frozen=True, slots=True)
class Technique:
    """One way to see what follows, from 1 (at a glance) to 5 (try it and see) in `level`.

    `ease` says how readily a person meets one of its deductions: of two that wait, one with twice
    the ease is met twice as soon. Its name is the message `<kind>-technique-<id>`. `how` is
    *trial* for the assumption that ends in a contradiction and *core* for the last resort, the
    least set of clues that forces a mark; every board has one of each. *choice* is for puzzles with
    several answers: where nothing is seen to follow, one of the ways that can be completed is
    taken, and said to be no deduction. All others are direct.
    """

    id: str
    level: int
    ease: float
    how: How = "direct"


@dataclass(frozen=True, slots=True)
class Finding:
    """What follows by the technique of that index: literals now true, none for a contradiction.

    `premises` are the true literals that it rests on. `source` tells the board where it comes
    from: the constraint of the network whose `event` it is, or (event 0) whatever the board's own
    scanner put there; for a trial it is the literal assumed, and `chain` is what follows from
    that, in order, the contradiction last. `share` is the part of the technique's ease that it
    has: of a choice, the part of the ways that can be completed.
    """

    technique: int
    literals: tuple[int, ...]
    premises: tuple[int, ...]
    source: Any = None
    event: int = 0
    chain: tuple[Finding, ...] = ()
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message with its parameters, and the targets, clues or regions that it speaks of.

    `targets` are names that a scene knows (cells, edges, pieces); `areas` are more cells to tint,
    such as those of a region, a row, or the surroundings of a clue. `marks` are what follows at
    once, within a trial: without it nobody could follow the next sentence.
    """

    message: str
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    areas: tuple[str, ...] = ()
    marks: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Step:
    """One finding as it was taken, and how much was there to be found at that moment.

    `ease` is the summed ease of all deductions that were available.
    """

    finding: Finding
    ease: float


@dataclass(frozen=True, slots=True)
class Trace:
    """A run of techniques: its steps, and how it ended.

    *solved*: every goal is known. *contradiction*: the last step has no literals. *stuck*: no
    technique that was allowed finds anything more.
    """

    steps: tuple[Step, ...]
    end: Literal["solved", "contradiction", "stuck"]
