"""Blank puzzles from recipes: each cell draws its sign, and one answer is left by construction."""

from __future__ import annotations

from univoca.contract import Generated
from univoca.errors import GenerationError, InputError
from univoca.grid import Size
from univoca.kinds._blank import KIND
from univoca.kinds._blank.model import CROSS, DOT, FREE, Answer, Puzzle
from univoca.kinds._blank.solver import solutions
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng


def check_size(size: str) -> None:
    """Raise InputError unless the size is one that is offered."""
    if size not in KIND.info.sizes:
        raise InputError("error-size-offered", found=size[:40], expected=", ".join(KIND.info.sizes))


def generate(recipe: Recipe, budget: Budget) -> Generated[Puzzle, Answer]:
    """Draw boards until one has one answer; most have a free cell and are thrown away."""
    rng = Rng(str(recipe))
    size = Size.parse(recipe.size)
    ambiguous = 0
    while True:
        reason = budget.ran_out() or ("nodes" if ambiguous >= budget.nodes else None)
        if reason is not None:
            raise GenerationError("error-generation", reason=reason)
        signs = rng.weighted((DOT + CROSS, DOT + CROSS + FREE), (1, 1))
        puzzle = Puzzle(size, "".join(rng.choice(signs) for _ in range(size.cells)))
        outcome = solutions(puzzle, budget).outcome()
        if outcome.status == "unique":
            measures = {"nodes": outcome.spent.nodes}
            rejected = {"ambiguous": ambiguous}
            return Generated(puzzle, outcome.answers[0], recipe, rejected, measures)
        ambiguous += 1
