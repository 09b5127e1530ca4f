# compiled
# mypy: disable-error-code="untyped-decorator"
"""Disconnected colour classes of a two-coloured grid, and the separators that show why.

Knows integers only. The grid's squares are numbered from 1, row by row; square 0 stands for
everything around the grid: it touches every square of the rim and has colour 0. A cut
(colour, p, q, separator) says: every way from p to q passes through the separator, so p and q can
have the colour together only when some square of the separator has it too. That holds whatever the
colours are; anyone can check it by one breadth-first walk.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from univoca.kernels import uncompiled as cython

COMPILED: bool = cython.compiled

Cut = tuple[int, int, int, tuple[int, ...]]


@cython.cclass
class Separators:
    """Cuts for one grid of `rows` × `cols` squares.

    With `tight`, none holds a square that it does without: since square 0 has colour 0, no way of
    colour 1 leads through it. (Without, cuts of colour 1 part p and q even by ways through it.)
    """

    rows: cython.int
    cols: cython.int
    squares: cython.int
    tight: cython.bint
    owned: list[array[int]]
    near: cython.p_int
    label: cython.p_int
    stack: cython.p_int
    start: cython.p_int
    edge: cython.p_int
    reach: cython.p_int
    colour: cython.p_int

    def __init__(self, rows: cython.int, cols: cython.int, tight: bool = False) -> None:
        self.rows, self.cols, self.tight = rows, cols, tight
        self.squares = rows * cols + 1
        self.owned = []
        near = array("i", [0] * (4 * self.squares + 1))
        for row in range(rows):
            for col in range(cols):
                at = 4 * (1 + row * cols + col)
                near[at] = 1 + (row - 1) * cols + col if row > 0 else 0
                near[at + 1] = 1 + row * cols + col - 1 if col > 0 else 0
                near[at + 2] = 1 + row * cols + col + 1 if col < cols - 1 else 0
                near[at + 3] = 1 + (row + 1) * cols + col if row < rows - 1 else 0
        work = [array("i", [0] * (self.squares + 1)) for _ in range(6)]
        self.owned = [near, *work]
        if cython.compiled:
            v: cython.int[::1] = near
            v0: cython.int[::1] = work[0]
            v1: cython.int[::1] = work[1]
            v2: cython.int[::1] = work[2]
            v3: cython.int[::1] = work[3]
            v4: cython.int[::1] = work[4]
            v5: cython.int[::1] = work[5]
            self.near = cython.address(v[0])
            self.label, self.stack = cython.address(v0[0]), cython.address(v1[0])
            self.start, self.edge = cython.address(v2[0]), cython.address(v3[0])
            self.reach, self.colour = cython.address(v4[0]), cython.address(v5[0])
        else:
            self.near = near
            self.label, self.stack, self.start, self.edge, self.reach, self.colour = work

    def cuts(self, colours: Sequence[int], anchors: Sequence[int]) -> list[Cut]:
        """Return a cut for each part that lies apart from the main part of its colour.

        `colours` holds 0 or 1 a square from square 1 on; `anchors` likewise 1 for a square whose
        colour is given: cuts are hung on those where they can be.
        """
        square: cython.int
        parts: cython.int
        part: cython.int
        self.colour[0] = 0
        for square in range(1, self.squares):
            self.colour[square] = colours[square - 1]
        parts = self._label_parts()
        hooks: list[int] = [0] * parts
        sizes: list[int] = [0] * parts
        held: list[int] = [0] * parts
        for square in range(self.squares):
            part = self.label[square]
            sizes[part] += 1
            anchored = square == 0 or anchors[square - 1] != 0
            if not held[part]:
                hooks[part] = square
                held[part] = 1 if anchored else 0
        main = [0, -1]
        for part in range(1, parts):
            if self.colour[self.start[part]] == 1 and (
                main[1] < 0 or (held[part], sizes[part]) > (held[main[1]], sizes[main[1]])
            ):
                main[1] = part
        found: list[Cut] = []
        for part in range(1, parts):
            side = self.colour[self.start[part]]
            if part != main[side]:
                near = self._separator(part, main[side])
                far = self._separator(main[side], part) if side == 1 else near
                chosen = near if len(near) <= len(far) else far
                found.append((side, hooks[part], hooks[main[side]], chosen))
        return found

    @cython.cfunc
    @cython.exceptval(check=False)
    def _label_parts(self) -> cython.int:
        """Number the connected parts of each colour; the part of square 0 is 0."""
        square: cython.int
        other: cython.int
        top: cython.int
        parts: cython.int = 0
        begin: cython.int
        i: cython.int
        for square in range(self.squares):
            self.label[square] = -1
        for begin in range(self.squares):
            if self.label[begin] >= 0:
                continue
            self.label[begin] = parts
            self.start[parts] = begin
            self.stack[0] = begin
            top = 1
            if begin == 0:
                top = self._push_rim(top, 0)
            while top > 0:
                top -= 1
                square = self.stack[top]
                if square == 0:
                    continue
                for i in range(4 * square, 4 * square + 4):
                    other = self.near[i]
                    if self.label[other] < 0 and self.colour[other] == self.colour[begin]:
                        self.label[other] = parts
                        self.stack[top] = other
                        top += 1
            parts += 1
        return parts

    @cython.cfunc
    @cython.exceptval(check=False)
    def _push_rim(self, top: cython.int, part: cython.int) -> cython.int:
        square: cython.int
        i: cython.int
        for square in range(1, self.squares):
            for i in range(4 * square, 4 * square + 4):
                if self.near[i] == 0 and self.label[square] < 0 and self.colour[square] == 0:
                    self.label[square] = part
                    self.stack[top] = square
                    top += 1
        return top

    def _separator(self, part: cython.int, goal: cython.int) -> tuple[int, ...]:
        """Return the squares around a part that also touch what is left on the goal's side.

        Square 0 is left out: it never has colour 1, and of colour 0 it is the goal.
        """
        square: cython.int
        other: cython.int
        top: cython.int
        i: cython.int
        begin: cython.int = self.start[goal]
        shut: cython.bint = self.tight and self.colour[begin] == 1
        for square in range(self.squares):
            self.edge[square] = 0
            self.reach[square] = 0
        for square in range(1, self.squares):
            if self.label[square] == part:
                for i in range(4 * square, 4 * square + 4):
                    other = self.near[i]
                    if self.label[other] != part:
                        self.edge[other] = 1
        self.stack[0] = begin
        self.reach[begin] = 1
        top = 1
        while top > 0:
            top -= 1
            square = self.stack[top]
            if square == 0:
                for other in range(1, self.squares):
                    for i in range(4 * other, 4 * other + 4):
                        if self.near[i] == 0 and not self.reach[other]:
                            self.reach[other] = 1
                            if not self.edge[other]:
                                self.stack[top] = other
                                top += 1
                continue
            for i in range(4 * square, 4 * square + 4):
                other = self.near[i]
                if not self.reach[other]:
                    self.reach[other] = 1
                    if not self.edge[other] and not (shut and other == 0):
                        self.stack[top] = other
                        top += 1
        return tuple(
            [
                square
                for square in range(1, self.squares)
                if self.edge[square] and self.reach[square]
            ]
        )
