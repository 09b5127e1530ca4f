"""Certificates: what is made is accepted, and what was tampered with is refused or still true."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from univoca import kinds
from univoca.certifying import certify, refusal
from univoca.deciding import Record, decide, generate
from univoca.errors import InputError
from univoca.opening import puzzle_text
from univoca.outcome import Budget
from univoca.proofs import check
from univoca.proofs.refuting import refute
from univoca.recipe import Recipe
from univoca.rng import Rng

UNIQUE = ("norinori", "castle-wall", "stitches")
RECIPES = {
    "norinori": "norinori/8x8/hard#5",
    "castle-wall": "castle-wall/8x8/hard#3",
    "stitches": "stitches/6x6/hard#5",
    "pentominoes": "pentominoes/6p/normal/unique=yes#2",
    "polypivot": "polypivot/10x8/hard#6",
}
CHECKER = Path(check.__file__)


@cache
def record(kind: str) -> Record:
    return certify(generate(Recipe.parse(RECIPES[kind]), Budget()))


def certificate(kind: str) -> dict[str, Any]:
    return certificate_of(record(kind))


def certificate_of(made: Record) -> dict[str, Any]:
    assert isinstance(made.certificate, dict)
    return deepcopy(made.certificate)


def refused(data: Any) -> bool:
    try:
        check.check(data)
    except check.Refused:
        return True
    return False


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
    (tmp_path / "alone.py").write_text(CHECKER.read_text("utf-8"), "utf-8")
    (tmp_path / "pack.jsonl").write_text(record(kind).line() + "\n", "utf-8")
    command = [sys.executable, "-I", "alone.py", "pack.jsonl", "--emit", "clauses.cnf"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert kind in done.stdout
    assert (tmp_path / "clauses.cnf").read_text("ascii").startswith("p cnf ")


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


@pytest.mark.parametrize("kind", UNIQUE)
def test_a_proof_without_its_lines_is_refused(kind: str) -> None:
    """Without its lines a proof is refused; an LRAT proof already without any one of them."""
    data = certificate(kind)
    assert len(data["lines"]) > 1
    assert refused(data | {"lines": []})
    hinted = certificate_of(certify(record(kind), form="lrat"))
    for at in range(len(hinted["lines"])):
        assert refused(hinted | {"lines": hinted["lines"][:at] + hinted["lines"][at + 1 :]})


def test_a_cut_with_one_cell_less_is_refused() -> None:
    """Every cut of Castle Wall is refused when any one of its corners is left out."""
    seen = 0
    for seed in range(4):
        made = certify(generate(Recipe.parse(f"castle-wall/8x8/hard#{seed}"), Budget()))
        data = certificate_of(made)
        for number, (_, _, _, between) in enumerate(data["cuts"]):
            for corner in between:
                tampered = deepcopy(data)
                tampered["cuts"][number][3].remove(corner)
                assert refused(tampered)
                seen += 1
    assert seen


@pytest.mark.parametrize("kind", RECIPES)
def test_a_changed_answer_is_refused(kind: str) -> None:
    """Every change of one letter of the answer that gives another answer is refused."""
    model = kinds.get(kind).model
    _, puzzle, answer = record(kind).parts()
    data, seen = certificate(kind), 0
    for at, letter in enumerate(data["answer"]):
        for other in "01nesw-v3f:/":
            text = data["answer"][:at] + other + data["answer"][at + 1 :]
            if other == letter:
                continue
            try:
                if model.parse_answer(puzzle, text) == answer:
                    continue
            except InputError:
                pass
            assert refused(data | {"answer": text}), text
            seen += 1
    assert seen


@pytest.mark.parametrize("kind", UNIQUE)
def test_a_changed_puzzle_is_refused_or_its_claim_is_true(kind: str) -> None:
    """Wherever one letter of the puzzle is changed, the certificate is refused or still true."""
    data, own = certificate(kind), kinds.get(kind)
    start, refusals = len(f"univoca:{kind}/"), 0
    for at in range(start, len(data["puzzle"])):
        for other in "01az2.":
            text = data["puzzle"][:at] + other + data["puzzle"][at + 1 :]
            if text == data["puzzle"]:
                continue
            if refused(data | {"puzzle": text}):
                refusals += 1
                continue
            puzzle = own.model.parse(text[start:])
            outcome = decide(own, puzzle, Budget())
            assert outcome.status == "unique"
            assert own.model.write_answer(puzzle, outcome.answers[0]) == data["answer"]
    assert refusals


@pytest.mark.parametrize("kind", UNIQUE)
def test_no_change_of_a_byte_makes_an_ambiguous_board_pass(kind: str) -> None:
    """On ambiguous boards, no certificate, whatever bytes of it are changed, is accepted."""
    rng, own, seen = Rng(f"bytes {kind}"), kinds.get(kind), 0
    for _ in range(400):
        puzzle = own.tiny.puzzle(rng)
        outcome = decide(own, puzzle, Budget())
        if outcome.status != "ambiguous" or seen >= 10:
            continue
        data = certificate(kind) | {
            "puzzle": puzzle_text(own, puzzle),
            "answer": own.model.write_answer(puzzle, outcome.answers[0]),
            "cuts": [],
        }
        assert refused(data)
        for lines in (["0"], [], ["1 0", "0"], ["-1 0", "0"], ["2 0", "-2 0", "0"]):
            assert refused(data | {"lines": lines})
            assert refused(data | {"lines": lines, "proof": "lrat"})
        seen += 1
    assert seen


@pytest.mark.parametrize("kind", UNIQUE)
def test_bytes_of_the_whole_certificate(kind: str) -> None:
    """A certificate with one byte changed ends in an answer of the checker, never in a crash."""
    text, rng = json.dumps(certificate(kind)), Rng(f"any byte {kind}")
    for _ in range(300):
        at = rng.below(len(text))
        changed = text[:at] + chr(32 + rng.below(95)) + text[at + 1 :]
        try:
            data = json.loads(changed)
        except ValueError:
            continue
        refused(data)


@pytest.mark.parametrize("kind", UNIQUE)
def test_true_solutions_violate_no_clause(kind: str) -> None:
    """On tiny boards every other true solution satisfies the clauses: they refute only the wrong.

    A board with exactly one solution is certified, one with more has no refutation.
    """
    rng, own, counts = Rng(f"tiny {kind}"), kinds.get(kind), {"unique": 0, "ambiguous": 0}
    for _ in range(40):
        puzzle = own.tiny.puzzle(rng)
        true = [one for one in own.tiny.fillings(puzzle) if not own.rules.violations(puzzle, one)]
        if not true:
            continue
        evidence = own.certificates.evidence(puzzle, true[0], "unique", Budget())
        assert evidence.statement is not None
        found = refute(evidence.statement, evidence.cuts, Budget(), "drup")
        alone = decide(own, puzzle, Budget()).status == "unique"
        assert (found is not None) == alone
        counts["unique" if alone else "ambiguous"] += 1
    assert all(counts.values())


def test_claims_that_cannot_be_certified_are_refused() -> None:
    """A wrong answer and an ambiguous puzzle raise InputError."""
    wrong = Record("norinori", "univoca:norinori/2/3/0", "11/00/00", "unique", (), 0)
    with pytest.raises(InputError):
        certify(wrong)


def test_fewer_turns_than_par_are_not_claimed() -> None:
    """With a turn and its opposite more, `par` is refused: fewer turns would do."""
    data = certificate("polypivot")
    assert data["claim"] == "par"
    first = data["turns"][-1]
    back = first[:-1] + ("-" if first[-1] == "+" else "+")
    assert refused(data | {"turns": [*data["turns"], back, first]})
    assert refused(data | {"turns": data["turns"][:-1]})
