"""The bank itself: adding, asking, counting, exporting and serving. Every call is one transaction.

What a call has returned is on the disk; a process that dies within one leaves nothing of it.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

import sqlalchemy as sql
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from univoca.bank.asking import Question
from univoca.bank.opening import open_engine, reading, refusal, writing
from univoca.bank.schema import PUZZLES, SERVED
from univoca.packs.canonical import likeness, rank
from univoca.records import Record

FETCHED = 500
"""Rows fetched at a time."""


@dataclass(frozen=True, slots=True)
class Added:
    """What became of records handed to the bank.

    `new` are kept now, `known` were there, `completed` were there without their certificate.
    `twins` of the new ones are like another puzzle, up to symmetry.
    """

    new: int = 0
    known: int = 0
    completed: int = 0
    twins: int = 0

    def __add__(self, other: Added) -> Added:
        return Added(
            self.new + other.new,
            self.known + other.known,
            self.completed + other.completed,
            self.twins + other.twins,
        )


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle of the bank: its number, when it was added (UTC), and the line of its record."""

    id: int
    added: str
    line: str


@dataclass(frozen=True, slots=True)
class Count:
    """How many puzzles of one sort there are, their mean nodes and grade, and bytes of lines."""

    kind: str
    size: str
    label: str | None
    status: str
    puzzles: int
    nodes: float
    grade: float | None
    bytes: int


def digest_of(record: Record) -> str:
    """Return what tells a puzzle, made by a recipe, from all others."""
    return hashlib.sha256(f"{record.puzzle}\n{record.recipe or ''}".encode()).hexdigest()


def now() -> str:
    """Return this second in UTC, as the bank writes it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S")


class Bank:
    """An open bank. Not to be shared by threads; any number of processes may open the same."""

    def __init__(self, place: str, *, create: bool = True) -> None:
        """Open a path (SQLite) or URL; raises InputError where that fails."""
        self.engine = open_engine(place, create=create)

    def __enter__(self) -> Bank:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        failure: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close it."""
        self.engine.dispose()

    @contextlib.contextmanager
    def changing(self) -> Iterator[sql.Connection]:
        """Give a connection for one transaction that writes; a failure is an InputError."""
        try:
            with writing(self.engine) as connection:
                if connection.dialect.name == "postgresql":
                    lock = "LOCK TABLE puzzles IN SHARE ROW EXCLUSIVE MODE"
                    connection.execute(sql.text(lock))
                yield connection
        except SQLAlchemyError as failure:
            raise refusal(self.engine.url, failure) from None

    @contextlib.contextmanager
    def asking(self) -> Iterator[sql.Connection]:
        """Give a connection for one transaction that reads; a failure is an InputError."""
        try:
            with reading(self.engine) as connection:
                yield connection
        except SQLAlchemyError as failure:
            raise refusal(self.engine.url, failure) from None

    def add(self, records: Sequence[Record]) -> Added:
        """Keep records, all or none; when this returns they are saved."""
        rows = [row_of(record) for record in records]
        with self.changing() as connection:
            return add_rows(connection, rows)

    def entries(self, question: Question, limit: int | None = None) -> Iterator[Entry]:
        """Yield puzzles by kind, size, label and rank: the order of adding does not show."""
        c = PUZZLES.c
        query = (
            sql.select(c.id, c.added, c.record)
            .where(*question.conditions())
            .order_by(c.kind, c.size, c.label, c.rank, c.id)
            .limit(limit)
        )
        with self.asking() as connection:
            found = connection.execution_options(yield_per=FETCHED).execute(query)
            for number, added, line in found:
                yield Entry(number, added, line)

    def counts(self, question: Question) -> list[Count]:
        """Return how many puzzles of each sort there are, sorted."""
        c = PUZZLES.c
        sort = (c.kind, c.size, c.label, c.status)
        mean = sql.func.avg(sql.cast(c.nodes, sql.Double))
        length = sql.func.sum(sql.func.length(c.record))
        query = (
            sql.select(*sort, sql.func.count(), mean, sql.func.avg(c.grade), length)
            .where(*question.conditions())
            .group_by(*sort)
            .order_by(*sort)
        )
        with self.asking() as connection:
            rows = connection.execute(query).all()
        return [
            Count(row[0], row[1], row[2], row[3], row[4], float(row[5]), row[6], int(row[7]))
            for row in rows
        ]

    def serve(
        self,
        question: Question,
        reader: str,
        count: int = 1,
        hand_over: Callable[[Sequence[Entry]], object] = len,
    ) -> list[Entry]:
        """Return the next puzzles that this reader was never served, in the order of adding.

        One that is like a served one, up to symmetry, is passed over unless twins are asked for.
        They are marked in one transaction, so that no two calls return the same one; `hand_over`
        gets them before it ends, and where it fails they stay unserved.
        """
        with self.changing() as connection:
            c = PUZZLES.c
            query = sql.select(c.id, c.added, c.record).where(
                *question.conditions(), _unseen(reader, twins=question.twins)
            )
            rows = connection.execute(query.order_by(c.id).limit(count))
            found = [Entry(*row) for row in rows]
            at = now()
            marks = [{"puzzle": entry.id, "reader": reader, "at": at} for entry in found]
            if marks:
                connection.execute(SERVED.insert(), marks)
            hand_over(found)
            return found

    def totals(self) -> dict[str, int]:
        """Return how many puzzles there are, how many of them are twins, and the servings."""
        with self.asking() as connection:
            every = sql.select(sql.func.count()).select_from(PUZZLES)
            twins = every.where(PUZZLES.c.twin.is_(True))
            served = sql.select(sql.func.count()).select_from(SERVED)
            return {
                "puzzles": connection.execute(every).scalar_one(),
                "twins": connection.execute(twins).scalar_one(),
                "served": connection.execute(served).scalar_one(),
            }


