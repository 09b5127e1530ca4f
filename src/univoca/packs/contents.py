"""What a text holds: one puzzle in any form, or one a line. Makes and decides nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from univoca.errors import InputError
from univoca.formats import penpa, pzpr
from univoca.opening import MAX_TEXT, PREFIX, Opened, open_text
from univoca.recipe import Recipe, looks_like_recipe


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle in a text: its line, from 1 (0: the whole text is one puzzle), and what it is.

    `size` is empty where neither the puzzle nor its recipe says one.
    """

    line: int
    kind: str
    size: str
    difficulty: str | None = None


@dataclass(frozen=True, slots=True)
class Contents:
    """The puzzles of a text in their order, and what was wrong with each line that holds none."""

    entries: tuple[Entry, ...]
    refused: tuple[tuple[int, InputError], ...] = ()


def contents(text: str, kind_id: str | None = None) -> Contents:
    """Look a text through; raises InputError where it is one puzzle that cannot be read.

    A text of several lines that begins with a record, an address, a recipe or a text of ours holds
    a puzzle a line; any other is one puzzle. `kind_id` as in `opening.open_text`.
    """
    if len(text) > MAX_TEXT:
        raise InputError("error-text-long", found=len(text), limit=MAX_TEXT)
    lines = list(_lines(text))
    if len(lines) < 2 or not _stands_alone(lines[0][1]):
        return Contents((_entry(0, open_text(text, kind_id)),))
    entries: list[Entry] = []
    refused: list[tuple[int, InputError]] = []
    for number, line in lines:
        try:
            entries.append(_entry(number, open_text(line, kind_id)))
        except InputError as failure:
            refused.append((number, failure))
    return Contents(tuple(entries), tuple(refused))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if line.strip():
            yield number, line.strip()


def _stands_alone(line: str) -> bool:
    """Tell whether a line has a form that never goes on in the next."""
    if line.startswith("{"):
        return line.endswith("}")
    forms = (looks_like_recipe, penpa.looks_like_sheet, pzpr.looks_like_address)
    return line.startswith(PREFIX) or any(looks(line) for looks in forms)


def _entry(line: int, found: Opened | Recipe) -> Entry:
    if isinstance(found, Recipe):
        return Entry(line, found.kind, found.size, found.difficulty)
    size = getattr(found.puzzle, "size", None)
    recipe = found.recipe
    if recipe is not None:
        return Entry(line, found.kind.info.id, recipe.size, recipe.difficulty)
    return Entry(line, found.kind.info.id, "" if size is None else str(size))
