"""`univoca solve`: the outcome, and the answer or both answers.

Exit 0 when the puzzle has exactly one answer (for kinds that promise a solution rather than a
single one, when it has any), 1 when it has none, has two, or was not decided within the budget.
"""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING, Any, Literal

import click

from univoca.cli.interrupting import budget_of, cancellable, stop_if_cancelled
from univoca.cli.reading import open_argument
from univoca.cli.refusals import NEGATIVE
from univoca.cli.session import Session, emit, named
from univoca.cli.words import LocalCommand, option, puzzle_input, shared
from univoca.errors import InputError

if TYPE_CHECKING:
    from univoca.contract import Kind
    from univoca.opening import Opened
    from univoca.outcome import Budget, Outcome
    from univoca.why import Clash

Choice = Literal["auto", "search", "sat", "both"]


@click.command(cls=LocalCommand, name="solve", help="help-solve")
@puzzle_input
@option("--method", type=click.Choice(["auto", "search", "sat", "both"]), default="auto",
        help="help-option-method")  # fmt: skip
@option("--budget-nodes", "nodes", type=click.IntRange(1), metavar="N", help="help-option-nodes")
@option("--deadline", type=click.FloatRange(0), metavar="SECONDS", help="help-option-deadline")
@option("--conflict", "wants_conflict", is_flag=True, help="help-option-conflict")
@shared
@click.pass_obj
def command(
    session: Session,
    *,
    puzzle: str,
    kind_id: str | None,
    method: Choice,
    nodes: int | None,
    deadline: float | None,
    wants_conflict: bool,
    as_json: bool,
) -> int:
    """Decide a puzzle."""
    with cancellable() as token:
        budget = budget_of(token, nodes, deadline)
        opened = open_argument(puzzle, kind_id, budget)
        outcomes = _decide(opened, method, budget)
        home = _way_home(opened, budget)
        chosen = _overall(outcomes)
        clash = _clash(opened, chosen, budget) if wants_conflict else None
        stop_if_cancelled(token)
    if as_json:
        emit(_as_json(opened, outcomes, chosen) | (home or {}) | _clash_json(session, clash))
    else:
        _print(session, opened, outcomes, chosen)
        if clash is not None:
            _print_clash(session, clash)
        if home is not None and home["least_turns"] is not None:
            way = " ".join(home["way"])
            click.echo(session.say("solve-least-turns", count=home["least_turns"], way=way))
    if chosen is None:
        return NEGATIVE
    found = chosen.status == "unique" or (
        chosen.status == "ambiguous" and not opened.kind.info.unique
    )
    return 0 if found else NEGATIVE


def _decide(opened: Opened, method: Choice, budget: Budget) -> list[Outcome[Any]]:
    from univoca.engine import decide, prove

    kind, puzzle = opened.kind, opened.puzzle
    if method == "search":
        return [kind.solver.solutions(puzzle, budget, 2).outcome()]
    if method == "sat":
        return [kind.prover.solutions(puzzle, budget, 2).outcome()]
    if method == "both":
        proof = prove(kind, puzzle, budget)
        return [proof.search, proof.sat]
    return [decide(kind, puzzle, budget)]


def _way_home(opened: Opened, budget: Budget) -> dict[str, Any] | None:
    """Return the least number of turns and the turns, for kinds whose solver knows them."""
    least_turns = getattr(opened.kind.solver, "least_turns", None)
    if least_turns is None:
        return None
    best = least_turns(opened.puzzle, budget)
    return {"least_turns": best.turns, "way": [str(turn) for turn in best.way]}


def _clash(opened: Opened, chosen: Outcome[Any] | None, budget: Budget) -> Clash | None:
    """Return the clues in conflict where there is no answer; InputError where none can be named."""
    from univoca import why

    if not opened.kind.has_switches:
        raise InputError("error-clash-kind", kind=opened.kind.info.id)
    if chosen is None or chosen.status != "contradiction":
        return None
    return why.clash(opened.kind, opened.puzzle, budget)


