"""How the generator takes numbers off a board until it is as hard as asked.

Numbers go in random order as long as a short search proves the answer. Of the boards on that way,
each harder than the one before as a rule, the one of the asked label is found by halving: so few
runs of the techniques are needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from univoca.deduce.grading import Grade, grade
from univoca.deduce.run import Run
from univoca.deduce.technique import Trace
from univoca.kernels import matching
from univoca.kinds.stitches import techniques
from univoca.kinds.stitches.model import Edge, Number, Puzzle, borders
from univoca.kinds.stitches.solver import stated
from univoca.recipe import DIFFICULTIES
from univoca.rng import Rng


@dataclass(frozen=True, slots=True)
class Aim:
    """What a difficulty asks for.

    At least a share `gone` of the numbers goes and at most `gone_most`, while a search proves the
    answer within `nodes`. The finished puzzle has the label, and at least this `scarcity`.
    """

    label: str
    gone: float
    gone_most: float
    nodes: int
    scarcity: float

    @property
    def trial(self) -> bool:
        """Whether a person may have to try something."""
        return self.label == DIFFICULTIES[-1]


@dataclass(frozen=True, slots=True)
class Graded:
    """A puzzle with the run of the techniques over it; `label` is None where that does not end."""

    puzzle: Puzzle
    trace: Trace
    grade: Grade
    label: str | None


def graded(puzzle: Puzzle, trial: bool) -> Graded:
    """Run the techniques over a puzzle, with the one-step trial or without."""
    board = techniques.board(puzzle)
    trace = Run(board, None if trial else techniques.INDICES["trial"]).trace()
    found = grade(techniques.TECHNIQUES, trace)
    solved = trace.end == "solved"
    return Graded(puzzle, trace, found, techniques.label(puzzle, found) if solved else None)


def off(one: Graded, aim: Aim) -> float:
    """Return how far a puzzle is from what is asked: below 0 too easy, above 0 too hard, 0 right.

    One label further is 10.
    """
    if one.label is None:
        return 100.0
    labels = DIFFICULTIES.index(one.label) - DIFFICULTIES.index(aim.label)
    lacks = techniques.scarcity(one.puzzle, one.grade) - aim.scarcity
    if labels:
        return 10.0 * labels
    return min(0.0, lacks)


def thinner(puzzle: Puzzle, aim: Aim, rng: Rng) -> list[Puzzle]:
    """Return the puzzle, then with one number less each, as long as the search proves them."""
    border = borders(puzzle)
    rows = puzzle.size.rows
    numbers: list[Number] = [*puzzle.rows, *puzzle.columns]
    found = [puzzle]
    for line in rng.shuffled(range(len(numbers))):
        if len(found) > aim.gone_most * len(numbers):
            break
        kept, numbers[line] = numbers[line], None
        fewer = replace(puzzle, rows=tuple(numbers[:rows]), columns=tuple(numbers[rows:]))
        if proof_nodes(fewer, border, aim.nodes) is None:
            numbers[line] = kept
        else:
            found.append(fewer)
    return found


def proof_nodes(puzzle: Puzzle, border: tuple[Edge, ...], nodes: int) -> int | None:
    """Return the search nodes of the proof of one answer, or None without proof in the bound."""
    found = matching.search(stated(puzzle, border), limit=2, nodes=nodes)
    return found.nodes if found.complete and len(found.solutions) == 1 else None


def nearest(puzzles: Sequence[Puzzle], aim: Aim, least: int) -> Graded:
    """Return the puzzle that is as asked, or comes near; those before place `least` are too full.

    The hardest is tried first where trials are allowed, elsewhere the fullest.
    """
    low, high = min(least, len(puzzles) - 1), len(puzzles) - 1
    place = high if aim.trial else low
    best: Graded | None = None
    while low <= high:
        one = graded(puzzles[place], aim.trial)
        if best is None or abs(off(one, aim)) < abs(off(best, aim)):
            best = one
        wrong = off(one, aim)
        if wrong == 0.0:
            break
        low, high = (low, place - 1) if wrong > 0 else (place + 1, high)
        place = (low + high) // 2
    assert best is not None  # noqa: S101
    return best
