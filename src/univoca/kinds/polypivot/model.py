"""The puzzle (target, workspace, pieces with pivots), the answer, and their text forms.

The text after `univoca:polypivot/` is `<cols>/<rows>/<margin>/<piece>/<piece>…`; a piece is
`row.col.width.bits.pivots`: the top-left corner and the width of its bounding box in the
workspace (from 0), the box row by row as base-32 digits of five bits, and the number of each
pivot among the piece's cells in row-major order, joined by `-`. Knows no rule of solving.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from univoca.errors import InputError
from univoca.grid import MAX_SIDE, Size, Symmetry

MAX_MARGIN = 20
MIN_CELLS = 4
MAX_CELLS = 64
_DIGITS = "0123456789abcdefghijklmnopqrstuv"
_PIECE = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{1,2})\.([0-9a-v]{1,99})\.(\d{1,2})(?:-(\d{1,2}))?")
_POSITION = re.compile(r"r(\d{1,3})c(\d{1,3}):([0-3])")

Cells = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece where the puzzle puts it: (row, col) cells of the workspace in row-major order.

    `pivots` are one or two indices into `cells`; the index of a cell stays the same when the
    piece turns.
    """

    cells: Cells
    pivots: tuple[int, ...]


@dataclass(frozen=True, slots=True, order=True)
class Position:
    """Where a piece lies: its bounding box's top-left cell in the workspace, and its quarter turns.

    `turns` counts clockwise quarters from the start, 0 to 3.
    """

    row: int
    col: int
    turns: int

    def __str__(self) -> str:
        return f"r{self.row + 1}c{self.col + 1}:{self.turns}"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A target of `size`, `margin` cells of workspace around it, and the pieces as they start."""

    size: Size
    margin: int
    pieces: tuple[Piece, ...]

    @property
    def workspace(self) -> Size:
        """The size of the workspace."""
        return Size(self.size.rows + 2 * self.margin, self.size.cols + 2 * self.margin)


Answer = tuple[tuple[int, ...], ...]
"""For each piece the workspace cells that it covers (`row * cols + col`), in rising order."""


@lru_cache(maxsize=4096)
def shapes(cells: Cells) -> tuple[Cells, Cells, Cells, Cells]:
    """Return the piece after 0 to 3 quarter turns, moved to the corner (0, 0), cells in step."""
    turned = [_cornered(cells)]
    for _ in range(3):
        turned.append(_cornered(tuple((col, -row) for row, col in turned[-1])))
    return turned[0], turned[1], turned[2], turned[3]


@lru_cache(maxsize=4096)
def extents(cells: Cells) -> tuple[tuple[int, int], ...]:
    """Return the height and width of the piece's box after 0 to 3 quarter turns."""
    return tuple(
        (max(row for row, _ in shape) + 1, max(col for _, col in shape) + 1)
        for shape in shapes(cells)
    )


def _cornered(cells: Cells) -> Cells:
    top = min(row for row, _ in cells)
    left = min(col for _, col in cells)
    return tuple((row - top, col - left) for row, col in cells)


def start(piece: Piece) -> Position:
    """Return the position in which the puzzle puts the piece."""
    rows, cols = zip(*piece.cells, strict=True)
    return Position(min(rows), min(cols), 0)


def cells_at(puzzle: Puzzle, piece: Piece, position: Position) -> tuple[int, ...]:
    """Return the workspace cells that a piece covers there, in rising order."""
    width = puzzle.workspace.cols
    shape = shapes(piece.cells)[position.turns]
    return tuple(sorted((position.row + r) * width + position.col + c for r, c in shape))


def turned(
    puzzle: Puzzle, piece: Piece, position: Position, pivot: int, by: int
) -> Position | None:
    """Return the position after a quarter turn about pivot 0 or 1, or None where it is not legal.

    `by` is 1 clockwise and -1 anticlockwise. Legal means that every cell stays in the workspace.
    """
    before = shapes(piece.cells)[position.turns]
    turns = (position.turns + by) % 4
    after = shapes(piece.cells)[turns]
    fixed = piece.pivots[pivot]
    row = position.row + before[fixed][0] - after[fixed][0]
    col = position.col + before[fixed][1] - after[fixed][1]
    height, width = extents(piece.cells)[turns]
    margin = 2 * puzzle.margin
    if row < 0 or row + height > puzzle.size.rows + margin:
        return None
    if col < 0 or col + width > puzzle.size.cols + margin:
        return None
    return Position(row, col, turns)


