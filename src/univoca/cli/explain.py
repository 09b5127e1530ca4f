"""`univoca explain`: the way to a puzzle's answer as numbered sentences.

Exit 0 when the steps lead to the answer, 1 when they end before: no answer, several, or no time.
"""

from __future__ import annotations

import click

from univoca.cli.interrupting import budget_of, cancellable, stop_if_cancelled
from univoca.cli.reading import open_argument
from univoca.cli.refusals import NEGATIVE
from univoca.cli.session import Session, emit
from univoca.cli.words import LocalCommand, option, puzzle_input, shared


@click.command(cls=LocalCommand, name="explain", help="help-explain")
@puzzle_input
@option("--deadline", type=click.FloatRange(0), metavar="SECONDS", help="help-option-deadline")
@shared
@click.pass_obj
def command(
    session: Session, puzzle: str, kind_id: str | None, deadline: float | None, as_json: bool
) -> int:
    """Explain a puzzle step by step."""
    from univoca.explaining import path
    from univoca.reasoning import explanation_json

    with cancellable() as token:
        budget = budget_of(token, None, deadline)
        opened = open_argument(puzzle, kind_id, budget)
        found = path.explain(opened.kind, opened.puzzle, budget)
        stop_if_cancelled(token)
    data = explanation_json(opened.kind, opened.puzzle, found, session.language)
    if as_json:
        emit({"kind": opened.kind.info.id} | data)
    else:
        for step in data["steps"]:
            said = " ".join(step["sentences"])
            click.echo(session.say("explain-step", number=step["number"], name=step["name"]))
            click.echo(f"   {said}")
        click.echo(data["ending"])
    return 0 if found.end == "solved" else NEGATIVE
