"""Certified records of each kind, and what the checker says of changed ones."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

from univoca.certifying import certify
from univoca.deciding import Record, generate
from univoca.outcome import Budget
from univoca.proofs import check
from univoca.recipe import Recipe

UNIQUE = ("norinori", "castle-wall", "stitches")
RECIPES = {
    "norinori": "norinori/8x8/hard#5",
    "castle-wall": "castle-wall/8x8/hard#3",
    "stitches": "stitches/6x6/hard#5",
    "pentominoes": "pentominoes/6p/normal/unique=yes#2",
    "polypivot": "polypivot/10x8/hard#6",
}


@cache
def record(kind: str) -> Record:
    return certify(generate(Recipe.parse(RECIPES[kind]), Budget()))


def certificate(kind: str) -> dict[str, Any]:
    return certificate_of(record(kind))


def certificate_of(made: Record) -> dict[str, Any]:
    assert isinstance(made.certificate, dict)
    return deepcopy(made.certificate)


def refused(data: Any) -> bool:
    try:
        check.check(data)
    except check.Refused:
        return True
    return False
