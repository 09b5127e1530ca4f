"""Hints for Pentominoes: what is wrong, where to look, why, and the next piece of a packing."""

from __future__ import annotations

import time
from itertools import combinations
from statistics import median
from typing import Any

import pytest

from univoca import engine
from univoca.deciding import checked_recipe
from univoca.errors import InputError
from univoca.kinds.pentominoes import model, pack, shapes
from univoca.kinds.pentominoes.clashes import clash
from univoca.kinds.pentominoes.generator import generate
from univoca.kinds.pentominoes.hints import hint
from univoca.kinds.pentominoes.model import Answer, Placement, Puzzle
from univoca.kinds.pentominoes.solver import continuations
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng

LEVEL = "univoca:pentominoes/5/3/15/PUV"


def ask(puzzle: str, marks: dict[str, str], stage: int) -> dict[str, Any]:
    message = {"do": "hint", "puzzle": puzzle, "marks": marks, "stage": stage}
    return engine.handle(message, Budget.seconds(5))


def test_a_long_way_to_the_next_piece_is_told_in_short() -> None:
    """Gaps in a row are one sentence, and the step that lays the piece alone is pointed at."""
    told = ask("univoca:pentominoes/5/9/0.1.1.4.3.1.20.3.2.3.2.3.2/FPUVZ/L@r3c1:0", {}, 2)
    assert told["sentence"].count("leave a gap") == 1
    assert "column 4, rows 7, 8 and 9; and column 5" in told["sentence"]
    assert told["targets"] == ["P", "r7c5", "r8c4", "r8c5", "r9c4", "r9c5"]


@pytest.mark.parametrize("text", [LEVEL, "univoca:pentominoes/6/10/60/FILNPTUVWXYZ"])
def test_hints_alone_pack_the_board(text: str) -> None:
    """The first stages lay nothing, the third lays a piece that can stay, until it is solved."""
    marks: dict[str, str] = {}
    while (third := ask(text, marks, 3))["move"]:
        first, second = ask(text, marks, 1), ask(text, marks, 2)
        assert (first["move"], second["move"], third["last"]) == (None, None, True)
        assert first["targets"]
        piece, _, place = third["move"].partition("@")
        assert piece not in marks
        assert piece in third["targets"]
        marks[piece] = place
    assert engine.handle({"do": "check", "puzzle": text, "marks": marks}, Budget())["solved"]


def test_where_to_look_does_not_say_where_it_goes() -> None:
    """The first stage points at one cell or one piece; the second names a technique and why."""
    text = "univoca:pentominoes/6/10/60/FILNPTUVWXYZ"
    assert len(ask(text, {}, 1)["targets"]) == 1
    assert "ways" in ask(text, {}, 2)["sentence"]


def test_a_dead_end_names_the_piece_that_lies_there() -> None:
    """Of equal pieces those whose marks they are clash, however a turn is written."""
    text = "univoca:pentominoes/4/2/8/(111)4"
    for turn in ("1", "3", "1f", "3f"):
        marks = {"(111)2": "r1c2:1", "(111)4": f"r2c1:{turn}"}
        first, second = ask(text, marks, 1), ask(text, marks, 2)
        assert (first["stage"], first["move"], first["last"]) == (0, None, False)
        assert first["targets"] == ["(111)2", "(111)4"]
        (piece,) = second["targets"]
        assert piece in marks
        assert second["move"] == f"{piece}@-"
    twice = {"(111)": "r1c1:1", "(111)3": "r1c1:1"}
    assert ask(text, twice, 1)["targets"] == ["(111)", "(111)3"]


def test_marks_of_another_level_are_refused() -> None:
    """An unknown piece or a place outside raises InputError."""
    for marks in ({"Q": "r1c1:0"}, {"P": "r9c9:0"}, {"P": "r1c1"}):
        with pytest.raises(InputError):
            ask(LEVEL, marks, 1)


def strewn(rng: Rng, puzzle: Puzzle) -> Answer:
    """Return some pieces laid anywhere on the board, over each other or off the outline too."""
    places: list[Placement | None] = []
    for name in puzzle.pieces:
        laid, turn = rng.choice(sorted(shapes.distinct(name).items()))
        rows = puzzle.size.rows - max(row for row, _ in laid)
        cols = puzzle.size.cols - max(col for _, col in laid)
        if rng.chance(0.4) and rows > 0 and cols > 0:
            places.append(Placement(rng.below(rows), rng.below(cols), turn))
        else:
            places.append(None)
    return model.answer_of_places(puzzle, places)


def test_the_smallest_set_in_conflict_is_named() -> None:
    """No filling keeps the pieces named; every smaller set of pieces laid is kept by one."""
    met = set()
    for number in range(60):
        rng = Rng(f"clash/{number}")
        recipe = checked_recipe(Recipe("pentominoes", "5x5", "expert", number % 5))
        puzzle = generate(recipe, Budget()).puzzle
        placed = strewn(rng, puzzle)
        if continuations(puzzle, placed, Budget(), 1).answers:
            continue
        named = clash(puzzle, placed, Budget())

        def kept(few: tuple[int, ...], puzzle: Puzzle = puzzle, placed: Answer = placed) -> bool:
            places = [one if at in few else None for at, one in enumerate(placed.placements)]
            state = model.answer_of_places(puzzle, places)
            return bool(continuations(puzzle, state, Budget(), 1).answers)

        down = [at for at, place in enumerate(placed.placements) if place is not None]
        assert not kept(named)
        assert all(kept(few) for few in combinations(down, len(named) - 1))
        met.add(len(named))
    assert met >= {1, 2}


def test_hints_come_in_time_from_any_state() -> None:
    """On the largest levels stages from random states take under 200 ms of CPU (median)."""
    spent = []
    for level in pack.levels()[-15:]:
        puzzle = model.parse(level.puzzle)
        rng = Rng(f"time/{level.level}")
        for placed in (Answer((None,) * len(puzzle.pieces)), strewn(rng, puzzle)):
            marks = model.marks_of(puzzle, placed)
            for stage in (1, 2):
                begun = time.process_time()
                assert hint(puzzle, marks, stage, Budget()).message
                spent.append(time.process_time() - begun)
    assert median(spent) < 0.2
    assert max(spent) < 2
