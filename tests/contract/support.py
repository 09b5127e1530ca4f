"""What the contract tests share: the kinds, their examples, boards to try, texts to damage."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from tests.house.sources import PACKAGE, ROOT
from univoca import kinds
from univoca.contract import Generated, Kind
from univoca.deciding import checked_recipe
from univoca.errors import InputError
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng

CORPUS = ROOT.parent / "shared" / "corpus"
KINDS = [kinds.TEMPLATE, *kinds.ids()]
TINY_PUZZLES = 200
TINY_FILLINGS = 80_000
MOST_FILLINGS = 40_000
SMALL = Budget(nodes=200, conflicts=50)

each_kind = pytest.mark.parametrize("kind", [kinds.get(name) for name in KINDS], ids=KINDS)


def examples(kind: Kind) -> dict[str, list[dict[str, str]]]:
    """Return the tables of a kind's `examples.toml`."""
    return _examples(kind.info.id)


@cache
def _examples(kind_id: str) -> dict[str, list[dict[str, str]]]:
    folder = "_blank" if kind_id == kinds.TEMPLATE else kind_id.replace("-", "_")
    text = (PACKAGE / "kinds" / folder / "examples.toml").read_text("utf-8")
    return tomllib.loads(text)


def generated(kind: Kind) -> Generated[Any, Any]:
    """Return a generated puzzle of the kind's smallest size and first difficulty."""
    return _generated(kind.info.id)


@cache
def _generated(kind_id: str) -> Generated[Any, Any]:
    kind = kinds.get(kind_id)
    recipe = Recipe(kind_id, kind.info.sizes[0], kind.info.difficulties[0], 1)
    return kind.generator.generate(checked_recipe(recipe), Budget())


def tiny(kind: Kind, count: int, seed: str = "tiny") -> Iterator[Any]:
    """Yield random tiny puzzles, the same in every run."""
    for number in range(count):
        yield kind.tiny.puzzle(Rng(f"{kind.info.id}/{seed}/{number}"))


def some_fillings(kind: Kind, puzzle: Any, step: int) -> Iterator[Any]:
    """Yield one filling in `step` among the first thousands of a tiny puzzle."""
    return islice(kind.tiny.fillings(puzzle), 0, 5_000, step)


def enumerable(kind: Kind) -> Iterator[tuple[Any, list[Any]]]:
    """Yield tiny puzzles with all their fillings: three as they come, then 200 of the lighter ones.

    A board is passed over when it alone would take four times its share of the fillings that all
    may have, so that a kind's largest tiny boards do not eat the time of the others.
    """
    for puzzle in tiny(kind, 3, "heavy"):
        yield puzzle, list(islice(kind.tiny.fillings(puzzle), MOST_FILLINGS))
    left, taken = TINY_FILLINGS, 0
    for puzzle in tiny(kind, 50 * TINY_PUZZLES):
        most = 4 * left // (TINY_PUZZLES - taken)
        fillings = list(islice(kind.tiny.fillings(puzzle), most + 1))
        if len(fillings) > most:
            continue
        left -= len(fillings)
        taken += 1
        yield puzzle, fillings
        if taken == TINY_PUZZLES:
            return


def written(kind: Kind, puzzle: Any, answers: Iterable[Any]) -> list[str]:
    """Return the answers as texts, sorted."""
    return sorted(kind.model.write_answer(puzzle, answer) for answer in answers)


def survives(kind: Kind, puzzle: Any) -> None:
    """Use an accepted puzzle in every way: nothing but an outcome may come of it."""
    assert kind.model.parse(kind.model.write(puzzle)) == puzzle
    json.dumps(kind.view.scene(puzzle).as_json())
    try:
        kind.rules.violations(puzzle, kind.model.answer_of(puzzle, {}))
    except InputError:
        assert kind.info.board == "pieces", "no marks are an answer, if a wrong one"
    for method in (kind.solver, kind.prover):
        outcome = method.solutions(puzzle, SMALL, 2).outcome()
        for answer in outcome.answers:
            assert kind.rules.violations(puzzle, answer) == ()


@cache
def corpus_texts(kind_id: str) -> tuple[str, ...]:
    """Return the outside texts of the real puzzles of a kind; none when the corpus is absent."""
    path = CORPUS / f"{kind_id}.jsonl"
    if not path.is_file():
        return ()
    records = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line]
    found = [one.get(key) for one in records for key in ("url", "raw", "raw_penpa")]
    return tuple(text for text in found if isinstance(text, str))


def damaged(text: str, rng: Rng) -> Iterator[str]:
    """Yield a text with a part cut, a part doubled, two letters swapped, and one replaced."""
    if len(text) < 2:
        return
    first, second = sorted((rng.below(len(text)), rng.below(len(text))))
    yield text[:first] + text[second:]
    yield text[:second] + text[first:]
    letters = list(text)
    letters[first], letters[second] = letters[second], letters[first]
    yield "".join(letters)
    yield text[:first] + rng.choice("0z/.-,#é\n\x00 9") + text[first + 1 :]
