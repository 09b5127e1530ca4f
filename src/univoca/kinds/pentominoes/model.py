"""A Pentominoes puzzle, its answers, and their text forms. Knows no rule.

`6/10/60/FILNPTUVWYZ/X@r2c3:0` is columns, rows, the outline (numbers of cells inside, outside,
inside … row by row), the pieces to place (a letter or a code in brackets, then how many), and
pieces that are locked where they lie. A placement `r2c3:2f` names the top-left corner of the
piece's box and its turn: mirrored first where there is an f, then so many quarter turns clockwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from univoca.errors import InputError
from univoca.grid import MAX_SIDE, Size, Symmetry
from univoca.kinds.pentominoes import shapes

MAX_PIECES = MAX_SIDE * MAX_SIDE
_PLACEMENT = re.compile(r"r(\d{1,2})c(\d{1,2}):([0-3]f?)")
_PIECE = re.compile(r"([A-Z]|\([0-9a-f]{1,20}\))(\d{0,4})")
_RUNS = re.compile(r"\d{1,4}(?:\.\d{1,4})*")
_NONE = "-"


class Placement(NamedTuple):
    """Where a piece lies: the top-left corner of its box (from 0) and its turn."""

    row: int
    col: int
    turn: str

    def __str__(self) -> str:
        return f"r{self.row + 1}c{self.col + 1}:{self.turn}"


class Locked(NamedTuple):
    """A piece that the player cannot move."""

    name: str
    placement: Placement


@dataclass(frozen=True, slots=True)
class Puzzle:
    """An outline (cells in rising order), the pieces to place (sorted) and those locked in it."""

    size: Size
    outline: tuple[int, ...]
    pieces: tuple[str, ...]
    locked: tuple[Locked, ...] = ()

    @property
    def locked_cells(self) -> tuple[int, ...]:
        """The cells under locked pieces."""
        return tuple(
            cell for name, place in self.locked for cell in cells_of(name, place, self.size.cols)
        )

    @property
    def free(self) -> tuple[int, ...]:
        """The cells of the outline that the pieces have to cover."""
        taken = frozenset(self.locked_cells)
        return tuple(cell for cell in self.outline if cell not in taken)


@dataclass(frozen=True, slots=True)
class Answer:
    """A placement (or None) for each of `Puzzle.pieces`; those of equal pieces are sorted."""

    placements: tuple[Placement | None, ...]


def cells_of(name: str, placement: Placement, cols: int) -> tuple[int, ...]:
    """Return the cells that a placed piece covers, on a board so many columns wide."""
    row, col, turn = placement
    return tuple((row + r) * cols + col + c for r, c in shapes.orientations(name)[turn])


def placement_at(name: str, cells: Iterable[tuple[int, int]]) -> Placement:
    """Return the placement that covers these (row, column) cells with the piece."""
    laid = tuple(cells)
    row, col = min(r for r, _ in laid), min(c for _, c in laid)
    return Placement(row, col, shapes.distinct(name)[shapes.corner(laid)])


def answer_of_places(puzzle: Puzzle, places: Sequence[Placement | None]) -> Answer:
    """Return the answer with a placement (or None) a piece, in its one way of being written."""
    ordered: list[Placement | None] = []
    start = 0
    for _, group in groupby(puzzle.pieces):
        end = start + sum(1 for _ in group)
        part = places[start:end]
        ordered += sorted(place for place in part if place is not None)
        ordered += [None] * part.count(None)
        start = end
    return Answer(tuple(ordered))


@lru_cache(maxsize=1024)
def piece_ids(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the names of the pieces in moves: the second of two equal ones is `P2`."""
    ids = []
    for name, group in groupby(puzzle.pieces):
        ids += [f"{name}{number}" if number > 1 else name for number, _ in enumerate(group, 1)]
    return tuple(ids)


# -- puzzles as text --------------------------------------------------------------------------


def parse(text: str) -> Puzzle:
    """Read `cols/rows/outline/pieces[/locked]`; raises InputError."""
    parts = text.strip().split("/")
    if len(parts) not in (4, 5) or not all(re.fullmatch(r"[0-9]{1,4}", part) for part in parts[:2]):
        raise InputError("pentominoes-form", found=text.strip()[:60])
    size = Size.checked(rows=int(parts[1]), cols=int(parts[0]))
    outline = _parse_outline(parts[2], size)
    pieces = _parse_pieces(parts[3])
    locks = parts[4].split(",") if len(parts) == 5 else []
    locked = sorted(_parse_lock(lock, size) for lock in locks)
    puzzle = Puzzle(size, outline, pieces, tuple(locked))
    under = puzzle.locked_cells
    if len(frozenset(under)) < len(under) or not frozenset(under) <= frozenset(outline):
        raise InputError("pentominoes-locked", found=parts[4][:60])
    return puzzle


def _parse_outline(text: str, size: Size) -> tuple[int, ...]:
    if not text.isascii() or _RUNS.fullmatch(text) is None:
        raise InputError("pentominoes-outline", found=text[:60], cells=size.cells)
    runs = [int(run) for run in text.split(".")]
    if sum(runs) != size.cells or 0 in runs[1:]:
        raise InputError("pentominoes-outline", found=text[:60], cells=size.cells)
    inside: list[int] = []
    at = 0
    for number, run in enumerate(runs):
        if number % 2 == 0:
            inside += range(at, at + run)
        at += run
    if not inside:
        raise InputError("pentominoes-outline", found=text[:60], cells=size.cells)
    return tuple(inside)


