"""`univoca play`: that it serves, ends by Ctrl-C, and says what is missing."""

from __future__ import annotations

import signal
import sys
import urllib.request
from pathlib import Path

import pytest

from tests.cli.running import run, start
from univoca import web


def test_missing_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the server's library is missing, one sentence says what to install."""
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "univoca.web.server", raising=False)
    result = run("play", "--lang", "es")
    assert result.exit_code == 2
    assert result.stderr == "Para jugar hace falta la biblioteca uvicorn: instala univoca[play].\n"


@pytest.mark.skipif(
    not (Path(web.__file__).parent / "client").is_dir(),
    reason="the client is not part of this tree",
)
def test_serves_until_ctrl_c() -> None:
    """It says its address on stderr, answers there, and ends with exit 0 on Ctrl-C."""
    process = start("play", "--port", "0")
    assert process.stderr is not None
    told = process.stderr.readline().decode()
    address = next(word for word in told.split() if word.startswith("http://127.0.0.1:"))
    with urllib.request.urlopen(address.rstrip(".,"), timeout=20) as page:  # noqa: S310
        assert page.status == 200
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=20)
    assert process.returncode == 0
    assert out == b""
