"""Numbers by place as pzpr writes them ("number16"), some places empty. Knows no puzzle.

One hexadecimal digit is 0 to 15; `-` and two digits 16 to 255; `.` is an empty place; a letter
from `g` to `z` is 1 to 20 empty places.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from univoca.errors import InputError

MAX_NUMBER = 255
_SKIPS = "ghijklmnopqrstuvwxyz"
_WORD = re.compile(r"[0-9a-f]|-[0-9a-f]{2}|[g-z.]")


def read_numbers(text: str, count: int, start: int = 0) -> tuple[int | None, ...]:
    """Read exactly `count` places; `start` is where the text stood, for the errors."""
    numbers: list[int | None] = []
    position = 0
    while position < len(text):
        match = _WORD.match(text, position)
        if match is None:
            found, position = text[position], start + position + 1
            raise InputError("error-body-character", found=found, position=position)
        word = match[0]
        if word == ".":
            numbers.append(None)
        elif word in _SKIPS:
            numbers += [None] * (_SKIPS.index(word) + 1)
        else:
            numbers.append(int(word.lstrip("-"), 16))
        if len(numbers) > count:
            raise InputError("error-body-long", position=start + position + 1)
        position = match.end()
    if len(numbers) < count:
        raise InputError("error-body-short", position=start + len(text))
    return tuple(numbers)


def write_numbers(numbers: Sequence[int | None]) -> str:
    """Write the places, each run of empty ones in as few letters as it takes."""
    text = ""
    missing = 0
    for number in [*numbers, 0]:
        if number is None:
            missing += 1
            continue
        while missing:
            step = min(missing, len(_SKIPS))
            text += _SKIPS[step - 1]
            missing -= step
        text += f"{number:x}" if number < 16 else f"-{number:02x}"
    return text[:-1]
