"""How the generator builds a board: regions, stitches between all of them, and their mending.

Regions grow from random starts until every two that touch have room for k stitches; the search
lays the stitches; then cells change region, one at a time, each breaking an answer that is not
the one meant or shortening the borders, until the full numbers leave one answer and its proof is
as short as asked. Knows no difficulty.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from univoca.deduce.run import Run
from univoca.grid import Size, edges, neighbours, normal_regions
from univoca.kernels import matching
from univoca.kinds.stitches import techniques
from univoca.kinds.stitches.model import Edge, Puzzle, borders
from univoca.kinds.stitches.solver import stated
from univoca.rng import Rng

LAYING_NODES = 200
MENDING_ROUNDS = 60
MENDING_NODES = 300
EASING_ROUNDS = 12
_GIFTS = 60

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Board:
    """Regions with the stitches that are meant to be the answer."""

    size: Size
    regions: tuple[int, ...]
    k: int
    stitches: frozenset[Edge]

    def puzzle(self) -> Puzzle:
        """Return the puzzle with all its numbers."""
        rows = [0] * self.size.rows
        columns = [0] * self.size.cols
        for edge in self.stitches:
            for cell in edge:
                rows[cell // self.size.cols] += 1
                columns[cell % self.size.cols] += 1
        return Puzzle(self.size, self.regions, self.k, tuple(rows), tuple(columns))


def lay(size: Size, k: int, count: int, rng: Rng) -> Board | None:
    """Return a board of about `count` regions, or None where no stitches were found for them."""
    regions = widened(size, grown(size, count, rng), k, rng)
    parted = _pairs(size, regions)
    if not parted:
        return None
    order = sorted(parted)
    options = rng.shuffled(
        [(edge, group) for group, pair in enumerate(order) for edge in parted[pair]]
    )
    problem = matching.Problem(
        ends=[cell for edge, _ in options for cell in edge],
        groups=[group for _, group in options],
        quotas=[k] * len(order),
        lines=[-1] * (2 * size.cells),
        totals=(),
    )
    found = matching.search(problem, limit=1, nodes=LAYING_NODES)
    if not found.solutions:
        return None
    stitches = frozenset(options[option][0] for option in found.solutions[0])
    return Board(size, normal_regions(regions), k, stitches)


def grown(size: Size, count: int, rng: Rng) -> list[int]:
    """Return regions grown from `count` cells; of two drawn, the smaller takes the next cell."""
    near = neighbours(size)
    regions = [-1] * size.cells
    areas = [1] * count
    fronts: list[list[int]] = []
    for region, cell in enumerate(rng.shuffled(range(size.cells))[:count]):
        regions[cell] = region
        fronts.append(list(near[cell]))
    left = size.cells - count
    while left:
        live = [region for region in range(count) if fronts[region]]
        one, other = rng.choice(live), rng.choice(live)
        region = one if areas[one] <= areas[other] else other
        front = fronts[region]
        place = rng.below(len(front))
        front[place], front[-1] = front[-1], front[place]
        cell = front.pop()
        if regions[cell] < 0:
            regions[cell] = region
            areas[region] += 1
            left -= 1
            front += [side for side in near[cell] if regions[side] < 0]
    return regions


def widened(size: Size, regions: list[int], k: int, rng: Rng) -> list[int]:
    """Return the regions changed until every border has room for k stitches.

    Cells near a border that is too short go over to a neighbour where that helps; after many
    tries in vain the smaller of two such regions joins the other.
    """
    parted = _pairs(size, regions)
    lacks = _lacks(parted, k)
    tries = 0
    while lacks:
        tries += 1
        pair = rng.choice(sorted(lacks))
        if tries >= _GIFTS:
            regions = [pair[0] if region == pair[1] else region for region in regions]
            parted = _pairs(size, regions)
            lacks, tries = _lacks(parted, k), 0
            continue
        cell = rng.choice(rng.choice(parted[pair]))
        takers = sorted({regions[side] for side in neighbours(size)[cell]} - {regions[cell]})
        if not _can_leave(size, regions, cell):
            continue
        changed = list(regions)
        changed[cell] = rng.choice(takers)
        others = _pairs(size, changed)
        left = _lacks(others, k)
        if sum(left.values()) <= sum(lacks.values()):
            regions, parted, lacks = changed, others, left
    return regions


def _pairs(size: Size, regions: Sequence[int]) -> dict[Pair, list[Edge]]:
    found: dict[Pair, list[Edge]] = {}
    for edge in edges(size):
        first, second = regions[edge[0]], regions[edge[1]]
        if first != second:
            pair = (first, second) if first < second else (second, first)
            found.setdefault(pair, []).append(edge)
    return found


def _lacks(parted: dict[Pair, list[Edge]], k: int) -> dict[Pair, int]:
    """Return how many stitches too few fit on each border that is too short."""
    if k == 1:
        return {}
    fits = {pair: _fitting(border) for pair, border in parted.items()}
    return {pair: k - fit for pair, fit in fits.items() if fit < k}


def _fitting(border: list[Edge]) -> int:
    """Return how many stitches fit for sure, laid greedily from the ends of the border."""
    degrees: dict[int, int] = {}
    for edge in border:
        for cell in edge:
            degrees[cell] = degrees.get(cell, 0) + 1
    used: set[int] = set()
    count = 0
    for first, second in sorted(border, key=lambda edge: degrees[edge[0]] + degrees[edge[1]]):
        if first not in used and second not in used:
            used.update((first, second))
            count += 1
    return count


def _can_leave(size: Size, regions: Sequence[int], cell: int) -> bool:
    """Return whether the region of a cell stays whole, and something, without it."""
    near = neighbours(size)
    region = regions[cell]
    own = [side for side in near[cell] if regions[side] == region]
    if len(own) < 2:
        return bool(own)
    seen = {own[0], cell}
    stack = [own[0]]
    while stack:
        for side in near[stack.pop()]:
            if side not in seen and regions[side] == region:
                seen.add(side)
                stack.append(side)
    return all(side in seen for side in own)


def mended(board: Board, nodes_most: int, rng: Rng) -> Board | str:
    """Return the board changed until its full numbers leave one answer, proven in `nodes_most`.

    Where that fails, return why: `ambiguous` or `inconclusive` (a longer proof is needed).
    """
    failure = "ambiguous"
    for _ in range(MENDING_ROUNDS):
        puzzle = board.puzzle()
        border = borders(puzzle)
        found = matching.search(stated(puzzle, border), limit=2, nodes=MENDING_NODES)
        alone = found.complete and len(found.solutions) == 1
        if alone and found.nodes <= nodes_most:
            return board
        failure = "inconclusive" if alone or found.ran_out else "ambiguous"
        answers = [frozenset(border[option] for option in chosen) for chosen in found.solutions]
        others = [answer for answer in answers if answer != board.stitches]
        changed = (
            broken(board, sorted(others[0] - board.stitches), len(border) + 2, rng)
            if others
            else broken(board, sorted(set(border) - board.stitches), len(border) - 1, rng)
        )
        if changed is None:
            return failure
        board = changed
    return failure


def eased(board: Board, rng: Rng) -> Board | None:
    """Return the board changed until simple techniques solve it; None where that fails.

    Each time they end, an edge that they left open goes.
    """
    for _ in range(EASING_ROUNDS):
        seen = techniques.board(board.puzzle())
        if Run(seen, techniques.INDICES["line-pairs"]).trace().end == "solved":
            return board
        border = borders(board.puzzle())
        left = [edge for number, edge in enumerate(border, 1) if not seen.network.value(number)]
        changed = broken(board, sorted(set(left) - board.stitches), len(border) - 1, rng)
        if changed is None:
            return None
        board = changed
    return None


def broken(board: Board, unwanted: list[Edge], most: int, rng: Rng) -> Board | None:
    """Return the board with one cell given away so that an unwanted edge is a border no more.

    The stitches stay an answer, and the borders have at most `most` edges.
    """
    for edge in rng.shuffled(unwanted):
        for cell, taker in rng.shuffled([edge, (edge[1], edge[0])]):
            if not _can_leave(board.size, board.regions, cell):
                continue
            regions = list(board.regions)
            regions[cell] = regions[taker]
            if _joined(board, regions, most):
                return Board(board.size, normal_regions(regions), board.k, board.stitches)
    return None


def _joined(board: Board, regions: Sequence[int], most: int) -> bool:
    """Return whether the stitches join each two regions that touch exactly k times.

    The borders may have at most `most` edges.
    """
    length = 0
    counts: dict[Pair, int] = {}
    for edge in edges(board.size):
        first, second = regions[edge[0]], regions[edge[1]]
        if first != second:
            pair = (first, second) if first < second else (second, first)
            counts[pair] = counts.get(pair, 0) + (edge in board.stitches)
            length += 1
        elif edge in board.stitches:
            return False
    return length <= most and all(count == board.k for count in counts.values())
