"""The clues of a board that is being made: which there could be, and which are there now.

Knows one loop and what is true of it; asks nobody whether it is the only one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from univoca.grid import Size, edges, neighbours
from univoca.kinds.castle_wall.model import STEPS, Clue, Edge, Puzzle
from univoca.kinds.castle_wall.shape import Loop, image
from univoca.rng import Rng

GRAY_SHARE = 0.12


@dataclass(frozen=True, slots=True)
class Full:
    """A clue as it could be, and the cells that come and go with it.

    Sets of segments are integers, a bit for each place in `grid.edges`: those that the number
    counts, those at the cell itself, and those straight above its left side, which tell inside from
    outside by being an odd number.
    """

    clue: Clue
    group: tuple[int, ...]
    ray: int
    sides: int
    overhead: int


def full_clues(rng: Rng, loop: Loop, symmetry: str) -> dict[int, Full]:
    """Return the true clue of each cell off the loop whose mirror image is off it too."""
    size = loop.size
    found: dict[int, Full] = {}
    for cell in range(size.cells):
        group = tuple(sorted({cell, image(size, cell, symmetry)}))
        if any(member in loop.on for member in group):
            continue
        colour = "white" if cell in loop.inside else "black"
        if rng.chance(GRAY_SHARE):
            colour = "gray"
        found[cell] = _full(rng, loop, cell, colour, group)
    return found


def _full(rng: Rng, loop: Loop, cell: int, colour: str, group: tuple[int, ...]) -> Full:
    """Draw an arrow, in proportion to how many segments could lie along it."""
    size = loop.size
    blank = Puzzle(size, ())
    rays = {arrow: blank.ray(Clue(cell, colour, arrow)) for arrow in STEPS}
    weights = [max(0, len(rays[arrow]) - 1) for arrow in STEPS]
    ray = rays[rng.weighted(tuple(STEPS), weights)]
    arrow = next(name for name in STEPS if rays[name] == ray)
    drawn = loop.drawn
    number = sum(edge in drawn for edge in ray)
    row, col = divmod(cell, size.cols)
    above = [(at * size.cols + col - 1, at * size.cols + col) for at in range(row if col else 0)]
    sides = [edges[0] for edges in rays.values() if edges]
    return Full(
        Clue(cell, colour, arrow, number),
        group,
        _bits(size, ray),
        _bits(size, sides),
        _bits(size, above),
    )


def _bits(size: Size, segments: Iterable[Edge]) -> int:
    place = edge_places(size)
    return sum(1 << place[edge] for edge in segments)


@lru_cache(maxsize=8)
def edge_places(size: Size) -> dict[Edge, int]:
    """Return the place of each segment in `grid.edges`."""
    return {edge: at for at, edge in enumerate(edges(size))}


@dataclass(frozen=True, slots=True)
class State:
    """Which clues a board has and which of them have numbers, a bit a cell, and what each says."""

    there: int
    numbers: int
    full: dict[int, Full]


class Board:
    """The clues that are there now, and the other loops met so far."""

    def __init__(self, loop: Loop, full: dict[int, Full]) -> None:
        self.loop = loop
        self.full = dict(full)
        self._known = _bits(loop.size, loop.segments)
        self._there = sum(1 << cell for cell in full)
        self._numbers = self._there
        self._others: list[tuple[int, int]] = []
        self._met: set[int] = set()
        self._plain = {cell: Clue(cell, entry.clue.colour) for cell, entry in full.items()}

    def state(self) -> State:
        """Return what can be gone back to."""
        return State(self._there, self._numbers, dict(self.full))

    def go_to(self, state: State) -> None:
        """Go back to a state; where an arrow has turned since, the loops met are forgotten."""
        if self.full != state.full:
            self._others, self._met = [], set()
        self.full = dict(state.full)
        self._there, self._numbers = state.there, state.numbers

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """The cells that come and go together, in the order of their first."""
        return [entry.group for cell, entry in self.full.items() if cell == entry.group[0]]

    @property
    def present(self) -> int:
        """How many clues there are."""
        return self._there.bit_count()

    @property
    def numbered(self) -> int:
        """How many of them have a number."""
        return (self._there & self._numbers).bit_count()

    @property
    def free(self) -> int:
        """How many cells off the loop have no clue."""
        return len(self.full) - self.present

    def numbered_cells(self) -> list[int]:
        """Return the cells whose clues have a number now."""
        both = self._there & self._numbers
        return [cell for cell in self.full if both >> cell & 1]

    def is_known(self, loop: Sequence[int]) -> bool:
        """Return whether a loop, given as places in `grid.edges`, is the true one."""
        return sum(1 << edge for edge in loop) == self._known

    def turn_against(self, rng: Rng, loop: Sequence[int]) -> bool:
        """Turn one clue's arrow so that it tells another loop from the true one, if any can.

        Forgets the loops met so far, whose numbers were those of the old arrow.
        """
        drawn = sum(1 << edge for edge in loop)
        blank = Puzzle(self.loop.size, ())
        for cell in rng.shuffled(list(self.full)):
            entry = self.full[cell]
            for arrow in rng.shuffled(list(STEPS)):
                clue = Clue(cell, entry.clue.colour, arrow)
                ray = _bits(self.loop.size, blank.ray(clue))
                number = (ray & self._known).bit_count()
                if number != (ray & drawn).bit_count():
                    told = replace(clue, number=number)
                    self.full[cell] = replace(entry, clue=told, ray=ray)
                    self._others, self._met = [], set()
                    return True
        return False

    def remove(self, cells: Iterable[int]) -> None:
        """Take whole clues away."""
        for cell in cells:
            self._there &= ~(1 << cell)

    def restore(self, cells: Iterable[int]) -> None:
        """Put them back."""
        for cell in cells:
            self._there |= 1 << cell

    def strip(self, cell: int) -> None:
        """Take a clue's arrow and number away."""
        self._numbers &= ~(1 << cell)

    def number(self, cell: int) -> None:
        """Put them back."""
        self._numbers |= 1 << cell

    def puzzle(self) -> Puzzle:
        """Return the puzzle as it stands."""
        there, numbers = self._there, self._numbers
        return Puzzle(
            self.loop.size,
            tuple(
                entry.clue if numbers >> cell & 1 else self._plain[cell]
                for cell, entry in self.full.items()
                if there >> cell & 1
            ),
        )

    def remember(self, loop: Sequence[int]) -> None:
        """Note another loop, given as places in `grid.edges`: which clues it breaks, and how.

        Some break it as cells, which it enters or leaves on the wrong side; some as numbers.
        """
        drawn = sum(1 << edge for edge in loop)
        if drawn == self._known or drawn in self._met:
            return
        self._met.add(drawn)
        as_cell = as_number = 0
        for cell, entry in self.full.items():
            inside = (drawn & entry.overhead).bit_count() & 1
            wrong = entry.clue.colour == ("black" if inside else "white")
            if wrong or drawn & entry.sides:
                as_cell |= 1 << cell
            if (drawn & entry.ray).bit_count() != entry.clue.number:
                as_number |= 1 << cell
        self._others.append((as_cell, as_number))

    def spoilt(self) -> bool:
        """Return whether a loop met before obeys all the clues that are there now."""
        there, numbers = self._there, self._there & self._numbers
        return any(
            not (as_cell & there) and not (as_number & numbers)
            for as_cell, as_number in reversed(self._others)
        )

    def tidy(self) -> None:
        """Strip the numbers along whose arrows no segment can lie, which changes no answer."""
        barred = self._barred()
        for cell in self.numbered_cells():
            if not self.full[cell].ray & ~barred:
                self.strip(cell)

    def says_nothing(self, cell: int) -> bool:
        """Return whether there is a clue without a number here that no neighbour needs.

        All of them are clues, so that no segment could reach it, and its side is theirs.
        """
        near = neighbours(self.loop.size)[cell]
        plain = self._there >> cell & 1 and not self._numbers >> cell & 1
        if not plain or not all(self._there >> other & 1 for other in near):
            return False
        colours = [self.full[other].clue.colour for other in near]
        return len(near) < 4 or self.full[cell].clue.colour in ("gray", *colours)

    def speak(self, cell: int) -> bool:
        """Give a clue an arrow along which segments can lie, the most of all, and its number.

        False where there is none. Forgets the loops met so far.
        """
        barred, blank = self._barred(), Puzzle(self.loop.size, ())
        entry = self.full[cell]
        clues = [replace(entry.clue, arrow=arrow) for arrow in STEPS]
        rays = [_bits(self.loop.size, blank.ray(clue)) for clue in clues]
        ray, clue = max(zip(rays, clues, strict=True), key=lambda pair: _open(pair[0], barred))
        told = replace(clue, number=(ray & self._known).bit_count())
        self.full[cell] = replace(entry, clue=told, ray=ray)
        self._others, self._met = [], set()
        self.number(cell)
        return _open(ray, barred) > 0

    def _barred(self) -> int:
        """Return the segments that touch a clue."""
        barred = 0
        for cell, entry in self.full.items():
            if self._there >> cell & 1:
                barred |= entry.sides
        return barred


def _open(ray: int, barred: int) -> int:
    return (ray & ~barred).bit_count()
