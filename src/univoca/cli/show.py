"""`univoca show`: a picture of a puzzle, empty or with an answer."""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from univoca.cli.interrupting import budget_of, cancellable, stop_if_cancelled
from univoca.cli.reading import open_argument, read_text
from univoca.cli.session import Session, emit
from univoca.cli.words import LocalCommand, option, puzzle_input, shared
from univoca.cli.writing import put
from univoca.errors import InputError

if TYPE_CHECKING:
    from univoca.opening import Opened

MAX_ANSWER = 1_000_000
MAX_PIXELS = 8_000
"""The longest side of a PNG."""


@click.command(cls=LocalCommand, name="show", help="help-show")
@puzzle_input
@option("--text", "form", flag_value="text", help="help-option-text")
@option("--svg", "form", flag_value="svg", help="help-option-svg")
@option("--png", "form", flag_value="png", help="help-option-png")
@option("--answer", metavar="ANSWER", help="help-option-answer")
@option("--cell", type=click.IntRange(8, 200), default=40, metavar="PIXELS",
        help="help-option-cell")  # fmt: skip
@option("-o", "--output", type=click.Path(path_type=Path), help="help-option-output")
@shared
@click.pass_obj
def command(
    session: Session,
    *,
    puzzle: str,
    kind_id: str | None,
    form: str | None,
    answer: str | None,
    cell: int,
    output: Path | None,
    as_json: bool,
) -> int:
    """Draw the puzzle with the marks that came with it, or with an answer."""
    if answer == puzzle == "-":
        raise InputError("error-stdin-twice")
    form = form or _form_of(output)
    with cancellable() as token:
        opened = open_argument(puzzle, kind_id, budget_of(token, None, None))
        stop_if_cancelled(token)
    if form == "png" and output is None and not as_json and sys.stdout.isatty():
        raise InputError("error-png-terminal")
    data = _drawn(session, opened, form, _marks(opened, answer), cell)
    if as_json:
        name, text = "text", "" if form == "png" else data.decode()
        if form == "png":
            name, text = "base64", base64.b64encode(data).decode()
        emit({"kind": opened.kind.info.id, "format": form, name: text})
        if output is None:
            return 0
    put(data, output)
    return 0


def _form_of(output: Path | None) -> str:
    """Return what the name of the output asks for where no form was named."""
    ending = output.suffix.lower().removeprefix(".") if output is not None else ""
    return ending if ending in ("svg", "png") else "text"


def _marks(opened: Opened, answer: str | None) -> dict[str, str]:
    if answer is None:
        return opened.marks
    model = opened.kind.model
    given = model.parse_answer(opened.puzzle, read_text(answer, MAX_ANSWER).strip())
    return model.marks_of(opened.puzzle, given)


def _drawn(session: Session, opened: Opened, form: str, marks: dict[str, str], cell: int) -> bytes:
    scene = opened.kind.view.scene(opened.puzzle)
    if form == "text":
        from univoca.render.text import text_picture

        return text_picture(scene, marks).encode()
    from univoca.render.svg import svg

    title = session.say(f"{opened.kind.info.id}-name")
    side = round(2 * cell * max(scene.width + 2, scene.height + 2))
    if form == "png" and side > MAX_PIXELS:
        raise InputError("error-png-large", found=side, limit=MAX_PIXELS)
    picture = svg(scene, marks, cell=cell, title=title)
    if form == "svg":
        return picture.encode()
    from univoca.render.png import png

    return png(picture)
