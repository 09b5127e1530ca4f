"""Generators, for every kind: the same recipe gives the same bytes, and what is given is proven."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.contract.support import each_kind
from tests.house.sources import ROOT
from univoca.contract import Kind
from univoca.deciding import checked_recipe, prove
from univoca.errors import InputError
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng

SCRIPT = """
import json, sys
from univoca import kernels, kinds
from univoca.deciding import checked_recipe
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng
kind = kinds.get(sys.argv[1])
model, said = kind.model, {}
for recipe in sys.argv[2:]:
    made = kind.generator.generate(checked_recipe(Recipe.parse(recipe)), Budget())
    answer = model.write_answer(made.puzzle, made.answer)
    said[recipe] = [model.write(made.puzzle), answer, dict(made.rejected), dict(made.measures)]
for number in range(30):
    puzzle = kind.tiny.puzzle(Rng(str(number)))
    listing = kind.solver.solutions(puzzle, Budget(), 50)
    answers = [model.write_answer(puzzle, answer) for answer in listing.answers]
    said[model.write(puzzle)] = [answers, listing.spent.nodes]
plain = [m.__name__ for m in list(sys.modules.values()) if getattr(m, "COMPILED", False) is True]
print(json.dumps([said, sorted(plain)]))
"""


def run(kind: Kind, recipes: list[str], **variables: str) -> tuple[dict[str, Any], list[str]]:
    """Return what a process of its own makes, and the names of compiled modules that it used."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **variables}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, kind.info.id, *recipes],
        env=environment,
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    said, compiled = json.loads(done.stdout)
    return said, compiled


def recipes_of(kind: Kind, seeds: int) -> list[str]:
    info = kind.info
    return [
        f"{info.id}/{info.sizes[0]}/{difficulty}#{seed}"
        for difficulty in info.difficulties
        for seed in range(1, seeds + 1)
    ]


@each_kind
def test_same_recipe_same_bytes_in_two_processes(kind: Kind) -> None:
    """Two processes with different hash seeds make the same puzzles and list the same answers."""
    recipes = recipes_of(kind, 2)
    first, _ = run(kind, recipes, PYTHONHASHSEED="1")
    second, _ = run(kind, recipes, PYTHONHASHSEED="2")
    assert first == second


@each_kind
def test_same_recipe_same_bytes_compiled_or_not(kind: Kind) -> None:
    """The plain source of the kernels makes the same puzzle as the compiled one."""
    recipes = recipes_of(kind, 1)[:1]
    first, _ = run(kind, recipes, UNIVOCA_UNCOMPILED="")
    second, compiled = run(kind, recipes, UNIVOCA_UNCOMPILED="1")
    assert compiled == []
    assert first == second


@each_kind
def test_generated_puzzles_are_proven(kind: Kind) -> None:
    """What each difficulty makes has the asked size, its figures, and a claim shown twice."""
    info = kind.info
    texts = []
    for text in recipes_of(kind, 2):
        recipe = checked_recipe(Recipe.parse(text))
        made = kind.generator.generate(recipe, Budget())
        assert made.recipe == recipe
        assert made.measures["nodes"] >= 0
        assert all(count >= 0 for count in made.rejected.values())
        assert kind.rules.violations(made.puzzle, made.answer) == ()
        proof = prove(kind, made.puzzle, Budget())
        assert not proof.contested
        if info.unique:
            assert proof.unique
            assert proof.search.answers == (made.answer,)
        texts.append(kind.model.write(made.puzzle))
    assert len(set(texts)) > 1, "the seed has no effect"


@each_kind
def test_generators_say_what_sizes_they_make(kind: Kind) -> None:
    """Every offered size is accepted, and what is no size or no board is refused in words."""
    for size in kind.info.sizes:
        kind.generator.check_size(size)
    rng = Rng("sizes")
    odd = ["", "x", "0x0", "61x61", "5", "-1x5", "5x", "1000000x5"]
    odd += ["".join(rng.choice("0x9× ") for _ in range(3)) + "?" for _ in range(5)]
    for size in odd:
        if size in kind.info.sizes:
            continue
        with pytest.raises(InputError):
            kind.generator.check_size(size)


@each_kind
def test_a_recipe_has_one_spelling(kind: Kind) -> None:
    """Sizes spelt otherwise and options at their defaults are the same recipe, so one puzzle."""
    info = kind.info
    wanted = checked_recipe(Recipe(info.id, info.sizes[0], info.difficulties[0], 1))
    spellings = {info.sizes[0].replace("x", "×"), "x".join(f"0{s}" for s in wanted.size.split("x"))}
    for size in spellings if "x" in wanted.size else ():
        assert checked_recipe(Recipe(info.id, size, info.difficulties[0], 1)) == wanted
    defaults = tuple((option.name, option.values[0]) for option in info.options)
    plain = Recipe(info.id, info.sizes[0], info.difficulties[0], 1, options=defaults)
    assert checked_recipe(plain) == wanted
