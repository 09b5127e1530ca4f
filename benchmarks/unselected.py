"""Boards with one answer that no technique had a say in: what the strength of a catalogue is for.

A kind that is not listed here gives what its generator makes, each difficulty in turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from univoca.contract import Kind
from univoca.deciding import checked_recipe
from univoca.errors import GenerationError
from univoca.grid import Size
from univoca.kinds.castle_wall import generator as walls
from univoca.kinds.norinori import generator as dominoes
from univoca.kinds.norinori.draft import Workshop
from univoca.kinds.stitches import solver as seams
from univoca.kinds.stitches.building import MENDING_NODES, Board, lay, mended
from univoca.kinds.stitches.model import Puzzle
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng

NODES = 20_000
"""Search nodes for one proof: a number stays where the board without it is not decided in these."""


def norinori(size: Size, seed: int) -> Any:
    """Return the first board that grows, in the style of each difficulty in turn."""
    band = list(dominoes.BANDS.values())[seed % len(dominoes.BANDS)]
    shop = Workshop(size, Rng(f"unselected-{seed}"), Budget(), dominoes.RIVAL_NODES)
    while True:
        found = dominoes.candidate(shop, band)
        if found is not None:
            return found.puzzle


def castle_wall(size: Size, seed: int) -> Any:
    """Return a board no clue of which can go."""
    recipe = Recipe("castle-wall", str(size), "expert", seed, 1, (("minimal", "yes"),))
    rejected: Counter[str] = Counter()
    rng = Rng(f"unselected-{seed}")
    for removal in walls.drafts(rng, size, walls.plan_of(recipe), Budget(), rejected):
        if removal.show(len(removal.history) - 1):
            return removal.board.puzzle()
    raise GenerationError("error-generation", reason="nodes")


def stitches(size: Size, seed: int) -> Puzzle:
    """Return a board no number of which can go, with 1, 2 and 3 stitches a pair in turn."""
    k = seed % 3 + 1
    rng = Rng(f"unselected-{seed}")
    while True:
        laid = lay(size, k, max(3, round(size.cells * (0.7, 0.9, 1.0)[k - 1] / (5 * k))), rng)
        board = mended(laid, MENDING_NODES, rng) if laid else None
        if isinstance(board, Board):
            return _fewest(board.puzzle(), rng)


def _fewest(puzzle: Puzzle, rng: Rng) -> Puzzle:
    numbers = [*puzzle.rows, *puzzle.columns]
    rows = puzzle.size.rows
    for line in rng.shuffled(range(len(numbers))):
        kept, numbers[line] = numbers[line], None
        fewer = replace(puzzle, rows=tuple(numbers[:rows]), columns=tuple(numbers[rows:]))
        if seams.solutions(fewer, Budget(nodes=NODES)).outcome().status == "unique":
            puzzle = fewer
        else:
            numbers[line] = kept
    return puzzle


MAKERS: dict[str, Callable[[Size, int], Any]] = {
    "norinori": norinori,
    "castle-wall": castle_wall,
    "stitches": stitches,
}


def unselected(kind: Kind, size: str, seed: int) -> Any:
    """Return the board of a kind, size and seed; the same each time."""
    maker = MAKERS.get(kind.info.id)
    if maker is not None:
        return maker(Size.parse(size), seed)
    difficulties = kind.info.difficulties
    recipe = Recipe(kind.info.id, size, difficulties[seed % len(difficulties)], seed)
    return kind.generator.generate(checked_recipe(recipe), Budget()).puzzle
