"""A puzzle as the techniques see it: a network, the scanners beside it, and names for both.

Knows no puzzle: a kind's `techniques.py` makes its boards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from univoca.deduce.network import Network
from univoca.deduce.technique import Finding, Sentence, Technique

Scan = Callable[[], Iterable[Finding]]


@dataclass(frozen=True, slots=True)
class Scanner:
    """A technique that looks over the whole board, where no single constraint shows it.

    `find` returns what follows from the network's state now, in a fixed order: findings whose
    literals are known already are left out by who asks. `tried` says that trials use it too, where
    they follow techniques beyond its own.
    """

    technique: int
    find: Scan
    tried: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A network that is frozen and untouched, with all that is needed to reason on it aloud.

    `techniques` go from the cheapest on; a trial uses those below the index `trial_limit`, and
    where no trial ends in a contradiction so, those below `far_limit` (0: no more). `goal` are the
    variables that must be known for the puzzle to be solved. `marks` maps a literal to the mark
    that a player would make for it (target, state); literals that no mark can show (an inside, a
    hole) are missing. `trials` are the variables worth an assumption, in order.
    `sentence` says a finding that is direct; `assumption` names the literal that a trial assumes;
    `glance` says where to look for a finding without saying what it is. The first `echoes`
    techniques are no steps of their own (see `deduce.echo`). Where the
    literals worth an assumption depend on the state, `assumed` returns those of now, in place of
    `trials`. `read` is the board's own way from marks to literals, where several marks are alike.
    Scanners of techniques after the trial (a choice, a core) are asked where all before them see
    nothing.
    """

    techniques: tuple[Technique, ...]
    network: Network
    goal: tuple[int, ...]
    marks: Mapping[int, tuple[str, str]]
    sentence: Callable[[Finding], Sentence]
    assumption: Callable[[int], Sentence]
    trial_limit: int
    trials: tuple[int, ...]
    scanners: tuple[Scanner, ...] = ()
    echoes: int = 0
    assumed: Callable[[], Iterable[int]] | None = None
    read: Callable[[Mapping[str, str]], Iterable[int]] | None = None
    far_limit: int = 0

    @property
    def solved(self) -> bool:
        """Whether every goal is known."""
        return all(self.network.value(variable) for variable in self.goal)

    def literals(self, marks: Mapping[str, str]) -> tuple[int, ...]:
        """Return the literals that the player's marks spell, in the order of the board."""
        if self.read is not None:
            return tuple(self.read(marks))
        return tuple(
            literal for literal, (target, state) in self.marks.items() if marks.get(target) == state
        )

    def assumptions(self) -> tuple[int, ...]:
        """Return the open literals worth an assumption in the present state, in order."""
        if self.assumed is not None:
            return tuple(self.assumed())
        return tuple(
            sign * variable
            for variable in self.trials
            if not self.network.value(variable)
            for sign in (1, -1)
        )
