"""`univoca campaign`: many recipes over many processes or machines, into a bank."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from univoca.cli.bank import opened
from univoca.cli.interrupting import cancellable
from univoca.cli.reading import read_file
from univoca.cli.refusals import INTERRUPTED, NEGATIVE
from univoca.cli.session import Session, emit
from univoca.cli.words import LocalCommand, option, shared
from univoca.cli.writing import FileLines
from univoca.errors import InputError

if TYPE_CHECKING:
    from rich.progress import Progress as Shown

    from univoca.campaign.report import Report
    from univoca.campaign.running import Progress
    from univoca.campaign.spec import Spec
    from univoca.campaign.workers import Workers

MAX_SPEC = 1_000_000
TOLD_EVERY = 5.0
"""Seconds between lines of progress where stderr is no terminal."""


@click.command(cls=LocalCommand, name="campaign", help="help-campaign")
@option("--bank", required=True, metavar="BANK", help="help-option-bank")
@option("--spec", type=click.Path(path_type=Path), metavar="FILE", help="help-option-spec")
@option("--kind", "kinds", multiple=True, metavar="KIND", help="help-option-campaign-kind")
@option("--size", "sizes", multiple=True, metavar="SIZE", help="help-option-campaign-size")
@option(
    "--difficulty",
    "difficulties",
    multiple=True,
    metavar="NAME",
    help="help-option-campaign-difficulty",
)
@option("--seed", type=click.IntRange(0), metavar="N", help="help-option-seed")
@option("--count", type=click.IntRange(1), metavar="N", help="help-option-campaign-count")
@option("--option", "options", multiple=True, metavar="NAME=VALUE", help="help-option-option")
@option("--workers", type=click.IntRange(1, 1024), metavar="N", help="help-option-workers")
@option("--scheduler", metavar="ADDRESS", help="help-option-scheduler")
@option("--html", type=click.Path(path_type=Path), metavar="FILE", help="help-option-html")
@option("--report-only", is_flag=True, help="help-option-report-only")
@shared
@click.pass_obj
def command(
    session: Session,
    /,
    *,
    bank: str,
    spec: Path | None,
    kinds: tuple[str, ...],
    sizes: tuple[str, ...],
    difficulties: tuple[str, ...],
    seed: int | None,
    count: int | None,
    options: tuple[str, ...],
    workers: int | None,
    scheduler: str | None,
    html: Path | None,
    report_only: bool,
    as_json: bool,
) -> int:
    """Make what the bank does not hold yet, then report on the whole campaign."""
    from univoca.campaign.report import report

    asked = (kinds, sizes, difficulties, count, options)
    if spec is not None and (any(asked) or seed is not None):
        raise InputError("error-campaign-both")
    plan = (
        _from_file(spec)
        if spec
        else _plan((kinds, sizes, difficulties), (seed or 0, count or 100), options)
    )
    with (
        page_to(html) as page,
        crew(workers, scheduler, needed=not report_only) as makers,
        opened(bank, create=not report_only) as store,
        cancellable() as token,
    ):
        if makers is not None:
            from univoca.campaign.running import run

            with Display(session, plan.count) as display:
                run(plan, store, makers, display.tell, token)
        found = report(plan, store)
        _show(session, found, page, as_json)
    if token.cancelled:
        return INTERRUPTED
    return 0 if all(line.accepted == line.recipes for line in found.lines) else NEGATIVE


def _from_file(path: Path) -> Spec:
    from univoca.campaign.spec import read_spec

    return read_spec(read_file(path, MAX_SPEC), str(path))


def _plan(
    what: tuple[tuple[str, ...], ...], seeds: tuple[int, int], options: tuple[str, ...]
) -> Spec:
    from univoca.campaign.spec import Spec, combinations, joined
    from univoca.cli.generate import pairs

    kinds, sizes, difficulties = what
    return Spec(joined(combinations(kinds, sizes, difficulties, seeds, dict(pairs(options)))))


@contextlib.contextmanager
def crew(count: int | None, scheduler: str | None, *, needed: bool) -> Iterator[Workers | None]:
    """Give the workers, those of a cluster reached before there is a bank; None where unneeded."""
    if not needed:
        yield None
        return
    from univoca.campaign import workers

    local = workers.LocalWorkers(count or workers.cores())
    makers: Workers = local if scheduler is None else workers.ClusterWorkers(scheduler)
    try:
        yield makers
    finally:
        makers.close()


def page_to(path: Path | None) -> contextlib.AbstractContextManager[FileLines | None]:
    """Return where the page goes, opened before anything is made; None where none is wanted."""
    return contextlib.nullcontext() if path is None else FileLines(path)


def _show(session: Session, found: Report, page: FileLines | None, as_json: bool) -> None:
    from univoca.campaign.page import as_html, as_text

    if page is not None:
        page.data(as_html(found, session.language).encode())
    if as_json:
        emit(found.as_json())
    else:
        click.echo(as_text(found, session.language))


class Display:
    """How far a campaign is, on stderr: a bar on a terminal, else a line now and then."""

    def __init__(self, session: Session, total: int) -> None:
        self._session = session
        self._total = total
        self._last = time.monotonic()
        self._bar: Shown | None = None

    def __enter__(self) -> Display:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, TextColumn
            from rich.progress import Progress as Shown

            words = TextColumn("{task.description}")
            console = Console(stderr=True)
            self._bar = Shown(words, BarColumn(), console=console, redirect_stdout=False)
            self._bar.start()
            self._bar.add_task("", total=self._total)
        return self

    def __exit__(self, *_: object) -> None:
        """Leave the last state of the bar."""
        if self._bar is not None:
            self._bar.stop()

    def tell(self, progress: Progress) -> None:
        """Show what is saved by now."""
        if self._bar is not None:
            done = progress.before + progress.saved
            task = self._bar.task_ids[0]
            self._bar.update(task, completed=done, description=self._words(progress))
        elif time.monotonic() - self._last >= TOLD_EVERY or progress.left == 0:
            self._last = time.monotonic()
            click.echo(self._words(progress), err=True)

    def _words(self, progress: Progress) -> str:
        left = progress.left
        return self._session.say(
            "campaign-progress",
            done=progress.before + progress.saved,
            total=progress.total,
            failed=progress.failed,
            rate=f"{progress.rate:.1f}",
            left="—" if left is None else _clock(left),
        )


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02d}:{rest:02d}"
