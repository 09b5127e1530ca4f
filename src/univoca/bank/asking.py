"""What may be asked of the bank, as conditions of SQL. Opens nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import sqlalchemy as sql

from univoca.bank.schema import PUZZLES
from univoca.errors import InputError
from univoca.packs.choosing import Wanted

_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?)?")


@dataclass(frozen=True, slots=True)
class Question:
    """Bounds on the puzzles of the bank: those of a pack, and when they were added (UTC).

    `since` is included and `until` is not; both are ISO dates or times. Puzzles that are like an
    earlier one are left out unless `twins`.
    """

    wanted: Wanted = field(default_factory=Wanted)
    since: str | None = None
    until: str | None = None
    twins: bool = False

    def conditions(self) -> list[sql.ColumnElement[bool]]:
        """Return what must hold; raises InputError for what is no date."""
        wanted, c = self.wanted, PUZZLES.c
        found: list[sql.ColumnElement[bool]] = []
        for column, allowed in (
            (c.kind, wanted.kinds),
            (c.size, wanted.sizes),
            (c.label, wanted.labels),
            (c.status, wanted.statuses),
        ):
            if allowed:
                found.append(column.in_(allowed))
        bounds: tuple[tuple[Any, Any, Any], ...] = (
            (c.nodes, wanted.least_nodes, wanted.most_nodes),
            (c.grade, wanted.least_grade, wanted.most_grade),
        )
        for column, least, most in bounds:
            if least is not None:
                found.append(column >= least)
            if most is not None:
                found.append(column <= most)
        if wanted.certified:
            found.append(c.certified.is_(True))
        if self.since is not None:
            found.append(c.added >= _date(self.since))
        if self.until is not None:
            found.append(c.added < _date(self.until))
        if not self.twins:
            found.append(c.twin.is_(False))
        return found


def _date(text: str) -> str:
    try:
        if _DATE.fullmatch(text) is None:
            raise ValueError(text)
        datetime.fromisoformat(text)
    except ValueError:
        raise InputError("error-date", found=text[:40]) from None
    return text
