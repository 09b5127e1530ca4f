"""Puzzles from recipes: outlines joined from pieces, or rectangles, graded by techniques.

Candidates are made until one's label is the difficulty asked for. Pieces are locked to make a
board easier, and to leave one packing where that is wished.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from univoca.contract import Generated
from univoca.deduce.grading import Grade, grade
from univoca.deduce.run import Run
from univoca.deduce.technique import Trace
from univoca.errors import GenerationError, InputError
from univoca.grid import SYMMETRIES, Size
from univoca.kinds.pentominoes import shapes, techniques
from univoca.kinds.pentominoes.growth import Grown, grow, holes, looks
from univoca.kinds.pentominoes.model import Answer, Locked, Puzzle, transform_answer
from univoca.kinds.pentominoes.solver import solutions
from univoca.outcome import Budget, CancelToken
from univoca.recipe import DIFFICULTIES, Recipe
from univoca.rng import Rng

FEWEST, MOST = 3, 12
PACKINGS = 200
FULL_SET_PACKINGS = 2_000
NODES = 400_000
CANDIDATES = 60
"""Graded candidates, none of which has the label asked for, after which the nearest is taken."""
ATTEMPTS = 4_000
_PIECES = re.compile(r"(\d{1,2})p")
_LOCKS = {"easy": 2, "normal": 1, "hard": 0, "expert": 0}
_RECTANGLE_LOCKS = {"easy": 3, "normal": 2, "hard": 1, "expert": 0}
_FULL_SET_LOCKS = {"easy": 4, "normal": 3, "hard": 2, "expert": 1}
_MORE_LOCKS = {"easy": (6, 4), "normal": (4, 5), "hard": (2, 6), "expert": (0, 12)}
"""The most pieces to lock where a candidate is too hard, and the fewest to leave.

Rectangles, the smallest of which have few packings, may keep one piece fewer.
"""


@dataclass(frozen=True, slots=True)
class Searched:
    """A candidate with what its full search showed (packings counted up to 200)."""

    puzzle: Puzzle
    answer: Answer
    packings: int
    more: bool
    nodes: int


@dataclass(frozen=True, slots=True)
class Reasoned:
    """A candidate with its run of techniques, its grade and its label."""

    searched: Searched
    trace: Trace
    grade: Grade
    label: str


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
    """Make the puzzle of a recipe; raises GenerationError when the deadline or cancel comes.

    After 60 candidates of other labels (or 4,000 attempts in all) the nearest in effort is taken.
    """
    check_size(recipe.size)
    rng = Rng(str(recipe))
    rejected: Counter[str] = Counter()
    nearest: Reasoned | None = None
    for attempts, grown in enumerate(_candidates(rng, recipe), 1):
        _ask(budget)
        made, cause = _candidate(rng, grown, recipe, budget)
        if made is not None and made.label == recipe.difficulty:
            return _finished(recipe, made, rejected)
        rejected[cause] += 1
        if made is not None and (nearest is None or _off(recipe, made) < _off(recipe, nearest)):
            nearest = made
        if rejected["label"] == CANDIDATES or attempts == ATTEMPTS:
            break
    if nearest is None:
        raise GenerationError("error-generation", reason="nodes")
    rejected["label"] -= 1
    return _finished(recipe, nearest, rejected)


def _candidate(
    rng: Rng, grown: Grown, recipe: Recipe, budget: Budget
) -> tuple[Reasoned | None, str]:
    """Return a candidate with the locks that its difficulty wants, and why it may be rejected."""
    made = _searched(grown, budget)
    if made.packings == 0:
        return None, "inconclusive" if made.more else "contradiction"
    made = _locked(rng, made, recipe, budget)
    if recipe.option("unique", "no") == "yes" and (made.packings > 1 or made.more):
        return None, "ambiguous"
    found = _reasoned(made)
    pieces = len(made.puzzle.pieces) + len(made.puzzle.locked)
    locks, left = _MORE_LOCKS[recipe.difficulty]
    rectangle = _PIECES.fullmatch(recipe.size) is None
    most = min(locks, pieces - left + rectangle)
    wanted = DIFFICULTIES.index(recipe.difficulty)
    while DIFFICULTIES.index(found.label) > wanted and len(made.puzzle.locked) < most:
        made = _with_lock(made, rng.below(len(made.puzzle.pieces)), budget)
        found = _reasoned(made)
    return (found, "label") if found.grade.end == "solved" else (None, "inconclusive")


def _reasoned(made: Searched) -> Reasoned:
    """Run the techniques over a candidate."""
    trace = Run(techniques.board(made.puzzle)).trace()
    found = grade(techniques.TECHNIQUES, trace)
    return Reasoned(made, trace, found, techniques.label(made.puzzle, found))


def _off(recipe: Recipe, made: Reasoned) -> float:
    """Return how far a candidate's effort is from the band of the difficulty asked for."""
    low, high = techniques.band(made.searched.puzzle, recipe.difficulty)
    return max(low - made.grade.effort, made.grade.effort - high, 0.0)


