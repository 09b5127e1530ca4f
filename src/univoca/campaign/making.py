"""One recipe made in a worker: text in, plain data out, so that it can travel. Saves nothing."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from univoca import kinds
from univoca.bank.attempts import Attempt
from univoca.deciding import generate
from univoca.errors import GenerationError
from univoca.outcome import Budget
from univoca.packs.canonical import likeness
from univoca.recipe import Recipe
from univoca.records import Record

Made = dict[str, Any]


def make(recipe: str, nodes: int, conflicts: int) -> Made:
    """Make and prove the puzzle of a recipe; return what became of it, as plain data."""
    budget = Budget(nodes=nodes, conflicts=conflicts)
    begun = time.process_time()
    made: Made = {"recipe": recipe, "budget": [nodes, conflicts], "record": None}
    try:
        record = generate(Recipe.parse(recipe), budget)
    except GenerationError:
        made["result"] = "inconclusive"
    except Exception as defect:
        made["result"] = "defect"
        made["reason"] = repr(defect)[:200]
    else:
        made["result"] = "accepted"
        made["record"] = record.line(rejected=True)
        made["likeness"] = likeness(record)
    made["seconds"] = time.process_time() - begun
    return made


def make_all(jobs: Iterable[tuple[str, int, int]]) -> list[Made]:
    """Make recipes one after the other, each with its bounds on nodes and conflicts."""
    return [make(*job) for job in jobs]


def read(made: Made) -> Attempt:
    """Return what a worker sent as an attempt."""
    recipe = Recipe.parse(made["recipe"])
    record = None if made["record"] is None else Record.from_line(made["record"])
    rising = kinds.get(recipe.kind).info.rising
    return Attempt(
        recipe=recipe,
        result=made["result"],
        nodes=0 if record is None else record.nodes,
        measure=None if record is None else record.measures.get(rising),
        seconds=made["seconds"],
        budget=(made["budget"][0], made["budget"][1]),
        rejected={} if record is None else record.rejected,
        record=record,
        likeness=made.get("likeness"),
    )
