"""The explanation is the proof: its steps, as lines in their order, pass the checker."""

from __future__ import annotations

from typing import Any

import pytest

from univoca.certifying import certify, explained, refusal
from univoca.deciding import Record, generate
from univoca.errors import InputError
from univoca.explaining.path import marks_in_order
from univoca.outcome import Budget
from univoca.proofs import check
from univoca.recipe import DIFFICULTIES, Recipe

UNIQUE = ("norinori", "castle-wall", "stitches")
PUZZLES = 100
SIZES = {"norinori": "6x6", "castle-wall": "6x6", "stitches": "6x6"}


def made(kind_id: str, number: int, size: str | None = None) -> Record:
    difficulty = DIFFICULTIES[number % 4]
    return generate(Recipe(kind_id, size or SIZES[kind_id], difficulty, number // 4), Budget())


def lines_of(record: Record) -> list[str]:
    assert isinstance(record.certificate, dict)
    found: list[str] = record.certificate["lines"]
    return found


@pytest.mark.parametrize("kind_id", UNIQUE)
@pytest.mark.parametrize("part", range(2))
def test_explanations_pass_the_checker(kind_id: str, part: int) -> None:
    """A hundred puzzles a kind: all that the steps mark is there, in order, none is refused."""
    for number in range(part * PUZZLES // 2, (part + 1) * PUZZLES // 2):
        record = explained(made(kind_id, number))
        assert refusal(record) is None, record.recipe
        assert steps_in_order(kind_id, record), record.recipe


def steps_in_order(kind_id: str, record: Record) -> bool:
    """Return whether the lines hold what each step marks, one after the other."""
    kind, puzzle, answer = record.parts()
    said = kind.certificates.evidence(puzzle, answer, "unique", Budget()).said()
    wanted = [
        sorted(literal for literal in clause if abs(literal) != 1)
        for mark in marks_in_order(kind, puzzle, Budget())
        for clause in said[mark]
        if 1 not in clause
    ]
    lines = iter(sorted(map(int, line.split()[:-1])) for line in lines_of(record))
    return all(any(line == each for line in lines) for each in wanted)


@pytest.mark.parametrize("kind_id", UNIQUE)
def test_the_other_form_passes_too(kind_id: str) -> None:
    """As LRAT, with hints, an explanation is accepted as well."""
    for number in range(4):
        assert refusal(explained(made(kind_id, number), form="lrat")) is None


@pytest.mark.parametrize("kind_id", UNIQUE)
def test_an_explanation_without_its_end_or_with_unknown_lines_is_refused(kind_id: str) -> None:
    """Lines that end before the contradiction, or that speak of no variable, show nothing."""
    for number in range(6):
        record = explained(made(kind_id, number))
        assert isinstance(record.certificate, dict)
        lines = lines_of(record)
        for spoilt, reason in (
            (lines[:-1], "contradiction"),
            ([*lines[:-1], "99999 0", lines[-1]], "unknown variable"),
        ):
            data: dict[str, Any] = {**record.certificate, "lines": spoilt}
            with pytest.raises(check.Refused, match=reason):
                check.check(data)


def test_what_is_not_unique_is_not_explained() -> None:
    """Another claim, and a kind without certificates of uniqueness, are refused in a sentence."""
    ambiguous = Record("norinori", "univoca:norinori/2/3/0", "11/00/11", "ambiguous", (), 0)
    pieces = generate(Recipe("polypivot", "10x8", "easy", 1), Budget())
    for record in (ambiguous, pieces):
        with pytest.raises(InputError):
            explained(record)


@pytest.mark.campaign
@pytest.mark.parametrize("kind_id", UNIQUE)
def test_explanations_of_larger_boards_pass_the_checker(kind_id: str) -> None:
    """A hundred puzzles a kind of 10×10; lines and bytes beside those of the solver's proof."""
    ours = theirs = 0
    for number in range(PUZZLES):
        record = made(kind_id, number, "10x10")
        proof = explained(record)
        assert refusal(proof) is None, record.recipe
        ours += sum(map(len, lines_of(proof)))
        theirs += sum(map(len, lines_of(certify(record, form="drup"))))
    print(f"{kind_id}: {ours / PUZZLES:.0f} bytes of lines, the solver's {theirs / PUZZLES:.0f}")
