"""Files that are never half written, whatever ends the run. Knows no puzzle."""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile, mkdtemp
from types import TracebackType
from typing import IO, Protocol

from univoca.errors import InputError


class Lines(Protocol):
    """Where whole lines go."""

    def line(self, text: str) -> None:
        """Write one line."""


class StdoutLines:
    """Lines to stdout, each handed over whole at once."""

    def line(self, text: str) -> None:
        """Write one line and let it go."""
        stream = sys.stdout.buffer
        stream.write(f"{text}\n".encode())
        stream.flush()

    def __enter__(self) -> StdoutLines:
        return self

    def __exit__(self, *_: object) -> None:
        """Leave stdout open."""


class FileLines:
    """Lines to a file that appears under its name only when the block ends.

    They gather in `<name>.part-…` beside it, which takes the file's place in one step when the
    block ends in peace or, cut to its whole lines, by Ctrl-C; an error takes it away. A run that
    is killed leaves the file as it was. What is no regular file (a pipe) is written directly.
    """

    def __init__(self, path: Path) -> None:
        self._path = Path(os.path.realpath(path))  # a link stays one, its target is replaced
        self._direct = self._path.exists() and not self._path.is_file()
        self._whole = 0
        self._file: IO[bytes] = self._open()

    def _open(self) -> IO[bytes]:
        try:
            if self._direct:
                return self._path.open("wb")
            folder = self._path.parent
            name = f"{self._path.name}.part-"
            return NamedTemporaryFile("wb", dir=folder, prefix=name, delete=False)
        except OSError as failure:
            raise _unwritable(self._path, failure) from None

    def line(self, text: str) -> None:
        """Write one line."""
        self.data(f"{text}\n".encode())

    def data(self, data: bytes) -> None:
        """Write bytes."""
        try:
            self._file.write(data)
            self._file.flush()
        except OSError as failure:
            raise _unwritable(self._path, failure) from None
        self._whole += len(data)

    def __enter__(self) -> FileLines:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        failure: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Put the file in its place, or take it away after an error."""
        interrupted = kind is not None and issubclass(kind, KeyboardInterrupt)
        keep = kind is None or (interrupted and self._whole > 0)
        try:
            with self._file:
                if keep and not self._direct:
                    self._file.flush()
                    self._file.truncate(self._whole)
                    os.fsync(self._file.fileno())
        except OSError as trouble:
            if keep:
                self._away()
                raise _unwritable(self._path, trouble) from None
        if self._direct:
            return
        part = Path(self._file.name)
        if keep:
            _settle(part, self._path)
        else:
            self._away()

    def _away(self) -> None:
        """Take the part away."""
        if not self._direct:
            with contextlib.suppress(OSError):
                Path(self._file.name).unlink()


class Folder:
    """Files that appear in a folder all together, when the block ends.

    They gather in `.part-…` within it and take their places when the block ends in peace or by
    Ctrl-C. An error takes them away, and the folder where it was not there before.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._new = not path.exists()
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._part = Path(mkdtemp(prefix=".part-", dir=path))
        except OSError as failure:
            raise _unwritable(path, failure) from None

    def file(self, name: str) -> FileLines:
        """Return where the lines of one file go."""
        if (self._path / name).is_dir():
            raise InputError("error-file-directory", path=str(self._path / name)[:200])
        return FileLines(self._part / name)

    def __enter__(self) -> Folder:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        failure: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Put the files in their places, or take all away after an error."""
        keep = kind is None or issubclass(kind, KeyboardInterrupt)
        try:
            for part in sorted(self._part.iterdir()) if keep else []:
                _settle(part, self._path / part.name)
        except OSError as trouble:
            raise _unwritable(self._path, trouble) from None
        finally:
            shutil.rmtree(self._part, ignore_errors=True)
            if self._new:
                with contextlib.suppress(OSError):
                    self._path.rmdir()  # which only an empty folder lets happen


def _settle(part: Path, path: Path) -> None:
    """Give a part the rights of the file that it replaces (or of a new one) and its name."""
    mask = os.umask(0)
    os.umask(mask)
    part.chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~mask)
    part.replace(path)


def _unwritable(path: Path, failure: OSError) -> InputError:
    reason = failure.strerror or str(failure)
    return InputError("error-file-write", path=str(path)[:200], reason=reason)


def lines_to(path: Path | None) -> StdoutLines | FileLines:
    """Return where lines go: a file, or stdout for None and `-`."""
    return StdoutLines() if path is None or str(path) == "-" else FileLines(path)


def put(data: bytes, path: Path | None) -> None:
    """Write data to a file in one step, or to stdout for None and `-`."""
    if path is None or str(path) == "-":
        stream = sys.stdout.buffer
        stream.write(data)
        stream.flush()
        return
    with FileLines(path) as file:
        file.data(data)
