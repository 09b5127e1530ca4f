"""`univoca convert`: the same puzzle in another text form."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from univoca.cli.interrupting import budget_of, cancellable, stop_if_cancelled
from univoca.cli.reading import open_argument
from univoca.cli.session import Session, emit
from univoca.cli.words import LocalCommand, option, puzzle_input, shared
from univoca.cli.writing import put

if TYPE_CHECKING:
    from univoca.opening import Opened


@click.command(cls=LocalCommand, name="convert", help="help-convert")
@puzzle_input
@option("--to", "form", required=True, metavar="FORMAT", help="help-option-to")
@option("-o", "--output", type=click.Path(path_type=Path), help="help-option-output")
@shared
@click.pass_obj
def command(
    session: Session,
    *,
    puzzle: str,
    kind_id: str | None,
    form: str,
    output: Path | None,
    as_json: bool,
) -> int:
    """Write the puzzle in a form."""
    with cancellable() as token:
        opened = open_argument(puzzle, kind_id, budget_of(token, None, None))
        stop_if_cancelled(token)
    text = _converted(opened, form)
    if as_json:
        emit({"kind": opened.kind.info.id, "format": form, "text": text})
        if output is None:
            return 0
    put(text.encode(), output)
    return 0


def _converted(opened: Opened, form: str) -> str:
    """Return the text in a form, ending in a newline."""
    from univoca.engine import FORMATS, convert
    from univoca.errors import InputError

    if form == "json":
        data = {"univoca": 1, "kind": opened.kind.info.id, "puzzle": opened.text}
        if opened.recipe is not None:
            data["recipe"] = str(opened.recipe)
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
    if form not in FORMATS:
        known = ", ".join((*FORMATS, "json"))
        raise InputError("error-format-unknown", found=form[:40], known=known)
    text = convert(opened.kind, opened.puzzle, form, opened.marks)
    return text if text.endswith("\n") else f"{text}\n"
