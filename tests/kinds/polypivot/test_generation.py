"""Boards are made as the rules say, for every size and difficulty."""

from functools import cache

import pytest

from univoca.errors import InputError
from univoca.grid import Size
from univoca.kinds.polypivot import generator, rules
from univoca.kinds.polypivot.model import (
    Piece,
    Position,
    cells_at,
    parse,
    shapes,
    start,
    turned,
    write,
)
from univoca.kinds.polypivot.orbits import Turn
from univoca.outcome import Budget
from univoca.recipe import DIFFICULTIES
from univoca.rng import Rng

SEEDS = range(25)
EVERY = [(size, difficulty) for size in generator.SIZES for difficulty in DIFFICULTIES]


@cache
def boards(size: str, difficulty: str) -> tuple[generator.Made, ...]:
    """Boards straight from the maker, before any is thrown away."""
    settings = generator.SETTINGS[difficulty]
    return tuple(
        generator.make(Rng(f"{size}/{difficulty}#{seed}"), Size.parse(size), settings, Budget())
        for seed in SEEDS
    )


def positions_after(
    made: generator.Made, turns: tuple[Turn, ...], positions: list[Position]
) -> list[Position]:
    """Make turns one by one; each must be legal."""
    for turn in turns:
        piece = made.home.pieces[turn.piece - 1]
        after = turned(made.home, piece, positions[turn.piece - 1], turn.pivot - 1, turn.by)
        assert after is not None
        positions[turn.piece - 1] = after
    return positions


@pytest.mark.parametrize(("size", "difficulty"), EVERY)
def test_pieces_divide_the_target(size: str, difficulty: str) -> None:
    """At home the pieces cover the target exactly once, none under four cells, all connected."""
    for made in boards(size, difficulty):
        assert sum(len(piece.cells) for piece in made.home.pieces) == made.home.size.cells
        assert min(len(piece.cells) for piece in made.home.pieces) >= 4
        covered = [cell for cells in made.answer for cell in cells]
        assert sorted(covered) == sorted(rules.target_cells(made.home))
        assert rules.violations(made.home, made.answer) == ()
        assert parse(write(made.puzzle)) == made.puzzle


def apart(first: tuple[int, int], second: tuple[int, int]) -> int:
    """The Manhattan distance of two cells."""
    return abs(first[0] - second[0]) + abs(first[1] - second[1])


@pytest.mark.parametrize(("size", "difficulty"), EVERY)
def test_pivots_are_the_middle_and_the_far_end(size: str, difficulty: str) -> None:
    """The first pivot is nearest to all cells, the second the farthest from it, of five or more."""
    for made in boards(size, difficulty):
        assert any(len(piece.pivots) == 2 for piece in made.home.pieces)
        for piece in made.home.pieces:
            sums = [sum(apart(cell, other) for other in piece.cells) for cell in piece.cells]
            assert sums[piece.pivots[0]] == min(sums)
            if len(piece.pivots) == 2:
                assert len(piece.cells) >= 5
                first = piece.cells[piece.pivots[0]]
                far = max(apart(first, cell) for cell in piece.cells)
                assert apart(first, piece.cells[piece.pivots[1]]) == far


@pytest.mark.parametrize(("size", "difficulty"), EVERY)
def test_the_scramble_is_legal_and_undone_by_its_inverse(size: str, difficulty: str) -> None:
    """Each turn of the scramble is legal, it is not solved, and its inverse leads home legally."""
    for made in boards(size, difficulty):
        home = [start(piece) for piece in made.home.pieces]
        positions = positions_after(made, made.scramble.turns, list(home))
        assert tuple(positions) == made.scramble.positions
        scrambled = tuple(
            cells_at(made.home, piece, position)
            for piece, position in zip(made.home.pieces, positions, strict=True)
        )
        assert rules.violations(made.home, scrambled)
        inverse = tuple(
            Turn(turn.piece, turn.pivot, -turn.by) for turn in reversed(made.scramble.turns)
        )
        assert positions_after(made, inverse, positions) == home


def test_a_turn_keeps_its_pivot_and_is_undone_by_the_other() -> None:
    """A quarter turn leaves the pivot's cell where it is; the opposite turn brings all back."""
    made = boards("10x8", "expert")[0]
    for piece in made.puzzle.pieces:
        first = start(piece)
        for pivot, index in enumerate(piece.pivots):
            for by in (1, -1):
                after = turned(made.puzzle, piece, first, pivot, by)
                if after is None:
                    continue
                row, col = shapes(piece.cells)[after.turns][index]
                assert (after.row + row, after.col + col) == piece.cells[index]
                assert turned(made.puzzle, piece, after, pivot, -by) == first


def test_clockwise_goes_from_right_to_below() -> None:
    """A clockwise quarter brings the cell on the pivot's right to the cell below it."""
    piece = Piece(((0, 0), (0, 1), (0, 2), (0, 3)), (0,))
    assert shapes(piece.cells)[1] == ((0, 0), (1, 0), (2, 0), (3, 0))


@pytest.mark.parametrize("size", ["9x9", "16x15", "x", ""])
def test_other_sizes_are_refused(size: str) -> None:
    """Only the four sizes are offered."""
    with pytest.raises(InputError):
        generator.check_size(size)
