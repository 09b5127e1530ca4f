"""What a look over a packing shows: holes, gaps, cells in common, colours. Knows no puzzle.

Each scan is one technique's: from the state to findings, in a fixed order. The `source` of each
finding is a dataclass below, for the sentence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from univoca.deduce.packing import Packing, State
from univoca.deduce.technique import Finding

MOST_REACHING = 40
"""Placements over one cell that a person would look at for whose they are."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How much a person goes through before something else is tried.

    `ways` are the most placements of one cell or piece that are looked over for gaps, `tests` those
    of one look in all; `trial_ways` and `trials` are the same for trials.
    """

    ways: int
    tests: int
    trial_ways: int
    trials: int


@dataclass(frozen=True, slots=True)
class Hole:
    """Connected uncovered cells (bits) that no set of the pieces left fills."""

    cells: int
    size: int


@dataclass(frozen=True, slots=True)
class Gap:
    """A cell or a piece (a constraint), its ways left, and how many of them leave a gap."""

    item: int
    ways: int
    bad: int


@dataclass(frozen=True, slots=True)
class Common:
    """A piece, and the cells (bits) that it covers wherever it goes."""

    piece: int
    cells: int


@dataclass(frozen=True, slots=True)
class Reach:
    """A cell that one piece alone reaches."""

    piece: int
    cell: int


@dataclass(frozen=True, slots=True)
class Colour:
    """A piece that has to cover more cells of one colour; how many are uncovered of each."""

    piece: int
    dark: bool
    darks: int
    lights: int


class Fitting:
    """The scans of one packing; `indices` has the technique of each by its name."""

    def __init__(
        self, packing: Packing, indices: Mapping[str, int], echoes: int, patience: Patience
    ) -> None:
        self.packing = packing
        self.network = packing.network
        self.indices = indices
        self.echoes = echoes
        self.patience = patience
        self.sizes: dict[tuple[int, ...], int] = {}

    def assumed(self) -> Iterator[int]:
        """Yield the placements worth an assumption: those of the tightest cells and pieces."""
        seen: set[int] = set()
        for item in self.packing.tight(self.patience.trial_ways):
            for way in self.network.open(item):
                if way not in seen and len(seen) < self.patience.trials:
                    seen.add(way)
                    yield way

    # -- holes ----------------------------------------------------------------------------------

    def sums(self, left: tuple[int, ...]) -> int:
        """Return the areas that some of the pieces left have together, as bits."""
        if left not in self.sizes:
            found = 1
            for copies, area in zip(left, self.packing.areas, strict=True):
                for _ in range(copies):
                    found |= found << area
            self.sizes[left] = found
        return self.sizes[left]

    def bad_part(self, state: State) -> Hole | None:
        """Return an uncovered part that no set of the pieces left has the size of."""
        sums = self.sums(state.left)
        for part in self.packing.parts(self.packing.board & ~state.covered):
            size = part.bit_count()
            if not sums >> size & 1:
                return Hole(part, size)
        return None

    def hole(self) -> Iterator[Finding]:
        """Find a hole of a size that no pieces have: a contradiction."""
        state = self.packing.state()
        found = self.bad_part(state)
        if found is not None:
            yield Finding(self.indices["hole"], (), self.walls(found, state), found)

    def walls(self, hole: Hole, state: State) -> tuple[int, ...]:
        """Return the placements around a hole; all, where it matters which pieces are used up."""
        if self.sums(self.packing.copies) >> hole.size & 1:
            return state.laid
        rim = self.packing.beside(hole.cells)
        return tuple(one for one in state.laid if self.packing.masks[one] & rim)

    # -- gaps -----------------------------------------------------------------------------------

    def gap(self) -> Iterator[Finding]:
        """Find cells and pieces some of whose ways leave what nothing fills."""
        if self.network.conflict() >= 0:
            return
        known: dict[int, tuple[int, ...] | None] = {}
        for item in self.packing.tight(self.patience.ways):
            ways = self.network.open(item)
            for way in ways:
                if way not in known:
                    known[way] = self.leaves(way)
            bad = [way for way in ways if known[way] is not None]
            if bad:
                rests = {*self.packing.around(item)}
                rests.update(*(known[way] or () for way in bad))
                source = Gap(item, len(ways), len(bad))
                literals = tuple(-way for way in bad)
                yield Finding(self.indices["gap"], literals, ordered(rests), source)
            if len(known) >= self.patience.tests:
                return

    def leaves(self, way: int) -> tuple[int, ...] | None:
        """Return what it rests on that a placement leaves a gap, or None where it leaves none."""
        network, mark = self.network, self.network.size
        network.assign(way)
        conflict = network.propagate(self.echoes)
        found: Iterable[int] | None = None
        state = self.packing.state()
        if conflict >= 0:
            found = (*self.packing.around(conflict), *state.laid)
        else:
            hole = self.bad_part(state)
            if hole is not None:
                found = state.laid
        rests = None
        if found is not None:
            rests = tuple(one for one in found if network.position(one) < mark)
        network.undo(mark)
        return rests

    # -- cells and pieces against each other ------------------------------------------------------

    def common(self) -> Iterator[Finding]:
        """Find pieces that cover the same cells wherever they go: no other piece lies there."""
        state = self.packing.state()
        masks = self.packing.masks
        for piece, left in enumerate(state.left):
            constraint = len(self.packing.cells) + piece
            ways = self.packing.fitting(constraint, state.covered) if left > 0 else []
            shared = self.packing.board if ways else 0
            for way in ways:
                shared &= masks[way]
                if not shared:
                    break
            if not shared or len(ways) < 2:
                continue
            out = {
                way
                for cell in self.packing.numbers(shared)
                for way in self.network.open(cell)
                if self.packing.placements[way].piece != piece
            }
            if out:
                rests = ordered({*self.packing.around(constraint), *state.laid})
                source = Common(piece, shared)
                literals = tuple(-way for way in sorted(out))
                yield Finding(self.indices["common"], literals, rests, source)

    def reach(self) -> Iterator[Finding]:
        """Find cells that one piece alone reaches: it lies nowhere else."""
        state = self.packing.state()
        pieces, masks = self.packing.placements, self.packing.masks
        for cell, bit in enumerate(self.packing.bit):
            if bit & state.covered or not 2 <= self.network.still(cell) <= MOST_REACHING:
                continue
            owners = {pieces[way].piece for way in self.packing.fitting(cell, state.covered)}
            if len(owners) != 1:
                continue
            (piece,) = owners
            if state.left[piece] != 1:
                continue
            ways = self.network.open(len(self.packing.cells) + piece)
            out = tuple(-way for way in ways if not masks[way] & bit)
            if out:
                rests = ordered({*self.packing.around(cell), *state.laid})
                yield Finding(self.indices["reach"], out, rests, Reach(piece, cell))

    # -- the chessboard ---------------------------------------------------------------------------

    def lean(self, way: int) -> int:
        """Return how many more dark cells than light ones a placement covers."""
        mask = self.packing.masks[way]
        return 2 * (mask & self.packing.dark).bit_count() - mask.bit_count()

    def colour(self) -> Iterator[Finding]:
        """Find pieces whose dark cells must be more, or less, than their light ones."""
        state = self.packing.state()
        free = self.packing.board & ~state.covered
        darks = (free & self.packing.dark).bit_count()
        lights = free.bit_count() - darks
        leans = [self._lean_of(piece) for piece in range(len(state.left))]
        for piece, left in enumerate(state.left):
            if left <= 0 or not leans[piece]:
                continue
            reached = self._balances(leans, state.left, piece)
            for sign in (1, -1):
                need = darks - lights - sign * leans[piece] + sum(self.packing.areas)
                if need >= 0 and reached >> need & 1:
                    continue
                ways = self.network.open(len(self.packing.cells) + piece)
                out = tuple(-way for way in ways if self.lean(way) * sign > 0)
                if out:
                    source = Colour(piece, sign < 0, darks, lights)
                    yield Finding(self.indices["colour"], out, state.laid, source)

    def _lean_of(self, piece: int) -> int:
        """Return how far a piece's colours differ, the same wherever it lies."""
        for way in self.network.literals(len(self.packing.cells) + piece):
            return abs(self.lean(way))
        return 0

    def _balances(self, leans: list[int], left: tuple[int, ...], but: int) -> int:
        """Return the sums of leans that the pieces left but one have, as bits from all areas on."""
        found = 1 << sum(self.packing.areas)
        for piece, copies in enumerate(left):
            for _ in range(copies - (piece == but)):
                lean = leans[piece]
                found = found << lean | found >> lean
        return found


def ordered(literals: Iterable[int]) -> tuple[int, ...]:
    """Return literals by their variables, each once."""
    return tuple(sorted(set(literals), key=abs))
