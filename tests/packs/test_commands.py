"""`univoca pack` and `univoca regress` as they are called."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from tests.cli.running import AMBIGUOUS, UNIQUE, objects, run, start
from tests.packs.boards import blank
from univoca.proofs import check
from univoca.records import Record


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "pack.jsonl"
    path.write_text("".join(f"{blank(number).line()}\n" for number in range(40)))
    return path


def read(path: Path) -> list[Record]:
    return [Record.from_line(line) for line in path.read_text().splitlines()]


def test_select(pack: Path, tmp_path: Path) -> None:
    """What is selected goes to the file in one step, with an object that counts."""
    out = tmp_path / "out.jsonl"
    result = run("pack", "select", str(pack), "--min-nodes", "30", "-o", str(out), "--json")
    assert result.exit_code == 0
    assert objects(result) == [{"read": 40, "written": 10}]
    assert [one.nodes for one in read(out)] == list(range(30, 40))
    shown = run("pack", "select", str(pack), "--limit", "3", "--hide-answers")
    assert ["answer_sha256" in one for one in objects(shown)] == [True] * 3


def test_split_and_merge(pack: Path, tmp_path: Path) -> None:
    """A pack that was split by lines or by group comes back whole from its parts."""
    for how in (("--lines", "15"), ("--by", "grade")):
        folder = tmp_path / how[0].strip("-")
        assert run("pack", "split", str(pack), *how, "-o", str(folder)).exit_code == 0
        parts = sorted(map(str, folder.iterdir()))
        assert len(parts) in (3, 4)
        out = tmp_path / "merged.jsonl"
        assert run("pack", "merge", *parts, parts[0], "-o", str(out)).exit_code == 0
        assert read(out) == read(pack)


def test_dedupe_and_sample(pack: Path) -> None:
    """Doubles go, samples have the size asked for, and stdin is read for `-`."""
    twice = pack.read_bytes() * 2
    assert len(objects(run("pack", "dedupe", "-", stdin=twice))) == len(
        objects(run("pack", "dedupe", str(pack)))
    )
    sampled = objects(run("pack", "sample", str(pack), "--count", "7", "--seed", "2"))
    assert len({json.dumps(one) for one in sampled}) == 7


def test_a_bad_line_leaves_no_file(pack: Path, tmp_path: Path) -> None:
    """A pack whose last line was cut ends with exit 2 and its number, and nothing is written."""
    pack.write_bytes(pack.read_bytes()[:-40])
    for name in ("select", "merge", "dedupe"):
        out = tmp_path / f"{name}.jsonl"
        result = run("pack", name, str(pack), "-o", str(out))
        assert result.exit_code == 2
        assert "40" in result.stderr
        assert len(result.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == [pack]


@pytest.mark.parametrize("how", [("--lines", "5"), ("--by", "grade")])
def test_a_bad_line_leaves_no_part_of_a_split(pack: Path, tmp_path: Path, how: list[str]) -> None:
    """No file of a split appears before all are whole, and older ones stay as they were."""
    pack.write_bytes(pack.read_bytes()[:-40])
    folder, new = tmp_path / "old", tmp_path / "new"
    folder.mkdir()
    older = [folder / name for name in ("part-00001.jsonl", "blank-0.jsonl")]
    for path in older:
        path.write_text("older\n")
    for place in (folder, new):
        result = run("pack", "split", str(pack), *how, "-o", str(place))
        assert (result.exit_code, len(result.stderr.splitlines())) == (2, 1)
    assert {path: path.read_text() for path in folder.iterdir()} == dict.fromkeys(older, "older\n")
    assert not new.exists()


def test_a_split_that_is_interrupted_has_whole_lines(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After Ctrl-C the files hold what was written by then, in whole lines, and nothing else."""
    monkeypatch.setattr("univoca.cli.pack._named", interrupted)
    folder = tmp_path / "parts"
    assert run("pack", "split", str(pack), "--lines", "5", "-o", str(folder)).exit_code == 130
    (part,) = folder.iterdir()
    assert read(part) == read(pack)[:2]


def interrupted(records: Iterable[Record], *_: object) -> Iterator[tuple[str, Record]]:
    """Yield two records, then raise what Ctrl-C does."""
    yield from (("part", record) for record in islice(records, 2))
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    "recipe", ["norinori/6x6/easy", "castle-wall/6x6/easy", "stitches/6x6/easy"]
)
def test_certify(recipe: str, pack: Path, tmp_path: Path) -> None:
    """`pack certify` makes certificates that the checker accepts when run alone.

    A record that has one stays as it is; those for which none can be made (no certificates of
    the kind, a wrong answer, a hidden one) are left out, which exit 1 says.
    """
    kind, size, difficulty = recipe.split("/")
    made = tmp_path / "made.jsonl"
    options = ("--size", size, "--difficulty", difficulty, "--count", "3", "-o", str(made))
    assert run("generate", kind, *options).exit_code == 0
    bare, *others = read(made)
    full, again = tmp_path / "full.jsonl", tmp_path / "again.jsonl"
    assert run("pack", "certify", str(made), "-o", str(full)).exit_code == 0
    command = [sys.executable, "-I", check.__file__, str(full)]
    shown = subprocess.run(command, capture_output=True, check=False, text=True)
    assert shown.returncode == 0
    assert shown.stdout.count(": unique") == 3
    certified = read(full)
    assert [replace(one, certificate=None) for one in certified] == [bare, *others]
    bad = [replace(bare, answer=others[0].answer), bare.hidden(), *read(pack)[:1]]
    text = "".join(f"{one.line()}\n" for one in [*bad, *certified])
    result = run("pack", "certify", "-", "-o", str(again), stdin=text.encode())
    assert result.exit_code == 1
    assert [f"Record {number} " in result.stderr for number in (1, 2, 3, 4)] == [True] * 3 + [False]
    assert read(again) == certified


