"""Findings in words: why, from what, and what follows. Knows no kind by name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from univoca.contract import Kind
from univoca.deduce.board import Board
from univoca.deduce.technique import Finding, Sentence
from univoca.explaining.resort import Core
from univoca.scene import Scene
from univoca.texts import say

_CELL = re.compile(r"r(\d+)c(\d+)")
MOST_PLACES = 6
"""Groups of places that a sentence lists before it counts the rest."""


@dataclass(frozen=True, slots=True)
class Deduction:
    """One reasoned step: by which technique, what follows, why, and what it speaks of.

    `marks` are what the player would put down; a step about what no mark shows has none. `why`
    are the sentences before the conclusion: several where something is tried. `targets` and
    `areas` are to be pointed at and tinted; `rests` are the targets whose marks it rests on.
    `contradiction` says that no answer is left. `ease` tells how much could be seen at this point.
    """

    technique: str
    level: int
    how: str
    marks: Mapping[str, str]
    why: tuple[Sentence, ...]
    targets: tuple[str, ...]
    areas: tuple[str, ...]
    rests: tuple[str, ...]
    contradiction: bool
    ease: float


def deduction(board: Board, finding: Finding, ease: float = 0.0) -> Deduction:
    """Return a finding in words."""
    technique = board.techniques[finding.technique]
    why = tuple(_why(board, finding))
    marks = dict(board.marks[literal] for literal in finding.literals if literal in board.marks)
    known = [board.marks[literal][0] for literal in finding.premises if literal in board.marks]
    return Deduction(
        technique=technique.id,
        level=technique.level,
        how=technique.how,
        marks=marks,
        why=why,
        targets=_once(name for sentence in why for name in sentence.targets),
        areas=_once(name for sentence in why for name in sentence.areas),
        rests=_once(known),
        contradiction=not finding.literals,
        ease=ease,
    )


def _why(board: Board, finding: Finding) -> Iterable[Sentence]:
    how = board.techniques[finding.technique].how
    if how == "trial":
        yield board.assumption(finding.source)
        for link in finding.chain:
            yield board.sentence(link)
        yield Sentence("explain-impossible")
    elif isinstance(finding.source, Core):
        yield _core(finding.source, bool(finding.literals))
    else:
        yield board.sentence(finding)


def _core(core: Core, forced: bool) -> Sentence:
    targets = _once(name for clue in core.clues for name in clue.targets)
    parameters = {"clues": len(core.clues), "known": len(core.known)}
    return Sentence(
        "explain-core" if forced else "explain-core-clash", parameters, core.known, targets
    )


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def sentences(told: Deduction, scene: Scene, language: str) -> list[str]:
    """Return the step as sentences: why, then what follows."""
    said = [spoken(one, language) for one in told.why]
    return [*said, *conclusion(told.marks, scene, language)]


def spoken(one: Sentence, language: str) -> str:
    """Return a sentence with its first letter large, whatever it begins with."""
    text = say(one.message, one.parameters, language)
    return text[:1].upper() + text[1:]


def conclusion(marks: Mapping[str, str], scene: Scene, language: str) -> list[str]:
    """Return what marks say, a sentence a state: "So row 3, columns 4 and 5: not shaded."."""
    families = {target.id: scene.families[target.family] for target in scene.targets}
    states: dict[str, list[str]] = {}
    for target, state in marks.items():
        if target in families:
            states.setdefault(families[target].words[state], []).append(target)
    return [
        say(
            "explain-so",
            {"places": places(targets, language), "state": say(word, None, language)},
            language,
        )
        for word, targets in states.items()
    ]


def places(targets: Sequence[str], language: str) -> str:
    """Return the names of targets as people say them; cells of a row or column together."""
    cells = {}
    edges = []
    for target in targets:
        found = _CELL.fullmatch(target)
        if found:
            cells[int(found[1]), int(found[2])] = target
        else:
            edges.append(target)
    groups = [*_lines(sorted(cells), language), *(_named(edge, language) for edge in edges)]
    if len(groups) > MOST_PLACES:
        rest = say("place-more", {"count": len(groups) - MOST_PLACES + 1}, language)
        groups = [*groups[: MOST_PLACES - 1], rest]
    return listed(groups, language, "place-list")


def _named(target: str, language: str) -> str:
    return say("place-one", {"place": target}, language)


def _lines(cells: Sequence[tuple[int, int]], language: str) -> list[str]:
    """Return cells line by line: along columns where that takes fewer lines."""
    rows, columns = (sorted({cell[axis] for cell in cells}) for axis in (0, 1))
    along = 1 if len(columns) < len(rows) else 0
    said = []
    for line in columns if along else rows:
        across = [str(cell[1 - along]) for cell in cells if cell[along] == line]
        message = "place-column" if along else "place-row"
        numbers = listed(across, language, "place-numbers")
        said.append(say(message, {"line": line, "count": len(across), "across": numbers}, language))
    return said


def listed(parts: Sequence[str], language: str, message: str) -> str:
    """Return parts as a list of the language, the last two joined by a word."""
    if len(parts) < 2:
        return "".join(parts)
    separator = "; " if message == "place-list" else ", "
    return say(message, {"first": separator.join(parts[:-1]), "last": parts[-1]}, language)


def technique_name(kind: Kind, technique: str, language: str) -> str:
    """Return what a technique of a kind is called."""
    return say(f"{kind.info.id}-technique-{technique}", None, language)


def as_json(kind: Kind, told: Deduction, scene: Scene, language: str) -> dict[str, Any]:
    """Return a step as data, with its sentences in a language."""
    said = sentences(told, scene, language)
    return {
        "technique": told.technique,
        "name": technique_name(kind, told.technique, language),
        "level": told.level,
        "how": told.how,
        "marks": dict(told.marks),
        "sentences": said,
        "targets": list(told.targets),
        "areas": list(told.areas),
        "rests": list(told.rests),
        "contradiction": told.contradiction,
        "ease": round(told.ease, 3),
    }
