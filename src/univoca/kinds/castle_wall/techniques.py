"""What a person sees on a Castle Wall board, from the cheapest technique on.

The variables are those of `layout`: corners inside or outside, segments there or not. Each square
has two segments or none; a segment is there where the corners that it parts are of different sides.
Knows no validator, search or clause.
"""

from __future__ import annotations

import math

from univoca.deduce.board import Board, Scanner
from univoca.deduce.grading import Grade
from univoca.deduce.technique import Technique
from univoca.grid import edge_name
from univoca.kinds.castle_wall.constraints import Constraints
from univoca.kinds.castle_wall.layout import Layout
from univoca.kinds.castle_wall.model import STATES, Puzzle
from univoca.kinds.castle_wall.scans import Scans
from univoca.kinds.castle_wall.speech import Speech

TECHNIQUES = (
    Technique("two", 1, 10.0),
    Technique("dead-end", 1, 10.0),
    Technique("count-full", 1, 10.0),
    Technique("count-needs", 1, 8.0),
    Technique("meet", 2, 6.0),
    Technique("line-parity", 2, 5.0),
    Technique("sides", 2, 5.0),
    Technique("between", 2, 4.0),
    Technique("loop", 3, 3.0),
    Technique("bounds", 3, 2.5),
    Technique("ends-meet", 3, 2.0),
    Technique("shut-off", 4, 2.0),
    Technique("bottleneck", 4, 1.5),
    Technique("line", 4, 1.0),
    Technique("trial", 5, 0.5, "trial"),
    Technique("core", 6, 0.2, "core"),
)
INDICES = {technique.id: index for index, technique in enumerate(TECHNIQUES)}


def board(puzzle: Puzzle) -> Board:
    """Return the board of a puzzle, nothing known yet."""
    layout = Layout(puzzle)
    constraints = Constraints(layout, INDICES)
    scans = Scans(layout, constraints.network, INDICES)
    speech = Speech(layout, constraints, tuple(technique.id for technique in TECHNIQUES))
    segments = tuple(layout.segments.values())
    wall, crossed = STATES
    marks = {}
    for edge, variable in layout.segments.items():
        name = edge_name(edge, puzzle.size.cols)
        marks[variable] = name, wall
        marks[-variable] = name, crossed
    return Board(
        techniques=TECHNIQUES,
        network=constraints.network,
        goal=segments,
        marks=marks,
        sentence=speech.sentence,
        assumption=speech.assumption,
        trial_limit=INDICES["trial"],
        trials=segments,
        scanners=tuple(
            Scanner(INDICES[name], find, name != "sides") for name, find in scans.all().items()
        ),
    )


UNTRIED = ("easy", "normal")
"""The difficulties that need no trial."""
_SCARCITY = {"easy": -3.88, "normal": -3.3, "hard": -2.75}


def label(puzzle: Puzzle, grade: Grade) -> str:
    """Return the difficulty in whose band a solved grade lies.

    Easy ends with level 3, normal with level 4, before trials. Each has a bound of effort too,
    which grows with the logarithm of the board's squares: what is bounded is the effort a square.
    """
    scarcity = grade.effort - math.log(puzzle.size.cells)
    if grade.level <= 3 and scarcity < _SCARCITY["easy"]:
        return "easy"
    if grade.level <= 4 and scarcity < _SCARCITY["normal"]:
        return "normal"
    return "hard" if scarcity < _SCARCITY["hard"] else "expert"