def _parse_pieces(text: str) -> tuple[str, ...]:
    found: list[str] = []
    at = 0
    if text == _NONE:
        return ()
    while at < len(text) or not found:
        match = _PIECE.match(text, at)
        if match is None or (match[2] and not (match[2].isascii() and int(match[2]) > 0)):
            raise InputError("pentominoes-piece-name", found=text[at : at + 40])
        found += [shapes.parse_name(match[1])] * int(match[2] or 1)
        if len(found) > MAX_PIECES:
            raise InputError("pentominoes-many", limit=MAX_PIECES)
        at = match.end()
    return tuple(sorted(found, key=shapes.order))


def _parse_lock(text: str, size: Size) -> Locked:
    name, _, place = text.partition("@")
    known = shapes.parse_name(name)
    return Locked(known, parse_placement(known, place, size))


def parse_placement(name: str, text: str, size: Size) -> Placement:
    """Read `r2c3:2f`; raises InputError unless the whole piece lies within the board's box."""
    match = _PLACEMENT.fullmatch(text)
    if match is None or not text.isascii():
        raise InputError("pentominoes-placement", found=text[:40])
    row, col, turn = int(match[1]) - 1, int(match[2]) - 1, match[3]
    laid = shapes.orientations(name)[turn]
    bottom, right = row + max(r for r, _ in laid), col + max(c for _, c in laid)
    if row < 0 or bottom >= size.rows or col < 0 or right >= size.cols:
        raise InputError("pentominoes-placement-outside", found=text[:40], size=str(size))
    return Placement(row, col, shapes.distinct(name)[laid])


def write(puzzle: Puzzle) -> str:
    """Write it, always in the same way."""
    inside = frozenset(puzzle.outline)
    runs = [0]
    for cell in range(puzzle.size.cells):
        if (cell in inside) == (len(runs) % 2 == 1):
            runs[-1] += 1
        else:
            runs.append(1)
    counted = ((name, sum(1 for _ in group)) for name, group in groupby(puzzle.pieces))
    pieces = "".join(name if count == 1 else f"{name}{count}" for name, count in counted)
    parts = [
        str(puzzle.size.cols),
        str(puzzle.size.rows),
        ".".join(map(str, runs)),
        pieces or _NONE,
    ]
    if puzzle.locked:
        parts.append(",".join(f"{name}@{place}" for name, place in puzzle.locked))
    return "/".join(parts)


# -- answers as text --------------------------------------------------------------------------


def write_answer(puzzle: Puzzle, answer: Answer) -> str:
    """Write one placement a piece, in the order of the pieces: `P@r1c1:0,U@-`."""
    pairs = zip(piece_ids(puzzle), answer.placements, strict=True)
    written = ",".join(f"{piece}@{_NONE if place is None else place}" for piece, place in pairs)
    return written or _NONE


def parse_answer(puzzle: Puzzle, text: str) -> Answer:
    """Read placements in any order; a piece that is not named is not placed."""
    marks: dict[str, str] = {}
    stripped = text.strip()
    for move in stripped.split(",") if stripped not in ("", _NONE) else ():
        piece, sign, place = move.partition("@")
        if not sign or piece in marks:
            raise InputError("error-answer-form", expected="P@r1c1:0,U@-")
        marks[piece] = place
    return answer_of(puzzle, {piece: place for piece, place in marks.items() if place != _NONE})


def answer_of(puzzle: Puzzle, marks: Mapping[str, str]) -> Answer:
    """Return the answer that the marks (piece to placement) spell."""
    places: list[Placement | None] = []
    ids = piece_ids(puzzle)
    for piece in marks:
        if piece not in ids:
            raise InputError("error-target", found=piece[:40])
    for piece, name in zip(ids, puzzle.pieces, strict=True):
        mark = marks.get(piece)
        places.append(None if mark is None else parse_placement(name, mark, puzzle.size))
    return answer_of_places(puzzle, places)


def marks_of(puzzle: Puzzle, answer: Answer) -> dict[str, str]:
    """Return the marks that spell an answer."""
    pairs = zip(piece_ids(puzzle), answer.placements, strict=True)
    return {piece: str(place) for piece, place in pairs if place is not None}


# -- symmetries -------------------------------------------------------------------------------


def transform(puzzle: Puzzle, symmetry: Symmetry) -> Puzzle:
    """Return the puzzle turned or mirrored."""
    size = symmetry.size(puzzle.size)
    outline = sorted(symmetry.cell(puzzle.size, cell) for cell in puzzle.outline)
    locked = sorted(
        Locked(name, _moved(name, place, puzzle.size, symmetry)) for name, place in puzzle.locked
    )
    return Puzzle(size, tuple(outline), puzzle.pieces, tuple(locked))


def normal(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle as it is: its pieces, and those locked, are always sorted."""
    return puzzle


def transform_answer(puzzle: Puzzle, answer: Answer, symmetry: Symmetry) -> Answer:
    """Return an answer of `puzzle` turned or mirrored with it."""
    pairs = zip(puzzle.pieces, answer.placements, strict=True)
    places = [
        None if place is None else _moved(name, place, puzzle.size, symmetry)
        for name, place in pairs
    ]
    return answer_of_places(puzzle, places)


def _moved(name: str, place: Placement, size: Size, symmetry: Symmetry) -> Placement:
    cells = (divmod(cell, size.cols) for cell in cells_of(name, place, size.cols))
    return placement_at(name, [symmetry.place(size, row, col) for row, col in cells])
