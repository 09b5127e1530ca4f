"""Options that say which puzzles of a pack or bank are meant. Opens nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from univoca.cli.words import option

if TYPE_CHECKING:
    from univoca.bank.asking import Question
    from univoca.packs.choosing import Wanted

F = TypeVar("F", bound=Callable[..., Any])
WHOLE = click.IntRange(0)


def filtered(function: F) -> F:
    """Give a command the bounds on puzzles; they arrive as keywords for `wanted`."""
    for declare in reversed(
        (
            option("--kind", "kinds", multiple=True, metavar="KIND", help="help-option-kinds"),
            option("--size", "sizes", multiple=True, metavar="SIZE", help="help-option-sizes"),
            option(
                "--difficulty",
                "labels",
                multiple=True,
                metavar="NAME",
                help="help-option-difficulties",
            ),
            option(
                "--status", "statuses", multiple=True, metavar="NAME", help="help-option-status"
            ),
            option("--min-nodes", "least_nodes", type=WHOLE, help="help-option-min-nodes"),
            option("--max-nodes", "most_nodes", type=WHOLE, help="help-option-max-nodes"),
            option("--min-grade", "least_grade", type=float, help="help-option-min-grade"),
            option("--max-grade", "most_grade", type=float, help="help-option-max-grade"),
            option("--certified", is_flag=True, help="help-option-certified"),
        )
    ):
        function = declare(function)
    return function


def dated(function: F) -> F:
    """Give a command what can be asked of a bank: the bounds, dates, and puzzles that are alike."""
    function = option("--twins", is_flag=True, help="help-option-twins")(function)
    function = option("--until", metavar="DATE", help="help-option-until")(function)
    function = option("--since", metavar="DATE", help="help-option-since")(function)
    return filtered(function)


def wanted(**bounds: Any) -> Wanted:
    """Return the bounds that a command was given."""
    from univoca.packs.choosing import Wanted

    return Wanted(**bounds)


def question(since: str | None, until: str | None, twins: bool, **bounds: Any) -> Question:
    """Return what a command asks of a bank."""
    from univoca.bank.asking import Question

    return Question(wanted(**bounds), since, until, twins)
