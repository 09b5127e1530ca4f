"""The puzzle of the day: from a date in UTC and a kind to a recipe, the same for everyone.

Looks at no clock and draws nothing: `norinori/6x6/easy#20261130` can be worked out by hand from
the date, whose digits are the seed. Size and difficulty are those that the kind names for the day
of the week (`KindInfo.daily`). Without a version in it, a recipe is made by the generator of
today. The page works it out by the same rule in `daily.js`; a test holds the two together.
"""

from __future__ import annotations

from datetime import date, timedelta

from univoca import kinds
from univoca.contract import KindInfo
from univoca.errors import InputError
from univoca.recipe import Recipe

FIRST = date(2000, 1, 1)
"""The first day that has puzzles."""
MAX_DAYS = 366
"""How many days may be listed at once."""


def read_date(text: str) -> date:
    """Return the date that `2026-11-30` spells; raises InputError for other text and before FIRST.

    A date has this one spelling.
    """
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise InputError("error-date", found=text[:40])
    if day < FIRST:
        raise InputError("error-date-early", found=text, first=FIRST.isoformat())
    return day


def recipe_of(info: KindInfo, day: date) -> Recipe:
    """Return the recipe of a kind's puzzle of the day, with the current generator version."""
    size, difficulty = info.daily[day.weekday()].split("/")
    seed = day.year * 10_000 + day.month * 100 + day.day
    return Recipe(info.id, size, difficulty, seed, info.generator_version)


def listing(day: date, days: int) -> list[tuple[date, tuple[Recipe, ...]]]:
    """Return the puzzles of a day and of those before it, the latest first, never before FIRST.

    `days` is how many are wanted, from 1 to MAX_DAYS.
    """
    infos = [kinds.get(kind_id).info for kind_id in kinds.ids()]
    wanted = (day - timedelta(back) for back in range(min(days, (day - FIRST).days + 1)))
    return [(each, tuple(recipe_of(info, each) for info in infos)) for each in wanted]
