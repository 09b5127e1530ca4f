"""Norinori's texts, marks, rules, clauses and search on boards small enough to try everything."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from univoca.errors import InputError
from univoca.formats.pzpr import read_file
from univoca.grid import SYMMETRIES, Size, cell_name
from univoca.kinds import get, norinori
from univoca.kinds.norinori import exchange
from univoca.kinds.norinori.model import Answer, Puzzle, parse
from univoca.kinds.norinori.prover import statement
from univoca.outcome import Budget, CancelToken
from univoca.rng import Rng

KIND = get("norinori")
EXAMPLES = tomllib.loads((Path(norinori.__file__).parent / "examples.toml").read_text("utf-8"))
ONE_CELL = Puzzle(Size(2, 3), (0, 1, 1, 1, 1, 1))


@pytest.mark.parametrize("seed", range(60))
def test_tiny_boards(seed: int) -> None:
    """On a tiny board validator, search and clauses agree on every filling."""
    puzzle = KIND.tiny.puzzle(Rng(f"norinori-tiny-{seed}"))
    right = [
        answer for answer in KIND.tiny.fillings(puzzle) if not KIND.rules.violations(puzzle, answer)
    ]
    for method in (KIND.solver, KIND.prover):
        listing = method.solutions(puzzle, Budget(), limit=100_000)
        assert listing.complete
        assert sorted(answer.shaded for answer in listing.answers) == sorted(
            answer.shaded for answer in right
        )


def test_tiny_boards_vary() -> None:
    """The random tiny boards hold unique, ambiguous and contradictory ones, and oblong ones."""
    puzzles = [KIND.tiny.puzzle(Rng(f"norinori-tiny-{seed}")) for seed in range(60)]
    seen = {KIND.solver.solutions(puzzle, Budget()).outcome().status for puzzle in puzzles}
    assert seen == {"unique", "ambiguous", "contradiction"}
    assert any(puzzle.size.rows != puzzle.size.cols for puzzle in puzzles)


@pytest.mark.parametrize("broken", EXAMPLES["broken"], ids=lambda broken: str(broken["rule"]))
def test_broken_boards(broken: dict[str, str]) -> None:
    """Each rule's board breaks exactly that rule."""
    puzzle = KIND.model.parse(broken["puzzle"])
    answer = KIND.model.parse_answer(puzzle, broken["answer"])
    found = {violation.rule for violation in KIND.rules.violations(puzzle, answer)}
    assert found == {broken["rule"]}


@pytest.mark.parametrize("example", EXAMPLES["example"])
def test_examples(example: dict[str, str]) -> None:
    """Each example has exactly the answer that it claims, under all eight symmetries."""
    puzzle = KIND.model.parse(example["puzzle"])
    answer = KIND.model.parse_answer(puzzle, example["answer"])
    assert KIND.model.write(puzzle) == example["puzzle"]
    assert KIND.model.write_answer(puzzle, answer) == example["answer"]
    for symmetry in SYMMETRIES:
        turned = KIND.model.transform(puzzle, symmetry)
        moved = KIND.model.transform_answer(puzzle, answer, symmetry)
        assert KIND.solver.solutions(turned, Budget()).outcome().answers == (moved,)


def test_crowd_names_the_neighbours() -> None:
    """A crowded cell is named first, then the shaded cells that it touches."""
    puzzle = Puzzle(Size(1, 3), (0, 0, 0))
    crowd = KIND.rules.crowd(puzzle, Answer((0, 1, 2)))  # type: ignore[attr-defined]
    assert [violation.targets for violation in crowd] == [("r1c2", "r1c1", "r1c3")]


def test_region_of_one_cell() -> None:
    """A region of one cell is a contradiction for both methods, not a crash."""
    for method in (KIND.solver, KIND.prover):
        assert method.solutions(ONE_CELL, Budget()).outcome().status == "contradiction"


def test_ambiguous_shows_two_answers() -> None:
    """An ambiguous puzzle comes with two different answers, each of them right."""
    puzzle = Puzzle(Size(6, 9), (0,) * 54)
    for method in (KIND.solver, KIND.prover):
        outcome = method.solutions(puzzle, Budget()).outcome()
        assert outcome.status == "ambiguous"
        assert outcome.answers[0] != outcome.answers[1]
        assert not any(KIND.rules.violations(puzzle, answer) for answer in outcome.answers)


