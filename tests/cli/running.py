"""Runs the command line inside this process and as a real one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from univoca.cli import commands

ROOT = Path(__file__).parents[2]
UNIQUE = "univoca:norinori/5/3/8mg1e"
ANSWER = "10110/10001/01101"
WRONG = "11101/00001/01110"
AMBIGUOUS = "univoca:norinori/2/3/0"
CONTRADICTION = "univoca:norinori/1/1/"
ADDRESS = "https://puzz.link/p?norinori/5/3/8mg1e"


def run(*arguments: str, stdin: str | bytes = b"", language: str = "C") -> Result:
    """Run a command line; a traceback is raised, never swallowed."""
    environment = {"LC_ALL": language, "LC_MESSAGES": "", "LANG": ""}
    result = CliRunner().invoke(commands, arguments, input=stdin, env=environment)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def objects(result: Result) -> list[dict[str, Any]]:
    """Read each line of stdout as one JSON object."""
    return [json.loads(line) for line in result.stdout.splitlines()]


def start(*arguments: str, on_terminal: int | None = None) -> subprocess.Popen[bytes]:
    """Start a real process with pipes for stdout and stderr (or stderr on a terminal)."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"}
    return subprocess.Popen(
        [sys.executable, "-m", "univoca", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE if on_terminal is None else on_terminal,
        env=environment,
    )
