"""What became of the recipes of campaigns, kept in the bank beside their puzzles.

An attempt and its puzzle are saved in one transaction, so that a campaign can go on from there.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import sqlalchemy as sql

from univoca.bank.schema import ATTEMPTS, PUZZLES
from univoca.bank.store import Added, Bank, add_rows, digest_of, insert, now, row_of
from univoca.recipe import Recipe
from univoca.records import Record


@dataclass(frozen=True, slots=True)
class Attempt:
    """A recipe that was tried.

    `result` is `accepted`, `inconclusive` (the budget ended it) or `defect`; `measure` is what
    should rise with difficulty, `seconds` are of CPU, `budget` is nodes and conflicts, and
    `rejected` counts candidates by cause, `likeness` is that of the record. `twin` says that an
    earlier recipe gave a like puzzle.
    """

    recipe: Recipe
    result: str
    nodes: int
    measure: float | None
    seconds: float
    budget: tuple[int, int]
    rejected: Mapping[str, int]
    record: Record | None = None
    likeness: str | None = None
    twin: bool = False


def combination_of(recipe: Recipe) -> str:
    """Return what recipes that differ by their seed alone have in common."""
    return str(recipe).replace(f"#{recipe.seed}", "", 1)


def save(bank: Bank, attempts: Sequence[Attempt]) -> Added:
    """Save attempts with their puzzles, all or none."""
    puzzles = [row_of(one.record, one.likeness) for one in attempts if one.record is not None]
    with bank.changing() as connection:
        added = add_rows(connection, puzzles)
        statement = insert(connection, ATTEMPTS)
        rows = [_row(attempt) for attempt in attempts]
        again = {name: statement.excluded[name] for name in rows[0] if name != "recipe"}
        upsert = statement.on_conflict_do_update(index_elements=["recipe"], set_=again)
        connection.execute(upsert, rows)
        return added


def _row(attempt: Attempt) -> dict[str, object]:
    recipe, record = attempt.recipe, attempt.record
    return {
        "recipe": str(recipe),
        "combination": combination_of(recipe),
        "seed": recipe.seed,
        "result": attempt.result,
        "digest": None if record is None else digest_of(record),
        "nodes": attempt.nodes,
        "measure": attempt.measure,
        "seconds": attempt.seconds,
        "budget": f"{attempt.budget[0]}/{attempt.budget[1]}",
        "rejected": json.dumps(dict(attempt.rejected), sort_keys=True),
        "at": now(),
    }


def attempts_of(bank: Bank, combination: str, first: int, last: int) -> list[Attempt]:
    """Return the attempts of one combination with seeds from `first` to `last`, by seed."""
    c = ATTEMPTS.c
    query = (
        sql.select(ATTEMPTS, PUZZLES.c.twin)
        .select_from(ATTEMPTS.outerjoin(PUZZLES, c.digest == PUZZLES.c.digest))
        .where(c.combination == combination, c.seed.between(first, last))
        .order_by(c.seed)
    )
    with bank.asking() as connection:
        rows = connection.execute(query).mappings().all()
    return [_attempt(row) for row in rows]


def _attempt(row: sql.RowMapping) -> Attempt:
    nodes, _, conflicts = str(row["budget"]).partition("/")
    return Attempt(
        recipe=Recipe.parse(row["recipe"]),
        result=row["result"],
        nodes=row["nodes"],
        measure=row["measure"],
        seconds=row["seconds"],
        budget=(int(nodes), int(conflicts)),
        rejected=json.loads(row["rejected"]),
        twin=bool(row["twin"]),
    )
