"""Difficulty as it is reasoned: labels are hit, and effort rises from easy to expert."""

from __future__ import annotations

import pytest

from tests.kinds.pieces import check_labels
from univoca import kinds

KIND = kinds.get("polypivot")


@pytest.mark.parametrize("size", ["10x8", "12x10"])
def test_labels_are_hit_and_effort_rises(size: str) -> None:
    """Of eight seeds a difficulty none misses its label, and mean effort rises strictly."""
    check_labels(KIND, size, 8)


@pytest.mark.campaign
@pytest.mark.parametrize("size", KIND.info.sizes)
def test_labels_are_hit_and_effort_rises_over_200_seeds(size: str) -> None:
    """Of 200 seeds a difficulty at most 5 % miss their label, and all explain to their end."""
    check_labels(KIND, size, 200)
