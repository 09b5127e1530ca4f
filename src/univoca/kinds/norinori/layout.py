"""Laying dominoes densely and pairing their cells in regions. Knows no uniqueness but a draft's.

Dense layouts matter: with few dominoes, wide blank parts stay where no region can take a cell.
"""

from __future__ import annotations

from collections.abc import Sequence

from univoca.kinds.norinori.draft import Draft

LONGEST_PATH = 2  # blank cells between the two shaded cells of a region
ATTEMPTS = 6  # pairings tried for each shaded cell


def lay(draft: Draft, tries: int) -> list[int]:
    """Lay dominoes that touch no other until none fits; return their cells.

    Each is the one of `tries` places that spoils the fewest free cells.
    """
    chance = draft.shop.chance
    free = [
        draft.region[cell] < 0 and all(draft.mate[other] < 0 for other in draft.near[cell])
        for cell in draft.cells
    ]
    places = [(a, b) for a in draft.cells for b in draft.near[a] if a < b and free[a] and free[b]]
    laid: list[int] = []
    while places:
        best, first, second = 9.0, 0, 0
        for _ in range(min(len(places), tries)):
            a, b = places[chance.below(len(places))]
            spoiled = sum(free[other] for other in draft.near[a] + draft.near[b])
            cost = spoiled + chance.random() / 2
            if cost < best:
                best, first, second = cost, a, b
        draft.shade(first, second)
        laid += [first, second]
        for cell in (*draft.near[first], *draft.near[second]):
            free[cell] = False
        places = [(a, b) for a, b in places if free[a] and free[b]]
    return laid


def pair(draft: Draft, shaded: Sequence[int], share: float) -> None:
    """Pair shaded cells of different dominoes until that share of the cells is paired so."""
    chance = draft.shop.chance
    usable = frozenset(shaded)
    for _ in range(ATTEMPTS * len(shaded)):
        mixed = sum(draft.partner(cell) != draft.mate[cell] for cell in shaded)
        if mixed >= share * len(shaded):
            return
        a = chance.choice(shaded)
        b = draft.partner(a)
        others = [c for c in draft.around(a) if c in usable and c not in (b, draft.mate[a])]
        if others:
            c = chance.choice(others)
            d = draft.partner(c)
            if draft.region[c] != draft.region[a] and draft.mate[b] != d:
                _exchange(draft, (a, b), (c, d))


def _exchange(draft: Draft, first: tuple[int, int], second: tuple[int, int]) -> None:
    """Make the regions of (a, b) and (c, d) those of (a, c) and (b, d), if paths allow it."""
    (a, b), (c, d) = first, second
    one, other = draft.region[a], draft.region[c]
    before = [(cell, one) for cell in draft.members(one)]
    before += [(cell, other) for cell in draft.members(other)]
    for cell, _ in before:
        if draft.mate[cell] < 0:
            draft.assign(cell, -1)
    draft.assign(c, one)
    draft.assign(b, other)
    added = _connect(draft, a, c, one)
    if added is not None:
        more = _connect(draft, b, d, other)
        added = None if more is None else added + more
    if added is not None and all(draft.rival(cell) is None for cell in added):
        draft.homes[one], draft.homes[other] = (a, c), (b, d)
        return
    for region in (one, other):
        for cell in draft.members(region):
            draft.assign(cell, -1)
    draft.put_back(before)


def _connect(draft: Draft, start: int, goal: int, region: int) -> list[int] | None:
    """Give a region a short path of open cells between two shaded cells; None if there is none."""
    came = {start: start}
    front = [start]
    for _ in range(LONGEST_PATH + 1):
        reached: list[int] = []
        for cell in front:
            for other in draft.shop.chance.shuffled(draft.near[cell]):
                if other == goal:
                    return _walk_back(draft, cell, came, region)
                if other not in came and draft.region[other] < 0:
                    came[other] = cell
                    reached.append(other)
        front = reached
    return None


def _walk_back(draft: Draft, cell: int, came: dict[int, int], region: int) -> list[int]:
    path: list[int] = []
    while came[cell] != cell:
        draft.assign(cell, region)
        path.append(cell)
        cell = came[cell]
    return path
