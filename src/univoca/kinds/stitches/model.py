"""Stitches as data: the divided board with its numbers, the set of stitches, and their texts.

Knows what can be written, not what is right: an answer may break every rule. It can only hold
stitches across region borders, since no other edge can be marked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from univoca.contract import Marks
from univoca.errors import InputError
from univoca.formats.borders import lengths, read_regions, write_regions
from univoca.formats.numbers import MAX_NUMBER, read_numbers, write_numbers
from univoca.grid import (
    Size,
    Symmetry,
    cell_name,
    components,
    edge_name,
    edges,
    normal_regions,
    parse_edge,
    region_letter,
    regions_connected,
)

STATES = ("undecided", "stitched", "crossed")
MAX_K = 1800
_WAYS = "nesw"
_CELL = re.compile(r"[nesw-]|\([nesw]{2,4}\)")

Edge = tuple[int, int]
Number = int | None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A board in regions (numbered by first cell), k, and a number or None for each line.

    Build it with `checked`, which keeps the promise about the regions.
    """

    size: Size
    regions: tuple[int, ...]
    k: int
    rows: tuple[Number, ...]
    columns: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """The stitches, each an edge between two regions, in rising order."""

    stitches: tuple[Edge, ...]


def checked(
    size: Size, regions: Sequence[int], k: int, rows: Sequence[Number], columns: Sequence[Number]
) -> Puzzle:
    """Return the puzzle; raises InputError when a region falls apart or a number is too large."""
    ordered = normal_regions(regions)
    if not regions_connected(size, ordered):
        raise InputError("error-regions-disconnected", region=_torn_region(size, ordered))
    if not 1 <= k <= MAX_K:
        raise InputError("stitches-error-k", found=str(k)[:20], limit=MAX_K)
    for number in (*rows, *columns):
        if number is not None and not 0 <= number <= MAX_NUMBER:
            raise InputError("stitches-error-number", found=str(number)[:20], limit=MAX_NUMBER)
    return Puzzle(size, ordered, k, tuple(rows), tuple(columns))


def _torn_region(size: Size, regions: tuple[int, ...]) -> str:
    parts = components(size, lambda a, b: regions[a] == regions[b])
    met: dict[int, int] = {}
    for region, part in zip(regions, parts, strict=True):
        if met.setdefault(region, part) != part:
            return region_letter(region)
    return region_letter(0)


def borders(puzzle: Puzzle) -> tuple[Edge, ...]:
    """Return every edge that parts two regions, in the order of `grid.edges`."""
    regions = puzzle.regions
    return tuple(edge for edge in edges(puzzle.size) if regions[edge[0]] != regions[edge[1]])


def pairs(puzzle: Puzzle) -> dict[tuple[int, int], tuple[Edge, ...]]:
    """Return the border of each two touching regions (the smaller first), sorted by pair."""
    found: dict[tuple[int, int], list[Edge]] = {}
    for edge in borders(puzzle):
        first, second = puzzle.regions[edge[0]], puzzle.regions[edge[1]]
        found.setdefault((min(first, second), max(first, second)), []).append(edge)
    return {pair: tuple(found[pair]) for pair in sorted(found)}


def answer_from(stitches: Iterable[Edge]) -> Answer:
    """Return the answer with these stitches, each edge its smaller cell first."""
    return Answer(tuple(sorted(stitches)))


def parse(text: str) -> Puzzle:
    """Read `<cols>/<rows>/<k>/<borders>/<numbers>`; one slash more at the end is ignored."""
    parts = text.split("/")
    if len(parts) == 6 and not parts[5]:
        parts.pop()
    if len(parts) < 5:
        raise InputError("error-body-short", position=len(text))
    if len(parts) > 5:
        raise InputError("error-body-long", position=len("/".join(parts[:5])) + 1)
    size = Size.checked(rows=_whole(parts[1]), cols=_whole(parts[0]))
    k = _whole(parts[2])
    start = sum(len(part) + 1 for part in parts[:3])
    if len(parts[3]) < sum(lengths(size)):
        raise InputError("error-body-short", position=start + len(parts[3]))
    regions = read_regions(parts[3], size, start)
    numbers = read_numbers(parts[4], size.rows + size.cols, start + len(parts[3]) + 1)
    return checked(size, regions, k, numbers[: size.rows], numbers[size.rows :])


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 4):
        raise InputError("stitches-error-whole", found=text[:20])
    return int(text)


def write(puzzle: Puzzle) -> str:
    """Write `<cols>/<rows>/<k>/<borders>/<numbers>`, the shortest way for the numbers."""
    size = puzzle.size
    drawn = write_regions(size, puzzle.regions)
    numbers = write_numbers((*puzzle.rows, *puzzle.columns))
    return f"{size.cols}/{size.rows}/{puzzle.k}/{drawn}/{numbers}"


