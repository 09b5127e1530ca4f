"""`univoca bank` as it is called."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import objects, run
from tests.packs.boards import blank
from univoca.records import Record

RECORDS = [blank(number) for number in range(12)]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "pack.jsonl"
    path.write_text("".join(f"{record.line()}\n" for record in RECORDS))
    return path


@pytest.fixture
def bank(place: str, pack: Path) -> str:
    """Give a bank that holds the pack."""
    assert run("bank", "add", place, str(pack)).exit_code == 0
    return place


def test_add_says_what_is_saved(place: str, pack: Path) -> None:
    """With --json a line says after each transaction how many are saved; the last one sums up."""
    lines = objects(run("bank", "add", place, str(pack), "--json"))
    assert lines[0]["saved"] == 12
    assert lines[-1] == {"done": True, "new": 12, "known": 0, "completed": 0, "twins": 0}
    assert "12" in run("bank", "add", place, str(pack)).stdout


def test_export_gives_the_pack(bank: str, tmp_path: Path) -> None:
    """What was added is exported byte for byte, and bounds hold."""
    out = tmp_path / "out.jsonl"
    assert run("bank", "export", bank, "-o", str(out), "--json").exit_code == 0
    assert [Record.from_line(line) for line in out.read_text().splitlines()] == RECORDS
    some = run("bank", "export", bank, "--max-nodes", "4", "--limit", "3")
    assert [one["outcome"]["nodes"] for one in objects(some)] == [0, 1, 2]


def test_list_and_stats(bank: str) -> None:
    """Lists name recipes, statistics count; both know JSON."""
    assert "blank/4x4/easy#3@1" in run("bank", "list", bank, "--kind", "blank").stdout
    assert len(objects(run("bank", "list", bank, "--json"))) == 12
    *counts, totals = objects(run("bank", "stats", bank, "--json"))
    assert counts[0]["puzzles"] == totals["totals"]["puzzles"] == 12
    assert "12" in run("bank", "stats", bank, "--lang", "es").stdout


def test_serve_gives_each_once(bank: str) -> None:
    """Puzzles are served one by one until there is none, which is exit 1."""
    served = [run("bank", "serve", bank, "--reader", "ada").stdout for _ in range(3)]
    assert len(set(served)) == 3
    rest = run("bank", "serve", bank, "--reader", "ada", "--count", "100")
    assert len(objects(rest)) == 9
    end = run("bank", "serve", bank, "--reader", "ada")
    assert (end.exit_code, end.stdout) == (1, "")


BAD = {
    "no bank": ["bank", "list"],
    "missing bank": ["bank", "list", "nowhere.db"],
    "missing pack": ["bank", "add", "BANK", "nowhere.jsonl"],
    "date": ["bank", "list", "BANK", "--since", "soon"],
    "count": ["bank", "serve", "BANK", "--count", "0"],
    "no such day": ["bank", "list", "BANK", "--until", "2026-02-30"],
    "reader": ["bank", "serve", "BANK", "--reader", "a\nb"],
    "no command": ["bank", "rob", "BANK"],
    "grade": ["bank", "list", "BANK", "--min-grade", "high"],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD)
def test_bad_input_is_one_sentence(arguments: list[str], bank: str) -> None:
    """What cannot be taken ends with exit 2, one sentence, and nothing on stdout."""
    result = run(*[bank if each == "BANK" else each for each in arguments])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1


def test_a_record_that_its_kind_refuses_is_not_kept(bank: str, pack: Path, tmp_path: Path) -> None:
    """Of packs with a puzzle that cannot be read nothing is saved, and its file and line are told.

    The bad line comes after more records than one transaction takes, and after a blank line.
    """
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text("".join(f"{blank(number).line()}\n" for number in range(20, 320)))
    broken = blank(999, puzzle="univoca:blank/4/4/zz")
    bad.write_text(f"{blank(998).line()}\n\n{broken.line()}\n")
    result = run("bank", "add", bank, str(good), str(bad))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "bad.jsonl”, line 3," in result.stderr
    assert len(objects(run("bank", "list", bank, "--json"))) == 12


def test_a_bank_is_not_begun_for_packs_that_cannot_be_read(tmp_path: Path) -> None:
    """Where the pack is missing or bad no bank appears."""
    place = tmp_path / "new.db"
    assert run("bank", "add", str(place), str(tmp_path / "nowhere.jsonl")).exit_code == 2
    assert not place.exists()


def test_serving_nothing_leaves_a_file_as_it_was(bank: str, tmp_path: Path) -> None:
    """With no puzzle left the file of that name is not touched."""
    out = tmp_path / "next.jsonl"
    out.write_text("older\n")
    result = run("bank", "serve", bank, "--kind", "gone", "-o", str(out))
    assert (result.exit_code, out.read_text()) == (1, "older\n")
