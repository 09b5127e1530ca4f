"""The tables, and the numbered steps from each version of the schema to the next.

A step is never changed once it was released; a new one is added after it. Knows no puzzle.
"""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sql

from univoca.errors import InputError

METADATA = sql.MetaData()
NUMBER = sql.BigInteger().with_variant(sql.Integer, "sqlite")

VERSION_TABLE = sql.Table(
    "schema_version", METADATA, sql.Column("version", sql.Integer, nullable=False)
)
PUZZLES = sql.Table(
    "puzzles",
    METADATA,
    sql.Column("id", NUMBER, primary_key=True, autoincrement=True),
    sql.Column("digest", sql.Text, nullable=False, unique=True),
    sql.Column("likeness", sql.Text, nullable=False, index=True),
    sql.Column("rank", sql.Text, nullable=False),
    sql.Column("twin", sql.Boolean, nullable=False),
    sql.Column("kind", sql.Text, nullable=False),
    sql.Column("size", sql.Text, nullable=False),
    sql.Column("label", sql.Text),
    sql.Column("grade", sql.Double),
    sql.Column("status", sql.Text, nullable=False),
    sql.Column("nodes", sql.BigInteger, nullable=False),
    sql.Column("recipe", sql.Text),
    sql.Column("certified", sql.Boolean, nullable=False),
    sql.Column("added", sql.Text, nullable=False),
    sql.Column("record", sql.Text, nullable=False),
)
"""`digest` tells a puzzle and its recipe, `likeness` is the same for puzzles equal up to symmetry;
all of these but the one of the least `rank` are a `twin`. `added` is UTC, `2026-01-31T23:59:59`."""

SERVED = sql.Table(
    "served",
    METADATA,
    sql.Column("puzzle", sql.BigInteger, sql.ForeignKey("puzzles.id"), primary_key=True),
    sql.Column("reader", sql.Text, primary_key=True),
    sql.Column("at", sql.Text, nullable=False),
)
ATTEMPTS = sql.Table(
    "attempts",
    METADATA,
    sql.Column("recipe", sql.Text, primary_key=True),
    sql.Column("combination", sql.Text, nullable=False, index=True),
    sql.Column("seed", sql.BigInteger, nullable=False),
    sql.Column("result", sql.Text, nullable=False),
    sql.Column("digest", sql.Text),
    sql.Column("nodes", sql.BigInteger, nullable=False),
    sql.Column("measure", sql.Double),
    sql.Column("seconds", sql.Double, nullable=False),
    sql.Column("budget", sql.Text, nullable=False),
    sql.Column("rejected", sql.Text, nullable=False),
    sql.Column("at", sql.Text, nullable=False),
)
"""What became of each recipe of a campaign; `seconds` are CPU, `measure` is what should rise with
difficulty, `digest` is that of the puzzle."""

BY_SORT = sql.Index("puzzles_by_sort", PUZZLES.c.kind, PUZZLES.c.size, PUZZLES.c.label)


def _first(connection: sql.Connection) -> None:
    """Version 1: puzzles, and who was served which."""
    METADATA.create_all(connection, tables=[PUZZLES, SERVED])


def _second(connection: sql.Connection) -> None:
    """Version 2: what became of the recipes of campaigns."""
    METADATA.create_all(connection, tables=[ATTEMPTS])


STEPS: tuple[Callable[[sql.Connection], None], ...] = (_first, _second)
CURRENT = len(STEPS)


def version(connection: sql.Connection) -> int:
    """Return the version of the schema, 0 for a database without one."""
    if not sql.inspect(connection).has_table(VERSION_TABLE.name):
        return 0
    found = connection.execute(sql.select(VERSION_TABLE.c.version)).scalar_one_or_none()
    return int(found or 0)


def migrate(connection: sql.Connection, up_to: int = CURRENT) -> int:
    """Bring the schema to a version within the caller's transaction; return where it began.

    Raises InputError for a database that a later release has written.
    """
    VERSION_TABLE.create(connection, checkfirst=True)
    if connection.dialect.name == "postgresql":
        connection.execute(sql.text("LOCK TABLE schema_version IN ACCESS EXCLUSIVE MODE"))
    before = version(connection)
    if before > CURRENT:
        raise InputError("error-bank-newer", found=before, known=CURRENT)
    for number in range(before, up_to):
        STEPS[number](connection)
    if up_to > before:
        connection.execute(VERSION_TABLE.delete())
        connection.execute(VERSION_TABLE.insert().values(version=up_to))
    return before
