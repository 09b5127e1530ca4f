"""Writes the generated pages of docs/ from the program itself, or checks them.

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
    schemas = described["components"]["schemas"]
    operations = {
        f"{method.upper()} {path}": operation
        for path, methods in sorted(described["paths"].items())
        for method, operation in methods.items()
    }
    parts = [WARNING, "# HTTP interface"]
    parts.append(f"{described['info']['summary']}. All bodies are JSON objects in UTF-8.")
    parts += refusals_parts(operations)
    for name, operation in operations.items():
        parts += operation_parts(name, operation, schemas)
    parts.append("## Shapes")
    shown = {ref_name(success(operation)) for operation in operations.values()}
    for name, schema in sorted(schemas.items()):
        if name not in shown:
            parts += [f"### `{name}`", paragraph(schema), fields_table(schema)]
    return "\n\n".join(parts) + "\n"


def refusals_parts(operations: dict[str, Any]) -> Iterator[str]:
    """Yield the paragraphs on answers that are no success: the same ones for every operation."""
    tables = [
        [(status, answer) for status, answer in operation["responses"].items() if status != "200"]
        for operation in operations.values()
    ]
    if any(table != tables[0] for table in tables):
        raise ValueError("the page says the refusals once, for all operations")
    yield "Each may be refused, with a `ProblemAnswer` as the body:"
    rows = [f"| {status} | {answer['description']} |" for status, answer in tables[0]]
    yield "\n".join(["| status | |", "| --- | --- |", *rows])


def operation_parts(name: str, operation: dict[str, Any], schemas: dict[str, Any]) -> Iterator[str]:
    """Yield the paragraphs that describe one operation."""
    yield f"## `{name}`"
    yield str(operation["summary"])
    yield fields_table(operation["requestBody"]["content"]["application/json"]["schema"])
    answer = success(operation)
    yield f"Answer: {operation['responses']['200']['description']}"
    yield fields_table(schemas[ref_name(answer)])


def success(operation: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of an operation's answer."""
    content = operation["responses"]["200"]["content"]
    return dict(content["application/json"]["schema"])


def ref_name(schema: dict[str, Any]) -> str:
    """Return the name of the shape that a schema refers to, empty when it spells one out."""
    return str(schema.get("$ref", "")).rpartition("/")[2]


def paragraph(schema: dict[str, Any]) -> str:
    """Return what a shape says of itself, as one paragraph."""
    return " ".join(str(schema.get("description", "")).split())


def fields_table(schema: dict[str, Any]) -> str:
    """Return a table of the fields of an object."""
    required = schema.get("required", [])
    rows = ["| field | type | |", "| --- | --- | --- |"]
    for name, field in schema.get("properties", {}).items():
        needed = "" if name in required else " (optional)"
        rows.append(f"| `{name}` | {type_of(field)}{needed} | {paragraph(field)} |")
    return "\n".join(rows)


def type_of(field: dict[str, Any]) -> str:
    """Return a field's type in words."""
    if "anyOf" in field:
        return " or ".join(type_of(one) for one in field["anyOf"])
    if "enum" in field:
        return ", ".join(f"`{value}`" for value in field["enum"])
    if "$ref" in field:
        return f"`{ref_name(field)}`"
    if "prefixItems" in field:
        return "(" + ", ".join(type_of(item) for item in field["prefixItems"]) + ")"
    if field.get("type") == "array":
        return f"list of {type_of(field.get('items', {}))}"
    if isinstance(field.get("additionalProperties"), dict):
        return f"object of {type_of(field['additionalProperties'])}"
    return str(field.get("type", "any value"))


PAGES = {"commands.md": commands_page, "http.md": http_page}


def written() -> dict[Path, str]:
    """Return all that is written, by its place: the reference, and the pages of techniques."""
    sys.path.insert(0, str(ROOT))
    from tools import techniques

    pages = {REFERENCE / name: page() for name, page in PAGES.items()}
    return pages | {ROOT / "docs" / name: text for name, text in techniques.texts().items()}


def main(arguments: list[str]) -> int:
    """Write or check every page; return the exit code."""
    stale = 0
    for path, after in written().items():
        name = path.name
        before = path.read_text("utf-8") if path.exists() else ""
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
        print("docs/ is not what the program says: run `make docs`")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
