"""Runs the application under uvicorn: address, browser, signals. Knows no route and no puzzle."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from univoca.errors import InputError
from univoca.texts import say
from univoca.web.app import create_app
from univoca.web.workers import Workers

GRACE = 3
"""Seconds that open requests get to end after SIGTERM."""


class Server(uvicorn.Server):
    """Says where it listens, opens the page there when asked to, and takes its workers along."""

    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        open_browser: bool,
        workers: Workers,
    ) -> None:
        super().__init__(config)
        self.workers = workers
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then tell."""
        await super().startup(sockets)
        self.warming = asyncio.create_task(self.workers.warm())
        print(say("player-serving", {"address": self.address}), file=sys.stderr, flush=True)
        if self.open_browser:
            webbrowser.open(self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the long calls at once, so that the rest need not wait for them."""
        self.warming.cancel()
        self.workers.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let SIGINT and SIGTERM end the serving, and nothing more: what follows still runs."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.signal(each, self.handle_exit) for each in signals}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


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
        Server(config, address, open_browser, app.state.workers).run(sockets=[listener])


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
