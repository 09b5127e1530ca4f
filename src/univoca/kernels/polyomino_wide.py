# compiled
"""Packs an outline of any number of cells with polyominoes. Knows no puzzle.

The plain way, for boards beyond the 64 cells of `polyomino.py`: cover the first free cell, in the
order of the search, with each piece in each orientation; after each placement, every small free
part beside it must have an area that pieces can add up to. Needs memory in proportion to the
cells and the pieces only.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any

try:
    import cython
except ImportError:  # pragma: no cover - only where Cython is not installed
    from univoca.kernels import uncompiled as cython

from univoca.kernels.polyomino import Packings, Pieces, offsets

COMPILED: bool = cython.compiled

SMALL_PART = 40


def pack_wide(
    pieces: Pieces,
    cells: Sequence[tuple[int, int]],
    limit: int,
    nodes: int,
    stop: Callable[[], bool] | None = None,
) -> Packings:
    """List packings as `polyomino.pack` does, of any number of cells; `stop` is asked more often.

    The packings of one set come in another order than there.
    """
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
    return _WideBoard(pieces, cells).run(limit, nodes, stop)


@cython.final
@cython.cclass
class _WideBoard:
    """One outline and its pieces, ready to be searched."""

    kinds: cython.int
    turns: cython.int
    width: cython.int
    cells: cython.int
    nodes: cython.longlong
    by_columns: cython.bint
    places: cython.int[::1]
    free: cython.int[::1]
    heads: cython.int[::1]
    begin: cython.int[::1]
    shifts: cython.int[::1]
    corners: cython.int[::1]
    counts: cython.int[::1]
    sums: cython.int[::1]
    turn_at: cython.int[::1]
    cell_at: cython.int[::1]
    seen: cython.int[::1]
    stack: cython.int[::1]
    mark: cython.int
    laid: list[Any]
    found: list[Any]

    def __init__(self, pieces: Pieces, cells: Sequence[tuple[int, int]]) -> None:
        rows, cols = [row for row, _ in cells], [col for _, col in cells]
        self.by_columns = max(rows) - min(rows) <= max(cols) - min(cols)
        pairs = zip(cols, rows, strict=True) if self.by_columns else zip(rows, cols, strict=True)
        self.laid = sorted(pairs)
        self.cells = len(self.laid)
        self.kinds = len(pieces.counts)
        self.counts = array("i", pieces.counts)
        self.nodes = 0
        self.mark = 0
        self.found = []
        self._lay()
        heads, steps, corners = offsets(pieces, bool(self.by_columns))
        self.heads = heads
        self.corners = corners
        self.turns = len(heads) // 3
        starts = [0]
        for turn in range(self.turns):
            starts.append(starts[turn] + heads[3 * turn + 2])
        self.begin = array("i", starts)
        self.shifts = array(
            "i", [steps[2 * at] * self.width + steps[2 * at + 1] for at in range(len(steps) // 2)]
        )
        self._add_up(pieces)
        total = sum(pieces.counts)
        self.turn_at = array("i", bytes(4 * (total + 2)))
        self.cell_at = array("i", bytes(4 * (total + 2)))
        self.stack = array("i", bytes(4 * 8 * (SMALL_PART + 2)))

    @cython.cfunc
    def _lay(self) -> object:
        """Lay the cells out on a field with slack all round."""
        line0 = self.laid[0][0]
        step0 = min([step for _, step in self.laid])
        depth = self.laid[len(self.laid) - 1][0] - line0 + 18
        self.width = max([step for _, step in self.laid]) - step0 + 18
        self.free = array("i", bytes(4 * depth * self.width))
        self.seen = array("i", bytes(4 * depth * self.width))
        self.places = array(
            "i", [(line - line0 + 9) * self.width + step - step0 + 9 for line, step in self.laid]
        )
        cell: cython.int
        for cell in range(self.cells):
            self.free[self.places[cell]] = 1
        return None

    @cython.cfunc
    def _add_up(self, pieces: Pieces) -> object:
        """Note which small areas are sums of areas of the pieces."""
        bits = 1
        for kind, count in enumerate(pieces.counts):
            for _ in range(min(count, SMALL_PART)):
                bits |= bits << len(pieces.orientations[kind][0])
        self.sums = array("i", [bits >> size & 1 for size in range(SMALL_PART + 1)])
        return None

    @cython.cfunc
    @cython.exceptval(check=False)
    def _part_fits(self, start: cython.int) -> cython.bint:
        """Whether the free part at a place is big, or has an area that pieces can add up to."""
        size: cython.int = 1
        top: cython.int = 1
        place: cython.int
        near: cython.int
        way: cython.int
        self.stack[0] = start
        self.seen[start] = self.mark
        while top:
            top -= 1
            place = self.stack[top]
            for way in range(4):
                near = place + (
                    1 if way == 0 else -1 if way == 1 else self.width if way == 2 else -self.width
                )
                if self.free[near] and self.seen[near] != self.mark:
                    self.seen[near] = self.mark
                    self.stack[top] = near
                    top += 1
                    size += 1
                    if size > 40:
                        return True
        return self.sums[size] != 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _parts_fit(self, turn: cython.int, place: cython.int) -> cython.bint:
        """Whether every small free part beside a piece just laid can be filled by areas."""
        at: cython.int
        near: cython.int
        way: cython.int
        for at in range(self.begin[turn], self.begin[turn + 1]):
            for way in range(4):
                near = place + self.shifts[at]
                near += (
                    1 if way == 0 else -1 if way == 1 else self.width if way == 2 else -self.width
                )
                if self.free[near]:
                    self.mark += 1
                    if not self._part_fits(near):
                        return False
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _lies(self, turn: cython.int, place: cython.int) -> cython.bint:
        """Whether the piece's cells are all free there."""
        at: cython.int
        for at in range(self.begin[turn], self.begin[turn + 1]):
            if not self.free[place + self.shifts[at]]:
                return False
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _set(self, turn: cython.int, place: cython.int, value: cython.int) -> cython.void:
        """Cover (0) or free (1) the cells of a piece."""
        at: cython.int
        for at in range(self.begin[turn], self.begin[turn + 1]):
            self.free[place + self.shifts[at]] = value

    @cython.cfunc
    def _walk(self, limit: cython.longlong, nodes: cython.longlong, stop: Any) -> cython.int:
        """Search; return 0 when all was seen, 1 at the limit, 2 out of nodes, 3 when stopped."""
        depth: cython.int = 0
        turn: cython.int
        place: cython.int
        cell: cython.int
        kind: cython.int
        tried: cython.longlong = 0
        self.cell_at[0] = 0
        self.turn_at[0] = 0
        while True:
            turn = self.turn_at[depth]
            place = self.places[self.cell_at[depth]]
            if turn == self.turns:
                depth -= 1
                if depth < 0:
                    return 0
                turn = self.turn_at[depth] - 1
                self._set(turn, self.places[self.cell_at[depth]], 1)
                self.counts[self.heads[3 * turn]] += 1
                continue
            self.turn_at[depth] += 1
            tried += 1
            if tried % 4096 == 0 and stop is not None and stop():
                return 3
            kind = self.heads[3 * turn]
            if self.counts[kind] == 0 or not self._lies(turn, place):
                continue
            if self.nodes >= nodes:
                return 2
            self.nodes += 1
            self._set(turn, place, 0)
            if not self._parts_fit(turn, place):
                self._set(turn, place, 1)
                continue
            self.counts[kind] -= 1
            cell = self.cell_at[depth]
            while cell < self.cells and not self.free[self.places[cell]]:
                cell += 1
            depth += 1
            self.cell_at[depth] = cell
            self.turn_at[depth] = 0
            if cell == self.cells:
                self._keep(depth)
                if len(self.found) >= limit:
                    return 1
                self.cell_at[depth] = 0
                self.turn_at[depth] = self.turns

    @cython.cfunc
    def _keep(self, depth: cython.int) -> object:
        """Keep the packing on the stack."""
        level: cython.int
        turn: cython.int
        placed = []
        for level in range(depth):
            turn = self.turn_at[level] - 1
            row, col = self.laid[self.cell_at[level]]
            if self.by_columns:
                row, col = col, row
            placed.append(
                (
                    self.heads[3 * turn],
                    self.heads[3 * turn + 1],
                    row + self.corners[2 * turn],
                    col + self.corners[2 * turn + 1],
                )
            )
        placed.sort()
        self.found.append(tuple(placed))
        return None

    def run(self, limit: int, nodes: int, stop: Callable[[], bool] | None) -> Packings:
        """Search the whole board."""
        place: cython.int
        cell: cython.int
        for cell in range(self.cells):
            place = self.places[cell]
            self.mark += 1
            if not self._part_fits(place):
                return Packings([], True, "", 0)
        if stop is not None and stop():
            return Packings([], False, "stopped", 0)
        end: cython.int = self._walk(limit, nodes, stop)
        ran_out = "nodes" if end == 2 else "stopped" if end == 3 else ""
        return Packings(self.found, end == 0, ran_out, self.nodes)
