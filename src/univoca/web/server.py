"""Runs the application under uvicorn: address, browser, signals. Knows no route and no puzzle."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine
from typing import Any

import uvicorn

from univoca.errors import InputError
from univoca.texts import say
from univoca.web.app import create_app

GRACE = 3
"""Seconds that open requests get to end after SIGTERM."""


class Server(uvicorn.Server):
    """Says where it listens, and opens the page there when asked to."""

    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        open_browser: bool,
        warm: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        super().__init__(config)
        self.warm = warm
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then tell."""
        await super().startup(sockets)
        self.warming = asyncio.create_task(self.warm())
        print(say("player-serving", {"address": self.address}), file=sys.stderr, flush=True)
        if self.open_browser:
            webbrowser.open(self.address)


def run(host: str, port: int, open_browser: bool) -> None:
    """Serve until a signal ends it; raises InputError when the address cannot be taken."""
    listener = _listen(host, port)
    port = listener.getsockname()[1]
    address = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
    app = create_app()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE,
        h11_max_incomplete_event_size=64 * 1024,
        lifespan="off",
    )
    with listener:
        Server(config, address, open_browser, app.state.workers.warm).run(sockets=[listener])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as failure:
        listener.close()
        raise InputError(
            "player-error-address", host=host, port=str(port), reason=str(failure)
        ) from None
    return listener
