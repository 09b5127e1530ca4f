"""`univoca daily`: the recipes of the puzzles of the day."""

from __future__ import annotations

from datetime import UTC

import click

from univoca.cli.session import Session, emit
from univoca.cli.words import LocalCommand, option, shared


@click.command(cls=LocalCommand, name="daily", help="help-daily")
@option("--date", "text", metavar="YYYY-MM-DD", help="help-option-date")
@shared
@click.pass_obj
def command(session: Session, text: str | None, as_json: bool) -> int:
    """Print each kind's recipe of a date, by default of today in UTC."""
    from datetime import datetime

    from univoca import daily
    from univoca.engine import daily_json

    day = datetime.now(UTC).date() if text is None else daily.read_date(text)
    [(_, recipes)] = daily.listing(day, 1)
    for recipe in recipes:
        if as_json:
            emit({"date": day.isoformat(), **daily_json(recipe)})
        else:
            click.echo(str(recipe))
    return 0
