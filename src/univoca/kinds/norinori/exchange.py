"""Norinori in outside formats: puzz.link, pzprv3 (both versions) and Penpa+. Knows no rule.

Source of the facts: docs/formats.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from univoca.errors import InputError
from univoca.formats.borders import read_regions, write_regions
from univoca.formats.penpa import PenpaSheet
from univoca.formats.pzpr import PzprAddress, PzprFile, write_file
from univoca.grid import (
    Size,
    cell_name,
    components,
    edges,
    normal_regions,
    region_letter,
    regions_connected,
)
from univoca.kinds.norinori.model import DOTTED, SHADED, Puzzle

PID = "norinori"
_FIRST_LINE = 5
_STATES = {"#": SHADED, "+": DOTTED}
_DARK, _GREEN = (1, 3, 4, 8), 2


def from_address(address: PzprAddress) -> Puzzle:
    """Read a puzz.link address; raises InputError on variant rules and damaged borders."""
    if address.variant:
        raise InputError("error-variant")
    return Puzzle(address.size, read_regions(address.body, address.size, address.start))


def to_address(puzzle: Puzzle) -> str:
    """Write the body of a puzz.link address: the region borders."""
    return write_regions(puzzle.size, puzzle.regions)


def from_pzprv3(document: PzprFile) -> tuple[Puzzle, dict[str, str]]:
    """Read both versions: region ids (pzprv3) or border bits (pzprv3.1), then the cells."""
    if document.pid != PID:
        raise InputError("error-pzprv3-kind", found=document.pid[:20], expected=PID)
    size = document.size
    if document.version == 0:
        regions = _regions_of_ids(document)
        first = 1 + size.rows
    else:
        regions = _regions_of_bits(document)
        first = 2 * size.rows - 1
    rows = document.rows_of(first, size.rows, size.cols)
    return Puzzle(size, regions), _marks(rows, first, size)


def to_pzprv3(puzzle: Puzzle, marks: Mapping[str, str], version: int = 1) -> str:
    """Write a pzprv3.1 text, or with `version` 0 the older pzprv3 with region ids."""
    size = puzzle.size
    letters = {state: letter for letter, state in _STATES.items()}
    cells = [
        letters.get(marks.get(cell_name(cell, size.cols), ""), ".") for cell in range(size.cells)
    ]
    if version == 0:
        head = [
            str(max(puzzle.regions) + 1),
            *_joined([str(region) for region in puzzle.regions], size.rows, size.cols),
        ]
    else:
        walls = ["01"[puzzle.regions[a] != puzzle.regions[b]] for a, b in edges(size)]
        across = (size.cols - 1) * size.rows
        head = [
            *_joined(walls[:across], size.rows, size.cols - 1),
            *_joined(walls[across:], size.rows - 1, size.cols),
        ]
    return write_file(version, PID, size, [*head, *_joined(cells, size.rows, size.cols)])


def from_penpa(sheet: PenpaSheet) -> tuple[Puzzle, dict[str, str]]:
    """Read a Penpa+ sheet: borders from its edge lines, marks from its surfaces."""
    lines = (sheet.corner_line(key) for key, _ in _entries(sheet.question, "lineE"))
    walls = frozenset(line for line in lines if line is not None)
    regions = components(sheet.size, lambda a, b: (min(a, b), max(a, b)) not in walls)
    marks: dict[str, str] = {}
    for layer in (sheet.question, sheet.answer):
        for key, colour in _entries(layer, "surface"):
            cell = sheet.cell(key)
            if cell is None or isinstance(colour, bool) or not isinstance(colour, int):
                continue
            if colour in _DARK or colour == _GREEN:
                marks[cell_name(cell, sheet.size.cols)] = DOTTED if colour == _GREEN else SHADED
    return Puzzle(sheet.size, regions), marks


def from_plain(text: str) -> tuple[Puzzle, dict[str, str]] | None:
    """Return None: public collections have no plain text form of Norinori."""
    del text
    return None


def _entries(layer: Mapping[str, object], name: str) -> Iterator[tuple[str, object]]:
    entries = layer.get(name)
    if isinstance(entries, dict):
        yield from entries.items()


def _joined(words: Sequence[str], rows: int, width: int) -> list[str]:
    """Return lines of `width` words, each word followed by a space as pzpr does."""
    return [
        "".join(f"{word} " for word in words[row * width : (row + 1) * width])
        for row in range(rows)
    ]


def _regions_of_ids(document: PzprFile) -> tuple[int, ...]:
    size = document.size
    ids: list[int] = []
    for offset, words in enumerate(document.rows_of(1, size.rows, size.cols)):
        for word in words:
            if not (word.isascii() and word.isdigit() and len(word) <= 4):
                raise InputError(
                    "error-pzprv3-value", line=_FIRST_LINE + 1 + offset, found=word[:20]
                )
            ids.append(int(word))
    regions = normal_regions(ids)
    if not regions_connected(size, regions):
        raise InputError("error-regions-disconnected", region=_split_region(size, regions))
    return regions


def _split_region(size: Size, regions: tuple[int, ...]) -> str:
    """Return the letter of the first region that falls apart."""
    parts = components(size, lambda a, b: regions[a] == regions[b])
    part_of: dict[int, int] = {}
    for region, part in zip(regions, parts, strict=True):
        if part_of.setdefault(region, part) != part:
            return region_letter(region)
    return ""


def _regions_of_bits(document: PzprFile) -> tuple[int, ...]:
    size = document.size
    rows = document.rows_of(0, size.rows, size.cols - 1)
    rows += document.rows_of(size.rows, size.rows - 1, size.cols)
    for offset, words in enumerate(rows):
        for word in words:
            if word not in ("0", "1", "-1"):
                raise InputError("error-pzprv3-value", line=_FIRST_LINE + offset, found=word[:20])
    bits = [word == "1" for words in rows for word in words]
    walls = frozenset(edge for edge, wall in zip(edges(size), bits, strict=True) if wall)
    return components(size, lambda a, b: (min(a, b), max(a, b)) not in walls)


def _marks(rows: list[list[str]], first: int, size: Size) -> dict[str, str]:
    marks: dict[str, str] = {}
    for row, words in enumerate(rows):
        for col, word in enumerate(words):
            if word in _STATES:
                marks[cell_name(row * size.cols + col, size.cols)] = _STATES[word]
            elif word != ".":
                line = _FIRST_LINE + first + row
                raise InputError("error-pzprv3-value", line=line, found=word[:20])
    return marks
