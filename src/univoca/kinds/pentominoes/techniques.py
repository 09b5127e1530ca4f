"""What a person sees on a Pentominoes board, from the cheapest technique on.

Cheap ones come from the counts of the network (`layout.py` says what its variables mean), others
from looks over the board, the last two from a search. Knows no validator and no clauses.
"""

from __future__ import annotations

import math

from univoca.deduce.board import Board, Scanner
from univoca.deduce.choosing import Choosing
from univoca.deduce.fitting import Fitting, Patience
from univoca.deduce.grading import Grade
from univoca.deduce.packing import See
from univoca.deduce.technique import Technique
from univoca.deduce.wording import Names, Words
from univoca.kinds.pentominoes.layout import Layout, Spelled
from univoca.kinds.pentominoes.model import Puzzle
from univoca.recipe import DIFFICULTIES

TECHNIQUES = (
    Technique("taken", 1, 10.0),
    Technique("cell", 1, 8.0),
    Technique("piece", 1, 6.0),
    Technique("hole", 2, 5.0),
    Technique("gap", 2, 4.0),
    Technique("common", 3, 2.5),
    Technique("reach", 3, 2.5),
    Technique("colour", 4, 1.0),
    Technique("trial", 5, 0.5, "trial"),
    Technique("choice", 5, 0.5, "choice"),
    Technique("core", 6, 0.2, "core"),
)
INDICES = {technique.id: index for index, technique in enumerate(TECHNIQUES)}
ECHOES = 1
PATIENCE = Patience(ways=12, tests=80, trial_ways=8, trials=40)
BANDS = {
    3: (-1.45, -1.2, -0.8),
    4: (-0.85, -0.3, 1.0),
    5: (0.0, 1.0, 2.0),
    6: (0.9, 2.0, 2.7),
    7: (1.2, 2.4, 2.9),
    8: (1.3, 2.4, 3.0),
    9: (1.4, 2.5, 3.1),
    10: (1.5, 2.6, 3.2),
    11: (1.6, 2.7, 3.3),
    12: (1.7, 2.8, 3.4),
}
"""By pieces, those locked too: the effort from which a board is normal, hard, and expert."""


def board(puzzle: Puzzle) -> Board:
    """Return the board of a puzzle, nothing known yet."""
    layout = Layout(puzzle, See(INDICES, len(TECHNIQUES)))
    packing = layout.packing
    fitting = Fitting(packing, INDICES, ECHOES, PATIENCE)
    choosing = Choosing(packing, INDICES, layout.filling, layout.filling)
    words = Words("pentominoes", packing, Names(layout.piece, layout.cell))
    finds = {
        "hole": fitting.hole,
        "gap": fitting.gap,
        "common": fitting.common,
        "reach": fitting.reach,
        "colour": fitting.colour,
        "choice": choosing.choice,
        "core": choosing.core,
    }
    variables = tuple(range(1, packing.count + 1))
    return Board(
        techniques=TECHNIQUES,
        network=packing.network,
        goal=variables,
        marks=Spelled(layout),
        sentence=words.sentence,
        assumption=words.assumption,
        trial_limit=INDICES["gap"],
        trials=variables,
        scanners=tuple(
            Scanner(INDICES[name], find, name == "hole") for name, find in finds.items()
        ),
        echoes=ECHOES,
        assumed=fitting.assumed,
        read=layout.read,
    )


def band(puzzle: Puzzle, difficulty: str) -> tuple[float, float]:
    """Return from where to where the effort of a difficulty reaches on such a board."""
    pieces = len(puzzle.pieces) + len(puzzle.locked)
    bounds = BANDS[min(max(pieces, min(BANDS)), max(BANDS))]
    edges = (-math.inf, *bounds, math.inf)
    place = DIFFICULTIES.index(difficulty)
    return edges[place], edges[place + 1]


def label(puzzle: Puzzle, grade: Grade) -> str:
    """Return the difficulty in whose band a solved grade lies; easy boards need no trial."""
    for difficulty in DIFFICULTIES:
        if grade.effort < band(puzzle, difficulty)[1] and not (
            difficulty == DIFFICULTIES[0] and grade.refutations
        ):
            return difficulty
    return DIFFICULTIES[-1]
