"""The puzzle of the day: from a date in UTC and a kind to a recipe, the same for everyone.

Looks at no clock and draws nothing: `norinori/10x10/easy#20261130` can be worked out by hand from
the date. The difficulty follows the day of the week and the size is one from the middle of those
that the kind offers. Without a version in it, a recipe is made by the generator of today.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from univoca import kinds
from univoca.contract import KindInfo
from univoca.errors import InputError
from univoca.recipe import Recipe

FIRST = date(2026, 1, 1)
"""The first day that has puzzles."""
MAX_DAYS = 366
"""How many days may be listed at once."""
WEEK = ("easy", "normal", "normal", "hard", "hard", "expert", "normal")
"""The difficulty of each day of the week, from Monday on."""


def read_date(text: str) -> date:
    """Return the date that `2026-11-30` spells; raises InputError for other text and before FIRST.

    The text has exactly ten characters, so that a date has one spelling.
    """
    try:
        day = date.fromisoformat(text) if len(text) == 10 and text.count("-") == 2 else None
    except ValueError:
        day = None
    if day is None:
        raise InputError("error-date", found=text[:40])
    if day < FIRST:
        raise InputError("error-date-early", found=text, first=FIRST.isoformat())
    return day


def recipe_of(info: KindInfo, day: date) -> Recipe:
    """Return the recipe of a kind's puzzle of the day, with the current generator version.

    Mondays are easy, Saturdays hardest; at weekends the board is one size larger where there are
    two sizes in the middle.
    """
    count = len(info.sizes)
    weekend = day.weekday() >= 5
    size = info.sizes[count // 2 if weekend else (count - 1) // 2]
    asked = WEEK[day.weekday()]
    difficulty = asked if asked in info.difficulties else info.difficulties[0]
    seed = int(day.strftime("%Y%m%d"))
    return replace(Recipe(info.id, size, difficulty, seed), version=info.generator_version)


def listing(day: date, days: int) -> list[tuple[date, tuple[Recipe, ...]]]:
    """Return the puzzles of a day and of those before it, the latest first, never before FIRST.

    `days` is how many are wanted, from 1 to MAX_DAYS.
    """
    infos = [kinds.get(kind_id).info for kind_id in kinds.ids()]
    wanted = (day - timedelta(back) for back in range(min(days, (day - FIRST).days + 1)))
    return [(each, tuple(recipe_of(info, each) for info in infos)) for each in wanted]