def _unseen(reader: str, *, twins: bool) -> sql.ColumnElement[bool]:
    """Return the condition that a reader was not served a puzzle, nor a twin of it."""
    c, mine = PUZZLES.c, SERVED.c.reader == reader
    if twins:
        return c.id.not_in(sql.select(SERVED.c.puzzle).where(mine))
    other = PUZZLES.alias()
    alike = sql.select(other.c.likeness).join(SERVED, SERVED.c.puzzle == other.c.id).where(mine)
    return c.likeness.not_in(alike)


def insert(connection: sql.Connection, table: sql.Table) -> Any:
    """Return an INSERT that can say what to do on a conflict, in the database's own words."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


def row_of(record: Record, like: str | None = None) -> dict[str, Any]:
    """Return the row of a record; `like` is its likeness where that was worked out before."""
    return {
        "digest": digest_of(record),
        "likeness": like or likeness(record),
        "rank": rank(record),
        "twin": False,
        "kind": record.kind,
        "size": record.size,
        "label": record.label,
        "grade": None if record.grade is None else float(record.grade),
        "status": record.status,
        "nodes": record.nodes,
        "recipe": record.recipe,
        "certified": record.certificate is not None,
        "added": now(),
        "record": record.line(rejected=bool(record.rejected)),
    }


def add_rows(connection: sql.Connection, rows: Sequence[dict[str, Any]]) -> Added:
    """Add rows within the caller's transaction."""
    total = Added()
    bare = insert(connection, PUZZLES).on_conflict_do_nothing(index_elements=["digest"])
    statement = bare.returning(PUZZLES.c.id)
    for row in rows:
        if connection.execute(statement, row).first() is not None:
            total += Added(new=1, twins=_mark_twins(connection, row["likeness"], row["digest"]))
        elif row["certified"] and _complete(connection, row):
            total += Added(completed=1)
        else:
            total += Added(known=1)
    return total


def _mark_twins(connection: sql.Connection, like: str, digest: str) -> int:
    """Let the puzzle of the least rank alone stand for all that are like it; 1 for a twin."""
    c = PUZZLES.c
    query = sql.select(c.id, c.digest).where(c.likeness == like)
    alike = connection.execute(query.order_by(c.rank, c.digest)).all()
    if len(alike) == 1:
        return 0
    first = alike[0].id
    mine = PUZZLES.update().where(c.likeness == like)
    connection.execute(mine.values(twin=c.id != first))
    return 1


def _complete(connection: sql.Connection, row: dict[str, Any]) -> bool:
    """Put a record with a certificate in the place of the same one without."""
    c = PUZZLES.c
    bare = PUZZLES.update().where(c.digest == row["digest"], c.certified.is_(False))
    done = connection.execute(bare.values(record=row["record"], certified=True))
    return bool(done.rowcount)
