"""`univoca play`: the player in a browser."""

from __future__ import annotations

import click

from univoca.cli.session import Session
from univoca.cli.words import LocalCommand, option, shared
from univoca.errors import InputError


@click.command(cls=LocalCommand, name="play", help="help-play")
@option("--host", default="127.0.0.1", help="help-option-host")
@option("--port", type=click.IntRange(0, 65535), default=8080, help="help-option-port")
@option("--browser", is_flag=True, help="help-option-browser")
@option("--allow-host", "allowed", multiple=True, metavar="NAME", help="help-option-allow-host")
@option("--rate", type=click.FloatRange(0), metavar="N", help="help-option-rate")
@shared
@click.pass_obj
def command(
    session: Session,
    *,
    host: str,
    port: int,
    browser: bool,
    allowed: tuple[str, ...],
    rate: float | None,
    as_json: bool,
) -> int:
    """Serve the player until Ctrl-C, which is the ordinary end and no failure."""
    try:
        from univoca.web import serve

        serve(host, port, browser, allow_hosts=allowed, rate=rate)
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] == "univoca":
            raise
        raise InputError("error-play-library", name=missing.name) from None
    except KeyboardInterrupt:
        pass
    return 0
