"""`univoca grade`: how hard a puzzle is to reason out, and its hardest step.

Exit 0 when the techniques solve it, 1 when they do not.
"""

from __future__ import annotations

from typing import Any

import click

from univoca.cli.interrupting import budget_of, cancellable, stop_if_cancelled
from univoca.cli.reading import open_argument
from univoca.cli.refusals import NEGATIVE
from univoca.cli.session import Session, emit
from univoca.cli.words import LocalCommand, option, puzzle_input, shared


@click.command(cls=LocalCommand, name="grade", help="help-grade")
@puzzle_input
@option("--deadline", type=click.FloatRange(0), metavar="SECONDS", help="help-option-deadline")
@shared
@click.pass_obj
def command(
    session: Session, puzzle: str, kind_id: str | None, deadline: float | None, as_json: bool
) -> int:
    """Grade a puzzle."""
    from univoca.engine import decide
    from univoca.explaining import path
    from univoca.reasoning import grade_json

    with cancellable() as token:
        budget = budget_of(token, None, deadline)
        opened = open_argument(puzzle, kind_id, budget)
        found = path.graded(opened.kind, opened.puzzle, budget)
        outcome = decide(opened.kind, opened.puzzle, budget)
        stop_if_cancelled(token)
    data = grade_json(opened.kind, opened.puzzle, found, session.language)
    data["measures"]["nodes"] = outcome.spent.nodes
    if as_json:
        emit({"kind": opened.kind.info.id} | data)
    else:
        _print(session, data)
    return 0 if found.end == "solved" else NEGATIVE


def _print(session: Session, data: dict[str, Any]) -> None:
    figures = data["measures"]
    if data["label"] is not None:
        click.echo(
            session.say("grade-label", label=session.say(f"player-difficulty-{data['label']}"))
        )
    click.echo(data["ending"])
    click.echo(
        session.say(
            "grade-figures",
            level=figures["level"],
            effort=f"{figures['effort']:.2f}",
            steps=figures["steps"],
            trials=figures["refutations"],
            nodes=figures["nodes"],
        )
    )
    for use in data["uses"]:
        click.echo(f"  {use['steps']:4} × {use['name']}")
    if data["hardest"] is not None:
        click.echo(session.say("grade-hardest", name=data["hardest"]["name"]))
        click.echo(f"   {' '.join(data['hardest']['sentences'])}")
