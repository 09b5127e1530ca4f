"""Castle Wall with each tower behind a literal of its own. Knows no search."""

from __future__ import annotations

from univoca.contract import GivenClue, Switched
from univoca.grid import cell_name, edge_name, edges
from univoca.kinds.castle_wall.model import Clue, Puzzle
from univoca.kinds.castle_wall.prover import RIM, Statement, anchors, cuts_of
from univoca.texts import Parameter


def switched(puzzle: Puzzle) -> Switched:
    """Return the clauses; the towers are the clues, in the order of their cells.

    A tower asks that the wall keep out of its square, for its side and for its number at once.
    """
    cols = puzzle.size.cols
    stated = Statement(puzzle, switched=True)
    free = (edge for edge in edges(puzzle.size) if puzzle.clue_cells.isdisjoint(edge))
    literals = {edge_name(edge, cols): stated.segment(edge) for edge in free}
    marks = {name: literal for name, literal in literals.items() if literal != RIM}
    clues = tuple((_said(clue, cols), stated.switches[clue.cell]) for clue in puzzle.clues)
    return Switched(stated.clauses, clues, marks, cuts_of(stated, anchors(puzzle)))


def _said(clue: Clue, cols: int) -> GivenClue:
    name = cell_name(clue.cell, cols)
    arrow = clue.arrow if clue.number is not None else "none"
    parameters: dict[str, Parameter] = {
        "clue": name,
        "colour": clue.colour,
        "arrow": arrow,
        "goal": clue.number or 0,
    }
    return GivenClue((name,), "castle-wall-clue", parameters)
