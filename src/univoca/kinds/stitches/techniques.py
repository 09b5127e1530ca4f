"""What a person sees on a board of Stitches, from the cheapest technique on.

`layout.py` has the variables and the counts; `claims.py` and `bounds.py` look over the whole board.
Knows no validator, search or clause.
"""

from __future__ import annotations

import math
from functools import partial

from univoca.deduce.board import Board, Scanner
from univoca.deduce.grading import Grade
from univoca.deduce.technique import Technique
from univoca.grid import edge_name
from univoca.kinds.stitches.bounds import Bounds
from univoca.kinds.stitches.claims import Claims
from univoca.kinds.stitches.layout import Layout, blocks
from univoca.kinds.stitches.model import Puzzle
from univoca.kinds.stitches.speech import Speech

TECHNIQUES = (
    Technique("hole", 1, 10.0),
    Technique("pair-joined", 1, 10.0),
    Technique("used", 1, 10.0),
    Technique("pair-needs", 1, 8.0),
    Technique("line-full", 1, 8.0),
    Technique("line-needs", 2, 5.0),
    Technique("one-way", 2, 5.0),
    Technique("claim", 2, 4.0),
    Technique("line-pairs", 3, 3.0),
    Technique("line-reach", 3, 2.5),
    Technique("rest", 3, 2.0),
    Technique("shared", 4, 1.5),
    Technique("block", 4, 1.0),
    Technique("trial", 5, 0.5, "trial"),
    Technique("core", 6, 0.2, "core"),
)
TRIED = ("claim", "line-pairs", "line-reach", "shared")
"""What a trial follows beside the counts, where these show nothing."""
EASY, NORMAL, HARD = 1.25, 1.7, 1.9
"""The scarcity from which on a puzzle is no longer easy, normal, hard."""
INDICES = {technique.id: index for index, technique in enumerate(TECHNIQUES)}


def board(puzzle: Puzzle) -> Board:
    """Return the board of a puzzle, nothing known yet."""
    layout = Layout(puzzle, INDICES)
    claims = Claims(layout)
    lines = Bounds(layout, layout.lines)
    many = Bounds(layout, blocks(layout.lines))
    finds = {
        "claim": claims.alone,
        "line-pairs": lines.must,
        "line-reach": lines.can,
        "shared": claims.together,
        "block": many.both,
    }
    marks = {}
    for number, edge in enumerate(layout.edges):
        name = edge_name(edge, puzzle.size.cols)
        marks[number + 1] = name, "stitched"
        marks[-number - 1] = name, "crossed"
    speech = Speech(layout, TECHNIQUES)
    edges = tuple(range(1, len(layout.edges) + 1))
    return Board(
        techniques=TECHNIQUES,
        network=layout.network,
        goal=edges,
        marks=marks,
        sentence=speech.sentence,
        assumption=speech.assumption,
        trial_limit=INDICES["claim"],
        far_limit=INDICES["block"],
        trials=edges,
        scanners=tuple(
            Scanner(INDICES[name], partial(find, INDICES[name]), name in TRIED)
            for name, find in finds.items()
        ),
        echoes=1,
    )


def scarcity(puzzle: Puzzle, grade: Grade) -> float:
    """Return the effort less what the size alone brings: 0 more at 10x10, so a band fits all."""
    return grade.effort - math.log(puzzle.size.cells / 100)


def label(puzzle: Puzzle, grade: Grade) -> str:
    """Return the difficulty in whose band a solved grade lies.

    *easy* needs no bounds on lines, *normal* one line at a time, *hard* as a rule no trial.
    """
    scarce = scarcity(puzzle, grade)
    if grade.level <= 2 and scarce < EASY:
        return "easy"
    if grade.level <= 3 and scarce < NORMAL:
        return "normal"
    return "hard" if grade.level <= 4 or scarce < HARD else "expert"
