"""The only source of chance, the same on every machine and Python version. Knows no puzzle."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """Draws derived from `random.Random.random()` alone, whose stream Python keeps stable.

    The seed is a text (a recipe, say); its SHA-256 seeds the generator.
    """

    def __init__(self, seed: str) -> None:
        number = int.from_bytes(hashlib.sha256(seed.encode("utf-8")).digest(), "big")
        self.random: Callable[[], float] = random.Random(number).random  # noqa: S311

    def below(self, bound: int) -> int:
        """Return an integer from 0 to bound - 1; bound is at least 1."""
        return int(self.random() * bound)

    def between(self, low: int, high: int) -> int:
        """Return an integer from low to high, both included."""
        return low + int(self.random() * (high - low + 1))

    def chance(self, probability: float) -> bool:
        """Return True with that probability."""
        return self.random() < probability

    def choice(self, items: Sequence[T]) -> T:
        """Return one item of a sequence that is not empty."""
        return items[int(self.random() * len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = int(self.random() * (last + 1))
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in random order, in a new list."""
        copy = list(items)
        self.shuffle(copy)
        return copy

    def weighted(self, items: Sequence[T], weights: Sequence[float]) -> T:
        """Return one item, drawn in proportion to weights of which one is above zero."""
        left = self.random() * sum(weights)
        for item, weight in zip(items, weights, strict=True):
            left -= weight
            if left < 0:
                return item
        return items[len(items) - 1]
