"""The project's own files as the house tests see them: paths, syntax trees, tracked names."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "univoca"
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Source:
    """One Python file: its path from the root of the repository, its lines and its tree."""

    name: str
    text: str
    tree: ast.Module

    @property
    def lines(self) -> int:
        """The number of lines."""
        return self.text.count("\n")

    @property
    def docstring(self) -> str:
        """The module docstring, empty when there is none."""
        return ast.get_docstring(self.tree) or ""

    def functions(self) -> Iterator[Function]:
        """Yield every function and method, nested ones included."""
        for node in ast.walk(self.tree):
            if isinstance(node, Function):
                yield node


@cache
def sources(*folders: str) -> tuple[Source, ...]:
    """Return the Python files of these folders of the repository, sorted by name."""
    found = []
    for path in sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py")):
        text = path.read_text("utf-8")
        found.append(Source(path.relative_to(ROOT).as_posix(), text, ast.parse(text)))
    return tuple(found)


@cache
def tracked() -> tuple[str, ...]:
    """Return the names of all files under version control."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True
    )
    return tuple(name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file())
