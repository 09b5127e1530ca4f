"""Where engine calls run: quick ones in threads, long ones in processes that can be killed.

Knows messages and seconds, not what any message means. A call ends when it is done, when its
seconds are over, or when the page that asked has gone; in the last two cases its process ends too.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import anyio
import anyio.to_process
import anyio.to_thread
from starlette.requests import Request

from univoca.errors import InputError
from univoca.outcome import Budget

Message = dict[str, Any]
Answer = dict[str, Any]
Handle = Callable[[Message, Budget], Answer]
GRACE = 2.0
"""Seconds between the engine's own deadline and the end of its process."""
WAITING = 64
"""Long calls that may wait for a process before the next is told to come back."""
DEPTH = 20
"""How deep the values of a message may lie in each other."""


class OverdueError(Exception):
    """A call that went past its seconds without an answer."""


class BusyError(Exception):
    """Too many long calls wait already."""


class GoneError(Exception):
    """The page went away before the answer came."""


def default_processes() -> int:
    """Return how many long calls run at once: one a core."""
    return max(1, os.cpu_count() or 1)


@dataclass
class Workers:
    """Runs `handle`, a function of a module (so that a process can import it).

    `processes` long calls run at once, others wait in line; `threads` quick calls likewise.
    """

    handle: Handle
    processes: int = field(default_factory=default_processes)
    threads: int = 8
    _waiting: int = 0
    _limiters: dict[str, anyio.CapacityLimiter] = field(default_factory=dict)
    _running: list[anyio.CancelScope] = field(default_factory=list)

    def _limiter(self, name: str, size: int) -> anyio.CapacityLimiter:
        # Limiters belong to the running event loop, so they are made at the first call.
        if name not in self._limiters:
            self._limiters[name] = anyio.CapacityLimiter(size)
        return self._limiters[name]

    async def quick(self, message: Message, seconds: float) -> Answer:
        """Answer in a thread; its budget ends the work, the thread is never killed."""
        call = partial(self.handle, message, Budget.seconds(seconds))
        with anyio.move_on_after(seconds + GRACE):
            return await anyio.to_thread.run_sync(
                call, abandon_on_cancel=True, limiter=self._limiter("threads", self.threads)
            )
        raise OverdueError

    async def long(self, message: Message, seconds: float, request: Request) -> Answer:
        """Answer in a process; raises BusyError, OverdueError or GoneError where it cannot."""
        if self._waiting >= WAITING:
            raise BusyError
        self._waiting += 1
        try:
            return await self._while_there(message, seconds, request)
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        """End all long calls now, their processes with them."""
        for scope in self._running:
            scope.cancel()

    async def warm(self) -> None:
        """Start a process ahead of the first long call, so that nobody waits for it."""
        limiter = self._limiter("spare", self.processes)
        await anyio.to_process.run_sync(_nothing, self.handle, cancellable=True, limiter=limiter)

    async def _while_there(self, message: Message, seconds: float, request: Request) -> Answer:
        found: list[Answer | Exception] = []

        async def work() -> None:
            try:
                found.append(await self._in_process(message, seconds))
            except Exception as failure:
                found.append(failure)
            group.cancel_scope.cancel()

        async with anyio.create_task_group() as group:
            self._running.append(group.cancel_scope)
            group.start_soon(work)
            await gone(request)
            group.cancel_scope.cancel()
        self._running.remove(group.cancel_scope)
        if not found:
            raise GoneError
        if isinstance(found[0], Exception):
            raise found[0]
        return found[0]

    async def _in_process(self, message: Message, seconds: float) -> Answer:
        limiter = self._limiter("processes", self.processes)
        # The seconds count from the start of the work: a place in the line costs none of them.
        async with limiter:
            with anyio.move_on_after(seconds + GRACE):
                return await anyio.to_process.run_sync(
                    _work,
                    self.handle,
                    message,
                    seconds,
                    cancellable=True,
                    limiter=self._limiter("spare", self.processes),
                )
        raise OverdueError


async def gone(request: Request) -> None:
    """Wait until the connection of a request whose body was read is closed."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _nothing(handle: Handle) -> None:
    """Import the engine in a fresh process, as taking its function apart and together does."""


def _work(handle: Handle, message: Message, seconds: float) -> Answer:
    """Run in the worker process, behind the server in the queue for the processor."""
    if hasattr(os, "nice") and os.nice(0) < 5:
        os.nice(5)
    return handle(message, Budget.seconds(seconds))


def checked_text(message: Message) -> None:
    """Raise InputError for text that is no Unicode (half a surrogate pair), wherever it stands.

    Nor may values lie deeper in each other than DEPTH: such a message reaches no process.
    """
    pending: list[tuple[Any, int]] = [(message, 0)]
    while pending:
        value, depth = pending.pop()
        if depth > DEPTH:
            raise InputError("error-json", position=1)
        if isinstance(value, str) and not _is_unicode(value):
            raise InputError("player-error-unicode")
        if isinstance(value, dict):
            pending += [(part, depth + 1) for part in (*value.keys(), *value.values())]
        elif isinstance(value, list):
            pending += [(part, depth + 1) for part in value]


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
