"""Pentominoes stated to the polyomino kernels: packings, counts, and hints for a half-filled board.

Knows no validator and no clauses.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby
from typing import Literal

from univoca.grid import SYMMETRIES
from univoca.kernels.polyomino import MAX_CELLS, Laid, Packings, Pieces
from univoca.kernels.polyomino_few import pack_few
from univoca.kernels.polyomino_wide import pack_wide
from univoca.kinds.pentominoes import shapes
from univoca.kinds.pentominoes.model import (
    Answer,
    Placement,
    Puzzle,
    answer_of_places,
    cells_of,
    transform,
    transform_answer,
)
from univoca.outcome import Budget, Listing, Spent

EVERYTHING = 10**9
MOST_WHEN_STOPPED = 1_000


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit, in an order that depends on the puzzle alone.

    Where a deadline or cancel ends it, at most 1,000 of those met are returned, so as to end soon.
    """
    return _packings(puzzle.pieces, puzzle.free, puzzle.size.cols, budget, limit)


def continuations(
    puzzle: Puzzle, placed: Answer, budget: Budget, limit: int = 2
) -> Listing[Answer]:
    """List answers that keep every placed piece where it is.

    None, and complete, when the placed pieces overlap or leave the outline.
    """
    begun = time.perf_counter()
    rest = _rest(puzzle, placed)
    if rest is None:
        return Listing((), True, None, Spent(0, 0, time.perf_counter() - begun), "search")
    kept, waiting, free = rest
    found = _packings(waiting, free, puzzle.size.cols, budget, limit)
    answers = tuple(_merged(puzzle, kept, waiting, each) for each in found.answers)
    return replace(found, answers=answers)


@dataclass(frozen=True, slots=True)
class UpToSymmetry:
    """How many packings there are, and how many that no symmetry of the puzzle makes alike.

    `complete` is False when a bound ended the listing: the counts are then what was met.
    """

    packings: int
    essentially: int
    complete: bool


