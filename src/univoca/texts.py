"""Every sentence that a person reads, in English and Spanish, from one Fluent catalogue.

The catalogue is the sum of `locales/<language>/*.ftl` and each kind's own `<language>.ftl`.
Knows no puzzle.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es")

Parameter = str | int | float

_CELL = r"r([1-9][0-9]*)c([1-9][0-9]*)"
_PLACE = re.compile(f"{_CELL}(?:-{_CELL})?")
_NAME = re.compile("[A-Z]+[0-9]*|[A-Z]+–[A-Z]+")
MOST_PLACES = 6
"""Groups of places that a sentence lists before it counts the rest."""


def language_of(preference: str) -> str:
    """Return the language to use for a preference such as `es-ES,es;q=0.9`; English otherwise."""
    for part in preference.lower().replace(";", ",").split(","):
        code = part.strip().split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


@cache
def source(language: str) -> str:
    """Return the whole catalogue of one language as Fluent source text."""
    from importlib.resources import files

    root = files("univoca")
    parts = [
        entry.read_text("utf-8")
        for entry in sorted((root / "locales" / language).iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    ]
    for kind in sorted((root / "kinds").iterdir(), key=lambda entry: entry.name):
        own = kind / f"{language}.ftl"
        if own.is_file():
            parts.append(own.read_text("utf-8"))
    return "\n".join(parts)


@cache
def bundle(language: str) -> FluentBundle:
    """Return the compiled catalogue of one language."""
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def say(
    message_id: str, parameters: Mapping[str, Parameter] | None = None, language: str = "en"
) -> str:
    """Return one sentence; a missing message comes back as its id (a test forbids that).

    A parameter that names a cell or an edge (`r2c4`, `r2c4-r2c5`) is said as people say it; so are
    several of them, or of pairs of regions (`A–B`) or pieces (`P`, `P2`), between them `; `.
    """
    catalogue = bundle(language)
    if not catalogue.has_message(message_id):
        return message_id
    pattern = catalogue.get_message(message_id).value
    if pattern is None:
        return message_id
    said = {name: _said(value, language) for name, value in (parameters or {}).items()}
    text, _ = catalogue.format_pattern(pattern, said)
    return str(text)


def _said(value: Parameter, language: str) -> Parameter:
    """Return a parameter as it reads: the names of cells and edges in words, lists of them too."""
    if not isinstance(value, str):
        return value
    parts = value.split("; ")
    if len(parts) > 1 and all(_PLACE.fullmatch(part) for part in parts):
        return places(parts, language)
    if len(parts) > 1 and all(_NAME.fullmatch(part) for part in parts):
        return listed(parts, language, "place-numbers")
    found = _PLACE.fullmatch(value)
    if found is None:
        return value
    first = say("place-cell", {"row": found[1], "column": found[2]}, language)
    if found[3] is None:
        return first
    second = say("place-cell", {"row": found[3], "column": found[4]}, language)
    return say("place-edge", {"first": first, "second": second}, language)


def places(targets: Sequence[str], language: str) -> str:
    """Return the names of targets as people say them; cells of a row or column together."""
    cells = []
    edges = []
    for target in targets:
        found = _PLACE.fullmatch(target)
        if found and found[3] is None:
            cells.append((int(found[1]), int(found[2])))
        else:
            edges.append(target)
    groups = [*_lines(sorted(set(cells)), language), *(_named(edge, language) for edge in edges)]
    if len(groups) > MOST_PLACES:
        rest = say("place-more", {"count": len(groups) - MOST_PLACES + 1}, language)
        groups = [*groups[: MOST_PLACES - 1], rest]
    return listed(groups, language, "place-list")


def _named(target: str, language: str) -> str:
    return say("place-one", {"place": target}, language)


def _lines(cells: Sequence[tuple[int, int]], language: str) -> list[str]:
    """Return cells line by line: along columns where that takes fewer lines."""
    rows, columns = (sorted({cell[axis] for cell in cells}) for axis in (0, 1))
    along = 1 if len(columns) < len(rows) else 0
    said = []
    for line in columns if along else rows:
        across = [str(cell[1 - along]) for cell in cells if cell[along] == line]
        message = "place-column" if along else "place-row"
        numbers = listed(across, language, "place-numbers")
        said.append(say(message, {"line": line, "count": len(across), "across": numbers}, language))
    return said


def listed(parts: Sequence[str], language: str, message: str) -> str:
    """Return parts as a list of the language, the last two joined by a word."""
    if len(parts) < 2:
        return "".join(parts)
    if message == "place-list":
        return say(message, {"first": "; ".join(parts[:-1]), "last": parts[-1]}, language)
    sound = "i" if parts[-1][0] == "I" else "other"
    said = {"first": ", ".join(parts[:-1]), "last": parts[-1], "sound": sound}
    return say(message, said, language)
