"""Each command on good input: what it prints, in both languages and as JSON, and its exit code."""

from __future__ import annotations

import base64
import json
import time
from pathlib import Path

import click
import pytest

from tests.cli.running import (
    ADDRESS,
    AMBIGUOUS,
    ANSWER,
    CONTRADICTION,
    UNIQUE,
    WRONG,
    objects,
    run,
)
from univoca import __version__
from univoca.cli import COMMANDS, commands

PICTURE = """\
┏━━━┯━━━┳━━━┯━━━┯━━━┓
┃▒▒▒│   ┃▒▒▒│▒▒▒│   ┃
┠───┼───╂───┼───╆━━━┫
┃▒▒▒│   ┃   │   ┃▒▒▒┃
┠───╆━━━╇━━━╈━━━╃───┨
┃   ┃▒▒▒│▒▒▒┃   │▒▒▒┃
┗━━━┻━━━┷━━━┻━━━┷━━━┛
"""


def test_help_lists_every_command() -> None:
    """`univoca --help`, and `univoca` alone, name each command in the language asked for."""
    for arguments in (["--help"], []):
        shown = run(*arguments).stdout
        assert all(f"  {name} " in shown for name in COMMANDS)
    assert "Órdenes:" in run("--help", language="es_ES.UTF-8").stdout
    assert "Órdenes:" in run("--lang", "es", "--help").stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_its_help_in_both_languages(name: str) -> None:
    """No help text is missing in either language."""
    english, spanish = (run(name, "--lang", each, "--help") for each in ("en", "es"))
    assert english.exit_code == spanish.exit_code == 0
    assert english.stdout.startswith("Usage: univoca")
    assert spanish.stdout.startswith("Uso: univoca")
    assert "help-" not in english.stdout + spanish.stdout
    for words in leaves(name):
        leaf = run(*words, "--help").stdout
        assert "--json" in leaf
        assert "--lang" in leaf


def leaves(name: str) -> list[tuple[str, ...]]:
    """Return a command's own words, or those of each of its commands where it is a group."""
    found = commands.get_command(click.Context(commands), name)
    if isinstance(found, click.Group):
        return [(name, own) for own in found.commands]
    return [(name,)]


def test_version() -> None:
    """`--version` prints the version and nothing else."""
    assert run("--version").stdout == f"{__version__}\n"


def test_kinds() -> None:
    """Every kind is listed with its sizes; as JSON it is one object a line."""
    assert "norinori · Norinori" in run("kinds").stdout
    facts = {each["id"]: each for each in objects(run("kinds", "--json"))}
    assert "10x10" in facts["norinori"]["sizes"]
    assert facts["norinori"]["generator_version"] >= 1


def test_solve_unique() -> None:
    """A unique puzzle shows its answer as a picture and exits 0."""
    result = run("solve", UNIQUE)
    assert result.exit_code == 0
    assert result.stdout.startswith("Unique: there is exactly one answer.\n" + PICTURE)
    assert "node" in result.stdout


def test_solve_ambiguous_shows_both_answers() -> None:
    """An ambiguous puzzle shows two answers beside each other, differences marked, and exits 1."""
    result = run("solve", AMBIGUOUS)
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert lines[0] == "Ambiguous: there are several answers; here are two."
    assert lines[1] == "┏━━━┯━━━┓    ┏━━━┯━━━┓"
    assert result.stdout.count("≠") >= 3
    data = objects(run("solve", AMBIGUOUS, "--json"))[0]
    assert data["status"] == "ambiguous"
    assert len(set(data["answers"])) == 2


def test_solve_contradiction_and_inconclusive() -> None:
    """No answer, and no decision within the deadline, are told apart; both exit 1."""
    none = run("solve", CONTRADICTION, "--lang", "es")
    assert none.exit_code == 1
    assert none.stdout.startswith("Contradicción: no hay ninguna solución.\n")
    undecided = run("solve", AMBIGUOUS, "--deadline", "0", "--json")
    assert undecided.exit_code == 1
    assert objects(undecided)[0]["status"] == "inconclusive"
    assert objects(undecided)[0]["ran_out"] == "deadline"


