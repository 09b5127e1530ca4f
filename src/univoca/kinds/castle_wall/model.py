"""The Castle Wall board: its clues, the segments of an answer, and their text forms.

Knows no rule but what makes a board well formed. Would undo bring it back? The answer's segments,
yes; the clues, never.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from univoca.errors import InputError
from univoca.formats.borders import read_walls
from univoca.grid import Size, Symmetry, cell_name, edge_name, edges, parse_edge
from univoca.kinds.castle_wall.body import Token, read_body, write_body

COLOURS = ("gray", "white", "black")
ARROWS = ("none", "up", "down", "left", "right")
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
MAX_NUMBER = 4095
STATES = ("wall", "crossed")
Edge = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Clue:
    """A clue cell: its colour (of `COLOURS`), its arrow (of `ARROWS`), its number if it has one.

    A number needs an arrow; an arrow without a number says nothing.
    """

    cell: int
    colour: str
    arrow: str = "none"
    number: int | None = None


@dataclass(frozen=True)
class Puzzle:
    """A board with its clues in the order of their cells."""

    size: Size
    clues: tuple[Clue, ...]

    @cached_property
    def clue_cells(self) -> frozenset[int]:
        """The cells that hold a clue, for membership only."""
        return frozenset(clue.cell for clue in self.clues)

    def ray(self, clue: Clue) -> tuple[Edge, ...]:
        """Return the segments along a clue's arrow, from its cell to the edge of the board."""
        if clue.arrow == "none":
            return ()
        down, right = STEPS[clue.arrow]
        row, col = divmod(clue.cell, self.size.cols)
        found: list[Edge] = []
        while 0 <= row + down < self.size.rows and 0 <= col + right < self.size.cols:
            here = row * self.size.cols + col
            row, col = row + down, col + right
            there = row * self.size.cols + col
            found.append((min(here, there), max(here, there)))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Answer:
    """The segments of the wall, right or wrong, in rising order."""

    segments: tuple[Edge, ...]

    @classmethod
    def of(cls, segments: Iterable[Edge]) -> Answer:
        """Return the answer with these segments, whatever their order."""
        return cls(tuple(sorted(segments)))


def puzzle_of(size: Size, clues: Iterable[Clue]) -> Puzzle:
    """Return the puzzle with these clues; raises InputError for a number without an arrow."""
    ordered = tuple(sorted(clues, key=lambda clue: clue.cell))
    for clue in ordered:
        if clue.number is not None and clue.arrow == "none":
            raise InputError(
                "castle-wall-error-arrow", cell=cell_name(clue.cell, size.cols), number=clue.number
            )
    return Puzzle(size, ordered)


def puzzle_of_tokens(size: Size, tokens: Iterable[Token]) -> Puzzle:
    """Return the puzzle that (cell, colour, direction, number) quadruples of pzpr describe."""
    clues = (
        Clue(cell, COLOURS[colour], ARROWS[direction], number)
        for cell, colour, direction, number in tokens
    )
    return puzzle_of(size, clues)


def tokens_of(puzzle: Puzzle) -> list[Token]:
    """Return the clues as pzpr's (cell, colour, direction, number) quadruples."""
    return [
        (clue.cell, COLOURS.index(clue.colour), ARROWS.index(clue.arrow), clue.number)
        for clue in puzzle.clues
    ]


def parse(text: str) -> Puzzle:
    """Read `<cols>/<rows>/<puzz.link body>`; raises InputError saying what is wrong and where."""
    parts = text.split("/", 2)
    if len(parts) < 3 or not all(_is_side(part) for part in parts[:2]):
        raise InputError("castle-wall-error-form", found=text[:40])
    size = Size.checked(rows=int(parts[1]), cols=int(parts[0]))
    start = len(parts[0]) + len(parts[1]) + 2
    return puzzle_of_tokens(size, read_body(parts[2].rstrip("/"), size.cells, start))


def write(puzzle: Puzzle) -> str:
    """Return `<cols>/<rows>/<puzz.link body>`."""
    body = write_body(tokens_of(puzzle), puzzle.size.cells)
    return f"{puzzle.size.cols}/{puzzle.size.rows}/{body}"


def parse_answer(puzzle: Puzzle, text: str) -> Answer:
    """Read an answer: one bit a segment, written as pzpr writes borders."""
    bits = read_walls(text, puzzle.size)
    return Answer.of(edge for edge, wall in zip(edges(puzzle.size), bits, strict=True) if wall)


def write_answer(puzzle: Puzzle, answer: Answer) -> str:
    """Return the answer's text: the segments across in base 32, then those down."""
    drawn = frozenset(answer.segments)
    bits = [edge in drawn for edge in edges(puzzle.size)]
    across = (puzzle.size.cols - 1) * puzzle.size.rows
    return _base32(bits[:across]) + _base32(bits[across:])


def answer_of(puzzle: Puzzle, marks: Mapping[str, str]) -> Answer:
    """Return the answer that the player's marks spell; raises InputError for unknown ones."""
    found: list[Edge] = []
    for target, state in marks.items():
        edge = parse_edge(target, puzzle.size)
        if state not in STATES:
            raise InputError("error-mark-state", found=state[:40], target=target)
        if state == "wall":
            found.append(edge)
    return Answer.of(dict.fromkeys(found))


def marks_of(puzzle: Puzzle, answer: Answer) -> dict[str, str]:
    """Return the marks that spell an answer."""
    return {edge_name(edge, puzzle.size.cols): "wall" for edge in answer.segments}


def transform(puzzle: Puzzle, symmetry: Symmetry) -> Puzzle:
    """Return the puzzle turned or mirrored, its arrows with it."""
    return puzzle_of(
        symmetry.size(puzzle.size),
        (
            Clue(
                symmetry.cell(puzzle.size, clue.cell),
                clue.colour,
                _turned(clue.arrow, symmetry),
                clue.number,
            )
            for clue in puzzle.clues
        ),
    )


def normal(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle as it is: its clues have no order of their own."""
    return puzzle


def transform_answer(puzzle: Puzzle, answer: Answer, symmetry: Symmetry) -> Answer:
    """Return an answer of `puzzle` turned or mirrored with it."""
    return Answer.of(symmetry.edge(puzzle.size, edge) for edge in answer.segments)


def _turned(arrow: str, symmetry: Symmetry) -> str:
    if arrow == "none":
        return arrow
    centre, three = (1, 1), Size(3, 3)
    down, right = STEPS[arrow]
    row, col = symmetry.place(three, centre[0] + down, centre[1] + right)
    step = (row - centre[0], col - centre[1])
    return next(name for name, value in STEPS.items() if value == step)


def _base32(bits: list[bool]) -> str:
    digits = "0123456789abcdefghijklmnopqrstuv"
    padded = bits + [False] * (-len(bits) % 5)
    groups = (padded[at : at + 5] for at in range(0, len(padded), 5))
    return "".join(digits[sum(bit << 4 - at for at, bit in enumerate(group))] for group in groups)


def _is_side(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 4
