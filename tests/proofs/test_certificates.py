"""Certificates: what is made is accepted, at the cost that was asked."""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.proofs.support import RECIPES, UNIQUE, certificate, record, refused
from univoca import kinds
from univoca.certifying import certify, refusal
from univoca.deciding import Record, generate
from univoca.errors import InputError
from univoca.outcome import Budget
from univoca.proofs import check
from univoca.recipe import Recipe

CHECKER = Path(check.__file__)


@pytest.mark.parametrize("kind", RECIPES)
@pytest.mark.parametrize("form", ["drup", "lrat"])
def test_what_is_made_is_accepted_in_both_forms(kind: str, form: Any) -> None:
    """The checker accepts every kind's certificate, DRUP and LRAT, alone and in its record."""
    made = certify(record(kind), form=form)
    assert refusal(made) is None
    assert not refused(made.certificate)
    assert Record.from_line(made.line(rejected=True)) == made


@pytest.mark.parametrize("kind", RECIPES)
def test_the_checker_runs_alone(kind: str, tmp_path: Path) -> None:
    """A copy of the checker in an isolated Python accepts a pack and writes the clauses."""
    (tmp_path / "pack.jsonl").write_text(record(kind).line() + "\n", "utf-8")
    done = alone(tmp_path, "pack.jsonl", "--emit", "clauses.cnf")
    assert done.returncode == 0, done.stdout + done.stderr
    assert kind in done.stdout
    assert (tmp_path / "clauses.cnf").read_text("ascii").startswith("p cnf ")


def alone(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the checker's file, and nothing else, in a folder."""
    (folder / "alone.py").write_text(CHECKER.read_text("utf-8"), "utf-8")
    command = [sys.executable, "-I", "alone.py", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, check=False, text=True)


def test_the_checker_alone_says_where_it_cannot_read_or_write(tmp_path: Path) -> None:
    """A broken line is told by file and number, a bad target by its name: exit 2, no traceback."""
    line = record("norinori").line()
    (tmp_path / "pack.jsonl").write_text(f"\ufeff{line}\n\n{line[:300]}\n", "utf-8")
    done = alone(tmp_path, "pack.jsonl")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("pack.jsonl:3: ")
    (tmp_path / "pack.jsonl").write_text(line, "utf-8")
    done = alone(tmp_path, "pack.jsonl", "--emit", "no/such/folder.cnf")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "no/such/folder.cnf" in done.stderr


def test_the_checker_imports_the_standard_library_only() -> None:
    """No import of the checker leads to the package or to another library."""
    tree = ast.parse(CHECKER.read_text("utf-8"))
    names = [
        each.name for node in ast.walk(tree) if isinstance(node, ast.Import) for each in node.names
    ]
    names += [str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert names
    assert {name.split(".")[0] for name in names} <= set(sys.stdlib_module_names)


@pytest.mark.parametrize("kind", UNIQUE)
@pytest.mark.parametrize("form", ["drup", "lrat"])
def test_a_10x10_is_checked_in_under_50_ms(kind: str, form: Any) -> None:
    """Plain Python checks the certificate of a 10×10 board in under 50 ms of CPU."""
    made = certify(generate(Recipe.parse(f"{kind}/10x10/expert#1"), Budget()), form=form)
    assert min(cpu(lambda: check.check(made.certificate)) for _ in range(5)) < 0.050


@pytest.mark.parametrize("kind", UNIQUE)
def test_making_one_costs_at_most_twice_the_uniqueness_check(kind: str) -> None:
    """Over 10×10 boards of all difficulties, making costs twice the SAT check at most, in CPU.

    The check is the prover's: it states the board and asks for two answers. Making starts from the
    record's text. Both run in turns, the least of seven each.
    """
    prove = make = 0.0
    for difficulty in kinds.get(kind).info.difficulties:
        made = generate(Recipe.parse(f"{kind}/10x10/{difficulty}#1"), Budget())
        own, puzzle, _ = made.parts()
        spent = [
            (
                cpu(lambda o=own, p=puzzle: o.prover.solutions(p, Budget(), 2)),  # type: ignore[misc]
                cpu(lambda m=made: certify(m)),  # type: ignore[misc]
            )
            for _ in range(7)
        ]
        prove += min(one for one, _ in spent)
        make += min(other for _, other in spent)
    assert make <= 2 * prove


def cpu(work: Callable[[], object]) -> float:
    """Return the CPU seconds of a call."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


@pytest.mark.parametrize("kind", [*UNIQUE, "polypivot"])
def test_both_sides_state_the_same_clauses(kind: str) -> None:
    """The checker and the package, written apart, state the same clauses in the same order."""
    _, puzzle, answer = record(kind).parts()
    evidence = kinds.get(kind).certificates.evidence(puzzle, answer, "unique", Budget())
    assert evidence.statement is not None
    data = certificate(kind) | {"cuts": []}
    claim = check.Claim(data)
    assert claim.variables == evidence.statement.variables
    stated = [sorted(clause) for clause in evidence.statement.clauses]
    assert [sorted(clause) for clause in claim.clauses] == stated


def test_claims_that_cannot_be_certified_are_refused() -> None:
    """A wrong answer and an ambiguous puzzle raise InputError."""
    wrong = Record("norinori", "univoca:norinori/2/3/0", "11/00/00", "unique", (), 0)
    with pytest.raises(InputError):
        certify(wrong)


def test_the_checker_is_short_enough_to_be_read() -> None:
    """At most 300 lines check uniqueness; at most 90 more are for pieces (decision 0021)."""
    text = CHECKER.read_text("utf-8")
    pieces = {"laid", "pentominoes", "polypivot"}
    found = {
        node.name: (node.end_lineno or 0) - node.lineno + 1
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef) and node.name in pieces
    }
    assert set(found) == pieces
    assert sum(found.values()) <= 90
    assert len(text.splitlines()) - sum(found.values()) <= 300
