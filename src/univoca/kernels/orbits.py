# compiled
"""Breadth-first walks of a shape that turns about its own cells inside a box. Knows no puzzle.

A place is a number `(turn * rows + row) * cols + col`: quarter turns from the first, and the row
and column of the shape's top-left corner in a box of `rows` × `cols`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

try:
    import cython
except ImportError:
    from univoca.kernels import uncompiled as cython

COMPILED: bool = cython.compiled


def walk(
    rows: int, cols: int, first: int, *, moves: int, limits: Sequence[int], shifts: Sequence[int]
) -> tuple[array[int], array[int], array[int]]:
    """Return the places that moves reach from `first`, nearest first, with how each was reached.

    `limits` holds for each of four turns the greatest row and column of the corner. `shifts`
    holds for each turn and each of `moves` moves: the turn after it, and what it adds to the row
    and to the column. A move is taken when the corner stays within the limits. The second array
    gives the index of the place before (-1 for the first), the third the number of the move.
    """
    bounds: cython.int[::1] = array("i", limits)
    steps: cython.int[::1] = array("i", shifts)
    count: cython.int = 4 * rows * cols
    seen_array = array("b", bytes(count))
    seen: cython.char[::1] = seen_array
    places_array = array("i", bytes(4 * count))
    before_array = array("i", bytes(4 * count))
    by_array = array("i", bytes(4 * count))
    places: cython.int[::1] = places_array
    before: cython.int[::1] = before_array
    by: cython.int[::1] = by_array
    height: cython.int = rows
    width: cython.int = cols
    each: cython.int = moves
    at: cython.int = 0
    end: cython.int = 1
    move: cython.int
    base: cython.int
    turn: cython.int
    row: cython.int
    col: cython.int
    place: cython.int
    places[0] = first
    before[0] = -1
    seen[first] = 1
    while at < end:
        place = places[at]
        turn = place // (height * width)
        for move in range(each):
            base = 3 * (turn * each + move)
            row = place // width % height + steps[base + 1]
            col = place % width + steps[base + 2]
            base = steps[base]
            if row < 0 or col < 0 or row > bounds[2 * base] or col > bounds[2 * base + 1]:
                continue
            base = (base * height + row) * width + col
            if not seen[base]:
                seen[base] = 1
                places[end] = base
                before[end] = at
                by[end] = move
                end += 1
        at += 1
    return places_array[:end], before_array[:end], by_array[:end]
