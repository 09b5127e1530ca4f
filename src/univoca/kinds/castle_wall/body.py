"""The body of a puzz.link `castle` address, letter by letter. Knows no rule.

A token fills the next cell: a letter skips 1 to 26 cells; a clue is a colour digit, a direction
digit and a number in one, two (direction + 5) or three (`-` before the direction) hex digits.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from univoca.errors import InputError

Token = tuple[int, int, int, int | None]
"""Cell, colour (0 gray, 1 white, 2 black), direction (0 none, up, down, left, 4 right), number."""

_CLUE = re.compile(
    r"(?P<colour>[0-2])(?:"
    r"(?P<short>[0-4])(?P<one>[0-9a-fA-F.])"
    r"|(?P<middle>[5-9])(?P<two>[0-9a-fA-F]{2})"
    r"|-(?P<long>[0-4])(?P<three>[0-9a-fA-F]{3}))"
)


def read_body(body: str, cells: int, start: int = 0) -> list[Token]:
    """Return the clues of a body that fills a board of so many cells exactly.

    Raises InputError with the position of what cannot be read, counted on from `start`.
    """
    found: list[Token] = []
    cell = at = 0
    while at < len(body):
        if cell >= cells:
            raise InputError("error-body-long", position=start + at + 1)
        if "a" <= body[at] <= "z":
            cell += ord(body[at]) - ord("a") + 1
            if cell > cells:
                raise InputError("error-body-long", position=start + at + 1)
            at += 1
            continue
        match = _CLUE.match(body, at)
        if match is None:
            raise InputError("error-body-character", position=start + at + 1, found=body[at])
        found.append((cell, int(match["colour"]), *_arrow(match)))
        cell += 1
        at = match.end()
    if cell < cells:
        raise InputError("error-body-short", position=start + len(body))
    return found


def _arrow(match: re.Match[str]) -> tuple[int, int | None]:
    if match["short"] is not None:
        number = None if match["one"] == "." else int(match["one"], 16)
        return int(match["short"]), number
    if match["middle"] is not None:
        return int(match["middle"]) - 5, int(match["two"], 16)
    return int(match["long"]), int(match["three"], 16)


def write_body(tokens: Iterable[Token], cells: int) -> str:
    """Return the body of clues given in the order of their cells."""
    parts: list[str] = []
    next_cell = 0
    for cell, colour, direction, number in tokens:
        parts.append(_skip(cell - next_cell))
        parts.append(str(colour) + _number(direction, number))
        next_cell = cell + 1
    parts.append(_skip(cells - next_cell))
    return "".join(parts)


def _skip(count: int) -> str:
    full, rest = divmod(count, 26)
    return "z" * full + (chr(ord("a") + rest - 1) if rest else "")


def _number(direction: int, number: int | None) -> str:
    if number is None:
        return f"{direction}."
    if number < 16:
        return f"{direction}{number:x}"
    if number < 256:
        return f"{direction + 5}{number:02x}"
    return f"-{direction}{number:03x}"
