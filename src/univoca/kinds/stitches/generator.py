"""Stitches from recipes: a board whose full numbers force its answer, then fewer numbers.

A difficulty says what share of the numbers may go and how many search nodes the proof that the
answer is the only one may and should take. Everything is drawn through `rng` and judged by the
project's own search, so that a recipe gives the same puzzle everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from univoca.contract import Generated
from univoca.errors import GenerationError, InputError
from univoca.grid import Size
from univoca.kernels import matching
from univoca.kinds.stitches.building import Board, eased, lay, mended
from univoca.kinds.stitches.model import Answer, Puzzle, answer_from, borders
from univoca.kinds.stitches.solver import stated
from univoca.kinds.stitches.thinning import Aim, Graded, nearest, off, thinner
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng

MIN_SIDE = 4
MAX_SIDE = 15
MAX_TRIES = 3000
_PROOF_NODES = 100_000


@dataclass(frozen=True, slots=True)
class Level:
    """A difficulty: what is asked of the finished puzzle, and of how many boards it is made."""

    aim: Aim
    boards: int


LEVELS = {
    "easy": Level(Aim("easy", 0.05, 0.15, 1, -9.0), 8),
    "normal": Level(Aim("normal", 0.2, 0.45, 4, 1.3), 8),
    "hard": Level(Aim("hard", 0.35, 0.7, 10, 1.65), 12),
    "expert": Level(Aim("expert", 0.5, 1.0, 120, 1.95), 12),
}
_EASY_SHARE = 0.75  # of the regions: the fewer they are, the more boards are easy
_DENSITY = {1: 0.7, 2: 0.9, 3: 1.0, 4: 1.0}  # by k: with more regions the stitches seldom fit
_FULL_BOARD = 144  # cells: smaller boards cost less, and try more boards
_CROWDED = 4  # stitches a pair: so few regions have room that few boards are hard without a trial


def check_size(size: str) -> None:
    """Raise InputError unless both sides go from 4 to 15."""
    parsed = Size.parse(size)
    sides = (parsed.rows, parsed.cols)
    if min(sides) < MIN_SIDE or max(sides) > MAX_SIDE:
        raise InputError("error-size-offered", found=size, expected="4x4 … 15x15")


def generate(recipe: Recipe, budget: Budget) -> Generated[Puzzle, Answer]:
    """Make the puzzle of a recipe; option k is the number of stitches for each pair."""
    workshop = _Workshop(recipe, budget)
    level, aim = workshop.level, workshop.level.aim
    best: tuple[Graded, Board] | None = None
    boards = level.boards * max(1, _FULL_BOARD // workshop.size.cells)
    for _ in range(boards * (3 if workshop.k >= _CROWDED else 1)):
        board = workshop.next_board()
        if board is None:
            break
        puzzle = board.puzzle()
        least = round(aim.gone * (puzzle.size.rows + puzzle.size.cols))
        found = nearest(thinner(puzzle, aim, workshop.rng), aim, least)
        if found.label is not None and (best is None or _closer(found, best[0], aim)):
            best = found, board
        if off(found, aim) == 0.0:
            break
        workshop.rejected["easier" if off(found, aim) < 0 else "harder"] += 1
    if best is None:
        raise GenerationError("error-generation", reason="nodes")
    return _generated(*best, recipe, workshop.rejected)


def _closer(one: Graded, other: Graded, aim: Aim) -> bool:
    return abs(off(one, aim)) < abs(off(other, aim))


class _Workshop:
    """Builds one board after another for a recipe, fewer regions after failures in a row."""

    def __init__(self, recipe: Recipe, budget: Budget) -> None:
        self.size = Size.parse(recipe.size)
        self.level = LEVELS[recipe.difficulty]
        self.easy = recipe.difficulty == "easy"
        self.k = int(recipe.option("k", "1"))
        self.rng = Rng(str(recipe))
        self.budget = budget
        self.rejected: Counter[str] = Counter()
        self.tries = 0

    def next_board(self) -> Board | None:
        """Return a board whose full numbers leave one answer; None when the tries are used up."""
        failures = 0
        wanted = self.size.cells * _DENSITY[self.k] / (5 * self.k)
        wanted = max(3, round(wanted * (_EASY_SHARE if self.easy else 1.0)))
        while self.tries < MAX_TRIES:
            self._must_go_on()
            self.tries += 1
            board = lay(self.size, self.k, max(2, wanted - failures // 4), self.rng)
            if board is None:
                failures += 1
                self.rejected["contradiction"] += 1
                continue
            made = self._mended(board)
            if made is not None:
                return made
            failures += 2 if self.easy else 0
        return None

    def _mended(self, board: Board) -> Board | None:
        mended_board = mended(board, self.level.aim.nodes, self.rng)
        if not isinstance(mended_board, Board):
            self.rejected[mended_board] += 1
            return None
        if not self.easy:
            return mended_board
        easier = eased(mended_board, self.rng)
        self.rejected["harder"] += easier is None
        return easier

    def _must_go_on(self) -> None:
        reason = self.budget.ran_out()
        if reason is not None:
            raise GenerationError("error-generation", reason=reason)


def _generated(
    found: Graded, board: Board, recipe: Recipe, rejected: Mapping[str, int]
) -> Generated[Puzzle, Answer]:
    puzzle = found.puzzle
    border = borders(puzzle)
    numbers = [number for number in (*puzzle.rows, *puzzle.columns) if number is not None]
    proof = matching.search(stated(puzzle, border), limit=2, nodes=_PROOF_NODES)
    measures = {
        **found.grade.measures(),
        "nodes": float(proof.nodes),
        "regions": float(max(puzzle.regions) + 1),
        "stitches": float(len(board.stitches)),
        "borders": float(len(border)),
        "numbers": float(len(numbers)),
    }
    answer = answer_from(board.stitches)
    return Generated(puzzle, answer, recipe, dict(rejected), measures, found.trace)
