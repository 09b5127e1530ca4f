# compiled
# mypy: disable-error-code="untyped-decorator, attr-defined, index, operator, arg-type, type-arg"
"""Finds the first few packings of at most 64 cells soon: is there one, is it the only one?

`polyomino.py` lists thousands of packings, and works out tables for that. A search that ends at
the second packing has no use for tables; what counts there is the order:

* of 16 sweeps over the outline (by rows, columns and both diagonals, from either end) the one
  with the least front is taken, by the sum of its squares: narrow parts come first;
* the piece with the fewest places is laid first, then always the first free cell is covered, by
  pieces with few places before those with many;
* a placement stands only where each free part has an area that pieces can add up to.

What is not decided after 16,384 nodes goes to `polyomino.pack`. Knows no puzzle.

The module is long because the steps of one search share their state.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - only where Cython is not installed
    from univoca.kernels import uncompiled as cython

if cython.compiled:
    from cython.cimports.univoca.kernels.words import bits as count_of
    from cython.cimports.univoca.kernels.words import lowest
else:

    def lowest(word: int) -> int:
        """Return the place of the lowest bit of a word that is not zero."""
        return (word & -word).bit_length() - 1

    def count_of(word: int) -> int:
        """Return the number of bits that are set."""
        return word.bit_count()


from univoca.kernels.polyomino import MAX_CELLS, Laid, Packings, Pieces, offsets, pack

COMPILED: bool = cython.compiled
FEW = 2
SCOUTED = 16_384
_SLACK = 8
_slack = cython.declare(cython.int, _SLACK)
_ALL = 0xFFFFFFFFFFFFFFFF
_MOST_KINDS = 64
_WAYS = 16


def pack_few(
    pieces: Pieces,
    cells: Sequence[tuple[int, int]],
    limit: int,
    nodes: int,
    stop: Callable[[], bool] | None = None,
) -> Packings:
    """List packings of the cells by all the pieces, at most two of them found by the short search.

    The arguments and what is raised are those of `polyomino.pack`; a lower limit cuts the same
    list.
    """
    area = sum(
        count * len(turns[0])
        for count, turns in zip(pieces.counts, pieces.orientations, strict=True)
    )
    if area != len(cells) or not 0 < area <= MAX_CELLS or limit < 1:
        return pack(pieces, cells, limit, nodes, stop)
    if len(pieces.counts) > _MOST_KINDS:
        return pack(pieces, cells, limit, nodes, stop)
    first = _Scout(pieces, cells).run(min(limit, FEW), min(nodes, SCOUTED), stop)
    if first.complete or first.ran_out == "stopped" or len(first.found) == limit:
        return first
    if first.ran_out and nodes <= SCOUTED:
        return first
    rest = pack(pieces, cells, limit, nodes - first.nodes, stop)
    found = first.found
    if max(pieces.counts) > 1:
        found = found + [each for each in rest.found if tuple(sorted(each)) not in first.found]
    else:
        found = found + [each for each in rest.found if each not in first.found]
    return Packings(found[:limit], rest.complete, rest.ran_out, rest.nodes + first.nodes)


@cython.final
@cython.cclass
class _Scout:
    """One outline and its pieces; cells are bits in the order of the narrowest sweep."""

    cells: cython.int
    kinds: cython.int
    full: cython.ulonglong
    sums: cython.ulonglong
    fixed: cython.int
    height: cython.int
    width: cython.int
    grid_width: cython.int
    nodes: cython.longlong
    steps: cython.int
    rows: cython.int[::1]
    cols: cython.int[::1]
    places: cython.int[::1]
    grid: cython.int[::1]
    order: cython.int[::1]
    rank: cython.int[::1]
    state: cython.int[::1]
    shift: cython.int[::1]
    forward: cython.ulonglong[::1]
    backward: cython.ulonglong[::1]
    heads: cython.int[::1]
    corners: cython.int[::1]
    mask: cython.ulonglong[::1]
    kind_of: cython.int[::1]
    turn_of: cython.int[::1]
    anchor: cython.int[::1]
    end_of: cython.int[::1]
    tally: cython.int[::1]
    by_first: cython.int[::1]
    start: cython.int[::1]
    counts: cython.int[::1]
    joined: cython.int[::1]
    base: cython.ulonglong
    free: cython.ulonglong[::1]
    at: cython.int[::1]
    high: cython.int[::1]
    pick: cython.int[::1]
    found: list[Any]

    def __init__(self, pieces: Pieces, cells: Sequence[tuple[int, int]]) -> None:
        self.cells = len(cells)
        self.kinds = len(pieces.counts)
        self.full = _ALL >> (64 - len(cells))
        self.nodes = 0
        self.found = []
        self.counts = array("i", pieces.counts)
        sums = 1
        for count, turns in zip(pieces.counts, pieces.orientations, strict=True):
            for _ in range(count):
                sums |= (sums << len(turns[0])) & _ALL
        self.sums = sums
        self._lay(sorted(cells))
        self._sweep()
        self._join()
        self._place(offsets(pieces, False))
        depth = self.cells + 2
        self.joined = array("i", bytes(4 * 66))
        self.free = array("Q", bytes(8 * depth))
        self.at = array("i", bytes(4 * depth))
        self.high = array("i", bytes(4 * depth))
        self.pick = array("i", bytes(4 * depth))

    @cython.cfunc
    def _lay(self, laid: list[Any]) -> object:
        """Note where each cell lies, on a grid with slack all round."""
        cell: cython.int
        top: cython.int = laid[0][0]
        self.rows = array("i", [row for row, _ in laid])
        self.cols = array("i", [col for _, col in laid])
        left: cython.int = min(self.cols)
        self.height = self.rows[self.cells - 1] - top + 1
        self.width = max(self.cols) - left + 1
        self.grid_width = self.width + 2 * _slack
        self.places = array("i", bytes(4 * self.cells))
        self.grid = array("i", [-1]) * ((self.height + 2 * _SLACK) * self.grid_width)
        for cell in range(self.cells):
            self.places[cell] = (
                (self.rows[cell] - top + _slack) * self.grid_width + self.cols[cell] - left + _slack
            )
            self.grid[self.places[cell]] = cell
        return None

    @cython.cfunc
    def _sweep(self) -> object:
        """Rank the cells in the order of the sweep with the least front."""
        way: cython.int
        cell: cython.int
        best: cython.int = -1
        least: cython.longlong = 0
        value: cython.longlong
        self.order = array("i", bytes(4 * self.cells))
        self.rank = array("i", bytes(4 * self.cells))
        self.state = array("i", bytes(4 * self.cells))
        for way in range(_WAYS):
            self._run_over(way)
            value = self._front()
            if best < 0 or value < least:
                best, least = way, value
        self._run_over(best)
        for cell in range(self.cells):
            self.rank[self.order[cell]] = cell
        return None

    @cython.cfunc
    @cython.exceptval(check=False)
    def _run_over(self, way: cython.int) -> cython.void:
        """Put the cells in the order of a sweep: line after line, each from one end."""
        slope: cython.int = way >> 2
        wide: cython.int = self.width if slope == 0 else self.height
        lines: cython.int = self.height
        if slope == 1:
            lines = self.width
        elif slope > 1:
            lines = self.height + self.width - 1
        index: cython.int
        step: cython.int
        line: cython.int
        row: cython.int
        col: cython.int
        cell: cython.int
        used: cython.int = 0
        for index in range(lines):
            line = lines - 1 - index if way & 1 else index
            for step in range(wide):
                row = wide - 1 - step if way & 2 else step
                if slope == 0:
                    row, col = line, row
                elif slope == 1:
                    col = line
                elif slope == 2:
                    col = line - row
                else:
                    col = row - line + self.width - 1
                if 0 <= col < self.width:
                    cell = self.grid[(row + _slack) * self.grid_width + col + _slack]
                    if cell >= 0:
                        self.order[used] = cell
                        used += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _front(self) -> cython.longlong:
        """The sum of the squares of the front: cells not swept beside those that are."""
        index: cython.int
        cell: cython.int
        way: cython.int
        near: cython.int
        front: cython.int = 0
        total: cython.longlong = 0
        for index in range(self.cells):
            self.state[index] = 0
        for index in range(self.cells):
            cell = self.order[index]
            front -= self.state[cell]
            self.state[cell] = 2
            for way in range(4):
                near = self._near(cell, way)
                if near >= 0 and self.state[near] == 0:
                    self.state[near] = 1
                    front += 1
            total += front * front
        return total

    @cython.cfunc
    @cython.inline
    @cython.exceptval(check=False)
    def _near(self, cell: cython.int, way: cython.int) -> cython.int:
        """The cell beside one (right, below, left, above), -1 for none."""
        if way == 0:
            return self.grid[self.places[cell] + 1]
        if way == 1:
            return self.grid[self.places[cell] + self.grid_width]
        if way == 2:
            return self.grid[self.places[cell] - 1]
        return self.grid[self.places[cell] - self.grid_width]

    @cython.cfunc
    def _join(self) -> object:
        """Group the pairs of neighbouring cells by the distance of their ranks, for flooding."""
        cell: cython.int
        way: cython.int
        near: cython.int
        low: cython.int
        apart: cython.int
        index: cython.int
        one: cython.ulonglong = 1
        self.shift = array("i", bytes(4 * 64))
        self.forward = array("Q", bytes(8 * 64))
        self.backward = array("Q", bytes(8 * 64))
        self.steps = 0
        for cell in range(self.cells):
            for way in range(2):
                near = self._near(cell, way)
                if near < 0:
                    continue
                low = min(self.rank[cell], self.rank[near])
                apart = max(self.rank[cell], self.rank[near]) - low
                index = 0
                while index < self.steps and self.shift[index] != apart:
                    index += 1
                if index == self.steps:
                    self.steps += 1
                    self.shift[index] = apart
                self.forward[index] |= one << low
                self.backward[index] |= one << (low + apart)
        return None

    @cython.cfunc
    def _place(self, flat: tuple[Any, Any, Any]) -> object:
        """List every placement, and those of each first cell in the order of the sweep."""
        parts: cython.int[::1] = flat[1]
        self.heads = flat[0]
        self.corners = flat[2]
        turns: cython.int = len(flat[0]) // 3
        cell: cython.int
        turn: cython.int
        part: cython.int
        at: cython.int
        near: cython.int
        word: cython.ulonglong
        one: cython.ulonglong = 1
        count: cython.int = 0
        area: cython.int
        most = self.cells * turns + 1
        self.end_of = array("i", bytes(4 * self.kinds))
        self.mask = array("Q", bytes(8 * most))
        self.kind_of = array("i", bytes(4 * most))
        self.turn_of = array("i", bytes(4 * most))
        self.anchor = array("i", bytes(4 * most))
        self.by_first = array("i", bytes(4 * most))
        self.start = array("i", bytes(4 * 66))
        at = 0
        for turn in range(turns):
            area = self.heads[3 * turn + 2]
            for cell in range(self.cells):
                word = 0
                for part in range(at, at + area):
                    near = self.grid[
                        self.places[cell] + parts[2 * part] * self.grid_width + parts[2 * part + 1]
                    ]
                    if near < 0:
                        word = 0
                        break
                    word |= one << self.rank[near]
                if word:
                    self.mask[count] = word
                    self.kind_of[count] = self.heads[3 * turn]
                    self.turn_of[count] = turn
                    self.anchor[count] = cell
                    self.start[lowest(word) + 1] += 1
                    count += 1
            at += area
            self.end_of[self.heads[3 * turn]] = count
        self._by_first(count)
        return None

    @cython.cfunc
    def _by_first(self, count: cython.int) -> object:
        """Sort the placements by their first cell, those of pieces with few places first.

        `start` holds how many each cell has, one on.
        """
        cell: cython.int
        kind: cython.int
        place: cython.int
        index: cython.int
        rarest: cython.int
        begin: cython.int = 0
        self.tally = array("i", bytes(4 * self.kinds))
        begins: cython.int[::1] = array("i", bytes(4 * self.kinds))
        waiting: cython.int[::1] = array("i", self.counts)
        for kind in range(self.kinds):
            if self.counts[kind]:
                begins[kind] = begin
                self.tally[kind] = self.end_of[kind] - begin
                begin = self.end_of[kind]
        for cell in range(self.cells):
            self.start[cell + 1] += self.start[cell]
        for cell in range(self.cells, 0, -1):
            self.start[cell] = self.start[cell - 1]
        for _ in range(self.kinds):
            rarest = -1
            for kind in range(self.kinds):
                if waiting[kind] and (rarest < 0 or self.tally[kind] < self.tally[rarest]):
                    rarest = kind
            if rarest < 0:
                break
            waiting[rarest] = 0
            for place in range(begins[rarest], self.end_of[rarest]):
                index = lowest(self.mask[place]) + 1
                self.by_first[self.start[index]] = place
                self.start[index] += 1
        return None

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

        No cell above `high` is covered but by the first piece.
        """
        rest: cython.ulonglong = (self.base >> high) >> 1 << 1 << high
        if self.joined[high] < 0:
            self.joined[high] = rest != 0 and self._flood(rest & (~rest + 1), rest) == rest
        part: cython.ulonglong = rest if self.joined[high] else free & (~free + 1)
        rest = free
        while rest:
            part = self._flood(part, rest)
            if part == free:
                return True
            if not (self.sums >> count_of(part)) & 1:
                return False
            rest &= ~part
            part = rest & (~rest + 1)
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _top(self, word: cython.ulonglong) -> cython.int:
        """The highest bit that is set, of at least one."""
        word |= word >> 1
        word |= word >> 2
        word |= word >> 4
        word |= word >> 8
        word |= word >> 16
        word |= word >> 32
        return count_of(word) - 1

    @cython.cfunc
    def _open(self) -> cython.bint:
        """Choose the single piece with the fewest places; False when one has no place at all."""
        kind: cython.int
        self.fixed = -1
        for kind in range(self.kinds):
            if self.counts[kind] and not self.tally[kind]:
                return False
            if self.counts[kind] == 1 and (
                self.fixed < 0 or self.tally[kind] < self.tally[self.fixed]
            ):
                self.fixed = kind
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _settle(self, free: cython.ulonglong) -> cython.void:
        """Take these cells for what the sweep starts from."""
        cell: cython.int
        self.base = free
        for cell in range(self.cells):
            self.joined[cell] = -1

    def _keep(self, depth: cython.int) -> None:
        """Keep the packing on the stack, as callers know placements."""
        packing: list[Laid] = []
        level: cython.int
        for level in range(depth):
            place: cython.int = self.pick[level]
            turn: cython.int = self.turn_of[place]
            cell: cython.int = self.anchor[place]
            packing.append(
                (
                    self.heads[3 * turn],
                    self.heads[3 * turn + 1],
                    self.rows[cell] + self.corners[2 * turn],
                    self.cols[cell] + self.corners[2 * turn + 1],
                )
            )
        self.found.append(tuple(sorted(packing)))

    @cython.cfunc
    def _walk(
        self, limit: cython.longlong, nodes: cython.longlong, stop: Any, bottom: cython.int
    ) -> cython.int:
        """Fill what is free at a depth; 0 when all was seen, 1 at the limit, 2 or 3 when ended."""
        depth: cython.int = bottom
        cell: cython.int
        place: cython.int
        high: cython.int
        free: cython.ulonglong = self.free[depth]
        last: cython.int
        self.at[depth] = self.start[lowest(free)]
        while True:
            free = self.free[depth]
            cell = lowest(free)
            last = self.start[cell + 1]
            while self.at[depth] < last:
                place = self.by_first[self.at[depth]]
                self.at[depth] += 1
                if self.mask[place] & ~free or not self.counts[self.kind_of[place]]:
                    continue
                high = max(self.high[depth], self._top(self.mask[place]))
                if not self._fits(free ^ self.mask[place], high):
                    continue
                if self.nodes >= nodes:
                    return 2
                self.nodes += 1
                if self.nodes % 2048 == 0 and stop is not None and stop():
                    return 3
                self.pick[depth] = place
                free = free ^ self.mask[place]
                if free == 0:
                    self._keep(depth + 1)
                    if len(self.found) >= limit:
                        return 1
                    free = self.free[depth]
                    continue
                self.counts[self.kind_of[place]] -= 1
                depth += 1
                self.free[depth] = free
                self.high[depth] = high
                self.at[depth] = self.start[lowest(free)]
                break
            else:
                if depth == bottom:
                    return 0
                depth -= 1
                self.counts[self.kind_of[self.pick[depth]]] += 1

    @cython.cfunc
    def _search(self, limit: cython.longlong, nodes: cython.longlong, stop: Any) -> cython.int:
        """Lay the first piece everywhere, and fill what is left; the result is as of `_walk`."""
        index: cython.int
        place: cython.int
        end: cython.int
        self._settle(self.full)
        self.free[0] = self.full
        self.high[0] = 0
        if not self._fits(self.full, 0):
            return 0
        if self.fixed < 0 or self.cells == count_of(self.mask[0]):
            return self._walk(limit, nodes, stop, 0)
        self.counts[self.fixed] -= 1
        for index in range(self.start[self.cells]):
            place = self.by_first[index]
            if self.kind_of[place] != self.fixed:
                continue
            if self.nodes >= nodes:
                return 2
            self.nodes += 1
            self.pick[0] = place
            self.free[1] = self.full & ~self.mask[place]
            self._settle(self.free[1])
            self.high[1] = 0
            if not self._fits(self.free[1], 0):
                continue
            end = self._walk(limit, nodes, stop, 1)
            if end:
                return end
        return 0

    def run(self, limit: int, nodes: int, stop: Callable[[], bool] | None) -> Packings:
        """Search the whole board, to the limit or the bound on nodes."""
        if not self._open():
            return Packings([], True, "", 0)
        end: cython.int = self._search(limit, nodes, stop)
        ran_out = "nodes" if end == 2 else "stopped" if end == 3 else ""
        return Packings(self.found, end == 0, ran_out, self.nodes)
