"""The bank keeps what it is given, answers questions, and serves nobody the same puzzle twice."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import replace

import pytest
import sqlalchemy as sql

from tests.packs.boards import blank
from tests.packs.test_choosing import mirrored
from univoca.bank.asking import Question
from univoca.bank.opening import open_engine
from univoca.bank.schema import PUZZLES
from univoca.bank.store import Added, Bank, Entry
from univoca.errors import InputError
from univoca.packs.choosing import Wanted
from univoca.records import Record

RECORDS = [blank(number) for number in range(30)]


def records_of(bank: Bank, question: Question | None = None) -> list[Record]:
    return [Record.from_line(each.line) for each in bank.entries(question or Question())]


def nodes_of(bank: Bank, question: Question) -> list[int]:
    return [record.nodes for record in records_of(bank, question)]


def test_what_was_added_is_there_after_opening_again(place: str) -> None:
    """Records come back equal; adding them again adds nothing."""
    with Bank(place) as bank:
        assert bank.add(RECORDS) == Added(new=30)
        assert bank.add(RECORDS) == Added(known=30)
    with Bank(place, create=False) as bank:
        assert records_of(bank) == RECORDS


def test_the_order_of_adding_does_not_show(place: str) -> None:
    """Puzzles come by kind, size, label and seed, whatever the order in which they were added."""
    with Bank(place) as bank:
        bank.add(RECORDS[::-1])
        assert records_of(bank) == RECORDS


def test_questions_are_those_of_packs(place: str) -> None:
    """A bank gives exactly the records that the same bounds admit in a pack."""
    pack = [replace(one, label=("easy", "hard")[one.nodes % 2]) for one in RECORDS]
    pack[3] = replace(pack[3], status="ambiguous", measures={})
    pack[4] = replace(pack[4], certificate="elsewhere")
    asked = [
        Wanted(),
        Wanted(kinds=("blank",), labels=("hard",)),
        Wanted(kinds=("norinori", "stitches")),
        Wanted(sizes=("4x4",), least_nodes=5, most_nodes=9),
        Wanted(least_grade=0.2, most_grade=0.5),
        Wanted(statuses=("ambiguous",)),
        Wanted(certified=True),
    ]
    with Bank(place) as bank:
        bank.add(pack)
        for wanted in asked:
            expected = sorted(one.nodes for one in pack if wanted.admits(one))
            assert sorted(nodes_of(bank, Question(wanted))) == expected


def test_dates_bound_when_puzzles_were_added(place: str) -> None:
    """`since` is included, `until` is not, and what is no date is refused."""
    with Bank(place) as bank:
        bank.add(RECORDS[:3])
        with bank.changing() as connection:
            for at, number in enumerate((1, 2, 3)):
                day = PUZZLES.update().where(PUZZLES.c.nodes == at)
                connection.execute(day.values(added=f"2026-01-0{number}T12:00:00"))
        assert nodes_of(bank, Question(since="2026-01-02")) == [1, 2]
        assert nodes_of(bank, Question(until="2026-01-02")) == [0]
        assert nodes_of(bank, Question(since="2026-01-01T12:00:00", until="2026-01-03")) == [0, 1]
        with pytest.raises(InputError):
            nodes_of(bank, Question(since="yesterday"))


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_of_like_puzzles_the_first_seed_stands(place: str, order: tuple[int, ...]) -> None:
    """A mirrored puzzle is a twin of the one with the least seed, in any order of adding."""
    like = [blank(5)]
    for seed, at in ((6, 4), (7, 5)):
        turned = mirrored(like[0], at)
        like.append(replace(turned, recipe=f"blank/4x4/easy#{seed}@1", nodes=seed))
    with Bank(place) as bank:
        added = [bank.add([like[at]]) for at in order]
        assert [one.twins for one in added] == [0, 1, 1]
        assert nodes_of(bank, Question()) == [5]
        assert nodes_of(bank, Question(twins=True)) == [5, 6, 7]
        assert bank.totals() == {"puzzles": 3, "twins": 2, "served": 0}


def test_a_certificate_completes_a_record(place: str) -> None:
    """A record that comes again with a certificate takes the place of the one without."""
    with Bank(place) as bank:
        bank.add(RECORDS)
        certified = replace(RECORDS[0], certificate={"univoca_certificate": 1})
        assert bank.add([certified, RECORDS[1]]) == Added(known=1, completed=1)
        assert records_of(bank)[0] == certified
        assert bank.add([RECORDS[0]]) == Added(known=1)
        assert records_of(bank)[0] == certified


def test_counts_are_those_of_the_records(place: str) -> None:
    """Puzzles, mean nodes and bytes of each sort are what one counts by hand."""
    with Bank(place) as bank:
        bank.add(RECORDS)
        [count] = bank.counts(Question())
        assert (count.kind, count.size, count.label) == ("blank", "4x4", "easy")
        assert count.puzzles == 30
        assert count.nodes == pytest.approx(14.5)
        assert count.grade == pytest.approx(1.45)
        assert count.bytes == sum(len(one.line()) for one in RECORDS)


def test_adding_is_all_or_nothing(place: str) -> None:
    """Where one record cannot be kept, none of the call is."""
    with Bank(place) as bank:
        bank.add(RECORDS[:2])
        with pytest.raises(InputError):
            add_half(bank)
        assert records_of(bank) == RECORDS[:2]


def add_half(bank: Bank) -> None:
    with bank.changing() as connection:
        connection.execute(PUZZLES.update().values(twin=True))
        connection.execute(PUZZLES.insert().values(digest="half"))


def test_no_puzzle_is_served_twice(place: str) -> None:
    """Each reader gets every puzzle once, in the order of adding, then nothing."""
    with Bank(place) as bank:
        bank.add(RECORDS)
        question = Question(Wanted(most_nodes=9))
        served = [one.id for _ in range(6) for one in bank.serve(question, "ada", 2)]
        assert len(served) == len(set(served)) == 10
        assert bank.serve(question, "ada") == []
        assert [one.id for one in bank.serve(question, "eve", 3)] == served[:3]
        bank.add([blank(100, nodes=3)])
        assert len(bank.serve(question, "ada", 5)) == 1


def test_a_twin_of_a_served_puzzle_is_not_served(place: str) -> None:
    """A like puzzle that comes later and stands for both is passed over unless twins are wanted."""
    first = blank(5, recipe="blank/4x4/easy#9@1")
    again = replace(first, recipe="blank/4x4/easy#1@1")
    with Bank(place) as bank:
        bank.add([first])
        assert len(bank.serve(Question(), "ada")) == 1
        assert bank.add([again]).twins == 1
        assert records_of(bank) == [again]
        assert bank.serve(Question(), "ada") == []
        assert len(bank.serve(Question(twins=True), "ada")) == 1
        assert len(bank.serve(Question(), "eve")) == 1


def test_what_could_not_be_handed_over_is_not_served(place: str) -> None:
    """Where writing fails the puzzles stay unserved, and come again."""

    def fail(entries: Sequence[Entry]) -> None:
        raise BrokenPipeError

    with Bank(place) as bank:
        bank.add(RECORDS[:3])
        with pytest.raises(BrokenPipeError):
            bank.serve(Question(), "ada", 2, fail)
        assert len(bank.serve(Question(), "ada", 5)) == 3


def test_readers_at_the_same_time_share_nothing(place: str) -> None:
    """Four connections that serve one reader at once never serve a puzzle twice."""
    with Bank(place) as bank:
        bank.add(RECORDS)
    served: list[int] = []

    def take() -> None:
        with Bank(place) as own:
            while found := own.serve(Question(), "ada", 1):
                served.append(found[0].id)

    threads = [threading.Thread(target=take) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(served) == len(set(served)) == 30


def test_a_kind_that_is_gone_stays_in_the_bank(place: str) -> None:
    """Puzzles of a kind that no release knows any more can be listed, counted and served."""
    gone = blank(1, kind="gone", puzzle="univoca:gone/2/2/ab", recipe="gone/2x2/easy#1@3")
    with Bank(place) as bank:
        bank.add([gone, *RECORDS])
        question = Question(Wanted(kinds=("gone",)))
        assert records_of(bank, question) == [gone]
        assert bank.counts(question)[0].puzzles == 1
        assert bank.serve(question, "ada")[0].line == gone.line()


def test_only_texts_and_numbers_are_kept(place: str) -> None:
    """No column holds anything but text, numbers and yes or no."""
    with Bank(place):
        engine = open_engine(place)
        kinds = (sql.Text, sql.Integer, sql.BigInteger, sql.Double, sql.Boolean)
        for table in PUZZLES.metadata.tables.values():
            assert all(isinstance(column.type, kinds) for column in table.columns)
        engine.dispose()
