"""Where engine calls run: in processes that are killed when a call may not go on. Knows no message.

A call ends when it is done, when its seconds are over, or when the page that asked has gone. Quick
calls have processes of their own, which long calls never take; a quick one that turns out not to
be steps behind the others in the queue for the processor and makes place for the next.
"""

from __future__ import annotations

import os
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from types import TracebackType
from typing import Any, Literal, TypeVar

import anyio
import anyio.to_thread
from starlette.requests import Request

from univoca.web.processes import BEHIND, DiedError, Worker
from univoca.web.worker import Handle

T = TypeVar("T")
Sort = Literal["quick", "long"]
GRACE = 2.0
"""Seconds between the engine's own deadline and the end of its process."""
PATIENCE = 0.5
"""Seconds after which a quick call is held for a long one."""
LATE = 6
"""Quick calls that may take long at once; any more keep their places."""


class OverdueError(Exception):
    """A call that went past its seconds without an answer."""


class BusyError(Exception):
    """Too many calls of this sort wait already."""


class GoneError(Exception):
    """The page went away before the answer came."""


def cores() -> int:
    """Return how many processes can run at once."""
    return max(1, os.cpu_count() or 1)


@dataclass(eq=False)
class Lane:
    """The processes for calls of one sort: `size` run at once, `line` wait or run.

    `patience` is in seconds; None where calls may take all of theirs.
    """

    size: int
    nice: int
    line: int
    patience: float | None = None
    idle: list[Worker] = field(default_factory=list)
    held: int = 0
    _limiter: anyio.CapacityLimiter | None = None

    @property
    def limiter(self) -> anyio.CapacityLimiter:
        """The places. They belong to the running event loop, so they are made at the first call."""
        if self._limiter is None:
            self._limiter = anyio.CapacityLimiter(self.size)
        return self._limiter


class Place:
    """A place in a lane, which can be left before the call ends."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self.left = False

    async def __aenter__(self) -> Place:
        await self.lane.limiter.acquire_on_behalf_of(self)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if not self.left:
            self.leave()

    def leave(self) -> None:
        """Let the next call in."""
        self.left = True
        self.lane.limiter.release_on_behalf_of(self)


class Workers:
    """Answers requests by `handle`, a function of a module (so that a process can import it)."""

    def __init__(self, handle: Handle, quick: int | None = None, long: int | None = None) -> None:
        self.handle = handle
        self.lanes: dict[Sort, Lane] = {
            "quick": Lane(quick or max(2, cores()), 0, 512, PATIENCE),
            "long": Lane(long or cores(), BEHIND, 64),
        }
        self._late = 0
        self._stopped = False
        self._threads: anyio.CapacityLimiter | None = None
        self._running: dict[anyio.CancelScope, None] = {}
        self._workers: dict[Worker, None] = {}

    async def answer(self, sort: Sort, request: bytes, seconds: float, page: Request) -> bytes:
        """Return a worker's reply; raises BusyError, OverdueError, DiedError or GoneError.

        The seconds count from the start of the work: a place in the line costs none of them.
        """
        lane = self.lanes[sort]
        if lane.held >= lane.line:
            raise BusyError
        lane.held += 1
        try:
            return await self._while_there(partial(self._run, lane, request, seconds, page), page)
        finally:
            lane.held -= 1

    def stop(self) -> None:
        """End all calls and processes now; none starts afterwards."""
        self._stopped = True
        for scope in list(self._running):
            scope.cancel()
        for worker in self._workers:
            worker.kill()

    async def warm(self) -> None:
        """Start the processes ahead of the first calls, so that nobody waits for them."""
        with suppress(DiedError):  # the server was told to end meanwhile
            for lane in self.lanes.values():
                while len(lane.idle) < lane.size:
                    lane.idle.append(await self._start(lane))

    async def _while_there(self, work: Callable[[], Awaitable[bytes]], page: Request) -> bytes:
        found: list[bytes | Exception] = []

        async def run() -> None:
            try:
                found.append(await work())
            except Exception as failure:
                found.append(failure)
            group.cancel_scope.cancel()

        async with anyio.create_task_group() as group:
            self._running[group.cancel_scope] = None
            group.start_soon(run)
            await gone(page)
            group.cancel_scope.cancel()
        del self._running[group.cancel_scope]
        if not found:
            raise GoneError
        if isinstance(found[0], Exception):
            raise found[0]
        return found[0]

    async def _run(self, lane: Lane, request: bytes, seconds: float, page: Request) -> bytes:
        async with Place(lane) as place:
            worker = await self._taken(lane)
            stays, begun = False, time.monotonic()
            try:
                with anyio.move_on_after(seconds + GRACE):
                    reply = await self._asked(worker, request, place)
                    if reply is None:
                        raise DiedError
                    stays = reply[:1] == b"s" and not place.left
                    return reply
                raise OverdueError
            finally:
                page.state.worked = time.monotonic() - begun
                if stays and len(lane.idle) < lane.size:
                    lane.idle.append(worker)
                else:
                    self._drop(worker)

    async def _asked(self, worker: Worker, request: bytes, place: Place) -> bytes | None:
        """Return the reply, None where the worker died; it steps back when it takes long."""
        reply: bytes | None = None
        async with anyio.create_task_group() as group:
            group.start_soon(self._step_back, worker, place)
            try:
                reply = await self._in_thread(worker.ask, request)
            except DiedError:
                reply = None
            group.cancel_scope.cancel()
        return reply

    async def _step_back(self, worker: Worker, place: Place) -> None:
        if place.lane.patience is None:
            return
        await anyio.sleep(place.lane.patience)
        if self._late >= LATE:
            return
        self._late += 1
        worker.step_back()
        place.leave()
        try:
            await anyio.sleep_forever()
        finally:
            self._late -= 1

    async def _taken(self, lane: Lane) -> Worker:
        """Return an idle worker that is still alive, or a new one."""
        while lane.idle:
            worker = lane.idle.pop()
            if worker.alive():
                return worker
            self._drop(worker)
        return await self._start(lane)

    async def _start(self, lane: Lane) -> Worker:
        with anyio.CancelScope(shield=True):
            worker = await self._in_thread(Worker, self.handle, lane.nice)
        self._workers[worker] = None
        if self._stopped:
            self._drop(worker)
            raise DiedError
        return worker

    def _drop(self, worker: Worker) -> None:
        worker.kill()
        del self._workers[worker]

    async def _in_thread(self, function: Callable[..., T], *arguments: Any) -> T:
        if self._threads is None:
            self._threads = anyio.CapacityLimiter(64)
        return await anyio.to_thread.run_sync(
            function, *arguments, abandon_on_cancel=True, limiter=self._threads
        )


async def gone(page: Request) -> None:
    """Wait until the connection of a request whose body was read is closed."""
    while (await page.receive())["type"] != "http.disconnect":
        pass
