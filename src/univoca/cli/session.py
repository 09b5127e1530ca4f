"""What all commands share: the language, and saying things on stdout and stderr."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import click

from univoca.texts import LANGUAGES, Parameter, language_of, say

MOST_NAMES = 12


@dataclass(frozen=True, slots=True)
class Session:
    """One run of the command line: the language of its sentences."""

    language: str

    @classmethod
    def of(cls, arguments: Sequence[str]) -> Session:
        """Return the session of these arguments: `--lang`, else LC_ALL, LC_MESSAGES or LANG."""
        _open_streams()
        for stream in (sys.stdout, sys.stderr):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(encoding="utf-8", errors="backslashreplace")
        return cls(_asked(arguments) or _environment())

    def say(self, message_id: str, **parameters: Parameter) -> str:
        """Return a sentence of the catalogue in the session's language."""
        return say(message_id, parameters, self.language)

    def tell(self, message_id: str, **parameters: Parameter) -> None:
        """Put a sentence on stderr."""
        click.echo(self.say(message_id, **parameters), err=True)


def emit(data: Mapping[str, Any]) -> None:
    """Put one object on a line of stdout."""
    click.echo(json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def named(targets: Sequence[str]) -> str:
    """Return the names of places, the first twelve of many."""
    more = " …" if len(targets) > MOST_NAMES else ""
    return ", ".join(targets[:MOST_NAMES]) + more


def _open_streams() -> None:
    """Give a run whose stdout or stderr was closed one that goes nowhere.

    Numbers 0 to 2 are taken first, so that no file opened later gets what was meant for a stream.
    """
    while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
        continue
    os.close(number)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115


def _asked(arguments: Sequence[str]) -> str | None:
    for at, argument in enumerate(arguments):
        if argument == "--":
            return None
        name, _, value = argument.partition("=")
        if name == "--lang":
            chosen = value or (arguments[at + 1] if at + 1 < len(arguments) else "")
            return chosen if chosen in LANGUAGES else None
    return None


def _environment() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return language_of(value.replace("_", "-").partition(".")[0])
    return "en"
