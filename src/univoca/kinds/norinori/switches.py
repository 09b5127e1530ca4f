"""Norinori with each region's quota behind a literal of its own. Knows no search."""

from __future__ import annotations

from univoca.contract import GivenClue, Switched
from univoca.grid import cell_name, names, region_cells, region_letter
from univoca.kernels.sat import Clauses
from univoca.kinds.norinori.model import Puzzle
from univoca.kinds.norinori.prover import state_dominoes, state_region
from univoca.texts import Parameter


def switched(puzzle: Puzzle) -> Switched:
    """Return the clauses; the regions are the clues, in the order of their first cells."""
    cols = puzzle.size.cols
    clauses = Clauses()
    shaded = clauses.new(puzzle.size.cells)
    state_dominoes(clauses, shaded, puzzle)
    clues: list[tuple[GivenClue, int]] = []
    for region, cells in enumerate(region_cells(puzzle.regions)):
        literal = clauses.new_variable()
        state_region(clauses, shaded, cells, literal)
        said: dict[str, Parameter] = {
            "region": region_letter(region),
            "cells": len(cells),
            "first": names(cells, cols)[0],
        }
        clues.append((GivenClue(names(cells, cols), "norinori-clue", said), literal))
    marks = {cell_name(cell, cols): variable for cell, variable in enumerate(shaded)}
    return Switched(clauses, tuple(clues), marks)
