"""Long calls: in processes of their own, ended when the page goes, never in the way of others."""

from __future__ import annotations

import json
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.web.support import PUZZLE, ask, serving

SLOW = """
import sys
from tests.web import slow_engine
from univoca.web import app, server
server.create_app = lambda **given: app.create_app(slow_engine.handle, **given)
server.run("127.0.0.1", int(sys.argv[1]), False, (), 0)
"""


@pytest.fixture(scope="module")
def slow() -> Iterator[httpx.Client]:
    """A server whose `solve` never ends, though it may be asked to."""
    with (
        serving(SLOW) as (address, _),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        yield client


def alive(process: int) -> bool:
    """Return whether a process is there and no zombie."""
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False


def soon(true: Callable[[], bool], seconds: float = 10) -> bool:
    """Wait until something is true, at most this long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if true():
            return True
        time.sleep(0.02)
    return true()


def begun(client: httpx.Client, note: Path) -> socket.socket:
    """Ask for a search that never ends, and return the connection once its process is at work."""
    body = json.dumps({"puzzle": str(note)})
    head = f"POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
    connection = socket.create_connection((client.base_url.host, client.base_url.port or 80))
    connection.sendall((head + body).encode())
    assert soon(lambda: note.exists() and note.read_text() != "", 40)
    return connection


def test_closing_the_page_ends_the_worker(slow: httpx.Client, tmp_path: Path) -> None:
    """When the connection closes, the process that searched for it is gone within seconds."""
    note = tmp_path / "worker"
    with begun(slow, note):
        worker = int(note.read_text())
        assert alive(worker)
    assert soon(lambda: not alive(worker), 4)


def test_checks_are_answered_while_every_worker_is_busy(slow: httpx.Client, tmp_path: Path) -> None:
    """With all processes searching, a check takes its usual few milliseconds."""
    notes = [tmp_path / str(number) for number in range(os.cpu_count() or 1)]
    connections = [begun(slow, note) for note in notes]
    times = []
    for _ in range(20):
        before = time.perf_counter()
        assert not ask(slow, "check", puzzle=PUZZLE, marks={})["solved"]
        times.append(time.perf_counter() - before)
    assert all(alive(int(note.read_text())) for note in notes)
    for connection in connections:
        connection.close()
    assert sorted(times)[len(times) // 2] < 0.25


def test_a_call_that_ends_in_time_leaves_its_worker_for_the_next(client: httpx.Client) -> None:
    """Two searches, one after the other, both answer."""
    for _ in range(2):
        assert ask(client, "solve", puzzle=PUZZLE)["status"] == "unique"


def test_the_server_ends_cleanly_on_sigterm(tmp_path: Path) -> None:
    """SIGTERM ends the server within its grace, a running search and its process with it."""
    note = tmp_path / "worker"
    with serving(SLOW) as (address, process):
        with (
            ThreadPoolExecutor(1) as pool,
            httpx.Client(base_url=address, timeout=60) as client,
        ):
            waiting = pool.submit(client.post, "/api/solve", json={"puzzle": str(note)})
            assert soon(lambda: note.exists() and note.read_text() != "", 40)
            worker = int(note.read_text())
            process.send_signal(signal.SIGTERM)
            assert process.wait(15) == 0
            with pytest.raises(httpx.HTTPError):
                waiting.result().raise_for_status()
        assert soon(lambda: not alive(worker), 4)
