"""docs/commands.md says what the commands do: every command, every option, every example."""

from __future__ import annotations

import re
import shlex

import click
import pytest

from tests.cli.running import ROOT, run
from univoca.cli import COMMANDS, commands

TEXT = (ROOT / "docs" / "commands.md").read_text("utf-8")
EXAMPLES = re.findall(r"^    \$ univoca (.+)\n((?:    (?!\$).*\n)*)", TEXT, re.MULTILINE)
SHARED = {"--json", "--lang", "--kind", "--output"}


def section(name: str) -> str:
    """Return what the page says of a command."""
    return TEXT.split(f"\n## `univoca {name}")[1].split("\n## ")[0]


def options_of(name: str) -> set[str]:
    """Return the long options of a command."""
    found = commands.get_command(click.Context(commands), name)
    own = found.commands.values() if isinstance(found, click.Group) else ()
    params = [param for each in (found, *own) for param in each.params]
    return {option for param in params for option in param.opts if option.startswith("--")}


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_has_its_words(name: str) -> None:
    """Each command has a section that names each of its options; shared ones come first."""
    assert not [option for option in options_of(name) - SHARED if f"`{option}" not in section(name)]
    head = TEXT.split("\n## ")[0]
    assert all(f"`{option}" in head for option in SHARED)


def test_no_option_is_made_up() -> None:
    """Every option that the page names exists."""
    known = set().union(*(options_of(name) for name in COMMANDS))
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", TEXT)) - known <= {"--help"}


def without_times(text: str) -> str:
    """Blank out what differs from run to run."""
    return re.sub(r"[\d.]+ ms", "… ms", text)


@pytest.mark.parametrize(("line", "shown"), EXAMPLES, ids=[line for line, _ in EXAMPLES])
def test_examples(line: str, shown: str) -> None:
    """Each example prints exactly what the page shows."""
    expected = "".join(f"{each[4:]}\n" for each in shown.splitlines())
    assert without_times(run(*shlex.split(line)).stdout) == without_times(expected)
