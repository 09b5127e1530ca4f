"""What `from univoca import …` offers: complete, documented, typed, and loaded late."""

from __future__ import annotations

import inspect
import re

import pytest

import univoca
from tests.house.sources import ROOT
from univoca import (
    Budget,
    InputError,
    Recipe,
    UnivocaError,
    check,
    convert,
    decide,
    draw_svg,
    draw_text,
    generate,
    handle,
    kind_ids,
    kind_info,
    library,
    open_puzzle,
    prove,
    sentence_of,
    write_answer,
)

PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")
SMALL = "univoca:norinori/5/3/8mg1e"
ANSWER = "10110/10001/01101"


def test_the_package_offers_the_library() -> None:
    """Every name of the library can be imported from the package, and `dir` shows it."""
    assert sorted([*library.__all__, "__version__"]) == sorted(univoca.__all__)
    for name in library.__all__:
        assert getattr(univoca, name) is getattr(library, name)
        assert name in dir(univoca)
    with pytest.raises(AttributeError, match="nothing_of_the_kind"):
        _ = univoca.nothing_of_the_kind


def test_the_page_says_what_each_function_takes() -> None:
    """docs/api.md names each function of the library with its own parameters, and no other."""
    firsts = re.findall(r"^\| (`[^|]+`) \|", PAGE, re.MULTILINE)
    said = dict(re.findall(r"`(\w+)\(([^`]*)\)`", " ".join(firsts)))
    functions = {
        name: getattr(library, name)
        for name in library.__all__
        if inspect.isfunction(getattr(library, name))
    }
    assert sorted(said) == sorted(functions)
    for name, function in functions.items():
        found = [
            f"{each.name}={each.default}" if each.default is not each.empty else each.name
            for each in inspect.signature(function).parameters.values()
        ]
        wanted = [part.replace('"', "") for part in said[name].split(", ") if part not in ("", "*")]
        assert wanted == found, name


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_the_examples_of_the_page_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each example of docs/api.md runs and prints something."""
    exec(compile(code, "docs/api.md", "exec"), {})  # noqa: S102
    assert capsys.readouterr().out


def test_a_puzzle_is_a_text_or_what_was_opened() -> None:
    """Each function takes a puzzle's text and the opened puzzle alike."""
    opened = open_puzzle(SMALL)
    for puzzle in (SMALL, opened):
        outcome = decide(puzzle)
        assert outcome.status == "unique"
        assert write_answer(puzzle, outcome.answers[0]) == ANSWER
        assert prove(puzzle).unique
        assert convert(puzzle, "puzzlink") == "https://puzz.link/p?norinori/5/3/8mg1e"
        assert check(puzzle, ANSWER) == ()


def test_an_answer_is_a_text_or_marks_or_a_value() -> None:
    """Checking and drawing take an answer in each of its three forms."""
    [value] = decide(SMALL).answers
    marks = open_puzzle(SMALL).kind.model.marks_of(open_puzzle(SMALL).puzzle, value)
    pictures = {draw_text(SMALL, answer) for answer in (ANSWER, marks, value)}
    assert len(pictures) == 1
    assert len({draw_svg(SMALL, answer) for answer in (ANSWER, marks, value)}) == 1
    assert pictures != {draw_text(SMALL)}
    assert check(SMALL, marks) == check(SMALL, value) == ()


def test_a_violation_has_its_sentence_in_both_languages() -> None:
    """A broken rule reads in English and in Spanish."""
    [first, *_] = check(SMALL, "11101/00001/01110")
    assert sentence_of(SMALL, first).count("2 shaded cells") == 1
    assert sentence_of(SMALL, first, "es").count("2 casillas sombreadas") == 1


def test_generating_takes_a_recipe_or_its_text() -> None:
    """A recipe and its text give the same record, whose puzzle is proven."""
    record = generate("norinori/5x5/easy#1")
    assert record == generate(Recipe.parse("norinori/5x5/easy#1"))
    assert decide(record.puzzle).status == "unique"
    with pytest.raises(InputError):
        generate(Recipe("norinori", "5x5", "easy", -1))


def test_bad_text_is_one_error_of_the_tree() -> None:
    """Each door refuses bad text by an InputError, which is a UnivocaError."""
    for call in (
        lambda: open_puzzle("?"),
        lambda: decide("?"),
        lambda: generate("?"),
        lambda: check(SMALL, "?"),
        lambda: check(SMALL, {"?": "?"}),
        lambda: convert(SMALL, "?"),
        lambda: handle({"do": "?"}),
        lambda: kind_info("?"),
    ):
        with pytest.raises(InputError) as refusal:
            call()
        assert isinstance(refusal.value, UnivocaError)


def test_a_budget_bounds_a_decision() -> None:
    """A decision whose budget is over at once is inconclusive and says why."""
    outcome = decide(SMALL, Budget.seconds(0))
    assert (outcome.status, outcome.ran_out) == ("inconclusive", "deadline")


def test_kinds_are_listed() -> None:
    """Every listed kind says what it offers."""
    assert "norinori" in kind_ids()
    assert all(kind_info(kind_id).sizes for kind_id in kind_ids())
