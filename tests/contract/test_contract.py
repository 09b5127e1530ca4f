"""What every kind promises, run over every kind and the template."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.contract.support import (
    CORPUS,
    TINY_PUZZLES,
    corpus_texts,
    damaged,
    each_kind,
    enumerable,
    examples,
    generated,
    some_fillings,
    survives,
    tiny,
    written,
)
from univoca import kinds
from univoca.contract import Kind
from univoca.errors import InputError
from univoca.formats import pzpr
from univoca.grid import SYMMETRIES, Size, parse_cell, parse_edge
from univoca.opening import PREFIX, Opened, convert, open_text, puzzle_text
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng
from univoca.scene import Scene
from univoca.texts import LANGUAGES, say

fuzzed = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


def boards(kind: Kind) -> list[Any]:
    """Return puzzles of all sorts: the examples', a generated one, tiny ones."""
    model = kind.model
    given_boards = [model.parse(one["puzzle"]) for one in examples(kind)["example"]]
    return [*given_boards, generated(kind).puzzle, *tiny(kind, 40)]


# -- texts -----------------------------------------------------------------------------------


@each_kind
def test_puzzle_texts_round_trip(kind: Kind) -> None:
    """What is written is read back as an equal puzzle, and written again the same."""
    for puzzle in boards(kind):
        text = kind.model.write(puzzle)
        again = kind.model.parse(text)
        assert again == puzzle
        assert hash(again) == hash(puzzle)
        assert kind.model.write(again) == text
        opened = open_text(puzzle_text(kind, puzzle))
        assert isinstance(opened, Opened)
        assert opened.puzzle == puzzle


@each_kind
def test_answers_and_marks_round_trip(kind: Kind) -> None:
    """An answer, right or wrong, comes back equal from its text and from its marks."""
    for puzzle in tiny(kind, 40):
        for answer in some_fillings(kind, puzzle, 37):
            text = kind.model.write_answer(puzzle, answer)
            assert kind.model.parse_answer(puzzle, text) == answer
            marks = kind.model.marks_of(puzzle, answer)
            assert kind.model.answer_of(puzzle, marks) == answer


@each_kind
def test_outside_texts_round_trip(kind: Kind) -> None:
    """Kinds that pzpr knows come back whole from its texts; the others say that they have none."""
    puzzle = generated(kind).puzzle
    marks = kind.model.marks_of(puzzle, generated(kind).answer)
    for form in ("puzzlink", "pzprv3", "pzprv3.1"):
        if kind.info.pzpr_id is None:
            with pytest.raises(InputError) as refusal:
                convert(kind, puzzle, form)
            assert refusal.value.message_id == "error-format-kind"
            continue
        opened = open_text(convert(kind, puzzle, form, marks))
        assert isinstance(opened, Opened)
        assert opened.puzzle == puzzle
        if form != "puzzlink":
            assert opened.marks == marks


@each_kind
def test_outside_readers_refuse_in_words(kind: Kind) -> None:
    """A kind that pzpr does not know refuses its texts with an error of ours."""
    if kind.info.pzpr_id is not None:
        pytest.skip("pzpr knows this kind")
    with pytest.raises(InputError):
        kind.exchange.from_address(pzpr.read_address("https://puzz.link/p?lits/2/2/00"))
    with pytest.raises(InputError):
        kind.exchange.from_pzprv3(pzpr.read_file("pzprv3/lits/2/2/0 0/0 0/"))


def accept_or_refuse(kind: Kind, text: str) -> None:
    """Read a text in each way; it gives a puzzle that can be used, or one InputError in words."""
    try:
        puzzle = kind.model.parse(text)
    except InputError as refusal:
        sentences = [refusal.sentence(language) for language in LANGUAGES]
        assert all(sentence != refusal.message_id for sentence in sentences)
    else:
        survives(kind, puzzle)
    try:
        opened = open_text(text, kind.info.id)
    except InputError as refusal:
        assert refusal.sentence("es") != refusal.message_id
    else:
        if isinstance(opened, Opened):
            survives(opened.kind, opened.puzzle)
            opened.kind.model.answer_of(opened.puzzle, opened.marks)


@each_kind
def test_any_text_gives_a_puzzle_or_one_error(kind: Kind) -> None:
    """No text at all, nor any near to a right one, ends in a traceback."""
    own = kind.model.write(generated(kind).puzzle)
    letters = sorted(set(own) | set("/.-09azAZ é"))
    sized = st.tuples(st.integers(0, 61), st.integers(0, 61), st.text(letters, max_size=40))
    near = sized.map(lambda parts: f"{parts[0]}/{parts[1]}/{parts[2]}")

    @fuzzed
    @given(st.one_of(st.text(max_size=60), st.text(letters, max_size=60), near))
    def attempt(text: str) -> None:
        accept_or_refuse(kind, text)

    attempt()


@each_kind
def test_damaged_texts_give_a_puzzle_or_one_error(kind: Kind) -> None:
    """Right texts with a part cut, doubled, swapped or replaced never end in a traceback."""
    rng = Rng(f"damage/{kind.info.id}")
    for puzzle in boards(kind)[:20]:
        for _ in range(3):
            for text in damaged(kind.model.write(puzzle), rng):
                accept_or_refuse(kind, text)


