"""`univoca regress`: puzzles that were once slow, ambiguous or broken, kept and tried again."""

from __future__ import annotations

import contextlib
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from univoca.cli.interrupting import budget_of, cancellable
from univoca.cli.reading import open_argument
from univoca.cli.refusals import INTERRUPTED, NEGATIVE
from univoca.cli.session import Session, emit
from univoca.cli.words import LocalCommand, group, option, puzzle_input, shared
from univoca.cli.writing import FileLines
from univoca.errors import InputError

if TYPE_CHECKING:
    from univoca.packs.regression import Finding

FILE = click.argument("file", type=click.Path(path_type=Path))


@group("regress")
def command() -> None:
    """Work on files of cases."""


@command.command(cls=LocalCommand, name="add", help="help-regress-add")
@FILE
@puzzle_input
@option("--why", required=True, metavar="TEXT", help="help-option-why")
@option("--budget-nodes", "nodes", type=click.IntRange(1), metavar="N", help="help-option-nodes")
@shared
@click.pass_obj
def add(
    session: Session,
    /,
    *,
    file: Path,
    puzzle: str,
    kind_id: str | None,
    why: str,
    nodes: int | None,
    as_json: bool,
) -> int:
    """Put a puzzle and what it shows now at the end of a file."""
    from univoca.packs.regression import observe, read_cases

    with cancellable() as token:
        budget = budget_of(token, nodes, None)
        found = open_argument(puzzle, kind_id, budget)
        before = read_cases(file) if file.exists() else []
        if found.text in [case.puzzle for case in before]:
            raise InputError("error-regress-known", found=found.text[:60])
        case = observe(found, " ".join(why.split()), budget)
        if token.cancelled:
            return INTERRUPTED
    with FileLines(file) as lines:
        for each in [*before, case]:
            lines.line(each.line())
    if as_json:
        emit(asdict(case))
    else:
        status = session.say(f"status-{case.status}")
        click.echo(session.say("regress-added", status=status, nodes=case.nodes))
    return 0


@command.command(cls=LocalCommand, name="run", help="help-regress-run")
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@shared
@click.pass_obj
def run(session: Session, /, *, files: tuple[str, ...], as_json: bool) -> int:
    """Decide every case anew and compare; exit 1 where something is worse."""
    from univoca.packs.regression import check, read_cases

    cases = [(name, case) for name in files for case in read_cases(Path(name))]
    failed = 0
    with cancellable() as token:
        for name, case in cases:
            finding = check(case, budget_of(token, None, None))
            if token.cancelled:
                return INTERRUPTED
            failed += bool(finding.faults)
            _report(session, name, finding, as_json)
    if not as_json:
        click.echo(session.say("regress-sum", count=len(cases), failed=failed))
    return NEGATIVE if failed else 0


def _report(session: Session, name: str, finding: Finding, as_json: bool) -> None:
    if as_json:
        emit({"file": name, "holds": not finding.faults, **asdict(finding)})
        return
    with contextlib.suppress(BrokenPipeError):
        for fault in finding.faults:
            words = session.say(f"regress-fault-{fault}")
            click.echo(f"{finding.case.puzzle[:80]}: {words} ({finding.case.why})")
