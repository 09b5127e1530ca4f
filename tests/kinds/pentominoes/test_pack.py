"""The pack of 150 levels: proven again, in order, and with a hint at hand in every state."""

from __future__ import annotations

import time
from importlib.resources import files
from itertools import pairwise

import pytest

from univoca.errors import InputError
from univoca.kinds.pentominoes import model, pack, prover, rules, shapes, solver
from univoca.kinds.pentominoes.model import Answer, Placement, Puzzle
from univoca.opening import Opened, open_text
from univoca.outcome import Budget
from univoca.rng import Rng

LEVELS = pack.levels()


def test_the_pack_rises_from_three_pieces_to_the_rectangle() -> None:
    """150 levels, numbered, never fewer pieces than before, from 3 to the 6×10 rectangle."""
    assert [level.level for level in LEVELS] == list(range(1, 151))
    pieces = [level.pieces for level in LEVELS]
    assert pieces == sorted(pieces)
    assert (pieces[0], LEVELS[-1].puzzle) == (3, pack.LAST)
    for before, after in pairwise(LEVELS[:148]):
        if (before.recipe is None) == (after.recipe is None):
            assert before.pieces < after.pieces or before.effort <= after.effort
    assert LEVELS[148].puzzle == pack.HARDEST_BUT_ONE
    assert {level.puzzle for level in LEVELS[145:148]} == set(pack.RECTANGLES)


def test_no_two_levels_are_equal_up_to_symmetry() -> None:
    """Turned or mirrored, every level is another."""
    forms = {pack.normal_form(model.parse(level.puzzle)) for level in LEVELS}
    assert len(forms) == len(LEVELS)


def test_every_level_is_packable_and_counted_right() -> None:
    """The answer kept breaks no rule, and the search counts the packings that the pack claims."""
    for level in LEVELS:
        puzzle = model.parse(level.puzzle)
        answer = model.parse_answer(puzzle, level.answer)
        assert rules.violations(puzzle, answer) == ()
        listing = solver.solutions(puzzle, Budget(nodes=pack.NODES), pack.MOST_PACKINGS)
        assert len(listing.answers) == level.packings
        assert listing.complete != level.more
        assert answer in listing.answers


def test_the_clauses_agree_on_small_levels() -> None:
    """The prover, which shares nothing with the search, finds as many packings of levels to 7."""
    for level in LEVELS:
        if level.pieces <= 6 and level.packings <= 20:
            puzzle = model.parse(level.puzzle)
            assert len(prover.solutions(puzzle, Budget(), 100).answers) == level.packings


def test_the_pack_is_made_again_byte_for_byte() -> None:
    """The first levels of each size come out of their recipes as they stand in the pack."""
    seen: set[str] = set()
    made = sorted(pack._of_size(3, pack.LEVELS[3], seen), key=lambda level: level.effort)
    kept = [level for level in LEVELS if level.pieces == 3]
    assert [(one.puzzle, one.packings, one.nodes) for one in made] == [
        (one.puzzle, one.packings, one.nodes) for one in kept
    ]


@pytest.mark.campaign
def test_the_whole_pack_is_made_again_byte_for_byte() -> None:
    """All 150 levels come out of the command as they stand."""
    kept = (files("univoca.kinds.pentominoes") / pack.FILE).read_text("utf-8")
    assert pack.text() == kept


def some_state(rng: Rng, puzzle: Puzzle) -> Answer:
    """Return a state that play can reach: some pieces laid at random, none over another."""
    places: list[Placement | None] = [None] * len(puzzle.pieces)
    free = set(puzzle.free)
    for number in rng.shuffled(range(len(places)))[: rng.between(0, len(places))]:
        name = puzzle.pieces[number]
        for _ in range(60):
            row, col = divmod(rng.choice(sorted(free)), puzzle.size.cols)
            laid, turn = rng.choice(sorted(shapes.distinct(name).items()))
            if row + max(laid)[0] < puzzle.size.rows and col + max(c for _, c in laid) < (
                puzzle.size.cols
            ):
                place = Placement(row, col, turn)
                cells = model.cells_of(name, place, puzzle.size.cols)
                if free.issuperset(cells):
                    free.difference_update(cells)
                    places[number] = place
                    break
    return model.answer_of_places(puzzle, places)


def test_a_hint_comes_in_time_and_is_true() -> None:
    """From any state of any level the hint ends in 100 ms: a step that can be kept, or honest."""
    unknown = 0
    slowest = 0.0
    for level in LEVELS:
        puzzle = model.parse(level.puzzle)
        rng = Rng(f"hint/{level.level}")
        placed = some_state(rng, puzzle)
        begun = time.process_time()
        hint = solver.hint(puzzle, placed, Budget.seconds(0.1))
        slowest = max(slowest, time.process_time() - begun)
        unknown += hint.action == "unknown"
        if hint.action == "place":
            assert hint.piece is not None
            places = list(placed.placements)
            assert places[hint.piece] is None
            places[hint.piece] = hint.placement
            after = model.answer_of_places(puzzle, places)
            assert solver.continuations(puzzle, after, Budget(), 1).answers
        elif hint.action == "take-back":
            assert hint.piece is not None
            assert placed.placements[hint.piece] is not None
            assert not solver.continuations(puzzle, placed, Budget(), 1).answers
        else:
            assert hint.action in ("unknown", "solved")
    assert slowest < 0.15
    assert unknown <= 15


def test_hints_lead_home() -> None:
    """Following hints alone fills a level, and then the hint says that it is solved."""
    puzzle = model.parse(LEVELS[60].puzzle)
    placed = Answer((None,) * len(puzzle.pieces))
    for _ in puzzle.pieces:
        hint = solver.hint(puzzle, placed, Budget())
        assert hint.action == "place"
        assert hint.piece is not None
        places = list(placed.placements)
        places[hint.piece] = hint.placement
        placed = model.answer_of_places(puzzle, places)
    assert rules.violations(puzzle, placed) == ()
    assert solver.hint(puzzle, placed, Budget()).action == "solved"


def test_a_level_is_opened_by_its_name() -> None:
    """`pentominoes/level-17` is the puzzle of that level; a number beyond the pack is refused."""
    for number in (1, 17, 150):
        opened = open_text(f"pentominoes/level-{number}")
        assert isinstance(opened, Opened)
        assert opened.puzzle == model.parse(LEVELS[number - 1].puzzle)
    for number in (0, 151):
        with pytest.raises(InputError) as refusal:
            open_text(f"pentominoes/level-{number}")
        assert refusal.value.message_id == "pentominoes-level"


def test_early_levels_have_several_packings() -> None:
    """Of the levels with three to six pieces most have more than one packing."""
    early = [level for level in LEVELS if level.pieces <= pack.EARLY]
    assert sum(level.packings > 1 for level in early) > len(early) / 2
