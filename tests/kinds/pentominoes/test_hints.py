"""Hints for Pentominoes: the next piece of a packing, or which piece has to go back."""

from __future__ import annotations

from typing import Any

import pytest

from univoca import engine
from univoca.errors import InputError
from univoca.outcome import Budget

LEVEL = "univoca:pentominoes/5/3/15/PUV"


def ask(puzzle: str, marks: dict[str, str], stage: int) -> dict[str, Any]:
    message = {"do": "hint", "puzzle": puzzle, "marks": marks, "stage": stage}
    return engine.handle(message, Budget.seconds(5))


@pytest.mark.parametrize("text", [LEVEL, "univoca:pentominoes/6/10/60/FILNPTUVWXYZ"])
def test_hints_alone_pack_the_board(text: str) -> None:
    """Each second stage lays a piece named by the first, until the rules say solved."""
    marks: dict[str, str] = {}
    while ask(text, marks, 1)["targets"]:
        (piece,) = ask(text, marks, 1)["targets"]
        second = ask(text, marks, 2)
        assert second["move"] == f"{piece}@{second['move'].split('@')[1]}"
        marks[piece] = second["move"].split("@")[1]
    assert engine.handle({"do": "check", "puzzle": text, "marks": marks}, Budget())["solved"]


def test_a_dead_end_names_the_piece_that_lies_there() -> None:
    """Of equal pieces the one whose mark it is goes back, however its turn is written."""
    text = "univoca:pentominoes/4/2/8/(111)4"
    for turn in ("1", "3", "1f", "3f"):
        marks = {"(111)2": "r1c2:1", "(111)4": f"r2c1:{turn}"}
        first, second = ask(text, marks, 1), ask(text, marks, 2)
        assert (first["targets"], first["move"], first["last"]) == ([], None, False)
        (piece,) = second["targets"]
        assert piece in marks
        assert second["move"] == f"{piece}@-"


def test_marks_of_another_level_are_refused() -> None:
    """An unknown piece or a place outside raises InputError."""
    for marks in ({"Q": "r1c1:0"}, {"P": "r9c9:0"}, {"P": "r1c1"}):
        with pytest.raises(InputError):
            ask(LEVEL, marks, 1)
