"""What a person sees on a Blank: a dot, a cross. Knows no validator, search or clause.

Variable c + 1 says that cell c is shaded. A dot counts its cell to one, a cross to none.
"""

from __future__ import annotations

from univoca.deduce.board import Board
from univoca.deduce.grading import Grade
from univoca.deduce.network import Network
from univoca.deduce.technique import Finding, Sentence, Technique
from univoca.grid import cell_name
from univoca.kinds._blank.model import Puzzle, has_cross, has_dot

TECHNIQUES = (
    Technique("dot", 1, 2.0),
    Technique("cross", 1, 1.0),
    Technique("trial", 5, 0.5, "trial"),
    Technique("core", 6, 0.2, "core"),
)
DOTTED, CROSSED = (1, 0, 1, 0), (1, 1, 1, 1)
"""Who sees the events FULL, NEED, OVER and UNDER of a dot and of a cross."""


def board(puzzle: Puzzle) -> Board:
    """Return the board of a puzzle, nothing known yet."""
    cells = range(puzzle.size.cells)
    network = Network(len(cells), len(TECHNIQUES))
    for cell in cells:
        if has_dot(puzzle, cell):
            network.count([cell + 1], 1, 1, DOTTED)
        if has_cross(puzzle, cell):
            network.count([cell + 1], 0, 0, CROSSED)
    network.freeze()
    names = [cell_name(cell, puzzle.size.cols) for cell in cells]

    def sentence(finding: Finding) -> Sentence:
        cell = abs(network.literals(finding.source)[0]) - 1
        what = TECHNIQUES[finding.technique].id if finding.literals else "both"
        return Sentence(f"blank-why-{what}", {"cell": names[cell]}, (names[cell],))

    def assumption(literal: int) -> Sentence:
        cell = abs(literal) - 1
        what = "shaded" if literal > 0 else "dotted"
        return Sentence(f"blank-assume-{what}", {"cell": names[cell]}, (names[cell],))

    return Board(
        techniques=TECHNIQUES,
        network=network,
        goal=tuple(cell + 1 for cell in cells),
        marks={
            sign * (cell + 1): (names[cell], state)
            for cell in cells
            for sign, state in ((1, "shaded"), (-1, "dotted"))
        },
        sentence=sentence,
        assumption=assumption,
        trial_limit=2,
        trials=tuple(cell + 1 for cell in cells),
    )


def label(puzzle: Puzzle, grade: Grade) -> str:
    """Return the one difficulty there is."""
    return "easy"
