"""Castle Wall in outside formats: puzz.link, pzprv3 and Penpa+. Knows no rule.

Source of the facts: docs/formats.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from univoca.errors import InputError
from univoca.formats.penpa import PenpaSheet
from univoca.formats.pzpr import PzprAddress, PzprFile, write_file
from univoca.grid import Size, cell_name, edge_name, edges
from univoca.kinds.castle_wall.body import Token, read_body, write_body
from univoca.kinds.castle_wall.model import (
    MAX_NUMBER,
    Clue,
    Puzzle,
    puzzle_of,
    puzzle_of_tokens,
    tokens_of,
)

PID = "castle"
_MARKS = {"0": None, "1": "wall", "-1": "crossed"}


def from_address(address: PzprAddress) -> Puzzle:
    """Read a puzz.link address, already cut in its parts."""
    if address.pid != PID:
        raise InputError("error-unknown-pzpr", found=address.pid[:40], known=PID)
    if address.variant:
        raise InputError("error-variant")
    tokens = read_body(address.body, address.size.cells, address.start)
    return puzzle_of_tokens(address.size, tokens)


def to_address(puzzle: Puzzle) -> str:
    """Write the body of a puzz.link address."""
    return write_body(tokens_of(puzzle), puzzle.size.cells)


def from_pzprv3(document: PzprFile) -> tuple[Puzzle, dict[str, str]]:
    """Read a pzprv3 text: the cells, then the segments across and down where there are any."""
    if document.pid != PID:
        raise InputError("error-pzprv3-kind", found=document.pid[:20], expected=PID)
    size = document.size
    document = replace(document, lines=tuple(line for line in document.lines if line))
    tokens: list[Token] = []
    for row, words in enumerate(document.rows_of(0, size.rows, size.cols)):
        for col, word in enumerate(words):
            read = _read_cell(word, row + 5)
            if read is not None:
                tokens.append((row * size.cols + col, *read))
    return puzzle_of_tokens(size, tokens), _read_segments(document)


def _read_cell(word: str, line: int) -> tuple[int, int, int | None] | None:
    """Return colour, direction and number of `D,N,S`, or None where there is no clue."""
    if word == ".":
        return None
    parts = word.split(",")
    if len(parts) == 3 and parts[1] == "-1":
        return None
    numeric = [part for part in parts if part.isascii() and part.isdigit() and len(part) <= 4]
    if len(parts) == 3 and len(numeric) + (parts[1] == "-") == 3:
        direction, colour = int(parts[0]), int(parts[2])
        number = None if parts[1] == "-" else int(parts[1])
        if direction <= 4 and colour <= 7 and colour & 3 < 3 and (number or 0) <= MAX_NUMBER:
            return colour & 3, direction, number
    raise InputError("error-pzprv3-value", line=line, found=word[:20])


def _read_segments(document: PzprFile) -> dict[str, str]:
    size = document.size
    if len(document.lines) <= size.rows:
        return {}
    across = size.rows if size.cols > 1 else 0
    words = [
        *_words(document, size.rows, across, size.cols - 1),
        *_words(document, size.rows + across, size.rows - 1, size.cols),
    ]
    marks: dict[str, str] = {}
    for edge, (line, word) in zip(edges(size), words, strict=True):
        if word not in _MARKS:
            raise InputError("error-pzprv3-value", line=line, found=word[:20])
        state = _MARKS[word]
        if state is not None:
            marks[edge_name(edge, size.cols)] = state
    return marks


def _words(document: PzprFile, start: int, count: int, width: int) -> list[tuple[int, str]]:
    rows = document.rows_of(start, count, width)
    return [(start + row + 5, word) for row, words in enumerate(rows) for word in words]


def to_pzprv3(puzzle: Puzzle, marks: Mapping[str, str], version: int = 0) -> str:
    """Write a pzprv3 text (both versions have the same lines), each value followed by a space."""
    size = puzzle.size
    cells = ["."] * size.cells
    for cell, colour, direction, number in tokens_of(puzzle):
        cells[cell] = f"{direction},{'-' if number is None else number},{colour}"
    written = {state: word for word, state in _MARKS.items()}
    values = [written[marks.get(edge_name(edge, size.cols))] for edge in edges(size)]
    split = size.rows * (size.cols - 1)
    lines = _lines(cells, size.cols)
    if marks:
        lines += _lines(values[:split], size.cols - 1) + _lines(values[split:], size.cols)
    return write_file(version, PID, size, lines)


def _lines(words: list[str], width: int) -> list[str]:
    if width == 0:
        return []
    rows = [words[at : at + width] for at in range(0, len(words), width)]
    return ["".join(f"{word} " for word in row) for row in rows]


def from_penpa(sheet: PenpaSheet) -> tuple[Puzzle, dict[str, str]]:
    """Read a Penpa+ sheet as noqx draws it, or nikoli-puzzle-solver where it has arrow symbols."""
    symbols = _entries(sheet.question, "symbol")
    nikoli = any(_is_arrow(value) for value in symbols.values())
    surfaces = _by_cell(sheet, "surface")
    black, gray = ((1, 4), ()) if nikoli else ((4,), (1, 3, 8))
    clues: dict[int, Clue] = {}
    for cell, value in _by_cell(sheet, "number").items():
        colour = _colour(surfaces.get(cell), black, gray, nikoli)
        arrow, number = _number(sheet, cell, value)
        clues[cell] = Clue(cell, colour, arrow, number)
    for cell, surface in surfaces.items():
        if cell not in clues:
            clues[cell] = Clue(cell, _colour(surface, black, gray, nikoli))
    if nikoli:
        _add_boxed(sheet, clues)
        _add_arrows(sheet, clues)
    return puzzle_of(sheet.size, clues.values()), _drawn(sheet)


def _entries(layers: dict[str, Any], name: str) -> dict[str, Any]:
    layer = layers.get(name, {})
    return layer if isinstance(layer, dict) else {}


def _by_cell(sheet: PenpaSheet, name: str) -> dict[int, Any]:
    found: dict[int, Any] = {}
    for index, value in _entries(sheet.question, name).items():
        cell = sheet.cell(index)
        if cell is not None:
            found[cell] = value
    return dict(sorted(found.items()))


def _colour(surface: Any, black: tuple[int, ...], gray: tuple[int, ...], nikoli: bool) -> str:
    if surface is None:
        return "white"
    if surface in black:
        return "black"
    return "gray" if nikoli or surface in gray else "white"


def _number(sheet: PenpaSheet, cell: int, value: Any) -> tuple[str, int | None]:
    """Return arrow and number of an entry `["4_3", colour, mode]`."""
    text = value[0] if isinstance(value, list) and value else None
    if isinstance(text, int):
        text = str(text)
    if not isinstance(text, str):
        raise _bad_entry(sheet.size, cell, value)
    digits, _, arrow = text.partition("_")
    if digits and not (digits.isascii() and digits.isdigit() and int(digits[:6]) <= MAX_NUMBER):
        raise _bad_entry(sheet.size, cell, text)
    arrows = {"": "none", "0": "up", "1": "left", "2": "right", "3": "down"}
    if arrow not in arrows or len(digits) > 6:
        raise _bad_entry(sheet.size, cell, text)
    return arrows[arrow], int(digits) if digits else None


def _bad_entry(size: Size, cell: int, value: Any) -> InputError:
    return InputError(
        "castle-wall-error-penpa", cell=cell_name(cell, size.cols), found=str(value)[:20]
    )


def _is_arrow(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 1 and value[1] == "arrow_fouredge_B"


def _add_arrows(sheet: PenpaSheet, clues: dict[int, Clue]) -> None:
    """The eight flags of an arrow symbol stand for right, down, left, up, left, up, right, down."""
    names = ("right", "down", "left", "up", "left", "up", "right", "down")
    for cell, value in _by_cell(sheet, "symbol").items():
        if not _is_arrow(value):
            continue
        flags = value[0] if isinstance(value[0], list) else []
        chosen = [name for name, flag in zip(names, flags, strict=False) if flag == 1]
        if len(chosen) != 1 or cell not in clues:
            raise _bad_entry(sheet.size, cell, value[0])
        clues[cell] = replace(clues[cell], arrow=chosen[0])


def _add_boxed(sheet: PenpaSheet, clues: dict[int, Clue]) -> None:
    """A blank cell with lines drawn on its four sides is a white clue without a number."""
    sides: dict[int, int] = {}
    for key in _entries(sheet.question, "lineE"):
        parted = sheet.corner_line(key)
        for cell in parted or ():
            sides[cell] = sides.get(cell, 0) + 1
    for cell in sorted(sides):
        if sides[cell] == 4 and cell not in clues:
            clues[cell] = Clue(cell, "white")


def _drawn(sheet: PenpaSheet) -> dict[str, str]:
    marks: dict[str, str] = {}
    for key, value in _entries(sheet.answer, "line").items():
        edge = sheet.centre_line(key)
        if edge is not None and isinstance(value, int) and value != 98:
            marks[edge_name(edge, sheet.size.cols)] = "wall"
    return marks


def from_plain(text: str) -> tuple[Puzzle, dict[str, str]] | None:
    """Return None: public collections have no other text form of this kind."""
    return None
