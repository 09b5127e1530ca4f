"""Echoes: what comes with a step at once is told with it, and a trial passes over it."""

from __future__ import annotations

from univoca.deduce.board import Board, Scanner
from univoca.deduce.network import Network
from univoca.deduce.run import Run, refute
from univoca.deduce.technique import Finding, Sentence, Technique

TECHNIQUES = (
    Technique("echo", 1, 10.0),
    Technique("count", 1, 5.0),
    Technique("scan", 2, 1.0),
    Technique("trial", 5, 0.5, "trial"),
    Technique("core", 6, 0.2, "core"),
)
ECHO, COUNT = (0,) * 4, (1,) * 4


def board(echoes: int, *findings: Finding) -> Board:
    """Return a board: 4 echoes that 1 or 2 is true; of 3 and 4 one is true at most."""
    network = Network(4, len(TECHNIQUES))
    network.count([1, 2], 1, 2, ECHO, guard=4)
    network.count([1, 2], 0, 0, ECHO, guard=-4)
    network.count([3, 4], 0, 1, COUNT)
    network.freeze()
    said = Sentence("error-edge")
    return Board(
        techniques=TECHNIQUES,
        network=network,
        goal=(1, 2, 3, 4),
        marks={},
        sentence=lambda finding: said,
        assumption=lambda literal: said,
        trial_limit=2,
        trials=(1, 2, 3, 4),
        scanners=(Scanner(2, lambda: findings),),
        echoes=echoes,
    )


def test_what_echoes_is_told_with_its_step() -> None:
    """With 3, the one step says that 4 is false, and with it 1 and 2; without echoes it is two."""
    for echoes, steps in ((1, [(-4, -1, -2)]), (0, [(-4,), (-1, -2)])):
        one = board(echoes)
        one.network.assign(3)
        assert [step.finding.literals for step in Run(one, 3).steps()] == steps


def test_the_premises_of_an_echo_are_those_of_its_step() -> None:
    """That 2 is true rests on 1 being false, when a scan says 4."""
    one = board(1, Finding(2, (4,), ()))
    one.network.assign(-1)
    step = Run(one, 3).next()
    assert step is not None
    assert step.finding == Finding(2, (4, 2), (-1,))


def test_what_is_known_echoes_before_the_first_step() -> None:
    """Of 1 follows 4 without a step, and then the count says that 3 is false."""
    one = board(1)
    one.network.assign(1)
    run = Run(one, 3)
    assert [step.finding.literals for step in run.steps()] == [(-3,)]
    assert one.network.value(4) == 1


def test_a_trial_leaves_its_echoes_out() -> None:
    """Supposing 1 beside 3, the chain is the contradiction of 3 and 4 alone."""
    for echoes, links in ((1, 1), (0, 2)):
        one = board(echoes)
        one.network.assign(3)
        refuted = refute(one, 1, 2)
        assert refuted is not None
        assert (refuted.literals, len(refuted.chain)) == ((-1,), links)


def test_a_scan_against_what_is_known_is_a_contradiction() -> None:
    """A scan that says 3 where 3 is false ends the run, with that among its premises."""
    one = board(1, Finding(2, (3,), ()))
    one.network.assign(-3)
    trace = Run(one, 3).trace()
    assert trace.end == "contradiction"
    assert trace.steps[-1].finding == Finding(2, (), (-3,))
