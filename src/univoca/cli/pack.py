"""`univoca pack`: chooses, splits, merges, samples and certifies packs, line by line."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from univoca.cli.filters import filtered, wanted
from univoca.cli.refusals import NEGATIVE
from univoca.cli.session import Session, emit
from univoca.cli.words import LocalCommand, group, option, shared
from univoca.cli.writing import FileLines, Folder, lines_to
from univoca.errors import InputError, UnivocaError

if TYPE_CHECKING:
    from univoca.records import Record

MOST_FILES = 200
"""Files that a pack may be split into at once."""
BY = click.Choice(["kind", "size", "difficulty", "grade", "status"])
PACKS = click.argument("packs", nargs=-1, required=True, metavar="PACK...")
OUTPUT = option("-o", "--output", type=click.Path(path_type=Path), help="help-option-output")


@group("pack")
def command() -> None:
    """Work on packs."""


class Tally:
    """Counts what passes from a pack to the output, and says it at the end."""

    def __init__(self, session: Session, as_json: bool) -> None:
        self._session = session
        self._as_json = as_json
        self.read = 0
        self.written = 0

    def reading(self, records: Iterable[Record]) -> Iterator[Record]:
        """Count records as they are read."""
        for record in records:
            self.read += 1
            yield record

    def write(self, records: Iterable[Record], output: Path | None) -> int:
        """Write records to a file or stdout, and say how many; return the exit code."""
        with lines_to(output) as lines:
            for record in records:
                lines.line(record.line(rejected=bool(record.rejected)))
                self.written += 1
        self.say(output)
        return 0

    def left_out(self, record: Record, failure: UnivocaError) -> None:
        """Say which record is left out, the last one read, and why."""
        reason = failure.sentence(self._session.language)
        name = record.recipe or record.puzzle[:80]
        self._session.tell("pack-left-out", number=self.read, name=name, reason=reason)

    def say(self, output: Path | None) -> None:
        """Say how many there were: as an object on stdout where a file took the records."""
        if self._as_json and output is not None and str(output) != "-":
            emit({"read": self.read, "written": self.written})
        else:
            self._session.tell("pack-sum", read=self.read, written=self.written)


@command.command(cls=LocalCommand, name="select", help="help-pack-select")
@PACKS
@filtered
@option("--limit", type=click.IntRange(1), metavar="N", help="help-option-limit")
@option("--hide-answers", is_flag=True, help="help-option-hide-answers")
@OUTPUT
@shared
@click.pass_obj
def select(
    session: Session,
    /,
    *,
    packs: tuple[str, ...],
    limit: int | None,
    hide_answers: bool,
    output: Path | None,
    as_json: bool,
    **bounds: Any,
) -> int:
    """Write the records that are within all bounds."""
    from univoca.packs.files import read_packs

    tally = Tally(session, as_json)
    asked = wanted(**bounds)
    found = (record for record in tally.reading(read_packs(packs)) if asked.admits(record))
    if hide_answers:
        found = (record.hidden() for record in found)
    return tally.write(islice(found, limit), output)


@command.command(cls=LocalCommand, name="merge", help="help-pack-merge")
@PACKS
@OUTPUT
@shared
@click.pass_obj
def merge(
    session: Session, /, *, packs: tuple[str, ...], output: Path | None, as_json: bool
) -> int:
    """Write the records of all packs, each line that is there twice once."""
    from univoca.packs.files import read_packs

    tally = Tally(session, as_json)

    def once() -> Iterator[Record]:
        met = set()
        for record in tally.reading(read_packs(packs)):
            line = hash_of(record.line())
            if line not in met:
                met.add(line)
                yield record

    return tally.write(once(), output)


def hash_of(text: str) -> bytes:
    """Return sixteen bytes that stand for a text."""
    import hashlib

    return hashlib.sha256(text.encode()).digest()[:16]


@command.command(cls=LocalCommand, name="dedupe", help="help-pack-dedupe")
@PACKS
@OUTPUT
@shared
@click.pass_obj
def dedupe(
    session: Session, /, *, packs: tuple[str, ...], output: Path | None, as_json: bool
) -> int:
    """Write each record that is like none before it."""
    from univoca.packs.choosing import distinct
    from univoca.packs.files import read_packs

    tally = Tally(session, as_json)
    return tally.write(distinct(tally.reading(read_packs(packs))), output)


@command.command(cls=LocalCommand, name="sample", help="help-pack-sample")
@PACKS
@option("--count", type=click.IntRange(1), required=True, metavar="N", help="help-option-sample")
@option("--by", type=BY, help="help-option-sample-by")
@option("--seed", type=click.IntRange(0), default=0, metavar="N", help="help-option-sample-seed")
@OUTPUT
@shared
@click.pass_obj
def sample_(
    session: Session,
    /,
    *,
    packs: tuple[str, ...],
    count: int,
    by: str | None,
    seed: int,
    output: Path | None,
    as_json: bool,
) -> int:
    """Write some records, drawn evenly."""
    from univoca.packs.choosing import sample
    from univoca.packs.files import read_packs

    tally = Tally(session, as_json)
    return tally.write(sample(tally.reading(read_packs(packs)), count, seed, by), output)


@command.command(cls=LocalCommand, name="split", help="help-pack-split")
@PACKS
@option("--by", type=BY, help="help-option-split-by")
@option("--lines", "length", type=click.IntRange(1), metavar="N", help="help-option-lines")
@option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    required=True,
    metavar="FOLDER",
    help="help-option-folder",
)
@shared
@click.pass_obj
def split(
    session: Session,
    /,
    *,
    packs: tuple[str, ...],
    by: str | None,
    length: int | None,
    output: Path,
    as_json: bool,
) -> int:
    """Write a file for each group, or for each so many lines; all appear when all are whole."""
    from univoca.packs.files import read_packs

    if (by is None) == (length is None):
        raise InputError("error-pack-split")
    tally = Tally(session, as_json)
    with Folder(output) as folder, contextlib.ExitStack() as stack:
        files: dict[str, FileLines] = {}
        for name, record in _named(tally.reading(read_packs(packs)), by, length):
            if name not in files:
                if by is None:
                    stack.close()
                    files.clear()
                if len(files) >= MOST_FILES:
                    raise InputError("error-pack-files", limit=MOST_FILES)
                files[name] = stack.enter_context(folder.file(f"{name}.jsonl"))
            files[name].line(record.line(rejected=bool(record.rejected)))
            tally.written += 1
    tally.say(output)
    return 0


def _named(
    records: Iterable[Record], by: str | None, length: int | None
) -> Iterator[tuple[str, Record]]:
    """Yield each record with the name of the file that it goes to."""
    from univoca.packs.choosing import key_of

    for number, record in enumerate(records):
        yield key_of(record, by) if by else f"part-{number // (length or 1) + 1:05d}", record


@command.command(cls=LocalCommand, name="certify", help="help-pack-certify")
@PACKS
@OUTPUT
@option("--explained", "by_steps", is_flag=True, help="help-option-explained")
@shared
@click.pass_obj
def certify(
    session: Session,
    /,
    *,
    packs: tuple[str, ...],
    output: Path | None,
    by_steps: bool,
    as_json: bool,
) -> int:
    """Write the records with a certificate each; exit 1 where one could not be made."""
    from univoca.packs.certifying import certified
    from univoca.packs.files import read_packs

    tally = Tally(session, as_json)
    found = certified(tally.reading(read_packs(packs)), tally.left_out, by_steps=by_steps)
    code = tally.write(found, output)
    return NEGATIVE if tally.written < tally.read else code
