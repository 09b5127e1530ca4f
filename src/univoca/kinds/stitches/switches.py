"""Stitches with each pair of regions and each number behind a literal. Knows no search."""

from __future__ import annotations

from univoca.contract import GivenClue, Switched
from univoca.grid import edge_name, region_letter
from univoca.kinds.stitches.model import Puzzle, pairs
from univoca.kinds.stitches.prover import lines_of, structure
from univoca.texts import Parameter


def switched(puzzle: Puzzle) -> Switched:
    """Return the clauses; the clues are the pairs, then the rows' numbers, then the columns'."""
    cols = puzzle.size.cols
    clauses, variables = structure(puzzle)
    clues: list[tuple[GivenClue, int]] = []
    for (first, second), border in pairs(puzzle).items():
        literal = clauses.new_variable()
        clauses.exactly(variables.pairs[first, second], puzzle.k, literal)
        said: dict[str, Parameter] = {
            "first": region_letter(first),
            "second": region_letter(second),
            "goal": puzzle.k,
        }
        targets = tuple(edge_name(edge, cols) for edge in border)
        clues.append((GivenClue(targets, "stitches-clue-pair", said), literal))
    for clue, (line, number) in zip(_lines(puzzle), lines_of(puzzle, variables.holes), strict=True):
        literal = clauses.new_variable()
        clauses.exactly(line, number, literal)
        clues.append((clue, literal))
    marks = {edge_name(edge, cols): variable for variable, edge in variables.edges.items()}
    return Switched(clauses, tuple(clues), marks)


def _lines(puzzle: Puzzle) -> list[GivenClue]:
    """Return the lines that have a number, rows from the top, then columns."""
    rows = [
        GivenClue((f"r{row}c0",), "stitches-clue-row", {"row": row, "goal": number})
        for row, number in enumerate(puzzle.rows, 1)
        if number is not None
    ]
    columns = [
        GivenClue((f"r0c{column}",), "stitches-clue-column", {"column": column, "goal": number})
        for column, number in enumerate(puzzle.columns, 1)
        if number is not None
    ]
    return rows + columns
