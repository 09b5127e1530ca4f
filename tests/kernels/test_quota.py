"""The quota search against every way to fill small random graphs."""

from __future__ import annotations

import random
from itertools import product

import pytest

from univoca.kernels.quota import Quota

Near = list[list[int]]


def instance(seed: int) -> tuple[Near, list[int], int]:
    """Return a random graph, the group of each cell (-1 none) and the quota."""
    chance = random.Random(seed)  # noqa: S311
    cells = chance.randint(1, 10)
    edges = [
        (a, b)
        for a in range(cells)
        for b in range(a)
        if chance.random() < chance.choice((0.2, 0.5))
    ]
    near = [sorted([b for a, b in edges if a == c] + [a for a, b in edges if b == c])
            for c in range(cells)]  # fmt: skip
    groups = chance.randint(1, 3)
    group = [*range(groups), *(chance.randint(-1, groups - 1) for _ in range(cells))][:cells]
    return near, group, chance.choice((1, 2, 2, 3))


def every_answer(near: Near, group: list[int], quota: int) -> list[tuple[int, ...]]:
    """Return all answers, by trying every filling."""
    found = []
    for bits in product((False, True), repeat=len(near)):
        held = [0] * (max(group) + 1)
        for cell, bit in enumerate(bits):
            if bit and group[cell] >= 0:
                held[group[cell]] += 1
        paired = all(
            sum(bits[other] for other in near[cell]) == 1 for cell, bit in enumerate(bits) if bit
        )
        inside = all(group[cell] >= 0 for cell, bit in enumerate(bits) if bit)
        if paired and inside and all(count == quota for count in held):
            found.append(tuple(cell for cell, bit in enumerate(bits) if bit))
    return sorted(found)


@pytest.mark.parametrize("block", range(20))
def test_all_answers(block: int) -> None:
    """On each of a hundred random graphs a block the search lists exactly the right answers."""
    for seed in range(block * 100, block * 100 + 100):
        near, group, quota = instance(seed)
        board = Quota(near, quota)
        board.assign_all(group)
        board.search(limit=10_000)
        assert board.complete
        assert sorted(board.answers) == every_answer(near, group, quota), seed


@pytest.mark.parametrize("block", range(10))
def test_rivals(block: int) -> None:
    """`other` finds an answer with the cell exactly where one exists, whatever the wish."""
    for seed in range(block * 100, block * 100 + 100):
        near, group, quota = instance(seed)
        answers = every_answer(near, group, quota)
        board = Quota(near, quota)
        board.assign_all(group)
        chance = random.Random(seed)  # noqa: S311
        for cell in range(len(near)):
            wish = [chance.choice((-1, 1)) for _ in near]
            board.other(cell, wish)
            wanted = [answer for answer in answers if cell in answer]
            assert bool(board.answers) == bool(wanted), seed
            assert all(answer in wanted for answer in board.answers), seed
            assert board.answers or board.complete


def test_limit() -> None:
    """A limit ends the list without claiming that it is complete."""
    board = Quota([[1], [0, 2], [1]], 2)
    board.assign_all([0, 0, 0])
    board.search(limit=1)
    assert len(board.answers) == 1
    assert not board.complete
    board.search(limit=3)
    assert sorted(board.answers) == [(0, 1), (1, 2)]
    assert board.complete


def test_reassigning() -> None:
    """A board searched before can be cut otherwise and searched again, with fewer groups too."""
    near = [[1], [0, 2], [1, 3], [2]]
    board = Quota(near, 2)
    board.assign_all([0, 0, 1, 1])
    board.search(limit=9)
    assert board.answers == []
    board.assign_all([0, 0, 0, -1])
    board.groups = 1
    board.search(limit=9)
    assert sorted(board.answers) == [(0, 1), (1, 2)]


def test_bounds() -> None:
    """The node count and the caller's wish end a search, which says so and claims nothing."""
    side = 12
    near = [
        [
            row * side + col
            for row, col in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c))
            if 0 <= row < side and 0 <= col < side
        ]
        for r in range(side)
        for c in range(side)
    ]
    board = Quota(near, 2)
    board.assign_all([cell // 9 for cell in range(side * side)])
    board.search(limit=10**9, nodes=500)
    assert (board.stopped, board.complete, board.nodes) == ("nodes", False, 500)
    board.search(limit=10**9, stop=lambda: True)
    assert (board.stopped, board.complete) == ("stop", False)
    assert board.nodes < 10_000
