"""Engine calls: in processes of their own, ended when they may not go on, never in others' way."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.web.support import PUZZLE, alive, ask, children_of, serving, serving_by, soon
from univoca.web.guard import HEADERS
from univoca.web.processes import BEHIND
from univoca.web.workers import LATE

SLOW = """
import sys
from tests.web import slow_engine
from univoca.web import actions, app, server
from dataclasses import replace
server.create_app = lambda **given: app.create_app(slow_engine.handle, **given)
server.run("127.0.0.1", int(sys.argv[1]), False, (), 0)
"""


@pytest.fixture(scope="module")
def slow() -> Iterator[httpx.Client]:
    """A server whose engine misbehaves when a puzzle asks for it."""
    with (
        serving(SLOW) as (address, _),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        yield client


def begun(client: httpx.Client, note: Path, action: str = "solve") -> socket.socket:
    """Ask for a search that never ends, and return the connection once its process is at work."""
    body = json.dumps({"puzzle": f"stuck {note}", "marks": {}})
    head = f"POST /api/{action} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n\r\n"
    connection = socket.create_connection((client.base_url.host, client.base_url.port or 80))
    connection.sendall((head + body).encode())
    assert soon(lambda: note.exists() and note.read_text() != "", 40)
    return connection


@pytest.mark.parametrize("action", ["solve", "check"])
def test_closing_the_page_ends_the_worker(slow: httpx.Client, tmp_path: Path, action: str) -> None:
    """When the connection closes, the process that worked for it is gone within seconds."""
    note = tmp_path / "worker"
    with begun(slow, note, action):
        worker = int(note.read_text())
        assert alive(worker)
    assert soon(lambda: not alive(worker), 4)


def test_checks_are_answered_while_every_worker_is_busy(slow: httpx.Client, tmp_path: Path) -> None:
    """With all long processes searching, a check takes its usual few milliseconds."""
    with ExitStack() as open_pages:
        notes = [tmp_path / str(number) for number in range(os.cpu_count() or 1)]
        for note in notes:
            open_pages.enter_context(begun(slow, note))
        assert median_check(slow) < 0.25
        assert all(alive(int(note.read_text())) for note in notes)


def median_check(client: httpx.Client) -> float:
    """Return the median seconds of some checks."""
    times = []
    for _ in range(20):
        before = time.perf_counter()
        assert not ask(client, "check", puzzle=PUZZLE, marks={})["solved"]
        times.append(time.perf_counter() - before)
    return sorted(times)[len(times) // 2]


def test_quick_calls_that_are_not_quick_step_back(slow: httpx.Client, tmp_path: Path) -> None:
    """Checks that never end lose their places and their rank, so that others go on as before."""
    with ExitStack() as open_pages:
        notes = [tmp_path / str(number) for number in range(LATE)]
        for note in notes:
            open_pages.enter_context(begun(slow, note, "check"))
        workers = [int(note.read_text()) for note in notes]
        assert soon(lambda: all(nice_of(worker) == BEHIND for worker in workers), 4)
        assert median_check(slow) < 0.5


def nice_of(process: int) -> int:
    """Return how far a process stands behind others."""
    return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[16])


def test_a_late_answer_comes_all_the_same(slow: httpx.Client) -> None:
    """A quick call that takes longer than quick calls do is answered when it is done."""
    answer = ask(slow, "check", puzzle="late", marks={})
    assert answer["error"]["id"] == "error-generation"
    assert not ask(slow, "check", puzzle=PUZZLE, marks={})["solved"]


@pytest.mark.parametrize(
    ("manner", "status", "problem"),
    [
        ("hungry", 400, "player-error-memory"),
        ("dead", 400, "player-error-died"),
        ("broken", 500, "player-error-defect"),
    ],
)
def test_a_worker_that_fails_is_one_sentence(
    slow: httpx.Client, manner: str, status: int, problem: str
) -> None:
    """Too much memory, a dead process and a defect are told in the page's language, no more."""
    for action in ("check", "solve"):
        message = {"puzzle": manner, "marks": {}, "language": "es"}
        answer = slow.post(f"/api/{action}", json=message)
        assert answer.status_code == status
        assert answer.json()["error"]["id"] == problem
        assert " de " in answer.text or " en " in answer.text
        assert "a defect" not in answer.text
        assert {name: answer.headers[name] for name in HEADERS} == dict(HEADERS)
        assert not ask(slow, "check", puzzle=PUZZLE, marks={})["solved"]


