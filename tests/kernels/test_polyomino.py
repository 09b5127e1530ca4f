"""The polyomino kernels: known counts, and agreement with each other and with exact cover."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence

import pytest

from univoca.kernels import polyomino, polyomino_few, polyomino_wide
from univoca.kernels.cover import Problem, search
from univoca.kernels.polyomino import Packings, Pieces, pack
from univoca.kernels.polyomino_few import pack_few
from univoca.kernels.polyomino_wide import pack_wide
from univoca.rng import Rng

EVERYTHING = 10**9
Cells = tuple[tuple[int, int], ...]


def corner(cells: Sequence[tuple[int, int]]) -> Cells:
    top, left = min(row for row, _ in cells), min(col for _, col in cells)
    return tuple(sorted((row - top, col - left) for row, col in cells))


def orientations(cells: Sequence[tuple[int, int]]) -> tuple[Cells, ...]:
    found: dict[Cells, None] = {}
    for laid in (list(cells), [(row, -col) for row, col in cells]):
        for _ in range(4):
            found[corner(laid)] = None
            laid = [(col, -row) for row, col in laid]  # noqa: PLW2901
    return tuple(sorted(found))


def grown(rng: Rng, area: int) -> Cells:
    """Return a random polyomino."""
    cells = [(0, 0)]
    while len(cells) < area:
        row, col = rng.choice(cells)
        near = rng.choice([(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)])
        if near not in cells:
            cells.append(near)
    return corner(cells)


def board(rows: int, cols: int) -> list[tuple[int, int]]:
    return list(itertools.product(range(rows), range(cols)))


def random_case(rng: Rng, most: int) -> tuple[Pieces, list[tuple[int, int]]]:
    """Return a random outline and kinds whose areas add up, several copies among them."""
    cells = [cell for cell in board(rng.between(2, 5), rng.between(2, 6)) if rng.chance(0.9)]
    cells = cells[:most]
    kinds: dict[tuple[Cells, ...], int] = {}
    left = len(cells)
    while left:
        area = min(left, rng.between(1, 5))
        kind = orientations(grown(rng, area))
        kinds[kind] = kinds.get(kind, 0) + 1
        left -= area
    return Pieces(tuple(kinds), tuple(kinds.values())), cells


def by_cover(pieces: Pieces, cells: list[tuple[int, int]]) -> list[tuple[object, ...]]:
    """List the packings by exact cover: kinds are covered `count` times, cells once."""
    number = {cell: len(pieces.counts) + place for place, cell in enumerate(cells)}
    bounds = [*pieces.counts, *[1] * len(cells)]
    problem = Problem(len(bounds), low=bounds, high=bounds)
    placements = []
    for kind, turns in enumerate(pieces.orientations):
        for turn, laid in enumerate(turns):
            for row, col in board(8, 8):
                placed = [(row + r, col + c) for r, c in laid]
                if all(cell in number for cell in placed):
                    problem.add([kind, *(number[cell] for cell in placed)])
                    placements.append((kind, turn, row, col))
    found = search(problem)
    assert found.complete
    return sorted(tuple(sorted(placements[one] for one in each)) for each in found.solutions)


def listed(found: Packings) -> list[tuple[object, ...]]:
    return sorted(tuple(sorted(each)) for each in found.found)


def test_both_kernels_list_what_exact_cover_lists() -> None:
    """On 200 random outlines with any pieces and copies, three searches give the same packings."""
    statuses = set()
    for number in range(200):
        pieces, cells = random_case(Rng(f"kernels/{number}"), 15)
        if not cells:
            continue
        expected = by_cover(pieces, cells)
        for method in (pack, pack_wide):
            found = method(pieces, cells, EVERYTHING, EVERYTHING)
            assert found.complete
            assert listed(found) == expected
            assert len(set(found.found)) == len(found.found)
        statuses.add(min(2, len(expected)))
    assert statuses == {0, 1, 2}


@pytest.mark.parametrize("scouted", [polyomino_few.SCOUTED, 3])
def test_the_first_few_are_packings_too(scouted: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked for all, the search for a few lists what the other lists, each once; asked for two,
    it gives two of them, even where it hands over to the other in the middle."""
    monkeypatch.setattr(polyomino_few, "SCOUTED", scouted)
    ways = set()
    for number in range(100):
        pieces, cells = random_case(Rng(f"few/{number}"), 15)
        every = pack(pieces, cells, EVERYTHING, EVERYTHING)
        assert listed(pack_few(pieces, cells, EVERYTHING, EVERYTHING)) == listed(every)
        two = pack_few(pieces, cells, 2, EVERYTHING)
        assert len(two.found) == len(set(two.found)) == min(2, len(every.found))
        assert set(listed(two)) <= set(listed(every))
        ways.add(len(two.found))
    assert ways == {0, 1, 2}


