"""The web player: a server for loopback or the net, and the client that it serves. Loads late."""

from __future__ import annotations

from collections.abc import Iterable


def serve(
    host: str = "127.0.0.1",
    port: int = 8080,
    open_browser: bool = False,
    allow_hosts: Iterable[str] = (),
    rate: float | None = None,
) -> None:
    """Serve the player until SIGINT or SIGTERM; port 0 takes any free one.

    It answers to `host`, to loopback and to the names `allow_hosts`; an address may make `rate`
    requests a second for long (0: as many as it likes). Raises InputError when the address cannot
    be taken or a name is none.
    """
    from univoca.web.rates import PER_SECOND
    from univoca.web.server import run

    run(host, port, open_browser, allow_hosts, PER_SECOND if rate is None else rate)
