"""The target divided into connected regions, grown from spread-out starts. Knows no piece."""

from __future__ import annotations

from univoca.errors import GenerationError
from univoca.grid import Size, neighbours
from univoca.kinds.polypivot.model import MIN_CELLS
from univoca.outcome import Budget
from univoca.rng import Rng


def end_in_time(budget: Budget) -> None:
    """Raise GenerationError when the deadline or the cancel has come."""
    reason = budget.ran_out()
    if reason is not None:
        raise GenerationError("error-generation", reason=reason)


def grow(rng: Rng, size: Size, count: int, budget: Budget) -> list[list[int]]:
    """Divide the target into connected regions of at least four cells, grown from spread starts."""
    while True:
        end_in_time(budget)
        owner = [-1] * size.cells
        regions = [[cell] for cell in _starts(rng, size, count)]
        for number, cells in enumerate(regions):
            owner[cells[0]] = number
        _fill(rng, size, owner, regions)
        if all(len(cells) >= MIN_CELLS for cells in regions):
            return [sorted(cells) for cells in regions]


def _starts(rng: Rng, size: Size, count: int) -> list[int]:
    """Draw starts one by one: of a handful of cells, the farthest from the earlier starts."""
    starts = [rng.below(size.cells)]
    while len(starts) < count:
        candidates = [rng.below(size.cells) for _ in range(12)]
        starts.append(max(candidates, key=lambda cell: min(_far(size, cell, s) for s in starts)))
        if len(set(starts)) < len(starts):
            starts.pop()
    return starts


def _far(size: Size, first: int, second: int) -> int:
    rows = abs(first // size.cols - second // size.cols)
    return rows + abs(first % size.cols - second % size.cols)


def _fill(rng: Rng, size: Size, owner: list[int], regions: list[list[int]]) -> None:
    """Give every free cell to a neighbouring region, small regions first."""
    near = neighbours(size)
    growing = list(range(len(regions)))
    while growing:
        weights = [1.0 / len(regions[number]) ** 3 for number in growing]
        number = rng.weighted(growing, weights)
        free = sorted(
            {other for cell in regions[number] for other in near[cell] if owner[other] < 0}
        )
        if not free:
            growing.remove(number)
            continue
        cell = rng.choice(free)
        owner[cell] = number
        regions[number].append(cell)
