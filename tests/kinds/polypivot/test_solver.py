"""The exact solver, against methods that share nothing with it."""

import time
from itertools import product

import pytest

from univoca.engine import generate
from univoca.grid import Size
from univoca.kinds.polypivot import generator, model, orbits, prover, rules, solver, tiny
from univoca.kinds.polypivot.model import (
    Answer,
    Position,
    Puzzle,
    cells_at,
    reachable,
    start,
    turned,
)
from univoca.outcome import Budget
from univoca.recipe import DIFFICULTIES, Recipe
from univoca.rng import Rng


def full_search(puzzle: Puzzle) -> int | None:
    """The least turns home by breadth-first search over the positions of all pieces at once."""
    first = tuple(start(piece) for piece in puzzle.pieces)
    seen, layer, depth = {first}, [first], 0
    while layer:
        for positions in layer:
            if not rules.violations(puzzle, covered(puzzle, positions)):
                return depth
        after = [moved for positions in layer for moved in neighbours(puzzle, positions)]
        layer = [positions for positions in dict.fromkeys(after) if positions not in seen]
        seen.update(layer)
        depth += 1
    return None


def covered(puzzle: Puzzle, positions: tuple[Position, ...]) -> Answer:
    """What the pieces cover."""
    pairs = zip(puzzle.pieces, positions, strict=True)
    return tuple(cells_at(puzzle, piece, position) for piece, position in pairs)


def neighbours(puzzle: Puzzle, positions: tuple[Position, ...]) -> list[tuple[Position, ...]]:
    """All that one turn of one piece makes of it."""
    found = []
    for number, piece in enumerate(puzzle.pieces):
        for pivot, by in product(range(len(piece.pivots)), (1, -1)):
            after = turned(puzzle, piece, positions[number], pivot, by)
            if after is not None:
                found.append((*positions[:number], after, *positions[number + 1 :]))
    return found


def play(puzzle: Puzzle, way: tuple[orbits.Turn, ...]) -> Answer:
    """Make turns on the puzzle; each must be legal."""
    positions = [start(piece) for piece in puzzle.pieces]
    for turn in way:
        number = turn.piece - 1
        after = turned(puzzle, puzzle.pieces[number], positions[number], turn.pivot - 1, turn.by)
        assert after is not None
        positions[number] = after
    return covered(puzzle, tuple(positions))


def test_least_turns_on_tiny_boards() -> None:
    """Par is what a breadth-first search over all pieces together finds, or there is no way."""
    rng = Rng("polypivot tiny par")
    solved = 0
    for _ in range(120):
        puzzle = tiny.puzzle(rng)
        best = solver.least_turns(puzzle, Budget())
        assert best.complete
        assert best.turns == full_search(puzzle)
        if best.turns is not None:
            solved += 1
            assert len(best.way) == best.turns
            assert play(puzzle, best.way) == best.answer
    assert 20 < solved < 120


def test_orbits_match_the_classes_of_the_prover() -> None:
    """Walking from the start and joining all positions by turns give the same places."""
    rng = Rng("polypivot orbits")
    for _ in range(60):
        puzzle = tiny.puzzle(rng)
        inside = frozenset(rules.target_cells(puzzle))
        for number, piece in enumerate(puzzle.pieces):
            orbit = orbits.orbit(puzzle, piece)
            assert set(orbit.positions) == reachable(puzzle, number)
            turns: dict[tuple[int, ...], int] = {}
            for position, depth in zip(orbit.positions, orbit.depths(), strict=True):
                cells = cells_at(puzzle, piece, position)
                if inside.issuperset(cells):
                    turns.setdefault(cells, depth)
            assert turns == prover.turns_to(puzzle, piece)
            assert sorted(turns) == prover.places(puzzle, piece)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_par_agrees_with_least_cost_sat(difficulty: str) -> None:
    """Clauses with a bound on the sum of turns allow par and refuse one turn less."""
    for seed in range(3):
        settings = generator.SETTINGS[difficulty]
        made = generator.make(Rng(f"sat {seed}"), Size(8, 10), settings, Budget())
        best = solver.least_turns(made.puzzle, Budget())
        assert best.turns is not None
        assert prover.within(made.puzzle, best.turns, Budget()) is True
        assert prover.within(made.puzzle, best.turns - 1, Budget()) is False


def test_the_way_home_is_legal_and_no_longer_than_the_scramble() -> None:
    """Par never exceeds the scramble's turns, and its way solves the board by legal turns."""
    for seed in range(8):
        made = generator.make(
            Rng(f"way {seed}"), Size(12, 14), generator.SETTINGS["hard"], Budget()
        )
        best = solver.least_turns(made.puzzle, Budget())
        assert best.turns is not None
        assert best.turns <= len(made.scramble.turns)
        assert not rules.violations(made.puzzle, play(made.puzzle, best.way))


def test_after_legal_turns_there_is_always_a_way_home() -> None:
    """Random legal turns never lead to a board without a way home."""
    rng = Rng("polypivot no way home")
    made = generator.make(rng, Size(8, 10), generator.SETTINGS["expert"], Budget())
    for _ in range(20):
        positions = generator.scramble(rng, made.puzzle, 30).positions
        pieces = tuple(
            generator.started(piece, position)
            for piece, position in zip(made.puzzle.pieces, positions, strict=True)
        )
        moved = Puzzle(made.puzzle.size, made.puzzle.margin, pieces)
        assert solver.least_turns(moved, Budget()).turns is not None


def test_nodes_run_out_as_inconclusive() -> None:
    """A budget of one node proves nothing and says so."""
    made = generator.make(Rng("budget"), Size(14, 16), generator.SETTINGS["expert"], Budget())
    best = solver.least_turns(made.puzzle, Budget(nodes=1))
    assert (best.turns, best.ran_out) == (None, "nodes")
    late = solver.least_turns(made.puzzle, Budget(deadline=time.monotonic() - 1))
    assert late.ran_out in ("deadline", None)


def test_unique_boards_have_one_final_tiling() -> None:
    """The option `unique=yes` gives boards on which both methods find one tiling only."""
    for recipe in ("10x8/normal/unique=yes#1", "12x10/expert/unique=yes#2"):
        record = generate(Recipe.parse(f"polypivot/{recipe}"), Budget())
        assert record.status == "unique"


@pytest.mark.parametrize("size", generator.SIZES)
def test_mean_par_rises_with_difficulty(size: str) -> None:
    """Mean par rises strictly from easy to expert, and no board is under its floor."""
    means = []
    for difficulty in DIFFICULTIES:
        pars = []
        for seed in range(12):
            recipe = Recipe.parse(f"polypivot/{size}/{difficulty}#{seed}@2")
            measures = generator.generate(recipe, Budget()).measures
            floor = generator.SETTINGS[difficulty].floor
            assert measures["par"] >= floor * measures["pieces"]
            pars.append(measures["par"])
        means.append(sum(pars) / len(pars))
    assert means == sorted(set(means))


def test_the_clauses_of_hundreds_of_pieces_end_in_time() -> None:
    """On 60×60 with 900 pieces the prover stops while it states, soon after its deadline."""
    squares = [f"{20 + row}.{20 + col}.2.u.0" for row in range(0, 60, 2) for col in range(0, 60, 2)]
    puzzle = model.parse("/".join(["60/60/20", *squares]))
    begun = time.monotonic()
    found = prover.solutions(puzzle, Budget.seconds(0.2), 2)
    assert (found.answers, found.complete, found.ran_out) == ((), False, "deadline")
    assert prover.within(puzzle, 5, Budget.seconds(0.2)) is None
    assert time.monotonic() - begun < 3
