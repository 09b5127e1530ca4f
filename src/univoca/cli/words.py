"""Help pages in the session's language, read without the Fluent library: it takes too long.

A help text in the code is the id of a message of `commands.ftl` that is one plain line.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import click

from univoca.cli.session import Session
from univoca.errors import InputError
from univoca.texts import LANGUAGES

_LOCALES = Path(__file__).parent.parent / "locales"
F = TypeVar("F", bound=Callable[..., Any])


@cache
def _lines(chosen: str) -> dict[str, str]:
    text = (_LOCALES / chosen / "commands.ftl").read_text("utf-8")
    return dict(re.findall(r"^(help-[a-z-]+) = (.+)$", text, re.MULTILINE))


def word(ctx: click.Context, message_id: str) -> str:
    """Return a help text in the language of the run."""
    session = ctx.find_root().obj
    chosen = session.language if isinstance(session, Session) else "en"
    return _lines(chosen).get(message_id, message_id)


class LocalOption(click.Option):
    """An option whose help is a message id."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return its names and its help in the language of the run."""
        record = super().get_help_record(ctx)
        if record is None or not self.help:
            return record
        return record[0], record[1].replace(self.help, word(ctx, self.help))


class LocalHelp(click.Command):
    """A command whose help is a message id."""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return `--help`, with its own help translated."""

        def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
            if value and not ctx.resilient_parsing:
                click.echo(ctx.get_help())
                ctx.exit()

        return LocalOption(
            ["-h", "--help"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            help="help-option-help",
            callback=show,
        )

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the line of usage."""
        marker = f"[{word(ctx, 'help-usage-options')}]"
        found = self.collect_usage_pieces(ctx)
        pieces = " ".join(marker if piece == self.options_metavar else piece for piece in found)
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{word(ctx, 'help-usage')}: ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(word(ctx, self.help or ""))
            more = word(ctx, f"{self.help}-more")
            if more != f"{self.help}-more":
                formatter.write_paragraph()
                formatter.write_text(more)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options."""
        options = [each for each in self.get_params(ctx) if isinstance(each, LocalOption)]
        records = [each.get_help_record(ctx) for each in options]
        with formatter.section(word(ctx, "help-options")):
            formatter.write_dl([record for record in records if record])
        if isinstance(self, click.Group):
            self.format_commands(ctx, formatter)


class LocalCommand(LocalHelp):
    """A command of the group."""


class LocalGroup(LocalHelp, click.Group):
    """A command with commands of its own, which shows its help where none is named."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """Return a command; raises InputError when there is none of that name."""
        found = super().get_command(ctx, cmd_name)
        if found is None:
            known = ", ".join(self.commands)
            raise InputError("error-usage-command", name=cmd_name[:40], known=known)
        return found

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of their use."""
        return list(self.commands)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands."""
        with formatter.section(word(ctx, "help-commands")):
            rows = [(name, word(ctx, each.help or "")) for name, each in self.commands.items()]
            formatter.write_dl(rows)


def group(name: str) -> Callable[[Callable[..., Any]], LocalGroup]:
    """Declare a command with commands of its own; its function is called only for its name."""

    def declare(function: Callable[..., Any]) -> LocalGroup:
        @click.pass_context
        def show(ctx: click.Context) -> int:
            if ctx.invoked_subcommand is None:
                click.echo(ctx.get_help())
            return 0

        made = click.group(
            cls=LocalGroup, name=name, help=f"help-{name}", invoke_without_command=True
        )
        return made(language(show))

    return declare


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    """Declare an option whose help is a message id."""
    return click.option(*names, cls=LocalOption, **settings)


def language(function: F) -> F:
    """Give a command `--lang`, which the session has read already."""
    choice = click.Choice(LANGUAGES)
    return option("--lang", type=choice, expose_value=False, help="help-option-lang")(function)


def shared(function: F) -> F:
    """Give a command what all commands take: `--json` and `--lang`."""
    return option("--json", "as_json", is_flag=True, help="help-option-json")(language(function))


def puzzle_input(function: F) -> F:
    """Give a command its PUZZLE and `--kind`, for the forms that do not say their kind."""
    function = option("--kind", "kind_id", metavar="KIND", help="help-option-kind")(function)
    return click.argument("puzzle")(function)
