"""Every size by every difficulty, some seeds in the ordinary tests, five hundred on demand.

A test a combination, the longest first, so that parallel workers share them; the means are compared
last, from what those tests left in the folder of the run (or made again where they are not done).
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.kinds.castle_wall import campaign
from univoca.kinds.castle_wall import KIND

SIZES = KIND.info.sizes
DIFFICULTIES = KIND.info.difficulties
COMBINATIONS = [(size, which) for size in reversed(SIZES) for which in reversed(DIFFICULTIES)]
FEW, MANY = range(30), range(500)


@pytest.fixture
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder of this test run, the same one for all its workers."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.mark.parametrize(("size", "difficulty"), COMBINATIONS)
def test_thirty_seeds_are_unique_twice(size: str, difficulty: str, shared: Path) -> None:
    """Each puzzle's loop is right, and the only one by search and by clauses."""
    assert len(campaign.run(size, difficulty, FEW, shared)) == len(FEW)


@pytest.mark.campaign
@pytest.mark.parametrize(("size", "difficulty"), COMBINATIONS)
def test_five_hundred_seeds_are_unique_twice(size: str, difficulty: str, shared: Path) -> None:
    """The same for seeds 0 to 499; prints the figures."""
    print(campaign.report(size, difficulty, campaign.run(size, difficulty, MANY, shared)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seeds", [FEW, pytest.param(MANY, marks=pytest.mark.campaign)], ids=len)
def test_effort_rises_and_labels_are_hit(size: str, seeds: range, shared: Path) -> None:
    """Mean effort and nodes rise strictly with the difficulty; 95 in 100 have their own label."""
    found = [campaign.run(size, difficulty, seeds, shared) for difficulty in DIFFICULTIES]
    lines = "\n".join(map(campaign.report, [size] * len(found), DIFFICULTIES, found))
    assert campaign.rises(found), lines
    assert campaign.hits(found), lines
