"""Opening a bank: migrations, banks of later releases, and places that are none."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sql

from tests.packs.boards import blank
from univoca.bank import schema
from univoca.bank.asking import Question
from univoca.bank.opening import open_engine, writing
from univoca.bank.store import Bank, row_of
from univoca.errors import InputError
from univoca.records import Record


def at_version(place: str, version: int) -> sql.Engine:
    """Return a database whose schema was brought to a version only."""
    open_engine(place).dispose()
    engine = open_engine(place)
    with writing(engine) as connection:
        schema.METADATA.drop_all(connection)
        schema.migrate(connection, version)
    return engine


@pytest.mark.parametrize("version", range(schema.CURRENT + 1))
def test_a_bank_of_any_version_is_brought_up_to_date(place: str, version: int) -> None:
    """A bank as any earlier release left it opens with its puzzles, and has every table."""
    engine = at_version(place, version)
    if version:
        with writing(engine) as connection:
            connection.execute(schema.PUZZLES.insert(), [row_of(blank(1))])
    engine.dispose()
    with Bank(place) as bank:
        found = [Record.from_line(one.line) for one in bank.entries(Question())]
        assert found == ([blank(1)] if version else [])
        with bank.asking() as connection:
            assert schema.version(connection) == schema.CURRENT
            assert set(schema.METADATA.tables) <= set(sql.inspect(connection).get_table_names())


def test_a_migration_that_fails_changes_nothing(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a step fails, the schema is as it was, half a step nowhere."""
    at_version(place, 1).dispose()

    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", (schema.STEPS[0], _then_fail))
        with pytest.raises(InputError):
            Bank(place)
    with Bank(place) as bank, bank.asking() as connection:
        assert schema.version(connection) == schema.CURRENT


def _then_fail(connection: sql.Connection) -> None:
    schema.ATTEMPTS.create(connection)
    connection.execute(sql.text("SELECT nothing FROM nowhere"))


def test_a_bank_of_a_later_release_is_refused(place: str) -> None:
    """A schema that this release does not know is left alone, with a sentence that says so."""
    engine = at_version(place, schema.CURRENT)
    with writing(engine) as connection:
        connection.execute(schema.VERSION_TABLE.update().values(version=99))
    engine.dispose()
    with pytest.raises(InputError) as refusal:
        Bank(place)
    assert refusal.value.message_id == "error-bank-newer"


@pytest.mark.parametrize("place", ["", ":memory:", "sqlite://", "sqlite:///:memory:"])
def test_a_bank_in_memory_is_refused(place: str) -> None:
    """What would be gone when the command ends is no bank."""
    with pytest.raises(InputError):
        Bank(place)


def test_a_url_of_a_file_is_like_its_path(tmp_path: Path) -> None:
    """A missing file is not made where it is only asked, and a query of a URL is refused."""
    path = tmp_path / "new.db"
    for place in (f"sqlite:///{path}", f"sqlite:///{path}?mode=ro&uri=true"):
        with pytest.raises(InputError):
            Bank(place, create=False)
    assert list(tmp_path.iterdir()) == []
    with Bank(f"sqlite:///{path}") as bank:
        bank.add([blank(1)])
    with Bank(str(path), create=False) as bank:
        assert bank.totals()["puzzles"] == 1


def test_places_that_are_no_bank_are_refused(tmp_path: Path) -> None:
    """A folder, a text file, a missing file, another database or host: one error of ours each."""
    text = tmp_path / "text.db"
    text.write_text("this is no database, and it is long enough to look like one " * 20)
    for place in (
        str(tmp_path),
        str(text),
        str(tmp_path / "nowhere" / "bank.db"),
        "oracle://host/name",
        "postgresql://",
        "postgresql://x:y@127.0.0.1:1/name",
        "sqlite://///",
        "://",
        "a\0b",
    ):
        with pytest.raises(InputError) as refusal:
            Bank(place)
        assert refusal.value.sentence("es")
    with pytest.raises(InputError):
        Bank(str(tmp_path / "new.db"), create=False)
    assert not (tmp_path / "new.db").exists()


def test_no_password_is_told() -> None:
    """The sentence on a bank that cannot be reached does not hold the password of its URL."""
    with pytest.raises(InputError) as refusal:
        Bank("postgresql://ada:hunter2@127.0.0.1:1/name")
    assert "hunter2" not in refusal.value.sentence()
    assert "127.0.0.1" in refusal.value.sentence()
