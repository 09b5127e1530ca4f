"""The web player: a server for loopback or the net, and the client that it serves. Loads late."""

from __future__ import annotations


def serve(host: str = "127.0.0.1", port: int = 8080, open_browser: bool = False) -> None:
    """Serve the player until SIGINT or SIGTERM; port 0 takes any free one.

    Raises InputError when the address cannot be taken.
    """
    from univoca.web.server import run

    run(host, port, open_browser)
