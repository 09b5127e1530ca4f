"""Places for banks: a new file of SQLite, or a new schema of a PostgreSQL server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.bank.server import binaries, server

NUMBERS = count()


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Give the beginning of the URLs of a server."""
    if binaries() is None:
        pytest.skip("no PostgreSQL here: initdb is not installed")
    with server(tmp_path_factory.mktemp("server")) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Give a function that returns a place for a bank, another one each time."""
    if request.param == "sqlite":
        return lambda: str(tmp_path / f"bank-{next(NUMBERS)}.db")
    base = request.getfixturevalue("postgresql")

    def schema() -> str:
        import psycopg

        name = f"bank_{next(NUMBERS)}"
        with psycopg.connect(f"{base}postgres", autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return f"{base}postgres?options=-csearch_path%3D{name}"

    return schema


@pytest.fixture
def place(new_place: Callable[[], str]) -> str:
    """Give a place for a bank."""
    return new_place()
