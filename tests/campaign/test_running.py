"""A campaign makes the same puzzles with any workers, however often it was ended on the way."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from tests.campaign.support import SMALL, lines, made
from tests.cli.running import start
from univoca import kinds
from univoca.bank.store import Bank
from univoca.campaign.making import make, read
from univoca.campaign.running import Progress, run
from univoca.campaign.spec import Spec, combinations
from univoca.campaign.workers import LocalWorkers
from univoca.deciding import generate
from univoca.outcome import Budget, CancelToken
from univoca.packs.choosing import distinct
from univoca.records import Record


@pytest.fixture(scope="module")
def expected() -> list[Record]:
    """Return what the recipes of the small campaign give, one by one in this process."""
    return [generate(recipe, Budget()) for each in SMALL.combinations for recipe in each.recipes()]


def test_two_workers_make_what_one_makes(tmp_path: Path, expected: list[Record]) -> None:
    """Two worker processes save the very lines that are made one by one, twins marked alike."""
    progress = made(tmp_path / "two.db", SMALL, LocalWorkers(2))
    assert (progress.saved, progress.accepted, progress.failed) == (56, 56, 0)
    assert sorted(lines(tmp_path / "two.db")) == sorted(
        record.line(rejected=bool(record.rejected)) for record in expected
    )
    made(tmp_path / "one.db", SMALL)
    assert lines(tmp_path / "one.db") == lines(tmp_path / "two.db")
    once = {
        record.line(rejected=bool(record.rejected))
        for record in distinct(sorted(expected, key=seed_first))
    }
    assert set(lines(tmp_path / "two.db", twins=False)) == once
    assert len(once) < 56


def seed_first(record: Record) -> tuple[int, str]:
    recipe = record.parsed_recipe
    assert recipe is not None
    return recipe.seed, str(recipe)


def test_a_dead_worker_costs_nothing(tmp_path: Path, expected: list[Record]) -> None:
    """A worker process that is killed in the middle is replaced, and nothing is missing."""
    workers = LocalWorkers(2)
    deaths: list[int] = []

    def kill(progress: Progress) -> None:
        if not deaths and progress.saved < 56:
            assert workers._pool is not None
            victim = next(iter(workers._pool._processes))
            os.kill(victim, signal.SIGKILL)
            deaths.append(victim)

    made(tmp_path / "bank.db", SMALL, workers, kill)
    assert deaths
    assert sorted(lines(tmp_path / "bank.db")) == sorted(
        record.line(rejected=bool(record.rejected)) for record in expected
    )


def test_it_goes_on_from_what_the_bank_holds(tmp_path: Path) -> None:
    """A second run makes nothing again, and a larger spec only what is new."""
    place = tmp_path / "bank.db"
    first = Spec(combinations(("norinori",), ("5x5",), ("easy",), (0, 10)))
    larger = Spec(combinations(("norinori",), ("5x5",), ("easy", "hard"), (5, 10)))
    assert made(place, first).saved == 10
    again = made(place, first)
    assert (again.before, again.saved) == (10, 0)
    more = made(place, larger)
    assert (more.before, more.saved, more.total) == (5, 15, 20)


def test_a_kill_loses_nothing_that_was_saved(tmp_path: Path, expected: list[Record]) -> None:
    """A campaign killed with -9 in the middle goes on where its bank is, to the same puzzles."""
    spec = tmp_path / "spec.toml"
    spec.write_text(
        'seeds = 12\n[[batch]]\nkinds = ["norinori"]\nsizes = ["5x5", "6x6"]\n'
        'difficulties = ["easy", "expert"]\n'
        '[[batch]]\nkinds = ["stitches"]\nsizes = ["6x6"]\ndifficulties = ["normal"]\n'
        "seeds = [5, 8]\n"
    )
    place = tmp_path / "bank.db"
    call = ("campaign", "--bank", str(place), "--spec", str(spec), "--workers", "2", "--json")
    process = start(*call)
    ends = time.monotonic() + 60
    while time.monotonic() < ends and process.poll() is None:
        if place.exists() and saved(place):
            break
        time.sleep(0.02)
    process.kill()
    process.communicate()
    before = lines(place)
    assert set(before) <= {record.line(rejected=bool(record.rejected)) for record in expected}
    assert start(*call).wait(120) == 0
    assert sorted(lines(place)) == sorted(
        record.line(rejected=bool(record.rejected)) for record in expected
    )
    assert set(before) <= set(lines(place))


def saved(place: Path) -> int:
    """Return how many attempts a bank holds, 0 while it is being made."""
    import sqlite3

    try:
        with sqlite3.connect(f"file:{place}?mode=ro", uri=True) as connection:
            return int(connection.execute("SELECT count(*) FROM attempts").fetchone()[0])
    except sqlite3.Error:
        return 0


def test_cancelling_saves_what_was_made(tmp_path: Path) -> None:
    """A cancelled campaign ends soon, with what it says it saved in the bank."""
    token = CancelToken()
    big = Spec(combinations(("norinori",), ("5x5",), ("easy",), (0, 100_000)))

    def stop(progress: Progress) -> None:
        if progress.saved:
            token.cancel()

    with Bank(str(tmp_path / "bank.db")) as bank:
        progress = run(big, bank, LocalWorkers(1), stop, token)
    assert 0 < progress.saved < 100_000
    assert len(lines(tmp_path / "bank.db")) == progress.saved


def test_a_budget_that_ends_is_an_attempt(tmp_path: Path) -> None:
    """A recipe whose budget ends is kept as inconclusive, and tried again with a larger one."""
    parts = combinations(("norinori",), ("10x10",), ("expert",), (0, 2))
    little = made(tmp_path / "bank.db", Spec(parts, nodes=3, conflicts=1))
    assert (little.saved, little.failed) == (2, 2)
    assert made(tmp_path / "bank.db", Spec(parts, nodes=3, conflicts=1)).saved == 0
    enough = made(tmp_path / "bank.db", Spec(parts))
    assert (enough.saved, enough.accepted) == (2, 2)
    assert len(lines(tmp_path / "bank.db")) == 2


def test_what_a_worker_sends_is_plain() -> None:
    """What travels between machines is text and numbers, and comes back as the attempt."""
    import json

    sent = make("norinori/5x5/easy#3", 2_000_000, 500_000)
    attempt = read(json.loads(json.dumps(sent)))
    assert attempt.result == "accepted"
    assert attempt.record is not None
    assert attempt.nodes == attempt.record.nodes
    assert attempt.measure == attempt.record.measures[kinds.get("norinori").info.rising]
    assert attempt.seconds > 0
