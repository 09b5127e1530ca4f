"""Findings in words: why, from what, and what follows. Knows no kind by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from univoca.contract import Kind
from univoca.deduce.board import Board
from univoca.deduce.technique import Finding, Sentence
from univoca.explaining.resort import Core
from univoca.scene import Scene
from univoca.texts import Parameter, places, say

MOST_CLUES = 6
"""Clues that the last resort says one by one before it counts the rest."""


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
    known = [board.marks[literal][0] for literal in finding.premises if literal in board.marks]
    return Deduction(
        technique=technique.id,
        level=technique.level,
        how=technique.how,
        marks=_marks(board, finding),
        why=why,
        targets=_once(name for sentence in why for name in sentence.targets),
        areas=_once(name for sentence in why for name in sentence.areas),
        rests=_once(known),
        contradiction=not finding.literals,
        ease=ease,
    )


def _marks(board: Board, finding: Finding) -> Mapping[str, str]:
    """Return what a player would put down for what follows."""
    return dict(board.marks[literal] for literal in finding.literals if literal in board.marks)


def _why(board: Board, finding: Finding) -> Iterable[Sentence]:
    how = board.techniques[finding.technique].how
    if how == "trial":
        yield from trial(board, finding)
    elif isinstance(finding.source, Core):
        yield from _core(finding.source, bool(finding.literals))
    else:
        yield board.sentence(finding)


def trial(board: Board, finding: Finding) -> Iterable[Sentence]:
    """Yield what a trial assumes, what follows from that link by link, and that it cannot be."""
    yield board.assumption(finding.source)
    for link in finding.chain:
        yield replace(board.sentence(link), marks=_marks(board, link))
    yield Sentence("explain-impossible")


def _core(core: Core, forced: bool) -> Iterable[Sentence]:
    """Yield what the last resort rests on: how much, then the clues one by one."""
    targets = _once(name for clue in core.clues for name in clue.targets)
    parameters: dict[str, Parameter] = {
        "clues": len(core.clues),
        "known": len(core.known),
        "places": "; ".join(core.known),
    }
    yield Sentence(
        "explain-core" if forced else "explain-core-clash", parameters, core.known, targets
    )
    more = len(core.clues) - MOST_CLUES
    for clue in core.clues[: MOST_CLUES if more > 1 else None]:
        yield Sentence(clue.message, clue.parameters)
    if more > 1:
        yield Sentence("explain-core-more", {"count": more})


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def sentences(told: Deduction, scene: Scene, language: str) -> list[str]:
    """Return the step as sentences: why, then what follows."""
    return [*reasons(told.why, scene, language), *conclusion(told.marks, scene, language)]


def reasons(why: Iterable[Sentence], scene: Scene, language: str) -> list[str]:
    """Return why something follows, each sentence with what it shows at once."""
    said = []
    for one in why:
        said += [spoken(one, language), *conclusion(one.marks, scene, language, "explain-then")]
    return said


def spoken(one: Sentence, language: str) -> str:
    """Return a sentence with its first letter large, whatever it begins with."""
    text = say(one.message, one.parameters, language)
    return text[:1].upper() + text[1:]


def conclusion(
    marks: Mapping[str, str], scene: Scene, language: str, message: str = "explain-so"
) -> list[str]:
    """Return what marks say, a sentence a state: "So row 3, columns 4 and 5: not shaded."."""
    families = {target.id: scene.families[target.family] for target in scene.targets}
    states: dict[str, list[str]] = {}
    for target, state in marks.items():
        if target in families:
            states.setdefault(families[target].words[state], []).append(target)
    return [
        say(
            "explain-and" if number else message,
            {
                "places": places(targets, language),
                "state": say(word, {"count": len(targets)}, language),
            },
            language,
        )
        for number, (word, targets) in enumerate(states.items())
    ]


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
