"""What every kind with techniques promises: each deduction holds, in the same order, and reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract.reasoning import REASONED, answers_of, every_finding, reveal, valuation
from tests.contract.support import generated, tiny
from univoca.contract import Kind
from univoca.deciding import checked_recipe
from univoca.deduce.run import Run, trial_index
from univoca.deduce.technique import Finding
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng
from univoca.texts import LANGUAGES, say

STATES, EACH = 500, 5
reasoned = pytest.mark.parametrize("kind", REASONED, ids=[kind.info.id for kind in REASONED])


def follows(finding: Finding, truths: list[dict[int, bool]]) -> bool:
    """Return whether every answer that has the premises has what is said to follow."""
    fitting = [one for one in truths if all(one[abs(x)] == (x > 0) for x in finding.premises)]
    if not finding.literals:
        return not fitting
    return all(one[abs(x)] == (x > 0) for one in fitting for x in finding.literals)


def check_states(kind: Kind, puzzle: Any, seed: str) -> int:
    """Check all that is found in some states of a board against all of its answers."""
    truths = [valuation(kind, puzzle, answer) for answer in answers_of(kind, puzzle)]
    if not truths:
        return 0
    for number in range(EACH):
        rng = Rng(f"{seed}/{number}")
        board = kind.reasons.board(puzzle)
        reveal(board, truths[rng.below(len(truths))], rng)
        known = set(board.network.assignment())
        for finding in every_finding(board):
            assert known.issuperset(finding.premises), (kind.model.write(puzzle), finding)
            for one in (finding, *finding.chain):
                assert follows(one, truths), (kind.model.write(puzzle), sorted(known, key=abs), one)
    return EACH


def made(kind: Kind) -> Iterator[Any]:
    """Yield generated puzzles of the smallest size, which are less tiny."""
    for difficulty in kind.info.difficulties:
        for seed in range(5):
            recipe = checked_recipe(Recipe(kind.info.id, kind.info.sizes[0], difficulty, seed))
            yield kind.generator.generate(recipe, Budget()).puzzle


@reasoned
def test_every_deduction_follows_from_rules_and_state(kind: Kind) -> None:
    """In 500 random states, what any technique finds holds in every answer with its premises."""
    states = sum(
        check_states(kind, puzzle, f"made/{number}") for number, puzzle in enumerate(made(kind))
    )
    for number, puzzle in enumerate(tiny(kind, 4 * STATES, "reasons")):
        if states >= STATES:
            break
        states += check_states(kind, puzzle, f"tiny/{number}")
    assert states >= STATES


@reasoned
def test_a_board_is_reasoned_the_same_twice(kind: Kind) -> None:
    """Two runs over a board take the same steps, with the same ease."""
    puzzle = generated(kind).puzzle
    first, second = (Run(kind.reasons.board(puzzle)).trace() for _ in range(2))
    assert first == second
    assert first.steps


@reasoned
def test_a_trial_leaves_no_trace(kind: Kind) -> None:
    """Looking for all that follows changes nothing of a board, nor of what waits on it."""
    for puzzle in tiny(kind, 20, "reasons"):
        board = kind.reasons.board(puzzle)
        before = [board.network.event_of(one) for one in range(board.network.constraints)]
        if board.network.conflict() >= 0:
            continue
        list(every_finding(board))
        after = [board.network.event_of(one) for one in range(board.network.constraints)]
        assert (before, board.network.size) == (after, 0)


@reasoned
def test_techniques_rise_and_have_names(kind: Kind) -> None:
    """Levels never fall and ease never rises; one trial, a choice perhaps, then the last resort."""
    techniques = kind.reasons.TECHNIQUES
    levels = [one.level for one in techniques]
    assert levels == sorted(levels)
    assert [one.ease for one in techniques] == sorted(
        (one.ease for one in techniques), reverse=True
    )
    resorts = [one.how for one in techniques if one.how != "direct"]
    assert resorts in (["trial", "core"], ["trial", "choice", "core"])
    assert {one.how for one in techniques[: -len(resorts)]} == {"direct"}
    for one in techniques:
        for language in LANGUAGES:
            name = f"{kind.info.id}-technique-{one.id}"
            assert say(name, None, language) != name


@reasoned
def test_every_sentence_is_said(kind: Kind) -> None:
    """What the techniques find reads in both languages, and names things that the scene has."""
    for puzzle in tiny(kind, 60, "reasons"):
        scene = kind.view.scene(puzzle)
        names = {one.id for one in scene.targets} | {one.id for one in scene.pieces}
        board = kind.reasons.board(puzzle)
        run = Run(board, trial_index(board) + 1)
        for step in run.steps():
            for one in (step.finding, *step.finding.chain):
                trial = board.techniques[one.technique].how == "trial"
                sentence = board.assumption(one.source) if trial else board.sentence(one)
                for language in LANGUAGES:
                    text = say(sentence.message, sentence.parameters, language)
                    assert text != sentence.message
                    assert "{" not in text
                if names:
                    assert names.issuperset(sentence.targets), sentence
