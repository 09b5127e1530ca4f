"""When two puzzles are one: equal after a turn or a mirror, and a new order of nameless parts.

Knows no kind: `model.transform` turns, `model.normal` orders.
"""

from __future__ import annotations

import hashlib
from typing import Any

from univoca import kinds
from univoca.contract import Kind
from univoca.errors import InputError
from univoca.grid import SYMMETRIES
from univoca.opening import PREFIX
from univoca.records import Record


def canonical(kind: Kind, puzzle: Any) -> str:
    """Return the least of the texts that a puzzle has in its eight positions, each normal."""
    model = kind.model
    turned = (model.transform(puzzle, symmetry) for symmetry in SYMMETRIES)
    return min(model.write(model.normal(each)) for each in turned)


def likeness(record: Record) -> str:
    """Return 32 hexadecimal digits that are the same for puzzles equal up to symmetry.

    A kind that is not here, or a text that it cannot read, is like its equal text alone.
    """
    body = record.puzzle.removeprefix(f"{PREFIX}{record.kind}/")
    try:
        kind = kinds.get(record.kind)
        body = canonical(kind, kind.model.parse(body))
    except InputError:
        pass
    return hashlib.sha256(f"{record.kind}/{body}".encode()).hexdigest()[:32]


def rank(record: Record) -> str:
    """Return the text by which the first of several like puzzles is told: seed, then recipe.

    A bare puzzle comes after all that have a recipe, so that it displaces none with its evidence.
    It depends on the record alone, so that who came first in time does not matter.
    """
    recipe = record.parsed_recipe
    if recipe is None:
        return f"{'':9>19}/{record.puzzle}"
    return f"{recipe.seed:019d}/{recipe}"
