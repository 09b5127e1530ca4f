"""One drawn example a technique, from each kind's `techniques.toml`: a page and its pictures.

    [[technique]]
    id = "used"
    puzzle = "4/3/1/aid0/m"                  the kind's own text
    marks = "r1c2-r1c3=stitched"             what is there before
    follows = "r1c2-r2c2=crossed"            what the technique shows, it and no cheaper one
    hidden = 1                               how much more, that no mark can show (0 if not said)
    wrong = true                             the marks have no answer, and the technique shows that

The test `tests/contract/test_techniques.py` holds the program against this data; `tools/docs.py`
writes docs/techniques-<kind>.md and docs/images/techniques from it. Knows no kind by name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any

from univoca import kinds
from univoca.contract import Kind
from univoca.deduce.board import Board
from univoca.deduce.run import Run
from univoca.deduce.technique import Finding
from univoca.explaining.telling import Deduction, deduction, sentences
from univoca.grid import region_letter
from univoca.render.svg import svg
from univoca.scene import Scene, Shape
from univoca.texts import say

WARNING = "<!-- Written by `make docs` from the kind's techniques.toml: do not change it here. -->"
INTRODUCTION = (
    "From the cheapest to the hardest, each with a position in which nothing cheaper shows a mark. "
    "What follows has a dashed ring around it; what the sentence speaks of is tinted, within a "
    "dotted line. "
    "[How they are run](reasons.md), [how far they go](difficulty.md)."
)
INSET = 0.1
"""How far within its cells the outline of an area runs."""


@dataclass(frozen=True, slots=True)
class Example:
    """A technique's position: the puzzle, the marks before, and what follows from them."""

    technique: str
    puzzle: str
    marks: Mapping[str, str]
    follows: Mapping[str, str]
    hidden: int
    wrong: bool


def explained() -> list[Kind]:
    """Return the kinds that have examples of their techniques."""
    known = [kinds.get(name) for name in kinds.ids()]
    return [kind for kind in known if kind.has_reasons and source(kind).is_file()]


def source(kind: Kind) -> Any:
    """Return where a kind's examples are, or would be."""
    return files("univoca") / "kinds" / kind.info.id.replace("-", "_") / "techniques.toml"


def examples(kind: Kind) -> list[Example]:
    """Return a kind's examples, in the order of the file."""
    found = tomllib.loads(source(kind).read_text("utf-8"))["technique"]
    return [
        Example(
            one["id"],
            one["puzzle"],
            moves(one["marks"]),
            moves(one["follows"]),
            one.get("hidden", 0),
            one.get("wrong", False),
        )
        for one in found
    ]


def moves(text: str) -> dict[str, str]:
    """Return the marks that a line of moves makes."""
    return {target: state for target, _, state in (move.partition("=") for move in text.split())}


def seen(kind: Kind, example: Example) -> tuple[Board, Finding]:
    """Return what is found first that a mark can show, or that is of the example's technique.

    Raises ValueError where nothing is found.
    """
    board = kind.reasons.board(kind.model.parse(example.puzzle))
    for literal in board.literals(example.marks):
        board.network.assign(literal)
    for step in Run(board).steps():
        finding = step.finding
        named = board.techniques[finding.technique].id == example.technique
        marked = any(literal in board.marks for literal in finding.literals)
        if named or marked or not finding.literals:
            return board, finding
    raise ValueError(f"{kind.info.id}: nothing is found for {example.technique}")


def shown(board: Board, finding: Finding) -> dict[str, str]:
    """Return the marks that a player would make for a finding."""
    return dict(board.marks[literal] for literal in finding.literals if literal in board.marks)


def picture(kind: Kind, example: Example, told: Deduction) -> str:
    """Return the position with what follows drawn and ringed, and what is spoken of tinted."""
    puzzle = kind.model.parse(example.puzzle)
    scene = kind.view.scene(puzzle)
    cells = [_place(name) for name in told.areas]
    shapes = [
        *(Shape("rect", (x, y, 1.0, 1.0), "area") for x, y in cells),
        *scene.shapes,
        *_letters(puzzle, scene),
        *_edges(cells),
    ]
    return svg(
        replace(scene, shapes=tuple(shapes)),
        {**example.marks, **example.follows},
        title=say(f"{kind.info.id}-technique-{example.technique}"),
        highlight=example.follows,
    )


def _place(cell: str) -> tuple[float, float]:
    """Return a cell's left and top."""
    row, _, column = cell[1:].partition("c")
    return float(column) - 1, float(row) - 1


def _edges(cells: Sequence[tuple[float, float]]) -> Iterator[Shape]:
    """Yield the outline of cells, within them: a tower or a piece may hide their tint."""
    there = set(cells)
    for x, y in dict.fromkeys(cells):
        left, top, right, bottom = x + INSET, y + INSET, x + 1 - INSET, y + 1 - INSET
        sides = {
            (x - 1, y): (left, top, left, bottom),
            (x + 1, y): (right, top, right, bottom),
            (x, y - 1): (left, top, right, top),
            (x, y + 1): (left, bottom, right, bottom),
        }
        for beside, at in sides.items():
            if beside not in there:
                yield Shape("line", at, "area-edge")


def _letters(puzzle: Any, scene: Scene) -> Iterator[Shape]:
    """Yield the letter of each region, in a corner of its first cell."""
    regions = getattr(puzzle, "regions", ())
    for region in range(max(regions, default=-1) + 1):
        row, column = divmod(regions.index(region), scene.width)
        yield Shape("text", (column + 0.18, row + 0.2, 0.26), "note", region_letter(region))


def texts() -> dict[str, str]:
    """Return every page and picture by its place under docs/."""
    found: dict[str, str] = {}
    for kind in explained():
        found[f"techniques-{kind.info.id}.md"] = _page(kind, found)
    return found


def _page(kind: Kind, pictures: dict[str, str]) -> str:
    """Return a kind's page; its pictures are added to those given."""
    parts = [WARNING, f"# Techniques: {say(f'{kind.info.id}-name')}", INTRODUCTION]
    levels = {one.id: one.level for one in kind.reasons.TECHNIQUES}
    for example in examples(kind):
        told = deduction(*seen(kind, example))
        place = f"images/techniques/{kind.info.id}-{example.technique}.svg"
        pictures[place] = picture(kind, example, told)
        title = say(f"{kind.info.id}-technique-{example.technique}")
        scene = kind.view.scene(kind.model.parse(example.puzzle))
        parts.append(f"## {title}\n\n`{example.technique}`, level {levels[example.technique]}")
        parts += [f"![{title}]({place})", " ".join(sentences(told, scene, "en"))]
    return "\n\n".join(parts) + "\n"
