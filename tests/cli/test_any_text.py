"""Any text at all, as an argument or on stdin, gives a result or one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.running import ROOT, UNIQUE, run

CORPUS = ROOT.parent / "shared" / "corpus" / "norinori.jsonl"
ANY_TEXT = st.one_of(
    st.text(max_size=60),
    st.text("univoca:nr/0123456789#@abcv{}\"[]., \n", max_size=60),
    st.builds("univoca:norinori/{}/{}/{}".format, st.integers(-1, 70), st.integers(-1, 70),
              st.text("0123456789abcdefghijklmnopqrstuvwxyz./", max_size=20)),
)  # fmt: skip


def settled(*arguments: str, stdin: str | bytes = b"") -> None:
    """Run a command line: a result on stdout, or exit 2 and one sentence on stderr."""
    result = run(*arguments, stdin=stdin)
    assert result.exit_code in (0, 1, 2)
    assert (result.exit_code == 2) == (result.stdout == "")
    assert result.stderr.count("\n") == (1 if result.exit_code == 2 else 0)


@given(ANY_TEXT)
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_argument(text: str) -> None:
    """Any text as PUZZLE is converted or refused."""
    settled("convert", "--to", "univoca", "--", text)


@given(st.one_of(ANY_TEXT.map(str.encode), st.binary(max_size=200)))
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_stdin(data: bytes) -> None:
    """Any bytes on stdin are shown as a puzzle, or refused."""
    settled("show", "-", stdin=data)


@given(st.text("01/-x ", max_size=20))
@settings(max_examples=60, deadline=None)
def test_any_answer(text: str) -> None:
    """Any text as ANSWER is checked or refused."""
    settled("check", "--json", "--", UNIQUE, text)


@pytest.mark.skipif(not CORPUS.is_file(), reason="no corpus beside this tree")
def test_corpus_puzzles_are_shown_and_solved(tmp_path: Path) -> None:
    """Each address of the corpus converts, is drawn, and is unique with the published answer."""
    records = [json.loads(line) for line in CORPUS.read_text("utf-8").splitlines()]
    puzzles = [each for each in records if each["type"] == "puzzle" and each.get("url")]
    assert len(puzzles) >= 7
    for record in puzzles:
        solved = run("solve", record["url"], "--method", "both", "--json")
        assert solved.exit_code == 0
        if record.get("solution"):
            assert json.loads(solved.stdout)["answers"] == ["/".join(record["solution"])]
        picture = tmp_path / "board.svg"
        assert run("show", record["url"], "-o", str(picture)).exit_code == 0
        assert picture.read_text("utf-8").startswith("<svg ")
        again = run("convert", record["url"], "--to", "puzzlink").stdout
        ours = run("convert", again.strip(), "--to", "univoca").stdout
        assert ours == run("convert", record["url"], "--to", "univoca").stdout
