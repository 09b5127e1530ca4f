"""A Dask scheduler and two workers as processes of their own, one of them killed in the middle."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.campaign.support import SMALL, lines, made
from tests.cli.running import ROOT, start
from univoca.campaign.running import Progress
from univoca.campaign.workers import ClusterWorkers
from univoca.errors import InputError

pytest.importorskip("distributed", reason="no Dask here")
Process = subprocess.Popen[bytes]


@contextlib.contextmanager
def dask(folder: Path, *arguments: str) -> Iterator[Process]:
    """Run a part of a cluster, and end it."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "60",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "distributed.cli.dask_" + arguments[0], *arguments[1:]],
        env=environment,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait(30)


@contextlib.contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, list[Process]]]:
    """Give the address of a scheduler on loopback and its two workers."""
    import json

    file = folder / "scheduler.json"
    place = ("--host", "127.0.0.1")
    known = ("--scheduler-file", str(file))
    with contextlib.ExitStack() as stack:
        scheduler = ("scheduler", *place, "--port", "0", "--no-dashboard", *known)
        stack.enter_context(dask(folder, *scheduler))
        worker = ("worker", *place, *known, "--nthreads", "1", "--no-nanny", "--no-dashboard")
        workers = [stack.enter_context(dask(folder, *worker)) for _ in range(2)]
        ends = time.monotonic() + 60
        while not file.exists() and time.monotonic() < ends:
            time.sleep(0.05)
        yield json.loads(file.read_text())["address"], workers


def test_a_worker_killed_in_the_middle(tmp_path: Path) -> None:
    """Two machines make what one process makes, though one of them dies on the way."""
    made(tmp_path / "one.db", SMALL)
    with cluster(tmp_path) as (address, workers):
        hired = ClusterWorkers(address)
        hired._client.wait_for_workers(2, timeout=60)
        killed: list[int] = []

        def kill(progress: Progress) -> None:
            if not killed and progress.saved < SMALL.count:
                workers[0].kill()
                killed.append(progress.saved)

        progress = made(tmp_path / "many.db", SMALL, hired, kill)
        assert killed
        assert progress.saved == SMALL.count
    assert lines(tmp_path / "many.db") == lines(tmp_path / "one.db")


def test_a_scheduler_that_is_not_there_is_refused() -> None:
    """An address where nobody answers, or that is none, is one error of ours."""
    for address in ("tcp://127.0.0.1:1", "nonsense://x", "", "tls://127.0.0.1:1"):
        with pytest.raises(InputError) as refusal:
            ClusterWorkers(address)
        assert refusal.value.message_id == "error-campaign-cluster"


def test_an_address_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    """As a command of its own, nothing of the cluster library's complaint is left at the end."""
    options = ("--kind", "norinori", "--size", "5x5", "--count", "1", "--scheduler", "nonsense")
    process = start("campaign", "--bank", str(tmp_path / "bank.db"), *options)
    said = process.communicate(timeout=60)[1].decode()
    assert (process.returncode, len(said.splitlines())) == (2, 1), said
    assert list(tmp_path.iterdir()) == []
