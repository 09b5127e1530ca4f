"""Random tiny outlines with a few small pieces, and every filling of them. Knows no rule."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, groupby, product

from univoca.grid import Size
from univoca.kinds.pentominoes import shapes
from univoca.kinds.pentominoes.model import (
    Answer,
    Locked,
    Placement,
    Puzzle,
    answer_of_places,
    cells_of,
    placement_at,
)
from univoca.rng import Rng

MOST_FILLINGS = 20_000
_SIZES = ((1, 5), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (3, 4), (4, 3), (2, 5))
_PIECES = ("(11)", "(111)", "(1111)", "(213)", "(11111)", "(2113)", "(233)", "(223)", "P", "V", "U")


def puzzle(rng: Rng) -> Puzzle:
    """Return a tiny puzzle: about half of them cut from a packing, the others at random."""
    size = Size(*rng.choice(_SIZES))
    outline = [cell for cell in range(size.cells) if rng.chance(0.85)] or [0]
    pieces: list[str] = []
    area, ways = 0, 1
    names = [shapes.parse_name(name) for name in _PIECES]
    for _ in range(12):
        name = rng.choice(names)
        more = ways * (1 + len(_places(name, size)))
        if more > MOST_FILLINGS or area == len(outline):
            continue
        if area + shapes.area(name) <= len(outline) or rng.chance(0.05):
            pieces.append(name)
            area, ways = area + shapes.area(name), more
    pieces = pieces or ["(11)"]
    if rng.chance(0.6):
        outline = _covered(rng, size, pieces) or outline
    made = Puzzle(size, tuple(outline), tuple(sorted(pieces, key=shapes.order)))
    return _with_lock(rng, made) if rng.chance(0.25) else made


def _covered(rng: Rng, size: Size, pieces: list[str]) -> list[int]:
    """Lay the pieces at random without overlap; return the cells, none when one does not fit."""
    taken: list[int] = []
    for name in pieces:
        free = [
            cells_of(name, place, size.cols)
            for place in _places(name, size)
            if not set(cells_of(name, place, size.cols)) & set(taken)
        ]
        if not free:
            return []
        taken += rng.choice(free)
    return sorted(taken)


def _with_lock(rng: Rng, made: Puzzle) -> Puzzle:
    """Lock one cell-sized or bigger piece of the set inside the outline, where one fits."""
    name = rng.choice(made.pieces)
    inside = set(made.outline)
    places = [
        place
        for place in _places(name, made.size)
        if inside.issuperset(cells_of(name, place, made.size.cols))
    ]
    if not places:
        return made
    left = list(made.pieces)
    left.remove(name)
    return Puzzle(made.size, made.outline, tuple(left), (Locked(name, rng.choice(places)),))


def _places(name: str, size: Size) -> list[Placement]:
    """Return every placement of a piece within the box."""
    found = []
    for laid in shapes.distinct(name):
        for row in range(size.rows - max(r for r, _ in laid)):
            for col in range(size.cols - max(c for _, c in laid)):
                found.append(placement_at(name, [(row + r, col + c) for r, c in laid]))
    return found


def fillings(puzzle: Puzzle) -> Iterator[Answer]:
    """Yield every way to put each piece anywhere in the box or nowhere."""
    groups = []
    for name, group in groupby(puzzle.pieces):
        choices: list[Placement | None] = [None, *_places(name, puzzle.size)]
        groups.append(list(combinations_with_replacement(choices, sum(1 for _ in group))))
    for parts in product(*groups):
        yield answer_of_places(puzzle, [place for part in parts for place in part])
