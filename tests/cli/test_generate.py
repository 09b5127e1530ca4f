"""`univoca generate`: recipes, seeds, files, and what ends it early."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import signal
import stat
import threading
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.cli.running import UNIQUE, objects, run, start
from univoca.deciding import Record
from univoca.errors import GenerationError

pytestmark = pytest.mark.skipif(
    find_spec("univoca.kinds.norinori.generator") is None,
    reason="the Norinori generator is not part of this tree",
)
SMALL = ("generate", "norinori", "--size", "5x5", "--difficulty", "easy")
ENDLESS = ("generate", "norinori", "--size", "10x10", "--seed", "1", "--count", "100000")


def test_records() -> None:
    """Each line is a record that is proven by both methods and that every command can read."""
    result = run(*SMALL, "--seed", "7")
    assert result.exit_code == 0
    line = result.stdout
    record = Record.from_line(line)
    assert record.recipe is not None
    assert record.recipe.startswith("norinori/5x5/easy#7@")
    assert record.proven == ("search", "sat")
    assert "rejected" not in json.loads(line)
    assert run("solve", "-", stdin=line).exit_code == 0
    assert run("verify", "-", stdin=line).exit_code == 0
    again = run("convert", record.recipe, "--to", "univoca")
    assert again.stdout == f"{record.puzzle}\n"


def test_seeds_follow_each_other() -> None:
    """`--count` takes the next seeds, and each puzzle is that of its own recipe."""
    lines = run(*SMALL, "--seed", "3", "--count", "3").stdout.splitlines()
    assert [json.loads(line)["recipe"].split("#")[1][0] for line in lines] == ["3", "4", "5"]
    assert run(*SMALL, "--seed", "5").stdout == f"{lines[2]}\n"


def test_seed_is_drawn_and_shown() -> None:
    """Without `--seed` one is drawn, and the recipe that is shown gives the same puzzle."""
    first, second = (objects(run(*SMALL))[0] for _ in range(2))
    assert first["recipe"] != second["recipe"]
    assert run("convert", first["recipe"], "--to", "univoca").stdout == f"{first['puzzle']}\n"


def test_rejected_candidates() -> None:
    """With `--json` a record counts what was thrown away by cause; all else stays the same."""
    data = objects(run(*SMALL, "--seed", "1", "--json"))[0]
    assert all(isinstance(count, int) for count in data.pop("rejected").values())
    assert data == objects(run(*SMALL, "--seed", "1"))[0]


def test_defaults() -> None:
    """Size and difficulty have defaults that are among those offered."""
    record = Record.from_line(run("generate", "norinori", "--seed", "1").stdout)
    assert record.recipe is not None
    assert record.recipe.startswith("norinori/10x10/normal#1@")


def test_output_file(tmp_path: Path) -> None:
    """`-o` gives the same bytes as stdout, in place of an old file and with its rights."""
    path = tmp_path / "pack.jsonl"
    path.write_text("old", "utf-8")
    path.chmod(0o640)
    assert run(*SMALL, "--seed", "1", "--count", "2", "-o", str(path)).stdout == ""
    assert path.read_bytes() == run(*SMALL, "--seed", "1", "--count", "2").stdout_bytes
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert [each.name for each in tmp_path.iterdir()] == ["pack.jsonl"]


def test_deadline() -> None:
    """A deadline ends the run with a sentence and exit 1; what is written is whole."""
    result = run(*ENDLESS, "--deadline", "0.5")
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert all(each["outcome"]["status"] == "unique" for each in objects(result))


def test_recipe_that_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seed whose budget ends is told on stderr, the others are made, and the exit code is 1."""
    from univoca import engine

    made = engine.generate

    def sometimes(recipe: object, budget: object) -> Record:
        if str(recipe).split("#")[1].startswith("2"):
            raise GenerationError("error-generation", reason="nodes")
        return made(recipe, budget)  # type: ignore[arg-type]

    monkeypatch.setattr(engine, "generate", sometimes)
    result = run(*SMALL, "--seed", "1", "--count", "3")
    assert result.exit_code == 1
    assert len(objects(result)) == 2
    assert result.stderr.startswith("norinori/5x5/easy#2@")


def whole_lines(data: bytes) -> int:
    """Count the lines, each of which is a whole record."""
    assert data.endswith(b"\n")
    lines = data.decode().splitlines()
    return len([Record.from_line(line) for line in lines])


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signal_leaves_whole_lines_on_stdout(number: signal.Signals) -> None:
    """Ctrl-C ends the run within a second, with exit 130, whole lines and no traceback."""
    process = start(*ENDLESS)
    assert process.stdout is not None
    first = process.stdout.readline()
    sent = time.monotonic()
    process.send_signal(number)
    rest, complaint = process.communicate(timeout=20)
    assert time.monotonic() - sent < 10
    assert process.returncode == 130
    assert whole_lines(first + rest) >= 1
    assert complaint == b""


def parts(folder: Path) -> list[Path]:
    """Return the files in which an unfinished run gathers its lines."""
    return list(folder.glob("pack.jsonl.part-*"))


def wait_for_lines(folder: Path) -> None:
    """Wait until a run has written a line or more."""
    end = time.monotonic() + 60
    while not any(part.stat().st_size for part in parts(folder)):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_ctrl_c_keeps_the_file(tmp_path: Path) -> None:
    """Ctrl-C puts the file in place with the lines that were whole."""
    path = tmp_path / "pack.jsonl"
    process = start(*ENDLESS, "-o", str(path))
    wait_for_lines(tmp_path)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=20)
    assert process.returncode == 130
    assert whole_lines(path.read_bytes()) >= 1
    assert parts(tmp_path) == []


def test_kill_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    """A run that is killed outright never touches the file: no half line can be in it."""
    path = tmp_path / "pack.jsonl"
    path.write_text("old\n", "utf-8")
    process = start(*ENDLESS, "-o", str(path))
    wait_for_lines(tmp_path)
    process.kill()
    process.communicate(timeout=20)
    assert path.read_text("utf-8") == "old\n"


def test_reader_that_goes_away() -> None:
    """`| head -1` ends the run without a complaint."""
    process = start(*ENDLESS)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    complaint = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=20) == 1
    assert complaint == b""


def read_terminal(reader: int, into: list[bytes]) -> None:
    """Read a terminal until it is gone with its process."""
    with contextlib.suppress(OSError):
        while chunk := os.read(reader, 4096):
            into.append(chunk)
    os.close(reader)


def test_progress_only_on_a_terminal() -> None:
    """A long run shows its progress on a terminal's stderr, and none of it on stdout."""
    reader, writer = pty.openpty()
    process = start(*ENDLESS, "--deadline", "4", on_terminal=writer)
    os.close(writer)
    terminal: list[bytes] = []
    watcher = threading.Thread(target=read_terminal, args=(reader, terminal))
    watcher.start()
    out, _ = process.communicate(timeout=20)
    watcher.join(timeout=20)
    assert b"Making puzzles" in b"".join(terminal)
    assert whole_lines(out) >= 1


def test_answers_to_solve_are_the_same_in_a_real_process() -> None:
    """The installed entry point gives the same bytes as the call in this process."""
    process = start("solve", UNIQUE, "--json")
    out, _ = process.communicate(timeout=20)
    mine = objects(run("solve", UNIQUE, "--json"))[0]
    theirs = json.loads(out)
    for data in (mine, theirs):
        del data["spent"]
    assert mine == theirs
