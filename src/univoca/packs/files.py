"""Reading packs line by line, however long they are. Writes nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO

from univoca.errors import InputError
from univoca.records import Record, unfit

MAX_LINE = 8_000_000
"""Bytes of the longest line that is read: a record with a large certificate."""


def read_packs(packs: Iterable[str]) -> Iterator[Record]:
    """Yield the records of packs one after the other; `-` is stdin. Raises InputError.

    A last line without its newline is read like any other: where it was cut, it is no JSON.
    """
    for pack in packs:
        yield from (record for _, record in read_pack(pack))


def read_sound(packs: Iterable[str]) -> Iterator[Record]:
    """Yield records as `read_packs` does; InputError too where puzzle or answer cannot be read."""
    for pack in packs:
        for number, record in read_pack(pack):
            yield sound(record, number, pack)


def sound(record: Record, number: int, path: str) -> Record:
    """Return a record whose puzzle and answer can be read; raises InputError for another."""
    try:
        record.parts()
    except InputError as reason:
        raise unfit(reason, number, path) from None
    return record


def read_pack(pack: str) -> Iterator[tuple[int, Record]]:
    """Yield the records of one pack with the numbers of their lines; blank ones are passed over."""
    if pack == "-":
        yield from _records(sys.stdin.buffer, "-")
        return
    with _opened(pack) as file:
        yield from _records(file, pack)


def _opened(pack: str) -> IO[bytes]:
    try:
        return Path(pack).open("rb")
    except FileNotFoundError:
        raise InputError("error-file-missing", path=pack[:200]) from None
    except IsADirectoryError:
        raise InputError("error-file-directory", path=pack[:200]) from None
    except (OSError, ValueError) as failure:
        reason = getattr(failure, "strerror", None) or str(failure)
        raise InputError("error-file", path=pack[:200], reason=reason) from None


def _records(file: IO[bytes], name: str) -> Iterator[tuple[int, Record]]:
    number = passed = 0
    while data := file.readline(MAX_LINE + 1):
        number += 1
        if len(data) > MAX_LINE:
            raise unfit(InputError("error-record-long", limit=MAX_LINE), number, name)
        try:
            line = data.decode("utf-8-sig" if number == 1 else "utf-8").strip()
        except UnicodeDecodeError as failure:
            position = passed + failure.start + 1
            raise InputError("error-file-encoding", path=name[:200], position=position) from None
        passed += len(data)
        if line:
            yield number, Record.from_line(line, number, name)
