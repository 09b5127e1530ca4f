# compiled
# mypy: disable-error-code="untyped-decorator"
"""Single loops on a rectangular grid graph: a search with propagation that counts its nodes.

Knows integers only. Nodes are `row * cols + col`; edges are numbered as all that join nodes of a
row, row by row, then those that join rows. The plane's corners between the nodes are the *squares*
of the search: square 0 is everything outside the grid, square `1 + row * (cols - 1) + col` lies
between four nodes. An edge is on exactly where the two squares that it parts have different sides,
so the state is a set of edges, on, off or open, tied to classes of squares whose relative side is
known (a class holds its members in a ring, so that joining two classes can be undone).

What follows is drawn, to a fixed point, from: two edges or none at each node; lines of edges with
an exact count; no loop but the whole; and both sides connected (a square that every way between two
squares of a side passes through is of that side, one that no way reaches is of the other). One
class holds the whole state; the module is long because of that.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, pairwise

try:
    import cython
except ImportError:
    from univoca.kernels import uncompiled as cython

COMPILED: bool = cython.compiled

OPEN, ON, OFF = 0, 1, 2
_EDGE, _JOIN, _PATH = 1, 2, 3


@dataclass(frozen=True, slots=True)
class Found:
    """Loops found (edge numbers, rising), whether they are all, nodes spent, why it ended early."""

    loops: tuple[tuple[int, ...], ...]
    complete: bool
    nodes: int
    out_of_nodes: bool
    stopped: bool


def _starts(lengths: Sequence[int]) -> list[int]:
    """Return where each part of a row of parts starts, and where the last one ends."""
    return [0, *accumulate(lengths)]


def _ends(rows: int, cols: int) -> list[tuple[int, int, int, int]]:
    """Return for each edge the nodes that it joins and the squares that it parts."""
    ends: list[tuple[int, int, int, int]] = []
    for r in range(rows):
        for c in range(cols - 1):
            up = 1 + (r - 1) * (cols - 1) + c if r > 0 else 0
            down = 1 + r * (cols - 1) + c if r < rows - 1 else 0
            ends.append((r * cols + c, r * cols + c + 1, up, down))
    for r in range(rows - 1):
        for c in range(cols):
            left = r * (cols - 1) + c if c > 0 else 0
            right = 1 + r * (cols - 1) + c if c < cols - 1 else 0
            ends.append((r * cols + c, (r + 1) * cols + c, left, right))
    return ends


@lru_cache(maxsize=32)
def _grid(rows: int, cols: int) -> list[array[int]]:
    """Return what depends on the size alone, as arrays of which none is empty.

    In order: the nodes that each edge joins (two arrays), the squares that it parts (two), each
    node's edges (four places, -1 where there is none) and how many they are, where each square's
    edges start, and those edges.
    """
    around: list[list[int]] = [[] for _ in range(rows * cols)]
    touching: list[list[int]] = [[] for _ in range(1 + (rows - 1) * (cols - 1))]
    ends = _ends(rows, cols)
    for edge, (node, other, above, below) in enumerate(ends):
        around[node].append(edge)
        around[other].append(edge)
        touching[above].append(edge)
        if below != above:
            touching[below].append(edge)
    parts: list[list[int]] = [[end[at] for end in ends] for at in range(4)]
    parts.append([edge for near in around for edge in [*near, -1, -1, -1, -1][:4]])
    parts.append([len(near) for near in around])
    parts.append(_starts([len(near) for near in touching]))
    parts.append([edge for near in touching for edge in near])
    return [array("i", part or [0]) for part in parts]


@cython.cclass
class LoopSearch:
    """One search; make it, then call `run` once."""

    rows: cython.int
    cols: cython.int
    nodes: cython.int
    edges: cython.int
    squares: cython.int
    lines: cython.int
    on_total: cython.int
    open_total: cython.int
    head: cython.int
    tail: cython.int
    trail_length: cython.int
    spent: cython.longlong
    owned: list[array[int]]
    state: cython.p_int
    first: cython.p_int
    second: cython.p_int
    above: cython.p_int
    below: cython.p_int
    node_edges: cython.p_int
    node_on: cython.p_int
    node_open: cython.p_int
    node_weight: cython.p_int
    far: cython.p_int
    path: cython.p_int
    square_start: cython.p_int
    square_edges: cython.p_int
    root: cython.p_int
    side: cython.p_int
    ring: cython.p_int
    size: cython.p_int
    line_start: cython.p_int
    line_edges: cython.p_int
    line_goal: cython.p_int
    line_on: cython.p_int
    line_open: cython.p_int
    line_weight: cython.p_int
    edge_start: cython.p_int
    edge_lines: cython.p_int
    queue: cython.p_int
    trail: cython.p_int
    order: cython.p_int
    low: cython.p_int
    must: cython.p_int
    parent: cython.p_int
    at: cython.p_int
    visit: cython.p_int
    wanted: cython.p_int

    def __init__(
        self,
        rows: cython.int,
        cols: cython.int,
        barred: Sequence[int],
        lines: Sequence[tuple[Sequence[int], int]],
    ) -> None:
        self.rows, self.cols = rows, cols
        self.nodes = rows * cols
        self.edges = rows * (cols - 1) + (rows - 1) * cols
        self.squares = 1 + (rows - 1) * (cols - 1)
        self.owned = []
        self.on_total = self.head = self.tail = self.trail_length = 0
        self.open_total = self.edges
        self.spent = 0
        self._lay_grid()
        self._lay_lines(lines)
        self._lay_work()
        self._start(barred)

    def _ints(self, values: Sequence[int]) -> array[int]:
        """Keep an array alive as long as the search; at least one long, so that it has a start."""
        held = array("i", values)
        if not held:
            held.append(0)
        self.owned.append(held)
        return held

    def _lay_grid(self) -> None:
        """Share the arrays that depend on the size alone; copy the one that will change."""
        arrays = _grid(self.rows, self.cols)
        self.owned += arrays
        node_open = self._ints(arrays[5])
        if cython.compiled:
            v0: cython.int[::1] = arrays[0]
            v1: cython.int[::1] = arrays[1]
            v2: cython.int[::1] = arrays[2]
            v3: cython.int[::1] = arrays[3]
            v4: cython.int[::1] = arrays[4]
            v5: cython.int[::1] = node_open
            v6: cython.int[::1] = arrays[6]
            v7: cython.int[::1] = arrays[7]
            self.first, self.second = cython.address(v0[0]), cython.address(v1[0])
            self.above, self.below = cython.address(v2[0]), cython.address(v3[0])
            self.node_edges, self.node_open = cython.address(v4[0]), cython.address(v5[0])
            self.square_start, self.square_edges = cython.address(v6[0]), cython.address(v7[0])
        else:
            self.first, self.second, self.above, self.below, self.node_edges = arrays[:5]
            self.node_open = node_open
            self.square_start, self.square_edges = arrays[6:]

    def _lay_lines(self, lines: Sequence[tuple[Sequence[int], int]]) -> None:
        """Lay out the members of each line, and for each edge the lines that hold it."""
        self.lines = len(lines)
        members: list[int] = []
        for line, _ in lines:
            members += line
        lengths = [len(line) for line, _ in lines]
        line_start = self._ints(_starts(lengths))
        line_edges = self._ints(members)
        line_goal = self._ints([goal for _, goal in lines])
        line_open = self._ints(lengths)
        edge_start = self._ints(array("i", [0]) * (self.edges + 2))
        edge_lines = self._ints(array("i", [0]) * len(members))
        if cython.compiled:
            v0: cython.int[::1] = line_start
            v1: cython.int[::1] = line_edges
            v2: cython.int[::1] = line_goal
            v3: cython.int[::1] = line_open
            v4: cython.int[::1] = edge_start
            v5: cython.int[::1] = edge_lines
            self.line_start, self.line_edges = cython.address(v0[0]), cython.address(v1[0])
            self.line_goal, self.line_open = cython.address(v2[0]), cython.address(v3[0])
            self.edge_start, self.edge_lines = cython.address(v4[0]), cython.address(v5[0])
        else:
            self.line_start, self.line_edges = line_start, line_edges
            self.line_goal, self.line_open = line_goal, line_open
            self.edge_start, self.edge_lines = edge_start, edge_lines
        self._index_lines(len(members))

    @cython.cfunc
    @cython.exceptval(check=False)
    def _index_lines(self, members: cython.int) -> cython.void:
        """Turn the list of each line's edges round, by counting: each edge's lines."""
        i: cython.int
        line: cython.int
        edge: cython.int
        for i in range(members):
            self.edge_start[self.line_edges[i] + 2] += 1
        for i in range(2, self.edges + 2):
            self.edge_start[i] += self.edge_start[i - 1]
        for line in range(self.lines):
            for i in range(self.line_start[line], self.line_start[line + 1]):
                edge = self.line_edges[i]
                self.edge_lines[self.edge_start[edge + 1]] = line
                self.edge_start[edge + 1] += 1

    def _lay_work(self) -> None:
        """Lay out the arrays that change, in one block of integers."""
        n: cython.int = self.nodes
        e: cython.int = self.edges
        q: cython.int = self.squares
        k: cython.int = self.lines
        lengths = (e, n, n, n, n, q, q, q, q, k, k, e, 4 * (2 * e + q), q, q, q, q, q, q, q)
        starts = _starts([length + 1 for length in lengths])
        block = self._ints([0] * (sum(lengths) + len(lengths)))
        view = memoryview(block)
        parts = [view[at:end] for at, end in pairwise(starts)]
        for node in range(n):
            parts[4][node] = node
        for square in range(q):
            parts[5][square] = parts[7][square] = square
            parts[8][square] = 1
        if cython.compiled:
            v: cython.int[::1] = block
            s: cython.int[::1] = array("i", starts)
            self.state = cython.address(v[s[0]])
            self.node_on = cython.address(v[s[1]])
            self.node_weight = cython.address(v[s[2]])
            self.path = cython.address(v[s[3]])
            self.far = cython.address(v[s[4]])
            self.root = cython.address(v[s[5]])
            self.side = cython.address(v[s[6]])
            self.ring = cython.address(v[s[7]])
            self.size = cython.address(v[s[8]])
            self.line_on = cython.address(v[s[9]])
            self.line_weight = cython.address(v[s[10]])
            self.queue = cython.address(v[s[11]])
            self.trail = cython.address(v[s[12]])
            self.order = cython.address(v[s[13]])
            self.low = cython.address(v[s[14]])
            self.must = cython.address(v[s[15]])
            self.parent = cython.address(v[s[16]])
            self.at = cython.address(v[s[17]])
            self.visit = cython.address(v[s[18]])
            self.wanted = cython.address(v[s[19]])
        else:
            self.state, self.node_on, self.node_weight, self.path = parts[:4]
            self.far, self.root, self.side, self.ring = parts[4:8]
            self.size, self.line_on, self.line_weight, self.queue = parts[8:12]
            self.trail, self.order, self.low, self.must = parts[12:16]
            self.parent, self.at, self.visit, self.wanted = parts[16:]

    def _start(self, barred: Sequence[int]) -> None:
        """Note the barred nodes: 0 free, 1 barred, 2 barred and inside, 3 barred and outside.

        `open_total` is -1 from here on when that alone contradicts itself.
        """
        sound: cython.bint = True
        node: cython.int
        kind: cython.int
        line: cython.int
        for node in range(self.nodes):
            kind = barred[node]
            if kind:
                sound = sound and self._bar(node, kind)
        for line in range(self.lines):
            sound = sound and self._check_line(line)
        for node in range(self.nodes):
            sound = sound and self._check_node(node)
        if not sound:
            self.open_total = -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _bar(self, node: cython.int, kind: cython.int) -> cython.bint:
        """Rule out a node's edges, which puts its four squares on one side, and say which."""
        at: cython.int
        edge: cython.int
        square: cython.int = -1
        for at in range(4 * node, 4 * node + 4):
            edge = self.node_edges[at]
            if edge >= 0:
                square = self.above[edge]
                if not (self._assign(edge, 2) and self._join(square, self.below[edge], 0)):
                    return False
        return kind == 1 or self._join(max(square, 0), 0, 1 if kind == 2 else 0)

    @cython.cfunc
    @cython.exceptval(check=False)
    def _assign(self, edge: cython.int, value: cython.int) -> cython.bint:
        """Set an edge on or off; False when it is the other already."""
        i: cython.int
        a: cython.int
        b: cython.int
        if self.state[edge] != 0:
            return self.state[edge] == value
        self.state[edge] = value
        a = self.first[edge]
        b = self.second[edge]
        self.node_open[a] -= 1
        self.node_open[b] -= 1
        self.open_total -= 1
        for i in range(self.edge_start[edge], self.edge_start[edge + 1]):
            self.line_open[self.edge_lines[i]] -= 1
        if value == 1:
            self.on_total += 1
            self.node_on[a] += 1
            self.node_on[b] += 1
            for i in range(self.edge_start[edge], self.edge_start[edge + 1]):
                self.line_on[self.edge_lines[i]] += 1
        self._note(1, edge, 0, 0)
        self.queue[self.tail] = edge
        self.tail += 1
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _note(self, what: cython.int, a: cython.int, b: cython.int, c: cython.int) -> cython.void:
        at: cython.int = 4 * self.trail_length
        self.trail[at] = what
        self.trail[at + 1] = a
        self.trail[at + 2] = b
        self.trail[at + 3] = c
        self.trail_length += 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def _undo(self, length: cython.int) -> cython.void:
        """Take back everything noted since the trail had this length."""
        at: cython.int
        a: cython.int
        b: cython.int
        while self.trail_length > length:
            self.trail_length -= 1
            at = 4 * self.trail_length
            a = self.trail[at + 1]
            b = self.trail[at + 2]
            if self.trail[at] == 1:
                self._undo_edge(a)
            elif self.trail[at] == 2:
                self._undo_join(a, b, self.trail[at + 3])
            else:
                self._undo_path(a, b, self.trail[at + 3])
        self.head = self.tail = 0

    @cython.cfunc
    @cython.exceptval(check=False)
    def _undo_edge(self, edge: cython.int) -> cython.void:
        i: cython.int
        line: cython.int
        a: cython.int = self.first[edge]
        b: cython.int = self.second[edge]
        on: cython.int = 1 if self.state[edge] == 1 else 0
        self.state[edge] = 0
        self.node_open[a] += 1
        self.node_open[b] += 1
        self.open_total += 1
        self.on_total -= on
        self.node_on[a] -= on
        self.node_on[b] -= on
        for i in range(self.edge_start[edge], self.edge_start[edge + 1]):
            line = self.edge_lines[i]
            self.line_open[line] += 1
            self.line_on[line] -= on

    @cython.cfunc
    @cython.exceptval(check=False)
    def _undo_join(self, small: cython.int, large: cython.int, turn: cython.int) -> cython.void:
        square: cython.int
        self.ring[small], self.ring[large] = self.ring[large], self.ring[small]
        self.size[large] -= self.size[small]
        square = small
        while True:
            self.root[square] = small
            self.side[square] ^= turn
            square = self.ring[square]
            if square == small:
                break

    @cython.cfunc
    @cython.exceptval(check=False)
    def _undo_path(self, edge: cython.int, tip: cython.int, other: cython.int) -> cython.void:
        a: cython.int = self.first[edge]
        b: cython.int = self.second[edge]
        self.far[tip] = a
        self.far[other] = b
        self.path[tip] = 0 if tip == a else self.path[a]
        self.path[other] = 0 if other == b else self.path[b]

    @cython.cfunc
    @cython.exceptval(check=False)
    def _join(self, a: cython.int, b: cython.int, turn: cython.int) -> cython.bint:
        """Note that squares a and b lie on different sides (turn 1) or on the same (turn 0)."""
        small: cython.int = self.root[a]
        large: cython.int = self.root[b]
        square: cython.int
        other: cython.int
        edge: cython.int
        i: cython.int
        turn ^= self.side[a] ^ self.side[b]
        if small == large:
            return turn == 0
        if self.size[small] > self.size[large]:
            small, large = large, small
        square = small
        while True:
            self.root[square] = large
            self.side[square] ^= turn
            square = self.ring[square]
            if square == small:
                break
        self.size[large] += self.size[small]
        self._note(2, small, large, turn)
        sound: cython.bint = True
        square = small
        while sound:
            for i in range(self.square_start[square], self.square_start[square + 1]):
                edge = self.square_edges[i]
                if self.state[edge] != 0:
                    continue
                other = self.above[edge]
                if other == square:
                    other = self.below[edge]
                if self.root[other] == large:
                    sound = self._assign(edge, 1 if self.side[square] != self.side[other] else 2)
            square = self.ring[square]
            if square == small:
                break
        self.ring[small], self.ring[large] = self.ring[large], self.ring[small]
        return sound

    @cython.cfunc
    @cython.exceptval(check=False)
    def _check_node(self, node: cython.int) -> cython.bint:
        """Two edges or none: close or complete a node, or find it broken."""
        on: cython.int = self.node_on[node]
        left: cython.int = self.node_open[node]
        value: cython.int
        i: cython.int
        if on > 2 or (on == 1 and left == 0):
            self.node_weight[node] += 1
            return False
        if left == 0:
            return True
        if on == 2 or (on == 0 and left == 1):
            value = 2
        elif on == 1 and left == 1:
            value = 1
        else:
            return True
        for i in range(4 * node, 4 * node + 4):
            if self.node_edges[i] >= 0 and self.state[self.node_edges[i]] == 0:
                self._assign(self.node_edges[i], value)
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _check_line(self, line: cython.int) -> cython.bint:
        """An exact count: fill or empty a line at its bound, or find it broken."""
        short: cython.int = self.line_goal[line] - self.line_on[line]
        left: cython.int = self.line_open[line]
        value: cython.int
        i: cython.int
        if short < 0 or short > left:
            self.line_weight[line] += 1
            return False
        if left == 0 or 0 < short < left:
            return True
        value = 2 if short == 0 else 1
        for i in range(self.line_start[line], self.line_start[line + 1]):
            if self.state[self.line_edges[i]] == 0:
                self._assign(self.line_edges[i], value)
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _extend_path(self, edge: cython.int) -> cython.bint:
        """Link the paths at both ends of an edge; a loop is right only when it holds every edge."""
        a: cython.int = self.first[edge]
        b: cython.int = self.second[edge]
        tip: cython.int = self.far[a]
        other: cython.int = self.far[b]
        length: cython.int
        i: cython.int
        if tip == b:
            if self.path[a] + 1 != self.on_total:
                self.node_weight[a] += 1
                self.node_weight[b] += 1
                return False
            for i in range(self.edges):
                if self.state[i] == 0:
                    self._assign(i, 2)
            return True
        length = self.path[a] + self.path[b] + 1
        self.far[tip] = other
        self.far[other] = tip
        self.path[tip] = self.path[other] = length
        self._note(3, edge, tip, other)
        if length < self.on_total:
            return self._keep_open(tip, other)
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _keep_open(self, tip: cython.int, other: cython.int) -> cython.bint:
        """Rule out the edge that would close a path into too small a loop."""
        i: cython.int
        edge: cython.int
        for i in range(4 * tip, 4 * tip + 4):
            edge = self.node_edges[i]
            if (
                edge >= 0
                and self.state[edge] == 0
                and self.first[edge] + self.second[edge] == (tip + other)
            ):
                return self._assign(edge, 2)
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _settle(self) -> cython.bint:
        """Draw every consequence of the edges in the queue but those of connection."""
        edge: cython.int
        i: cython.int
        on: cython.int
        while self.head < self.tail:
            edge = self.queue[self.head]
            self.head += 1
            on = 1 if self.state[edge] == 1 else 0
            if not (self._check_node(self.first[edge]) and self._check_node(self.second[edge])):
                return False
            for i in range(self.edge_start[edge], self.edge_start[edge + 1]):
                if not self._check_line(self.edge_lines[i]):
                    return False
            if on == 1 and not self._extend_path(edge):
                return False
            if not self._join(self.above[edge], self.below[edge], on):
                self.node_weight[self.first[edge]] += 1
                self.node_weight[self.second[edge]] += 1
                return False
        self.head = self.tail = 0
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _propagate(self) -> cython.bint:
        """Draw every consequence known here, to a fixed point; False on a contradiction."""
        before: cython.int
        node: cython.int
        while True:
            if not self._settle():
                return False
            if self.open_total == 0:
                return True
            before = self.trail_length
            for node in range(self.nodes):
                if self.node_on[node] == 1 and self.path[node] < self.on_total:
                    self._keep_open(node, self.far[node])
            if self.trail_length != before:
                continue
            if not self._connect(0):
                return False
            if self.tail > 0:
                continue
            if not self._connect(1):
                return False
            if self.trail_length == before:
                return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _connect(self, colour: cython.int) -> cython.bint:
        """Draw what follows from one side (0 outside, 1 inside) being connected."""
        start: cython.int = 0
        square: cython.int
        count: cython.int = 0
        i: cython.int
        outer: cython.int = self.root[0]
        known: cython.int = self.side[0] ^ colour
        if colour == 1:
            start = -1
            for square in range(1, self.squares):
                if self.root[square] == outer and self.side[square] == known:
                    start = square
                    break
            if start < 0:
                return True
        count = self._walk(start, known)
        for square in range(self.squares):
            if (
                self.order[square] == 0
                and self.root[square] == outer
                and (self.side[square] == known)
            ):
                return False
        for i in range(count):
            if not self._join(self.wanted[i], 0, colour):
                return False
        for square in range(1, self.squares):
            missed: cython.bint = self.order[square] == 0 and self.root[square] != outer
            if missed and not self._join(square, 0, 1 - colour):
                return False
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _walk(self, start: cython.int, known: cython.int) -> cython.int:
        """Walk depth first from a square of a side over all that may be of it.

        Leaves in `order` when each square was met (0 never) and in `wanted` the undecided squares
        that part two of the side; returns how many those are.
        """
        square: cython.int
        other: cython.int
        edge: cython.int
        clock: cython.int = 0
        count: cython.int = 0
        depth: cython.int = 0
        for square in range(self.squares):
            self.order[square] = 0
        self.visit[0] = start
        self._enter(start, -1, known, 1)
        clock = 1
        while depth >= 0:
            square = self.visit[depth]
            if self.at[square] == self.square_start[square + 1]:
                depth -= 1
                if self.parent[square] >= 0:
                    count = self._leave(square, start, count)
                continue
            edge = self.square_edges[self.at[square]]
            self.at[square] += 1
            if self.state[edge] == 1:
                continue
            other = self.above[edge]
            if other == square:
                other = self.below[edge]
            if self.order[other] != 0:
                self.low[square] = min(self.low[square], self.order[other])
            elif self._enter(other, square, known, clock + 1):
                clock += 1
                depth += 1
                self.visit[depth] = other
        return count

    @cython.cfunc
    @cython.exceptval(check=False)
    def _enter(
        self, square: cython.int, up: cython.int, known: cython.int, clock: cython.int
    ) -> cython.bint:
        """Meet a square of the walk for the first time, unless it is of the other side."""
        self.must[square] = 0
        if self.root[square] == self.root[0]:
            if self.side[square] != known:
                return False
            self.must[square] = 1
        self.order[square] = self.low[square] = clock
        self.parent[square] = up
        self.at[square] = self.square_start[square]
        return True

    @cython.cfunc
    @cython.exceptval(check=False)
    def _leave(self, square: cython.int, start: cython.int, count: cython.int) -> cython.int:
        """Go back up from a square; its parent is wanted where it parts it from the start."""
        up: cython.int = self.parent[square]
        parts: cython.bint = self.low[square] >= self.order[up] and self.must[square] > 0
        if parts and up != start and self.root[up] != self.root[0]:
            self.wanted[count] = up
            count += 1
        self.low[up] = min(self.low[up], self.low[square])
        self.must[up] += self.must[square]
        return count

    @cython.cfunc
    @cython.exceptval(check=False)
    def _choose(self) -> cython.int:
        """Return the open edge to try next: at a path's end and at what failed most, if it can."""
        edge: cython.int
        i: cython.int
        a: cython.int
        b: cython.int
        line: cython.int
        score: cython.longlong
        best: cython.longlong = -1
        chosen: cython.int = -1
        for edge in range(self.edges):
            if self.state[edge] != 0:
                continue
            a = self.first[edge]
            b = self.second[edge]
            score = 1 + self.node_weight[a] + self.node_weight[b]
            for i in range(self.edge_start[edge], self.edge_start[edge + 1]):
                line = self.edge_lines[i]
                score += (1 + self.line_weight[line]) * 2 // (1 + self.line_open[line])
            if self.node_on[a] == 1:
                score = score * 8 // self.node_open[a]
            if self.node_on[b] == 1:
                score = score * 8 // self.node_open[b]
            if self.root[self.above[edge]] == self.root[0]:
                score *= 2
            if self.root[self.below[edge]] == self.root[0]:
                score *= 2
            if score > best:
                best = score
                chosen = edge
        return chosen

    def run(self, limit: int, node_limit: int, stop: Callable[[], bool] | None = None) -> Found:
        """List up to `limit` loops within `node_limit` nodes; `stop()` is asked at every node."""
        loops: list[tuple[int, ...]] = []
        marks: list[tuple[int, int, int]] = []
        edge: cython.int
        value: cython.int
        self.spent = 1
        sound: cython.bint = self.open_total >= 0 and self._propagate()
        while True:
            if self.spent > node_limit or (stop is not None and stop()):
                out = self.spent > node_limit
                return Found(tuple(loops), False, self.spent, out, not out)
            if sound and self.open_total > 0:
                edge = self._choose()
                value = 1 if self.node_on[self.first[edge]] + self.node_on[self.second[edge]] else 2
                marks.append((self.trail_length, edge, value))
                self._assign(edge, value)
            else:
                if sound and self.on_total > 0:
                    loops.append(tuple([e for e in range(self.edges) if self.state[e] == 1]))
                    if len(loops) >= limit:
                        return Found(tuple(loops), False, self.spent, False, False)
                if not marks:
                    return Found(tuple(loops), True, self.spent, False, False)
                length, edge, value = marks.pop()
                self._undo(length)
                self._assign(edge, 3 - value)
            self.spent += 1
            sound = self._propagate()