def parse_answer(puzzle: Puzzle, text: str) -> Answer:
    """Read one letter a cell for the way to its partner (`n e s w`, `-` for none), rows by `/`.

    A cell with several stitches, which is always wrong, has its letters in brackets: `(es)`.
    """
    rows = text.split("/")
    if len(rows) != puzzle.size.rows:
        raise InputError("stitches-error-answer-rows", found=len(rows), expected=puzzle.size.rows)
    cells = [ways for number, row in enumerate(rows) for ways in _read_row(puzzle, number, row)]
    stitches: list[Edge] = []
    for cell, ways in enumerate(cells):
        for way in ways:
            other = _neighbour(puzzle.size, cell, way)
            if other is None or _opposite(way) not in cells[other]:
                name = cell_name(cell, puzzle.size.cols)
                raise InputError("stitches-error-answer-half", cell=name)
            edge = min(cell, other), max(cell, other)
            if puzzle.regions[cell] == puzzle.regions[other]:
                name = edge_name(edge, puzzle.size.cols)
                raise InputError("stitches-error-answer-inside", edge=name)
            if cell < other:
                stitches.append(edge)
    return answer_from(stitches)


def _read_row(puzzle: Puzzle, number: int, text: str) -> list[str]:
    ways: list[str] = []
    position = 0
    while position < len(text):
        match = _CELL.match(text, position)
        if match is None or len(set(match[0])) < len(match[0]):
            raise InputError(
                "stitches-error-answer-letter",
                row=number + 1,
                position=position + 1,
                found=text[position],
            )
        ways.append(match[0].strip("()-"))
        position = match.end()
    if len(ways) != puzzle.size.cols:
        raise InputError(
            "stitches-error-answer-width",
            row=number + 1,
            found=len(ways),
            expected=puzzle.size.cols,
        )
    return ways


def _opposite(way: str) -> str:
    return _WAYS[(_WAYS.index(way) + 2) % 4]


def _neighbour(size: Size, cell: int, way: str) -> int | None:
    row, col = divmod(cell, size.cols)
    row += {"n": -1, "s": 1}.get(way, 0)
    col += {"w": -1, "e": 1}.get(way, 0)
    inside = 0 <= row < size.rows and 0 <= col < size.cols
    return row * size.cols + col if inside else None


def write_answer(puzzle: Puzzle, answer: Answer) -> str:
    """Write the answer as `parse_answer` reads it."""
    cols = puzzle.size.cols
    ways: list[list[str]] = [[] for _ in range(puzzle.size.cells)]
    for first, second in answer.stitches:
        along = second == first + 1 and second % cols
        ways[first].append("e" if along else "s")
        ways[second].append("w" if along else "n")
    letters = [_letters("".join(sorted(found, key=_WAYS.index))) for found in ways]
    rows = range(0, puzzle.size.cells, cols)
    return "/".join("".join(letters[start : start + cols]) for start in rows)


def _letters(ways: str) -> str:
    return f"({ways})" if len(ways) > 1 else ways or "-"


def answer_of(puzzle: Puzzle, marks: Marks) -> Answer:
    """Return the answer that the stitched edges spell; crossed edges say nothing."""
    stitches: list[Edge] = []
    for target, state in marks.items():
        edge = parse_edge(target, puzzle.size)
        if puzzle.regions[edge[0]] == puzzle.regions[edge[1]]:
            raise InputError("error-target", found=target[:40])
        if state not in STATES:
            raise InputError("error-mark-state", found=state[:40], target=target[:40])
        if state == "stitched":
            stitches.append(edge)
    return answer_from(set(stitches))


def marks_of(puzzle: Puzzle, answer: Answer) -> dict[str, str]:
    """Return each stitch as a stitched edge."""
    return {edge_name(edge, puzzle.size.cols): "stitched" for edge in answer.stitches}


def transform(puzzle: Puzzle, symmetry: Symmetry) -> Puzzle:
    """Return the puzzle turned or mirrored, numbers included."""
    rows, columns = puzzle.rows, puzzle.columns
    if symmetry.transpose:
        rows, columns = columns, rows
    rows = rows[::-1] if symmetry.flip_rows else rows
    columns = columns[::-1] if symmetry.flip_cols else columns
    regions = normal_regions(symmetry.values(puzzle.size, puzzle.regions))
    return Puzzle(symmetry.size(puzzle.size), regions, puzzle.k, rows, columns)


def normal(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle as it is: its regions are always numbered by their first cells."""
    return puzzle


def transform_answer(puzzle: Puzzle, answer: Answer, symmetry: Symmetry) -> Answer:
    """Return the answer turned or mirrored with its puzzle."""
    return answer_from(symmetry.edge(puzzle.size, edge) for edge in answer.stitches)
