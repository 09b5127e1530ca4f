"""What the tests of both kinds of pieces share: recipes whose labels and efforts are looked at."""

from __future__ import annotations

from itertools import pairwise
from statistics import mean

from univoca.contract import Kind
from univoca.deciding import checked_recipe
from univoca.deduce.grading import grade
from univoca.deduce.run import Run
from univoca.outcome import Budget
from univoca.recipe import Recipe


def check_labels(kind: Kind, size: str, seeds: int) -> None:
    """Check that puzzles explain to their end, effort rises, and at most 5 % miss their label.

    All is worked out afresh from the text of the puzzle; the trace and figures kept must be those.
    """
    efforts = []
    for difficulty in kind.info.difficulties:
        values, missed = [], 0
        for seed in range(seeds):
            recipe = checked_recipe(Recipe(kind.info.id, size, difficulty, seed))
            made = kind.generator.generate(recipe, Budget())
            puzzle = kind.model.parse(kind.model.write(made.puzzle))
            trace = Run(kind.reasons.board(puzzle)).trace()
            found = grade(kind.reasons.TECHNIQUES, trace)
            assert trace.end == "solved", recipe
            assert trace == made.trace
            assert found.measures().items() <= made.measures.items()
            assert made.measures["nodes"] >= 0
            missed += kind.reasons.label(puzzle, found) != difficulty
            values.append(found.effort)
        assert missed <= 0.05 * seeds, (size, difficulty, missed)
        efforts.append(mean(values))
    assert all(low < high for low, high in pairwise(efforts)), (size, efforts)
