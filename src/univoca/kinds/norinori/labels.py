"""Which difficulty a graded Norinori has: bands of effort, which rise with the size of the board.

Effort adds up over the steps, so a larger board costs more: measured from 5×5 to 20×20, 0.7 times
the logarithm of the cells. The bands stand where 30, 56 and 80 of 100 boards of all styles are
below (docs/difficulty.md). Whatever needs a trial is *hard* at least.
"""

from __future__ import annotations

import math

from univoca.deduce.grading import Grade
from univoca.kinds.norinori.model import Puzzle
from univoca.recipe import DIFFICULTIES

GROWTH = 0.7
TOPS = (-1.95, -1.70, -1.28)  # of easy, normal and hard, at one cell
NEVER = 10.0


def label(puzzle: Puzzle, grade: Grade) -> str:
    """Return the difficulty in whose band a solved grade lies."""
    effort = grade.effort - GROWTH * math.log(puzzle.size.cells)
    place = sum(effort >= top for top in TOPS)
    return DIFFICULTIES[max(place, 2) if grade.refutations else place]


def miss(puzzle: Puzzle, grade: Grade, difficulty: str) -> float:
    """Return by how much effort a grade misses a difficulty's band: 0.0 where it is labelled so."""
    if label(puzzle, grade) == difficulty:
        return 0.0
    effort = grade.effort - GROWTH * math.log(puzzle.size.cells)
    place = DIFFICULTIES.index(difficulty)
    low, high = (-math.inf, *TOPS)[place], (*TOPS, math.inf)[place]
    refuted = NEVER if grade.refutations and place < 2 else 0.0
    return max(low - effort, effort - high, 0.0) + refuted
