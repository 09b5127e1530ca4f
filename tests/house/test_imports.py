"""What importing the package costs: which libraries come along, and how much CPU it takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from tests.house.sources import ROOT

HEAVY = (
    *("fastapi", "starlette", "uvicorn", "pydantic", "pysat", "numpy", "matplotlib", "fluent"),
    *("click", "rich", "resvg_py", "asyncio", "sqlite3", "multiprocessing"),
    *("sqlalchemy", "psycopg", "distributed", "dask"),
)
IMPORTS = """
import json, sys, time
start = time.process_time()
import univoca, univoca.kinds
for kind in univoca.kinds.ids():
    univoca.kinds.get(kind).info
print(json.dumps([time.process_time() - start, sorted(sys.modules)]))
"""


def clean_python(*arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, check=True, text=True
    )
    return done.stdout


def cpu_seconds(*arguments: str) -> float:
    """Return user and system seconds of a child Python, the least of five runs."""
    best = float("inf")
    for _ in range(5):
        before = os.times()
        clean_python(*arguments)
        after = os.times()
        spent = (after.children_user - before.children_user) + (
            after.children_system - before.children_system
        )
        best = min(best, spent)
    return best


def test_importing_loads_no_heavy_library() -> None:
    """A clean interpreter that lists all kinds has loaded no server, SAT or plotting library."""
    loaded = json.loads(clean_python("-c", IMPORTS))[1]
    assert not [name for name in loaded if name.split(".")[0] in HEAVY]


def test_importing_takes_under_150_ms_of_cpu() -> None:
    """Importing the package and listing all kinds takes under 150 ms of CPU."""
    assert min(json.loads(clean_python("-c", IMPORTS))[0] for _ in range(5)) < 0.150


@pytest.mark.skipif(find_spec("univoca.cli") is None, reason="no command line yet")
def test_help_takes_under_200_ms() -> None:
    """`univoca --help` takes under 200 ms of CPU, the interpreter's own start included."""
    assert cpu_seconds("-c", "from univoca.cli import main; main(['--help'])") < 0.200
