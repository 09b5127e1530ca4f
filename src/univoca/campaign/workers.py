"""Where recipes are made: processes of this machine, or a Dask cluster. Knows no bank.

Either yields what its workers made in the order in which they ended, a bounded number ahead of
what is taken, and hands work again to others when a worker dies.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from typing import Any, Protocol

from univoca.campaign.making import Made, make, make_all
from univoca.errors import InputError

AHEAD = 8
"""Recipes handed out for each worker."""
MOST_DEATHS = 20
"""Deaths of workers without a result in between, after which the machine is taken to be ill."""
PATIENCE = 0.5
"""Seconds after which an empty round is yielded, so that the caller can look up."""

TOGETHER = 0.1
"""Seconds of CPU that recipes handed to a process at once should take: quick ones cost less so."""
MOST_TOGETHER = 8

Job = tuple[str, int, int]
Batch = tuple[Job, ...]


def cores() -> int:
    """Return how many processes can run at once on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers(Protocol):
    """What makes recipes."""

    def run(self, jobs: Iterable[Job]) -> Iterator[list[Made]]:
        """Yield what was made since the last time, perhaps nothing; end when all is made."""

    def close(self) -> None:
        """Let the workers go, unfinished work with them."""


class LocalWorkers:
    """Processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def _fresh_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=context, initializer=_calm)

    def run(self, jobs: Iterable[Job]) -> Iterator[list[Made]]:
        """Yield what was made since the last time; a dead worker costs its recipes a second try."""
        source = iter(jobs)
        waiting: dict[Future[list[Made]], Batch] = {}
        again: list[Batch] = []
        deaths, size = 0, 1
        while True:
            if self._pool is None:
                self._pool = self._fresh_pool()
            room = max(2, AHEAD // size) * self.count - len(waiting) - len(again)
            fresh = [*again, *_batches(source, size, room)][::-1]
            again = []
            try:
                while fresh:
                    waiting[self._pool.submit(make_all, fresh[-1])] = fresh[-1]
                    fresh.pop()
            except BrokenProcessPool:
                again = fresh
            if not waiting and not again:
                return
            done, broken = _gathered(waiting)
            again += broken
            if again:
                again += waiting.values()
                waiting.clear()
                deaths += 1
                self.close()
            if done:
                deaths = 0
                pace = sum(made["seconds"] for made in done) / len(done)
                size = max(1, min(MOST_TOGETHER, int(TOGETHER / max(pace, 1e-6))))
            elif deaths > MOST_DEATHS:
                raise InputError("error-campaign-workers")
            yield done

    def close(self) -> None:
        """End the processes without waiting for what they are at."""
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                with contextlib.suppress(OSError, ValueError):
                    process.terminate()


def _batches(source: Iterator[Job], size: int, count: int) -> Iterator[Batch]:
    """Yield up to so many batches of so many recipes each, fewer at the end of the source."""
    for _ in range(count):
        batch = tuple(islice(source, size))
        if not batch:
            return
        yield batch


def _gathered(waiting: dict[Future[list[Made]], Batch]) -> tuple[list[Made], list[Batch]]:
    """Take what has ended out of `waiting`: what was made, and the jobs of workers that died."""
    made: list[Made] = []
    lost: list[Batch] = []
    ended, _ = wait(waiting, timeout=PATIENCE, return_when=FIRST_COMPLETED)
    for future in [future for future in waiting if future in ended]:
        batch = waiting.pop(future)
        try:
            made += future.result()
        except BrokenProcessPool:
            lost.append(batch)
    return made, lost


def _calm() -> None:
    """Leave Ctrl-C to the parent, which ends its workers itself; be gone when it is."""
    import signal
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()


def _leave_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


@dataclass
class ClusterWorkers:
    """The workers of a Dask scheduler, which must have this release of the package."""

    address: str

    def __post_init__(self) -> None:
        try:
            from distributed import Client
        except ModuleNotFoundError as failure:
            raise InputError("error-campaign-library", name=str(failure.name)) from None
        reason = ""
        try:
            self._client = Client(self.address, timeout=10, set_as_default=False)
        except (OSError, ValueError, TypeError, ImportError) as failure:
            reason = " ".join(str(failure).split())[:120] or type(failure).__name__
        # Raised out of the block: an error that remembers the failure would keep half a client
        # until the interpreter ends, which then complains of it.
        if reason:
            raise InputError("error-campaign-cluster", address=self.address[:80], reason=reason)

    def run(self, jobs: Iterable[Job]) -> Iterator[list[Made]]:
        """Yield what was made since the last time; the scheduler hands out again what was lost."""
        source = iter(jobs)
        waiting: dict[Any, Job] = {}
        deaths = 0
        while True:
            cores = max(1, sum(self._client.nthreads().values()))
            for job in islice(source, max(0, AHEAD * cores - len(waiting))):
                waiting[self._submitted(job)] = job
            if not waiting:
                return
            made: list[Made] = []
            for future, job in self._ended(waiting):
                del waiting[future]
                result = self._result(future)
                if result is None:
                    deaths += 1
                    waiting[self._submitted(job)] = job
                else:
                    deaths = 0
                    made.append(result)
            if deaths > MOST_DEATHS:
                raise InputError("error-campaign-workers")
            yield made

    def _submitted(self, job: Job) -> Any:
        return self._client.submit(make, *job, pure=False, retries=MOST_DEATHS)

    def _ended(self, waiting: dict[Any, Job]) -> list[tuple[Any, Job]]:
        """Return the futures that have ended; wait a moment for the first one."""
        from distributed import wait as wait_for

        with contextlib.suppress(TimeoutError), self._client.as_current():
            wait_for(list(waiting), timeout=PATIENCE, return_when="FIRST_COMPLETED")
        return [(future, job) for future, job in waiting.items() if future.done()]

    def _result(self, future: Any) -> Made | None:
        """Return what a future holds, or None where its workers died or it was cancelled."""
        from concurrent.futures import CancelledError

        from distributed import KilledWorker

        try:
            made: Made = future.result()
        except (KilledWorker, CancelledError):
            return None
        return made

    def close(self) -> None:
        """Leave the cluster; the scheduler forgets what nobody waits for."""
        self._client.close(timeout=5)
