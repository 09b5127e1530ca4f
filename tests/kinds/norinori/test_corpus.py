"""Every Norinori record of the corpus gets the verdict that its source gives it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from univoca.formats.penpa import read_sheet
from univoca.formats.pzpr import read_address, read_file
from univoca.grid import Size
from univoca.kinds import get
from univoca.kinds.norinori.model import Answer, Puzzle
from univoca.outcome import Budget

CORPUS = Path(__file__).parents[4] / "shared" / "corpus" / "norinori.jsonl"
CODES = {
    "csGt2": "crowd",
    "csLt2": "alone",
    "bkShadeGt2": "region-over",
    "bkShadeLt2": "region-under",
    "bkNoShade": "region-under",
}
KIND = get("norinori")

pytestmark = pytest.mark.skipif(not CORPUS.is_file(), reason="no ../shared/corpus/norinori.jsonl")


def records(kind: str) -> list[Any]:
    """Return the records of one type, each a test parameter named by its id."""
    if not CORPUS.is_file():
        return [pytest.param({}, id="absent")]
    found = [json.loads(line) for line in CORPUS.read_text("utf-8").splitlines()]
    return [pytest.param(one, id=one["id"]) for one in found if one["type"] == kind]


def described(problem: dict[str, Any]) -> Puzzle:
    """Return the puzzle that a record describes cell by cell."""
    size = Size(problem["rows"], problem["cols"])
    return Puzzle(size, tuple(region for row in problem["regions"] for region in row))


def shaded(rows: list[str]) -> Answer:
    """Return the answer that rows of 0 and 1 spell."""
    return Answer(tuple(cell for cell, digit in enumerate("".join(rows)) if digit == "1"))


def read(record: dict[str, Any]) -> tuple[Puzzle, dict[str, str]]:
    """Read a record's own text, whichever form it has."""
    if "url" in record:
        return KIND.exchange.from_address(read_address(record["url"])), {}
    if "raw_penpa" in record:
        puzzle, marks = KIND.exchange.from_penpa(read_sheet(record["raw_penpa"]))
        return puzzle, marks
    puzzle, marks = KIND.exchange.from_pzprv3(read_file(record["raw"]))
    return puzzle, marks


@pytest.mark.parametrize("record", records("puzzle"))
def test_puzzles(record: dict[str, Any]) -> None:
    """A puzzle reads as described, and both methods find the one answer that was published."""
    puzzle, _ = read(record)
    assert puzzle == described(record["problem"])
    assert set(record["measured"].values()) == {"unique"}
    search = KIND.solver.solutions(puzzle, Budget()).outcome()
    sat = KIND.prover.solutions(puzzle, Budget()).outcome()
    assert search.status == sat.status == "unique"
    assert search.answers == sat.answers
    assert KIND.rules.violations(puzzle, search.answers[0]) == ()
    if "solution" in record:
        assert search.answers[0] == shaded(record["solution"])


@pytest.mark.parametrize("record", records("failcheck"))
def test_failchecks(record: dict[str, Any]) -> None:
    """A state breaks the rule that its source names, and a right one breaks none."""
    puzzle, marks = read(record)
    assert puzzle == described(record["problem"])
    answer = KIND.model.answer_of(puzzle, marks)
    assert answer == shaded(record["state"])
    broken = {violation.rule for violation in KIND.rules.violations(puzzle, answer)}
    if record["verdict"] == "ok":
        assert broken == set()
    else:
        assert CODES[record["rule"]] in broken


@pytest.mark.parametrize("record", records("input_test"))
def test_inputs(record: dict[str, Any]) -> None:
    """A text of the source's input tests reads without error, and writes back with its marks."""
    puzzle, marks = read(record)
    again = KIND.exchange.from_pzprv3(read_file(KIND.exchange.to_pzprv3(puzzle, marks, 1)))
    assert again == (puzzle, marks)
    assert marks
