"""Boards with one answer that no technique had a say in: what the strength of reasons is for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from univoca.contract import Kind
from univoca.errors import GenerationError
from univoca.grid import Size
from univoca.kinds.castle_wall import generator as walls
from univoca.kinds.norinori import generator as dominoes
from univoca.kinds.norinori.draft import Workshop
from univoca.kinds.pentominoes import growth as outlines
from univoca.kinds.pentominoes import shapes
from univoca.kinds.pentominoes import solver as packer
from univoca.kinds.polypivot import generator as pivots
from univoca.kinds.polypivot import solver as turner
from univoca.kinds.stitches import solver as seams
from univoca.kinds.stitches.building import MENDING_NODES, Board, lay, mended
from univoca.kinds.stitches.model import Puzzle
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng

NODES = 20_000
"""Search nodes for one proof: a number stays where the board without it is not decided in these."""


def norinori(size: str, seed: int) -> Any:
    """Return the first board that grows, in the style of each difficulty in turn."""
    band = list(dominoes.BANDS.values())[seed % len(dominoes.BANDS)]
    shop = Workshop(Size.parse(size), Rng(f"unselected-{seed}"), Budget(), dominoes.RIVAL_NODES)
    while True:
        found = dominoes.candidate(shop, band)
        if found is not None:
            return found.puzzle


def castle_wall(size: str, seed: int) -> Any:
    """Return a board no clue of which can go."""
    recipe = Recipe("castle-wall", size, "expert", seed, 1, (("minimal", "yes"),))
    rejected: Counter[str] = Counter()
    rng = Rng(f"unselected-{seed}")
    for removal in walls.drafts(rng, Size.parse(size), walls.plan_of(recipe), Budget(), rejected):
        if removal.show(len(removal.history) - 1):
            return removal.board.puzzle()
    raise GenerationError("error-generation", reason="nodes")


def stitches(size: str, seed: int) -> Puzzle:
    """Return a board no number of which can go, with 1, 2 and 3 stitches a pair in turn."""
    board_size, k = Size.parse(size), seed % 3 + 1
    rng = Rng(f"unselected-{seed}")
    while True:
        laid = lay(
            board_size, k, max(3, round(board_size.cells * (0.7, 0.9, 1.0)[k - 1] / (5 * k))), rng
        )
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


def pentominoes(size: str, seed: int) -> Any:
    """Return the first outline grown from so many pieces (`6p`) that has one packing, no locks."""
    rng = Rng(f"unselected-{seed}")
    while True:
        names = rng.shuffled(shapes.LETTERS)[: int(size.removesuffix("p"))]
        puzzle = outlines.grow(rng, names).puzzle
        if packer.solutions(puzzle, Budget(nodes=NODES), 2).outcome().status == "unique":
            return puzzle


def polypivot(size: str, seed: int) -> Any:
    """Return the first board with one tiling, by the settings of each difficulty in turn."""
    rng = Rng(f"unselected-{seed}")
    settings = list(pivots.SETTINGS.values())[seed % len(pivots.SETTINGS)]
    while True:
        puzzle = pivots.make(rng, Size.parse(size), settings, Budget()).puzzle
        if turner.solutions(puzzle, Budget(nodes=NODES), 2).outcome().status == "unique":
            return puzzle


MAKERS: dict[str, Callable[[str, int], Any]] = {
    "norinori": norinori,
    "castle-wall": castle_wall,
    "stitches": stitches,
    "pentominoes": pentominoes,
    "polypivot": polypivot,
}


def unselected(kind: Kind, size: str, seed: int) -> Any:
    """Return the board of a kind, size and seed; the same each time."""
    return MAKERS[kind.info.id](size, seed)
