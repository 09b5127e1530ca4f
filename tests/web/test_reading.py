"""Pages that are read rather than played: sizes, themes, languages and accessibility of each."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.browser import ARTEFACTS, DESK, PHONE, TABLET, seat
from tests.web.test_pages import SHIFTS, complaints
from tests.web.test_progress import KEEP, KEPT

pytestmark = pytest.mark.browser
PAGES = {
    "progress": ("/progress", ".line"),
    "daily": ("/daily", ".day-list .ground"),
    "rules-norinori": ("/rules/norinori", ".wrong .accused"),
    "learn-castle-wall": ("/learn/castle-wall", "#board .ground"),
    "learn-polypivot": ("/learn/polypivot#3", ".screw"),
}
LOOKS = [
    pytest.param(size, language, theme, id=f"{size[0]}-{language[:2]}-{theme}")
    for size, language, theme in (
        (PHONE, "en-GB", "light"),
        (PHONE, "es-ES", "dark"),
        (TABLET, "es-ES", "light"),
        (DESK, "en-GB", "dark"),
    )
]
SMALL = """() => [...document.querySelectorAll("a, button, summary, select, input")]
  .filter((each) => each.checkVisibility() && !each.closest("p, .skip"))
  .filter((each) => each.getBoundingClientRect().height < 40)
  .map((each) => each.outerHTML)"""


@pytest.mark.parametrize(("size", "language", "theme"), LOOKS)
def test_pages_fit_and_can_be_used_by_all(
    browser: Browser, address: str, size: tuple[int, int], language: str, theme: str
) -> None:
    """Nothing moves, none is too wide, axe finds nothing serious, no target is small or unsaid."""
    with seat(browser, address, size, language=language, theme=theme) as table:
        page = table.page
        page.goto(f"{address}/client/none")
        table.troubles.clear()
        page.evaluate(KEEP, KEPT)
        page.add_init_script(f"({SHIFTS})()")
        for name, (path, ready) in PAGES.items():
            page.goto(address + path)
            page.locator(ready).first.wait_for()
            assert page.evaluate("window.shifted") < 0.01, name
            wide = "document.scrollingElement.scrollWidth > innerWidth"
            assert not page.evaluate(wide), name
            assert complaints(page) == [], name
            assert page.evaluate(SMALL) == [], name
            assert "player-" not in page.locator("body").inner_text()
            ARTEFACTS.mkdir(exist_ok=True)
            look = f"{size[0]}-{language[:2]}-{theme}"
            page.screenshot(path=ARTEFACTS / f"{name}-{look}.png", full_page=True)


def test_a_browser_that_kept_nothing_is_invited(browser: Browser, address: str) -> None:
    """Without results the progress page says what it is for and leads to a puzzle."""
    with seat(browser, address, PHONE, language="es") as table:
        page = table.page
        page.goto(f"{address}/progress")
        page.locator("#empty").wait_for()
        assert complaints(page) == []
        page.click("#empty a.primary")
        page.wait_for_url("**/daily")
        page.click("#language")
        page.locator("h1", has_text="Puzzles of the day").wait_for()
        assert page.locator(".way[aria-current=page]").count() == 1