@each_kind
def test_damaged_corpus_texts_give_a_puzzle_or_one_error(kind: Kind) -> None:
    """Each text of the corpus with bytes cut, doubled and swapped gives a puzzle or one error."""
    texts = corpus_texts(kind.info.id)
    if not texts:
        pytest.skip(f"no corpus of {kind.info.id} in {CORPUS.name}/ beside the repository")
    rng = Rng(f"corpus/{kind.info.id}")
    for text in texts:
        for broken in (text, *damaged(text, rng)):
            try:
                opened = open_text(broken, kind.info.id)
            except InputError:
                continue
            if isinstance(opened, Opened):
                survives(opened.kind, opened.puzzle)


@each_kind
def test_any_answer_text_gives_an_answer_or_one_error(kind: Kind) -> None:
    """No text for an answer and no marks end in a traceback; what is read can be judged."""
    puzzle, right = generated(kind).puzzle, generated(kind).answer
    own = kind.model.write_answer(puzzle, right)
    marks = kind.model.marks_of(puzzle, right)
    targets = st.one_of(st.text(max_size=12), st.sampled_from(sorted(marks)))
    states = st.one_of(st.text(max_size=12), st.sampled_from(sorted(marks.values())))
    near = st.integers(0, 10_000).map(lambda seed: list(damaged(own, Rng(str(seed))))[seed % 4])

    @fuzzed
    @given(st.one_of(st.text(max_size=80), near), st.dictionaries(targets, states, max_size=5))
    def attempt(text: str, marked: dict[str, str]) -> None:
        reads: tuple[Callable[[], Any], ...] = (
            lambda: kind.model.parse_answer(puzzle, text),
            lambda: kind.model.answer_of(puzzle, marked),
        )
        for read in reads:
            try:
                answer = read()
            except InputError as refusal:
                assert refusal.sentence("es") != refusal.message_id
            else:
                kind.rules.violations(puzzle, answer)

    attempt()


# -- rules -----------------------------------------------------------------------------------


@each_kind
def test_example_answers_are_right(kind: Kind) -> None:
    """Each example's answer breaks no rule, and search and clauses list it."""
    assert examples(kind)["example"]
    for one in examples(kind)["example"]:
        puzzle = kind.model.parse(one["puzzle"])
        answer = kind.model.parse_answer(puzzle, one["answer"])
        assert kind.rules.violations(puzzle, answer) == ()
        for method in (kind.solver, kind.prover):
            assert answer in method.solutions(puzzle, Budget(), 100).answers


@each_kind
def test_the_face_of_a_kind_is_unique(kind: Kind) -> None:
    """The first example, which a catalogue shows, has its answer alone where the kind asks that."""
    if not kind.info.unique:
        pytest.skip(f"{kind.info.id} may have many answers")
    first = examples(kind)["example"][0]
    puzzle = kind.model.parse(first["puzzle"])
    answer = kind.model.parse_answer(puzzle, first["answer"])
    for method in (kind.solver, kind.prover):
        listing = method.solutions(puzzle, Budget())
        assert listing.complete
        assert listing.answers == (answer,)


@each_kind
def test_each_broken_board_breaks_exactly_its_rule(kind: Kind) -> None:
    """Every rule has a broken board, which breaks that rule and no other, and says so in words."""
    broken = examples(kind)["broken"]
    assert sorted({one["rule"] for one in broken}) == sorted(rule.id for rule in kind.info.rules)
    for one in broken:
        puzzle = kind.model.parse(one["puzzle"])
        answer = kind.model.parse_answer(puzzle, one["answer"])
        found = kind.rules.violations(puzzle, answer)
        assert {violation.rule for violation in found} == {one["rule"]}
        for violation in found:
            for language in LANGUAGES:
                message = f"{kind.info.id}-broken-{violation.rule}"
                sentence = say(message, violation.parameters, language)
                assert sentence != message
                assert "{" not in sentence


@each_kind
def test_violations_point_at_the_board(kind: Kind) -> None:
    """Violations come in the order of the rules and name cells or edges of the board."""
    order = [rule.id for rule in kind.info.rules]
    for puzzle in tiny(kind, 30):
        scene = kind.view.scene(puzzle)
        ids = {target.id for target in scene.targets}
        for answer in some_fillings(kind, puzzle, 53):
            found = kind.rules.violations(puzzle, answer)
            ranks = [order.index(violation.rule) for violation in found]
            assert ranks == sorted(ranks)
            for violation in found:
                assert all(on_board(name, scene, ids) for name in violation.targets)


def on_board(name: str, scene: Scene, ids: set[str]) -> bool:
    if name in ids or any(name == piece.id for piece in scene.pieces):
        return True
    size = Size(scene.height, scene.width)
    try:
        parse_edge(name, size) if "-" in name else parse_cell(name, size)
    except InputError:
        return False
    return True


