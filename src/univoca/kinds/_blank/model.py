"""Blank as data: a board of signs, a set of shaded cells, and their texts.

Knows what can be written, not what is right: an answer may break every rule.
"""

from __future__ import annotations

from dataclasses import dataclass

from univoca.contract import Marks
from univoca.errors import InputError
from univoca.grid import Size, Symmetry, cell_name, parse_cell

STATES = ("unknown", "shaded", "dotted")
DOT, CROSS, BOTH, FREE = "o", "x", "b", "-"
SIGNS = DOT + CROSS + BOTH + FREE


@dataclass(frozen=True, slots=True)
class Puzzle:
    """What is given: a sign for each cell, row by row.

    A cell with both signs makes the puzzle a contradiction, a free cell makes it ambiguous.
    """

    size: Size
    signs: str


@dataclass(frozen=True, slots=True)
class Answer:
    """The shaded cells, in rising order."""

    shaded: tuple[int, ...]


def has_dot(puzzle: Puzzle, cell: int) -> bool:
    """Return whether the cell has a dot."""
    return puzzle.signs[cell] in (DOT, BOTH)


def has_cross(puzzle: Puzzle, cell: int) -> bool:
    """Return whether the cell has a cross."""
    return puzzle.signs[cell] in (CROSS, BOTH)


def parse(text: str) -> Puzzle:
    """Read `<cols>/<rows>/<one sign a cell>`, such as `3/2/ox-xo-`."""
    cols, _, rest = text.partition("/")
    rows, _, body = rest.partition("/")
    if not all(part.isascii() and part.isdigit() and len(part) <= 4 for part in (cols, rows)):
        raise InputError("error-size-form", found=text[:40])
    size = Size.checked(rows=int(rows), cols=int(cols))
    start = len(text) - len(body)
    for index, letter in enumerate(body):
        if letter not in SIGNS:
            raise InputError("error-body-character", found=letter, position=start + index + 1)
    if len(body) < size.cells:
        raise InputError("error-body-short", position=len(text))
    if len(body) > size.cells:
        raise InputError("error-body-long", position=start + size.cells + 1)
    return Puzzle(size, body)


def write(puzzle: Puzzle) -> str:
    """Write `<cols>/<rows>/<one sign a cell>`."""
    return f"{puzzle.size.cols}/{puzzle.size.rows}/{puzzle.signs}"


def parse_answer(puzzle: Puzzle, text: str) -> Answer:
    """Read one `0` or `1` a cell, rows joined by `/`."""
    rows = text.split("/")
    widths = {len(row) for row in rows}
    if len(rows) != puzzle.size.rows or widths != {puzzle.size.cols} or set(text) - set("01/"):
        raise InputError("blank-error-answer", rows=puzzle.size.rows, cols=puzzle.size.cols)
    bits = "".join(rows)
    return Answer(tuple(cell for cell, bit in enumerate(bits) if bit == "1"))


def write_answer(puzzle: Puzzle, answer: Answer) -> str:
    """Write one `0` or `1` a cell, rows joined by `/`."""
    bits = "".join("01"[cell in answer.shaded] for cell in range(puzzle.size.cells))
    rows = range(0, puzzle.size.cells, puzzle.size.cols)
    return "/".join(bits[start : start + puzzle.size.cols] for start in rows)


def answer_of(puzzle: Puzzle, marks: Marks) -> Answer:
    """Return the answer that the shaded cells spell; dotted ones say nothing."""
    shaded: list[int] = []
    for target, state in marks.items():
        cell = parse_cell(target, puzzle.size)
        if state not in STATES:
            raise InputError("error-mark-state", found=state[:40], target=target[:40])
        if state == "shaded":
            shaded.append(cell)
    return Answer(tuple(sorted(set(shaded))))


def marks_of(puzzle: Puzzle, answer: Answer) -> dict[str, str]:
    """Return each shaded cell as a mark."""
    return {cell_name(cell, puzzle.size.cols): "shaded" for cell in answer.shaded}


def transform(puzzle: Puzzle, symmetry: Symmetry) -> Puzzle:
    """Return the puzzle turned or mirrored."""
    numbers = symmetry.values(puzzle.size, [SIGNS.index(sign) for sign in puzzle.signs])
    return Puzzle(symmetry.size(puzzle.size), "".join(SIGNS[number] for number in numbers))


def normal(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle as it is: nothing in it has an order of its own."""
    return puzzle


def transform_answer(puzzle: Puzzle, answer: Answer, symmetry: Symmetry) -> Answer:
    """Return the answer turned or mirrored with its puzzle."""
    return Answer(tuple(sorted(symmetry.cell(puzzle.size, cell) for cell in answer.shaded)))
