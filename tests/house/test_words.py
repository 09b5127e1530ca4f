"""What no file may hold: places that exist on one machine only, and addresses of registries."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.house.sources import ROOT, tracked

# Written in parts, so that this file does not hold them.
PLACES = [f"/{folder}/" for folder in ("work", "root", "home", "opt", "Users")]
HOSTS = ["pypi" + ".org", "python" + "hosted", "npm" + "js", "deb" + ".debian", "yarn" + "pkg"]
FORBIDDEN = re.compile(
    "|".join([*(rf"(?<![\w.*~-]){place}" for place in PLACES), *map(re.escape, HOSTS)])
)
BINARY = (".png", ".ico", ".woff2", ".gz", ".zip")
LOCKS = sorted(path.name for path in (ROOT / "requirements").glob("*.lock"))


def text_files() -> list[str]:
    return [name for name in tracked() if not name.endswith(BINARY)]


def test_no_file_names_a_machine_or_a_registry() -> None:
    """No tracked file holds a path of some machine or the host of a package registry."""
    assert not [
        f"{name}:{number}: {line.strip()[:80]}"
        for name in text_files()
        for number, line in enumerate((ROOT / name).read_text("utf-8").splitlines(), 1)
        if FORBIDDEN.search(line)
    ]


@pytest.mark.parametrize("name", LOCKS)
def test_python_locks_hold_versions_and_hashes_and_no_address(name: str) -> None:
    """Every requirement of a lock has one version and hashes; no line has an address or option."""
    text = (ROOT / "requirements" / name).read_text("utf-8").replace("\\\n", " ")
    assert "://" not in text
    lines = text.splitlines()
    assert lines
    wanted = re.compile(r"[a-z0-9-]+==\S+( ; [^-]+?)?(\s+--hash=sha256:[0-9a-f]{64})+\s*")
    assert not [line[:80] for line in lines if not wanted.fullmatch(line)]


def addresses(value: Any) -> list[str]:
    """Return every address in JSON data."""
    if isinstance(value, dict | list):
        parts = value.values() if isinstance(value, dict) else value
        return [found for part in parts for found in addresses(part)]
    return [value] if isinstance(value, str) and "://" in value else []


def test_the_npm_lock_holds_no_address() -> None:
    """package-lock.json tells no place that a package came from (only its authors' own pages)."""
    path = ROOT / "package-lock.json"
    if not path.exists():
        pytest.skip("no client packages yet")
    lock = json.loads(path.read_text("utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
    assert not addresses(lock)
    assert not [name for name, one in lock["packages"].items() if "resolved" in one]