def test_solve_names_the_clues_in_conflict() -> None:
    """With --conflict a contradiction ends with the clues that clash, in words and as data."""
    shown = run("solve", CONTRADICTION, "--conflict")
    assert shown.exit_code == 1
    assert "The smallest set of clues in conflict (1):" in shown.stdout
    assert "Region A, which is row 1, column 1 alone, needs two shaded cells." in shown.stdout
    data = objects(run("solve", CONTRADICTION, "--conflict", "--json", "--lang", "es"))[0]
    assert data["conflict"]["smallest"] is True
    assert data["conflict"]["clues"][0]["targets"] == ["r1c1"]
    assert data["conflict"]["clues"][0]["sentence"].startswith("La región A")
    assert "conflict" not in objects(run("solve", UNIQUE, "--conflict", "--json"))[0]


def test_solve_says_when_no_clue_is_to_blame() -> None:
    """A board on which no answer is possible at all names no clue; other kinds refuse."""
    bare = run("solve", "univoca:castle-wall/1/4/d", "--conflict")
    assert "No clue is to blame" in bare.stdout
    refused = run("solve", "pentominoes/5p/easy#1", "--conflict")
    assert refused.exit_code == 2
    assert "told apart" in refused.stderr


@pytest.mark.parametrize("method", ["auto", "search", "sat", "both"])
def test_solve_methods_agree(method: str) -> None:
    """Each method, and both on their own, name the same answer."""
    data = objects(run("solve", UNIQUE, "--method", method, "--json"))[0]
    assert (data["status"], data["answers"]) == ("unique", [ANSWER])
    if method == "both":
        assert [each["method"] for each in data["methods"]] == ["search", "sat"]


def test_every_form_of_a_puzzle(tmp_path: Path) -> None:
    """An address, an id, a file, stdin, a pzprv3 text and our JSON all give the same puzzle."""
    forms = {}
    for name in ("univoca", "puzzlink", "pzprv3", "pzprv3.1", "json"):
        result = run("convert", ADDRESS, "--to", name)
        assert result.exit_code == 0
        forms[name] = result.stdout
        path = tmp_path / name
        path.write_text(result.stdout, "utf-8")
        for again in (run("convert", str(path), "--to", "univoca"),
                      run("convert", "-", "--to", "univoca", stdin=result.stdout)):  # fmt: skip
            assert again.stdout == f"{UNIQUE}\n"
    assert forms["puzzlink"] == f"{ADDRESS}\n"
    assert json.loads(forms["json"])["puzzle"] == UNIQUE


def test_convert_to_a_file_and_as_json(tmp_path: Path) -> None:
    """`-o` writes the file and `--json` wraps the text in one object."""
    path = tmp_path / "puzzle.txt"
    assert run("convert", UNIQUE, "--to", "puzzlink", "-o", str(path)).stdout == ""
    assert path.read_text("utf-8") == f"{ADDRESS}\n"
    data = objects(run("convert", UNIQUE, "--to", "puzzlink", "--json"))[0]
    assert data == {"kind": "norinori", "format": "puzzlink", "text": f"{ADDRESS}\n"}


def test_check() -> None:
    """A right answer exits 0; a wrong one exits 1 and says each broken rule and where."""
    assert run("check", UNIQUE, ANSWER).exit_code == 0
    wrong = run("check", UNIQUE, WRONG)
    assert wrong.exit_code == 1
    assert "r1c2" in wrong.stdout
    spanish = run("check", UNIQUE, WRONG, "--lang", "es")
    assert "casilla" in spanish.stdout
    data = objects(run("check", UNIQUE, WRONG, "--json"))[0]
    assert not data["solved"]
    assert data["violations"][0]["rule"] == "crowd"
    assert "r1c2" in data["violations"][0]["targets"]


def test_check_reads_files_and_marks(tmp_path: Path) -> None:
    """The answer may be a file, stdin, or the marks of the puzzle's own pzprv3 text."""
    path = tmp_path / "answer"
    path.write_text(f"{ANSWER}\n", "utf-8")
    assert run("check", UNIQUE, str(path)).exit_code == 0
    assert run("check", UNIQUE, "-", stdin=f"{ANSWER}\n").exit_code == 0
    text = run("convert", UNIQUE, "--to", "pzprv3").stdout.splitlines()
    solved = ["# . # # . ", "# . . . # ", ". # # . # "]
    assert run("check", "-", stdin="\n".join([*text[:-3], *solved])).exit_code == 0
    broken = ["# . # # . ", "# . . . # ", ". # # . . "]
    assert run("check", "-", stdin="\n".join([*text[:-3], *broken])).exit_code == 1


