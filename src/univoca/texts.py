"""Every sentence that a person reads, in English and Spanish, from one Fluent catalogue.

The catalogue is the sum of `locales/<language>/*.ftl` and each kind's own `<language>.ftl`.
Knows no puzzle.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "es")

Parameter = str | int | float

_CELL = r"r([1-9][0-9]*)c([1-9][0-9]*)"
_PLACE = re.compile(f"{_CELL}(?:-{_CELL})?")


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

    A parameter that names a cell or an edge (`r2c4`, `r2c4-r2c5`) is said as people say it.
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
    if isinstance(value, str) and "; " in value:
        return "; ".join(str(_said(part, language)) for part in value.split("; "))
    found = _PLACE.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        return value
    first = say("place-cell", {"row": found[1], "column": found[2]}, language)
    if found[3] is None:
        return first
    second = say("place-cell", {"row": found[3], "column": found[4]}, language)
    return say("place-edge", {"first": first, "second": second}, language)
