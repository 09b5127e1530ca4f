"""Reading the fields of a message to the engine. Knows no action and no kind by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from univoca.contract import Kind
from univoca.errors import InputError
from univoca.opening import Opened, open_text
from univoca.texts import language_of

Message = Mapping[str, Any]


def text(message: Message, field: str) -> str:
    """Return a field that is a text; raises InputError where it is missing or something else."""
    if field not in message:
        raise InputError("error-field-missing", field=field)
    value = message[field]
    if not isinstance(value, str):
        raise InputError("error-field-type", field=field, expected="text")
    return value


def own_puzzle(message: Message) -> tuple[Kind, Any]:
    """Return the puzzle that the field `puzzle` carries as our own text, and its kind."""
    found = open_text(text(message, "puzzle"))
    if not isinstance(found, Opened):
        raise InputError("error-field-type", field="puzzle", expected="univoca:…")
    return found.kind, found.puzzle


def marks(message: Message, field: str = "marks") -> Mapping[str, str]:
    """Return a field that maps targets to states."""
    value = message.get(field)
    if not isinstance(value, Mapping) or not all(
        isinstance(part, str) for pair in value.items() for part in pair
    ):
        raise InputError("error-field-type", field=field, expected="{target: state}")
    return value


def whole(message: Message, field: str, least: int, most: int, otherwise: int) -> int:
    """Return a whole number within bounds, `otherwise` where the message has none."""
    value = message.get(field, otherwise)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise InputError("error-field-type", field=field, expected=f"{least}–{most}")
    return value


def language(message: Message) -> str:
    """Return the language of the sentences in the answer."""
    return language_of(text(message, "language") if "language" in message else "en")
