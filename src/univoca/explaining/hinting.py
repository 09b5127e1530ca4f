"""Help in stages on the player's own marks: what is wrong, where to look, why, what to do.

Follows from the puzzle and the marks alone. Knows no kind by name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from univoca.contract import Hint, Kind, Marks
from univoca.deduce.board import Board
from univoca.deduce.leading import needed
from univoca.deduce.run import Run
from univoca.deduce.technique import Finding
from univoca.explaining.path import run_of
from univoca.explaining.telling import conclusion, deduction, reasons
from univoca.kernels.questions import Questions, conflict
from univoca.kernels.sat import Solver
from univoca.outcome import Budget
from univoca.texts import Parameter, say

WRONG, LOOK, WHY, DO = 0, 1, 2, 3
MOST_STEPS = 400
"""Steps about what no mark can show that a hint takes on its way to one."""
CONFLICTS = 20_000
_CELL = re.compile(r"r(\d+)c(\d+)")


def hint(kind: Kind, puzzle: Any, marks: Marks, stage: int, budget: Budget) -> Hint:
    """Return one stage of help: 1 where to look, 2 the technique and why, 3 what to do.

    Where the marks cannot be completed, stage 0 comes instead: the smallest set of marks in
    conflict. Raises InputError for marks of another board, and where the kind has no techniques.
    """
    answer = kind.model.answer_of(puzzle, marks)
    if not kind.rules.violations(puzzle, answer):
        return Hint("hint-solved", stage=stage, last=True)
    wrong = mistaken(kind, puzzle, marks, budget)
    if wrong is not None:
        return wrong
    board = kind.reasons.board(puzzle)
    for literal in board.literals(marks):
        board.network.assign(literal)
    steps = leading(kind, puzzle, board, budget)
    if steps is None:
        late = budget.ran_out() is not None
        return Hint("hint-late" if late else "hint-none", stage=stage, last=True)
    return _staged(kind, puzzle, board, steps, stage)


def mistaken(kind: Kind, puzzle: Any, marks: Marks, budget: Budget) -> Hint | None:
    """Return the marks that cannot all be right, the smallest set of them; None where all can."""
    if not kind.has_switches:
        return None
    stated = kind.switches.switched(puzzle)
    scene = kind.view.scene(puzzle)
    states = {target.id: scene.families[target.family].states for target in scene.targets}
    for _, literal in stated.clues:
        stated.clauses.add([literal])
    named = [target for target in marks if target in stated.marks]
    literals = [
        stated.marks[target] * (1 if marks[target] == states[target][1] else -1)
        for target in named
        if marks[target] in states[target][1:3]
    ]
    named = [target for target in named if marks[target] in states[target][1:3]]
    with Solver(stated.clauses) as solver:
        asked = Questions(solver, cuts=stated.cuts, conflicts=CONFLICTS, stop=budget.stop())
        found = conflict(asked, literals)
    if found.places is None:
        return None
    targets = tuple(named[place] for place in found.places)
    message = "hint-wrong" if targets else "hint-no-answer"
    named_places: dict[str, Parameter] = {"count": len(targets), "places": "; ".join(targets)}
    return Hint(message, named_places, targets, stage=WRONG, last=True)


def leading(kind: Kind, puzzle: Any, board: Board, budget: Budget) -> list[Finding] | None:
    """Return the findings up to the first that a mark can show, those that it needs alone.

    None where nothing follows.
    """
    run: Run = run_of(kind, puzzle, board, budget)
    start = board.network.size
    taken: list[Finding] = []
    for _ in range(MOST_STEPS):
        step = run.next()
        if step is None:
            return None
        taken.append(step.finding)
        shown = any(literal in board.marks for literal in step.finding.literals)
        if shown or not step.finding.literals:
            return needed(board.network, taken, start)
        run.take(step.finding)
    return None


def _staged(kind: Kind, puzzle: Any, board: Board, steps: list[Finding], stage: int) -> Hint:
    told = [deduction(board, finding) for finding in steps]
    last = told[-1]
    around = tuple(dict.fromkeys(name for one in told for name in (*one.targets, *one.areas)))
    if stage <= LOOK:
        seen = around or tuple(last.marks)
        return Hint("hint-look", _extent(seen), seen, stage=LOOK)
    name = f"{kind.info.id}-technique-{last.technique}"
    why = tuple(sentence for one in told for sentence in one.why)
    if stage == WHY:
        return Hint(
            "hint-technique",
            {"technique": name},
            around,
            stage=WHY,
            why=why,
            measures={"level": last.level},
        )
    return Hint(
        "hint-do",
        {"technique": name},
        around,
        stage=DO,
        last=True,
        why=why,
        marks=last.marks,
        move=" ".join(f"{target}={state}" for target, state in last.marks.items()) or None,
        measures={"level": last.level},
    )


def _extent(targets: Sequence[str]) -> dict[str, Parameter]:
    """Return the rows and columns that targets lie in; `tall` is 0 where they are no cells."""
    cells = [(int(row), int(col)) for name in targets for row, col in _CELL.findall(name)]
    inside = [cell for cell in cells if 0 not in cell]
    if not inside:
        return {"tall": 0, "wide": 0, "rows": "", "columns": ""}
    rows, cols = (sorted({cell[axis] for cell in inside}) for axis in (0, 1))
    return {
        "tall": rows[-1] - rows[0] + 1,
        "wide": cols[-1] - cols[0] + 1,
        "rows": _range(rows),
        "columns": _range(cols),
    }


def _range(lines: Sequence[int]) -> str:
    return str(lines[0]) if lines[0] == lines[-1] else f"{lines[0]}–{lines[-1]}"


def sentences(kind: Kind, puzzle: Any, found: Hint, language: str) -> list[str]:
    """Return a hint as sentences in a language."""
    parameters = dict(found.parameters)
    if "technique" in parameters:
        parameters["technique"] = say(str(parameters["technique"]), None, language)
    said = [say(found.message, parameters, language)]
    scene = kind.view.scene(puzzle)
    said += reasons(found.why, scene, language)
    return [*said, *conclusion(found.marks, scene, language)]
