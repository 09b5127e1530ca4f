"""PUZZLE, ANSWER and PACK: what a person typed, or the file or stdin that it names."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from univoca.cli.interrupting import waiting
from univoca.errors import InputError

if TYPE_CHECKING:
    from univoca.opening import Opened
    from univoca.outcome import Budget

MAX_PACK = 1 << 30
"""Bytes of the largest pack that is read."""


def read_text(argument: str, limit: int) -> str:
    """Return the text of a file, of stdin (`-`), or the argument itself where it is no file.

    `limit` is in bytes. Raises InputError for what cannot be read.
    """
    if argument == "-":
        if sys.stdin is None:
            raise InputError("error-text-empty")
        with waiting():
            data = sys.stdin.buffer.read(limit + 1)
        return _decoded(data, "-", limit)
    path = _as_path(argument)
    if path is None:
        return argument
    return read_file(path, limit)


def read_file(path: Path, limit: int) -> str:
    """Return a file's text; raises InputError for what is no readable text file in UTF-8."""
    try:
        with waiting(), path.open("rb") as file:
            data = file.read(limit + 1)
    except FileNotFoundError:
        raise InputError("error-file-missing", path=str(path)[:200]) from None
    except IsADirectoryError:
        raise InputError("error-file-directory", path=str(path)[:200]) from None
    except PermissionError:
        raise InputError("error-file-denied", path=str(path)[:200]) from None
    except (OSError, ValueError) as failure:
        reason = getattr(failure, "strerror", None) or str(failure)
        raise InputError("error-file", path=str(path)[:200], reason=reason) from None
    return _decoded(data, str(path), limit)


def _decoded(data: bytes, path: str, limit: int) -> str:
    if len(data) > limit:
        raise InputError("error-file-long", path=path[:200], limit=limit)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as failure:
        position = failure.start + 1
        raise InputError("error-file-encoding", path=path[:200], position=position) from None
    if "\0" in text:
        position = text.index("\0") + 1
        raise InputError("error-file-encoding", path=path[:200], position=position)
    return text


def _as_path(argument: str) -> Path | None:
    """Return the path that an argument names, or None where it is a puzzle's text itself."""
    if argument.startswith("univoca:") or "://" in argument or "\n" in argument:
        return None
    try:
        path = Path(argument)
        return path if path.exists() else None
    except (OSError, ValueError):
        return None


def open_argument(argument: str, kind_id: str | None, budget: Budget) -> Opened:
    """Read PUZZLE, making it where it is a recipe; InputError says what cannot be read."""
    from univoca.engine import open_puzzle
    from univoca.opening import MAX_TEXT

    text = read_text(argument, 4 * MAX_TEXT)
    try:
        return open_puzzle(text, budget, kind_id)
    except InputError as refusal:
        typed = text is argument and len(argument.split()) == 1
        if refusal.message_id == "error-text-form" and typed:
            raise InputError("error-puzzle-argument", found=argument[:60]) from None
        raise
