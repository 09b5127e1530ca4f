"""Explanations and grades: every step true, every puzzle to its end, the same in both languages."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.contract.reasoning import REASONED, answers_of
from tests.contract.support import generated, tiny
from univoca import kinds
from univoca.contract import Kind
from univoca.deciding import generate
from univoca.deduce.grading import Grade, trace_text
from univoca.deduce.run import Run
from univoca.deduce.technique import Finding, Step, Technique, Trace
from univoca.errors import InputError
from univoca.explaining import path, telling
from univoca.explaining.resort import Core
from univoca.outcome import Budget
from univoca.reasoning import ending
from univoca.recipe import DIFFICULTIES, Recipe
from univoca.texts import LANGUAGES, places, say

reasoned = pytest.mark.parametrize("kind", REASONED, ids=[kind.info.id for kind in REASONED])
marked = [kind for kind in REASONED if kind.info.board == "marks"]
TRIAL = "6/6/1/a6dn4g42iaao/2h42g12j"
"""A Stitches board whose third step is a trial."""
PIVOTED = "4/4/2/3.2.2.vs.3-6/1.2.2.vs.3"
EXPLAINED = {
    "norinori": "8x8",
    "castle-wall": "8x8",
    "stitches": "8x8",
    "pentominoes": "6p",
    "polypivot": "10x8",
}
each_marked = pytest.mark.parametrize("kind", marked, ids=[kind.info.id for kind in marked])


@each_marked
def test_the_marks_of_an_explanation_are_the_answer(kind: Kind) -> None:
    """A generated puzzle is explained to its end, and what its steps mark solves it."""
    puzzle = generated(kind).puzzle
    found = path.explain(kind, puzzle, Budget())
    assert found.end == "solved"
    marks = {target: state for step in found.steps for target, state in step.marks.items()}
    assert kind.rules.violations(puzzle, kind.model.answer_of(puzzle, marks)) == ()
    assert found.label in kind.info.difficulties


@each_marked
def test_tiny_boards_end_as_they_must(kind: Kind) -> None:
    """One answer: solved. None: a contradiction. Several: stuck, with what all of them share."""
    seen = set()
    for puzzle in tiny(kind, 60, "explained"):
        listing = kind.prover.solutions(puzzle, Budget(), 500)
        if not listing.complete:
            continue
        found = path.explain(kind, puzzle, Budget())
        seen.add(found.end)
        wanted = {0: "contradiction", 1: "solved"}.get(len(listing.answers), "stuck")
        if kind.has_switches:
            assert found.end == wanted, kind.model.write(puzzle)
        given = {target: state for step in found.steps for target, state in step.marks.items()}
        if found.end != "contradiction":
            check_shared(kind, puzzle, given)
    assert len(seen) == 3


def check_shared(kind: Kind, puzzle: Any, given: dict[str, str]) -> None:
    """Hold the marks of an explanation against every answer."""
    scene = kind.view.scene(puzzle)
    first = {target.id: scene.families[target.family].states[1] for target in scene.targets}
    for answer in answers_of(kind, puzzle):
        held = kind.model.marks_of(puzzle, answer)
        for target, state in given.items():
            assert (held.get(target) == first[target]) == (state == first[target])


@reasoned
def test_explanations_read_in_both_languages(kind: Kind) -> None:
    """Each step has a name and whole sentences: no message id, no hole, a capital and a stop."""
    puzzle = generated(kind).puzzle
    scene = kind.view.scene(puzzle)
    found = path.explain(kind, puzzle, Budget())
    for language in LANGUAGES:
        for step in found.steps:
            data = telling.as_json(kind, step, scene, language)
            json.dumps(data)
            for sentence in [data["name"], *data["sentences"]]:
                assert sentence[0] == sentence[0].upper()
                assert "{" not in sentence
                assert not sentence.lower().startswith(f"{kind.info.id}-")
            assert all(sentence.endswith((".", ":", "?", "!")) for sentence in data["sentences"])


@reasoned
def test_a_grade_is_that_of_the_explanation(kind: Kind) -> None:
    """`graded` measures what `explain` does, and tells the hardest step as it was taken."""
    puzzle = generated(kind).puzzle
    whole, short = (work(kind, puzzle, Budget()) for work in (path.explain, path.graded))
    assert (whole.grade, whole.end, whole.label) == (short.grade, short.end, short.label)
    hardest = next(step for step in whole.steps if step.level == whole.grade.level)
    assert short.steps == (hardest,)


def test_a_deadline_ends_an_explanation_as_inconclusive() -> None:
    """Where the time is over before a trial, the explanation says so."""
    kind = kinds.get("norinori")
    puzzle = kind.model.parse("4/4/000000")
    found = path.explain(kind, puzzle, Budget(deadline=time.monotonic() - 1))
    assert (found.end, found.ran_out, found.label) == ("inconclusive", "deadline", None)


@pytest.mark.parametrize(
    ("text", "end", "ran_out"),
    [("6/6/oili7i7hjfqq", "inconclusive", "nodes"), ("4/4/000000", "stuck", None)],
)
def test_several_answers_are_claimed_only_where_two_are_found(
    monkeypatch: pytest.MonkeyPatch, text: str, end: str, ran_out: str | None
) -> None:
    """Where techniques are too weak for a board with one answer, its end is not known."""
    monkeypatch.setattr(path, "run_of", lambda kind, puzzle, board, budget: Run(board, limit=1))
    kind = kinds.get("norinori")
    for work in (path.explain, path.graded):
        found = work(kind, kind.model.parse(text), Budget())
        assert (found.end, found.ran_out) == (end, ran_out)


@pytest.mark.parametrize(("text", "chosen"), [("5/4/20/FIPU", True), ("5/1/5/I", False)])
def test_a_choice_among_ways_is_not_said_to_follow(text: str, chosen: bool) -> None:
    """A packing that is one of several is said to be that; the only one follows."""
    kind = kinds.get("pentominoes")
    found = path.explain(kind, kind.model.parse(text), Budget())
    assert (found.end, found.chosen) == ("solved", chosen)
    assert ("way" in ending(found, "en"), "camino" in ending(found, "es")) == (chosen, chosen)


def test_a_kind_without_techniques_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking for what a kind cannot give is one clear refusal."""
    kind = kinds.get("norinori")
    monkeypatch.setitem(vars(kind), "has_reasons", False)
    for work in (path.explain, path.graded):
        with pytest.raises(InputError) as refused:
            work(kind, None, Budget())
        assert refused.value.message_id == "error-reasons"


