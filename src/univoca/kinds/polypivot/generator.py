"""Boards from recipes: regions grown into pieces, pivots chosen, then scrambled by legal turns.

The turns of the scramble, undone in reverse, prove that a way home exists; nothing else uses them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from univoca.contract import Generated
from univoca.deduce.grading import Grade, grade
from univoca.deduce.run import Run
from univoca.deduce.technique import Trace
from univoca.errors import GenerationError, InputError
from univoca.grid import Size
from univoca.kinds.polypivot import techniques
from univoca.kinds.polypivot.model import (
    MIN_CELLS,
    Answer,
    Piece,
    Position,
    Puzzle,
    cells_at,
    shapes,
    start,
    turned,
)
from univoca.kinds.polypivot.orbits import Turn, orbit
from univoca.kinds.polypivot.regions import end_in_time, grow
from univoca.kinds.polypivot.solver import Best, least_turns, solutions
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng

SIZES = ("10x8", "12x10", "14x12", "16x14")
MARGIN = 2
ATTEMPTS = 400
CANDIDATES = 60
"""Boards of another label than that asked for after which the nearest is taken."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a difficulty changes.

    `area` is the mean area of a piece in cells, `paired` the share of pieces with two pivots,
    `turns` the turns of a scramble for each piece, `candidates` the scrambles tried, and
    `floor` the least par for each piece that a board may have.
    """

    area: float
    paired: float
    turns: float
    candidates: int
    floor: float


SETTINGS = {
    "easy": Settings(area=12.0, paired=0.15, turns=1.2, candidates=2, floor=0.5),
    "normal": Settings(area=10.0, paired=0.4, turns=2.0, candidates=3, floor=0.8),
    "hard": Settings(area=8.5, paired=0.65, turns=3.0, candidates=4, floor=1.1),
    "expert": Settings(area=7.5, paired=0.9, turns=4.0, candidates=6, floor=1.4),
}


@dataclass(frozen=True, slots=True)
class Scramble:
    """Positions after a row of legal turns, and the turns."""

    positions: tuple[Position, ...]
    turns: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """A board with the scramble that made it and the home puzzle that it was made from."""

    puzzle: Puzzle
    home: Puzzle
    answer: Answer
    scramble: Scramble


def check_size(size: str) -> None:
    """Raise InputError unless the size is one of the four offered."""
    if size not in SIZES:
        raise InputError("error-size-offered", found=size[:20], expected=", ".join(SIZES))


def generate(recipe: Recipe, budget: Budget) -> Generated[Puzzle, Answer]:
    """Make the board of a recipe; with the option `unique=yes` it has exactly one final tiling.

    Boards whose par is under the floor of their difficulty are thrown away, as are those of
    another label (of 60 the nearest in effort is taken then) and, on request, those with more than
    one tiling; the counts come back as `rejected`.
    """
    rng = Rng(str(recipe))
    size = Size.parse(recipe.size)
    rejected = {"low-par": 0, "ambiguous": 0, "inconclusive": 0, "label": 0}
    nearest: Reasoned | None = None
    for _ in range(ATTEMPTS):
        made = make(rng, size, SETTINGS[recipe.difficulty], budget)
        found, cause = _judged(recipe, made, budget)
        if found is not None and techniques.label(made.puzzle, found.grade) == recipe.difficulty:
            return _finished(recipe, found, rejected)
        rejected[cause] += 1
        if found is not None and (nearest is None or _off(recipe, found) < _off(recipe, nearest)):
            nearest = found
        if rejected["label"] == CANDIDATES:
            break
    if nearest is None:
        raise GenerationError("error-generation", reason="nodes")
    rejected["label"] -= 1
    return _finished(recipe, nearest, rejected)


@dataclass(frozen=True, slots=True)
class Reasoned:
    """A board with its par, its tilings (2 where there are more), its run and its grade."""

    made: Made
    best: Best
    tilings: int
    trace: Trace
    grade: Grade


def _judged(recipe: Recipe, made: Made, budget: Budget) -> tuple[Reasoned | None, str]:
    """Return a board with its par and its grade, or None; and why it may be rejected."""
    puzzle = made.puzzle
    tilings = solutions(puzzle, budget, 2)
    if recipe.option("unique", "no") == "yes" and len(tilings.answers) > 1:
        return None, "ambiguous"
    best = least_turns(puzzle, budget)
    end_in_time(budget)
    if best.turns is None or not (tilings.answers or tilings.complete):
        return None, "inconclusive"
    if best.turns < SETTINGS[recipe.difficulty].floor * len(puzzle.pieces):
        return None, "low-par"
    trace = Run(techniques.board(puzzle)).trace()
    found = grade(techniques.TECHNIQUES, trace)
    if found.end != "solved":
        return None, "inconclusive"
    return Reasoned(made, best, len(tilings.answers), trace, found), "label"


def _off(recipe: Recipe, found: Reasoned) -> float:
    """Return how far a board's effort is from the band of the difficulty asked for."""
    low, high = techniques.band(found.made.puzzle, recipe.difficulty)
    return max(low - found.grade.effort, found.grade.effort - high, 0.0)


