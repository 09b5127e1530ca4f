# compiled
"""Search over Boolean cells with exact quotas, where true cells pair up. Knows no puzzle.

The cells are the vertices of a graph and are parted in groups. Wanted are all ways to make cells
true so that each group holds exactly its quota and each true cell has exactly one true neighbour.
A cell in no group is false.

The state is a trail of decided cells with four counters that are kept as cells are decided and
undecided: what a group still needs and how many of its cells are open; how many neighbours of a
cell are true and how many are not false. Where plain propagation ends, each open cell of a group
is assumed true for a moment (a *probe*): what fails is false, and what follows from every open
cell of a group holds, because one of them is true. Where probes end, one cell is tried both ways.
A *node* is an assumption, probe or branch; the root counts one.
Long because C functions called across modules would cost what this module saves.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from itertools import accumulate

try:
    import cython
except ImportError:
    from univoca.kernels import uncompiled as cython

COMPILED: bool = cython.compiled
STOP_EVERY = 4_000  # cells decided between two questions whether to stop: under 1 ms compiled

_FAILED = cython.declare(cython.int, 0)
_OPEN = cython.declare(cython.int, 1)
_STOPPED = cython.declare(cython.int, 2)


@cython.cclass
class Quota:
    """A board of cells: `near` lists each cell's neighbours (symmetric), groups come later.

    After `search`, `answers` has the sorted true cells of each answer, `complete` says that there
    are no others, `nodes` what it cost, `stopped` is "", "nodes" or "stop".
    """

    answers: list[tuple[int, ...]] = cython.declare(list, visibility="public")
    complete: bool = cython.declare(cython.bint, visibility="public")
    stopped: str = cython.declare(str, visibility="public")
    nodes: int = cython.declare(cython.long, visibility="public")

    cells: cython.int
    groups: int = cython.declare(cython.int, visibility="public")
    near_start: cython.int[::1]
    near: cython.int[::1]
    group: cython.int[::1]
    member_start: cython.int[::1]
    members: cython.int[::1]
    quota: cython.int
    value: cython.int[::1]
    need: cython.int[::1]
    open: cython.int[::1]
    trues: cython.int[::1]
    mates: cython.int[::1]
    trail: cython.int[::1]
    size: cython.int
    head: cython.int
    fresh: cython.int[::1]
    touched: cython.int[::1]
    wish: cython.int[::1]
    common: cython.int[::1]
    sign: cython.int[::1]
    level_cell: cython.int[::1]
    level_mark: cython.int[::1]
    levels: cython.int
    work: cython.long
    work_stop: cython.long
    node_limit: cython.long
    stop: Callable[[], bool] | None

    def __init__(self, near: Sequence[Sequence[int]], quota: int = 2) -> None:
        n = len(near)
        self.cells = n
        self.groups = 0
        self.quota = quota
        starts = [0, *accumulate(len(around) for around in near)]
        self.near_start = array("i", starts)
        self.near = array("i", [other for around in near for other in around] or [0])
        blank = [0] * (n + 1)
        self.group = array("i", [-1] * (n + 1))
        self.member_start, self.members = array("i", blank), array("i", blank)
        self.value = array("i", blank)
        self.need, self.open = array("i", blank), array("i", blank)
        self.trues, self.mates = array("i", blank), array("i", blank)
        self.trail = array("i", blank)
        self.fresh = array("i", blank)
        self.common, self.sign = array("i", blank), array("i", blank)
        self.wish, self.touched = array("i", blank), array("i", blank)
        self.level_cell, self.level_mark = array("i", blank), array("i", blank)
        self.answers, self.complete, self.stopped, self.nodes = [], False, "", 0

    def assign(self, cell: int, group: int) -> None:
        """Put a cell in a group from 0 on, or with -1 in none."""
        self.group[cell] = group
        if group >= self.groups:
            self.groups = group + 1

    def assign_all(self, groups: Sequence[int]) -> None:
        """Put every cell in its group."""
        for cell in range(self.cells):
            self.assign(cell, groups[cell])

    def search(
        self,
        limit: int = 2,
        nodes: int = 1_000_000,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        """List answers up to the limit, in an order that depends on the board alone."""
        self._begin(nodes, stop)
        if self._root():
            self._walk(limit, False)
        else:
            self.complete = True

    def other(
        self,
        cell: int,
        wish: Sequence[int],
        nodes: int = 1_000_000,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        """Look for one answer in which `cell` is true and the others, if they can, as in `wish`.

        `wish` has 1 (true) or -1 (false) for each cell. What lies far from `cell` is tried as
        wished before it is searched, so that the work stays near it.
        """
        c: cython.int
        self._begin(nodes, stop)
        for c in range(self.cells):
            self.wish[c] = wish[c]
        if not self._root():
            self.complete = True
            return
        for c in range(self.groups):
            self.fresh[c] = 0
        mark: cython.int = self.size
        if not self._take(cell):
            self.complete = True
            return
        self._freshen(mark)
        self._walk(1, True)

    @cython.cfunc
    def _begin(self, nodes: cython.long, stop: Callable[[], bool] | None) -> cython.void:
        self.answers, self.complete, self.stopped, self.nodes = [], False, "", 1
        self.levels = 0
        self.node_limit = nodes
        self.stop = stop
        self.work, self.work_stop = 0, STOP_EVERY

    @cython.cfunc
    def _walk(self, limit: cython.long, wishing: cython.bint) -> cython.void:
        """Walk the tree of branches, each settled before the next."""
        state: cython.int = self._settle()
        while state != _STOPPED:
            if state == _OPEN and self.size < self.cells and not (wishing and self._wished()):
                state = self._settle() if self._branch() else _FAILED
                continue
            if state == _OPEN:
                self._record()
                if len(self.answers) >= limit:
                    return
            if not self._back():
                self.complete = True
                return
            state = self._settle()

    @cython.cfunc
    def _take(self, cell: cython.int) -> cython.bint:
        """Assume a cell true at the root."""
        if self.value[cell] == 0:
            self._put(cell, 1)
            return self._propagate()
        return self.value[cell] > 0

    @cython.cfunc
    def _wished(self) -> cython.bint:
        """Decide all open cells as wished; False, and nothing decided, when that breaks a rule."""
        c: cython.int
        mark: cython.int = self.size
        for c in range(self.cells):
            if self.value[c] == 0:
                self._put(c, self.wish[c])
                if not self._propagate():
                    self._undo(mark)
                    return False
        return True

    @cython.cfunc
    def _record(self) -> cython.void:
        self.answers.append(tuple([c for c in range(self.cells) if self.value[c] > 0]))

    @cython.cfunc
    def _root(self) -> cython.bint:
        """Undo everything, count the groups and propagate what the groups say at once."""
        c: cython.int
        g: cython.int
        self.size = self.head = 0
        for g in range(self.groups + 1):
            self.member_start[g] = 0
            self.open[g] = 0
            self.need[g] = self.quota
            self.fresh[g] = 1
            self.touched[g] = 0
        for c in range(self.cells):
            self.value[c] = 0
            self.trues[c] = 0
            self.mates[c] = self.near_start[c + 1] - self.near_start[c]
            if self.group[c] >= 0:
                self.open[self.group[c]] += 1
        for g in range(self.groups):
            self.member_start[g + 1] = self.member_start[g] + self.open[g]
            self.open[g] = 0
        for c in range(self.cells):
            g = self.group[c]
            if g >= 0:
                self.members[self.member_start[g] + self.open[g]] = c
                self.open[g] += 1
        for c in range(self.cells):
            if self.value[c] == 0 and (self.group[c] < 0 or self.mates[c] == 0):
                self._put(c, -1)
        for g in range(self.groups):
            if not self._fill(g):
                return False
        return self._propagate()

    @cython.cfunc
    @cython.inline
    def _put(self, c: cython.int, v: cython.int) -> cython.void:
        """Decide an open cell and keep the counters."""
        i: cython.int
        g: cython.int = self.group[c]
        self.value[c] = v
        self.trail[self.size] = c
        self.size += 1
        if g >= 0:
            self.open[g] -= 1
        if v > 0:
            if g >= 0:
                self.need[g] -= 1
            for i in range(self.near_start[c], self.near_start[c + 1]):
                self.trues[self.near[i]] += 1
        else:
            for i in range(self.near_start[c], self.near_start[c + 1]):
                self.mates[self.near[i]] -= 1

    @cython.cfunc
    def _undo(self, mark: cython.int) -> cython.void:
        """Open again every cell decided since the trail had length `mark`."""
        i: cython.int
        c: cython.int
        g: cython.int
        self.work += self.size - mark
        while self.size > mark:
            self.size -= 1
            c = self.trail[self.size]
            g = self.group[c]
            if g >= 0:
                self.open[g] += 1
            if self.value[c] > 0:
                if g >= 0:
                    self.need[g] += 1
                for i in range(self.near_start[c], self.near_start[c + 1]):
                    self.trues[self.near[i]] -= 1
            else:
                for i in range(self.near_start[c], self.near_start[c + 1]):
                    self.mates[self.near[i]] += 1
            self.value[c] = 0
        self.head = mark

    @cython.cfunc
    def _propagate(self) -> cython.bint:
        """Follow up every decided cell on the trail; False when a rule breaks."""
        c: cython.int
        while self.head < self.size:
            c = self.trail[self.head]
            self.head += 1
            if self.group[c] >= 0 and not self._fill(self.group[c]):
                return False
            if self.value[c] > 0:
                if not self._shaded(c):
                    return False
            elif not self._blank(c):
                return False
        return True

    @cython.cfunc
    @cython.inline
    def _fill(self, g: cython.int) -> cython.bint:
        """Compare what a group needs with what it has open."""
        i: cython.int
        v: cython.int
        need: cython.int = self.need[g]
        if need < 0 or self.open[g] < need:
            return False
        if self.open[g] == 0 or (need > 0 and self.open[g] > need):
            return True
        v = 1 if need > 0 else -1
        for i in range(self.member_start[g], self.member_start[g + 1]):
            if self.value[self.members[i]] == 0:
                self._put(self.members[i], v)
        return True

    @cython.cfunc
    @cython.inline
    def _shaded(self, c: cython.int) -> cython.bint:
        """Follow up a true cell: its partner, and no third."""
        i: cython.int
        y: cython.int
        if self.trues[c] > 1 or self.mates[c] == 0:
            return False
        if self.trues[c] == 0:
            if self.mates[c] == 1:
                self._pair(c)
        else:
            self._clear(c)
        for i in range(self.near_start[c], self.near_start[c + 1]):
            y = self.near[i]
            if self.value[y] > 0:
                if self.trues[y] > 1:
                    return False
                self._clear(y)
            elif self.value[y] == 0 and self.trues[y] > 1:
                self._put(y, -1)
        return True

    @cython.cfunc
    @cython.inline
    def _blank(self, c: cython.int) -> cython.bint:
        """Follow up a false cell: its neighbours have one partner less to hope for."""
        i: cython.int
        y: cython.int
        for i in range(self.near_start[c], self.near_start[c + 1]):
            y = self.near[i]
            if self.mates[y] > 1 or self.value[y] < 0:
                continue
            if self.mates[y] == 0:
                if self.value[y] > 0:
                    return False
                self._put(y, -1)
            elif self.value[y] > 0 and self.trues[y] == 0:
                self._pair(y)
        return True

    @cython.cfunc
    @cython.inline
    def _pair(self, c: cython.int) -> cython.void:
        """Make the only open neighbour of a true cell true."""
        i: cython.int
        for i in range(self.near_start[c], self.near_start[c + 1]):
            if self.value[self.near[i]] == 0:
                self._put(self.near[i], 1)

    @cython.cfunc
    @cython.inline
    def _clear(self, c: cython.int) -> cython.void:
        """Make the open neighbours of a cell that has its partner false."""
        i: cython.int
        for i in range(self.near_start[c], self.near_start[c + 1]):
            if self.value[self.near[i]] == 0:
                self._put(self.near[i], -1)

    @cython.cfunc
    def _settle(self) -> cython.int:
        """Propagate and probe until nothing more follows."""
        g: cython.int = 0
        quiet: cython.int = 0
        state: cython.int
        if not self._propagate():
            return _FAILED
        while quiet < self.groups and self.size < self.cells:
            if self.fresh[g] and self.need[g] > 0 and self.open[g] > 0:
                state = self._probe(g)
                if state != _OPEN:
                    return state
                quiet = 0
            self.fresh[g] = 0
            quiet += 1
            g += 1
            if g == self.groups:
                g = 0
        return _OPEN

    @cython.cfunc
    def _probe(self, g: cython.int) -> cython.int:
        """Assume each open cell of a group true in turn."""
        i: cython.int
        c: cython.int
        shared: cython.int = -1
        mark: cython.int = self.size
        for i in range(self.member_start[g], self.member_start[g + 1]):
            c = self.members[i]
            if self.value[c] != 0:
                continue
            if self._spent():
                return _STOPPED
            mark = self.size
            self._put(c, 1)
            if self._propagate():
                shared = self._shared(shared, mark)
                self._undo(mark)
            else:
                self._undo(mark)
                self._put(c, -1)
                if not self._propagate():
                    return _FAILED
                self._freshen(mark)
        mark = self.size
        for i in range(shared):
            if self.value[self.common[i]] == 0:
                self._put(self.common[i], self.sign[i])
        if not self._propagate():
            return _FAILED
        self._freshen(mark)
        return _OPEN

    @cython.cfunc
    def _shared(self, shared: cython.int, mark: cython.int) -> cython.int:
        """Keep in `common` what the probes so far have all decided alike; return how many."""
        i: cython.int
        kept: cython.int = 0
        if shared < 0:
            for i in range(mark + 1, self.size):
                self.common[kept] = self.trail[i]
                self.sign[kept] = self.value[self.trail[i]]
                kept += 1
            return kept
        for i in range(shared):
            if self.value[self.common[i]] == self.sign[i]:
                self.common[kept] = self.common[i]
                self.sign[kept] = self.sign[i]
                kept += 1
        return kept

    @cython.cfunc
    def _freshen(self, mark: cython.int) -> cython.void:
        """Note the groups near the cells decided since `mark`: they deserve new probes."""
        i: cython.int
        k: cython.int
        c: cython.int
        g: cython.int
        for k in range(mark, self.size):
            c = self.trail[k]
            g = self.group[c]
            if g >= 0:
                self.fresh[g] = self.touched[g] = 1
            for i in range(self.near_start[c], self.near_start[c + 1]):
                g = self.group[self.near[i]]
                if g >= 0:
                    self.fresh[g] = self.touched[g] = 1

    @cython.cfunc
    def _spent(self) -> cython.bint:
        """Count a node; True when the nodes are used up or the caller wants an end."""
        if self.nodes >= self.node_limit:
            self.stopped = "nodes"
            return True
        self.nodes += 1
        if self.work >= self.work_stop:
            self.work_stop = self.work + STOP_EVERY
            if self.stop is not None and self.stop():
                self.stopped = "stop"
                return True
        return False

    @cython.cfunc
    def _branch(self) -> cython.bint:
        """Assume true the first open cell of a group, touched before if possible, with the fewest.

        False when that fails at once.
        """
        g: cython.int
        i: cython.int
        c: cython.int = 0
        best: cython.int = -1
        for g in range(self.groups):
            if self.open[g] == 0:
                continue
            if best >= 0 and self.touched[g] == self.touched[best]:
                if self.open[g] < self.open[best]:
                    best = g
            elif best < 0 or self.touched[g] > self.touched[best]:
                best = g
        for i in range(self.member_start[best], self.member_start[best + 1]):
            c = self.members[i]
            if self.value[c] == 0:
                break
        self.level_cell[self.levels] = c
        self.level_mark[self.levels] = self.size
        self.levels += 1
        self.nodes += 1
        self._put(c, 1)
        if not self._propagate():
            return False
        self._freshen(self.level_mark[self.levels - 1])
        return True

    @cython.cfunc
    def _back(self) -> cython.bint:
        """Undo branches until one's cell can be false instead; False when none is left."""
        g: cython.int
        while self.levels > 0:
            self.levels -= 1
            self._undo(self.level_mark[self.levels])
            self._put(self.level_cell[self.levels], -1)
            if self._propagate():
                for g in range(self.groups):
                    self.fresh[g] = 0
                self._freshen(self.level_mark[self.levels])
                return True
        return False
