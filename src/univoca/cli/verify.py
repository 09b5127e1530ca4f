"""`univoca verify`: proves puzzles anew by the method that did not make them, and certificates.

Exit 0 when all hold, 1 when one does not, 2 when the pack cannot be read.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from univoca.cli.interrupting import budget_of, cancellable
from univoca.cli.reading import MAX_PACK, read_file, read_text
from univoca.cli.refusals import INTERRUPTED, NEGATIVE
from univoca.cli.session import Session, emit
from univoca.cli.words import LocalCommand, option, shared
from univoca.errors import InputError

if TYPE_CHECKING:
    from univoca.engine import Record
    from univoca.outcome import Budget

ENOUGH = 10
"""Records for which another process is worth its start, and that it takes at a time."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What proving a record anew showed: a cause of `verify-…` messages, how, and what it cost."""

    cause: str
    method: str
    nodes: int
    conflicts: int
    reason: str = ""

    @property
    def holds(self) -> bool:
        """Whether the record's claim stands."""
        return self.cause in ("proven", "certified")


@click.command(cls=LocalCommand, name="verify", help="help-verify")
@click.argument("pack")
@option("--budget-nodes", "nodes", type=click.IntRange(1), metavar="N", help="help-option-nodes")
@option("--workers", type=click.IntRange(1), metavar="N", help="help-option-workers")
@option("--deadline", type=click.FloatRange(0), metavar="SECONDS", help="help-option-deadline")
@shared
@click.pass_obj
def command(
    session: Session,
    *,
    pack: str,
    nodes: int | None,
    workers: int | None,
    deadline: float | None,
    as_json: bool,
) -> int:
    """Say of each record whether it holds."""
    records = _records(pack)
    failed = 0
    with cancellable() as token:
        budget = budget_of(token, nodes, deadline)
        verdicts = _verdicts([record for _, record in records], budget, workers)
        for (number, record), verdict in zip(records, verdicts, strict=True):
            if token.cancelled:
                verdicts.close()
                return INTERRUPTED
            failed += not verdict.holds
            _report(session, number, record, verdict, as_json)
    if not as_json:
        click.echo(session.say("verify-sum", count=len(records), failed=failed))
    return NEGATIVE if failed else 0


def _verdicts(
    records: list[Record], budget: Budget, workers: int | None
) -> Generator[Verdict, None, None]:
    """Yield the verdicts in order: on several processors where there is enough to do."""
    count = min(workers or os.cpu_count() or 1, len(records) // ENOUGH)
    if count < 2:
        yield from (_verdict(record, budget) for record in records)
        return
    from concurrent.futures import ProcessPoolExecutor

    alone = replace(budget, cancel=None)
    work = partial(_verdict, budget=alone)
    with ProcessPoolExecutor(count, initializer=_deaf) as pool:
        try:
            yield from pool.map(work, records, chunksize=ENOUGH)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _deaf() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _records(pack: str) -> list[tuple[int, Record]]:
    """Read the whole pack first, so that a bad line is told before any work is done."""
    from pathlib import Path

    from univoca.engine import Record
    from univoca.packs.files import sound

    text = read_text(pack, MAX_PACK) if pack == "-" else read_file(Path(pack), MAX_PACK)
    records = []
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            record = Record.from_line(line, number, pack)
            records.append((number, sound(record, number, pack)))
    if not records:
        raise InputError("error-text-empty")
    return records


def _verdict(record: Record, budget: Budget) -> Verdict:
    from univoca.deciding import reprove

    kind, puzzle, answer = record.parts()
    outcome = reprove(kind, puzzle, record.proven, budget).outcome()
    cause, reason = "proven", ""
    if answer is not None and kind.rules.violations(puzzle, answer):
        cause = "wrong-answer"
    elif outcome.status == "inconclusive":
        cause = "inconclusive"
    elif outcome.status != record.status:
        cause = "other-outcome"
    elif record.status == "unique" and not _answered(record, outcome.answers[0]):
        cause = "other-answer"
    elif isinstance(record.certificate, Mapping):
        cause, reason = _certified(record, budget)
    return Verdict(cause, outcome.method, outcome.spent.nodes, outcome.spent.conflicts, reason)


def _answered(record: Record, found: Any) -> bool:
    """Tell whether a record's answer, or its hash, is that of the one that was found."""
    from univoca.records import answer_hash

    kind, puzzle, answer = record.parts()
    if answer is not None:
        return bool(found == answer)
    return answer_hash(record.puzzle, kind.model.write_answer(puzzle, found)) == record.answer_hash


def _certified(record: Record, budget: Budget) -> tuple[str, str]:
    """Return the cause that a certificate leads to, and why where it is refused."""
    from univoca.certifying import recounted, refusal

    reason = refusal(record)
    if reason is not None:
        return "refused", reason
    recount = recounted(record, budget)
    if recount is None:
        return "inconclusive", ""
    return ("certified" if recount else "other-count"), ""


def _report(session: Session, number: int, record: Record, verdict: Verdict, as_json: bool) -> None:
    made = record.parsed_recipe
    recipe = record.recipe if made is not None and made.kind == record.kind else None
    name = recipe or record.puzzle
    if as_json:
        data: dict[str, Any] = {
            "line": number,
            "kind": record.kind,
            "puzzle": record.puzzle,
            "recipe": recipe,
            "proven": verdict.holds,
            "cause": verdict.cause,
            "method": verdict.method,
            "reason": verdict.reason or None,
            "nodes": verdict.nodes,
            "conflicts": verdict.conflicts,
        }
        emit(data)
        return
    about = {"reason": verdict.reason, "method": verdict.method}
    sentence = session.say(f"verify-{verdict.cause}", **about)
    click.echo(session.say("verify-line", line=number, name=name, sentence=sentence))
