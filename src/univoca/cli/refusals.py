"""From what went wrong to one sentence on stderr and an exit code. Knows no command."""

from __future__ import annotations

import contextlib
import os
import sys

import click

from univoca.cli.session import Session
from univoca.errors import GenerationError, UnivocaError

NEGATIVE, BAD_INPUT, INTERRUPTED = 1, 2, 130


def exit_code(failure: BaseException, session: Session) -> int:
    """Say what happened and return the exit code; a defect of ours is raised again."""
    if isinstance(failure, KeyboardInterrupt | click.Abort):
        return INTERRUPTED
    if isinstance(failure, click.exceptions.Exit):
        return failure.exit_code
    if isinstance(failure, BrokenPipeError):
        _forget_stdout()
        return NEGATIVE
    if isinstance(failure, GenerationError):
        if failure.parameters.get("reason") == "cancelled":
            return INTERRUPTED
        _complain(failure.sentence(session.language))
        return NEGATIVE
    if isinstance(failure, UnivocaError):
        _complain(failure.sentence(session.language))
    elif isinstance(failure, click.ClickException):
        _complain(_usage(failure, session))
    elif isinstance(failure, OSError):
        _complain(_trouble(failure, session))
    else:
        raise failure
    return BAD_INPUT


def _complain(sentence: str) -> None:
    """Put one line on stderr, in which nothing that was typed can steer the terminal."""
    line = " ".join(sentence.split())
    safe = "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line)
    with contextlib.suppress(OSError):  # the exit code still says it where stderr is full or shut
        click.echo(safe, err=True)


def _trouble(failure: OSError, session: Session) -> str:
    """Return the sentence for what the system refused; what names no file was said on stdout."""
    reason = failure.strerror or str(failure)
    if failure.filename is None:
        _forget_stdout()
        return session.say("error-output", reason=reason)
    return session.say("error-file", path=str(failure.filename)[:200], reason=reason)


def _usage(failure: click.ClickException, session: Session) -> str:
    """Return the sentence for a command line that cannot be taken."""
    if isinstance(failure, click.MissingParameter):
        return session.say("error-usage-missing", name=_name(failure.param))
    if isinstance(failure, click.NoSuchOption):
        return session.say("error-usage-option", name=failure.option_name[:40])
    if isinstance(failure, click.BadParameter):
        return _bad_value(failure, session)
    if isinstance(failure, click.BadOptionUsage):
        return session.say("error-usage-value", name=failure.option_name[:40])
    if isinstance(failure, click.UsageError) and failure.ctx is not None:
        return session.say("error-usage-extra", command=failure.ctx.command_path)
    return failure.format_message()


def _bad_value(failure: click.BadParameter, session: Session) -> str:
    name, kind = _name(failure.param), getattr(failure.param, "type", None)
    if isinstance(kind, click.Choice):
        known = ", ".join(str(choice) for choice in kind.choices)
    elif isinstance(kind, click.IntRange | click.FloatRange):
        low, high = kind.min, kind.max
        known = f"{low} … {high}" if high is not None else f"≥ {low}"
    else:
        return failure.format_message()
    return session.say("error-usage-choice", name=name, known=known)


def _name(param: click.Parameter | None) -> str:
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return (param.name or "").upper() if param is not None else ""


def _forget_stdout() -> None:
    """Let the interpreter end in peace where the reader of a pipe has gone."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        os.close(nowhere)
