"""Bad input of every sort: exit 2, one sentence on stderr, nothing on stdout, nothing written."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import ANSWER, ROOT, UNIQUE, run, start

BAD_PUZZLES = {
    "missing file": "/no/such/file",
    "word": "banana",
    "empty argument": "",
    "blank": "   ",
    "unknown kind": "univoca:banana/5/5/0",
    "unknown pid": "https://puzz.link/p?banana/5/5/0",
    "variant": "https://puzz.link/p?norinori/v:/5/5/0",
    "too wide": "univoca:norinori/61/61/0",
    "size zero": "https://puzz.link/p?norinori/0/5/0",
    "bad digit": "https://puzz.link/p?norinori/5/5/zz",
    "too long": "https://puzz.link/p?norinori/5/5/" + "0" * 40,
    "no size": "https://puzz.link/p?norinori",
    "other site": "https://example.org/",
    "penpa": "https://swaroopg92.github.io/penpa-edit/#m=edit&p=AAAA",
    "recipe kind": "banana/5x5/easy#1",
    "recipe size": "norinori/61x61/easy#1",
    "recipe difficulty": "norinori/5x5/absurd#1",
    "recipe seed": "norinori/5x5/easy#9999999999999999999",
    "recipe version": "norinori/5x5/easy#1@999",
    "recipe option": "norinori/5x5/easy/k=2#1",
    "nul": "univoca:norinori/5/5/\0",
    "surrogate": "univoca:norinori/5/5/\udcff",
    "control": "univoca:norinori/5/5/\x1b[31m",
    "long path": "a" * 5000,
}
COMMANDS = {
    "solve": ("solve",),
    "check": ("check",),
    "convert": ("convert", "--to", "json"),
    "show": ("show",),
    "show png": ("show", "--png"),
}


def refused(*arguments: str, stdin: str | bytes = b"") -> str:
    """Run a bad command line in both languages and return the English sentence."""
    sentences = []
    for language in ("en", "es"):
        result = run(*arguments, stdin=stdin, language=language)
        assert result.exit_code == 2, (result.stdout, result.stderr)
        assert result.stdout == ""
        sentence = result.stderr
        assert sentence.count("\n") == 1
        assert sentence.endswith("\n")
        assert sentence.strip()
        assert "Traceback" not in sentence
        assert "\x1b" not in sentence
        assert not sentence.startswith("error-")
        sentences.append(sentence.strip())
    assert sentences[0] != sentences[1]
    return sentences[0]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("name", BAD_PUZZLES)
def test_bad_puzzles(command: str, name: str) -> None:
    """Every command refuses every bad PUZZLE in one sentence."""
    arguments = (*COMMANDS[command], BAD_PUZZLES[name])
    refused(*arguments, *([ANSWER] if command == "check" else []))


@pytest.mark.parametrize(
    "stdin",
    [
        b"",
        b"\n\n",
        b"\xff\xfe\x00\x01binary",
        b"univoca:norinori/5/3/8mg1e\0",
        b"\x89PNG\r\n\x1a\n",
        b"{",
        b'{"univoca": 1',
        b'{"univoca": 1}',
        b'{"univoca": 1, "puzzle": 7}',
        b'{"univoca": 1, "puzzle": "univoca:norinori/5/3/!"}',
        b'{"univoca": 1, "puzzle": "univoca:norinori/5/3/8mg1e"}\n' * 2,
        b"[" * 100_000,
        b"pzprv3\nnorinori\n5\n",
        b"pzprv3\nbanana\n5\n5\n",
        b"x" * 2_000_000,
        b"x" * 5_000_000,
        "ñ".encode() * 10,
        "norinori".encode("utf-16"),
    ],
)
def test_bad_stdin(stdin: bytes) -> None:
    """Empty, binary, broken and endless stdin is refused in one sentence."""
    refused("solve", "-", stdin=stdin)
    refused("verify", "-", stdin=stdin)


def test_bad_files(tmp_path: Path) -> None:
    """A directory, a binary file and a file of 2 MB are refused by name."""
    assert str(tmp_path) in refused("solve", str(tmp_path))
    assert str(tmp_path) in refused("verify", str(tmp_path))
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    assert "binary" in refused("solve", str(binary))
    big = tmp_path / "big"
    big.write_text("x" * 2_000_000, "utf-8")
    refused("solve", str(big))
    assert "/no/such" in refused("verify", "/no/such")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read every file")
def test_unreadable_file(tmp_path: Path) -> None:
    """A file without the right to read it is refused."""
    path = tmp_path / "secret"
    path.write_text(UNIQUE, "utf-8")
    path.chmod(0)
    assert "may not be read" in refused("solve", str(path))


@pytest.mark.parametrize(
    "answer", ["", "1", ANSWER[:-1], f"{ANSWER}0", ANSWER.replace("1", "2"), "ñ", "/no/such"]
)
def test_bad_answers(answer: str) -> None:
    """An answer of the wrong length or with foreign signs is refused."""
    refused("check", UNIQUE, answer)
    refused("show", UNIQUE, "--answer", answer)


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"{}",
        b"[]",
        b"null",
        b'{"univoca":1,"kind":"norinori","puzzle":"univoca:norinori/5/3/8mg1e"}',
        b'{"univoca":1,"kind":"norinori","puzzle":"univoca:norinori/5/3/!","answer":"1",'
        b'"outcome":{"status":"unique","proven":[],"nodes":1}}',
        b'{"univoca":1,"kind":"banana","puzzle":"univoca:banana/1","answer":"1",'
        b'"outcome":{"status":"unique","proven":[],"nodes":1}}',
        b'{"univoca":1,"kind":"norinori","puzzle":"univoca:stitches/1","answer":"1",'
        b'"outcome":{"status":"unique","proven":[],"nodes":1}}',
        b'{"univoca":1,"kind":["norinori"],"puzzle":{},"answer":[],'
        b'"outcome":{"status":"unique","proven":[],"nodes":1}}',
    ],
)
def test_bad_packs(line: bytes) -> None:
    """A line that is no record is named by its number before anything is proven."""
    assert "Line 2 " in refused("verify", "-", stdin=b"\n" + line)


def test_of_several_packs_the_bad_one_is_named(tmp_path: Path) -> None:
    """The file and the line in it are told, and a byte that is no UTF-8 is counted in the file."""
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    line = run("generate", "norinori", "--size", "5x5", "--seed", "1").stdout_bytes
    good.write_bytes(line * 2)
    bad.write_bytes(line + b"\n" + line[:200])
    merge = ("pack", "merge", str(good), str(bad), "-o", str(tmp_path / "out.jsonl"))
    assert "bad.jsonl”, line 3," in refused(*merge)
    assert "bad.jsonl”, line 3," in refused("verify", str(bad))
    bad.write_bytes(line + b"\xff\n")
    assert f"byte {len(line) + 1}." in refused(*merge)


def test_a_recipe_of_another_kind_is_not_what_a_record_is_called(tmp_path: Path) -> None:
    """The name under which a record is reported is that of its own puzzle."""
    path = tmp_path / "pack.jsonl"
    record = json.loads(run("generate", "norinori", "--size", "5x5", "--seed", "1").stdout)
    path.write_text(json.dumps(record | {"recipe": "stitches/6x6/easy#1@1"}))
    assert "stitches" not in run("verify", str(path)).stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("banana",),
        ("solve",),
        ("solve", UNIQUE, "more"),
        ("solve", "--banana", UNIQUE),
        ("solve", UNIQUE, "--method", "banana"),
        ("solve", UNIQUE, "--deadline", "soon"),
        ("solve", UNIQUE, "--deadline", "nan"),
        ("solve", UNIQUE, "--deadline", "-1"),
        ("solve", UNIQUE, "--budget-nodes", "0"),
        ("solve", UNIQUE, "--json=yes"),
        ("solve", UNIQUE, "--method"),
        ("solve", UNIQUE, "--kind", "banana", "--lang", "fr"),
        ("check", "-", "-"),
        ("check", UNIQUE),
        ("show", "-", "--answer", "-"),
        ("show", UNIQUE, "--cell", "1"),
        ("show", "univoca:norinori/60/60/", "--png", "--cell", "100"),
        ("convert", UNIQUE),
        ("convert", UNIQUE, "--to", "banana"),
        ("generate",),
        ("generate", "banana"),
        ("generate", "norinori", "--size", "61x61"),
        ("generate", "norinori", "--size", "banana"),
        ("generate", "norinori", "--size", "5x5#1"),
        ("generate", "norinori", "--difficulty", "banana"),
        ("generate", "norinori", "--difficulty", "easy/k=1"),
        ("generate", "norinori", "--seed", "-1"),
        ("generate", "norinori", "--seed", "9223372036854775808"),
        ("generate", "norinori", "--seed", "9223372036854775807", "--count", "2"),
        ("generate", "norinori", "--count", "0"),
        ("generate", "norinori", "--option", "k"),
        ("generate", "norinori", "--option", "k=2"),
        ("generate", "norinori", "--option", "k=2", "--option", "k=3"),
        ("play", "--port", "70000"),
        ("--banana",),
    ],
)
def test_bad_command_lines(arguments: tuple[str, ...]) -> None:
    """What the command line does not take is refused in one sentence too."""
    refused(*arguments)


def test_kind_named_for_a_foreign_text() -> None:
    """`--kind` names the kind of a text that does not say it; an unknown one is refused."""
    assert "banana" in refused("solve", "1 1\n2 2", "--kind", "banana")


def test_nothing_is_written(tmp_path: Path) -> None:
    """Bad input leaves no file behind, and an old file as it was."""
    old = tmp_path / "old"
    old.write_text("old", "utf-8")
    for path in (tmp_path / "new", old):
        refused("convert", "banana", "--to", "json", "-o", str(path))
        refused("show", UNIQUE, "--answer", "2", "-o", str(path))
        refused("generate", "norinori", "--size", "1x99", "-o", str(path))
    assert [each.name for each in tmp_path.iterdir()] == ["old"]
    assert old.read_text("utf-8") == "old"


def test_unwritable_output(tmp_path: Path) -> None:
    """An output that cannot be written is named, and no part of it stays."""
    path = str(tmp_path / "none" / "out")
    assert path in refused("convert", UNIQUE, "--to", "json", "-o", path)
    assert str(tmp_path) in refused("convert", UNIQUE, "--to", "json", "-o", str(tmp_path))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("command", ["solve", "verify"])
def test_a_wait_for_input_ends_at_the_first_signal(
    command: str, number: signal.Signals, tmp_path: Path
) -> None:
    """A command that waits for a pipe that nobody writes to is ended by one signal, exit 130."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    process = start(command, str(pipe))
    writer = os.open(pipe, os.O_WRONLY)  # returns when the command has opened its end
    try:
        time.sleep(0.2)
        process.send_signal(number)
        assert process.wait(20) == 130
    finally:
        os.close(writer)
        process.kill()
        process.communicate()


