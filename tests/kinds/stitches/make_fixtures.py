"""Makes `fixtures.jsonl` again: puzzles of our own generator, k from 1 to 4, none of them square.

    PYTHONPATH=src:. python tests/kinds/stitches/make_fixtures.py

Each line has the puzzle, its answer and the recipe. A change of the generator does not touch the
file: the fixtures are puzzles with known answers, not the output of the present version.
"""

from __future__ import annotations

import json
from pathlib import Path

from univoca.kinds.stitches import generator, model
from univoca.outcome import Budget
from univoca.recipe import DIFFICULTIES, Recipe

FILE = Path(__file__).with_name("fixtures.jsonl")
SIZES = ("6x4", "5x7", "8x5", "6x9", "10x7", "8x12", "14x9", "11x15")


def lines() -> list[str]:
    """Return one line of JSON a fixture."""
    found: list[str] = []
    for k in ("1", "2", "3", "4"):
        for number, size in enumerate(SIZES):
            difficulty = DIFFICULTIES[(number + int(k)) % 4]
            recipe = Recipe("stitches", size, difficulty, number, 1, (("k", k),))
            made = generator.generate(recipe, Budget())
            fixture = {
                "puzzle": model.write(made.puzzle),
                "answer": model.write_answer(made.puzzle, made.answer),
                "recipe": str(recipe),
            }
            found.append(json.dumps(fixture))
    return found


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", "utf-8")
