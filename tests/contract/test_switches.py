"""Clues in conflict, and what all answers share, against every filling of tiny boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations, islice, product
from typing import Any

import pytest

from tests.contract.support import KINDS, SMALL, tiny
from univoca import kinds, why
from univoca.contract import GivenClue, Kind, Violation
from univoca.errors import InputError
from univoca.grid import edges
from univoca.kinds.castle_wall.model import Answer as Loop
from univoca.kinds.castle_wall.model import puzzle_of
from univoca.outcome import Budget
from univoca.texts import LANGUAGES, say

WITH = [kinds.get(name) for name in KINDS if kinds.get(name).has_switches]
with_switches = pytest.mark.parametrize("kind", WITH, ids=[kind.info.id for kind in WITH])
BOARDS, MOST = 80, 1024
Kept = list[tuple[Any, frozenset[int]]]
"""Answers that break no rule of the board, each with the places of the clues that it keeps."""


def by_violations(breaks: Callable[[GivenClue, Violation], bool]) -> Callable[..., Kept]:
    """Return what tries every filling; `breaks` says which clue a broken rule speaks of."""

    def kept(kind: Kind, puzzle: Any, clues: list[GivenClue]) -> Kept:
        found: Kept = []
        for answer in kind.tiny.fillings(puzzle):
            broken = kind.rules.violations(puzzle, answer)
            blamed = [[breaks(clue, each) for clue in clues] for each in broken]
            if all(any(row) for row in blamed):
                columns = zip(*blamed, strict=True) if blamed else ((),) * len(clues)
                held = (place for place, column in enumerate(columns) if not any(column))
                found.append((answer, frozenset(held)))
        return found

    return kept


def same(names: Iterable[str]) -> Callable[[GivenClue, Violation], bool]:
    """Return a test whether clue and violation have equal values under all these names."""
    wanted = list(names)
    return lambda clue, broken: all(
        name in clue.parameters
        and name in broken.parameters
        and clue.parameters[name] == broken.parameters[name]
        for name in wanted
    )


def of_stitches(clue: GivenClue, broken: Violation) -> bool:
    """Tell whether a broken rule is that of this pair or line."""
    names = {"pair": ("first", "second"), "row": ("row",), "column": ("column",)}
    part = broken.rule.split("-")[0]
    return part in names and same(names[part])(clue, broken)


def of_blank(clue: GivenClue, broken: Violation) -> bool:
    """Tell whether a broken rule is that of this sign."""
    return clue.parameters["sign"] == broken.rule and same(["cell"])(clue, broken)


def of_castle(kind: Kind, puzzle: Any, clues: list[GivenClue]) -> Kept:
    """Try every colouring of the corners: each single loop is the border of one."""
    rows, cols = puzzle.size.rows, puzzle.size.cols
    found: Kept = []
    for colours in product((0, 1), repeat=(rows - 1) * (cols - 1)):
        inside = {(at // (cols - 1), at % (cols - 1)) for at, one in enumerate(colours) if one}
        drawn = []
        for first, second in edges(puzzle.size):
            row, col = divmod(first, cols)
            ends = (
                {(row - 1, col), (row, col)}
                if second == first + 1
                else {(row, col - 1), (row, col)}
            )
            if len(ends & inside) == 1:
                drawn.append((first, second))
        loop = Loop.of(drawn)
        if kind.rules.violations(puzzle_of(puzzle.size, ()), loop):
            continue
        alone = [puzzle_of(puzzle.size, [clue]) for clue in puzzle.clues]
        held = (place for place, one in enumerate(alone) if not kind.rules.violations(one, loop))
        found.append((loop, frozenset(held)))
    return found


ORACLES = {
    "blank": by_violations(of_blank),
    "norinori": by_violations(same(["region"])),
    "stitches": by_violations(of_stitches),
    "castle-wall": of_castle,
}


def boards(kind: Kind) -> list[tuple[Any, list[GivenClue], Kept]]:
    """Return tiny puzzles with their clues and what brute force finds."""
    return _boards(kind.info.id)


@cache
def _boards(kind_id: str) -> list[tuple[Any, list[GivenClue], Kept]]:
    kind = kinds.get(kind_id)
    found = []
    for puzzle in tiny(kind, 10 * BOARDS, "switches"):
        if len(list(islice(kind.tiny.fillings(puzzle), MOST + 1))) > MOST:
            continue
        clues = [clue for clue, _ in kind.switches.switched(puzzle).clues]
        found.append((puzzle, clues, ORACLES[kind_id](kind, puzzle, clues)))
        if len(found) == BOARDS:
            break
    return found


@with_switches
def test_a_conflict_is_the_smallest_and_needs_each_of_its_clues(kind: Kind) -> None:
    """No filling keeps all its clues, some filling keeps all but any one, none smaller clashes."""
    sizes = []
    for puzzle, clues, kept in boards(kind):
        held = [places for _, places in kept]
        found = why.clash(kind, puzzle, Budget())
        everything = frozenset(range(len(clues)))
        assert (found.clues is None) == (everything in held), kind.model.write(puzzle)
        if found.clues is None:
            continue
        places = frozenset(clues.index(clue) for clue in found.clues)
        assert found.irreducible
        assert found.smallest
        assert not any(places <= one for one in held)
        assert all(any(places - {clue} <= one for one in held) for clue in places)
        for fewer in combinations(everything, max(0, len(places) - 1)):
            assert not places or any(set(fewer) <= one for one in held)
        sizes.append(len(places))
    assert len(sizes) >= 5
    assert max(sizes) >= 2


@with_switches
def test_a_conflict_is_the_same_each_time(kind: Kind) -> None:
    """Two questions about one puzzle, one with other questions before it, name the same clues."""
    for puzzle, _, _ in boards(kind)[:12]:
        first = why.clash(kind, puzzle, Budget())
        why.common(kind, puzzle, Budget())
        assert why.clash(kind, puzzle, Budget()).clues == first.clues


@with_switches
def test_what_all_answers_share_is_all_that_they_share(kind: Kind) -> None:
    """The marks in common are those that every right filling has, and no others."""
    shared = 0
    for puzzle, clues, kept in boards(kind):
        everything = frozenset(range(len(clues)))
        right = [kind.model.marks_of(puzzle, one) for one, places in kept if places == everything]
        found = why.common(kind, puzzle, Budget())
        if not right:
            assert found.first is found.second is None
            continue
        assert found.first is not None
        assert found.second is not None
        targets = list(kind.switches.switched(puzzle).marks)
        assert list(found.first) == [one for one in targets if all(one in marks for marks in right)]
        assert list(found.second) == [
            one for one in targets if not any(one in marks for marks in right)
        ]
        shared += len(right) > 1 and bool(found.first)
    assert shared >= 1


@with_switches
def test_every_clue_is_said_and_points_somewhere(kind: Kind) -> None:
    """A clue has a sentence in each language, and cells or edges to point at."""
    for puzzle, clues, _ in boards(kind)[:12]:
        assert clues or not kind.switches.switched(puzzle).clues
        for clue in clues:
            assert clue.targets
            for language in LANGUAGES:
                sentence = say(clue.message, clue.parameters, language)
                assert sentence != clue.message
                assert "{" not in sentence


@with_switches
def test_a_budget_that_ends_early_claims_less(kind: Kind) -> None:
    """With no budget nothing is said of a puzzle: no conflict, no marks, and which bound it was."""
    for puzzle, _, _ in boards(kind)[:5]:
        found = why.clash(kind, puzzle, Budget(conflicts=0))
        assert (found.clues, found.smallest, found.ran_out) == (None, False, "conflicts")
        shared = why.common(kind, puzzle, Budget(conflicts=0))
        assert (shared.first, shared.ran_out) == (None, "conflicts")


@pytest.mark.parametrize("name", [name for name in KINDS if not kinds.get(name).has_switches])
def test_kinds_without_clues_say_so(name: str) -> None:
    """A kind whose clues have no literals refuses both questions in words."""
    kind = kinds.get(name)
    puzzle = next(tiny(kind, 1))
    for ask in (why.clash, why.common):
        with pytest.raises(InputError) as refusal:
            ask(kind, puzzle, SMALL)
        assert refusal.value.message_id == "error-clash-kind"
