"""Stitches in outside formats: Penpa+ sheets and the two texts of public collections.

pzpr has no such kind, so there is no puzz.link address and no pzprv3 text. Neither Penpa+ nor the
plain text says k: it is then the smallest that the numbers leave room for (`least_k`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, NoReturn

from univoca.contract import Marks
from univoca.errors import InputError
from univoca.formats.numbers import MAX_NUMBER
from univoca.formats.penpa import PenpaSheet
from univoca.formats.pzpr import PzprAddress, PzprFile
from univoca.grid import Size, components, edge_name, edges
from univoca.kinds.stitches.model import MAX_K, Edge, Number, Puzzle, checked

_JSON_KEYS = ("grid", "row_clues", "column_clues")
_WORD = re.compile(r"\S+")


def from_address(address: PzprAddress) -> Puzzle:
    """Refuse: pzpr knows no Stitches."""
    _unknown("puzz.link")


def to_address(puzzle: Puzzle) -> str:
    """Refuse: pzpr knows no Stitches."""
    _unknown("puzz.link")


def from_pzprv3(document: PzprFile) -> tuple[Puzzle, dict[str, str]]:
    """Refuse: pzpr knows no Stitches."""
    _unknown("pzprv3")


def to_pzprv3(puzzle: Puzzle, marks: Marks, version: int = 1) -> str:
    """Refuse: pzpr knows no Stitches."""
    _unknown("pzprv3")


def _unknown(form: str) -> NoReturn:
    raise InputError("error-format-kind", kind="stitches", format=form)


def least_k(
    size: Size, regions: Sequence[int], rows: Sequence[Number], columns: Sequence[Number]
) -> int:
    """Return the smallest k from 1 for which all stitches have as many ends as the numbers ask.

    A puzzle that numbers all its rows, or all its columns, can have no other k.
    """
    touching = {
        (min(regions[a], regions[b]), max(regions[a], regions[b]))
        for a, b in edges(size)
        if regions[a] != regions[b]
    }
    asked = max(sum(number or 0 for number in line) for line in (rows, columns))
    return max(1, -(-asked // (2 * len(touching)))) if touching else 1


def from_penpa(sheet: PenpaSheet) -> tuple[Puzzle, dict[str, str]]:
    """Read borders from edge lines and numbers from the margins, each beside its line.

    A number in a corner where two margins meet is k. Lines of the answer are stitches.
    """
    walls = {sheet.corner_line(key) for key in _entries(sheet.question, "lineE")}
    regions = components(sheet.size, lambda a, b: (min(a, b), max(a, b)) not in walls)
    rows, columns, corner = _margin_numbers(sheet)
    k = corner if corner is not None else least_k(sheet.size, regions, rows, columns)
    puzzle = checked(sheet.size, regions, k, rows, columns)
    drawn = [sheet.centre_line(key) for key in _entries(sheet.answer, "line")]
    return puzzle, _stitched(puzzle, [edge for edge in drawn if edge is not None])


def _stitched(puzzle: Puzzle, drawn: Sequence[Edge]) -> dict[str, str]:
    regions, cols = puzzle.regions, puzzle.size.cols
    return {edge_name(e, cols): "stitched" for e in drawn if regions[e[0]] != regions[e[1]]}


def _entries(layers: dict[str, Any], name: str) -> dict[str, Any]:
    found = layers.get(name, {})
    return found if isinstance(found, dict) else {}


def _margin_numbers(sheet: PenpaSheet) -> tuple[list[Number], list[Number], Number]:
    size = sheet.size
    numbers: dict[tuple[str, int], int] = {}
    for key, entry in _entries(sheet.question, "number").items():
        text = entry[0] if isinstance(entry, list) and entry else None
        if text == "":
            continue
        if not (isinstance(text, str) and re.fullmatch(r"[0-9]{1,4}", text)):
            raise InputError("stitches-error-penpa-number", found=str(text)[:20])
        place = _margin_place(sheet, key)
        if place is None or place in numbers:
            raise InputError("stitches-error-penpa-place", found=text)
        numbers[place] = int(text)
    rows = [numbers.get(("row", row)) for row in range(size.rows)]
    columns = [numbers.get(("column", col)) for col in range(size.cols)]
    return rows, columns, numbers.get(("corner", 0))


def _margin_place(sheet: PenpaSheet, key: str) -> tuple[str, int] | None:
    if not re.fullmatch(r"[0-9]{1,6}", key):
        return None
    row, col = sheet.place(int(key))
    row_inside, col_inside = 0 <= row < sheet.size.rows, 0 <= col < sheet.size.cols
    if row_inside and col_inside:
        return None
    if row_inside:
        return "row", row
    return ("column", col) if col_inside else ("corner", 0)


def from_plain(text: str) -> tuple[Puzzle, dict[str, str]] | None:
    """Read the JSON or the plain text of public collections; None when it has neither form."""
    if text.lstrip().startswith("{"):
        data = _json(text)
        return None if data is None else (_from_json(data), {})
    lines = [_WORD.findall(line) for line in text.strip().splitlines() if line.strip()]
    if len(lines) < 4 or len(lines[0]) != 2 or not all(map(_is_whole, lines[0])):
        return None
    height, width = int(lines[0][0]), int(lines[0][1])
    if len(lines) != height + 3 or len(lines[1]) != width or len(lines[2]) != height:
        return None
    size = Size.checked(rows=height, cols=width)
    columns = [_number(word) for word in lines[1]]
    rows = [_number(word) for word in lines[2]]
    regions = _regions(lines[3:], size)
    return checked(size, regions, least_k(size, regions, rows, columns), rows, columns), {}


def _is_whole(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 4


def _number(word: str) -> Number:
    if word == "-":
        return None
    if not _is_whole(word):
        raise InputError("stitches-error-number", found=word[:20], limit=MAX_NUMBER)
    return int(word)


def _regions(lines: Sequence[Sequence[str]], size: Size) -> list[int]:
    names: dict[str, int] = {}
    regions: list[int] = []
    for number, words in enumerate(lines):
        cells = list(words[0]) if len(words) == 1 and size.cols > 1 else list(words)
        if len(cells) != size.cols:
            raise InputError(
                "stitches-error-row-width", row=number + 1, found=len(cells), expected=size.cols
            )
        regions += [names.setdefault(cell, len(names)) for cell in cells]
    return regions


def _json(text: str) -> dict[str, Any] | None:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return None
    known = isinstance(data, dict) and all(key in data for key in _JSON_KEYS)
    return data if known else None


def _from_json(data: dict[str, Any]) -> Puzzle:
    grid = data["grid"]
    if not (isinstance(grid, list) and grid):
        raise InputError("error-field-type", field="grid", expected='["aab", …]')
    lines = [_json_row(row) for row in grid]
    size = Size.checked(rows=len(lines), cols=len(lines[0]))
    regions = _regions(lines, size)
    rows = _json_numbers(data, "row_clues", size.rows)
    columns = _json_numbers(data, "column_clues", size.cols)
    k = data.get("stitch_count")
    if k is None:
        k = least_k(size, regions, rows, columns)
    if not _is_count(k):
        raise InputError("stitches-error-k", found=str(k)[:20], limit=MAX_K)
    return checked(size, regions, k, rows, columns)


def _json_row(row: Any) -> list[str]:
    if isinstance(row, str):
        return list(row)
    if isinstance(row, list) and all(isinstance(cell, str | int) for cell in row):
        return [str(cell) for cell in row]
    raise InputError("error-field-type", field="grid", expected='["aab", …]')


def _json_numbers(data: dict[str, Any], field: str, count: int) -> list[Number]:
    numbers = data[field]
    valid = isinstance(numbers, list) and all(
        number is None or _is_count(number) for number in numbers
    )
    if not valid or len(numbers) != count:
        raise InputError("stitches-error-clue-list", field=field, expected=count)
    return list(numbers)


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
