"""Hints in stages: they lead home in the fewest turns, from any position, without the scramble."""

from __future__ import annotations

import re
import time
from statistics import median
from typing import Any

import pytest

from univoca import engine, kinds
from univoca.errors import InputError
from univoca.kinds.polypivot import hints, model, rules
from univoca.kinds.polypivot.solver import least_turns
from univoca.outcome import Budget, CancelToken
from univoca.recipe import DIFFICULTIES
from univoca.rng import Rng
from univoca.texts import LANGUAGES, source


def board(difficulty: str, seed: int) -> str:
    message = {"do": "generate", "kind": "polypivot", "size": "10x8", "seed": seed}
    made = engine.handle(message | {"difficulty": difficulty}, Budget())
    return str(made["puzzle"])


def ask(puzzle: str, marks: dict[str, str], stage: Any) -> dict[str, Any]:
    message = {"do": "hint", "puzzle": puzzle, "marks": marks, "stage": stage}
    return engine.handle(message, Budget())


def read(puzzle: str) -> model.Puzzle:
    return model.parse(puzzle.split("/", 1)[1])


def after(puzzle: model.Puzzle, marks: dict[str, str], move: str) -> dict[str, str]:
    """Return the marks after a turn, which must be legal."""
    found = re.fullmatch(r"(\d+):p([12])([+-])", move)
    assert found is not None
    number, pivot, by = int(found[1]) - 1, int(found[2]) - 1, 1 if found[3] == "+" else -1
    piece = puzzle.pieces[number]
    mark = marks.get(found[1])
    here = model.start(piece) if mark is None else model.parse_position(puzzle, number, mark)
    there = model.turned(puzzle, piece, here, pivot, by)
    assert there is not None
    return marks | {found[1]: str(there)}


def wandered(puzzle: model.Puzzle, rng: Rng, turns: int) -> dict[str, str]:
    """Return the marks after legal turns at random."""
    marks: dict[str, str] = {}
    for _ in range(turns):
        number = rng.below(len(puzzle.pieces))
        pivot = rng.below(len(puzzle.pieces[number].pivots)) + 1
        try:
            marks = after(puzzle, marks, f"{number + 1}:p{pivot}{'+-'[rng.below(2)]}")
        except AssertionError:
            continue
    return marks


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_hints_lead_home_in_the_fewest_turns_from_anywhere(difficulty: str) -> None:
    """Each turn that a hint names leaves exactly one turn fewer, until the rules say solved."""
    rng = Rng("hints")
    for seed in range(3):
        text = board(difficulty, seed)
        puzzle = read(text)
        marks = wandered(puzzle, rng, 12 * seed)
        left = ask(text, marks, 3)["measures"]["turns"]
        while left:
            hint = ask(text, marks, 3)
            assert hint["measures"]["turns"] == left
            marks = after(puzzle, marks, hint["move"])
            left -= 1
        assert not rules.violations(puzzle, model.answer_of(puzzle, marks))
        assert ask(text, marks, 1)["move"] is None


def test_the_stages_are_about_one_piece_and_say_more_each() -> None:
    """First the piece alone, then its place inside the target, then the turn; then no more."""
    text = board("hard", 1)
    puzzle = read(text)
    first, second, third = (ask(text, {}, stage) for stage in (1, 2, 3))
    (piece,) = first["targets"]
    assert first["move"] is None
    assert not first["last"]
    assert second["targets"][0] == piece
    assert len(second["targets"]) == 1 + len(puzzle.pieces[int(piece) - 1].cells)
    assert third["targets"] == [piece]
    assert third["move"].startswith(f"{piece}:p")
    assert third["last"]
    assert ask(text, {}, 9) == third | {"stage": 9}


def test_the_second_stage_tells_why() -> None:
    """On easy boards a technique shows where the piece belongs, in words, with what it rests on."""
    for seed in range(4):
        puzzle = read(board("easy", seed))
        hint = hints.hint(puzzle, {}, 2, Budget())
        assert str(hint.parameters["technique"]).startswith("polypivot-technique-")
        assert hint.why[-1].message == "polypivot-hint-place"
        assert hint.why[-2].message in ("polypivot-why-piece", "polypivot-why-cell")


def test_hints_come_in_time_on_the_largest_boards() -> None:
    """Stages of a hint on 16×14 take under 200 ms of CPU (median), early and late in play."""
    message = {"do": "generate", "kind": "polypivot", "size": "16x14", "difficulty": "expert"}
    puzzle = read(str(engine.handle(message | {"seed": 1}, Budget())["puzzle"]))
    answer = least_turns(puzzle, Budget()).answer
    assert answer is not None
    home = list(model.marks_of(puzzle, answer).items())
    spent = []
    for marks in ({}, dict(home[: len(home) // 2]), dict(home[2:])):
        for stage in (1, 2, 3):
            begun = time.process_time()
            assert hints.hint(puzzle, marks, stage, Budget()).message
            spent.append(time.process_time() - begun)
    assert median(spent) < 0.2
    assert max(spent) < 2


def test_the_piece_of_the_first_stage_is_in_conflict_where_one_is() -> None:
    """It overlaps another or sticks out, unless no piece that has to move does."""
    for seed in range(6):
        puzzle = read(board("normal", seed))
        hint = hints.hint(puzzle, {}, 1, Budget())
        outside, over = hints.conflicts(puzzle, int(hint.targets[0]))
        assert outside + over > 0 or hint.message == "polypivot-hint-moves"


def test_a_budget_that_ends_first_is_said_so() -> None:
    """A cancelled search gives the sentence for it, never a guess."""
    token = CancelToken()
    token.cancel()
    hint = hints.hint(read(board("expert", 1)), {}, 3, Budget(nodes=0, cancel=token))
    assert hint.message in ("polypivot-hint-late", "polypivot-hint-turn")
    blocked = model.parse("4/2/2/2.2.4.u.1")
    assert hints.hint(blocked, {}, 3, Budget()).message == "polypivot-hint-none"


@pytest.mark.parametrize(
    "marks", [{"99": "r1c1:0"}, {"1": "r1c1"}, {"1": "r60c60:0"}, {"1": "r1c1:7"}, {"": ""}]
)
def test_marks_of_another_board_are_refused(marks: dict[str, str]) -> None:
    """Unknown pieces and unreachable places raise InputError."""
    with pytest.raises(InputError):
        hints.hint(read(board("easy", 1)), marks, 1, Budget())


@pytest.mark.parametrize("stage", [0, 10, True, "1", None, 1.5])
def test_stages_are_whole_numbers_from_one_to_nine(stage: object) -> None:
    """Any other stage is bad input."""
    with pytest.raises(InputError):
        ask(board("easy", 1), {}, stage)


def test_a_kind_without_hints_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking one of them is bad input with a sentence."""
    for name in ("has_hints", "has_reasons"):
        monkeypatch.setitem(vars(kinds.get("norinori")), name, False)
    with pytest.raises(InputError) as refused:
        ask("univoca:norinori/5/3/8mg1e", {}, 1)
    assert refused.value.message_id == "error-hints"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_its_sentence(language: str) -> None:
    """Each message id that the module names is in the catalogue."""
    with open(hints.__file__, encoding="utf-8") as file:
        named = set(re.findall(r"polypivot-hint-[a-z]+", file.read()))
    assert len(named) == 8
    assert not [name for name in sorted(named) if f"\n{name} =" not in source(language)]