def test_a_call_that_ends_in_time_leaves_its_worker_for_the_next(client: httpx.Client) -> None:
    """Two searches, one after the other, both answer."""
    for _ in range(2):
        assert ask(client, "solve", puzzle=PUZZLE)["status"] == "unique"


def seconds_to_end(process: subprocess.Popen[str]) -> float:
    """Tell a server to end; return how long it took to end with 0."""
    before = time.monotonic()
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 0
    return time.monotonic() - before


def slowness() -> float:
    """Return how many times slower than by itself this machine is now, by a Python that starts."""
    before = time.monotonic()
    subprocess.run([sys.executable, "-c", ""], check=True)
    return max(1.0, (time.monotonic() - before) / 0.05)


@pytest.mark.parametrize("body", [b"", b"half of a bo"], ids=["searching", "half a body too"])
def test_the_server_ends_cleanly_on_sigterm(tmp_path: Path, body: bytes) -> None:
    """SIGTERM ends the server with 0 in 2 s, though searches run and bodies are half sent.

    None of its processes is left.
    """
    notes = [tmp_path / "long", tmp_path / "quick"]
    with serving(SLOW) as (address, process), ExitStack() as open_pages:
        client = open_pages.enter_context(httpx.Client(base_url=address, timeout=60))
        pool = open_pages.enter_context(ThreadPoolExecutor(2))
        waiting = [
            pool.submit(
                client.post, f"/api/{action}", json={"puzzle": f"stuck {note}", "marks": {}}
            )
            for action, note in zip(("solve", "check"), notes, strict=True)
        ]
        assert soon(lambda: all(note.exists() and note.read_text() for note in notes), 40)
        if body:
            half = socket.create_connection((client.base_url.host, client.base_url.port or 80))
            open_pages.enter_context(half)
            half.sendall(
                b"POST /api/check HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n"
            )
            half.sendall(body)
        family = children_of(process.pid)
        assert {int(note.read_text()) for note in notes} < family
        assert seconds_to_end(process) < 2 * slowness()
        for each in waiting:
            with pytest.raises(httpx.HTTPError):
                each.result().raise_for_status()
        assert soon(lambda: not any(map(alive, family)), 4)


def test_sigterm_at_once_ends_the_server_too() -> None:
    """A server that is told to end while its first processes start ends with 0, and they too."""
    with serving() as (_, process):
        family = children_of(process.pid)
        assert seconds_to_end(process) < 2 * slowness()
        assert soon(lambda: not any(map(alive, family)), 4)


def test_a_killed_server_leaves_no_process_behind() -> None:
    """Where the server has no time to end its processes, they end by themselves."""
    with serving() as (address, process), httpx.Client(base_url=address, timeout=60) as client:
        assert ask(client, "solve", puzzle=PUZZLE)["status"] == "unique"
        family = children_of(process.pid)
        assert len(family) >= 3
        process.kill()
        assert soon(lambda: not any(map(alive, family)), 10)


def test_a_plain_script_may_serve(tmp_path: Path) -> None:
    """A program that serves as soon as it is run does so once, and not again in each worker."""
    script = tmp_path / "play.py"
    script.write_text("from univoca.web import serve\nserve(port=0)\n")
    with (
        serving_by([str(script)]) as (address, _),
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        assert ask(client, "solve", puzzle=PUZZLE)["status"] == "unique"