@lru_cache(maxsize=256)
def reachable(puzzle: Puzzle, number: int) -> frozenset[Position]:
    """Return every position that legal turns bring piece `number` (from 0) to."""
    piece = puzzle.pieces[number]
    waiting = [start(piece)]
    found = {waiting[0]}
    for position in waiting:
        for pivot in range(len(piece.pivots)):
            for by in (1, -1):
                after = turned(puzzle, piece, position, pivot, by)
                if after is not None and after not in found:
                    found.add(after)
                    waiting.append(after)
    return frozenset(found)


def parse(text: str) -> Puzzle:
    """Read a puzzle; raises InputError naming the piece that is wrong."""
    parts = text.split("/")
    if len(parts) < 4 or not all(re.fullmatch(r"[0-9]{1,3}", part) for part in parts[:3]):
        raise InputError("polypivot-error-form")
    size = Size.checked(rows=int(parts[1]), cols=int(parts[0]))
    margin = int(parts[2])
    if margin > MAX_MARGIN:
        raise InputError("polypivot-error-margin", found=margin, limit=MAX_MARGIN)
    pieces = tuple(_piece(part, number) for number, part in enumerate(parts[3:], 1))
    puzzle = Puzzle(size, margin, pieces)
    space = puzzle.workspace
    for number, piece in enumerate(pieces, 1):
        if any(row >= space.rows or col >= space.cols for row, col in piece.cells):
            raise InputError("polypivot-error-workspace", piece=number)
    return puzzle


