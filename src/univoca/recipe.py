"""Recipes: the few words that give the same puzzle on every machine. Knows no puzzle.

`norinori/10x10/hard#42@1` is kind, size, difficulty, seed and generator version; options come
between difficulty and seed, sorted by name: `stitches/10x10/hard/k=2#42@1`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from univoca.errors import InputError

DIFFICULTIES = ("easy", "normal", "hard", "expert")
MAX_SEED = 2**63 - 1
_RECIPE = re.compile(
    r"(?P<kind>[a-z_][a-z0-9-]*)/(?P<size>[a-z0-9×]+)/(?P<difficulty>[a-z]+)"
    r"(?P<options>(?:/[a-z]+=[a-z0-9-]+)*)#(?P<seed>\d{1,19})(?:@(?P<version>\d{1,6}))?"
)


@dataclass(frozen=True, slots=True)
class Recipe:
    """Kind, size text, difficulty, seed, generator version and options (pairs sorted by name).

    Version 0 stands for "the current one" and is filled in by the engine.
    """

    kind: str
    size: str
    difficulty: str
    seed: int
    version: int = 0
    options: tuple[tuple[str, str], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Recipe:
        """Read a recipe; raises InputError when the text has another form."""
        match = _RECIPE.fullmatch(text.strip())
        if match is None:
            raise InputError("error-recipe-form", found=text[:60])
        seed = int(match["seed"])
        if seed > MAX_SEED:
            raise InputError("error-recipe-seed", found=match["seed"], limit=str(MAX_SEED))
        pairs = [tuple(part.split("=", 1)) for part in match["options"].split("/") if part]
        options = tuple(sorted((name, value) for name, value in pairs))
        if len({name for name, _ in options}) < len(options):
            raise InputError("error-recipe-form", found=text[:60])
        version = int(match["version"] or 0)
        return cls(match["kind"], match["size"], match["difficulty"], seed, version, options)

    def at(self, version: int) -> Recipe:
        """Return the recipe with this generator version."""
        return replace(self, version=version)

    def option(self, name: str, default: str) -> str:
        """Return the value of an option."""
        return dict(self.options).get(name, default)

    def __str__(self) -> str:
        options = "".join(f"/{name}={value}" for name, value in self.options)
        version = f"@{self.version}" if self.version else ""
        return f"{self.kind}/{self.size}/{self.difficulty}{options}#{self.seed}{version}"


def looks_like_recipe(text: str) -> bool:
    """Return whether a text has the form of a recipe."""
    return _RECIPE.fullmatch(text.strip()) is not None
