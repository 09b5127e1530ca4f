"""`univoca generate`: fresh puzzles, proven, as JSON Lines."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from univoca.cli.interrupting import budget_of, cancellable
from univoca.cli.refusals import INTERRUPTED, NEGATIVE
from univoca.cli.session import Session
from univoca.cli.words import LocalCommand, option, shared
from univoca.cli.writing import Lines, lines_to
from univoca.errors import GenerationError, InputError

if TYPE_CHECKING:
    from rich.progress import Progress

    from univoca.contract import KindInfo
    from univoca.outcome import Budget
    from univoca.recipe import Recipe

MAX_COUNT = 1_000_000
PATIENCE = 1.0
"""Seconds after which a run of several puzzles shows how far it is."""


@click.command(cls=LocalCommand, name="generate", help="help-generate")
@click.argument("kind")
@option("--size", metavar="WxH", help="help-option-size")
@option("--difficulty", metavar="NAME", help="help-option-difficulty")
@option("--seed", type=click.IntRange(0), metavar="N", help="help-option-seed")
@option("--count", type=click.IntRange(1, MAX_COUNT), default=1, help="help-option-count")
@option("--option", "options", multiple=True, metavar="NAME=VALUE", help="help-option-option")
@option("--certify", is_flag=True, help="help-option-certify")
@option("--deadline", type=click.FloatRange(0), metavar="SECONDS", help="help-option-deadline")
@option("-o", "--output", type=click.Path(path_type=Path), help="help-option-output")
@shared
@click.pass_obj
def command(
    session: Session,
    *,
    kind: str,
    size: str | None,
    difficulty: str | None,
    seed: int | None,
    count: int,
    options: tuple[str, ...],
    certify: bool,
    deadline: float | None,
    output: Path | None,
    as_json: bool,
) -> int:
    """Write one record a line for the seeds from `seed` on."""
    from univoca import kinds

    info = kinds.get(kind).info
    first = _first(info, size, difficulty, seed, options)
    recipes = _following(first, count)
    with cancellable() as token:
        budget = budget_of(token, None, deadline)
        with lines_to(output) as lines:
            failed = _write_all(session, recipes, budget, lines, as_json, certify=certify)
        if token.cancelled:
            return INTERRUPTED
    return NEGATIVE if failed else 0


def _first(
    info: KindInfo,
    size: str | None,
    difficulty: str | None,
    seed: int | None,
    options: tuple[str, ...],
) -> Recipe:
    """Return the recipe asked for, checked against what the kind can make."""
    from univoca.deciding import checked_recipe
    from univoca.recipe import Recipe

    recipe = Recipe(
        info.id,
        info.sizes[len(info.sizes) // 2] if size is None else size,
        _usual(info) if difficulty is None else difficulty,
        int.from_bytes(os.urandom(4), "big") if seed is None else seed,
        options=pairs(options),
    )
    return checked_recipe(Recipe.parse(str(recipe)))


def _following(first: Recipe, count: int) -> list[Recipe]:
    """Return the recipes of this and the next seeds."""
    from univoca.recipe import MAX_SEED

    last = first.seed + count - 1
    if last > MAX_SEED:
        raise InputError("error-recipe-seed", found=str(last), limit=str(MAX_SEED))
    return [replace(first, seed=seed) for seed in range(first.seed, last + 1)]


def _usual(info: KindInfo) -> str:
    return "normal" if "normal" in info.difficulties else info.difficulties[0]


def pairs(options: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return the pairs that `--option NAME=VALUE` spells, sorted; InputError for another form."""
    found = []
    for each in options:
        name, equals, value = each.partition("=")
        if not (name and equals and value):
            raise InputError("error-usage-pair", found=each[:40])
        found.append((name, value))
    return tuple(sorted(found))


def _write_all(
    session: Session,
    recipes: list[Recipe],
    budget: Budget,
    lines: Lines,
    as_json: bool,
    *,
    certify: bool,
) -> int:
    """Write each puzzle as soon as it is made; return how many were not made."""
    from univoca.certifying import certify as certified
    from univoca.engine import generate

    failed = 0
    bar = Bar(session, len(recipes))
    try:
        for done, recipe in enumerate(recipes):
            bar.show(done)
            try:
                record = generate(recipe, budget)
                if certify:
                    record = certified(record, budget)
            except GenerationError as failure:
                if budget.cancel is not None and budget.cancel.cancelled:
                    break
                failed += 1
                sentence = failure.sentence(session.language)
                session.tell("generate-failed", recipe=str(recipe), sentence=sentence)
                if budget.ran_out():
                    break
            else:
                lines.line(record.line(rejected=as_json))
            if budget.cancel is not None and budget.cancel.cancelled:
                break
    finally:
        bar.end()
    return failed


class Bar:
    """How far a run is, on stderr: shown on a terminal after a second, and never for one puzzle.

    Where the puzzles themselves go to the same terminal, they are progress enough.
    """

    def __init__(self, session: Session, total: int) -> None:
        self._session = session
        self._total = total
        self._started = time.monotonic()
        self._wanted = total > 1 and sys.stderr.isatty() and not sys.stdout.isatty()
        self._progress: Progress | None = None

    def show(self, done: int) -> None:
        """Say that `done` puzzles are made."""
        if not self._wanted or time.monotonic() - self._started < PATIENCE:
            return
        if self._progress is None:
            from rich.console import Console
            from rich.progress import Progress

            self._progress = Progress(
                console=Console(stderr=True), transient=True, redirect_stdout=False
            )
            self._progress.start()
            self._progress.add_task(self._session.say("generate-progress"), total=self._total)
        self._progress.update(self._progress.task_ids[0], completed=done)

    def end(self) -> None:
        """Take the bar away."""
        if self._progress is not None:
            self._progress.stop()