def shell(script: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command line as `"$@"` of a shell script."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"}
    line = [sys.executable, "-m", "univoca", *arguments]
    return subprocess.run(
        ["/bin/sh", "-c", script, "sh", *line],
        check=False,
        env=environment,
        capture_output=True,
        timeout=60,
    )


def test_closed_stdin() -> None:
    """A command that finds stdin closed says that there is nothing to read."""
    done = shell('exec "$@" <&-', "solve", "-")
    assert done.returncode == 2
    assert done.stderr == b"There is no text to read.\n"


def test_closed_stdout_and_stderr(tmp_path: Path) -> None:
    """With stdout or stderr closed a command still does its work, and its files stay clean."""
    done = shell('exec "$@" >&-', "solve", UNIQUE)
    assert (done.returncode, done.stderr) == (0, b"")
    assert shell('exec "$@" 2>&-', "solve", "banana").returncode == 2
    output = tmp_path / "pack.jsonl"
    shell('exec "$@" <&- >&- 2>&-', *("generate", "norinori", "--size", "5x5", "--seed", "1"),
          *("-o", str(output)))  # fmt: skip
    assert output.read_text().count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize(
    "arguments", [("solve", UNIQUE), ("show", UNIQUE, "--svg"), ("--help",), ("kinds", "--json")]
)
def test_a_full_disk_is_said(arguments: tuple[str, ...]) -> None:
    """Output that finds no room ends in exit 2 and a sentence that says so."""
    done = shell('exec "$@" >/dev/full', *arguments)
    assert done.returncode == 2
    assert done.stderr == b"The output cannot be written: No space left on device.\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_under_a_file_or_stderr() -> None:
    """A file that finds no room is named; a full stderr leaves the exit code."""
    done = shell('exec "$@"', "convert", UNIQUE, "--to", "univoca", "-o", "/dev/full")
    assert done.returncode == 2
    assert done.stderr.startswith("The file “/dev/full” cannot be written".encode())
    assert shell('exec "$@" 2>/dev/full', "solve", "banana").returncode == 2


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """Output to a symbolic link goes to the file that it names."""
    (tmp_path / "there").mkdir()
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "there" / "file")
    assert run("convert", UNIQUE, "--to", "univoca", "-o", str(link)).exit_code == 0
    assert link.is_symlink()
    assert (tmp_path / "there" / "file").read_text() == f"{UNIQUE}\n"


def test_signs_that_steer_are_spelt_out() -> None:
    """Direction marks and escapes that were typed reach the terminal as their numbers."""
    said = run("solve", "\u202e\x1b[31m\u00e9").stderr
    assert "\\u202e\\x1b[31m\u00e9" in said


@pytest.mark.parametrize("name", ["--size", "--difficulty"])
def test_an_empty_choice_is_none(name: str) -> None:
    """An empty size or difficulty is refused, not taken for the default."""
    assert run("generate", "norinori", name, "").exit_code == 2


def test_ctrl_c_while_a_sentence_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C that comes while an error is put into words ends with 130, as everywhere."""

    def late(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("univoca.cli.exit_code", late)
    result = run("solve", "banana")
    assert (result.exit_code, result.stderr) == (130, "")
