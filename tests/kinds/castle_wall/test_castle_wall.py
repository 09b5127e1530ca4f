"""What Castle Wall promises beyond the contract: positions of errors, making, bounds."""

from __future__ import annotations

import time
from typing import Any

import pytest

from univoca.errors import GenerationError, InputError
from univoca.grid import SYMMETRIES, Size, neighbours
from univoca.kinds.castle_wall import (
    KIND,
    clues,
    generator,
    model,
    prover,
    rules,
    shape,
    solver,
    view,
)
from univoca.outcome import Budget, CancelToken, Outcome
from univoca.recipe import Recipe
from univoca.rng import Rng

LISTS = (solver.solutions, prover.solutions)


def puzzle(text: str) -> model.Puzzle:
    return model.parse(text)


def made(size: str, difficulty: str, seed: int, **options: str) -> Any:
    pairs = tuple(sorted(options.items()))
    return generator.generate(Recipe("castle-wall", size, difficulty, seed, 1, pairs), Budget())


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("5/5/c230021k111a210e", "20"),
        ("5/5/c230021k111a210g", "20"),
        ("5/5/c23!021k111a210f", "6"),
        ("5/5/y3", "6"),
        ("2/2/050600", "9"),
    ],
)
def test_errors_say_where(text: str, place: str) -> None:
    """A body too short, too long or with a wrong letter is refused with the position."""
    with pytest.raises(InputError) as refused:
        puzzle(text)
    assert str(refused.value.parameters["position"]) == place


@pytest.mark.parametrize("listed", LISTS)
def test_no_loop_is_no_answer(listed: Any) -> None:
    """Numbers that are all met by an empty board still need a loop: here there is none."""
    board = puzzle("3/2/20.a03000.a20.")
    assert listed(board, Budget()).outcome().status == "contradiction"
    assert {v.rule for v in rules.violations(board, model.Answer(()))} == {"no-loop"}


@pytest.mark.parametrize("listed", LISTS)
def test_a_white_clue_on_the_rim_is_a_contradiction(listed: Any) -> None:
    """The rim of the board is outside every loop."""
    assert listed(puzzle("4/4/b10.m"), Budget()).outcome().status == "contradiction"


@pytest.mark.parametrize("listed", LISTS)
def test_numbers_beyond_the_board_are_a_contradiction(listed: Any) -> None:
    """A number over 15, or over what a line holds, is read and then has no answer."""
    assert listed(puzzle("4/4/e09ffj"), Budget()).outcome().status == "contradiction"


@pytest.mark.parametrize("listed", LISTS)
def test_pockets_cut_off_by_clues_stay_empty(listed: Any) -> None:
    """A corner behind two clues holds no segment; the rest of the board is decided as ever."""
    board = puzzle("4/3/a20.b20.g")
    answers = listed(board, Budget(), 100).answers
    assert answers
    assert all(0 not in edge for answer in answers for edge in answer.segments)
    assert all(rules.violations(board, answer) == () for answer in answers)


def test_the_same_colour_sees_over_other_clues() -> None:
    """A count goes on past another clue to the edge of the board."""
    board = puzzle("7/3/g042a21.d20.f")
    ray = board.ray(board.clues[0])
    assert ray == ((7, 8), (8, 9), (9, 10), (10, 11), (11, 12), (12, 13))


def test_marks_are_drawn_even_without_an_answer() -> None:
    """The scene of a contradictory board has every clue, target and counter."""
    board = puzzle("4/4/b10.m")
    scene = view.scene(board)
    assert sum(shape.role == "clue-white" for shape in scene.shapes) == 1
    assert len(scene.targets) == 24 - 3


def test_targets_and_counters_match_the_rules() -> None:
    """Marking all of a counter marks the segments of its ray that touch no clue."""
    board = puzzle("5/5/242h220b110k031")
    scene = view.scene(board)
    assert len(scene.counters) == 4
    for counter, clue in zip(scene.counters, board.clues, strict=True):
        marks = {name: "wall" for name, _ in counter.members}
        answer = model.answer_of(board, marks)
        ray = [edge for edge in board.ray(clue) if board.clue_cells.isdisjoint(edge)]
        assert sorted(answer.segments) == sorted(ray)
        assert scene.shapes[counter.shape].text == str(clue.number)


