"""Penpa+ sheets: unpacking the text and reading its entries by cell. Knows no puzzle.

`m=edit&p=` and base64 of raw deflate of lines; a cell's index counts two rows and columns of
slack on each side. Source of the facts: docs/formats.md.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from dataclasses import dataclass, field
from typing import Any

from univoca.errors import InputError
from univoca.grid import Size

MAX_UNPACKED = 1_000_000

_NAMES = {
    "zR": "rotation", "zU": "undo", "z8": "underline", "zS": "surface", "zN": "number",
    "z1": "numberS", "zY": "symbol", "zF": "freeline", "z2": "freelineE", "zT": "thermo",
    "z3": "arrows", "zD": "direction", "z0": "squareframe", "z5": "polygon", "zL": "line",
    "zE": "lineE", "zW": "wall", "zC": "cage", "z4": "deletelineE",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class PenpaSheet:
    """A square sheet without its margins. `question` and `answer` map a layer name to its entries.

    Entry keys are Penpa's own indices; `cell` and `edge` translate them.
    """

    size: Size
    margins: tuple[int, int, int, int]
    question: dict[str, Any] = field(default_factory=dict)
    answer: dict[str, Any] = field(default_factory=dict)

    @property
    def _width(self) -> int:
        return self.size.cols + self.margins[2] + self.margins[3] + 4

    @property
    def _height(self) -> int:
        return self.size.rows + self.margins[0] + self.margins[1] + 4

    def place(self, index: int) -> tuple[int, int]:
        """Return (row, col) of a cell index; outside the board when in the margins."""
        row, col = divmod(index, self._width)
        return row - 2 - self.margins[0], col - 2 - self.margins[2]

    def cell(self, index: str) -> int | None:
        """Return the cell of an entry, or None when it lies outside the board or is no cell."""
        if re.fullmatch(r"\d{1,6}", index) is None or int(index) >= self._width * self._height:
            return None
        row, col = self.place(int(index))
        if 0 <= row < self.size.rows and 0 <= col < self.size.cols:
            return row * self.size.cols + col
        return None

    def corner_line(self, key: str) -> tuple[int, int] | None:
        """Return the two cells that an edge line `"i,j"` between corners parts, or None."""
        ends = self._pair(key)
        if ends is None:
            return None
        base = self._width * self._height
        first, second = (self.place(end - base) for end in ends)
        if first[0] == second[0] and second[1] == first[1] + 1:
            return self._cells((first[0], second[1]), (first[0] + 1, second[1]))
        if first[1] == second[1] and second[0] == first[0] + 1:
            return self._cells((second[0], first[1]), (second[0], first[1] + 1))
        return None

    def centre_line(self, key: str) -> tuple[int, int] | None:
        """Return the two neighbouring cells that a line `"i,j"` joins, or None."""
        ends = self._pair(key)
        if ends is None:
            return None
        return self._cells(self.place(ends[0]), self.place(ends[1]))

    def _pair(self, key: str) -> tuple[int, int] | None:
        match = re.fullmatch(r"(\d{1,6}),(\d{1,6})", key)
        if match is None:
            return None
        first, second = sorted((int(match[1]), int(match[2])))
        return first, second

    def _cells(self, first: tuple[int, int], second: tuple[int, int]) -> tuple[int, int] | None:
        for row, col in (first, second):
            if not (0 <= row < self.size.rows and 0 <= col < self.size.cols):
                return None
        a, b = sorted(row * self.size.cols + col for row, col in (first, second))
        return (a, b) if b - a in (1, self.size.cols) else None


def looks_like_sheet(text: str) -> bool:
    """Return whether a text is a Penpa+ address or its tail."""
    return re.search(r"(?:^|[?#&])m=\w+&p=", text.strip()) is not None


def read_sheet(text: str) -> PenpaSheet:
    """Unpack a Penpa+ address; raises InputError saying what cannot be read."""
    match = re.search(r"[?#&]?p=([A-Za-z0-9+/=_-]*)", text.strip())
    if match is None:
        raise InputError("error-penpa-form")
    parts = _unpack(match[1]).split("\n")
    head = parts[0].split(",")
    if len(parts) < 5 or len(head) < 3 or head[0] != "square":
        raise InputError("error-penpa-sheet", found=head[0][:20])
    margins = _parse(parts[1])
    try:
        width, height = int(head[1]), int(head[2])
        top, bottom, left, right = (int(value) for value in margins)
    except (TypeError, ValueError, OverflowError):
        raise InputError("error-penpa-sheet", found=head[0][:20]) from None
    if not all(0 <= margin <= 200 for margin in (top, bottom, left, right)):
        raise InputError("error-penpa-sheet", found=head[0][:20])
    size = Size.checked(rows=height - top - bottom, cols=width - left - right)
    question, answer = _parse(parts[3]), _parse(parts[4])
    if not isinstance(question, dict) or not isinstance(answer, dict):
        raise InputError("error-penpa-sheet", found=head[0][:20])
    return PenpaSheet(size, (top, bottom, left, right), question, answer)


def _unpack(packed: str) -> str:
    padded = packed.replace("-", "+").replace("_", "/").rstrip("=")
    padded += "=" * (-len(padded) % 4)
    try:
        raw = base64.b64decode(padded, validate=True)
        unpacker = zlib.decompressobj(-15)
        data = unpacker.decompress(raw, MAX_UNPACKED)
        if unpacker.unconsumed_tail or not unpacker.eof:
            raise InputError("error-penpa-packed")
        return data.decode("utf-8")
    except (binascii.Error, zlib.error, UnicodeDecodeError, ValueError):
        raise InputError("error-penpa-packed") from None


def _parse(text: str) -> Any:
    quoted = re.sub(r'(?<![\w"])z[A-Za-z0-9_](?![\w"])', lambda match: f'"{match[0]}"', text)
    try:
        data = json.loads(quoted)
    except (ValueError, RecursionError):
        raise InputError("error-penpa-packed") from None
    if isinstance(data, dict):
        return {_NAMES.get(name, name): value for name, value in data.items()}
    return data