def _piece(text: str, number: int) -> Piece:
    match = _PIECE.fullmatch(text)
    if match is None or int(match[3]) < 1:
        raise InputError("polypivot-error-piece", piece=number, found=text[:40])
    row, col, width = (int(match[group]) for group in (1, 2, 3))
    bits = [_DIGITS.index(digit) >> shift & 1 for digit in match[4] for shift in (4, 3, 2, 1, 0)]
    cells = tuple((row + at // width, col + at % width) for at, bit in enumerate(bits) if bit)
    pivots = tuple(int(match[group]) for group in (5, 6) if match[group] is not None)
    if not MIN_CELLS <= len(cells) <= MAX_CELLS or not _connected(cells):
        raise InputError("polypivot-error-cells", piece=number, least=MIN_CELLS, most=MAX_CELLS)
    if max(pivots) >= len(cells) or len(set(pivots)) < len(pivots):
        raise InputError("polypivot-error-pivot", piece=number)
    box = max(c for _, c in cells) - min(c for _, c in cells) + 1
    if (min(r for r, _ in cells), min(c for _, c in cells), box) != (row, col, width):
        raise InputError("polypivot-error-piece", piece=number, found=text[:40])
    return Piece(cells, pivots)


def _connected(cells: Cells) -> bool:
    left = set(cells[1:])
    waiting = [cells[0]]
    while waiting:
        row, col = waiting.pop()
        for near in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
            if near in left:
                left.remove(near)
                waiting.append(near)
    return not left


def write(puzzle: Puzzle) -> str:
    """Write the text that `parse` reads."""
    head = f"{puzzle.size.cols}/{puzzle.size.rows}/{puzzle.margin}"
    return "/".join([head, *(_piece_text(piece) for piece in puzzle.pieces)])


def _piece_text(piece: Piece) -> str:
    rows, cols = zip(*piece.cells, strict=True)
    row, col, width = min(rows), min(cols), max(cols) - min(cols) + 1
    inside = {(r - row) * width + c - col for r, c in piece.cells}
    count = -(-(max(inside) + 1) // 5)
    digits = (sum((5 * at + bit in inside) << (4 - bit) for bit in range(5)) for at in range(count))
    bits = "".join(_DIGITS[digit] for digit in digits)
    return f"{row}.{col}.{width}.{bits}.{'-'.join(map(str, piece.pivots))}"


def parse_position(puzzle: Puzzle, number: int, text: str) -> Position:
    """Read `r3c4:2` for piece `number` (from 0); InputError where turns never bring it there."""
    match = _POSITION.fullmatch(text)
    if match is None:
        raise InputError("polypivot-error-position", piece=number + 1, found=text[:40])
    position = Position(int(match[1]) - 1, int(match[2]) - 1, int(match[3]))
    if position not in reachable(puzzle, number):
        raise InputError("polypivot-error-unreachable", piece=number + 1, found=text[:40])
    return position


def parse_answer(puzzle: Puzzle, text: str) -> Answer:
    """Read one position a piece, joined by `/`; each must be one that legal turns can reach."""
    parts = text.split("/")
    if len(parts) != len(puzzle.pieces):
        raise InputError("polypivot-error-answer", found=len(parts), expected=len(puzzle.pieces))
    return tuple(
        cells_at(puzzle, piece, parse_position(puzzle, number, parts[number]))
        for number, piece in enumerate(puzzle.pieces)
    )


def write_answer(puzzle: Puzzle, answer: Answer) -> str:
    """Write the answer, of equal-looking positions the one with the fewest clockwise turns."""
    return "/".join(str(position_of(puzzle, number, cells)) for number, cells in enumerate(answer))


def position_of(puzzle: Puzzle, number: int, cells: tuple[int, ...]) -> Position:
    """Return the reachable position in which piece `number` covers just these cells."""
    piece = puzzle.pieces[number]
    width = puzzle.workspace.cols
    row, col = min(cells) // width, min(cell % width for cell in cells)
    for turns in range(4):
        position = Position(row, col, turns)
        if cells_at(puzzle, piece, position) != cells:
            continue
        if position in reachable(puzzle, number):
            return position
    raise InputError("polypivot-error-unreachable", piece=number + 1, found=f"r{row + 1}c{col + 1}")


def answer_of(puzzle: Puzzle, marks: Mapping[str, str]) -> Answer:
    """Return what the pieces cover: marks give positions (`"3": "r2c5:1"`), others are at start."""
    known = {str(number + 1) for number in range(len(puzzle.pieces))}
    for name in marks:
        if name not in known:
            raise InputError("error-target", found=name[:40])
    positions = (
        parse_position(puzzle, number, marks[str(number + 1)])
        if str(number + 1) in marks
        else start(piece)
        for number, piece in enumerate(puzzle.pieces)
    )
    return tuple(
        cells_at(puzzle, piece, position)
        for piece, position in zip(puzzle.pieces, positions, strict=True)
    )


def marks_of(puzzle: Puzzle, answer: Answer) -> dict[str, str]:
    """Return the positions as marks, pieces that cover what they cover at the start left out."""
    found = {}
    for number, (piece, cells) in enumerate(zip(puzzle.pieces, answer, strict=True)):
        if cells != cells_at(puzzle, piece, start(piece)):
            found[str(number + 1)] = str(position_of(puzzle, number, cells))
    return found


def transform(puzzle: Puzzle, symmetry: Symmetry) -> Puzzle:
    """Return the puzzle turned or mirrored, pieces in the same order."""
    space = puzzle.workspace
    pieces = []
    for piece in puzzle.pieces:
        moved = [symmetry.place(space, row, col) for row, col in piece.cells]
        cells = tuple(sorted(moved))
        pivots = tuple(cells.index(moved[pivot]) for pivot in piece.pivots)
        pieces.append(Piece(cells, pivots))
    return Puzzle(symmetry.size(puzzle.size), puzzle.margin, tuple(pieces))


def normal(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with its pieces, and the pivots of each, in rising order."""
    pieces = sorted((piece.cells, tuple(sorted(piece.pivots))) for piece in puzzle.pieces)
    return Puzzle(puzzle.size, puzzle.margin, tuple(Piece(*each) for each in pieces))


def transform_answer(puzzle: Puzzle, answer: Answer, symmetry: Symmetry) -> Answer:
    """Return an answer of `puzzle` turned or mirrored with it."""
    space = puzzle.workspace
    return tuple(tuple(sorted(symmetry.cell(space, cell) for cell in cells)) for cells in answer)


assert MAX_SIDE + 2 * MAX_MARGIN == 100  # noqa: S101 - coordinates have two digits in texts