def test_large_boards_are_read_and_decided() -> None:
    """60 × 60 with one clue is read, written and found ambiguous; two answers are shown."""
    board = puzzle("60/60/" + "z" * 69 + "e211" + "z" * 69 + "f")
    assert model.parse(model.write(board)) == board
    outcome: Outcome[model.Answer] = solver.solutions(board, Budget.seconds(60)).outcome()
    assert outcome.status == "ambiguous"
    assert all(rules.violations(board, answer) == () for answer in outcome.answers)


@pytest.mark.parametrize("listed", LISTS)
def test_a_deadline_ends_the_work_at_once(listed: Any) -> None:
    """A board that neither method decides ends within 0.5 s of a deadline, inconclusive."""
    rows = "20.22922722d22822722922822b22b22a22b22a22a22722822f"
    body = rows + "249p243p247p249p246p245p247p247p247p246p244p245p244p248p247p248p"
    board = model.parse(f"17/17/{body}")
    begun = time.monotonic()
    outcome = listed(board, Budget.seconds(0.2)).outcome()
    assert outcome.status == "inconclusive"
    assert outcome.ran_out == "deadline"
    assert time.monotonic() - begun < 0.7


def test_cancelled_making_raises() -> None:
    """A cancelled token ends the generator with an error, never with another puzzle."""
    token = CancelToken()
    token.cancel()
    recipe = Recipe("castle-wall", "8x8", "hard", 1, 1)
    with pytest.raises(GenerationError):
        generator.generate(recipe, Budget(cancel=token))


@pytest.mark.parametrize("size", ["6x6", "12x12", "20x14", "4x4", "4x9"])
def test_loops_are_of_good_shape(size: str) -> None:
    """A loop visits 35 to 75 % of the cells, turns at least once in three segments, is one loop."""
    found = 0
    for seed in range(30):
        loop = shape.random_loop(Rng(f"{size}/{seed}"), Size.parse(size), 0.4, 0.7)
        if loop is None:
            continue
        found += 1
        answer = model.Answer(loop.segments)
        assert rules.violations(model.Puzzle(loop.size, ()), answer) == ()
        assert 0.35 <= len(loop.on) / loop.size.cells <= 0.75
        assert loop.turns > 4
        assert 3 * loop.turns >= len(loop.segments)
    assert found >= 8


def silent(board: model.Puzzle) -> list[model.Clue]:
    """Return the clues that say nothing, by the rules of the test below."""
    near = neighbours(board.size)
    by_cell = {clue.cell: clue for clue in board.clues}
    found = []
    for clue in board.clues:
        sides = [by_cell[c].colour if c in by_cell else "" for c in near[clue.cell]]
        if clue.number is not None:
            says = any(a not in by_cell and b not in by_cell for a, b in board.ray(clue))
        else:
            rim = len(sides) < 4
            says = "" in sides or (not rim and clue.colour not in ("gray", *sides))
        if not says or (clue.number is None and clue.arrow != "none"):
            found.append(clue)
    return found


@pytest.mark.parametrize("symmetry", ["none", "rotational", "mirror"])
@pytest.mark.parametrize("difficulty", KIND.info.difficulties)
def test_no_clue_says_nothing(difficulty: str, symmetry: str) -> None:
    """No white clue is on the rim; every number has a segment that could count; none is walled in.

    A clue without a number touches a cell without a clue, or tells a side that none beside it does.
    With few free cells and few numbers, clues stand close and say the least.
    """
    for seed in range(12):
        options = {"free": "none", "numbers": "half"} if seed % 2 else {}
        board = made("8x8", difficulty, seed, symmetry=symmetry, **options).puzzle
        near = neighbours(board.size)
        assert all(clue.colour != "white" or len(near[clue.cell]) == 4 for clue in board.clues)
        assert silent(board) == []


