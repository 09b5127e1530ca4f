"""Echoes: what a step brings with it at once, too plain to be a step of its own. Knows no puzzle.

The first `echoes` techniques of a board keep its hidden variables in line with those that a player
marks (a cell all of whose edges are crossed holds nothing). They are taken along with each step,
and are no links of a trial's chain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from univoca.deduce.board import Board
from univoca.deduce.technique import Finding


def absorb(board: Board) -> None:
    """Let everything follow that echoes what is known."""
    if board.echoes:
        board.network.propagate(board.echoes)


def echoed(board: Board, finding: Finding) -> Finding:
    """Return a finding with what follows from it by echoes; the network is left as it was.

    A finding that does not fit what is known is returned as it is: taken, it shows a contradiction.
    """
    network = board.network
    if not board.echoes or not finding.literals:
        return finding
    mark = network.size
    for literal in finding.literals:
        network.assign(literal)
    network.propagate(board.echoes)
    own = set(finding.literals)
    fresh = [literal for literal in network.since(mark) if literal not in own]
    rests = list(finding.premises)
    for cause in dict.fromkeys(network.cause(literal) for literal in fresh):
        guard = network.guard(cause)
        around = network.known([*network.literals(cause), *([guard] if guard else [])])
        rests += [each for each in around if network.position(each) < mark]
    network.undo(mark)
    premises = tuple(dict.fromkeys(rests))
    return replace(finding, literals=(*finding.literals, *fresh), premises=premises)


def told(board: Board, chain: Sequence[Finding]) -> tuple[Finding, ...]:
    """Return the links of a chain that are worth a sentence: no echo, but the contradiction."""
    return tuple(one for one in chain if one.technique >= board.echoes or not one.literals)