def _clash_json(session: Session, clash: Clash | None) -> dict[str, Any]:
    from univoca.constructing import clash_json

    return {} if clash is None else {"conflict": clash_json(clash, session.language)}


def _print_clash(session: Session, clash: Clash) -> None:
    if clash.clues is None:
        click.echo(session.say("solve-conflict-unknown"))
    elif not clash.clues:
        click.echo(session.say("solve-conflict-board"))
    else:
        shown = "irreducible" if clash.irreducible else "some"
        proof = "smallest" if clash.smallest else shown
        click.echo(session.say("solve-conflict", count=len(clash.clues), proof=proof))
        for clue in clash.clues:
            click.echo(f"  · {session.say(clue.message, **clue.parameters)}")


def _overall(outcomes: list[Outcome[Any]]) -> Outcome[Any] | None:
    """Return what the methods show together, or None where they contradict each other.

    Where one was not decided, two answers shown by the other still are two answers; all else is
    then inconclusive.
    """
    decided = [each for each in outcomes if each.status != "inconclusive"]
    first, last = outcomes[0], outcomes[-1]
    if len(decided) < len(outcomes):
        shown = [each for each in decided if each.status == "ambiguous"]
        undecided = [each for each in outcomes if each.status == "inconclusive"]
        return (shown or undecided)[0]
    if first.status != last.status:
        return None
    if first.status == "unique" and first.answers != last.answers:
        return None
    return first


def _as_json(
    opened: Opened, outcomes: list[Outcome[Any]], chosen: Outcome[Any] | None
) -> dict[str, Any]:
    from univoca.engine import outcome_json

    def plain(outcome: Outcome[Any]) -> dict[str, Any]:
        data = outcome_json(opened.kind, opened.puzzle, outcome)
        del data["marks"]
        return data

    data: dict[str, Any] = {"kind": opened.kind.info.id, "puzzle": opened.text}
    if opened.recipe is not None:
        data["recipe"] = str(opened.recipe)
    if len(outcomes) == 1:
        return data | plain(outcomes[0])
    return data | {
        "status": chosen.status if chosen is not None else "contested",
        "answers": plain(chosen)["answers"] if chosen is not None else [],
        "methods": [plain(each) for each in outcomes],
    }


def _print(
    session: Session, opened: Opened, outcomes: list[Outcome[Any]], chosen: Outcome[Any] | None
) -> None:
    if chosen is None:
        click.echo(session.say("solve-contested"))
    else:
        click.echo(session.say(f"solve-{chosen.status}"))
        _print_answers(session, opened.kind, opened.puzzle, chosen)
    for each in outcomes:
        count = each.spent.nodes if each.method == "search" else each.spent.conflicts
        click.echo(
            session.say(
                f"solve-spent-{each.method}",
                status=session.say(f"status-{each.status}"),
                count=count,
                milliseconds=round(each.spent.seconds * 1000, 1),
            )
        )
        if each.ran_out is not None:
            click.echo(session.say("solve-ran-out", reason=each.ran_out))


def _print_answers(session: Session, kind: Kind, puzzle: Any, outcome: Outcome[Any]) -> None:
    """Draw one answer, or two beside each other with ≠ where they differ."""
    from univoca.render.canvas import beside
    from univoca.render.text import text_picture

    scene = kind.view.scene(puzzle)
    marks = [kind.model.marks_of(puzzle, answer) for answer in outcome.answers]
    different: list[str] = []
    if len(marks) == 2:
        first, second = marks
        names = [target.id for target in scene.targets]
        different = [name for name in names if first.get(name) != second.get(name)]
    pictures = [text_picture(scene, each, different) for each in marks]
    columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    click.echo(beside(pictures, columns=columns), nl=False)
    if different:
        click.echo(session.say("solve-different", count=len(different), targets=named(different)))
