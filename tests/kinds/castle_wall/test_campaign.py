"""Every size by every difficulty, a hundred seeds in the ordinary tests, five hundred on demand."""

from __future__ import annotations

import pytest

from tests.kinds.castle_wall import campaign
from univoca.kinds.castle_wall import KIND


@pytest.mark.parametrize("size", KIND.info.sizes)
def test_a_hundred_seeds_are_unique_twice_and_grow_harder(size: str) -> None:
    """Each puzzle's loop is right and the only one by search and by clauses; mean nodes rise."""
    found = campaign.run(size, range(100))
    assert campaign.rises(found), campaign.report(size, found)


@pytest.mark.campaign
@pytest.mark.parametrize("size", KIND.info.sizes)
def test_five_hundred_seeds_are_unique_twice_and_grow_harder(size: str) -> None:
    """The same for seeds 0 to 499, in two processes; prints the figures."""
    found = campaign.run(size, range(500), workers=2)
    print("\n" + campaign.report(size, found))
    assert campaign.rises(found)