def test_show_as_text() -> None:
    """`show` draws the puzzle, with an answer where one is given."""
    assert run("show", UNIQUE, "--answer", ANSWER).stdout == PICTURE
    assert run("show", UNIQUE).stdout == PICTURE.replace("▒", " ")
    data = objects(run("show", UNIQUE, "--text", "--json"))[0]
    assert data["text"] == PICTURE.replace("▒", " ")


def test_show_as_svg_and_png(tmp_path: Path) -> None:
    """`--svg` and `--png` give such pictures on stdout or in a file whose name asks for one."""
    assert run("show", UNIQUE, "--svg").stdout.startswith("<svg ")
    assert run("show", UNIQUE, "--png").stdout_bytes.startswith(b"\x89PNG")
    for name in ("board.svg", "board.png"):
        assert run("show", UNIQUE, "-o", str(tmp_path / name)).exit_code == 0
    assert (tmp_path / "board.svg").read_text("utf-8") == run("show", UNIQUE, "--svg").stdout
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")
    data = objects(run("show", UNIQUE, "--png", "--json"))[0]
    assert base64.b64decode(data["base64"]).startswith(b"\x89PNG")


def record(**changes: object) -> str:
    """Return the record of a proven puzzle, with changes."""
    outcome = {"status": "unique", "proven": ["search", "sat"], "nodes": 1}
    data = {"univoca": 1, "kind": "norinori", "puzzle": UNIQUE, "answer": ANSWER}
    return json.dumps({**data, "outcome": outcome, **changes}) + "\n"


def test_verify_holds(tmp_path: Path) -> None:
    """A pack whose claims hold exits 0 and names each line."""
    path = tmp_path / "pack.jsonl"
    path.write_text(record() + "\n" + record(), "utf-8")
    result = run("verify", str(path))
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == "2 puzzles, all hold."
    assert result.stdout.startswith("Line 1, ")
    assert run("verify", "-", stdin=record(), language="es").stdout.endswith("todo se sostiene.\n")
    numbers = [each["line"] for each in objects(run("verify", str(path), "--json"))]
    assert numbers == [1, 3]


@pytest.mark.parametrize(
    ("changes", "cause"),
    [
        ({"answer": WRONG}, "wrong-answer"),
        ({"puzzle": AMBIGUOUS, "answer": "10/10/00"}, "other-outcome"),
        ({"outcome": {"status": "ambiguous", "proven": [], "nodes": 1}}, "other-outcome"),
    ],
)
def test_verify_finds_false_claims(changes: dict[str, object], cause: str) -> None:
    """A record with a wrong answer or a false outcome is named with its cause, exit 1."""
    result = run("verify", "-", "--json", stdin=record() + record(**changes))
    assert result.exit_code == 1
    first, second = objects(result)
    assert first["proven"]
    assert (second["proven"], second["cause"]) == (False, cause)
    told = run("verify", "-", stdin=record() + record(**changes))
    assert told.stdout.splitlines()[-1] == "2 puzzles, one does not hold."


def test_verify_uses_the_method_that_did_not_make_it() -> None:
    """Made by search, proven anew by SAT; what SAT alone has shown, search does."""
    told: dict[str, str] = {}
    for proven in (["search", "sat"], ["search"], [], ["sat"]):
        outcome = {"status": "unique", "proven": proven, "nodes": 1}
        [said] = objects(run("verify", "-", "--json", stdin=record(outcome=outcome)))
        assert said["proven"]
        assert (said["nodes"] == 0) == (said["method"] == "sat")
        told[" ".join(proven)] = said["method"]
    assert told == {"search sat": "sat", "search": "sat", "": "sat", "sat": "search"}
    assert "por SAT" in run("verify", "-", "--lang", "es", stdin=record()).stdout