def count_up_to_symmetry(puzzle: Puzzle, budget: Budget, limit: int = EVERYTHING) -> UpToSymmetry:
    """Count packings, and those left when each stands for all its images on the same puzzle."""
    own = [one for one in SYMMETRIES[1:] if transform(puzzle, one) == puzzle]
    listing = solutions(puzzle, budget, limit)
    seen: set[Answer] = set()
    essentially = 0
    for answer in listing.answers:
        if answer in seen:
            continue
        essentially += 1
        seen.add(answer)
        seen.update(transform_answer(puzzle, answer, one) for one in own)
    return UpToSymmetry(len(listing.answers), essentially, listing.complete)


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do next on a half-filled board.

    `place`: put `Puzzle.pieces[piece]` at `placement`, as a packing that keeps all placed pieces
    has it. `take-back`: no packing does; take back that piece (it is one whose removal lets the
    board be packed, or the first of several that have to go). `solved`: nothing is left to do.
    `impossible`: the puzzle has no packing at all. `unknown`: not found in the time.
    """

    action: Literal["place", "take-back", "solved", "impossible", "unknown"]
    piece: int | None = None
    placement: Placement | None = None


def hint(puzzle: Puzzle, placed: Answer, budget: Budget) -> Hint:
    """Return the next step from what is placed, or that none was found within the budget."""
    listing = continuations(puzzle, placed, budget, 1)
    if listing.answers:
        return _next_piece(puzzle, placed, listing.answers[0])
    if not listing.complete:
        return Hint("unknown")
    return _piece_to_take_back(puzzle, placed, budget)


def _next_piece(puzzle: Puzzle, placed: Answer, answer: Answer) -> Hint:
    """Return the piece of the packing, not placed yet, that comes first on the board."""
    already = list(zip(puzzle.pieces, placed.placements, strict=True))
    left = []
    for name, place in zip(puzzle.pieces, answer.placements, strict=True):
        if (name, place) in already:
            already.remove((name, place))
        elif place is not None:
            left.append((place, name))
    if not left:
        return Hint("solved")
    place, name = min(left)
    waiting = [
        number
        for number, (other, where) in enumerate(zip(puzzle.pieces, placed.placements, strict=True))
        if where is None and other == name
    ]
    return Hint("place", waiting[0], place)


def _piece_to_take_back(puzzle: Puzzle, placed: Answer, budget: Budget) -> Hint:
    """Return the piece that is in the way: one alone if possible, else the first of several."""
    down = [number for number, place in enumerate(placed.placements) if place is not None]
    if not down:
        return Hint("impossible")
    sure = True
    for number in reversed(down):
        listing = continuations(puzzle, _without(puzzle, placed, (number,)), budget, 1)
        if listing.answers:
            return Hint("take-back", number)
        sure = sure and listing.complete
    for count in range(2, len(down) + 1):
        going = tuple(down[-count:])
        listing = continuations(puzzle, _without(puzzle, placed, going), budget, 1)
        if listing.answers:
            return Hint("take-back", going[0])
        sure = sure and listing.complete
    return Hint("impossible" if sure else "unknown")


def _without(puzzle: Puzzle, placed: Answer, numbers: Sequence[int]) -> Answer:
    places = [
        None if number in numbers else place for number, place in enumerate(placed.placements)
    ]
    return answer_of_places(puzzle, places)


def _rest(
    puzzle: Puzzle, placed: Answer
) -> tuple[list[tuple[str, Placement]], tuple[str, ...], tuple[int, ...]] | None:
    """Return the placed pieces, those waiting and the cells left, or None where they clash."""
    left = dict.fromkeys(puzzle.free, True)
    kept: list[tuple[str, Placement]] = []
    waiting: list[str] = []
    for name, place in zip(puzzle.pieces, placed.placements, strict=True):
        if place is None:
            waiting.append(name)
            continue
        kept.append((name, place))
        for cell in cells_of(name, place, puzzle.size.cols):
            if left.pop(cell, None) is None:
                return None
    return kept, tuple(waiting), tuple(left)


def _merged(
    puzzle: Puzzle, kept: list[tuple[str, Placement]], waiting: tuple[str, ...], rest: Answer
) -> Answer:
    """Put the kept placements and the found ones together, in the order of the pieces."""
    places = dict.fromkeys(puzzle.pieces, ())
    found: dict[str, list[Placement | None]] = {name: list(none) for name, none in places.items()}
    for name, place in kept:
        found[name].append(place)
    for name, other in zip(waiting, rest.placements, strict=True):
        found[name].append(other)
    return answer_of_places(puzzle, [found[name].pop() for name in puzzle.pieces])


def _packings(
    pieces: tuple[str, ...], cells: tuple[int, ...], cols: int, budget: Budget, limit: int
) -> Listing[Answer]:
    """List packings of the cells by the pieces."""
    begun = time.perf_counter()
    reason = budget.ran_out()
    if reason is not None:
        return Listing((), False, reason, Spent(), "search")
    kernel: Callable[..., Packings] = pack_few if len(cells) <= MAX_CELLS else pack_wide
    places = [(cell // cols, cell % cols) for cell in cells]
    found = kernel(kernel_pieces(pieces), places, limit, budget.nodes, budget.stop())
    most = MOST_WHEN_STOPPED if found.ran_out == "stopped" else len(found.found)
    answers = tuple(_answers(pieces, found.found[:most]))
    ran_out = budget.reason(found.ran_out)
    spent = Spent(found.nodes, 0, time.perf_counter() - begun)
    return Listing(answers, found.complete, ran_out, spent, "search")


@lru_cache(maxsize=512)
def kernel_pieces(pieces: tuple[str, ...]) -> Pieces:
    """Return the pieces as the kernel takes them: kinds in order, orientations and counts."""
    counted = [(name, sum(1 for _ in group)) for name, group in groupby(pieces)]
    return Pieces(
        tuple(tuple(shapes.distinct(name)) for name, _ in counted),
        tuple(count for _, count in counted),
    )


def _answers(pieces: tuple[str, ...], found: list[tuple[Laid, ...]]) -> list[Answer]:
    """Turn the kernel's placements into answers; equal pieces' placements are sorted."""
    names = [name for name, _ in groupby(pieces)]
    turns = [tuple(shapes.distinct(name).values()) for name in names]
    known: dict[Laid, Placement] = {}
    answers = []
    several = len(names) < len(pieces)
    for packing in found:
        for each in packing:
            if each not in known:
                kind, turn, row, col = each
                known[each] = Placement(row, col, turns[kind][turn])
        if several:
            laid = sorted((each[0], known[each]) for each in packing)
            answers.append(Answer(tuple([place for _, place in laid])))
        else:
            answers.append(Answer(tuple([known[each] for each in packing])))
    return answers