def test_places_are_named_together() -> None:
    """Cells of a line are one group; many groups end in a count."""
    assert places(["r1c1"], "en") == "row 1, column 1"
    assert places(["r2c3", "r2c1", "r2c2"], "en") == "row 2, columns 1, 2 and 3"
    assert places(["r1c4", "r2c4", "r3c4"], "es") == "columna 4, filas 1, 2 y 3"
    assert places(["r1c1-r1c2"], "en").count("row 1") == 2
    many = places([f"r{row}c{row}" for row in range(1, 10)], "en")
    assert many.endswith("; and 4 more places")


def test_each_link_of_a_trial_says_what_follows() -> None:
    """What a link marks is said after it, so that the next one can be followed."""
    kind = kinds.get("stitches")
    puzzle = kind.model.parse(TRIAL)
    scene = kind.view.scene(puzzle)
    found = path.explain(kind, puzzle, Budget())
    told = next(step for step in found.steps if step.how == "trial")
    said = telling.sentences(told, scene, "en")
    assert said[0] == "Suppose a stitch joins row 3, column 2 and row 4, column 2."
    assert said[2] == "Then row 4, column 1 to row 4, column 2: crossed out."
    assert said[-1] == "So row 3, column 2 to row 4, column 2: crossed out."
    spanish = telling.sentences(told, scene, "es")
    assert spanish[2] == "Entonces, fila 4, columna 1 a fila 4, columna 2: tachado."
    assert spanish[4] == "En la columna 1 no se podría llegar a un agujero."


