"""What the engine answers a constructor: clues in conflict, what all answers share.

Each function takes a message and a budget and returns plain data, as those of `engine` do.
"""

from __future__ import annotations

from typing import Any

from univoca import why
from univoca.contract import Kind
from univoca.messages import Message, language, own_puzzle
from univoca.outcome import Budget
from univoca.texts import say


def conflict(message: Message, budget: Budget) -> dict[str, Any]:
    """Return the smallest set of a puzzle's clues that cannot hold together, in words."""
    kind, puzzle = own_puzzle(message)
    return clash_json(why.clash(kind, puzzle, budget), language(message))


def clash_json(clash: why.Clash, spoken: str) -> dict[str, Any]:
    """Return a clash as data: each clue with its targets and its sentence.

    `status` is "conflict", "none" where all clues can hold together, or "inconclusive".
    """
    status = "conflict" if clash.clues is not None else "none"
    if clash.clues is None and clash.ran_out is not None:
        status = "inconclusive"
    return {
        "status": status,
        "clues": [
            {"targets": list(clue.targets), "sentence": say(clue.message, clue.parameters, spoken)}
            for clue in clash.clues or ()
        ],
        "irreducible": clash.irreducible,
        "smallest": clash.smallest,
        "ran_out": clash.ran_out,
        "spent": {"conflicts": clash.spent.conflicts, "seconds": round(clash.spent.seconds, 6)},
    }


def common(message: Message, budget: Budget) -> dict[str, Any]:
    """Return the marks that all answers of a puzzle share; None where there are no answers."""
    kind, puzzle = own_puzzle(message)
    found = why.common(kind, puzzle, budget)
    if found.first is None or found.second is None:
        return {"marks": None, "ran_out": found.ran_out}
    marks = dict.fromkeys(found.first, 1) | dict.fromkeys(found.second, 2)
    return {"marks": _in_words(kind, puzzle, marks), "ran_out": None}


def _in_words(kind: Kind, puzzle: Any, marks: dict[str, int]) -> dict[str, str]:
    """Return each mark's state by its place among the states of its target."""
    scene = kind.view.scene(puzzle)
    states = {target.id: scene.families[target.family].states for target in scene.targets}
    return {name: states[name][place] for name, place in marks.items() if place < len(states[name])}