def test_verify_counts_packings_anew() -> None:
    """The count in a certificate of Pentominoes is computed anew: another one does not hold."""
    options = ("--size", "6p", "--difficulty", "normal", "--seed", "2", "--certify")
    [made] = objects(run("generate", "pentominoes", *options))
    counts = made["certificate"]["packings"]
    assert counts["search"] == counts["sat"] >= 1
    [said] = objects(run("verify", "-", "--json", stdin=json.dumps(made)))
    assert (said["proven"], said["cause"]) == (True, "certified")
    for wrong in (
        {"search": 1, "sat": counts["sat"] + 1},
        {"sat": counts["sat"] - 1},
        {"sat": "x"},
    ):
        made["certificate"]["packings"] = wrong
        [said] = objects(run("verify", "-", "--json", stdin=json.dumps(made)))
        assert (said["proven"], said["cause"]) == (False, "other-count")


def test_verify_says_the_same_with_any_number_of_workers() -> None:
    """Two processes say of forty records what one says, in the same order."""
    pack = (record() * 3 + record(answer=WRONG)) * 10
    one, two = (run("verify", "-", "--json", "--workers", n, stdin=pack) for n in ("1", "2"))
    assert one.exit_code == two.exit_code == 1
    assert one.stdout == two.stdout
    assert [said["proven"] for said in objects(two)] == [True, True, True, False] * 10


@pytest.mark.campaign
def test_verify_proves_a_thousand_norinori_in_a_minute(tmp_path: Path) -> None:
    """1,000 Norinori 10×10 are proven anew in under a minute on two processors."""
    path = tmp_path / "pack.jsonl"
    options = ("--size", "10x10", "--difficulty", "hard", "--count", "1000", "-o", str(path))
    assert run("generate", "norinori", *options).exit_code == 0
    begun = time.perf_counter()
    assert run("verify", str(path), "--workers", "2").exit_code == 0
    assert time.perf_counter() - begun < 60


def test_verify_within_a_deadline() -> None:
    """A pack that is not decided in time does not hold, and says so."""
    result = run("verify", "-", "--deadline", "0", "--json", stdin=record())
    assert result.exit_code == 1
    assert objects(result)[0]["cause"] == "inconclusive"


@pytest.mark.parametrize(
    ("language", "word"),
    [("es_MX.UTF-8", "Unívoco"), ("en_GB.UTF-8", "Unique"), ("C", "Unique"), ("fr_FR", "Unique")],
)
def test_language_of_the_environment(language: str, word: str) -> None:
    """Without `--lang` the sentences are in the language of LC_ALL, English where there is none."""
    assert run("solve", UNIQUE, language=language).stdout.startswith(word)
    assert run("solve", UNIQUE, "--lang=es", language=language).stdout.startswith("Unívoco")


def test_explain_prints_numbered_steps_to_the_answer() -> None:
    """Each step has its number, technique and sentences; the end says that it is solved."""
    shown = run("explain", UNIQUE)
    assert shown.exit_code == 0
    lines = shown.stdout.splitlines()
    assert lines[0].startswith("1. ")
    assert lines[-1] == "Solved: each step follows from those before it."
    (data,) = objects(run("explain", UNIQUE, "--json"))
    marks = {target: state for step in data["steps"] for target, state in step["marks"].items()}
    rows = ANSWER.split("/")
    assert marks == {
        f"r{row + 1}c{col + 1}": "shaded" if digit == "1" else "dotted"
        for row, digits in enumerate(rows)
        for col, digit in enumerate(digits)
    }
    assert [step["number"] for step in data["steps"]] == list(range(1, len(lines) // 2 + 1))
    spanish = run("explain", UNIQUE, "--lang", "es").stdout
    assert "Por tanto, " in spanish


def test_explain_and_grade_say_where_they_end() -> None:
    """Several answers, or none, are a negative answer with its own sentence."""
    for name in ("explain", "grade"):
        several, none = run(name, AMBIGUOUS), run(name, CONTRADICTION)
        assert several.exit_code == none.exit_code == 1
        assert "several answers remain" in several.stdout
        assert "There is no answer" in none.stdout


def test_grade_gives_label_level_effort_and_the_hardest_step() -> None:
    """The figures of the record, and the step behind them."""
    shown = run("grade", UNIQUE)
    assert shown.exit_code == 0
    assert "Hardest step: " in shown.stdout
    (data,) = objects(run("grade", UNIQUE, "--json"))
    assert data["hardest"]["level"] == data["measures"]["level"] > 0
    assert {"level", "effort", "steps", "refutations", "nodes"} <= set(data["measures"])
    assert sum(use["steps"] for use in data["uses"]) == data["measures"]["steps"]
