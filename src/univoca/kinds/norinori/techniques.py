"""What a person sees on a Norinori board, from the cheapest technique on.

Variable c + 1 says that cell c is shaded. Each region counts to two; each cell, where it is
shaded, counts one shaded neighbour; each region is finished in one of its ways. Knows no
validator, search or clause.
"""

from __future__ import annotations

from univoca.deduce.board import Board, Scanner
from univoca.deduce.network import Network
from univoca.deduce.technique import Technique
from univoca.grid import cell_name, neighbours
from univoca.kinds.norinori.choosing import MOST_WAYS, Choosing
from univoca.kinds.norinori.labels import label
from univoca.kinds.norinori.model import DOTTED, SHADED, Puzzle
from univoca.kinds.norinori.patterns import Patterns
from univoca.kinds.norinori.speech import Speech
from univoca.kinds.norinori.ways import QUOTA, Ways

__all__ = ["INDICES", "TECHNIQUES", "board", "label", "stated"]

TECHNIQUES = (
    Technique("domino", 1, 10.0),
    Technique("region-full", 1, 10.0),
    Technique("partner", 1, 8.0),
    Technique("region-needs", 1, 8.0),
    Technique("no-partner", 2, 5.0),
    Technique("between", 2, 5.0),
    Technique("overfills", 3, 3.0),
    Technique("starves", 3, 3.0),
    Technique("common", 4, 1.5),
    Technique("parity", 4, 1.2),
    Technique("counting", 4, 1.0),
    Technique("trial", 5, 0.5, "trial"),
    Technique("core", 6, 0.2, "core"),
)
INDICES = {technique.id: index for index, technique in enumerate(TECHNIQUES)}


def board(puzzle: Puzzle) -> Board:
    """Return the board of a puzzle, nothing known yet.

    A trial follows what is seen at a glance, and only where that shows nothing the ways to finish
    regions as well.
    """
    cells = range(puzzle.size.cells)
    ways = Ways(puzzle)
    network = Network(puzzle.size.cells, len(TECHNIQUES))
    choices = stated(puzzle, ways, network)
    speech = Speech(puzzle, ways, network, choices, list(INDICES))
    patterns = Patterns(ways, network, INDICES)
    choosing = Choosing(ways, network, choices, INDICES)
    finds = {
        "overfills": patterns.overfills,
        "starves": patterns.starves,
        "common": choosing.common,
        "parity": patterns.parity,
        "counting": choosing.counting,
    }
    names = [cell_name(cell, puzzle.size.cols) for cell in cells]
    marks = {cell + 1: (names[cell], SHADED) for cell in cells}
    marks |= {-cell - 1: (names[cell], DOTTED) for cell in cells}
    return Board(
        techniques=TECHNIQUES,
        network=network,
        goal=tuple(cell + 1 for cell in cells),
        marks=marks,
        sentence=speech.sentence,
        assumption=speech.assumption,
        trial_limit=INDICES["overfills"],
        far_limit=INDICES["common"] + 1,
        trials=tuple(cell + 1 for cell in cells),
        scanners=tuple(Scanner(INDICES[name], find) for name, find in finds.items()),
    )


def stated(puzzle: Puzzle, ways: Ways, network: Network) -> list[int]:
    """State the rules to a network and freeze it; return the constraint of each region's ways."""
    full, needs = INDICES["region-full"], INDICES["region-needs"]
    for members in ways.cells:
        literals = [cell + 1 for cell in members]
        network.count(literals, QUOTA, QUOTA, (full, needs, full, needs))
    seen = tuple(INDICES[each] for each in ("domino", "partner", "between", "no-partner"))
    domino, partner, between, no_partner = seen
    for cell, near in enumerate(neighbours(puzzle.size)):
        literals = [other + 1 for other in near]
        network.count(literals, 1, 1, (domino, partner, between, no_partner), guard=cell + 1)
    choices = []
    for found in ways.of:
        literals_of = None if found is None else [way.literals for way in found]
        common = INDICES["common"]
        choices.append(
            -1 if literals_of is None else network.choice(literals_of, common, MOST_WAYS)
        )
    network.freeze()
    return choices
