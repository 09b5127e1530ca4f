"""What the plane and its ladders show, held against every way to draw one loop on a small grid."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from univoca.deduce.ladder import Ladder
from univoca.deduce.network import Network
from univoca.deduce.planar import Found, Planar
from univoca.rng import Rng

ROWS, COLS = 4, 5  # points; the fields are the corners between them, and field 0 around them
FIELDS = 1 + (ROWS - 1) * (COLS - 1)
CROSSINGS = ((True, False, True, False), (False, True, False, True))


def field(row: int, col: int) -> int:
    """Return the field above and left of a point, 0 on the rim."""
    if 0 < row < ROWS and 0 < col < COLS:
        return (row - 1) * (COLS - 1) + col
    return 0


@lru_cache(maxsize=1)
def segments() -> list[tuple[int, int, int, int, int]]:
    """Return the plane of the grid; the segments' variables come after the fields'."""
    found = []
    for row, col in product(range(ROWS), range(COLS)):
        point = row * COLS + col
        if col + 1 < COLS:
            found.append((field(row, col + 1), field(row + 1, col + 1), point, point + 1))
        if row + 1 < ROWS:
            found.append((field(row + 1, col), field(row + 1, col + 1), point, point + COLS))
    return [(FIELDS + at, *ends) for at, ends in enumerate(found)]


def connected(places: list[int], pairs: list[tuple[int, int]]) -> bool:
    """Return whether some places hang together by pairs of neighbours."""
    reached = places[:1]
    for place in reached:
        for one, other in pairs:
            for a, b in ((one, other), (other, one)):
                if a == place and b in places and b not in reached:
                    reached.append(b)
    return len(reached) == len(places)


@lru_cache(maxsize=1)
def loops() -> list[list[int]]:
    """Return every single loop, as the true and false literals of fields and segments."""
    found = []
    pairs = [(one, other) for _, one, other, _, _ in segments()]
    for inside in product((False, True), repeat=FIELDS - 1):
        side = [False, *inside]
        parts = [[f for f in range(FIELDS) if side[f] == which] for which in (False, True)]
        if not parts[1] or not all(connected(part, pairs) for part in parts):
            continue
        there = [side[one] != side[other] for _, one, other, _, _ in segments()]
        ends = [0] * (ROWS * COLS)
        for drawn, (_, _, _, head, tail) in zip(there, segments(), strict=True):
            ends[head] += drawn
            ends[tail] += drawn
        if max(ends) <= 2:
            values = [*inside, *there]
            found.append([v if true else -v for v, true in enumerate(values, 1)])
    return found


def state(rng: Rng) -> tuple[Network, Planar]:
    """Return the plane with a random part of a random loop known."""
    network = Network(FIELDS - 1 + len(segments()), 1)
    network.freeze()
    share = rng.below(80)
    for literal in rng.choice(loops()):
        if rng.below(100) < (share if abs(literal) >= FIELDS else share // 3):
            network.assign(literal)
    return network, Planar(network.view(), FIELDS, ROWS * COLS, segments())


def holds(found: Found) -> bool:
    """Return whether every loop that has the premises has what is said to follow."""
    literals, rests = found
    fitting = [one for one in loops() if all(one[abs(each) - 1] == each for each in rests)]
    if not literals:
        return not fitting
    return all(one[abs(each) - 1] == each for one in fitting for each in literals)


def test_what_the_plane_shows_holds_in_every_loop() -> None:
    """In 300 random states, each search finds only what every loop with its premises has."""
    seen = dict.fromkeys(("sides", "pockets", "necks", "closing", "empty", "joined"), 0)
    for number in range(300):
        network, planar = state(Rng(f"plane/{number}"))
        known = set(network.assignment())
        _, closing, _ = planar.loops()
        empty, joined = planar.meetings()
        side = planar.sides([-1] + [0] * (FIELDS - 1))
        found = {"sides": [side] if side[0] else []}
        found |= {"closing": closing, "empty": empty, "joined": joined}
        found["pockets"] = planar.connection(True)[0] + planar.connection(False)[0]
        found["necks"] = planar.connection(True)[1] + planar.connection(False)[1]
        for name, findings in found.items():
            seen[name] += len(findings)
            for one in findings:
                assert known.issuperset(one[1]), name
                assert holds(one), (name, sorted(known, key=abs), one)
    assert min(seen.values()) > 10, seen


def test_a_closed_loop_is_all_there_is() -> None:
    """A loop drawn whole bars every open segment, and a segment elsewhere contradicts it."""
    ring = [v for v, one, other, _, _ in segments() if 1 in (one, other)]
    network = Network(FIELDS - 1 + len(segments()), 1)
    network.freeze()
    for each in ring:
        network.assign(each)
    planar = Planar(network.view(), FIELDS, ROWS * COLS, segments())
    open_ones = [-v for v, *_ in segments() if v not in ring]
    assert [(lits, sorted(rests)) for lits, rests in planar.loops()[0]] == [(open_ones, ring)]
    network.assign(-open_ones[-1])
    assert [lits for lits, _ in planar.loops()[0]] == [[]]
    network.undo(len(ring))
    for each in open_ones:
        network.assign(each)
    assert planar.loops() == ([], [], [])


def test_the_last_closing_is_told_apart() -> None:
    """A segment that would close all the line there is comes apart, with that line."""
    ring = [v for v, one, other, _, _ in segments() if 1 in (one, other)]
    network = Network(FIELDS - 1 + len(segments()), 1)
    network.freeze()
    for each in ring[1:]:
        network.assign(each)
    planar = Planar(network.view(), FIELDS, ROWS * COLS, segments())
    closed, closing, last = planar.loops()
    assert (closed, closing) == ([], [])
    assert [(lits, sorted(rests)) for lits, rests in last] == [([-ring[0]], ring[1:])]


def ladder(rng: Rng) -> tuple[Network, list[tuple[int, int, int, int, int]]]:
    """Return a ladder of some places, some parts of which are nothing, and its network."""
    length = rng.between(1, 4)
    names = iter(range(1, 5 * length + 1))
    places = []
    for at in range(length):
        parts = [next(names) if rng.below(8) else 0 for _ in range(5)]
        if at == length - 1:
            parts[3:] = 0, 0
        places.append((parts[0], parts[1], parts[2], parts[3], parts[4]))
    network = Network(5 * length, 1)
    network.freeze()
    return network, places


def fillings(places: list[tuple[int, int, int, int, int]], goal: int) -> list[dict[int, bool]]:
    """Return all ways to fill a ladder with so many rungs."""
    found = []
    for sides in product((False, True), repeat=2 * len(places)):
        values = {0: False}
        fits = True
        rungs = 0
        for at, (upper, lower, rung, *rails) in enumerate(places):
            u, d = sides[2 * at], sides[2 * at + 1]
            parts = [(upper, u), (lower, d), (rung, u != d)]
            rungs += u != d
            if at + 1 < len(places):
                v, e = sides[2 * at + 2], sides[2 * at + 3]
                parts += [(rails[0], u != v), (rails[1], d != e)]
                fits = fits and (u, d, e, v) not in CROSSINGS
            for name, value in parts:
                fits = fits and values.setdefault(name, value) == value
        if fits and rungs == goal:
            found.append(values)
    return found


def test_a_ladder_decides_all_that_its_count_decides() -> None:
    """In 400 random states, exactly what all fillings with the count share is decided."""
    decided = impossible = 0
    for number in range(400):
        rng = Rng(f"ladder/{number}")
        network, places = ladder(rng)
        goal = rng.below(len(places) + 1)
        ways = fillings(places, goal)
        if ways:
            for name, value in rng.choice(ways).items():
                if name and rng.below(3) == 0:
                    network.assign(name if value else -name)
        known = network.assignment()
        ways = [one for one in ways if all(one[abs(v)] == (v > 0) for v in known)]
        found = Ladder(network.view(), places, goal)
        if not ways:
            impossible += 1
            assert found.decided() is None
            continue
        shared = {v if one else -v for v, one in ways[0].items() if v}
        for way in ways:
            shared &= {v if one else -v for v, one in way.items() if v}
        assert set(found.decided() or []) == shared - set(known)
        decided += len(shared) > len(known)
        sums = [goal for goal in range(len(places) + 1) if fits(places, goal, known)]
        assert found.bounds() == (min(sums), max(sums))
    assert decided > 100
    assert impossible > 5


def fits(places: list[tuple[int, int, int, int, int]], goal: int, known: list[int]) -> bool:
    """Return whether a ladder can have so many rungs with what is known."""
    ways = fillings(places, goal)
    return any(all(one[abs(v)] == (v > 0) for v in known) for one in ways)


def test_a_ladder_asked_again_says_what_a_new_one_says() -> None:
    """While values come and go, a ladder that was asked before decides as one that never was."""
    changes = 0
    for number in range(100):
        rng = Rng(f"asked again/{number}")
        network, places = ladder(rng)
        goal = rng.below(len(places) + 1)
        names = [name for place in places for name in place if name]
        asked = Ladder(network.view(), places, goal)
        before = asked.decided()
        for _ in range(12):
            if network.size and rng.below(3) == 0:
                network.undo(rng.below(network.size))
            elif names:
                name = rng.choice(names)
                if network.value(name) == 0:
                    network.assign(name if rng.below(2) else -name)
            now = asked.decided()
            assert now == Ladder(network.view(), places, goal).decided()
            assert now == asked.decided()
            changes += now != before
            before = now
    assert changes > 200
