"""What the engine answers a constructor: texts, drafts, clues in conflict.

Each function takes a message and a budget and returns plain data, as those of `engine` do.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from univoca import kinds, why
from univoca.contract import Editing, Kind
from univoca.errors import InputError
from univoca.grid import Size
from univoca.messages import Message, language, marks, own_puzzle, text, whole
from univoca.opening import puzzle_text
from univoca.outcome import Budget
from univoca.packs.contents import contents
from univoca.texts import say

MOST_NODES = 20_000_000
MOST_CONFLICTS = 5_000_000
"""The largest counts that a message may ask for; its deadline holds all the same."""


def listing(message: Message, budget: Budget) -> dict[str, Any]:
    """Return the puzzles that a text holds, and a sentence for each line that holds none."""
    kind_id = message.get("kind")
    if kind_id is not None and not isinstance(kind_id, str):
        raise InputError("error-field-type", field="kind", expected="text")
    found = contents(text(message, "text"), kind_id)
    spoken = language(message)
    return {
        "puzzles": [asdict(entry) for entry in found.entries],
        "refused": [
            {"line": line, "sentence": failure.sentence(spoken)} for line, failure in found.refused
        ],
    }


def bounded(message: Message, budget: Budget) -> Budget:
    """Return the budget with the counts that the field `budget` asks for, if there is one."""
    asked = message.get("budget")
    if asked is None:
        return budget
    if not isinstance(asked, Mapping):
        raise InputError("error-field-type", field="budget", expected="{nodes, conflicts}")
    nodes = whole(asked, "nodes", 1, MOST_NODES, budget.nodes)
    conflicts = whole(asked, "conflicts", 1, MOST_CONFLICTS, budget.conflicts)
    return replace(budget, nodes=nodes, conflicts=conflicts)


def draft(message: Message, budget: Budget) -> dict[str, Any]:
    """Return a puzzle, or an empty board of a kind and a size, as it is edited."""
    if "puzzle" in message:
        kind, puzzle = own_puzzle(message)
        editing = _editing(kind)
    else:
        kind = kinds.get(text(message, "kind"))
        editing = _editing(kind)
        puzzle = editing.blank(Size.parse(text(message, "size")))
    return {
        "kind": kind.info.id,
        "puzzle": puzzle_text(kind, puzzle),
        "sheet": editing.sheet(puzzle).as_json(),
        "edits": editing.edits_of(puzzle),
    }


def edit(message: Message, budget: Budget) -> dict[str, Any]:
    """Return the puzzle that edits draw on the board of another."""
    kind, puzzle = own_puzzle(message)
    drawn = _editing(kind).edited(puzzle, marks(message, "edits"))
    return {"kind": kind.info.id, "puzzle": puzzle_text(kind, drawn)}


def _editing(kind: Kind) -> Editing[Any]:
    if not kind.has_editing:
        raise InputError("error-edit-kind", kind=kind.info.id)
    return kind.editing


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
    places = dict.fromkeys(found.first, 1) | dict.fromkeys(found.second, 2)
    return {"marks": _in_words(kind, puzzle, places), "ran_out": None}


def _in_words(kind: Kind, puzzle: Any, places: dict[str, int]) -> dict[str, str]:
    """Return each mark's state by its place among the states of its target."""
    scene = kind.view.scene(puzzle)
    states = {target.id: scene.families[target.family].states for target in scene.targets}
    return {
        name: states[name][place] for name, place in places.items() if place < len(states[name])
    }
