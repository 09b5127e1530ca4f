"""Pentominoes in outside formats: there are none, so each reader and writer says so.

Levels of the pack are read by their names.
"""

from __future__ import annotations

import re
from typing import NoReturn

from univoca.contract import Marks
from univoca.errors import InputError
from univoca.formats.penpa import PenpaSheet
from univoca.formats.pzpr import PzprAddress, PzprFile
from univoca.kinds.pentominoes.model import Puzzle, parse


def from_address(address: PzprAddress) -> Puzzle:
    """Refuse: pzpr has no such kind."""
    _refuse("puzzlink")


def to_address(puzzle: Puzzle) -> str:
    """Refuse: pzpr has no such kind."""
    _refuse("puzzlink")


def from_pzprv3(document: PzprFile) -> tuple[Puzzle, dict[str, str]]:
    """Refuse: pzpr has no such kind."""
    _refuse("pzprv3")


def to_pzprv3(puzzle: Puzzle, marks: Marks, version: int) -> str:
    """Refuse: pzpr has no such kind."""
    _refuse("pzprv3")


def from_penpa(sheet: PenpaSheet) -> tuple[Puzzle, dict[str, str]]:
    """Refuse: no Penpa+ sheet means this kind."""
    _refuse("penpa")


def from_plain(text: str) -> tuple[Puzzle, dict[str, str]] | None:
    """Read `pentominoes/level-17`, a level of the pack; None for any other text."""
    match = re.fullmatch(r"pentominoes/level-([0-9]{1,9})", text)
    if match is None:
        return None
    from univoca.kinds.pentominoes.pack import levels

    known = levels()
    number = int(match[1])
    if not 1 <= number <= len(known):
        raise InputError("pentominoes-level", found=number, limit=len(known))
    return parse(known[number - 1].puzzle), {}


def _refuse(form: str) -> NoReturn:
    raise InputError("error-format-kind", kind="pentominoes", format=form)
