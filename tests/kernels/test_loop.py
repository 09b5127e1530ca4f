"""The loop search and the separators against brute force, on small grids."""

from __future__ import annotations

from itertools import product

import pytest

from univoca.kernels.loop import LoopSearch
from univoca.kernels.separator import Separators
from univoca.rng import Rng

Ends = list[tuple[int, int]]


def ends_of(rows: int, cols: int) -> Ends:
    """The nodes that each edge joins, in the kernel's numbering."""
    across = [(r * cols + c, r * cols + c + 1) for r in range(rows) for c in range(cols - 1)]
    down = [(r * cols + c, (r + 1) * cols + c) for r in range(rows - 1) for c in range(cols)]
    return across + down


def is_single_loop(ends: Ends, edges: tuple[int, ...]) -> bool:
    """Every node touched has two of the edges, and a walk along them meets all."""
    at: dict[int, list[int]] = {}
    for edge in edges:
        for node in ends[edge]:
            at.setdefault(node, []).append(edge)
    if not edges or any(len(near) != 2 for near in at.values()):
        return False
    node, edge, met = ends[edges[0]][1], edges[0], 1
    while node != ends[edges[0]][0]:
        edge = at[node][0] if at[node][1] == edge else at[node][1]
        node = sum(ends[edge]) - node
        met += 1
    return met == len(edges)


def all_loops(rows: int, cols: int) -> list[tuple[int, ...]]:
    ends = ends_of(rows, cols)
    sets = (
        tuple(edge for edge, on in enumerate(bits) if on)
        for bits in product((0, 1), repeat=len(ends))
    )
    return [edges for edges in sets if is_single_loop(ends, edges)]


def inside(rows: int, cols: int, loop: tuple[int, ...], node: int) -> bool:
    """Count the edges across that lie above the left side of a node off the loop."""
    row, col = divmod(node, cols)
    return col > 0 and sum(r * (cols - 1) + col - 1 in loop for r in range(row)) % 2 == 1


def test_the_search_lists_exactly_the_loops() -> None:
    """With random bars, sides and counted lines it lists what trying every set of edges gives."""
    rng = Rng("loop kernel")
    solved = 0
    for rows, cols in ((2, 2), (2, 4), (3, 3), (5, 2), (3, 4)):
        every = all_loops(rows, cols)
        ends = ends_of(rows, cols)
        for _ in range(150):
            barred = [rng.weighted((0, 1, 2, 3), (12, 2, 1, 1)) for _ in range(rows * cols)]
            lines = []
            for _ in range(rng.below(4)):
                members = rng.shuffled(range(len(ends)))[: rng.between(1, 5)]
                lines.append((members, rng.below(4)))
            wanted = [
                loop
                for loop in every
                if all(sum(e in loop for e in line) == goal for line, goal in lines)
                and all(
                    kind == 0
                    or (
                        not any(node in ends[e] for e in loop)
                        and (kind == 1 or inside(rows, cols, loop, node) == (kind == 2))
                    )
                    for node, kind in enumerate(barred)
                )
            ]
            found = LoopSearch(rows, cols, barred, lines).run(10**6, 10**6)
            assert found.complete
            assert sorted(found.loops) == sorted(wanted)
            solved += bool(wanted)
    assert solved > 100


def test_the_number_of_loops_of_square_grids() -> None:
    """The simple cycles of the n × n grid of nodes are 1, 13, 213, 9349 (OEIS A140517)."""
    for side, count in ((2, 1), (3, 13), (4, 213), (5, 9349)):
        found = LoopSearch(side, side, [0] * side * side, []).run(10**6, 10**7)
        assert found.complete
        assert len(found.loops) == count


def test_bounds_end_the_search() -> None:
    """A node limit and a stop end it early, each saying which, with what was found."""
    search = LoopSearch(6, 6, [0] * 36, [])
    found = search.run(10**6, 50)
    assert (found.complete, found.out_of_nodes, found.stopped) == (False, True, False)
    assert found.nodes <= 51
    found = LoopSearch(6, 6, [0] * 36, []).run(10**6, 10**6, lambda: True)
    assert (found.complete, found.out_of_nodes, found.stopped) == (False, False, True)


def neighbours(rows: int, cols: int) -> list[list[int]]:
    """Squares that touch, square 0 being all around."""
    near: list[list[int]] = [[] for _ in range(rows * cols + 1)]
    for square in range(1, rows * cols + 1):
        row, col = divmod(square - 1, cols)
        for r, c in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
            other = r * cols + c + 1 if 0 <= r < rows and 0 <= c < cols else 0
            near[square].append(other)
            if other == 0:
                near[0].append(square)
    return near


def reached(near: list[list[int]], start: int, barred: set[int]) -> set[int]:
    met = {start}
    stack = [start]
    while stack:
        for other in near[stack.pop()]:
            if other not in met and other not in barred:
                met.add(other)
                stack.append(other)
    return met


@pytest.mark.parametrize("tight", [False, True])
def test_every_cut_separates_and_is_broken(tight: bool) -> None:
    """A breadth-first walk finds no way past a cut, the colours break it; no cut: all connected.

    A tight cut needs each of its squares: without any one of them there is a way.
    """
    rng = Rng("cuts")
    connected = 0
    for rows, cols in ((1, 1), (1, 6), (3, 4), (6, 5), (9, 9)):
        near = neighbours(rows, cols)
        separators = Separators(rows, cols, tight)
        for _ in range(120):
            share = rng.random()
            colours = [int(rng.chance(share)) for _ in range(rows * cols)]
            anchors = [int(rng.chance(0.2)) for _ in range(rows * cols)]
            all_colours = [0, *colours]
            cuts = separators.cuts(colours, anchors)
            for colour, p, q, separator in cuts:
                assert all_colours[p] == all_colours[q] == colour
                assert all(all_colours[square] != colour for square in separator)
                barred = {*separator, 0} if colour == 1 else set(separator)
                assert q not in reached(near, p, barred)
                for square in separator if tight else ():
                    assert q in reached(near, p, barred - {square})
            connected += not cuts
            for colour in (0, 1):
                squares = {s for s, value in enumerate(all_colours) if value == colour}
                others = set(range(len(all_colours))) - squares
                whole = not squares or reached(near, min(squares), others) == squares
                assert whole == all(cut[0] != colour for cut in cuts)
    assert connected > 20