def test_boards_over_64_cells_are_listed_right() -> None:
    """A 5×13 and a 2×35 strip have the packings by squares and dominoes that theory gives."""
    domino = orientations([(0, 0), (0, 1)])
    fibonacci = [1, 1]
    while len(fibonacci) <= 35:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
    strip = pack_wide(Pieces((domino,), (35,)), board(2, 35), 2_000, EVERYTHING)
    assert len(strip.found) == 2_000
    assert len(pack_wide(Pieces((domino,), (7,)), board(2, 7), 99, 9999).found) == fibonacci[7]
    line = orientations([(0, col) for col in range(5)])
    found = pack_wide(Pieces((line,), (13,)), board(5, 13), EVERYTHING, EVERYTHING)
    ways = [1] * 5
    while len(ways) <= 13:
        ways.append(ways[-1] + ways[-5])
    assert found.complete
    assert len(found.found) == ways[13]


def test_more_than_64_cells_are_refused_by_the_bit_board() -> None:
    """The bit-board kernel raises ValueError rather than lose cells."""
    with pytest.raises(ValueError, match="at most 64"):
        pack(Pieces((orientations([(0, 0)]),), (65,)), board(5, 13), 1, 1)


def test_a_full_word_of_cells_is_packed() -> None:
    """All 64 bits serve: 8×8 by sixteen straight tetrominoes, as exact cover lists them too."""
    line = orientations([(0, col) for col in range(4)])
    pieces = Pieces((line,), (16,))
    found = pack(pieces, board(8, 8), EVERYTHING, EVERYTHING)
    assert found.complete
    assert listed(found) == by_cover(pieces, board(8, 8))


def test_what_is_forgotten_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for a handful of shapes and dead ends, the same packings come in the same order."""
    cases = [random_case(Rng(f"forget/{number}"), 15) for number in range(30)]
    whole = [pack(pieces, cells, EVERYTHING, EVERYTHING) for pieces, cells in cases]
    monkeypatch.setattr(polyomino, "_MOST_SHAPES", 12)
    monkeypatch.setattr(polyomino, "_MOST_DEAD", 3)
    for (pieces, cells), before in zip(cases, whole, strict=True):
        assert pack(pieces, cells, EVERYTHING, EVERYTHING).found == before.found


@pytest.mark.parametrize("method", [pack, pack_few, pack_wide])
def test_nodes_bound_a_search(method: Callable[..., Packings]) -> None:
    """A search makes no more placements than it may, and says that it ran out."""
    for count in (0, 1, 7, 100):
        found = method(Pieces((orientations([(0, 0), (0, 1)]),), (30,)), board(6, 10), 10**6, count)
        assert found.nodes <= count
        assert found.ran_out == "nodes"
        assert not found.complete


@pytest.mark.parametrize("method", [pack, pack_few, pack_wide])
def test_stop_ends_a_search(method: Callable[..., Packings]) -> None:
    """When `stop` says so the search ends soon, incomplete."""
    end = time.monotonic() + 0.05
    domino = Pieces((orientations([(0, 0), (0, 1)]),), (32,))
    found = method(domino, board(8, 8), EVERYTHING, EVERYTHING, lambda: time.monotonic() > end)
    assert found.ran_out == "stopped"
    assert not found.complete
    assert time.monotonic() - end < 1.0


def test_both_say_whether_they_are_compiled() -> None:
    """Both kernels are compiled, or neither is."""
    assert polyomino.COMPILED == polyomino_wide.COMPILED == polyomino_few.COMPILED
