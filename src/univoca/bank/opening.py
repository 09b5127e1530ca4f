"""From a path or URL to a database that is open and of the current schema. Knows no table."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from univoca.bank.schema import migrate
from univoca.errors import InputError

WAIT = 30.0
"""Seconds that a writer waits for another one."""
DRIVERS = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}


def open_engine(place: str, *, create: bool = True) -> sql.Engine:
    """Open a database file of SQLite, or a URL; raises InputError where that fails.

    With `create` false a file that does not exist is refused rather than made.
    """
    url = _url(place, create)
    try:
        engine = _engine(url)
    except ModuleNotFoundError as failure:
        raise InputError("error-bank-library", name=str(failure.name)) from None
    try:
        with writing(engine) as connection:
            migrate(connection)
    except SQLAlchemyError as failure:
        engine.dispose()
        raise refusal(url, failure) from None
    except BaseException:
        engine.dispose()
        raise
    return engine


def refusal(url: sql.URL, failure: SQLAlchemyError) -> InputError:
    """Return what a database said as an error of ours, without the password of its URL."""
    place = url.database if url.drivername == "sqlite" else url.render_as_string()
    reason = " ".join(str(getattr(failure, "orig", None) or failure).split())
    if url.password:
        reason = reason.replace(str(url.password), "***")
    return InputError("error-bank-open", place=str(place)[:200], reason=reason[:200])


@contextlib.contextmanager
def writing(engine: sql.Engine) -> Iterator[sql.Connection]:
    """Give a connection whose transaction may write, and is kept when the block ends in peace."""
    with engine.connect() as plain:
        connection = plain.execution_options(univoca_writes=True)
        with connection.begin():
            yield connection


@contextlib.contextmanager
def reading(engine: sql.Engine) -> Iterator[sql.Connection]:
    """Give a connection that sees one moment of the database."""
    with engine.connect() as connection, connection.begin():
        yield connection


def _url(place: str, create: bool) -> sql.URL:
    if "://" not in place:
        return _file(place, create)
    try:
        url = sql.make_url(place)
    except (ArgumentError, ValueError):
        raise InputError("error-bank-url", found=place.partition("://")[0][:40]) from None
    if url.drivername == "sqlite" and not url.query:
        return _file(url.database or "", create)
    if url.drivername not in (*DRIVERS, *DRIVERS.values()):
        raise InputError("error-bank-url", found=url.drivername[:40])
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def _file(place: str, create: bool) -> sql.URL:
    """Return the URL of a file; one that would be kept in memory alone is refused."""
    if place in ("", ":memory:"):
        raise InputError("error-bank-url", found=place)
    path = Path(place)
    try:
        there = place.isprintable() and path.exists()
    except (OSError, ValueError):
        there = False
    if not there and not (create and place.isprintable()):
        raise InputError("error-file-missing", path=place[:200])
    if path.is_dir():
        raise InputError("error-file-directory", path=place[:200])
    return sql.URL.create("sqlite", database=str(path))


def _engine(url: sql.URL) -> sql.Engine:
    if url.drivername != "sqlite":
        return sql.create_engine(url, isolation_level="READ COMMITTED")
    engine = sql.create_engine(url, connect_args={"timeout": WAIT})
    sql.event.listen(engine, "connect", _prepare)
    sql.event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: sqlite3.Connection, _: Any) -> None:
    """Set up a connection of SQLite: we begin transactions, and a commit is on the disk."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: sql.Connection) -> None:
    """Begin a transaction; a writer takes its turn at once, so that it cannot fail later."""
    writes = connection.get_execution_options().get("univoca_writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
