"""What a campaign is to make, from a file (TOML or JSON) or from options.

    seeds = 1000            # of each combination; or [first, count]
    budget = {nodes = 2000000, conflicts = 500000}

    [[batch]]
    kinds = ["norinori", "stitches"]
    sizes = ["10x10"]       # left out: all that the kind offers
    difficulties = ["easy", "expert"]
    options = {k = "2"}     # of kinds that offer them
    seeds = [500, 100]

Makes nothing.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from univoca import kinds
from univoca.deciding import checked_recipe
from univoca.errors import InputError
from univoca.outcome import Budget
from univoca.recipe import MAX_SEED, Recipe

MOST_RECIPES = 100_000_000
_FIELDS = ("seeds", "budget", "batch")
_BATCH_FIELDS = ("kinds", "sizes", "difficulties", "options", "seeds")


@dataclass(frozen=True, slots=True)
class Combination:
    """A run of recipes that differ by their seed alone: `first` with its seed, and how many."""

    first: Recipe
    count: int

    @property
    def last_seed(self) -> int:
        """The seed of the last recipe."""
        return self.first.seed + self.count - 1

    def recipes(self) -> Iterator[Recipe]:
        """Yield the recipes by seed."""
        for seed in range(self.first.seed, self.last_seed + 1):
            yield replace(self.first, seed=seed)


@dataclass(frozen=True, slots=True)
class Spec:
    """The combinations of a campaign, and the counts that bound each recipe."""

    combinations: tuple[Combination, ...]
    nodes: int = Budget().nodes
    conflicts: int = Budget().conflicts

    @property
    def count(self) -> int:
        """The number of recipes."""
        return sum(each.count for each in self.combinations)


def combinations(
    kind_ids: Sequence[str],
    sizes: Sequence[str],
    difficulties: Sequence[str],
    seeds: tuple[int, int],
    options: Mapping[str, str] | None = None,
) -> tuple[Combination, ...]:
    """Return kinds × sizes × difficulties, in this order; what is empty stands for all.

    `seeds` are the first one and their count. Options go to the kinds that offer them. Raises
    InputError for what cannot be made, before anything is.
    """
    found = []
    first, count = seeds
    _offered(kind_ids or kinds.ids(), options or {})
    if not (0 <= first <= MAX_SEED and 1 <= count <= MOST_RECIPES and first + count <= MAX_SEED):
        raise InputError("error-spec-value", field="seeds", found=f"{first}, {count}"[:60])
    for kind_id in kind_ids or kinds.ids():
        info = kinds.get(kind_id).info
        offered = [option.name for option in info.options]
        chosen = tuple(sorted((k, v) for k, v in (options or {}).items() if k in offered))
        for size in sizes or info.sizes:
            for difficulty in difficulties or info.difficulties:
                recipe = Recipe(info.id, size, difficulty, first, options=chosen)
                recipe = checked_recipe(Recipe.parse(str(recipe)))
                found.append(Combination(recipe, count))
    return tuple(found)


def _offered(kind_ids: Sequence[str], options: Mapping[str, str]) -> None:
    """Refuse an option that none of the kinds offers."""
    known = {each.name for name in kind_ids for each in kinds.get(name).info.options}
    for name, value in options.items():
        if name not in known:
            asked, offered = ", ".join(kind_ids), ", ".join(sorted(known)) or "—"
            option = f"{name}={value}"[:60]
            raise InputError("error-recipe-option", found=option, kind=asked, known=offered)


def joined(parts: Sequence[Combination]) -> tuple[Combination, ...]:
    """Return the combinations without those that are named twice with the same seeds."""
    return tuple(dict.fromkeys(parts))


def read_spec(text: str, name: str) -> Spec:
    """Read a spec; `name` is that of its file, for messages. Raises InputError."""
    try:
        data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as failure:
        reason = " ".join(str(failure).split())[:120]
        raise InputError("error-spec", path=name[:200], reason=reason) from None
    _only(data, _FIELDS)
    seeds = _seeds(data.get("seeds", 100))
    batches = data.get("batch", [{}])
    if (
        not isinstance(batches, list)
        or not batches
        or not all(isinstance(each, dict) for each in batches)
    ):
        raise InputError("error-spec-value", field="batch", found=str(batches)[:60])
    parts: list[Combination] = []
    for batch in batches:
        _only(batch, _BATCH_FIELDS)
        own = _seeds(batch["seeds"]) if "seeds" in batch else seeds
        parts += combinations(
            _texts(batch, "kinds"),
            _texts(batch, "sizes"),
            _texts(batch, "difficulties"),
            own,
            _options(batch.get("options", {})),
        )
    return _bounded(Spec(joined(parts)), data.get("budget", {}))


def _bounded(spec: Spec, budget: Any) -> Spec:
    if not isinstance(budget, dict):
        raise InputError("error-spec-value", field="budget", found=str(budget)[:60])
    _only(budget, ("nodes", "conflicts"))
    for name, value in budget.items():
        if type(value) is not int or not 1 <= value <= MAX_SEED:
            raise InputError("error-spec-value", field=f"budget.{name}", found=str(value)[:60])
    if spec.count > MOST_RECIPES:
        raise InputError("error-spec-value", field="seeds", found=str(spec.count))
    return replace(spec, **budget)


def _only(data: Mapping[str, Any], fields: tuple[str, ...]) -> None:
    for name in data:
        if name not in fields:
            raise InputError("error-spec-field", found=str(name)[:40], known=", ".join(fields))


def _seeds(value: Any) -> tuple[int, int]:
    match value:
        case bool():
            pass
        case int():
            return 0, value
        case [int() as first, int() as count]:
            return first, count
    raise InputError("error-spec-value", field="seeds", found=str(value)[:60])


def _texts(batch: Mapping[str, Any], field: str) -> tuple[str, ...]:
    value = batch.get(field, [])
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise InputError("error-spec-value", field=field, found=str(value)[:60])
    return tuple(value)


def _options(value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise InputError("error-spec-value", field="options", found=str(value)[:60])
    return {str(name): str(each) for name, each in value.items()}
