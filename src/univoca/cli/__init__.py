"""The command line: one file a command, each loaded when it is called.

Exit codes: 0 success, 1 a negative answer, 2 bad input (one sentence on stderr, nothing done),
130 ended by Ctrl-C. Loads neither the engine nor any kind before a command needs it.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from typing import Any, NoReturn, cast

import click

from univoca import __version__
from univoca.cli.refusals import INTERRUPTED, exit_code
from univoca.cli.session import Session
from univoca.cli.words import LocalHelp, language, option, word
from univoca.errors import InputError

COMMANDS = (
    *("kinds", "daily", "generate", "solve", "check", "explain", "grade"),
    *("convert", "show", "verify", "play"),
    *("pack", "bank", "campaign", "regress"),
)


class Commands(LocalHelp, click.Group):
    """The group `univoca`, which knows its commands by name and loads one at a time."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of their use."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command:
        """Load a command; raises InputError when there is none of that name."""
        if cmd_name not in COMMANDS:
            known = ", ".join(COMMANDS)
            raise InputError("error-usage-command", name=cmd_name[:40], known=known)
        module = importlib.import_module(f"univoca.cli.{cmd_name}")
        return cast(click.Command, module.command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without loading them."""
        with formatter.section(word(ctx, "help-commands")):
            formatter.write_dl([(name, word(ctx, f"help-{name}")) for name in COMMANDS])

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Run a command line and leave with its exit code."""
        arguments = list(sys.argv[1:] if args is None else args)
        session = Session.of(arguments)
        try:
            code = super().main(
                arguments,
                prog_name or "univoca",
                complete_var,
                standalone_mode=False,
                obj=session,
                **extra,
            )
            sys.stdout.flush()
        except (Exception, KeyboardInterrupt) as failure:
            try:
                code = exit_code(failure, session)
            except KeyboardInterrupt:  # a second one, or the first while a sentence is looked up
                code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


@click.group(cls=Commands, name="univoca", help="help-univoca", invoke_without_command=True)
@language
@option("--version", is_flag=True, help="help-option-version")
@click.pass_context
def commands(ctx: click.Context, version: bool) -> int:
    """Show the version, or the help where no command is named."""
    if version:
        click.echo(__version__)
        ctx.exit()
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
    return 0


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command line, by default that of this process, and leave with its exit code."""
    commands.main(arguments)