@pytest.mark.parametrize(
    ("message", "parameters", "english", "spanish"),
    [
        (
            "castle-wall-why-bounds",
            {"bound": "least", "goal": 1, "clue": "r1c2", "beyond": "none"},
            "there will be one of the segments at least",
            "habrá por lo menos uno de los tramos",
        ),
        (
            "castle-wall-clash-line",
            {"goal": 1, "clue": "r1c2", "beyond": "none"},
            "to give the tower at row 1, column 2 its segment.",
            "a la torre de la fila 1, columna 2, su tramo.",
        ),
        (
            "stitches-clash-line-over",
            {"line": "row", "place": 2, "last": 2, "number": 0},
            "Row 2 would get a hole where there must be none.",
            "En la fila 2 habría un agujero y no puede haber ninguno.",
        ),
        (
            "stitches-why-rest-full",
            {"line": "bare-rows", "place": 1, "last": 2, "number": 0, "total": 4},
            "none of them falls to the rows without a number",
            "a las filas sin número no les toca ninguno",
        ),
        (
            "stitches-why-pair-joined",
            {"first": "H", "second": "I"},
            "Regions H and I are",
            "Las regiones H e I ya",
        ),
        (
            "stitches-why-shared",
            {"region": "L", "pairs": "H–L; I–L", "count": 2, "cells": "r1c1; r1c2"},
            "H–L and I–L need 2 holes and have only these cells for them: row 1, columns 1 and 2.",
            "H–L e I–L necesitan 2 agujeros y solo les quedan estas casillas: fila 1, columnas 1 y",
        ),
        (
            "norinori-why-counting",
            {
                "regions": 2,
                "first": "E",
                "second": "I",
                "third": "",
                "exact": "yes",
                "low": 0,
                "high": 0,
                "region": "E",
            },
            "Here that is none, and",
            "E e I lo cruza un número par de dominós. Aquí no puede cruzarlo ninguno y",
        ),
        (
            "castle-wall-why-shut-off",
            {"side": "inside", "count": 3, "one": "r1c2", "other": "r2c3"},
            "3 corners, the one between row 1, column 2 and row 2, column 3 among them, are cut",
            "3 esquinas, la que hay entre la fila 1, columna 2, y la fila 2, columna 3, entre",
        ),
        (
            "norinori-why-parity",
            {"count": 12, "first": "r1c1"},
            "The 12 cells around row 1, column 1 are closed off",
            "Las 12 casillas en torno a la fila 1, columna 1, están cercadas",
        ),
        (
            "stitches-clash-line-over",
            {"line": "columns", "place": 8, "last": 9, "span": 2, "number": 7},
            "Columns 8 and 9 would get more than 7 holes.",
            "En las columnas 8 y 9 habría más de 7 agujeros.",
        ),
        (
            "hint-look",
            {"tall": 1, "wide": 1, "rows": "4", "columns": "2"},
            "in row 4, column 2.",
            "en la fila 4, columna 2.",
        ),
        (
            "hint-wrong",
            {"count": 1, "places": "r5c10"},
            "the mark at row 5, column 10 cannot be right.",
            "la marca de la fila 5, columna 10, no puede ser correcta.",
        ),
        (
            "grade-figures",
            {"level": 1, "effort": "0.00", "steps": 1, "trials": 0, "nodes": 1},
            "1 step, 0 tried out; 1 search node.",
            "1 paso, 0 por prueba; 1 nodo de búsqueda.",
        ),
    ],
)
def test_none_and_one_agree(
    message: str, parameters: dict[str, str | int], english: str, spanish: str
) -> None:
    """Sentences with a number read well where it is none or one."""
    assert english in say(message, parameters, "en")
    assert spanish in say(message, parameters, "es")


def test_several_places_have_a_state_in_the_plural() -> None:
    """In Spanish a state agrees with how many places have it; a second state is an addition."""
    kind = kinds.get("norinori")
    scene = kind.view.scene(kind.model.parse("4/4/000000"))
    marks = {"r1c1": "shaded", "r1c2": "shaded", "r2c1": "dotted"}
    two = telling.conclusion(marks, scene, "es")
    assert two == [
        "Por tanto, fila 1, columnas 1 y 2: sombreadas.",
        "Además, fila 2, columna 1: con punto.",
    ]
    one = telling.conclusion({"r1c1": "shaded"}, scene, "es")
    assert one == ["Por tanto, fila 1, columna 1: sombreada."]
    assert telling.conclusion(marks, scene, "en")[1] == "Also row 2, column 1: dotted."


