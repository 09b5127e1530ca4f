"""From any text that a person pastes to a puzzle, and from a puzzle to the texts of others.

Knows which forms exist, not what any of them means for a kind: the kinds' `exchange` modules do.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from univoca import kinds
from univoca.contract import Kind, Marks
from univoca.errors import InputError
from univoca.formats import penpa, pzpr
from univoca.grid import Size
from univoca.recipe import Recipe, looks_like_recipe

MAX_TEXT = 1_000_000
PREFIX = "univoca:"
FORMATS = ("univoca", "puzzlink", "pzprv3", "pzprv3.1")


@dataclass(frozen=True, slots=True)
class Opened:
    """A puzzle that was read: its kind, the marks that came with it, and a recipe if it had one."""

    kind: Kind
    puzzle: Any
    marks: dict[str, str] = field(default_factory=dict)
    recipe: Recipe | None = None

    @property
    def text(self) -> str:
        """The puzzle's own text, `univoca:<kind>/…`."""
        return puzzle_text(self.kind, self.puzzle)


def puzzle_text(kind: Kind, puzzle: Any) -> str:
    """Return the text that carries a puzzle whole: `univoca:<kind>/…`."""
    return f"{PREFIX}{kind.info.id}/{kind.model.write(puzzle)}"


def open_text(text: str, kind_id: str | None = None) -> Opened | Recipe:
    """Read a puzzle in any known form; a recipe comes back as such, since making it takes time.

    `kind_id` says which kind is meant where the form does not (Penpa+, plain text). Raises
    InputError when nothing can be read, and when a text could be of several kinds.
    """
    if len(text) > MAX_TEXT:
        raise InputError("error-text-long", found=len(text), limit=MAX_TEXT)
    text = text.strip().removeprefix("\ufeff").strip()
    if not text:
        raise InputError("error-text-empty")
    if text.startswith(PREFIX):
        return _own(text)
    if looks_like_recipe(text):
        return Recipe.parse(text)
    if penpa.looks_like_sheet(text):
        sheet = penpa.read_sheet(text)
        return _of_some_kind(text, kind_id, lambda kind: kind.exchange.from_penpa(sheet))
    if pzpr.looks_like_file(text):
        document = pzpr.read_file(text)
        kind = _pzpr_kind(document.pid)
        puzzle, marks = kind.exchange.from_pzprv3(document)
        return Opened(kind, puzzle, marks)
    if pzpr.looks_like_address(text):
        address = pzpr.read_address(text)
        if address.variant:
            raise InputError("error-variant")
        kind = _pzpr_kind(address.pid)
        return Opened(kind, kind.exchange.from_address(address))
    if text.startswith("{") and '"univoca"' in text:
        return _record(text)
    return _of_some_kind(text, kind_id, lambda kind: kind.exchange.from_plain(text))


def _own(text: str) -> Opened:
    if len(text.split()) != 1:
        raise InputError("error-text-form", found=text[:60])
    kind_id, _, body = text.removeprefix(PREFIX).partition("/")
    kind = kinds.get(kind_id)
    return Opened(kind, kind.model.parse(body))


def _pzpr_kind(pid: str) -> Kind:
    kind = kinds.by_pzpr_id(pid)
    if kind is None:
        offered = (kinds.get(kind_id).info.pzpr_id for kind_id in kinds.ids())
        known = ", ".join(name for name in offered if name is not None)
        raise InputError("error-unknown-pzpr", found=pid[:40], known=known)
    return kind


def _of_some_kind(
    text: str, kind_id: str | None, read: Callable[[Kind], tuple[Any, dict[str, str]] | None]
) -> Opened:
    """Return what exactly one kind makes of a text; a named kind's own error is passed on."""
    if kind_id is not None:
        kind = kinds.get(kind_id)
        named = read(kind)
        if named is None:
            raise InputError("error-text-form", found=text[:60])
        return Opened(kind, *named)
    found: list[Opened] = []
    refusals: list[InputError] = []
    for name in kinds.ids():
        kind = kinds.get(name)
        try:
            result = read(kind)
        except InputError as refusal:
            if refusal.message_id != "error-format-kind":
                refusals.append(refusal)
            continue
        if result is not None:
            found.append(Opened(kind, *result))
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(opened.kind.info.id for opened in found)
        raise InputError("error-text-kinds", known=names)
    if len(refusals) == 1:
        raise refusals[0]
    raise InputError("error-text-form", found=text[:60])


def _record(text: str) -> Opened:
    if len(text.splitlines()) > 1 and _is_json(text.splitlines()[0]):
        raise InputError("error-text-many", found=len(text.splitlines()))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as failure:
        position = getattr(failure, "pos", 0) + 1
        raise InputError("error-json", position=position) from None
    puzzle = data.get("puzzle") if isinstance(data, dict) else None
    if not isinstance(puzzle, str) or not puzzle.startswith(PREFIX):
        raise InputError("error-field-type", field="puzzle", expected="univoca:…")
    opened = _own(puzzle)
    recipe = data.get("recipe")
    if isinstance(recipe, str) and looks_like_recipe(recipe):
        return Opened(opened.kind, opened.puzzle, recipe=Recipe.parse(recipe))
    return opened


def _is_json(line: str) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def convert(kind: Kind, puzzle: Any, form: str, marks: Marks | None = None) -> str:
    """Return the puzzle in a form of `FORMATS`; marks go along where the form has room for them."""
    if form == "univoca":
        return puzzle_text(kind, puzzle)
    if form not in FORMATS:
        raise InputError("error-format-unknown", found=form[:40], known=", ".join(FORMATS))
    if kind.info.pzpr_id is None:
        raise InputError("error-format-kind", kind=kind.info.id, format=form)
    if form == "puzzlink":
        size: Size = puzzle.size
        return pzpr.write_address(kind.info.pzpr_id, size, kind.exchange.to_address(puzzle))
    return kind.exchange.to_pzprv3(puzzle, marks or {}, 1 if form == "pzprv3.1" else 0)
