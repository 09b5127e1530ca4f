"""Puzzles from recipes: outlines joined from pieces, or rectangles; graded by packings and nodes.

Several candidates are made; the difficulty says which of them, ordered by grade, is taken.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import log2

from univoca.contract import Generated
from univoca.errors import GenerationError, InputError
from univoca.grid import SYMMETRIES, Size
from univoca.kinds.pentominoes import shapes
from univoca.kinds.pentominoes.growth import Grown, grow, holes, looks
from univoca.kinds.pentominoes.model import Answer, Locked, Puzzle, transform_answer
from univoca.kinds.pentominoes.solver import solutions
from univoca.outcome import Budget, CancelToken
from univoca.recipe import Recipe
from univoca.rng import Rng

FEWEST, MOST = 3, 12
PACKINGS = 200
FULL_SET_PACKINGS = 2_000
NODES = 400_000
CANDIDATES = 8
ATTEMPTS = 4_000
_PIECES = re.compile(r"(\d{1,2})p")
_RANK = {"easy": 0, "normal": 2, "hard": 5, "expert": 7}
_LOCKS = {"easy": 2, "normal": 1, "hard": 0, "expert": 0}
_RECTANGLE_LOCKS = {"easy": 3, "normal": 2, "hard": 1, "expert": 0}
_FULL_SET_LOCKS = {"easy": 4, "normal": 3, "hard": 2, "expert": 1}


@dataclass(frozen=True, slots=True)
class Graded:
    """A candidate with what its full search showed (packings counted up to 200)."""

    puzzle: Puzzle
    answer: Answer
    packings: int
    more: bool
    nodes: int

    @property
    def grade(self) -> float:
        """How hard it is: work of the whole search against packings to be met, and the pieces."""
        return log2(2 + self.nodes) - log2(1 + self.packings) + 0.5 * len(self.puzzle.pieces)


def check_size(size: str) -> None:
    """Raise InputError unless the size is `3p` to `12p` or a rectangle for 3 to 12 pentominoes."""
    if _PIECES.fullmatch(size) and size.isascii():
        if not FEWEST <= int(size[:-1]) <= MOST or size[0] == "0":
            raise InputError("error-size-offered", found=size[:40], expected="3p … 12p, 6x10 …")
        return
    board = Size.parse(size)
    area, odd = board.cells // 5, board.cells % 5
    if odd or not FEWEST <= area <= MOST or min(board.rows, board.cols) < 3 or str(board) != size:
        raise InputError("error-size-offered", found=size[:40], expected="3p … 12p, 6x10 …")


def generate(recipe: Recipe, budget: Budget) -> Generated[Puzzle, Answer]:
    """Make the puzzle of a recipe; raises GenerationError when the deadline or cancel comes."""
    check_size(recipe.size)
    rng = Rng(str(recipe))
    rejected: Counter[str] = Counter()
    unique = recipe.option("unique", "no") == "yes"
    found: list[Graded] = []
    for attempts, grown in enumerate(_candidates(rng, recipe), 1):
        _ask(budget)
        made = _graded(grown, budget)
        if made.packings == 0:
            rejected["contradiction" if not made.more else "inconclusive"] += 1
        else:
            made = _locked(rng, made, grown, recipe, budget)
            if not unique or (made.packings == 1 and not made.more):
                found.append(made)
            else:
                rejected["ambiguous"] += 1
        if len(found) == CANDIDATES or attempts == ATTEMPTS or (found and attempts >= 40):
            break
    if not found:
        raise GenerationError("error-generation", reason="nodes")
    return _chosen(recipe, found, rejected)


def _chosen(
    recipe: Recipe, found: list[Graded], rejected: Mapping[str, int]
) -> Generated[Puzzle, Answer]:
    """Take the candidate whose rank by grade is the difficulty's."""
    found.sort(key=lambda each: each.grade)
    best = found[_RANK[recipe.difficulty] * (len(found) - 1) // (CANDIDATES - 1)]
    measures = {
        "pieces": len(best.puzzle.pieces),
        "packings": best.packings,
        "more": int(best.more),
        "nodes": best.nodes,
        "grade": round(best.grade, 3),
        "locked": len(best.puzzle.locked),
        "holes": holes(best.puzzle),
    }
    return Generated(best.puzzle, best.answer, recipe, dict(rejected), measures)


def _candidates(rng: Rng, recipe: Recipe) -> Iterator[Grown]:
    """Yield outlines: the better looking of two grown ones, or the rectangle with other pieces."""
    if _PIECES.fullmatch(recipe.size):
        count = int(recipe.size[:-1])
        while True:
            names = rng.shuffled(shapes.LETTERS)[:count]
            yield max((grow(rng, names) for _ in range(2)), key=lambda each: looks(each.puzzle))
    size = Size.parse(recipe.size)
    count = size.cells // 5
    while True:
        names = sorted(rng.shuffled(shapes.LETTERS)[:count], key=shapes.order)
        puzzle = Puzzle(size, tuple(range(size.cells)), tuple(names))
        yield Grown(puzzle, Answer((None,) * count))


def _graded(grown: Grown, budget: Budget) -> Graded:
    """Search a candidate through, up to 200 packings."""
    listing = solutions(grown.puzzle, _bounded(budget), PACKINGS)
    if listing.ran_out in ("deadline", "cancelled"):
        raise GenerationError("error-generation", reason=listing.ran_out)
    answer = grown.answer
    if None in answer.placements and listing.answers:
        answer = listing.answers[0]
    packings = len(listing.answers)
    return Graded(grown.puzzle, answer, packings, not listing.complete, listing.spent.nodes)


def _locked(rng: Rng, made: Graded, grown: Grown, recipe: Recipe, budget: Budget) -> Graded:
    """Lock pieces of the packing where that helps: on easy boards, and to make one packing only."""
    count = len(made.puzzle.pieces)
    rectangle = _PIECES.fullmatch(recipe.size) is None
    wanted = (_RECTANGLE_LOCKS if rectangle else _LOCKS)[recipe.difficulty]
    if rectangle and count == MOST:
        made = _another_packing(rng, made, budget)
        wanted = _FULL_SET_LOCKS[recipe.difficulty]
    wanted = min(wanted, max(0, count - 6) if rectangle else max(0, (count - 5) // 3))
    for _ in range(wanted):
        made = _with_lock(made, rng.below(len(made.puzzle.pieces)), budget)
    if recipe.option("unique", "no") == "yes":
        most = count - 3 if rectangle else wanted + 2
        while made.packings > 1 and len(made.puzzle.locked) < most:
            _ask(budget)
            tries = rng.shuffled(range(len(made.puzzle.pieces)))[:4]
            locks = [_with_lock(made, number, budget) for number in tries]
            made = min(locks, key=lambda each: each.packings)
    return made


def _another_packing(rng: Rng, made: Graded, budget: Budget) -> Graded:
    """Take any packing of a rectangle that all twelve pieces fill, turned or mirrored anyhow.

    Without locks there is but one such puzzle for each rectangle, and so each has one at least.
    """
    listing = solutions(made.puzzle, _bounded(budget), FULL_SET_PACKINGS)
    if listing.ran_out in ("deadline", "cancelled"):
        raise GenerationError("error-generation", reason=listing.ran_out)
    own = [one for one in SYMMETRIES if one.size(made.puzzle.size) == made.puzzle.size]
    answer = transform_answer(made.puzzle, rng.choice(listing.answers), rng.choice(own))
    return replace(made, answer=answer)


def _with_lock(made: Graded, number: int, budget: Budget) -> Graded:
    """Lock one piece where its packing has it."""
    puzzle = made.puzzle
    place = made.answer.placements[number]
    if place is None:
        return made
    locked = sorted((*puzzle.locked, Locked(puzzle.pieces[number], place)))
    names = puzzle.pieces[:number] + puzzle.pieces[number + 1 :]
    places = made.answer.placements[:number] + made.answer.placements[number + 1 :]
    smaller = Puzzle(puzzle.size, puzzle.outline, names, tuple(locked))
    return _graded(Grown(smaller, Answer(places)), budget)


def _bounded(budget: Budget) -> Budget:
    """Return a bound on one search that is the same for every caller."""
    return Budget(nodes=NODES, deadline=budget.deadline, cancel=budget.cancel or CancelToken())


def _ask(budget: Budget) -> None:
    """Raise GenerationError when the deadline or the cancel has come."""
    reason = budget.ran_out()
    if reason is not None:
        raise GenerationError("error-generation", reason=reason)
