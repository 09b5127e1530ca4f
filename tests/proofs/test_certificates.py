"""Certificates: what is made is accepted, and what was tampered with is refused or still true."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import time
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pysat.solvers import Solver as Library

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


@pytest.mark.parametrize("kind", [*UNIQUE, "polypivot"])
def test_a_proof_without_one_of_its_lines_is_refused(kind: str) -> None:
    """An LRAT proof is refused without any one of its lines; DRUP without one that is needed.

    A DRUP line is needed where a checker that was written for this test, and knows the clauses
    alone, does not find that the rest of the lines follow without it.
    """
    assert refused(certificate(kind) | {"lines": []})
    hinted = certificate_of(certify(record(kind), form="lrat"))
    for at in range(len(hinted["lines"])):
        assert refused(hinted | {"lines": hinted["lines"][:at] + hinted["lines"][at + 1 :]})
    data = certificate_of(certify(record(kind), form="drup"))
    clauses = check.Claim(data).clauses
    for at in range(len(data["lines"])):
        rest = data["lines"][:at] + data["lines"][at + 1 :]
        assert refused(data | {"lines": rest}) == (not refutes(clauses, rest))
    assert refused(data | {"lines": data["lines"][:-1]})


def refutes(clauses: list[list[int]], lines: list[str]) -> bool:
    """Tell whether DRUP lines refute clauses: each follows by propagation, the last is empty."""
    known = [frozenset(clause) for clause in clauses]
    for line in lines:
        lemma = frozenset(map(int, line.split()[:-1]))
        if not breaks(known, {-literal for literal in lemma}):
            return False
        known.append(lemma)
    return bool(lines) and not known[-1]


def breaks(known: list[frozenset[int]], true: set[int]) -> bool:
    """Tell whether unit propagation from true literals breaks a clause: over and over, naively."""
    if any(-literal in true for literal in true):
        return True
    before = -1
    while before < len(true):
        before = len(true)
        for clause in known:
            left = [literal for literal in clause if -literal not in true]
            if not left:
                return True
            if len(left) == 1:
                true.add(left[0])
    return False


@pytest.mark.parametrize("kind", UNIQUE)
@pytest.mark.parametrize("form", ["drup", "lrat"])
def test_a_changed_byte_of_the_proof_is_refused_or_the_proof_still_holds(
    kind: str, form: Any
) -> None:
    """Signs, digits, blanks, the 0 at the end and, in LRAT, numbers and hints: each kind flipped.

    What the checker accepts all the same, the naive one of this test accepts too.
    """
    made = certify(generate(Recipe.parse(f"{kind}/6x6/hard#1"), Budget()), form=form)
    data, rng, counts = certificate_of(made), Rng(f"proof {kind} {form}"), {True: 0, False: 0}
    clauses = check.Claim(data).clauses
    for number, line in enumerate(data["lines"]):
        for at in rng.shuffled(list(range(len(line))))[:12]:
            for other in rng.shuffled(list("0123456789- "))[:4]:
                lines = list(data["lines"])
                lines[number] = line[:at] + other + line[at + 1 :]
                no = refused(data | {"lines": lines})
                counts[no] += 1
                assert no or refutes(clauses, [lemma_of(each, form) for each in lines])
    assert counts[True] > counts[False]


def lemma_of(line: str, form: str) -> str:
    """Return the DRUP line of a line in either form."""
    words = line.split()[form == "lrat" :]
    return " ".join(words[: words.index("0") + 1])


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


@cache
def tiny_boards(kind: str) -> list[tuple[Any, list[Any]]]:
    """Return tiny boards, each with all answers that the validator accepts, one at least."""
    rng, own, boards = Rng(f"tiny {kind}"), kinds.get(kind), []
    for _ in range(40):
        puzzle = own.tiny.puzzle(rng)
        fillings = own.tiny.fillings(puzzle)
        boards.append((puzzle, [one for one in fillings if not own.rules.violations(puzzle, one)]))
    return [(puzzle, true) for puzzle, true in boards if true]


@pytest.mark.parametrize("kind", UNIQUE)
def test_a_tiny_board_is_refuted_exactly_where_it_has_one_answer(kind: str) -> None:
    """A tiny board with exactly one true solution is certified, one with more never."""
    own, counts = kinds.get(kind), {"unique": 0, "ambiguous": 0}
    for puzzle, true in tiny_boards(kind):
        evidence = own.certificates.evidence(puzzle, true[0], "unique", Budget())
        assert evidence.statement is not None
        found = refute(evidence.statement, evidence.cuts, Budget(), "drup")
        assert (found is not None) == (len(true) == 1)
        counts["unique" if len(true) == 1 else "ambiguous"] += 1
    assert all(counts.values())


def claim_of(kind: str, puzzle: Any, answer: Any, *cuts: Any) -> check.Claim:
    """Return what the checker makes of an answer of a board, without a proof."""
    own = kinds.get(kind)
    text = own.model.write_answer(puzzle, answer)
    data = certificate(kind) | {"puzzle": puzzle_text(own, puzzle), "answer": text}
    return check.Claim(data | {"cuts": list(cuts)})


@pytest.mark.parametrize("kind", UNIQUE)
def test_true_solutions_violate_no_clause(kind: str) -> None:
    """The checker's clauses for one true solution of a tiny board hold for every other true one.

    Each other solution's cells, holes, stitches or corners are set, and a SAT solver finds values
    for the rest; those of the solution itself are the only ones that break the clauses.
    """
    seen = 0
    for puzzle, true in tiny_boards(kind):
        claims = [claim_of(kind, puzzle, one) for one in true[:5]]
        for claim in claims:
            with Library(name="glucose4", bootstrap_with=claim.clauses) as solver:
                for other in claims:
                    set_by_it = [v for v in other.holds if abs(v) <= first_values(kind, claim)]
                    assert solver.solve(assumptions=set_by_it) == (other is not claim)
        seen += len(claims) > 1
    assert seen > 3


def first_values(kind: str, claim: check.Claim) -> int:
    """Return the last of the variables that say what an answer is; counters come after them."""
    if kind == "castle-wall":
        return 1 + (claim.rows - 1) * (claim.cols - 1)
    if kind == "norinori":
        return 1 + claim.size
    parted = {v for clause in claim.clauses[-1:] for v in clause}
    return max(map(abs, parted))


def test_true_solutions_violate_no_accepted_cut() -> None:
    """Whether a cut is accepted depends on the board alone: every true solution satisfies it."""
    rng, accepted = Rng("cuts"), 0
    for puzzle, true in tiny_boards("castle-wall"):
        corners = (puzzle.size.rows - 1) * (puzzle.size.cols - 1)
        for _ in range(40 if corners > 1 else 0):
            colour = rng.below(2)
            p, q, *apart = rng.shuffled(list(range(colour, corners + 1)))[: 2 + rng.below(4)]
            cut = colour, p, q, [corner for corner in apart if corner]
            said = {said_of_cut(puzzle, one, cut) for one in true}
            assert said in ({""}, {"a cut that does not separate"})
            accepted += said == {""}
    assert accepted > 20


def said_of_cut(puzzle: Any, answer: Any, cut: Any) -> str:
    """Return why the checker refuses a cut beside an answer, nothing where it takes it."""
    try:
        claim_of("castle-wall", puzzle, answer, cut)
    except check.Refused as reason:
        return str(reason)
    return ""


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