@pytest.mark.parametrize("method", [KIND.solver, KIND.prover], ids=["solver", "prover"])
def test_budgets(method: object) -> None:
    """A cancel, a deadline in the past and a count of one end in inconclusive, with the reason."""
    token = CancelToken()
    token.cancel()
    puzzle = Puzzle(Size(20, 20), tuple((cell // 40) * 4 + cell % 20 // 5 for cell in range(400)))
    for budget, reason in (
        (Budget(cancel=token), {"cancelled"}),
        (Budget(deadline=0.0), {"deadline"}),
        (Budget(nodes=1, conflicts=1), {"nodes", "conflicts"}),
    ):
        listing = method.solutions(puzzle, budget, limit=10**9)  # type: ignore[attr-defined]
        assert listing.outcome().status in ("inconclusive", "ambiguous")
        assert not listing.complete
        assert listing.ran_out in reason


def test_clauses_of_a_strip() -> None:
    """The clauses speak of one Boolean a cell: a partner for each shaded cell, never two."""
    clauses, shaded = statement(Puzzle(Size(1, 3), (0, 0, 0)))
    assert shaded == [1, 2, 3]
    assert [-1, 2] in clauses.clauses
    assert [-2, 1, 3] in clauses.clauses
    assert [-2, -1, -3] in clauses.clauses


@pytest.mark.parametrize("version", [0, 1])
def test_pzprv3(version: int) -> None:
    """Both versions of pzprv3 read back what was written, dots included."""
    puzzle = parse("4/3/4g1u")
    marks = {"r1c1": "shaded", "r3c4": "dotted"}
    text = exchange.to_pzprv3(puzzle, marks, version=version)
    assert text.startswith("pzprv3.1\n" if version else "pzprv3\n")
    assert exchange.from_pzprv3(read_file(text)) == (puzzle, marks)


@given(st.text(alphabet="0123456789abcv/xz. #+-", max_size=40))
@settings(max_examples=300, deadline=None)
def test_any_text(text: str) -> None:
    """Any text is a puzzle that solves without a crash, or one clear error."""
    try:
        puzzle = KIND.model.parse(text)
    except InputError as error:
        sentence = error.sentence("es")
    else:
        sentence = ""
    if sentence:
        assert not sentence.startswith("error-")
        return
    assert KIND.model.parse(KIND.model.write(puzzle)) == puzzle
    KIND.solver.solutions(puzzle, Budget(nodes=50))


@given(st.text(alphabet="01/2 x", max_size=20))
@settings(max_examples=200, deadline=None)
def test_any_answer(text: str) -> None:
    """Any answer text is an answer that can be judged, or one clear error."""
    try:
        answer = KIND.model.parse_answer(ONE_CELL, text)
    except InputError as error:
        sentence = error.sentence("es")
    else:
        sentence = ""
    if sentence:
        assert "0 o 1" in sentence
        return
    KIND.rules.violations(ONE_CELL, answer)
    assert KIND.model.parse_answer(ONE_CELL, KIND.model.write_answer(ONE_CELL, answer)) == answer


def test_marks() -> None:
    """Marks spell an answer and back; unknown cells and states are refused."""
    answer = KIND.model.answer_of(ONE_CELL, {"r1c2": "shaded", "r2c3": "dotted", "r1c1": "unknown"})
    assert answer == Answer((1,))
    assert KIND.model.marks_of(ONE_CELL, answer) == {"r1c2": "shaded"}
    for marks in ({"r9c9": "shaded"}, {"r1c1": "red"}, {"hello": "shaded"}):
        with pytest.raises(InputError):
            KIND.model.answer_of(ONE_CELL, marks)


def test_scene() -> None:
    """The scene has a target a cell, a counter a region, and borders only between regions."""
    scene = KIND.view.scene(ONE_CELL)
    assert [target.id for target in scene.targets] == [cell_name(cell, 3) for cell in range(6)]
    assert [len(counter.members) for counter in scene.counters] == [1, 5]
    borders = {shape.at for shape in scene.shapes if shape.role == "region-border"}
    assert borders == {(0.0, 1.0, 1.0, 1.0), (1.0, 0.0, 1.0, 1.0)}
