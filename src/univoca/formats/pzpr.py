"""The frames of pzpr's two texts: the puzz.link address and the pzprv3 file. Knows no puzzle.

Source of the facts: pzprjs as checked on several hundred addresses; see docs/formats.md.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from univoca.errors import InputError
from univoca.grid import Size

_ADDRESS = re.compile(
    r"(?:https?:)?(?://)?[a-z0-9.-]+/(?:[a-z0-9_./-]*?)\?(?P<query>\S+)", re.IGNORECASE
)
_BARE = re.compile(r"(?P<query>[a-z][a-z0-9_-]*/(?:v:/)?\d+/\d+(?:/\S*)?)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class PzprAddress:
    """A puzz.link address in its parts; `variant` is the `v:` flag, `start` where the body stood.

    The trailing slash that pzpr adds after a dot is gone from `body`.
    """

    pid: str
    variant: bool
    size: Size
    body: str
    start: int = 0


@dataclass(frozen=True, slots=True)
class PzprFile:
    """A pzprv3 text in its lines: `version` 0 or 1, rows first; `lines` follow the two sizes."""

    version: int
    pid: str
    size: Size
    lines: tuple[str, ...]

    def rows_of(self, start: int, count: int, width: int) -> list[list[str]]:
        """Return `count` lines of exactly `width` words from line `start`; InputError if not."""
        found = [line.split() for line in self.lines[start : start + count]]
        if len(found) < count:
            raise InputError("error-pzprv3-short", line=len(self.lines) + 5)
        for offset, words in enumerate(found):
            if len(words) != width:
                raise InputError(
                    "error-pzprv3-width", line=start + offset + 5, found=len(words), expected=width
                )
        return found


def looks_like_address(text: str) -> bool:
    """Return whether a text has the form of a puzz.link address, host or no host."""
    text = text.strip()
    match = _ADDRESS.fullmatch(text)
    if match is not None:
        return not match["query"].startswith("m=")
    return _BARE.fullmatch(text) is not None


def read_address(text: str) -> PzprAddress:
    """Cut an address in its parts; raises InputError saying what is wrong and where."""
    stripped = text.strip()
    match = _ADDRESS.fullmatch(stripped) or _BARE.fullmatch(stripped)
    if match is None:
        raise InputError("error-address-form", found=stripped[:60])
    start = match.start("query")
    query = match["query"]
    player = re.match(r"(?:type=\w+&)?", query)
    skipped = player.end() if player is not None else 0
    parts = query[skipped:].split("/")
    pid = re.sub(r"_edit$", "", parts[0])
    variant = len(parts) > 1 and parts[1] == "v:"
    head = 2 if variant else 1
    if len(parts) < head + 2 or not all(_number(part) for part in parts[head : head + 2]):
        raise InputError("error-address-size", found=stripped[:60])
    size = Size.checked(rows=int(parts[head + 1]), cols=int(parts[head]))
    body = "/".join(parts[head + 2 :])
    offset = start + skipped + sum(len(part) + 1 for part in parts[: head + 2])
    return PzprAddress(pid, variant, size, body.rstrip("/"), offset)


def write_address(pid: str, size: Size, body: str) -> str:
    """Return the puzz.link address; a body that ends in a dot gets the slash that pzpr adds."""
    tail = "/" if body.endswith(".") else ""
    return f"https://puzz.link/p?{pid}/{size.cols}/{size.rows}/{body}{tail}"


def looks_like_file(text: str) -> bool:
    """Return whether a text starts as a pzprv3 file does."""
    return text.lstrip().startswith("pzprv3")


def read_file(text: str) -> PzprFile:
    """Cut a pzprv3 text in its lines, joined by newlines or slashes; raises InputError."""
    lines = [line.strip() for line in re.split(r"[\r\n/]+", text.strip())]
    while lines and not lines[-1]:
        lines.pop()
    versions = {"pzprv3": 0, "pzprv3.0": 0, "pzprv3.1": 1}
    if not lines or lines[0] not in versions:
        raise InputError("error-pzprv3-version", found=lines[0][:20] if lines else "")
    if len(lines) < 4 or not (_number(lines[2]) and _number(lines[3])):
        raise InputError("error-pzprv3-size")
    size = Size.checked(rows=int(lines[2]), cols=int(lines[3]))
    return PzprFile(versions[lines[0]], lines[1], size, tuple(lines[4:]))


def write_file(version: int, pid: str, size: Size, lines: Sequence[str]) -> str:
    """Return a pzprv3 text, each line ending in a newline."""
    head = ["pzprv3" if version == 0 else "pzprv3.1", pid, str(size.rows), str(size.cols)]
    return "".join(f"{line}\n" for line in [*head, *lines])


def _number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= 4
