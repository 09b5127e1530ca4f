"""Stitches from recipes: a board whose full numbers force its answer, then fewer numbers.

A difficulty says what share of the numbers may go and how many search nodes the proof that the
answer is the only one may and should take. Everything is drawn through `rng` and judged by the
project's own search, so that a recipe gives the same puzzle everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from univoca.contract import Generated
from univoca.errors import GenerationError, InputError
from univoca.grid import Size
from univoca.kernels import matching
from univoca.kinds.stitches.building import Board, lay, mended
from univoca.kinds.stitches.model import Answer, Edge, Number, Puzzle, answer_from, borders
from univoca.kinds.stitches.solver import stated
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng

MIN_SIDE = 4
MAX_SIDE = 15
MAX_TRIES = 3000


@dataclass(frozen=True, slots=True)
class Level:
    """What a difficulty asks of the proof that the answer is the only one.

    Numbers go one by one while that proof stays within `nodes_most` search nodes, until a share
    `gone` has gone and the proof takes `nodes`, or a share `gone_most` has gone. Of `boards`
    boards the first that takes `nodes` is kept, else the one that takes the most.
    """

    gone: float
    gone_most: float
    nodes: int
    nodes_most: int
    boards: int


LEVELS = {
    "easy": Level(0.1, 0.1, 1, 1, 1),
    "normal": Level(0.25, 0.4, 3, 6, 3),
    "hard": Level(0.35, 0.7, 7, 20, 3),
    "expert": Level(0.5, 1.0, 25, 120, 6),
}
_DENSITY = {1: 0.7, 2: 0.9, 3: 1.0, 4: 1.0}  # by k: with more regions the stitches seldom fit
_FULL_BOARD = 144  # cells: smaller boards cost less, and try more boards for a longer proof


@dataclass(frozen=True, slots=True)
class _Candidate:
    puzzle: Puzzle
    stitches: frozenset[Edge]
    nodes: int


def check_size(size: str) -> None:
    """Raise InputError unless both sides go from 4 to 15."""
    parsed = Size.parse(size)
    sides = (parsed.rows, parsed.cols)
    if min(sides) < MIN_SIDE or max(sides) > MAX_SIDE:
        raise InputError("error-size-offered", found=size, expected="4x4 … 15x15")


def generate(recipe: Recipe, budget: Budget) -> Generated[Puzzle, Answer]:
    """Make the puzzle of a recipe; option k is the number of stitches for each pair."""
    workshop = _Workshop(recipe, budget)
    level = workshop.level
    boards = level.boards * max(1, _FULL_BOARD // workshop.size.cells)
    best: _Candidate | None = None
    made = 0
    while made < boards:
        board = workshop.next_board()
        if board is None:
            break
        candidate = _thinned(board, level, workshop.rng)
        if candidate is None:
            workshop.rejected["inconclusive"] += 1
            continue
        made += 1
        if best is None or candidate.nodes > best.nodes:
            best = candidate
        if best.nodes >= level.nodes:
            break
        workshop.rejected["simple"] += 1
    if best is None:
        raise GenerationError("error-generation", reason="nodes")
    return _generated(best, recipe, workshop.rejected)


class _Workshop:
    """Builds one board after another for a recipe, fewer regions after failures in a row."""

    def __init__(self, recipe: Recipe, budget: Budget) -> None:
        self.size = Size.parse(recipe.size)
        self.level = LEVELS[recipe.difficulty]
        self.k = int(recipe.option("k", "1"))
        self.rng = Rng(str(recipe))
        self.budget = budget
        self.rejected: Counter[str] = Counter()
        self.tries = 0

    def next_board(self) -> Board | None:
        """Return a board whose full numbers leave one answer; None when the tries are used up."""
        failures = 0
        wanted = max(3, round(self.size.cells * _DENSITY[self.k] / (5 * self.k)))
        while self.tries < MAX_TRIES:
            self._must_go_on()
            self.tries += 1
            count = max(2, wanted - failures // 4)
            board = lay(self.size, self.k, count, self.rng)
            if board is None:
                failures += 1
                self.rejected["contradiction"] += 1
                continue
            result = mended(board, self.level.nodes_most, self.rng)
            if isinstance(result, Board):
                return result
            self.rejected[result] += 1
        return None

    def _must_go_on(self) -> None:
        reason = self.budget.ran_out()
        if reason is not None:
            raise GenerationError("error-generation", reason=reason)


def _thinned(board: Board, level: Level, rng: Rng) -> _Candidate | None:
    """Return the board with as few numbers as the level asks; None when it is too hard for it."""
    puzzle = board.puzzle()
    border = borders(puzzle)
    nodes = _proof_nodes(puzzle, border, level)
    if nodes is None:
        return None
    rows = puzzle.size.rows
    numbers: list[Number] = [*puzzle.rows, *puzzle.columns]
    gone = 0
    for line in rng.shuffled(range(len(numbers))):
        share = gone / len(numbers)
        if share >= level.gone_most or (share >= level.gone and nodes >= level.nodes):
            break
        kept, numbers[line] = numbers[line], None
        fewer = replace(puzzle, rows=tuple(numbers[:rows]), columns=tuple(numbers[rows:]))
        asked = _proof_nodes(fewer, border, level)
        if asked is None:
            numbers[line] = kept
        else:
            puzzle, nodes, gone = fewer, asked, gone + 1
    return _Candidate(puzzle, board.stitches, nodes)


def _proof_nodes(puzzle: Puzzle, border: tuple[Edge, ...], level: Level) -> int | None:
    """Return the search nodes of the proof of one answer, or None without proof in the bound."""
    found = matching.search(stated(puzzle, border), limit=2, nodes=level.nodes_most)
    return found.nodes if found.complete and len(found.solutions) == 1 else None


def _generated(
    best: _Candidate, recipe: Recipe, rejected: Mapping[str, int]
) -> Generated[Puzzle, Answer]:
    puzzle = best.puzzle
    numbers = [number for number in (*puzzle.rows, *puzzle.columns) if number is not None]
    measures = {
        "nodes": float(best.nodes),
        "regions": float(max(puzzle.regions) + 1),
        "stitches": float(len(best.stitches)),
        "borders": float(len(borders(puzzle))),
        "numbers": float(len(numbers)),
    }
    return Generated(puzzle, answer_from(best.stitches), recipe, dict(rejected), measures)
