# compiled
"""Packs an outline of at most 64 cells with polyominoes, as bit boards. Knows no puzzle.

A cell is a bit, in the order of the search (along the longer side, line by line), so that every
packing is found once by always covering the first free cell. What makes it fast:

* The placements that cover a first free cell are listed for each pattern of the next cells, built
  when the pattern is first met: only those that fit there and close off no hole of a wrong size.
* After each placement the free parts are flooded; each must be a sum of areas of the pieces. The
  flood starts from the untouched rest of the board, so it has only the front to look at.
* What may follow a *shape* (the set of free cells) is worked out once, whatever pieces led to it:
  the search walks a graph of shapes. A shape of more than 20 cells that the pieces left
  cannot fill is remembered; smaller ones are quicker tried again.
* The piece with the fewest placements goes first, and only to one place of each orbit under the
  outline's own symmetries; the other packings are images of those found.

The module is long because the steps of one search share their state.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - only where Cython is not installed
    from univoca.kernels import uncompiled as cython

COMPILED: bool = cython.compiled

MAX_CELLS = 64
_MOST_SHAPES = 1 << 19
_REMEMBERED = 20
_MOST_ENTRIES = 1 << 23
_MOST_DEAD = 1 << 20
_ALL = 0xFFFFFFFFFFFFFFFF
_BRUIJN = 0x03F79D71B4CB0A89
_BRUIJN_PLACES = [0] * 64
for _bit in range(64):
    _BRUIJN_PLACES[((_BRUIJN << _bit) & _ALL) >> 58] = _bit

# Words of 64 bits that the compiled code takes from C variables: a literal would be an object.
_word = cython.declare(cython.ulonglong, _ALL)
_bruijn = cython.declare(cython.ulonglong, _BRUIJN)
_pairs = cython.declare(cython.ulonglong, 0x5555555555555555)
_fours = cython.declare(cython.ulonglong, 0x3333333333333333)
_eights = cython.declare(cython.ulonglong, 0x0F0F0F0F0F0F0F0F)
_ones = cython.declare(cython.ulonglong, 0x0101010101010101)
_mix_first = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_mix_second = cython.declare(cython.ulonglong, 0x94D049BB133111EB)

Laid = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Pieces:
    """Kinds of pieces, each with all its distinct orientations, and the copies to place of each.

    `orientations[kind][turn]` is a tuple of (row, column) offsets, the least of each 0. All turns
    and flips must be there, and no two kinds may be the same polyomino.
    """

    orientations: tuple[tuple[tuple[tuple[int, int], ...], ...], ...]
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Packings:
    """Packings found, in a fixed order; each is a tuple of placements, kind by kind.

    A placement is (kind, turn, row, column): where the top-left corner of the box around
    `orientations[kind][turn]` lies. `ran_out` is "", "nodes" or "stopped".
    """

    found: list[tuple[Laid, ...]]
    complete: bool
    ran_out: str
    nodes: int


def pack(
    pieces: Pieces,
    cells: Sequence[tuple[int, int]],
    limit: int,
    nodes: int,
    stop: Callable[[], bool] | None = None,
) -> Packings:
    """List packings of the cells (row, column; at most 64, all different) by all the pieces.

    A node is a placement made; `stop` is asked every 2,048 of them. Raises ValueError beyond 64
    cells.
    """
    if len(cells) > MAX_CELLS:
        raise ValueError(f"{len(cells)} cells, at most {MAX_CELLS}")
    area = sum(
        count * len(turns[0])
        for count, turns in zip(pieces.counts, pieces.orientations, strict=True)
    )
    if area != len(cells):
        return Packings([], True, "", 0)
    if not cells:
        return Packings([()], True, "", 0)
    if limit < 1:
        return Packings([], False, "", 0)
    return _Board(pieces, cells).run(limit, nodes, stop)


@lru_cache(maxsize=256)
def offsets(pieces: Pieces, by_columns: bool) -> tuple[Any, Any, Any]:
    """Return orientations flat: (kind, turn, area) triples, offsets from the first cell, shifts.

    Offsets are in lines and steps along a line, from the cell that comes first in that order; the
    shift is what leads from that cell back to the box's corner, as (row, column).
    """
    heads, steps, corners = array("i"), array("i"), array("i")
    for kind, turns in enumerate(pieces.orientations):
        if pieces.counts[kind] == 0:
            continue
        for turn, cells in enumerate(turns):
            laid = sorted((col, row) if by_columns else (row, col) for row, col in cells)
            line, step = laid[0]
            heads.extend((kind, turn, len(laid)))
            for other_line, other_step in laid:
                steps.extend((other_line - line, other_step - step))
            corners.extend((-step, -line) if by_columns else (-line, -step))
    return heads, steps, corners


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _count(bits: cython.ulonglong) -> cython.int:
    """The number of bits that are set."""
    bits = bits - ((bits >> 1) & _pairs)
    bits = (bits & _fours) + ((bits >> 2) & _fours)
    bits = (bits + (bits >> 4)) & _eights
    return ((bits * _ones) & _word) >> 56


@cython.cfunc
def _grown(items: cython.int[::1], used: cython.int, more: cython.int) -> cython.int[::1]:
    """The items, in a bigger array where there is no room for more."""
    if used + more <= len(items):
        return items
    bigger: cython.int[::1] = array("i", bytes(4 * (2 * len(items) + more)))
    index: cython.int
    for index in range(used):
        bigger[index] = items[index]
    return bigger


@cython.cfunc
def _grown_words(items: cython.ulonglong[::1], used: cython.int) -> cython.ulonglong[::1]:
    """The words, in an array of twice the length."""
    bigger: cython.ulonglong[::1] = array("Q", bytes(16 * len(items)))
    index: cython.int
    for index in range(used):
        bigger[index] = items[index]
    return bigger


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _hash(word: cython.ulonglong) -> cython.ulonglong:
    """A well-mixed word (the finisher of SplitMix64)."""
    word = ((word ^ (word >> 30)) * _mix_first) & _word
    word = ((word ^ (word >> 27)) * _mix_second) & _word
    return word ^ (word >> 31)


@cython.final
@cython.cclass
class _Board:
    """One outline and its pieces, ready to be searched."""

    cells: cython.int
    kinds: cython.int
    full: cython.ulonglong
    sums: cython.ulonglong
    left: cython.ulonglong
    steps: cython.int
    window: cython.int
    lists_end: cython.int
    arena_end: cython.int
    fixed: cython.int
    nodes: cython.longlong
    code: cython.ulonglong
    weight: cython.ulonglong[::1]
    shapes: cython.int
    shape_free: cython.ulonglong[::1]
    shape_begin: cython.int[::1]
    shape_end: cython.int[::1]
    shape_slot: cython.int[::1]
    shape_bits: cython.int
    dead: cython.int
    dead_key: cython.ulonglong[::1]
    dead_bits: cython.int
    most_dead: cython.int
    lines: cython.int[::1]
    places: cython.int[::1]
    grid: cython.int[::1]
    grid_width: cython.int
    shift: cython.int[::1]
    forward: cython.ulonglong[::1]
    backward: cython.ulonglong[::1]
    position: cython.int[::1]
    mask: cython.ulonglong[::1]
    kind_of: cython.int[::1]
    top_of: cython.int[::1]
    turn_of: cython.int[::1]
    heads: cython.int[::1]
    corners: cython.int[::1]
    by_columns: cython.bint
    start: cython.int[::1]
    counts: cython.int[::1]
    slot: cython.int[::1]
    lists: cython.int[::1]
    arena_place: cython.int[::1]
    arena_child: cython.int[::1]
    joined: cython.int[::1]
    base: cython.ulonglong
    shape_at: cython.int[::1]
    found_at: cython.int[::1]
    at: cython.int[::1]
    end: cython.int[::1]
    pick: cython.int[::1]
    fill: cython.int[::1]
    filled: cython.int[::1]
    packing: cython.int[::1]
    ordered: cython.int[::1]
    names: list[Any]
    found: list[Any]
    symmetries: list[Any]
    image: cython.int[::1]
    by_mask: dict[Any, Any]
    orbit: list[Any]

    def __init__(self, pieces: Pieces, cells: Sequence[tuple[int, int]]) -> None:
        rows = [row for row, _ in cells]
        cols = [col for _, col in cells]
        height, width = max(rows) - min(rows) + 1, max(cols) - min(cols) + 1
        by_columns = height <= width
        if by_columns:
            laid = sorted(zip(cols, rows, strict=True))
        else:
            laid = sorted(zip(rows, cols, strict=True))
        self.cells = len(laid)
        self.kinds = len(pieces.counts)
        self.full = _ALL >> (64 - len(laid))
        self.window = 9
        self.nodes = 0
        self.found = []
        self.by_mask = {}
        self.position = array("i", _BRUIJN_PLACES)
        self.counts = array("i", pieces.counts)
        self.left = sum(1 << kind for kind, count in enumerate(pieces.counts) if count)
        self.sums = 1
        for kind, count in enumerate(pieces.counts):
            for _ in range(count):
                self.sums |= (self.sums << len(pieces.orientations[kind][0])) & 0xFFFFFFFFFFFFFFFF
        self._lay(laid)
        self._join()
        self._place(offsets(pieces, by_columns), by_columns)
        self.symmetries = self._symmetries()
        self.names = [None] * self.start[self.cells]
        self.image = array("i", [-1]) * (len(self.symmetries) * len(self.names) + 1)
        self.slot = array("i", bytes(4 * self.cells << self.window))
        self.lists = array("i", bytes(4 * 4096))
        self.lists_end = 1
        self.joined = array("i", bytes(4 * 66))
        self.shape_at = array("i", bytes(4 * 66))
        self.found_at = array("i", bytes(4 * 66))
        self.at = array("i", bytes(4 * 66))
        self.end = array("i", bytes(4 * 66))
        self.pick = array("i", bytes(4 * 66))
        self.packing = array("i", bytes(4 * 66))
        self.ordered = array("i", bytes(4 * 66))
        self._weigh()
        self._tables()

    @cython.cfunc
    def _weigh(self) -> object:
        """Give each kind the weight of its digit in the code of what is left, of mixed radix.

        The code fits 64 bits: a piece takes a cell or more and at most doubles the range.
        """
        kind: cython.int
        self.weight = array("Q", bytes(8 * self.kinds))
        self.fill = array("i", bytes(4 * self.kinds))
        self.filled = array("i", bytes(4 * self.kinds))
        self.code = 0
        weight: cython.ulonglong = 1
        first: cython.int = 0
        for kind in range(self.kinds):
            self.weight[kind] = weight
            self.fill[kind] = first
            self.code += weight * self.counts[kind]
            weight *= self.counts[kind] + 1
            first += self.counts[kind]
        return None

    @cython.cfunc
    def _tables(self) -> object:
        """Make the graph of shapes, empty but for shape 0: no free cell."""
        self.shape_bits = 10
        self.shape_free = array("Q", bytes(8 << 9))
        self.shape_begin = array("i", bytes(4 << 9))
        self.shape_end = array("i", bytes(4 << 9))
        self.shape_slot = array("i", bytes(4 << 10))
        self.shapes = 1
        self.arena_place = array("i", bytes(4 << 12))
        self.arena_child = array("i", bytes(4 << 12))
        self.arena_end = 0
        self.dead_bits = 10
        self.dead_key = array("Q", bytes(8 << 10))
        self.dead = 0
        self.most_dead = _MOST_DEAD if self.code < 1 << 44 else 0
        return None

    @cython.cfunc
    def _lay(self, laid: list[Any]) -> object:
        """Number the cells in search order and note where each lies, with slack all round."""
        line0 = laid[0][0]
        step0 = min(step for _, step in laid)
        depth: cython.int = laid[len(laid) - 1][0] - line0 + 17
        self.grid_width = max(step for _, step in laid) - step0 + 17
        self.grid = array("i", [-1]) * (depth * self.grid_width)
        self.lines = array("i", [line for line, _ in laid])
        self.places = array("i", bytes(4 * self.cells))
        cell: cython.int
        for cell in range(self.cells):
            line, step = laid[cell]
            self.places[cell] = (line - line0 + 8) * self.grid_width + step - step0 + 8
            self.grid[self.places[cell]] = cell
        self.lines = array("i", [value for pair in laid for value in pair])
        return None

    @cython.cfunc
    def _join(self) -> object:
        """Group the pairs of neighbouring cells by the distance of their numbers, for flooding."""
        cell: cython.int
        near: cython.int
        way: cython.int
        index: cython.int
        self.shift = array("i", bytes(4 * 128))
        self.forward = array("Q", bytes(8 * 128))
        self.backward = array("Q", bytes(8 * 128))
        self.steps = 0
        one: cython.ulonglong = 1
        for cell in range(self.cells):
            for way in range(2):
                near = self.grid[self.places[cell] + (1 if way == 0 else self.grid_width)]
                if near < 0:
                    continue
                index = 0
                while index < self.steps and self.shift[index] != near - cell:
                    index += 1
                if index == self.steps:
                    self.steps += 1
                    self.shift[index] = near - cell
                self.forward[index] |= one << cell
                self.backward[index] |= one << near
        return None

    @cython.cfunc
    def _place(self, flat: tuple[Any, Any, Any], by_columns: cython.bint) -> object:
        """List every placement, by its first cell."""
        heads: cython.int[::1] = flat[0]
        offsets: cython.int[::1] = flat[1]
        self.heads = heads
        self.corners = flat[2]
        self.by_columns = by_columns
        turns: cython.int = len(flat[0]) // 3
        cell: cython.int
        turn: cython.int
        part: cython.int
        at: cython.int
        near: cython.int
        bits: cython.ulonglong
        one: cython.ulonglong = 1
        count: cython.int = 0
        top: cython.int
        self.mask = array("Q", bytes(8 * (self.cells * turns + 1)))
        self.kind_of = array("i", bytes(4 * (self.cells * turns + 1)))
        self.top_of = array("i", bytes(4 * (self.cells * turns + 1)))
        self.turn_of = array("i", bytes(4 * (self.cells * turns + 1)))
        self.start = array("i", bytes(4 * (self.cells + 1)))
        for cell in range(self.cells):
            at = 0
            for turn in range(turns):
                bits = 0
                top = cell
                for part in range(heads[3 * turn + 2]):
                    near = self.grid[
                        self.places[cell]
                        + offsets[2 * (at + part)] * self.grid_width
                        + offsets[2 * (at + part) + 1]
                    ]
                    if near < 0:
                        bits = 0
                        break
                    bits |= one << near
                    top = max(top, near)
                at += heads[3 * turn + 2]
                if bits:
                    self.mask[count] = bits
                    self.kind_of[count] = heads[3 * turn]
                    self.top_of[count] = top
                    self.turn_of[count] = turn
                    count += 1
            self.start[cell + 1] = count
        return None

    @cython.cfunc
    def _symmetries(self) -> list[Any]:
        """Where each cell goes under the outline's own symmetries, the identity left out."""
        depth: cython.int = len(self.grid) // self.grid_width
        width: cython.int = self.grid_width
        way: cython.int
        cell: cython.int
        line: cython.int
        step: cython.int
        other: cython.int
        found: list[Any] = []
        for way in range(1, 8):
            if way & 4 and depth != width:
                break
            image = array("i", bytes(4 * self.cells))
            view: cython.int[::1] = image
            for cell in range(self.cells):
                line = self.places[cell] // width
                step = self.places[cell] % width
                if way & 4:
                    line, step = step, line
                if way & 1:
                    line = depth - 1 - line
                if way & 2:
                    step = width - 1 - step
                other = self.grid[line * width + step]
                if other < 0:
                    break
                view[cell] = other
            else:
                found.append(image)
        return found

    @cython.cfunc
    def _image(self, place: cython.int, way: cython.int) -> cython.int:
        """The placement that one becomes under a symmetry of the outline."""
        slot: cython.int = way * self.start[self.cells] + place
        if self.image[slot] >= 0:
            return self.image[slot]
        if not self.by_mask:
            index: cython.int
            for index in range(self.start[self.cells]):
                self.by_mask[self.mask[index]] = index
        cells: cython.int[::1] = self.symmetries[way]
        bits: cython.ulonglong = self.mask[place]
        moved: cython.ulonglong = 0
        one: cython.ulonglong = 1
        while bits:
            moved |= one << cells[self._first(bits)]
            bits &= bits - 1
        self.image[slot] = self.by_mask[moved]
        return self.image[slot]

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _first(self, bits: cython.ulonglong) -> cython.int:
        """The lowest bit that is set, of at least one."""
        low: cython.ulonglong = bits & (~bits + 1)
        return self.position[cython.cast(cython.int, ((low * _bruijn) & _word) >> 58)]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _flood(self, seed: cython.ulonglong, free: cython.ulonglong) -> cython.ulonglong:
        """All free cells that hang together with the seed."""
        step: cython.int
        before: cython.ulonglong
        while True:
            before = seed
            for step in range(self.steps):
                seed |= (
                    ((seed & self.forward[step]) << self.shift[step])
                    | ((seed & self.backward[step]) >> self.shift[step])
                ) & free
            if seed == before:
                return seed

    @cython.cfunc
    @cython.exceptval(check=False)
    def _fits(self, free: cython.ulonglong, high: cython.int) -> cython.bint:
        """Whether each free part has an area that pieces can add up to.

        No cell above `high` was touched since `joined` was made.
        """
        part: cython.ulonglong = 0
        rest: cython.ulonglong = free
        if self.joined[high + 1]:
            part = (free >> high) >> 1 << 1 << high if high >= 0 else free
            part = self._flood(part, free)
            rest = free & ~part
            if rest == 0:
                return True
            if not (self.sums >> _count(part)) & 1:
                return False
        while rest:
            part = self._flood(rest & (~rest + 1), rest)
            if part == free:
                return True
            if not (self.sums >> _count(part)) & 1:
                return False
            rest &= ~part
        return True

    @cython.cfunc
    def _join_rest(self, free: cython.ulonglong) -> object:
        """Note for each cell whether the free cells from there on hang together."""
        cell: cython.int
        rest: cython.ulonglong
        for cell in range(self.cells + 1):
            rest = (free >> cell) << cell if cell < 64 else 0
            self.joined[cell] = rest != 0 and self._flood(rest & (~rest + 1), rest) == rest
        return None

    @cython.cfunc
    def _list(self, cell: cython.int, pattern: cython.int) -> cython.int:
        """List the placements for a first free cell and the pattern after it; return its slot."""
        known: cython.ulonglong = 2
        known = ((((known << self.window) - 1) << cell) | ((known << cell) >> 1) - 1) & self.full
        seen: cython.ulonglong = (pattern << 1) | 1
        seen = (seen << cell) & self.full
        place: cython.int
        begin: cython.int = self.lists_end
        self.lists = _grown(self.lists, begin, self.start[cell + 1] - self.start[cell] + 1)
        end: cython.int = begin + 1
        for place in range(self.start[cell], self.start[cell + 1]):
            if self.mask[place] & known & ~seen:
                continue
            if self._closes(seen & ~self.mask[place], self.mask[place] | known):
                continue
            self.lists[end] = place
            end += 1
        self.lists[begin] = end - begin - 1
        self.lists_end = end
        return begin

    @cython.cfunc
    def _closes(self, seen: cython.ulonglong, known: cython.ulonglong) -> cython.bint:
        """Whether a free part that ends within the known cells has a wrong area."""
        part: cython.ulonglong
        border: cython.ulonglong
        step: cython.int
        while seen:
            part = self._flood(seen & (~seen + 1), seen)
            seen &= ~part
            border = 0
            for step in range(self.steps):
                border |= (part & self.forward[step]) << self.shift[step]
                border |= (part & self.backward[step]) >> self.shift[step]
            if not border & ~known and not (self.sums >> _count(part)) & 1:
                return True
        return False

    @cython.cfunc
    def _open(self) -> cython.bint:
        """List what goes first: one place an orbit of the piece with the fewest places.

        Returns False when some piece has no place at all.
        """
        kind: cython.int
        place: cython.int
        places = [0] * self.kinds
        for place in range(self.start[self.cells]):
            places[self.kind_of[place]] += 1
        self.fixed = -1
        for kind in range(self.kinds):
            if self.counts[kind] and not places[kind]:
                return False
            if self.counts[kind] == 1 and (self.fixed < 0 or places[kind] < places[self.fixed]):
                self.fixed = kind
        self.orbit = []
        seen: dict[int, int] = {}
        for place in range(self.start[self.cells]):
            if self.kind_of[place] != self.fixed or place in seen:
                continue
            ways = []
            seen[place] = place
            for way in range(len(self.symmetries)):
                other = self._image(place, way)
                if other not in seen:
                    seen[other] = place
                    ways.append(way)
            self.orbit.append((place, ways))
        return True

    @cython.cfunc
    def _shape(self, free: cython.ulonglong) -> cython.int:
        """The number of a shape, a new one where it was not met before."""
        if free == 0:
            return 0
        width: cython.int = 1 << self.shape_bits
        slot: cython.int = _hash(free) & (width - 1)
        while self.shape_slot[slot]:
            if self.shape_free[self.shape_slot[slot]] == free:
                return self.shape_slot[slot]
            slot = (slot + 1) & (width - 1)
        if self.shapes == len(self.shape_free):
            self._more_shapes()
            return self._shape(free)
        self.shape_slot[slot] = self.shapes
        self.shape_free[self.shapes] = free
        self.shape_begin[self.shapes] = -1
        self.shapes += 1
        return self.shapes - 1

    @cython.cfunc
    def _more_shapes(self) -> object:
        """Double the room for shapes."""
        shape: cython.int
        slot: cython.int
        self.shape_free = _grown_words(self.shape_free, self.shapes)
        self.shape_begin = _grown(self.shape_begin, self.shapes, self.shapes)
        self.shape_end = _grown(self.shape_end, self.shapes, self.shapes)
        self.shape_bits += 1
        self.shape_slot = array("i", bytes(4 << self.shape_bits))
        for shape in range(1, self.shapes):
            slot = _hash(self.shape_free[shape]) & ((1 << self.shape_bits) - 1)
            while self.shape_slot[slot]:
                slot = (slot + 1) & ((1 << self.shape_bits) - 1)
            self.shape_slot[slot] = shape
        return None

    @cython.cfunc
    def _expand(self, shape: cython.int) -> object:
        """Work out what may follow a shape: the placements on its first cell, the shapes left."""
        free: cython.ulonglong = self.shape_free[shape]
        cell: cython.int = self._first(free)
        pattern: cython.int = ((free >> cell) >> 1) & ((1 << self.window) - 1)
        slot: cython.int = (cell << self.window) | pattern
        if self.slot[slot] == 0:
            self.slot[slot] = self._list(cell, pattern)
        at: cython.int = self.slot[slot]
        last: cython.int = at + self.lists[at]
        begin: cython.int = self.arena_end
        self.arena_place = _grown(self.arena_place, begin, last - at)
        self.arena_child = _grown(self.arena_child, begin, last - at)
        end: cython.int = begin
        high: cython.int = self._top(self.base & ~free)
        place: cython.int
        while at < last:
            at += 1
            place = self.lists[at]
            if self.mask[place] & ~free:
                continue
            if self._fits(free ^ self.mask[place], max(high, self.top_of[place])):
                self.arena_place[end] = place
                self.arena_child[end] = self._shape(free ^ self.mask[place])
                end += 1
        self.shape_begin[shape] = begin
        self.shape_end[shape] = end
        self.arena_end = end
        return None

    @cython.cfunc
    @cython.exceptval(check=False)
    def _top(self, bits: cython.ulonglong) -> cython.int:
        """The highest bit that is set, -1 for none."""
        bits |= bits >> 1
        bits |= bits >> 2
        bits |= bits >> 4
        bits |= bits >> 8
        bits |= bits >> 16
        bits |= bits >> 32
        return _count(bits) - 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _is_dead(self, key: cython.ulonglong) -> cython.bint:
        """Whether this shape and code of pieces left is known to have no packing."""
        last: cython.int = (1 << self.dead_bits) - 1
        slot: cython.int = _hash(key) & last
        while self.dead_key[slot]:
            if self.dead_key[slot] == key:
                return True
            slot = (slot + 1) & last
        return False

    @cython.cfunc
    def _bury(self, key: cython.ulonglong) -> object:
        """Remember that a shape has no packing with the pieces left, while there is room."""
        if self.dead >= self.most_dead:
            return None
        if 2 * self.dead >= len(self.dead_key):
            self._more_dead()
        last: cython.int = (1 << self.dead_bits) - 1
        slot: cython.int = _hash(key) & last
        while self.dead_key[slot]:
            slot = (slot + 1) & last
        self.dead_key[slot] = key
        self.dead += 1
        return None

    @cython.cfunc
    def _more_dead(self) -> object:
        """Make the memory of dead ends four times as big."""
        keys: cython.ulonglong[::1] = self.dead_key
        self.dead_bits += 2
        self.dead_key = array("Q", bytes(8 << self.dead_bits))
        self.dead = 0
        index: cython.int
        for index in range(len(keys)):
            if keys[index]:
                self._bury(keys[index])
        return None

    @cython.cfunc
    def _forget(self, depth: cython.int) -> object:
        """Empty the graph and the dead ends, but for the shapes on the stack."""
        level: cython.int
        offset: cython.int
        frees = [self.shape_free[self.shape_at[level]] for level in range(1, depth + 1)]
        offsets = [self.at[0]]
        for level in range(1, depth + 1):
            offsets.append(self.at[level] - self.shape_begin[self.shape_at[level]])
        self._tables()
        self._root()
        self.at[0] = offsets[0]
        for level in range(1, depth + 1):
            self._enter(level, self._shape(frees[level - 1]))
            offset = offsets[level]
            self.at[level] += offset
        return None

    @cython.cfunc
    def _enter(self, depth: cython.int, shape: cython.int) -> object:
        """Point a level of the stack at what may follow a shape."""
        if self.shape_begin[shape] < 0:
            self._expand(shape)
        self.shape_at[depth] = shape
        self.at[depth] = self.shape_begin[shape]
        self.end[depth] = self.shape_end[shape]
        return None

    @cython.cfunc
    def _root(self) -> object:
        """Set the bottom of the stack: the places of the piece that goes first."""
        index: cython.int = 0
        if self.fixed < 0:
            self._enter(0, self._shape(self.full))
            return None
        self.arena_place = _grown(self.arena_place, 0, len(self.orbit))
        self.arena_child = _grown(self.arena_child, 0, len(self.orbit))
        for place, _ in self.orbit:
            self.arena_place[index] = place
            self.arena_child[index] = -1
            index += 1
        self.arena_end = index
        self.at[0] = 0
        self.end[0] = index
        self.shape_at[0] = 0
        return None

    @cython.cfunc
    def _settle(self, place: cython.int) -> cython.int:
        """Lay the first piece; return the shape that it leaves, -1 when no pieces fit a part."""
        free: cython.ulonglong = self.full & ~self.mask[place]
        self.base = free
        self._join_rest(free)
        if not self._fits(free, -1):
            return -1
        return self._shape(free)

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _use(self, kind: cython.int, copies: cython.int) -> cython.void:
        """Take one copy of a kind from what is left, or give it back (-1)."""
        one: cython.ulonglong = 1
        self.counts[kind] -= copies
        if copies > 0:
            self.code -= self.weight[kind]
        else:
            self.code += self.weight[kind]
        if self.counts[kind]:
            self.left |= one << kind
        else:
            self.left &= ~(one << kind)

    @cython.cfunc
    def _walk(self, limit: cython.longlong, nodes: cython.longlong, stop: Any) -> cython.int:
        """Search; return 0 when all was seen, 1 at the limit, 2 out of nodes, 3 when stopped."""
        depth: cython.int = 0
        kind: cython.int
        child: cython.int
        place: cython.int
        shape: cython.ulonglong
        found: cython.longlong = 0
        big: cython.bint
        remembered: cython.int = _REMEMBERED
        most_shapes: cython.int = _MOST_SHAPES
        most_entries: cython.int = _MOST_ENTRIES
        while depth >= 0:
            if self.at[depth] == self.end[depth]:
                shape = self.shape_at[depth]
                big = _count(self.shape_free[shape]) > remembered
                if big and self.found_at[depth] == found:
                    self._bury(shape << 44 | self.code)
                depth -= 1
                if depth >= 0:
                    self._use(self.kind_of[self.pick[depth]], -1)
                continue
            place = self.arena_place[self.at[depth]]
            child = self.arena_child[self.at[depth]]
            self.at[depth] += 1
            kind = self.kind_of[place]
            if not (self.left >> kind) & 1:
                continue
            if self.nodes >= nodes:
                return 2
            self.nodes += 1
            if self.nodes % 2048 == 0 and stop is not None and stop():
                return 3
            self.pick[depth] = place
            if child < 0:
                child = self._settle(place)
                if child < 0:
                    continue
            if child == 0:
                found += 1
                self._emit(depth + 1, limit)
                if len(self.found) >= limit:
                    return 1
                continue
            shape = child
            big = _count(self.shape_free[child]) > remembered
            if big and self._is_dead(shape << 44 | (self.code - self.weight[kind])):
                continue
            self._use(kind, 1)
            depth += 1
            self.found_at[depth] = found
            self._enter(depth, child)
            if self.shapes > most_shapes or self.arena_end > most_entries:
                self._forget(depth)
        return 0

    @cython.cfunc
    def _emit(self, depth: cython.int, limit: cython.longlong) -> object:
        """Keep the packing on the stack, and its images under the symmetries."""
        level: cython.int
        way: cython.int
        for level in range(depth):
            self.packing[level] = self.pick[level]
        self._keep(depth)
        if self.fixed < 0:
            return None
        for way in self.orbit[self.at[0] - 1][1]:
            if len(self.found) >= limit:
                break
            for level in range(depth):
                self.packing[level] = self._image(self.pick[level], way)
            self._keep(depth)
        return None

    @cython.cfunc
    def _keep(self, depth: cython.int) -> object:
        """Keep one packing: its placements in the order of kinds, those of one kind sorted."""
        level: cython.int
        kind: cython.int
        at: cython.int
        for level in range(depth):
            kind = self.kind_of[self.packing[level]]
            at = self.fill[kind]
            while at > self.fill[kind] - self.filled[kind]:
                if self.ordered[at - 1] < self.packing[level]:
                    break
                self.ordered[at] = self.ordered[at - 1]
                at -= 1
            self.ordered[at] = self.packing[level]
            self.fill[kind] += 1
            self.filled[kind] += 1
        for level in range(self.kinds):
            self.fill[level] -= self.filled[level]
            self.filled[level] = 0
        self.found.append(tuple([self._name(self.ordered[level]) for level in range(depth)]))
        return None

    @cython.cfunc
    def _name(self, place: cython.int) -> object:
        """A placement as callers know it: kind, turn, row and column of its box."""
        if self.names[place] is None:
            turn: cython.int = self.turn_of[place]
            cell: cython.int = self._first(self.mask[place])
            row: cython.int = self.lines[2 * cell + (1 if self.by_columns else 0)]
            col: cython.int = self.lines[2 * cell + (0 if self.by_columns else 1)]
            self.names[place] = (
                self.heads[3 * turn],
                self.heads[3 * turn + 1],
                row + self.corners[2 * turn],
                col + self.corners[2 * turn + 1],
            )
        return self.names[place]

    def run(self, limit: int, nodes: int, stop: Callable[[], bool] | None) -> Packings:
        """Search the whole board."""
        self.base = self.full
        self._join_rest(self.full)
        if not self._open() or not self._fits(self.full, -1):
            return Packings([], True, "", 0)
        self._root()
        end: cython.int = self._walk(limit, nodes, stop)
        ran_out = "nodes" if end == 2 else "stopped" if end == 3 else ""
        return Packings(self.found, end == 0, ran_out, self.nodes)
