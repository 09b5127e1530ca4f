"""Pieces that must cover cells, each cell once: the network, and the state as sets of bits.

Variable v says that placement v (from 1) is used. Constraint i says that cell i is covered once,
constraint `cells + k` that piece k is placed as often as there are copies of it. Cells are bits of
whole numbers, a row of the board `stride` bits after the one above it. Knows no puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from univoca.deduce.network import Network


@dataclass(frozen=True, slots=True)
class Placement:
    """One way to lay a piece (numbered from 0): the numbers of the cells that it covers, rising."""

    piece: int
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """What lies where: the variables that are true, the cells covered, the copies left."""

    laid: tuple[int, ...]
    covered: int
    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class See:
    """The techniques that see what single constraints show, by name, of so many techniques.

    *taken*: a cell is covered or a piece used up; *cell*: one placement alone covers a cell;
    *piece*: a piece has as many places as copies. With `told`, a technique, there is one variable
    more a piece, which follows from its placement: that the way there was told.
    """

    indices: Mapping[str, int]
    techniques: int
    told: int | None = None


class Packing:
    """The cells to cover, the pieces to cover them with, and every placement of each.

    `cells` are (row, column) pairs in rising order; `copies` and `areas` have a number a piece.
    """

    def __init__(
        self,
        cells: Sequence[tuple[int, int]],
        copies: Sequence[int],
        areas: Sequence[int],
        placements: Sequence[Placement],
        see: See,
    ) -> None:
        self.cells = tuple(cells)
        self.copies = tuple(copies)
        self.areas = tuple(areas)
        self.placements = (Placement(-1, ()), *placements)
        self.stride = max((col for _, col in cells), default=0) + 2
        self.bit = tuple(1 << (row * self.stride + col) for row, col in cells)
        self.masks = tuple(sum(self.bit[cell] for cell in one.cells) for one in self.placements)
        self.board = sum(self.bit)
        self.dark = sum(self.bit[n] for n, (row, col) in enumerate(cells) if (row + col) % 2 == 0)
        self.network = self._network(see)

    @property
    def count(self) -> int:
        """How many placements there are."""
        return len(self.placements) - 1

    def _network(self, see: See) -> Network:
        extra = 0 if see.told is None else len(self.copies)
        network = Network(self.count + extra, see.techniques)
        taken, alone, last = (see.indices[name] for name in ("taken", "cell", "piece"))
        covering: list[list[int]] = [[] for _ in self.cells]
        of_piece: list[list[int]] = [[] for _ in self.copies]
        for variable, one in enumerate(self.placements[1:], 1):
            of_piece[one.piece].append(variable)
            for cell in one.cells:
                covering[cell].append(variable)
        for literals in covering:
            network.count(literals, 1, 1, (taken, alone, alone, alone))
        for literals, copies in zip(of_piece, self.copies, strict=True):
            network.count(literals, copies, copies, (taken, last, last, last))
        if see.told is not None:
            for variable, one in enumerate(self.placements[1:], 1):
                way = self.count + 1 + one.piece
                network.count([way], 1, 1, (see.told,) * 4, guard=variable)
        network.freeze()
        return network

    # -- what a constraint or a variable is about ----------------------------------------------

    def items(self) -> range:
        """Return the constraints that say that a cell or a piece is served."""
        return range(len(self.cells) + len(self.copies))

    def cell_of(self, item: int) -> int | None:
        """Return the cell of a constraint, or None where it is a piece's."""
        return item if item < len(self.cells) else None

    def piece_of(self, item: int) -> int:
        """Return the piece of a constraint that is no cell's."""
        return item - len(self.cells)

    def numbers(self, cells: int) -> tuple[int, ...]:
        """Return the numbers of cells given as bits, rising."""
        return tuple(number for number, bit in enumerate(self.bit) if cells & bit)

    # -- the state ------------------------------------------------------------------------------

    def state(self) -> State:
        """Return what lies where now."""
        laid = tuple(one for one in self.network.true_variables() if one <= self.count)
        covered = 0
        left = list(self.copies)
        for variable in laid:
            covered |= self.masks[variable]
            left[self.placements[variable].piece] -= 1
        return State(laid, covered, tuple(left))

    def fitting(self, constraint: int, covered: int) -> list[int]:
        """Return the open placements of a cell or a piece that lie on no covered cell."""
        return [one for one in self.network.open(constraint) if not self.masks[one] & covered]

    def tight(self, most: int) -> list[int]:
        """Return the cells and pieces with 2 to `most` placements left, fewest first."""
        still = [(self.network.still(item), item) for item in self.items()]
        value = self.network.value
        return [
            item
            for ways, item in sorted(still)
            if 2 <= ways <= most and not any(value(one) > 0 for one in self.network.literals(item))
        ]

    def around(self, constraint: int) -> list[int]:
        """Return what is known of the placements of a constraint, as true literals."""
        return self.network.known(self.network.literals(constraint))

    def parts(self, cells: int) -> Iterator[int]:
        """Yield the connected parts of cells, by their first cell."""
        step = self.stride
        while cells:
            part, grown = 0, cells & -cells
            while part != grown:
                part = grown
                grown |= (part << 1 | part >> 1 | part << step | part >> step) & cells
            yield part
            cells ^= part

    def beside(self, cells: int) -> int:
        """Return cells and all those beside them."""
        step = self.stride
        return cells | cells << 1 | cells >> 1 | cells << step | cells >> step