def _finished(
    recipe: Recipe, made: Reasoned, rejected: Mapping[str, int]
) -> Generated[Puzzle, Answer]:
    """Return a candidate with its figures."""
    best = made.searched
    measures = {
        "pieces": len(best.puzzle.pieces),
        "packings": best.packings,
        "more": int(best.more),
        "nodes": best.nodes,
        "locked": len(best.puzzle.locked),
        "holes": holes(best.puzzle),
        **made.grade.measures(),
    }
    counts = {cause: count for cause, count in rejected.items() if count}
    return Generated(best.puzzle, best.answer, recipe, counts, measures, made.trace)


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


def _searched(grown: Grown, budget: Budget) -> Searched:
    """Search a candidate through, up to 200 packings."""
    listing = solutions(grown.puzzle, _bounded(budget), PACKINGS)
    if listing.ran_out in ("deadline", "cancelled"):
        raise GenerationError("error-generation", reason=listing.ran_out)
    answer = grown.answer
    if None in answer.placements and listing.answers:
        answer = listing.answers[0]
    packings = len(listing.answers)
    return Searched(grown.puzzle, answer, packings, not listing.complete, listing.spent.nodes)


def _locked(rng: Rng, made: Searched, recipe: Recipe, budget: Budget) -> Searched:
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


def _another_packing(rng: Rng, made: Searched, budget: Budget) -> Searched:
    """Take any packing of a rectangle that all twelve pieces fill, turned or mirrored anyhow.

    Without locks there is but one such puzzle for each rectangle, and so each has one at least.
    """
    listing = solutions(made.puzzle, _bounded(budget), FULL_SET_PACKINGS)
    if listing.ran_out in ("deadline", "cancelled"):
        raise GenerationError("error-generation", reason=listing.ran_out)
    own = [one for one in SYMMETRIES if one.size(made.puzzle.size) == made.puzzle.size]
    answer = transform_answer(made.puzzle, rng.choice(listing.answers), rng.choice(own))
    return replace(made, answer=answer)


def _with_lock(made: Searched, number: int, budget: Budget) -> Searched:
    """Lock one piece where its packing has it."""
    puzzle = made.puzzle
    place = made.answer.placements[number]
    if place is None:
        return made
    locked = sorted((*puzzle.locked, Locked(puzzle.pieces[number], place)))
    names = puzzle.pieces[:number] + puzzle.pieces[number + 1 :]
    places = made.answer.placements[:number] + made.answer.placements[number + 1 :]
    smaller = Puzzle(puzzle.size, puzzle.outline, names, tuple(locked))
    return _searched(Grown(smaller, Answer(places)), budget)


def _bounded(budget: Budget) -> Budget:
    """Return a bound on one search that is the same for every caller."""
    return Budget(nodes=NODES, deadline=budget.deadline, cancel=budget.cancel or CancelToken())


def _ask(budget: Budget) -> None:
    """Raise GenerationError when the deadline or the cancel has come."""
    reason = budget.ran_out()
    if reason is not None:
        raise GenerationError("error-generation", reason=reason)
