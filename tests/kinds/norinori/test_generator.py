"""Norinori's generator: proven puzzles, the same from the same recipe, harder from band to band."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

import pytest

from univoca.contract import Generated, proven
from univoca.errors import GenerationError, InputError
from univoca.grid import SYMMETRIES, regions_connected
from univoca.kinds import get
from univoca.kinds.norinori.generator import generate
from univoca.kinds.norinori.model import Answer, Puzzle, transform, write
from univoca.outcome import Budget, CancelToken
from univoca.recipe import Recipe

KIND = get("norinori")
RECIPES = ("norinori/5x5/easy#1@2", "norinori/7x6/expert#2@2", "norinori/8x8/hard#3@2")


def made(recipe: str) -> Generated[Puzzle, Answer]:
    """Generate the puzzle of a recipe."""
    return generate(Recipe.parse(recipe), Budget())


@pytest.mark.parametrize("size", [*KIND.info.sizes, "5x20", "11x7"])
@pytest.mark.parametrize("difficulty", KIND.info.difficulties)
def test_proven(size: str, difficulty: str) -> None:
    """Every size and difficulty gives a puzzle that search and clauses both prove unique."""
    generated = made(f"norinori/{size}/{difficulty}#7@2")
    puzzle = generated.puzzle
    search = KIND.solver.solutions(puzzle, Budget()).outcome()
    assert proven(search, KIND.prover.solutions(puzzle, Budget()).outcome())
    assert search.answers == (generated.answer,)
    assert search.spent.nodes == generated.measures["nodes"]
    assert KIND.rules.violations(puzzle, generated.answer) == ()
    assert regions_connected(puzzle.size, puzzle.regions)
    assert str(puzzle.size) == size


def test_same_bytes() -> None:
    """Another process with another hash seed and uncompiled kernels makes the same puzzles."""
    code = (
        "import sys\n"
        "from univoca.kinds import get\n"
        "from univoca.outcome import Budget\n"
        "from univoca.recipe import Recipe\n"
        "kind = get('norinori')\n"
        "for text in sys.argv[1:]:\n"
        "    found = kind.generator.generate(Recipe.parse(text), Budget())\n"
        "    print(kind.model.write(found.puzzle), dict(found.rejected), dict(found.measures))\n"
    )
    path = os.pathsep.join(part for part in sys.path if part)
    outputs = [
        subprocess.run(
            [sys.executable, "-c", code, *RECIPES],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": seed, **extra},
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        ).stdout
        for seed, extra in (("1", {}), ("2", {"UNIVOCA_UNCOMPILED": "1"}))
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].splitlines()[0].startswith("5/5/")


def test_pinned() -> None:
    """A recipe of this generator version gives what it gave when the version was made."""
    assert write(made("norinori/6x6/normal#42@2").puzzle) == "6/6/2rkkodojg2um"


def test_quality() -> None:
    """Regions mix dominoes, two-cell regions are few, and no puzzle comes twice, even turned."""
    found = [
        made(f"norinori/6x6/{KIND.info.difficulties[seed % 4]}#{seed}@2") for seed in range(80)
    ]
    assert statistics.mean(one.measures["mixed"] for one in found) >= 0.3
    assert statistics.mean(one.measures["pairs"] for one in found) <= 0.15
    forms = {min(write(transform(one.puzzle, turn)) for turn in SYMMETRIES) for one in found}
    assert len(forms) == len(found)


def test_rejected_by_cause() -> None:
    """Candidates thrown away are counted by cause."""
    rejected = made("norinori/10x10/expert#5@2").rejected
    assert rejected["ambiguous"] > 0
    assert set(rejected) <= {
        "ambiguous", "inconclusive", "label", "rebuilding", "stuck", "pairs",
    }  # fmt: skip


def test_ends_early() -> None:
    """A cancel or a deadline ends generation soon, with an error and never another puzzle."""
    token = CancelToken()
    token.cancel()
    recipe = Recipe.parse("norinori/20x20/expert#1@2")
    with pytest.raises(GenerationError) as cancelled:
        generate(recipe, Budget(cancel=token))
    assert cancelled.value.parameters["reason"] == "cancelled"
    begun = time.process_time()
    with pytest.raises(GenerationError) as late:
        generate(recipe, Budget(deadline=time.monotonic() + 0.02))
    assert late.value.parameters["reason"] == "deadline"
    assert time.process_time() - begun < 0.12


@pytest.mark.parametrize("size", ["4x5", "21x10", "5x60", "hello"])
def test_sizes_refused(size: str) -> None:
    """Sizes that cannot be generated are refused before any work."""
    with pytest.raises(InputError):
        KIND.generator.check_size(size)
