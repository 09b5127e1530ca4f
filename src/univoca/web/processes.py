"""Worker processes as the server holds them: started, asked, put in second place, killed.

Where the system can fork, a server of forks (started once, all modules loaded) makes each new
worker in some milliseconds, so that killing one costs next to nothing. Knows no message.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
import threading
from collections.abc import Iterator
from functools import cache
from multiprocessing.context import BaseContext
from types import ModuleType

from univoca.web.worker import Handle, serve

BEHIND = 10
"""How far (in nice values) long calls stand behind the server: a tenth of its share of a core."""


_ONE_AT_A_TIME = threading.Lock()


class DiedError(Exception):
    """A worker that ended without a reply: killed, or out of memory past what Python notices."""


@cache
def context() -> BaseContext:
    """Return the way in which this system starts workers."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    forking = multiprocessing.get_context("forkserver")
    forking.set_forkserver_preload(["univoca.web.nursery"])
    return forking


@contextlib.contextmanager
def _without_main() -> Iterator[None]:
    """Hide the program that runs: a worker would run it anew before its own work.

    `multiprocessing` does so for functions of the program itself; ours are of modules, and a script
    that serves when it is run would serve in each worker.
    """
    with _ONE_AT_A_TIME:
        program = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = program


class Worker:
    """One process, which answers one request at a time. Making it takes some milliseconds."""

    def __init__(self, handle: Handle, nice: int) -> None:
        ours, theirs = context().Pipe()
        self._connection = ours
        # mypy's stubs leave Process out of the base of the contexts.
        self._process = context().Process(  # type: ignore[attr-defined]
            target=serve, args=(theirs, handle, nice), daemon=True
        )
        with _without_main():
            self._process.start()
        theirs.close()

    def ask(self, request: bytes) -> bytes:
        """Send a request and wait for the reply; raises DiedError when there will be none."""
        try:
            self._connection.send_bytes(request)
            reply: bytes = self._connection.recv_bytes()
        except (EOFError, OSError):
            raise DiedError from None
        return reply

    def alive(self) -> bool:
        """Return whether the process is there."""
        return bool(self._process.is_alive())

    def step_back(self) -> None:
        """Put the process behind the others in the queue for the processor, for good."""
        with contextlib.suppress(AttributeError, OSError):
            os.setpriority(os.PRIO_PROCESS, self._process.pid, BEHIND)

    def kill(self) -> None:
        """End the process now; whoever waits for its reply gets DiedError."""
        self._process.kill()