def test_where_a_piece_goes_is_told_by_all_its_cells() -> None:
    """A corner leaves the turn open, and no marked cells are seen on paper: the cells are named."""
    for kind_id, text, cells in (
        ("pentominoes", "5/1/5/I", "row 1, columns 1, 2, 3, 4 and 5."),
        ("polypivot", PIVOTED, "row 3, columns 3, 4, 5 and 6; and row 4, "),
    ):
        kind = kinds.get(kind_id)
        puzzle = kind.model.parse(text)
        found = path.explain(kind, puzzle, Budget())
        scene = kind.view.scene(puzzle)
        said = [one for step in found.steps for one in telling.sentences(step, scene, "en")]
        assert any(cells in one for one in said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_resort_says_which_clues_it_needs(language: str) -> None:
    """The clues are said one by one after how many they are, and what is one agrees as one."""
    kind = kinds.get("norinori")
    puzzle = kind.model.parse("4/4/000000")
    board = kind.reasons.board(puzzle)
    clues = [clue for clue, _ in kind.switches.switched(puzzle).clues]
    core = len(board.techniques) - 1
    said = {}
    for number, source in ((1, Core((clues[0],), ())), (9, Core((clues[0],) * 9, ("r1c1",)))):
        told = telling.deduction(board, Finding(core, (1,), (), source))
        said[number] = telling.sentences(told, kind.view.scene(puzzle), language)
    leave = {"en": ("leaves", "leave"), "es": ("deja", "dejan")}[language]
    assert f" {leave[0]} " in said[1][0]
    assert f" {leave[1]} " in said[9][0]
    first = say(clues[0].message, clues[0].parameters, language)
    assert said[1][1] == first
    assert said[9].count(first) == telling.MOST_CLUES
    assert "3" in said[9][1 + telling.MOST_CLUES]


def test_a_trace_is_kept_as_text() -> None:
    """Steps of one technique in a row stand together with what could be seen at each."""
    techniques = (Technique("a", 1, 2.0), Technique("b", 2, 1.0))
    steps = ((0, 4.0), (0, 2.5), (1, 1.0), (0, 2.0))
    trace = Trace(tuple(Step(Finding(at, (1,), ()), ease) for at, ease in steps), "solved")
    assert trace_text(techniques, trace) == "a 4,2.5;b 1;a 2"


@reasoned
def test_a_generated_record_keeps_its_trace(kind: Kind) -> None:
    """The trace that a generator gives is that of the kind's own run over the puzzle."""
    made = generated(kind)
    if made.trace is not None:
        assert made.trace.end == "solved"
        board = kind.reasons.board(made.puzzle)
        again = Run(board).trace()
        assert trace_text(board.techniques, made.trace) == trace_text(board.techniques, again)


def test_a_grade_gives_its_figures() -> None:
    """What is kept with a puzzle: level, effort, steps, refutations."""
    found = Grade(3, "x", 1.5, 10, 2, (), "solved")
    assert found.measures() == {"level": 3, "effort": 1.5, "steps": 10, "refutations": 2}


@pytest.mark.campaign
@pytest.mark.parametrize(("kind_id", "size"), sorted(EXPLAINED.items()))
def test_two_hundred_puzzles_a_kind_are_explained_to_their_end(kind_id: str, size: str) -> None:
    """Fifty of each difficulty: the marks or places of the steps are an answer, under its label."""
    for number in range(200):
        recipe = Recipe(kind_id, size, DIFFICULTIES[number % 4], number // 4)
        kind, puzzle, _ = generate(recipe, Budget()).parts()
        found = path.explain(kind, puzzle, Budget())
        assert (found.end, found.label) == ("solved", recipe.difficulty), recipe
        if kind.info.board == "marks":
            marks = {target: state for step in found.steps for target, state in step.marks.items()}
            assert kind.rules.violations(puzzle, kind.model.answer_of(puzzle, marks)) == (), recipe
