"""The examples of techniques: each finds what it says, and nothing cheaper finds anything."""

from __future__ import annotations

import re

import pytest

from tests.contract.reasoning import answers_of, valuation
from tools.techniques import Example, examples, explained, picture, seen, shown
from univoca.contract import Kind
from univoca.explaining.telling import deduction

KINDS = explained()
EXAMPLES = [(kind, example) for kind in KINDS for example in examples(kind)]
each = pytest.mark.parametrize(
    ("kind", "example"),
    EXAMPLES,
    ids=[f"{kind.info.id}-{example.technique}" for kind, example in EXAMPLES],
)


@each
def test_a_technique_finds_what_its_example_says(kind: Kind, example: Example) -> None:
    """Nothing cheaper shows a mark there, and the technique shows exactly what is said."""
    board, finding = seen(kind, example)
    assert board.techniques[finding.technique].id == example.technique
    assert shown(board, finding) == example.follows
    hidden = [literal for literal in finding.literals if literal not in board.marks]
    assert len(hidden) == example.hidden


@pytest.mark.parametrize("kind", KINDS, ids=[kind.info.id for kind in KINDS])
def test_every_technique_has_its_example(kind: Kind) -> None:
    """Each technique but the echoes has one, in order; the last resort only where it is a scan."""
    puzzle = kind.model.parse(examples(kind)[0].puzzle)
    techniques = kind.reasons.TECHNIQUES[kind.reasons.board(puzzle).echoes :]
    scans = {scanner.technique for scanner in kind.reasons.board(puzzle).scanners}
    last = len(kind.reasons.TECHNIQUES) - 1
    wanted = [one.id for one in techniques if one.how != "core" or last in scans]
    assert [one.technique for one in examples(kind)] == wanted


@each
def test_an_example_is_a_position_of_its_puzzle(kind: Kind, example: Example) -> None:
    """The puzzle has an answer with all marked before and what follows, unless that is wrong."""
    puzzle = kind.model.parse(example.puzzle)
    board = kind.reasons.board(puzzle)
    literals = board.literals({**example.marks, **example.follows})
    spelled = dict(board.marks[literal] for literal in literals)
    assert spelled == {**example.marks, **example.follows}
    truths = [valuation(kind, puzzle, answer) for answer in answers_of(kind, puzzle)]
    fits = any(all(truth[abs(one)] == (one > 0) for one in literals) for truth in truths)
    assert fits != example.wrong


@each
def test_a_drawing_shows_what_its_sentence_speaks_of(kind: Kind, example: Example) -> None:
    """The cells pointed at have their outline above all else, where pieces and towers hide them."""
    told = deduction(*seen(kind, example))
    drawn = re.findall(r'<g data-role="([a-z0-9-]+)"', picture(kind, example, told))
    assert ("area-edge" in drawn) == bool(told.areas)
    if told.areas:
        rest = drawn[drawn.index("area-edge") + 1 :]
        assert set(rest) <= {"difference"}
