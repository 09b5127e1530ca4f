"""Writes the generated pages of docs/reference from the program itself, or checks them.

`python tools/docs.py` writes them; with `--check` it changes nothing and exits 1 when a page on
disk says something else. Knows how pages are laid out, not what they say.
"""

from __future__ import annotations

import difflib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
REFERENCE = ROOT / "docs" / "reference"
WARNING = "<!-- Written by `make docs` from the program itself: do not change it here. -->"


def help_of(*command: str) -> str:
    """Return what a command says of itself, as on a terminal of 88 columns."""
    code = "import sys; from univoca.cli import main; main(sys.argv[1:])"
    source = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": source, "COLUMNS": "88", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", code, *command, "--lang", "en", "--help"],
        env=environment,
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout.rstrip()


def commands_page() -> str:
    """Return the page of all commands, each with its own help."""
    import click

    from univoca.cli import COMMANDS, commands

    parts = [WARNING, "# Commands", f"```text\n{help_of()}\n```"]
    context = click.Context(commands)
    for name in COMMANDS:
        parts += [f"## `univoca {name}`", f"```text\n{help_of(name)}\n```"]
        found = commands.get_command(context, name)
        for own in found.commands if isinstance(found, click.Group) else ():
            parts += [f"### `univoca {name} {own}`", f"```text\n{help_of(name, own)}\n```"]
    return "\n\n".join(parts) + "\n"


def http_page() -> str:
    """Return the page of the HTTP interface, from its OpenAPI description."""
    from univoca.web.app import create_app

    described = create_app().openapi()
    schemas = described.get("components", {}).get("schemas", {})
    parts = [WARNING, "# HTTP interface"]
    parts.append(f"{described['info'].get('summary', '')}. All bodies are JSON.")
    for path, methods in sorted(described["paths"].items()):
        for method, operation in methods.items():
            parts += list(operation_parts(path, method, operation, schemas))
    return "\n\n".join(parts) + "\n"


def operation_parts(
    path: str, method: str, operation: dict[str, Any], schemas: dict[str, Any]
) -> Iterator[str]:
    """Yield the paragraphs that describe one operation."""
    yield f"## `{method.upper()} {path}`"
    for key in ("summary", "description"):
        if operation.get(key):
            yield str(operation[key])
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    if body:
        yield "Body:"
        yield fields_table(resolved(body.get("schema", {}), schemas), schemas)
    rows = [
        f"| {status} | {answer.get('description', '')} |"
        for status, answer in operation.get("responses", {}).items()
    ]
    yield "\n".join(["| answer | |", "| --- | --- |", *rows])


def resolved(schema: dict[str, Any], schemas: dict[str, Any]) -> dict[str, Any]:
    """Return a schema itself where another refers to it by name."""
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    return dict(schemas[name]) if name else schema


def fields_table(schema: dict[str, Any], schemas: dict[str, Any]) -> str:
    """Return a table of the fields of an object."""
    required = schema.get("required", [])
    rows = ["| field | type | |", "| --- | --- | --- |"]
    for name, field in schema.get("properties", {}).items():
        described = str(field.get("description", "")).replace("\n", " ")
        needed = "" if name in required else " (optional)"
        rows.append(f"| `{name}` | {type_of(field, schemas)}{needed} | {described} |")
    return "\n".join(rows)


def type_of(field: dict[str, Any], schemas: dict[str, Any]) -> str:
    """Return a field's type in words."""
    if "anyOf" in field:
        return " or ".join(type_of(one, schemas) for one in field["anyOf"])
    if "enum" in field:
        return ", ".join(f"`{value}`" for value in field["enum"])
    if "$ref" in field:
        return type_of(resolved(field, schemas), schemas)
    if field.get("type") == "array":
        return f"list of {type_of(field.get('items', {}), schemas)}"
    return str(field.get("type", "any value"))


PAGES = {"commands.md": commands_page, "http.md": http_page}


def main(arguments: list[str]) -> int:
    """Write or check every page; return the exit code."""
    stale = 0
    for name, page in PAGES.items():
        path = REFERENCE / name
        before = path.read_text("utf-8") if path.exists() else ""
        after = page()
        if before == after:
            continue
        if "--check" in arguments:
            stale = 1
            lines = difflib.unified_diff(before.splitlines(), after.splitlines(), name, "now", n=1)
            print("\n".join(lines))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(after, "utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    if stale:
        print("docs/reference is not what the program says: run `make docs`")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
