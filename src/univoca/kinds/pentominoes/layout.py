"""The placements of a Pentominoes board as variables: names, marks, and fillings by a search.

One variable a placement of each kind of piece; equal pieces share theirs. The search is that of
the kernels, asked here anew. Knows no technique, no validator and no clauses.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from univoca.deduce.choosing import Filling
from univoca.deduce.packing import Packing, See
from univoca.deduce.packing import Placement as Option
from univoca.kernels.polyomino import MAX_CELLS, Pieces
from univoca.kernels.polyomino_few import pack_few
from univoca.kernels.polyomino_wide import pack_wide
from univoca.kinds.pentominoes import shapes
from univoca.kinds.pentominoes.model import Placement, Puzzle, answer_of, piece_ids

NODES = 200_000
"""Search nodes that a look for a filling may take: far more than any board of twelve pieces."""


class Layout:
    """The packing of a puzzle, and what its variables mean: `places[variable - 1]`."""

    def __init__(self, puzzle: Puzzle, see: See) -> None:
        self.puzzle = puzzle
        self.names = [name for name, _ in groupby(puzzle.pieces)]
        self.copies = [sum(1 for _ in group) for _, group in groupby(puzzle.pieces)]
        self.turns = tuple(tuple(shapes.distinct(name)) for name in self.names)
        self.turn_names = [tuple(shapes.distinct(name).values()) for name in self.names]
        self.number = {cell: number for number, cell in enumerate(puzzle.free)}
        self.places: list[tuple[int, Placement]] = []
        self.packing = Packing(
            [divmod(cell, puzzle.size.cols) for cell in puzzle.free],
            self.copies,
            [shapes.area(name) for name in self.names],
            list(self._options()),
            see,
        )
        self.variables = {place: one for one, place in enumerate(self.places, 1)}
        self.ids = dict(zip(self.names, self._first_ids(), strict=True))

    def _first_ids(self) -> Iterator[str]:
        ids = piece_ids(self.puzzle)
        at = 0
        for copies in self.copies:
            yield ids[at]
            at += copies

    def _options(self) -> Iterator[Option]:
        """Yield every way to lay each kind of piece on what is free; note what each means."""
        size, number = self.puzzle.size, self.number
        for piece, name in enumerate(self.names):
            for laid, turn in shapes.distinct(name).items():
                height, width = max(r for r, _ in laid), max(c for _, c in laid)
                steps = [r * size.cols + c for r, c in laid]
                for row in range(size.rows - height):
                    for col in range(size.cols - width):
                        base = row * size.cols + col
                        cells = [number.get(base + step, -1) for step in steps]
                        if -1 not in cells:
                            self.places.append((piece, Placement(row, col, turn)))
                            yield Option(piece, tuple(cells))

    # -- names ----------------------------------------------------------------------------------

    def piece(self, piece: int) -> str:
        """Return the target of the first piece of a kind."""
        return self.ids[self.names[piece]]

    def cell(self, cell: int) -> tuple[int, int]:
        """Return a cell's row and column, from 1."""
        row, col = self.packing.cells[cell]
        return row + 1, col + 1

    # -- marks and fillings -----------------------------------------------------------------------

    def read(self, marks: Mapping[str, str]) -> Iterator[int]:
        """Yield the placements that the player's marks spell, those on free cells alone."""
        answer = answer_of(self.puzzle, marks)
        kinds = {name: number for number, name in enumerate(self.names)}
        for name, place in zip(self.puzzle.pieces, answer.placements, strict=True):
            if place is not None and (kinds[name], place) in self.variables:
                yield self.variables[kinds[name], place]

    def filling(self, kept: Sequence[int]) -> Filling:
        """Return the first filling of a search that keeps some placements; none if they clash."""
        counts = list(self.copies)
        free = dict.fromkeys(self.packing.cells, True)
        for variable in kept:
            one = self.packing.placements[variable]
            counts[one.piece] -= 1
            for cell in one.cells:
                if free.pop(self.packing.cells[cell], None) is None:
                    return Filling(None, True)
        if min(counts, default=0) < 0:
            return Filling(None, True)
        few = len(free) <= MAX_CELLS
        found = (pack_few if few else pack_wide)(
            Pieces(self.turns, tuple(counts)), list(free), 1, NODES
        )
        for packing in found.found:
            laid = [
                self.variables[kind, Placement(row, col, self.turn_names[kind][turn])]
                for kind, turn, row, col in packing
            ]
            return Filling((*kept, *laid), True)
        return Filling(None, found.complete)


class Spelled(Mapping[int, tuple[str, str]]):
    """The mark of each placement; of equal pieces, the one that is next, or came in that turn."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.ids: list[list[str]] = []
        ids = iter(piece_ids(layout.puzzle))
        for copies in layout.copies:
            self.ids.append([next(ids) for _ in range(copies)])

    def __getitem__(self, variable: int) -> tuple[str, str]:
        if not 0 < variable <= len(self.layout.places):
            raise KeyError(variable)
        piece, place = self.layout.places[variable - 1]
        turn = self._turn(variable, piece) if len(self.ids[piece]) > 1 else 0
        return self.ids[piece][turn], str(place)

    def _turn(self, variable: int, piece: int) -> int:
        """Return how many of its kind lie before it; those that follow together go in order."""
        packing, network = self.layout.packing, self.layout.packing.network
        laid = [one for one in packing.state().laid if self.layout.places[one - 1][0] == piece]
        if variable in laid:
            turn = laid.index(variable)
        else:
            waiting = network.open(len(packing.cells) + piece)
            together = len(laid) + len(waiting) == len(self.ids[piece])
            after = waiting.index(variable) if together and variable in waiting else 0
            turn = len(laid) + after
        return min(turn, len(self.ids[piece]) - 1)

    def __iter__(self) -> Iterator[int]:
        return iter(range(1, len(self.layout.places) + 1))

    def __len__(self) -> int:
        return len(self.layout.places)
