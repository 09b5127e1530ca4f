"""Puzzles that are equal up to symmetry, and up to the order of nameless parts, count as one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.contract.support import each_kind, generated, tiny
from tests.packs.boards import blank
from univoca import kinds
from univoca.contract import Kind
from univoca.grid import SYMMETRIES
from univoca.kinds.polypivot.model import Piece
from univoca.kinds.polypivot.model import Puzzle as Pivots
from univoca.opening import puzzle_text
from univoca.packs.canonical import canonical, likeness, rank
from univoca.records import Record
from univoca.rng import Rng


def boards(kind: Kind) -> list[Any]:
    return [generated(kind).puzzle, *tiny(kind, 25, "canonical")]


@each_kind
def test_the_eight_positions_have_one_canonical_form(kind: Kind) -> None:
    """A puzzle and all its turns and mirrors have the same canonical text, which is a puzzle."""
    for puzzle in boards(kind):
        turned = [kind.model.transform(puzzle, symmetry) for symmetry in SYMMETRIES]
        forms = {canonical(kind, each) for each in turned}
        assert len(forms) == 1
        assert canonical(kind, kind.model.parse(forms.pop())) == canonical(kind, puzzle)


@each_kind
def test_the_canonical_form_is_one_of_the_positions(kind: Kind) -> None:
    """The canonical text is that of the puzzle in one of its positions: nothing else is merged."""
    for puzzle in boards(kind):
        turned = [kind.model.transform(puzzle, symmetry) for symmetry in SYMMETRIES]
        positions = [kind.model.normal(each) for each in turned]
        assert kind.model.parse(canonical(kind, puzzle)) in positions


@each_kind
def test_normal_is_normal(kind: Kind) -> None:
    """Making a puzzle normal twice is making it so once."""
    for puzzle in boards(kind):
        once = kind.model.normal(puzzle)
        assert kind.model.normal(once) == once


def test_pieces_have_no_order() -> None:
    """A PolyPivot with its pieces, and the pivots of each, in another order is the same puzzle."""
    kind = kinds.get("polypivot")
    puzzle = generated(kind).puzzle
    pieces = Rng("order").shuffled(puzzle.pieces)
    other = Pivots(
        puzzle.size, puzzle.margin, tuple(Piece(one.cells, one.pivots[::-1]) for one in pieces)
    )
    assert other != puzzle
    assert canonical(kind, other) == canonical(kind, puzzle)


@pytest.mark.parametrize("name", ["norinori", "stitches"])
def test_regions_have_no_names(name: str) -> None:
    """Boards whose regions carry other numbers are one puzzle once they are normal."""
    kind = kinds.get(name)
    for puzzle in tiny(kind, 10, "regions"):
        most = max(puzzle.regions)
        renamed = replace(puzzle, regions=tuple(most - region for region in puzzle.regions))
        assert canonical(kind, renamed) == canonical(kind, puzzle)


def test_different_puzzles_are_told_apart() -> None:
    """Boards that differ are not all one: there are several canonical forms, at most one a text."""
    kind = kinds.get("norinori")
    made = boards(kind)
    texts = {kind.model.write(kind.model.normal(puzzle)) for puzzle in made}
    assert 1 < len({canonical(kind, puzzle) for puzzle in made}) <= len(texts)


def test_a_kind_that_is_gone_is_like_its_text_alone() -> None:
    """A record of an unknown kind, or with a text that cannot be read, is like its equal only."""
    gone = blank(1, kind="gone", puzzle="univoca:gone/2/2/abcd")
    assert likeness(gone) == likeness(replace(gone, recipe=None))
    assert likeness(gone) != likeness(replace(gone, puzzle="univoca:gone/2/2/badc"))
    broken = blank(1, puzzle="univoca:blank/9/9/none")
    assert likeness(broken) != likeness(blank(1))


def test_rank_follows_the_seed() -> None:
    """Of like puzzles the one with the least seed comes first, one without a recipe after all."""
    ordered = [blank(2), blank(10), blank(100), blank(0, recipe=None)]
    assert sorted(ordered, key=rank) == ordered


def test_likeness_reads_records_of_all_kinds() -> None:
    """A mirrored puzzle in a record of its own is like the first."""
    for name in kinds.ids():
        kind = kinds.get(name)
        puzzle = generated(kind).puzzle
        mirrored = kind.model.transform(puzzle, SYMMETRIES[4])
        first, second = (
            Record(name, puzzle_text(kind, each), "", "unique", (), 0)
            for each in (puzzle, mirrored)
        )
        assert likeness(first) == likeness(second)
