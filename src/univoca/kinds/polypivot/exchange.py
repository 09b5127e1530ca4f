"""Outside formats: none knows this kind."""

from __future__ import annotations

from typing import NoReturn

from univoca.contract import Marks
from univoca.errors import InputError
from univoca.formats.penpa import PenpaSheet
from univoca.formats.pzpr import PzprAddress, PzprFile
from univoca.kinds.polypivot.model import Puzzle


def _refuse(form: str) -> NoReturn:
    raise InputError("error-format-kind", kind="polypivot", format=form)


def from_address(address: PzprAddress) -> Puzzle:
    """Raise InputError: pzpr has no such kind."""
    _refuse("puzz.link")


def to_address(puzzle: Puzzle) -> str:
    """Raise InputError: pzpr has no such kind."""
    _refuse("puzz.link")


def from_pzprv3(document: PzprFile) -> tuple[Puzzle, dict[str, str]]:
    """Raise InputError: pzpr has no such kind."""
    _refuse("pzprv3")


def to_pzprv3(puzzle: Puzzle, marks: Marks, version: int) -> str:
    """Raise InputError: pzpr has no such kind."""
    _refuse("pzprv3")


def from_penpa(sheet: PenpaSheet) -> tuple[Puzzle, dict[str, str]]:
    """Raise InputError: Penpa+ sheets carry no pieces."""
    _refuse("Penpa+")


def from_plain(text: str) -> None:
    """Return None: no plain text form exists."""
