"""Stitches: its own address form, its answers, and the texts of others."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.contract.support import CORPUS
from univoca.errors import InputError
from univoca.formats.penpa import PenpaSheet, read_sheet
from univoca.formats.pzpr import PzprAddress, PzprFile
from univoca.grid import Size
from univoca.kinds.stitches import exchange, model, prover, rules, solver
from univoca.kinds.stitches.model import Puzzle
from univoca.opening import Opened, open_text
from univoca.outcome import Budget

BOARD = "4/3/1/aid0/21h1h"
PLAIN = "3 4\n- 1 - -\n2 1 -\nA A B B\nA C C B\nC C C B\n"


def board(text: str = BOARD) -> Puzzle:
    return model.parse(text)


def records() -> list[dict[str, Any]]:
    path = CORPUS / "stitches.jsonl"
    if not path.is_file():
        pytest.skip("the shared corpus is not here")
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def puzzle_of(problem: dict[str, Any]) -> Puzzle:
    return model.checked(
        Size(problem["rows"], problem["cols"]),
        [region for row in problem["regions"] for region in row],
        problem["k"],
        problem["side"],
        problem["top"],
    )


def test_the_address_says_everything() -> None:
    """Width, height, k, borders, row numbers and column numbers are read from their places."""
    puzzle = board("4/3/12/aid0/2.-10gf-ff7")
    assert puzzle.size == Size(rows=3, cols=4)
    assert puzzle.regions == (0, 0, 1, 1, 0, 2, 2, 1, 2, 2, 2, 1)
    assert puzzle.k == 12
    assert puzzle.rows == (2, None, 16)
    assert puzzle.columns == (None, 15, 255, 7)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("4/3/1/aid0", "error-body-short"),
        ("4/3/1/aid/21h1h", "error-body-short"),
        ("4/3/1/aid00/21h1h", "error-borders-long"),
        ("4/3/1/aiz0/21h1h", "error-borders-digit"),
        ("4/3/1/aid0/21h1", "error-body-short"),
        ("4/3/1/aid0/21h1hh", "error-body-long"),
        ("4/3/1/aid0/21h1-1", "error-body-character"),
        ("4/3/1/aid0/21h1h/x", "error-body-long"),
        ("4/3/0/aid0/21h1h", "stitches-error-k"),
        ("4/3/1801/aid0/21h1h", "stitches-error-k"),
        ("4/3/x/aid0/21h1h", "stitches-error-whole"),
        ("61/3/1/aid0/21h1h", "error-size-limit"),
    ],
)
def test_a_wrong_address_is_refused_with_its_reason(text: str, error: str) -> None:
    """Each way to get the address wrong has its own sentence, and nothing is half read."""
    with pytest.raises(InputError) as refusal:
        board(text)
    assert refusal.value.message_id == error


def test_the_largest_board_round_trips() -> None:
    """A board of 60 by 60 with long runs of missing numbers comes back from its address."""
    regions = [row // 20 * 3 + col // 20 for row in range(60) for col in range(60)]
    rows = [None] * 41 + [60] * 19
    puzzle = model.checked(Size(60, 60), regions, 9, rows, [None] * 60)
    assert board(model.write(puzzle)) == puzzle
    assert board(model.write(puzzle) + "/") == puzzle


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("-ew-/s---", "stitches-error-answer-rows"),
        ("-ew-/s---/n-e", "stitches-error-answer-width"),
        ("-ew-/s---/n-ex", "stitches-error-answer-letter"),
        ("-ew-/s---/n-e-", "stitches-error-answer-half"),
        ("n---/----/----", "stitches-error-answer-half"),
        ("ew--/----/----", "stitches-error-answer-inside"),
    ],
)
def test_a_wrong_answer_text_is_refused(text: str, error: str) -> None:
    """Stitches that lead nowhere or stay in a region, and texts of another size, are no answers."""
    with pytest.raises(InputError) as refusal:
        model.parse_answer(board(), text)
    assert refusal.value.message_id == error


def test_marks_inside_a_region_name_nothing() -> None:
    """Only borders between regions can be marked; crossed ones say nothing of the answer."""
    with pytest.raises(InputError):
        model.answer_of(board(), {"r1c1-r1c2": "stitched"})
    with pytest.raises(InputError):
        model.answer_of(board(), {"r1c2-r1c3": "wall"})
    marks = {"r1c2-r1c3": "stitched", "r2c3-r2c4": "crossed"}
    assert model.answer_of(board(), marks).stitches == ((1, 2),)


def test_corpus_records_have_their_verdict_and_solution() -> None:
    """Search and clauses find exactly the recorded solution, and the rules accept it."""
    for record in records():
        puzzle = puzzle_of(record["problem"])
        answer = model.parse_answer(puzzle, "/".join(record["solution"]))
        assert rules.violations(puzzle, answer) == ()
        for module in (solver, prover):
            outcome = module.solutions(puzzle, Budget()).outcome()
            assert (outcome.status, outcome.answers) == ("unique", (answer,))


def test_corpus_sheets_give_the_recorded_problem() -> None:
    """A Penpa+ sheet does not say k, and its numbers leave only the recorded one."""
    sheets = [record for record in records() if "raw_penpa" in record]
    for record in sheets:
        opened = open_text(record["raw_penpa"], "stitches")
        assert isinstance(opened, Opened)
        assert opened.puzzle == puzzle_of(record["problem"])
        assert opened.marks == {}


def sheet(numbers: dict[str, Any], lines: dict[str, int] | None = None) -> PenpaSheet:
    """Return a sheet of 2 by 2 with one margin above and at the left, parted in two rows."""
    walls = {"72,73": 2, "73,74": 2}
    return PenpaSheet(
        Size(2, 2), (1, 0, 1, 0), {"lineE": walls, "number": numbers}, {"line": lines or {}}
    )


def test_a_number_in_the_corner_of_a_sheet_is_k() -> None:
    """The corner where the margins meet holds k; lines of the answer become stitches."""
    puzzle, marks = exchange.from_penpa(
        sheet({"16": ["2", 1, "1"], "17": ["2", 1, "1"], "30": ["", 1, "1"]}, {"24,31": 3})
    )
    assert (puzzle.k, puzzle.columns, puzzle.rows) == (2, (2, None), (None, None))
    assert puzzle.regions == (0, 0, 1, 1)
    assert marks == {"r1c1-r2c1": "stitched"}


@pytest.mark.parametrize("numbers", [{"24": ["1", 1, "1"]}, {"17": ["x", 1, "1"]}])
def test_a_sheet_that_says_more_is_refused(numbers: dict[str, Any]) -> None:
    """A number inside the board, or text beside it, is not passed over in silence."""
    with pytest.raises(InputError):
        exchange.from_penpa(sheet(numbers))


def test_the_plain_text_of_collections() -> None:
    """Size, column numbers, row numbers and region names, `-` for no number; k from the numbers."""
    found = exchange.from_plain(PLAIN)
    assert found == (board(), {})
    assert isinstance(opened := open_text(PLAIN), Opened)
    assert opened.kind.info.id == "stitches"


def test_the_json_of_collections() -> None:
    """Letters for regions and null for no number; the count of stitches is taken as it stands."""
    data = {
        "grid": ["aabb", "accb", "cccb"],
        "stitch_count": 1,
        "row_clues": [2, 1, None],
        "column_clues": [None, 1, None, None],
    }
    assert exchange.from_plain(json.dumps(data)) == (board(), {})
    data["stitch_count"] = 3
    found = exchange.from_plain(json.dumps(data))
    assert found is not None
    assert found[0].k == 3


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("grid", ["aab", "accb", "cccb"]),
        ("grid", ["abab", "accb", "cccb"]),
        ("grid", []),
        ("grid", [[None]]),
        ("row_clues", [1]),
        ("row_clues", [1, 2, "3"]),
        ("column_clues", [1, 2, 3, 1000]),
        ("stitch_count", 0),
        ("stitch_count", True),
        ("stitch_count", "1"),
    ],
)
def test_json_that_does_not_fit_is_refused(field: str, value: object) -> None:
    """Each field of the wrong kind, length or range gets a sentence, never a traceback."""
    data = {
        "grid": ["aabb", "accb", "cccb"],
        "row_clues": [2, 1, None],
        "column_clues": [None] * 4,
        field: value,
    }
    with pytest.raises(InputError) as refusal:
        exchange.from_plain(json.dumps(data))
    assert refusal.value.sentence("es") != refusal.value.message_id


def test_other_texts_are_left_to_other_kinds() -> None:
    """What has neither form is none of this kind's texts."""
    for text in ("", "{", "{}", '{"grid": []}', "3 3\n1 2", "5 5 5\n1\n1\n1", "a b\n1\n1\n1"):
        assert exchange.from_plain(text) is None


def test_pzpr_knows_no_stitches() -> None:
    """Its address and its text are refused in words, reading and writing."""
    attempts = (
        lambda: exchange.to_address(board()),
        lambda: exchange.from_address(PzprAddress("stitches", False, Size(3, 4), "")),
        lambda: exchange.to_pzprv3(board(), {}, 1),
        lambda: exchange.from_pzprv3(PzprFile(0, "stitches", Size(3, 4), ())),
    )
    for attempt in attempts:
        with pytest.raises(InputError) as refusal:
            attempt()
        assert refusal.value.message_id == "error-format-kind"


def test_regions_in_pieces_are_named() -> None:
    """A region whose cells do not hang together is refused by its letter."""
    with pytest.raises(InputError) as refusal:
        model.checked(Size(1, 4), [0, 1, 2, 1], 1, [None], [None] * 4)
    assert refusal.value.parameters == {"region": "B"}


def test_read_sheet_is_what_the_text_says() -> None:
    """The margins of the recorded sheet are one row above and one column at the left."""
    for record in records():
        if "raw_penpa" in record:
            assert read_sheet(record["raw_penpa"]).margins == (1, 0, 1, 0)
