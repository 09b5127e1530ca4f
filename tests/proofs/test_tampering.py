"""A changed clue, answer, cut or proof is refused, or what it claims is still true."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from tests.proofs.support import RECIPES, UNIQUE, certificate, certificate_of, record, refused
from univoca import kinds
from univoca.certifying import certify
from univoca.deciding import decide, generate
from univoca.errors import InputError
from univoca.opening import puzzle_text
from univoca.outcome import Budget
from univoca.proofs import check
from univoca.recipe import Recipe
from univoca.rng import Rng


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
    """A cut of Castle Wall is refused without any one of its corners: it needs them all."""
    seen = 0
    for seed in range(8):
        made = certify(generate(Recipe.parse(f"castle-wall/8x8/hard#{seed}"), Budget()))
        data = certificate_of(made)
        for number, (_, _, _, between) in enumerate(data["cuts"]):
            for corner in between:
                tampered = deepcopy(data)
                tampered["cuts"][number][3].remove(corner)
                assert refused(tampered)
                seen += 1
    assert seen > 20


@pytest.mark.parametrize("kind", RECIPES)
def test_a_changed_answer_is_refused(kind: str) -> None:
    """Every change of one letter of the answer that gives another answer is refused.

    A piece that half a turn does not change covers the same cells by one quarter as by three.
    """
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
            same = kind == "polypivot" and data["answer"][at - 1] == ":" and other in "13"
            assert same or refused(data | {"answer": text}), text
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


def test_fewer_turns_than_par_are_not_claimed() -> None:
    """With a turn and its opposite more, `par` is refused: fewer turns would do."""
    data = certificate("polypivot")
    assert data["claim"] == "par"
    first = data["turns"][-1]
    back = first[:-1] + ("-" if first[-1] == "+" else "+")
    assert refused(data | {"turns": [*data["turns"], back, first]})
    assert refused(data | {"turns": data["turns"][:-1]})


@pytest.mark.parametrize("kind", RECIPES)
@pytest.mark.parametrize("field", ["puzzle", "answer"])
def test_a_changed_byte_of_the_texts_is_refused_in_words(kind: str, field: str) -> None:
    """Whatever stands in place of a byte of puzzle or answer, nothing but `Refused` is raised."""
    data, rng, count = certificate(kind), Rng(f"texts {kind} {field}"), 0
    text = data[field]
    for at in range(len(text)):
        for other in ("0", "", *rng.shuffled(list("19azF/.:,-+ "))[:2]):
            count += refused(data | {field: text[:at] + other + text[at + 1 :]})
    assert count > len(text)
