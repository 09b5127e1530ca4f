"""One server for all tests of the web."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.web.support import serving


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with serving() as (found, _):
        yield found


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=60) as made:
        yield made
