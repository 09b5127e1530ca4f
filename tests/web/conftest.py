"""One server and one browser for all tests of the web."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.browser import CHROMIUM, FLAGS, missing
from tests.web.support import serving


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with serving() as (found, _):
        yield found


@pytest.fixture
def client(address: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=address, timeout=60) as made:
        yield made


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    lacking = missing()
    if lacking:
        pytest.skip(f"no page can be tried without {lacking}")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()
