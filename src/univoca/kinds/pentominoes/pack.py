"""The pack of 150 levels, from three pieces to the 6×10 rectangle, and the command that makes it.

`python -m univoca.kinds.pentominoes.pack FILE` writes it, the same bytes every time; without a
file it goes to standard output. Each line is one level as JSON: its number, the puzzle, the
recipe that it came from, how many packings it has (`more`: true when there are more than that),
the search nodes that the count took, and one packing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.resources import files
from math import log2
from pathlib import Path

from univoca.grid import SYMMETRIES
from univoca.kinds.pentominoes.generator import generate
from univoca.kinds.pentominoes.model import Puzzle, parse, transform, write, write_answer
from univoca.kinds.pentominoes.solver import solutions
from univoca.outcome import Budget
from univoca.recipe import DIFFICULTIES, Recipe

FILE = "pack.jsonl"
VERSION = 2
"""The generator that the pack's recipes name."""
MOST_PACKINGS = 10_000
NODES = 2_000_000
EARLY = 6
TIMES_AS_MANY = 3
LEVELS = {3: 8, 4: 12, 5: 15, 6: 17, 7: 18, 8: 18, 9: 18, 10: 17, 11: 15, 12: 7}
SQUARE_WITH_HOLE = "8/8/27.2.6.2.27/FILNPTUVWXYZ"
RECTANGLES = ("15/4/60/FILNPTUVWXYZ", "12/5/60/FILNPTUVWXYZ", SQUARE_WITH_HOLE)
HARDEST_BUT_ONE = "20/3/60/FILNPTUVWXYZ"
LAST = "6/10/60/FILNPTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Level:
    """One level; `packings` is exact unless `more` says that there are more than that."""

    level: int
    puzzle: str
    pieces: int
    packings: int
    more: bool
    nodes: int
    answer: str
    recipe: str | None

    @property
    def effort(self) -> float:
        """Work of the whole search against packings to be met: what orders levels of a size."""
        return log2(2 + self.nodes) - log2(1 + self.packings)


def levels() -> tuple[Level, ...]:
    """Return the levels that ship with the package."""
    text = (files("univoca.kinds.pentominoes") / FILE).read_text("utf-8")
    return tuple(Level(**json.loads(line)) for line in text.splitlines())


def normal_form(puzzle: Puzzle) -> str:
    """Return the least of a puzzle's texts under the eight symmetries."""
    return min(write(transform(puzzle, symmetry)) for symmetry in SYMMETRIES)


def measured(puzzle: Puzzle, recipe: Recipe | None) -> Level | None:
    """Return a puzzle as a level, or None when no packing was found."""
    listing = solutions(puzzle, Budget(nodes=NODES), MOST_PACKINGS)
    if not listing.answers:
        return None
    return Level(
        level=0,
        puzzle=write(puzzle),
        pieces=len(puzzle.pieces) + len(puzzle.locked),
        packings=len(listing.answers),
        more=not listing.complete,
        nodes=listing.spent.nodes,
        answer=write_answer(puzzle, listing.answers[0]),
        recipe=None if recipe is None else str(recipe),
    )


def made() -> Iterator[Level]:
    """Make all levels in rising order: by pieces, then by effort; the rectangles come last."""
    seen: set[str] = set()
    ordered: list[Level] = []
    for count, wanted in LEVELS.items():
        ordered += sorted(_of_size(count, wanted, seen), key=lambda each: each.effort)
    rectangles = [measured(parse(text), None) for text in RECTANGLES]
    ordered += sorted((each for each in rectangles if each), key=lambda each: each.effort)
    ordered += [each for each in (measured(parse(HARDEST_BUT_ONE), None),) if each]
    ordered += [each for each in (measured(parse(LAST), None),) if each]
    for number, level in enumerate(ordered, 1):
        yield Level(**{**asdict(level), "level": number})


def _of_size(count: int, wanted: int, seen: set[str]) -> list[Level]:
    """Make so many different levels of that many pieces, the four difficulties in turn.

    Of three times as many small ones those with the most packings stay: a start should be kind.
    """
    found: list[Level] = []
    seed = 0
    while len(found) < wanted * (TIMES_AS_MANY if count <= EARLY else 1):
        seed += 1
        difficulty = DIFFICULTIES[seed % 4]
        recipe = Recipe("pentominoes", f"{count}p", difficulty, seed, VERSION)
        puzzle = generate(recipe, Budget()).puzzle
        form = normal_form(puzzle)
        if form in seen:
            continue
        level = measured(puzzle, recipe)
        if level is not None:
            seen.add(form)
            found.append(level)
    if count <= EARLY:
        found.sort(key=lambda level: -level.packings)
    return found[:wanted]


def text() -> str:
    """Return the pack as JSON Lines."""
    return "".join(f"{json.dumps(asdict(level), separators=(',', ':'))}\n" for level in made())


def main(arguments: list[str]) -> int:
    """Write the pack to the file that is named, or to standard output."""
    if arguments:
        Path(arguments[0]).write_text(text(), encoding="utf-8")
    else:
        sys.stdout.write(text())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
