"""`univoca check`: which rules an answer breaks, and where."""

from __future__ import annotations

from typing import Any

import click

from univoca.cli.interrupting import budget_of, cancellable, stop_if_cancelled
from univoca.cli.reading import open_argument, read_text
from univoca.cli.refusals import NEGATIVE
from univoca.cli.session import Session, emit, named
from univoca.cli.words import LocalCommand, puzzle_input, shared
from univoca.errors import InputError

MAX_ANSWER = 1_000_000


@click.command(cls=LocalCommand, name="check", help="help-check")
@puzzle_input
@click.argument("answer", required=False)
@shared
@click.pass_obj
def command(
    session: Session, puzzle: str, kind_id: str | None, answer: str | None, as_json: bool
) -> int:
    """Check an answer, or the marks that came with the puzzle's own text."""
    if answer == puzzle == "-":
        raise InputError("error-stdin-twice")
    with cancellable() as token:
        opened = open_argument(puzzle, kind_id, budget_of(token, None, None))
        stop_if_cancelled(token)
    kind = opened.kind
    if answer is not None:
        given = kind.model.parse_answer(opened.puzzle, read_text(answer, MAX_ANSWER).strip())
    elif opened.marks:
        given = kind.model.answer_of(opened.puzzle, opened.marks)
    else:
        raise InputError("error-usage-missing", name="ANSWER")
    broken = [
        _violation(session, kind.info.id, each)
        for each in kind.rules.violations(opened.puzzle, given)
    ]
    if as_json:
        emit({"kind": kind.info.id, "solved": not broken, "violations": broken})
    elif broken:
        click.echo(session.say("check-broken", count=len(broken)))
        for each in broken:
            places = f" ({named(each['targets'])})" if each["targets"] else ""
            click.echo(f"- {each['sentence']}{places}")
    else:
        click.echo(session.say("check-solved"))
    return NEGATIVE if broken else 0


def _violation(session: Session, kind_id: str, broken: Any) -> dict[str, Any]:
    return {
        "rule": broken.rule,
        "targets": list(broken.targets),
        "sentence": session.say(f"{kind_id}-broken-{broken.rule}", **broken.parameters),
    }
