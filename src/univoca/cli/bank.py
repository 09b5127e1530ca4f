"""`univoca bank`: adds to a bank, asks it, exports packs and serves puzzles one by one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from univoca.cli.filters import dated, question
from univoca.cli.interrupting import cancellable
from univoca.cli.refusals import INTERRUPTED, NEGATIVE
from univoca.cli.session import Session, emit
from univoca.cli.words import LocalCommand, group, option, shared
from univoca.cli.writing import lines_to
from univoca.errors import InputError

if TYPE_CHECKING:
    from univoca.bank.store import Bank, Entry

SAVED_AT_ONCE = 200
"""Records in one transaction of `bank add`."""
BANK = click.argument("bank")
OUTPUT = option("-o", "--output", type=click.Path(path_type=Path), help="help-option-output")


@group("bank")
def command() -> None:
    """Work on a bank."""


def opened(place: str, *, create: bool = False) -> Bank:
    """Open a bank; raises InputError where the library for it is not there."""
    try:
        from univoca.bank.store import Bank
    except ModuleNotFoundError as failure:
        raise InputError("error-bank-library", name=str(failure.name)) from None
    return Bank(place, create=create)


@command.command(cls=LocalCommand, name="add", help="help-bank-add")
@BANK
@click.argument("packs", nargs=-1, required=True, metavar="PACK...")
@shared
@click.pass_obj
def add(session: Session, bank: str, packs: tuple[str, ...], as_json: bool) -> int:
    """Save records, and say after each transaction how many are saved.

    Files are looked through first, so that of a pack with a bad line nothing is saved.
    """
    from univoca.packs.choosing import chunks
    from univoca.packs.files import read_sound

    for _ in read_sound([pack for pack in packs if pack != "-"]):
        pass
    with opened(bank, create=True) as store, cancellable() as token:
        saved = 0
        from univoca.bank.store import Added

        total = Added()
        for chunk in chunks(read_sound(packs), SAVED_AT_ONCE):
            total += store.add(chunk)
            saved += len(chunk)
            if as_json:
                emit({"saved": saved, "new": total.new, "known": total.known})
            if token.cancelled:
                return INTERRUPTED
        _say_added(session, total, as_json)
    return 0


def _say_added(session: Session, total: Any, as_json: bool) -> None:
    if as_json:
        figures = {name: getattr(total, name) for name in ("new", "known", "completed", "twins")}
        emit({"done": True, **figures})
        return
    sentence = session.say(
        "bank-added",
        new=total.new,
        known=total.known,
        completed=total.completed,
        twins=total.twins,
    )
    click.echo(sentence)


@command.command(cls=LocalCommand, name="list", help="help-bank-list")
@BANK
@dated
@option("--limit", type=click.IntRange(1), metavar="N", help="help-option-limit")
@shared
@click.pass_obj
def list_(session: Session, /, *, bank: str, limit: int | None, as_json: bool, **asked: Any) -> int:
    """Show a line for each puzzle."""
    from univoca.records import Record

    with opened(bank) as store:
        for entry in store.entries(question(**asked), limit):
            record = Record.from_line(entry.line)
            if as_json:
                emit({"id": entry.id, "added": entry.added, **record.as_json()})
                continue
            name = record.recipe or record.puzzle
            click.echo(f"{entry.id}  {entry.added}  {record.status}  {record.nodes}  {name}")
    return 0


@command.command(cls=LocalCommand, name="stats", help="help-bank-stats")
@BANK
@dated
@shared
@click.pass_obj
def stats(session: Session, /, *, bank: str, as_json: bool, **asked: Any) -> int:
    """Show how many puzzles of each sort there are."""
    from dataclasses import asdict

    with opened(bank) as store:
        counts, totals = store.counts(question(**asked)), store.totals()
    for count in counts:
        if as_json:
            emit(asdict(count))
            continue
        sort = f"{count.kind} {count.size} {count.label or '—'} {count.status}"
        each, mean = round(count.bytes / count.puzzles), f"{count.nodes:.4g}"
        words = session.say("bank-count", puzzles=count.puzzles, nodes=mean, bytes=each)
        click.echo(f"{sort}: {words}")
    if as_json:
        emit({"totals": totals})
    else:
        click.echo(session.say("bank-totals", **totals))
    return 0


@command.command(cls=LocalCommand, name="export", help="help-bank-export")
@BANK
@dated
@option("--limit", type=click.IntRange(1), metavar="N", help="help-option-limit")
@OUTPUT
@shared
@click.pass_obj
def export(
    session: Session,
    /,
    *,
    bank: str,
    limit: int | None,
    output: Path | None,
    as_json: bool,
    **asked: Any,
) -> int:
    """Write a pack."""
    written = 0
    with opened(bank) as store, lines_to(output) as lines:
        for entry in store.entries(question(**asked), limit):
            lines.line(entry.line)
            written += 1
    if as_json and output is not None and str(output) != "-":
        emit({"written": written})
    else:
        session.tell("bank-exported", count=written)
    return 0


@command.command(cls=LocalCommand, name="serve", help="help-bank-serve")
@BANK
@dated
@option("--reader", default="anyone", metavar="NAME", help="help-option-reader")
@option("--count", type=click.IntRange(1, 10_000), default=1, metavar="N", help="help-option-serve")
@OUTPUT
@shared
@click.pass_obj
def serve(
    session: Session,
    /,
    *,
    bank: str,
    reader: str,
    count: int,
    output: Path | None,
    as_json: bool,
    **asked: Any,
) -> int:
    """Write the next puzzles that a reader was not served yet; exit 1 when there is none."""
    if not reader.isprintable() or len(reader) > 200:
        raise InputError("error-usage-choice", name="--reader", known="1 … 200")

    def write(entries: Sequence[Entry]) -> None:
        """Put the puzzles where they are wanted; a file of that name stays where there are none."""
        if not entries:
            return
        with lines_to(output) as lines:
            for entry in entries:
                lines.line(entry.line)

    with opened(bank) as store:
        entries = store.serve(question(**asked), reader, count, write)
    if not entries:
        session.tell("bank-all-served", reader=reader)
        return NEGATIVE
    return 0