@each_kind
def test_every_filling_of_tiny_boards(kind: Kind) -> None:
    """On tiny boards the validator accepts exactly what search lists and what the clauses admit."""
    statuses: Counter[str] = Counter()
    shapes: Counter[bool] = Counter()
    for puzzle, fillings in enumerable(kind):
        accepted = [one for one in fillings if not kind.rules.violations(puzzle, one)]
        expected = written(kind, puzzle, accepted)
        assert len(set(expected)) == len(expected), "a filling came twice"
        limit = len(fillings) + 1
        for method in (kind.solver, kind.prover):
            listing = method.solutions(puzzle, Budget(), limit)
            assert listing.complete
            assert written(kind, puzzle, listing.answers) == expected, kind.model.write(puzzle)
            status = method.solutions(puzzle, Budget(), 2).outcome().status
            assert status == ("contradiction", "unique", "ambiguous")[min(len(expected), 2)]
        statuses[status] += 1
        scene = kind.view.scene(puzzle)
        shapes[scene.width == scene.height] += 1
    assert shapes.total() >= TINY_PUZZLES
    assert min(statuses[name] for name in ("unique", "ambiguous", "contradiction")) >= 5, statuses
    assert shapes[False] >= TINY_PUZZLES // 10


@each_kind
def test_limits_cut_the_same_list(kind: Kind) -> None:
    """A listing up to a limit is the beginning of the whole one, and says whether it is whole."""
    for puzzle in tiny(kind, 25, "limits"):
        whole = kind.solver.solutions(puzzle, Budget(), 10_000).answers
        for limit in (1, 2, 3):
            for method in (kind.solver, kind.prover):
                listing = method.solutions(puzzle, Budget(), limit)
                assert len(listing.answers) == len(set(listing.answers)) == min(limit, len(whole))
                assert not listing.complete or len(listing.answers) == len(whole)
                assert listing.complete or len(listing.answers) == limit
                assert listing.ran_out is None
            assert kind.solver.solutions(puzzle, Budget(), limit).answers == whole[:limit]


@each_kind
def test_symmetries_keep_the_answers(kind: Kind) -> None:
    """A puzzle turned or mirrored has exactly the answers of the puzzle, turned or mirrored."""
    model = kind.model
    for puzzle in tiny(kind, 15, "symmetry"):
        answers = kind.solver.solutions(puzzle, Budget(), 10_000).answers
        for symmetry in SYMMETRIES:
            turned = model.transform(puzzle, symmetry)
            expected = [model.transform_answer(puzzle, one, symmetry) for one in answers]
            assert not any(kind.rules.violations(turned, one) for one in expected)
            for method in (kind.solver, kind.prover):
                found = method.solutions(turned, Budget(), 10_000).answers
                assert written(kind, turned, found) == written(kind, turned, expected)


# -- scenes ----------------------------------------------------------------------------------


@each_kind
def test_scenes_are_sound(kind: Kind) -> None:
    """A scene names nothing that it does not have, stays on its board and goes into JSON."""
    for puzzle in boards(kind):
        scene = kind.view.scene(puzzle)
        ids = [target.id for target in scene.targets]
        assert len(set(ids)) == len(ids)
        for target in scene.targets:
            assert target.family in scene.families
            assert 0 <= target.x <= scene.width
            assert 0 <= target.y <= scene.height
            assert "{" not in spoken(target.label, target.parameters)
        for family in scene.families.values():
            assert set(family.looks) <= set(family.states[1:])
            assert all(spoken(family.words[state], {}) for state in family.states)
        for counter in scene.counters:
            assert {member for member, _ in counter.members} <= set(ids)
            assert any(counter.state in family.states for family in scene.families.values())
            assert -1 <= counter.shape < len(scene.shapes)
            spoken(counter.label, {**counter.parameters, "count": 1, "goal": counter.goal})
        assert json.loads(json.dumps(scene.as_json())) is not None


def spoken(message: str, parameters: Any) -> str:
    """Return the English of a message; it has to exist in every language."""
    for language in LANGUAGES:
        assert say(message, parameters, language) != message, f"{message} is missing"
    return say(message, parameters)


@each_kind
def test_right_answers_can_be_marked(kind: Kind) -> None:
    """The marks of a right answer name targets of the scene and states that these can have."""
    if kind.info.board == "pieces":
        pytest.skip("pieces are marked by their placement")
    for puzzle in tiny(kind, 60):
        scene = kind.view.scene(puzzle)
        families = {target.id: scene.families[target.family] for target in scene.targets}
        for answer in kind.solver.solutions(puzzle, Budget(), 5).answers:
            for target, state in kind.model.marks_of(puzzle, answer).items():
                assert state in families[target].states[1:]


def test_the_template_is_not_listed() -> None:
    """The template can be had by its id and read, and is in no list of kinds."""
    assert kinds.TEMPLATE not in kinds.ids()
    opened = open_text(f"{PREFIX}{kinds.TEMPLATE}/1/1/o")
    assert isinstance(opened, Opened)
    assert opened.kind.info.status == "template"
    assert isinstance(open_text(f"{kinds.TEMPLATE}/3x2/easy#1"), Recipe)
