"""A Norinori and its answers, with their text forms and marks. Knows no rule and no drawing.

A puzzle reads `<cols>/<rows>/<borders>`, the borders as in puzz.link addresses; an answer reads
as one row of 0 and 1 after the other, joined by slashes: `11000/00110/11001/00001/11000`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from univoca.errors import InputError
from univoca.formats.borders import read_regions, write_regions
from univoca.grid import Size, Symmetry, cell_name, normal_regions, parse_cell

UNKNOWN, SHADED, DOTTED = "unknown", "shaded", "dotted"
_FRAME = re.compile(r"(\d{1,4})/(\d{1,4})(?:/(.*))?", re.DOTALL | re.ASCII)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What is given: the region of each cell, numbered from 0 in the order of first cells."""

    size: Size
    regions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The shaded cells, in rising order: right or wrong, complete or not."""

    shaded: tuple[int, ...]


def parse(text: str) -> Puzzle:
    """Read `<cols>/<rows>/<borders>`; raises InputError saying what is wrong and where."""
    match = _FRAME.fullmatch(text.strip())
    if match is None:
        raise InputError("norinori-error-text", found=text[:60])
    size = Size.checked(rows=int(match[2]), cols=int(match[1]))
    start = match.start(3) if match[3] is not None else 0
    return Puzzle(size, read_regions((match[3] or "").rstrip("/"), size, start))


def write(puzzle: Puzzle) -> str:
    """Write the text that `parse` reads."""
    size = puzzle.size
    return f"{size.cols}/{size.rows}/{write_regions(size, puzzle.regions)}"


def parse_answer(puzzle: Puzzle, text: str) -> Answer:
    """Read rows of 0 and 1 joined by slashes; raises InputError unless they fit the board."""
    size = puzzle.size
    rows = text.strip().split("/")
    fits = len(rows) == size.rows and all(len(row) == size.cols for row in rows)
    digits = "".join(rows)
    if not fits or digits.strip("01"):
        raise InputError("norinori-error-answer", rows=size.rows, columns=size.cols)
    return Answer(tuple(cell for cell, digit in enumerate(digits) if digit == "1"))


def write_answer(puzzle: Puzzle, answer: Answer) -> str:
    """Write the text that `parse_answer` reads."""
    size = puzzle.size
    digits = ["0"] * size.cells
    for cell in answer.shaded:
        digits[cell] = "1"
    return "/".join(
        "".join(digits[row * size.cols : (row + 1) * size.cols]) for row in range(size.rows)
    )


def answer_of(puzzle: Puzzle, marks: Mapping[str, str]) -> Answer:
    """Return the shaded cells among the marks; raises InputError on unknown targets or states."""
    shaded = set()
    for target, state in marks.items():
        cell = parse_cell(target, puzzle.size)
        if state not in (UNKNOWN, SHADED, DOTTED):
            raise InputError("error-mark-state", found=state[:40], target=target)
        if state == SHADED:
            shaded.add(cell)
    return Answer(tuple(sorted(shaded)))


def marks_of(puzzle: Puzzle, answer: Answer) -> dict[str, str]:
    """Return the marks that shade the answer's cells and leave the others untouched."""
    return {cell_name(cell, puzzle.size.cols): SHADED for cell in answer.shaded}


def transform(puzzle: Puzzle, symmetry: Symmetry) -> Puzzle:
    """Return the puzzle turned or mirrored, its regions numbered anew."""
    moved = symmetry.values(puzzle.size, puzzle.regions)
    return Puzzle(symmetry.size(puzzle.size), normal_regions(moved))


def normal(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle as it is: its regions are always numbered by their first cells."""
    return puzzle


def transform_answer(puzzle: Puzzle, answer: Answer, symmetry: Symmetry) -> Answer:
    """Return an answer of `puzzle` turned or mirrored with it."""
    return Answer(tuple(sorted(symmetry.cell(puzzle.size, cell) for cell in answer.shaded)))
