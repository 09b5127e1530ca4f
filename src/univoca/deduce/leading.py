"""The way to the next step that a player can make, and no more. Knows no puzzle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from univoca.deduce.network import Network
from univoca.deduce.run import Run
from univoca.deduce.technique import Finding


def leading(run: Run, wanted: Callable[[Finding], bool], most: int) -> list[Finding]:
    """Return the findings that the first wanted one needs, itself last, in order.

    None where at most so many steps lead to none; a contradiction is taken for wanted. The steps
    before it are taken.
    """
    network = run.board.network
    start = network.size
    taken: list[Finding] = []
    for _ in range(most):
        step = run.next()
        if step is None:
            return []
        taken.append(step.finding)
        if wanted(step.finding) or not step.finding.literals:
            return needed(network, taken, start)
        run.take(step.finding)
    return []


def needed(network: Network, taken: Sequence[Finding], start: int) -> list[Finding]:
    """Return the findings that the last one rests on, directly or through others, in order."""
    wanted = set(taken[-1].premises)
    kept = [taken[-1]]
    for finding in reversed(taken[:-1]):
        if wanted.intersection(finding.literals):
            kept.append(finding)
            wanted.update(each for each in finding.premises if network.position(each) >= start)
    return kept[::-1]