def _finished(
    recipe: Recipe, found: Reasoned, rejected: Mapping[str, int]
) -> Generated[Puzzle, Answer]:
    """Return a board with the answer of its par and its figures."""
    puzzle, best = found.made.puzzle, found.best
    assert best.turns is not None  # noqa: S101 - boards without are rejected
    assert best.answer is not None  # noqa: S101 - one comes with the turns
    measures = {
        "par": best.turns,
        "pieces": len(puzzle.pieces),
        "two_pivot_pieces": sum(len(piece.pivots) == 2 for piece in puzzle.pieces),
        "scramble": len(found.made.scramble.turns),
        "tilings_at_least": found.tilings,
        "nodes": best.nodes,
        **found.grade.measures(),
    }
    return Generated(puzzle, best.answer, recipe, dict(rejected), measures, found.trace)


def make(rng: Rng, size: Size, settings: Settings, budget: Budget) -> Made:
    """Make one board: regions, pieces, pivots, and the best of several scrambles.

    Raises GenerationError at the deadline or cancel of the budget.
    """
    regions = grow(rng, size, max(2, round(size.cells / settings.area)), budget)
    home = Puzzle(size, MARGIN, pieces_of(rng, size, regions, settings.paired))
    answer = tuple(cells_at(home, piece, start(piece)) for piece in home.pieces)
    depths = []
    for piece in home.pieces:
        end_in_time(budget)
        depths.append(_depths(home, piece))
    best: Scramble | None = None
    best_score = -1.0
    for _ in range(settings.candidates):
        end_in_time(budget)
        candidate = scramble(rng, home, max(1, round(settings.turns * len(home.pieces))))
        score = _score(home, depths, candidate)
        if score > best_score:
            best, best_score = candidate, score
    assert best is not None  # noqa: S101 - every difficulty tries at least one
    pieces = tuple(
        started(piece, position)
        for piece, position in zip(home.pieces, best.positions, strict=True)
    )
    return Made(Puzzle(size, MARGIN, pieces), home, answer, best)


def pieces_of(
    rng: Rng, size: Size, regions: Sequence[Sequence[int]], paired: float
) -> tuple[Piece, ...]:
    """Make regions into pieces at home; a share of those of five cells or more gets two pivots."""
    wide = [number for number, cells in enumerate(regions) if len(cells) > MIN_CELLS]
    count = max(1, round(paired * len(regions)))
    double = frozenset(rng.shuffled(wide)[:count])
    return tuple(_piece(size, cells, number in double) for number, cells in enumerate(regions))


def _piece(size: Size, cells: Sequence[int], double: bool) -> Piece:
    """Put the first pivot at the cell nearest to all the others, the second farthest from it."""
    places = tuple((MARGIN + cell // size.cols, MARGIN + cell % size.cols) for cell in cells)
    indices = range(len(places))
    first = min(indices, key=lambda at: (sum(_apart(places[at], other) for other in places), at))
    if not double:
        return Piece(places, (first,))
    second = max(indices, key=lambda at: (_apart(places[first], places[at]), -at))
    return Piece(places, (first, second))


def _apart(first: tuple[int, int], second: tuple[int, int]) -> int:
    return abs(first[0] - second[0]) + abs(first[1] - second[1])


def scramble(rng: Rng, home: Puzzle, count: int) -> Scramble:
    """Make that many random legal turns from home."""
    positions = [start(piece) for piece in home.pieces]
    turns: list[Turn] = []
    while len(turns) < count:
        number = rng.below(len(home.pieces))
        piece = home.pieces[number]
        pivot = rng.below(len(piece.pivots))
        by = rng.choice((1, -1))
        after = turned(home, piece, positions[number], pivot, by)
        if after is not None:
            positions[number] = after
            turns.append(Turn(number + 1, pivot + 1, by))
    return Scramble(tuple(positions), tuple(turns))


def _depths(home: Puzzle, piece: Piece) -> dict[Position, int]:
    found = orbit(home, piece)
    return dict(zip(found.positions, found.depths(), strict=True))


def _score(home: Puzzle, depths: list[dict[Position, int]], candidate: Scramble) -> float:
    """Return how far from home the pieces lie, in turns, plus half the cells covered twice."""
    away = sum(depth[position] for depth, position in zip(depths, candidate.positions, strict=True))
    covered = [
        cell
        for piece, position in zip(home.pieces, candidate.positions, strict=True)
        for cell in cells_at(home, piece, position)
    ]
    return away + 0.5 * (len(covered) - len(set(covered)))


def started(piece: Piece, position: Position) -> Piece:
    """Return the piece as it starts in the puzzle: where the scramble left it."""
    shape = shapes(piece.cells)[position.turns]
    moved = [(position.row + row, position.col + col) for row, col in shape]
    cells = tuple(sorted(moved))
    return Piece(cells, tuple(cells.index(moved[pivot]) for pivot in piece.pivots))