def check_symmetric(size: str, difficulty: str, seed: int, symmetry: str) -> None:
    """Check that a made board's clue cells are their own image, none silent, the answer alone."""
    one = made(size, difficulty, seed, symmetry=symmetry)
    board = one.puzzle
    rows, cols = board.size.rows, board.size.cols
    images = {
        rows * cols - 1 - cell
        if symmetry == "rotational"
        else cell // cols * cols + cols - 1 - cell % cols
        for cell in board.clue_cells
    }
    assert images == board.clue_cells
    assert silent(board) == []
    assert rules.violations(board, one.answer) == ()
    assert prover.solutions(board, Budget()).answers == (one.answer,)


@pytest.mark.parametrize("symmetry", ["rotational", "mirror"])
@pytest.mark.parametrize("difficulty", KIND.info.difficulties)
def test_clue_cells_are_symmetric_on_request(difficulty: str, symmetry: str) -> None:
    """The clue cells come back to themselves under the half turn or the mirror, at every size."""
    for size in (*KIND.info.sizes, "4x4", "5x5", "9x4"):
        for seed in range(3):
            check_symmetric(size, difficulty, seed, symmetry)


@pytest.mark.parametrize("symmetry", ["rotational", "mirror"])
@pytest.mark.parametrize("difficulty", KIND.info.difficulties)
@pytest.mark.parametrize("size", ["20x20", "4x20", "20x14"])
def test_large_boards_are_symmetric_too(size: str, difficulty: str, symmetry: str) -> None:
    """Rectangles up to 20x20 have symmetric clue cells at every difficulty, after bounded work."""
    check_symmetric(size, difficulty, 1, symmetry)


def test_loops_under_a_symmetry_are_not_their_own_image() -> None:
    """Most loops of symmetric recipes differ from their half turn: the answer stays a secret."""
    own = 0
    for seed in range(10):
        one = made("12x12", "hard", seed, symmetry="rotational")
        half_turn = next(s for s in SYMMETRIES if s.cell(Size(12, 12), 1) == 142)
        turned = model.transform_answer(one.puzzle, one.answer, half_turn)
        own += turned == one.answer
    assert own <= 3


def test_expert_boards_are_minimal() -> None:
    """Of a minimal board no clue can be taken away without a second answer."""
    for seed in range(4):
        board = made("6x6", "expert", seed).puzzle
        for left_out in board.clues:
            rest = model.Puzzle(board.size, tuple(c for c in board.clues if c != left_out))
            assert prover.solutions(rest, Budget()).outcome().status == "ambiguous"


def test_options_change_what_they_name() -> None:
    """Fewer free cells means more clues; the share of plain clues stays within its bound."""
    for seed in range(3):
        few = made("8x8", "normal", seed, free="none").puzzle
        many = made("8x8", "normal", seed, free="many").puzzle
        assert len(few.clues) > len(many.clues)
        half = made("8x8", "normal", seed, numbers="half").puzzle
        plain = sum(clue.number is None for clue in half.clues)
        every = made("8x8", "normal", seed, numbers="all").puzzle
        assert plain > sum(clue.number is None for clue in every.clues)


def test_remembered_loops_spoil_as_the_rules_say() -> None:
    """A loop met before spoils a board exactly when the rules accept it there."""
    rng = Rng("spoilt")
    loop = None
    while loop is None:
        loop = shape.random_loop(rng, Size(7, 6), 0.4, 0.7)
    board = clues.Board(loop, clues.full_clues(rng, loop, "none"))
    others = [shape.random_loop(rng, Size(7, 6), 0.4, 0.7) for _ in range(200)]
    agreed = {True: 0, False: 0}
    for other in others:
        if other is None or other.segments == loop.segments:
            continue
        fresh = clues.Board(loop, board.full)
        fresh.remove(rng.shuffled(list(board.full))[: rng.between(len(board.full) - 4, 30)])
        place = clues.edge_places(loop.size)
        fresh.remember([place[edge] for edge in other.segments])
        accepted = rules.violations(fresh.puzzle(), model.Answer(other.segments)) == ()
        assert fresh.spoilt() == accepted
        agreed[accepted] += 1
    assert min(agreed.values()) > 0
