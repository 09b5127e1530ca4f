"""The puzzle of the day: the same recipes for everyone, whatever the clock says."""

from __future__ import annotations

from datetime import date, timedelta
from time import process_time

import pytest

from univoca import daily, engine, kinds
from univoca.deciding import checked_recipe, generate
from univoca.errors import InputError
from univoca.outcome import Budget


def test_a_date_alone_gives_the_recipes() -> None:
    """The recipes of two dates are these, for good, by the rule that is written down."""
    found = {
        str(recipe)
        for day in (date(2026, 11, 30), date(2026, 12, 5))
        for recipe in (daily.recipe_of(kinds.get("norinori").info, day).at(0),)
    }
    assert found == {"norinori/6x6/easy#20261130", "norinori/12x12/hard#20261205"}
    stitches = kinds.get("stitches").info
    assert (
        str(daily.recipe_of(stitches, date(2026, 12, 6)).at(0)) == "stitches/10x10/expert#20261206"
    )
    assert str(daily.recipe_of(stitches, date(2026, 12, 4)).at(0)) == "stitches/8x8/hard#20261204"


@pytest.mark.parametrize("kind_id", kinds.ids())
def test_every_day_of_a_week_can_be_made(kind_id: str) -> None:
    """Each kind's recipe of each weekday is one that the kind's generator takes."""
    info = kinds.get(kind_id).info
    for back in range(7):
        recipe = daily.recipe_of(info, daily.FIRST + timedelta(back))
        assert checked_recipe(recipe) == recipe


@pytest.mark.parametrize("kind_id", kinds.ids())
def test_a_week_begins_gently_and_ends_hard(kind_id: str) -> None:
    """From Monday, the easiest, to Sunday, the hardest, no day is easier than the one before."""
    info = kinds.get(kind_id).info
    week = [info.difficulties.index(each.split("/")[1]) for each in info.daily]
    assert week == sorted(week)
    assert (week[0], week[-1]) == (0, len(info.difficulties) - 1)
    assert min(week[5:]) >= info.difficulties.index("hard")


@pytest.mark.campaign
@pytest.mark.parametrize("kind_id", kinds.ids())
def test_the_puzzles_of_a_month_are_made(kind_id: str) -> None:
    """Each of 31 days has a puzzle, proven, for which nobody waits ten seconds."""
    info = kinds.get(kind_id).info
    for back in range(31):
        started = process_time()
        generate(daily.recipe_of(info, date(2027, 1, 1) + timedelta(back)), Budget())
        assert process_time() - started < 10


def test_past_days_are_listed_to_the_first() -> None:
    """A listing goes back from the day asked for, one entry a day, and ends at the first day."""
    days = [day for day, _ in daily.listing(daily.FIRST + timedelta(2), 10)]
    assert days == [daily.FIRST + timedelta(back) for back in (2, 1, 0)]


def test_the_engine_lists_every_kind() -> None:
    """The action `daily` names one recipe a kind and day, which `open` turns into a puzzle."""
    message = {"do": "daily", "date": "2028-02-29", "days": 2}
    answer = engine.handle(message, Budget())
    assert [each["date"] for each in answer["days"]] == ["2028-02-29", "2028-02-28"]
    for each in answer["days"]:
        assert [one["kind"] for one in each["puzzles"]] == list(kinds.ids())
    recipe = answer["days"][0]["puzzles"][0]["recipe"]
    assert engine.handle({"do": "open", "text": recipe}, Budget())["recipe"] == recipe


@pytest.mark.parametrize(
    "text", ["", "2026-1-1", "20261130", "2026-02-30", "2026-W01-1", "yesterday", "1999-12-31"]
)
def test_what_is_no_day_is_refused(text: str) -> None:
    """Text that is no date in its one spelling, or lies before the first day, is refused."""
    with pytest.raises(InputError, match=r"day|date"):
        daily.read_date(text)
