"""`univoca kinds`: what there is."""

from __future__ import annotations

import click

from univoca.cli.session import Session, emit
from univoca.cli.words import LocalCommand, shared


@click.command(cls=LocalCommand, name="kinds", help="help-kinds")
@shared
@click.pass_obj
def command(session: Session, as_json: bool) -> int:
    """List the kinds with their sizes, difficulties, options and status."""
    from univoca import kinds
    from univoca.engine import kind_json

    for kind_id in kinds.ids():
        facts = kind_json(kinds.get(kind_id), session.language)
        if as_json:
            emit(facts)
            continue
        click.echo(f"{facts['id']} · {facts['name']} · {session.say('kind-' + facts['status'])}")
        click.echo(f"  {facts['summary']}")
        click.echo(session.say("kinds-sizes", sizes=", ".join(facts["sizes"])))
        names = ", ".join(session.say(f"difficulty-{each}") for each in facts["difficulties"])
        click.echo(session.say("kinds-difficulties", difficulties=names))
        for option in facts["options"]:
            values = ", ".join(option["values"])
            click.echo(session.say("kinds-option", name=option["name"], values=values))
    return 0
