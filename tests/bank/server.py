"""A PostgreSQL server of the tests' own: a cluster in a temporary folder, on loopback."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

NOBODY = "nobody"


def binaries() -> Path | None:
    """Return the folder with initdb and postgres, None where there is no server."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return folders[-1] if folders and (folders[-1] / "initdb").exists() else None


def as_user() -> dict[str, Any]:
    """Return how a child process is started: as nobody where we are root, which it refuses."""
    if os.geteuid() != 0:
        return {}
    return {"user": NOBODY, "group": "nogroup", "extra_groups": []}


@contextlib.contextmanager
def server(folder: Path) -> Iterator[str]:
    """Run a server of its own and give the beginning of its URLs."""
    data, port = Path(tempfile.mkdtemp(prefix="univoca-pg-")), free_port()
    bin_folder = binaries()
    assert bin_folder is not None
    if os.geteuid() == 0:
        shutil.chown(data, NOBODY, "nogroup")
    how = {**as_user(), "cwd": data, "stdout": subprocess.DEVNULL, "stderr": subprocess.STDOUT}
    settings = ["-c", "fsync=off", "-c", f"unix_socket_directories={data}"]
    try:
        initdb = [
            str(bin_folder / "initdb"),
            "-D",
            "db",
            "-A",
            "trust",
            "-U",
            "tester",
            "-E",
            "UTF8",
        ]
        subprocess.run([*initdb, "-N", "--locale=C"], check=True, timeout=120, **how)
        process = subprocess.Popen(
            [
                str(bin_folder / "postgres"),
                "-D",
                "db",
                "-h",
                "127.0.0.1",
                "-p",
                str(port),
                *settings,
            ],
            **how,
        )
        try:
            wait_for(port, process)
            yield f"postgresql://tester@127.0.0.1:{port}/"
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)
    finally:
        shutil.rmtree(data, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers a question."""
    import psycopg

    ends = time.monotonic() + 60
    while time.monotonic() < ends and process.poll() is None:
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(f"postgresql://tester@127.0.0.1:{port}/postgres").close()
            return
        time.sleep(0.05)
    raise AssertionError("the server did not start")
