"""What the tests of the web share: a puzzle of our own, a server in a process, an HTTP client."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from univoca import engine
from univoca.outcome import Budget

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[2]
PUZZLE = "univoca:norinori/5/3/8mg1e"
SERVE = "import sys; from univoca.web import serve; serve(port=int(sys.argv[1]))"


def answer_to(puzzle: str) -> dict[str, str]:
    """Return the marks that solve a puzzle, from the solver; any answer wins."""
    solved = engine.handle({"do": "solve", "puzzle": puzzle}, Budget())
    assert solved["status"] in ("unique", "ambiguous")
    marks: dict[str, str] = solved["marks"][0]
    return marks


@contextmanager
def serving_by(arguments: list[str]) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run a Python that serves, with these arguments; yield its address and the process."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    process = subprocess.Popen(
        [sys.executable, *arguments],
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=ROOT,
    )
    assert process.stderr is not None
    try:
        line = process.stderr.readline()
        assert "http://" in line, line + process.stderr.read()
        yield line.split(" at ")[1].split()[0].rstrip("/"), process
    finally:
        process.terminate()
        process.wait(10)
        process.stderr.close()


def serving(code: str = SERVE) -> AbstractContextManager[tuple[str, subprocess.Popen[str]]]:
    """Run a server in a process of its own on a free port; yield its address and the process."""
    return serving_by(["-c", code, "0"])


def run_apart(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in a thread of its own: a browser's loop may run in this one."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, work).result()


def ask(client: httpx.Client, action: str, **message: Any) -> Any:
    """Post a message and return the answer's JSON."""
    return client.post(f"/api/{action}", content=json.dumps(message)).json()


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


def children_of(process: int) -> set[int]:
    """Return the processes that a process started, and theirs."""
    found = [process]
    for parent in found:
        for tasks in Path(f"/proc/{parent}/task").glob("*/children"):
            found += map(int, tasks.read_text().split())
    return set(found[1:])
