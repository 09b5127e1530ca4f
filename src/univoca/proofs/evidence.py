"""What a kind hands over to be certified. Knows no puzzle and no solver."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Form = Literal["drup", "lrat"]
Cut = tuple[int, int, int, tuple[int, ...]]
Cuts = Callable[[Any], list[tuple[Cut, list[int]]]]
"""Looks at a solver with a model and returns cuts that it breaks, each with its clause."""


Said = dict[tuple[str, str], list[list[int]]]


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a certificate claims, and the clauses that its lines refute.

    `statement` holds them (a `Statement`; None where the claim needs no refutation). `cuts` finds
    what the clauses leave out, where they do. `fields` go into the certificate as they are.
    `form` is the form of proof that suits the kind. `weaker` is what is claimed instead where the
    clauses can hold or the budget ends. `said` returns for each mark (target, state) the clauses
    that stand for it, so that the steps of an explanation are lines of a proof; nothing for a kind
    without techniques.
    """

    claim: str
    statement: Any = None
    cuts: Cuts | None = None
    fields: Mapping[str, Any] = field(default_factory=dict)
    form: Form = "drup"
    weaker: str | None = None
    said: Callable[[], Said] = dict
