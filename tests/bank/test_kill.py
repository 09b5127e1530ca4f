"""Killing `univoca bank add` in the middle: what it said is saved is there, and nothing is half."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.packs.boards import blank
from univoca.bank.asking import Question
from univoca.bank.schema import PUZZLES
from univoca.bank.store import Bank, digest_of
from univoca.cli import bank as command
from univoca.cli import main
from univoca.records import Record
from univoca.rng import Rng

KILLS = 20
CHUNK = 3
RECORDS = [blank(number) for number in range(120)]


def adding(place: str, pack: Path) -> tuple[int, int]:
    """Start `bank add` in a process of its own; return its id and the end of its stdout."""
    out, into = os.pipe()
    child = os.fork()
    if child:
        os.close(into)
        return child, out
    os.dup2(into, 1)
    sys.stdout = os.fdopen(1, "w")
    command.SAVED_AT_ONCE = CHUNK
    try:
        main(["bank", "add", place, str(pack), "--json"])
    finally:
        os._exit(0)


def killed(place: str, pack: Path, after: int, pause: float) -> list[int]:
    """Kill it a moment after it has said `after` lines; return how many it said were saved."""
    child, out = adding(place, pack)
    with os.fdopen(out) as said:
        lines = [said.readline() for _ in range(after)]
        time.sleep(pause)
        os.kill(child, signal.SIGKILL)
        lines += said.readlines()
    os.waitpid(child, 0)
    whole = [json.loads(line) for line in lines if line.endswith("\n")]
    assert not any("done" in one for one in whole), "it ended before it was killed"
    return [one["saved"] for one in whole]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_kill_loses_nothing_and_leaves_nothing_half(
    new_place: Callable[[], str], tmp_path: Path
) -> None:
    """Twenty times: all that was reported saved is there, whole, and whole transactions only."""
    pack = tmp_path / "pack.jsonl"
    pack.write_text("".join(f"{record.line()}\n" for record in RECORDS))
    rng = Rng("kill")
    between = 0
    place = new_place()
    for _ in range(KILLS):
        with Bank(place) as bank, bank.changing() as connection:
            connection.execute(PUZZLES.delete())
        said = killed(place, pack, rng.below(6), rng.random() * 0.012)
        with Bank(place, create=False) as bank:
            entries = list(bank.entries(Question(twins=True)))
            kept = [Record.from_line(entry.line) for entry in entries]
            assert kept == RECORDS[: len(kept)]
            assert len({digest_of(record) for record in kept}) == len(kept)
            assert len(kept) % CHUNK == 0
            assert len(kept) >= max(said, default=0)
            between += 0 < len(kept) < len(RECORDS)
            assert bank.add(RECORDS).new == len(RECORDS) - len(kept)
    assert between >= KILLS // 2, "too few were killed in the middle"