BAD = {
    "no pack": ["pack", "select"],
    "missing file": ["pack", "select", "nowhere.jsonl"],
    "folder": ["pack", "merge", "."],
    "no such command": ["pack", "shuffle"],
    "split how": ["pack", "split", "PACK", "-o", "x"],
    "split both": ["pack", "split", "PACK", "--by", "kind", "--lines", "3", "-o", "x"],
    "sample of none": ["pack", "sample", "PACK", "--count", "0"],
    "group": ["pack", "sample", "PACK", "--count", "1", "--by", "colour"],
    "regress file": ["regress", "run", "nowhere.jsonl"],
    "regress puzzle": ["regress", "add", "x.jsonl", "nonsense", "--why", "x"],
    "regress why": ["regress", "add", "x.jsonl", UNIQUE],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD)
@pytest.mark.parametrize("language", ["en", "es"])
def test_bad_input_is_one_sentence(arguments: list[str], language: str, pack: Path) -> None:
    """What cannot be taken ends with exit 2 and one sentence in the language asked for."""
    filled = [str(pack) if each == "PACK" else each for each in arguments]
    result = run(*filled, "--lang", language)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1


def test_groups_show_their_commands() -> None:
    """A group without a command shows its help, in the language asked for, with exit 0."""
    for name in ("pack", "bank", "regress"):
        english, spanish = run(name), run(name, language="es_ES")
        assert english.exit_code == spanish.exit_code == 0
        assert "Commands" in english.stdout
        assert "Órdenes" in spanish.stdout


def test_packs_are_read_line_by_line(tmp_path: Path) -> None:
    """The first records come out of a pipe while the rest of the pack was not written yet."""
    import os

    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    process = start("pack", "select", str(pipe))
    assert process.stdout is not None
    with pipe.open("w") as source:
        for number in range(3):
            source.write(f"{blank(number).line()}\n")
            source.flush()
            assert json.loads(process.stdout.readline())["outcome"]["nodes"] == number
    assert process.wait(30) == 0
    process.communicate()


def test_regress_add_and_run(tmp_path: Path) -> None:
    """A case is kept with what it shows, not twice, and holds when it is run again."""
    file = tmp_path / "cases.jsonl"
    for puzzle in (UNIQUE, AMBIGUOUS):
        result = run("regress", "add", str(file), puzzle, "--why", "for a test", "--json")
        assert result.exit_code == 0
    assert [json.loads(line)["status"] for line in file.read_text().splitlines()] == [
        "unique",
        "ambiguous",
    ]
    again = run("regress", "add", str(file), UNIQUE, "--why", "twice")
    assert again.exit_code == 2
    good = run("regress", "run", str(file), "--json")
    assert good.exit_code == 0
    assert all(one["holds"] for one in objects(good))


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [("status", "contradiction", "status"), ("sat", "unique", "sat"), ("nodes", 1, "nodes")],
)
def test_regress_run_tells_what_is_worse(
    tmp_path: Path, field: str, value: object, fault: str
) -> None:
    """A case whose outcome or nodes are no longer as kept is named, with exit 1."""
    file = tmp_path / "cases.jsonl"
    run("regress", "add", str(file), AMBIGUOUS, "--why", "for a test")
    case = json.loads(file.read_text())
    file.write_text(json.dumps({**case, field: value}))
    result = run("regress", "run", str(file), "--json")
    assert result.exit_code == 1
    assert objects(result)[0]["faults"] == [fault]
    assert run("regress", "run", str(file)).exit_code == 1


def test_an_explanation_is_a_certificate(tmp_path: Path) -> None:
    """`pack certify --explained` makes the steps a certificate's lines; `verify` takes them."""
    pack, certified = tmp_path / "pack.jsonl", tmp_path / "explained.jsonl"
    assert (
        run("generate", "norinori", "--size", "5x5", "--seed", "3", "-o", str(pack)).exit_code == 0
    )
    made = run("pack", "certify", str(pack), "--explained", "-o", str(certified))
    assert made.exit_code == 0
    (record,) = [json.loads(line) for line in certified.read_text("utf-8").splitlines()]
    assert len(record["certificate"]["lines"]) > 20
    assert run("verify", str(certified)).exit_code == 0


def test_a_kind_without_explained_certificates_says_so(tmp_path: Path) -> None:
    """PolyPivot has certificates, and `--explained` does not say that it has none."""
    pack = tmp_path / "pack.jsonl"
    options = ("--size", "10x8", "--difficulty", "easy", "--seed", "1", "-o", str(pack))
    assert run("generate", "polypivot", *options).exit_code == 0
    result = run("pack", "certify", str(pack), "--explained")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "explanations of polypivot are no proof" in result.stderr
