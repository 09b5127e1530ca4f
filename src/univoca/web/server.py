"""Runs the application under uvicorn: address, browser, signals. Knows no route and no puzzle."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

import uvicorn

from univoca.errors import InputError
from univoca.texts import say
from univoca.web.app import create_app
from univoca.web.callers import allowed_name
from univoca.web.protocol import Connection
from univoca.web.rates import Rates
from univoca.web.workers import Workers

FILES = 4096
"""Connections, pipes and files that the server wants to hold at once."""
BACKLOG = 1024
"""Connections that may wait to be taken."""
GRACE = 1
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


def run(host: str, port: int, open_browser: bool, allow_hosts: Iterable[str], rate: float) -> None:
    """Serve until a signal ends it; raises InputError when the address cannot be taken."""
    names = {host.lower(), *(allowed_name(name) for name in allow_hosts)}
    listener = listen(host, port)
    allow_connections()
    port = listener.getsockname()[1]
    address = f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
    app = create_app(names=names, rates=Rates(rate))
    config = uvicorn.Config(
        app,
        http=Connection,
        ws="none",
        backlog=BACKLOG,
        log_level="error",
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=GRACE,
        forwarded_allow_ips="127.0.0.1,::1",
        h11_max_incomplete_event_size=64 * 1024,
        lifespan="off",
    )
    with listener:
        Server(config, address, open_browser, app.state.workers).run(sockets=[listener])


def allow_connections() -> None:
    """Let this process hold as many connections as it may, where the system counts them."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def listen(host: str, port: int) -> socket.socket:
    """Return a socket bound to an address; raises InputError when that cannot be taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends at once (TCP_NODELAY) only where the protocol is named; each answer would
    # otherwise wait 40 ms for the acknowledgement of its head.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as failure:
        listener.close()
        raise InputError(
            "player-error-address", host=host, port=str(port), reason=str(failure)
        ) from None
    return listener
