"""The regression corpus: puzzles that were once slow, ambiguous or broken, decided anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.house.sources import ROOT
from univoca import kinds
from univoca.errors import InputError
from univoca.packs.regression import Case, check, read_cases

FILES = sorted((ROOT / "tests" / "regression").glob("*.jsonl"))
CASES = {
    f"{path.stem}-{number}": case
    for path in FILES
    for number, case in enumerate(read_cases(path), start=1)
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_a_case_is_as_good_as_it_was(case: Case) -> None:
    """Both methods come to the outcome that they came to, the search in no more nodes."""
    assert check(case).faults == ()


def test_every_kind_has_cases_of_each_sort() -> None:
    """Each kind has a file with a contradiction, an ambiguous board and a unique one, told why."""
    assert [path.stem for path in FILES] == list(kinds.ids())
    for name in kinds.ids():
        own = [case for at, case in CASES.items() if at.startswith(name)]
        assert {"unique", "ambiguous", "contradiction"} <= {case.status for case in own}
        assert all(case.why for case in own)
        assert max(case.nodes for case in own) > 50


def test_a_board_that_nobody_decided_is_kept() -> None:
    """The corpus holds a board on which both methods run out."""
    undecided = [case for case in CASES.values() if case.status == "inconclusive"]
    assert any(case.sat == "inconclusive" for case in undecided)


@pytest.mark.parametrize(
    "field", [{"puzzle": "univoca:norinori/9/9/zz"}, {"why": 3}, {"nodes": True}, {"nodes": -1}]
)
def test_a_bad_case_is_told_with_file_and_line(tmp_path: Path, field: dict[str, object]) -> None:
    """A case with a wrong value is refused before any is decided, by its file and line."""
    path, good = tmp_path / "cases.jsonl", next(iter(CASES.values())).line()
    path.write_text(f"{good}\n\n{json.dumps(json.loads(good) | field)}\n")
    with pytest.raises(InputError, match=r"cases\.jsonl”, line 3"):
        read_cases(path)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"univoca_regression":1}', "[" * 9999])
def test_what_is_no_case_is_refused(text: str) -> None:
    """A line that is no case is one InputError."""
    with pytest.raises(InputError):
        Case.from_line(text)
