"""How the pages look and read: accessibility, themes, sizes, and the way from one to the other."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import ARTEFACTS, AXE, DESK, PHONE, TABLET, Seat, seat
from tests.web.support import PUZZLE

pytestmark = pytest.mark.browser

SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
# Regions of every size on a square board, so that pictures and measures show an ordinary case.
SQUARE = "univoca:norinori/5/5/cag4ocjo"
MARKED = """pzprv3
norinori
5
5
5
0 0 1 2 2
1 1 1 2 2
1 3 3 2 2
3 3 3 3 3
4 4 3 3 3
# + . . .
. . . . .
. . . . .
. . . . .
. . . . .
"""
AXE_RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(({ html }) => html) }))"""
SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""


def complaints(page: Page) -> list[dict[str, Any]]:
    """Return what axe finds serious or critical on the page as it is now."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(AXE_RUN)
    return [each for each in found if each["impact"] in ("serious", "critical")]


def play_on(table: Seat) -> None:
    """Bring a board into a state that shows everything: marks, counts, a dot, broken rules."""
    table.open(SQUARE)
    for target in ("r1c1", "r1c2", "r1c3", "r3c3", "r4c3"):
        table.page.mouse.click(*table.middle(target))
    table.page.mouse.click(*table.middle("r5c5"), button="right")
    table.page.click("#check")
    table.page.wait_for_selector(".violations li")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en-GB", "es-ES"])
def test_axe_finds_nothing_serious(
    browser: Browser, address: str, theme: str, language: str
) -> None:
    """Catalogue, board with broken rules, and both dialogs pass axe in this theme and language."""
    with seat(browser, address, language=language, theme=theme) as table:
        table.page.goto(address)
        table.page.wait_for_selector(".card .ground")
        assert complaints(table.page) == []
        play_on(table)
        assert complaints(table.page) == []
        for dialog in ("new", "help"):
            table.page.click(f"#{dialog}")
            assert complaints(table.page) == []
            table.page.click(f"#{dialog}-close")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", SIZES)
def test_the_board_fills_its_window_and_nothing_moves(
    browser: Browser, address: str, name: str, theme: str
) -> None:
    """The page does not scroll, the board takes most of it, all controls are big and in view."""
    language = "es-ES" if theme == "dark" else "en-GB"
    with seat(browser, address, SIZES[name], language=language, theme=theme) as table:
        page = table.page
        table.open(SQUARE)
        page.evaluate(SHIFTS)
        width, height = SIZES[name]
        frame = page.locator(".role-frame").bounding_box()
        assert frame is not None
        assert frame["width"] >= 0.8 * min(width, height)
        play_on_the_same(table)
        assert page.locator(".role-frame").bounding_box() == frame
        scrolls = "document.scrollingElement.scrollHeight > innerHeight"
        assert not page.evaluate(scrolls)
        for tool in page.locator("main button:visible, header :is(a, button):visible").all():
            box = tool.bounding_box()
            assert box is not None
            inside = await_inside(box, page.locator("#report").bounding_box())
            assert inside or box["height"] >= 40
            assert inside or box["y"] + box["height"] <= height
        assert page.evaluate("window.shifted") < 0.01
        ARTEFACTS.mkdir(exist_ok=True)
        page.screenshot(path=ARTEFACTS / f"play-{name}-{theme}.png")


def play_on_the_same(table: Seat) -> None:
    """Mark and check as `play_on` does, on the board that is open."""
    for target in ("r1c1", "r1c2", "r1c3", "r3c3", "r4c3"):
        table.page.mouse.click(*table.middle(target))
    table.page.click("#check")
    table.page.wait_for_selector(".violations li")


def await_inside(box: Any, around: Any) -> bool:
    """Return whether a box lies within the report, which scrolls by itself."""
    return bool(around and around["y"] <= box["y"] <= around["y"] + around["height"] + 1e4) and (
        box["x"] >= around["x"] and box["x"] + box["width"] <= around["x"] + around["width"]
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", SIZES)
def test_the_catalogue_stands_still_while_it_loads(
    browser: Browser, address: str, name: str, theme: str
) -> None:
    """No layout shift from the first paint to the last picture, no sideways scrolling."""
    language = "es-ES" if theme == "light" else "en-GB"
    with seat(browser, address, SIZES[name], language=language, theme=theme) as table:
        table.page.add_init_script(f"({SHIFTS})()")
        table.page.goto(address)
        table.page.wait_for_selector(".card .ground")
        assert table.page.evaluate("window.shifted") < 0.01
        assert not table.page.evaluate("document.scrollingElement.scrollWidth > innerWidth")
        ARTEFACTS.mkdir(exist_ok=True)
        table.page.screenshot(path=ARTEFACTS / f"catalogue-{name}-{theme}.png", full_page=True)


def test_the_theme_follows_the_system_or_the_players_choice(browser: Browser, address: str) -> None:
    """The switch goes from system to light to dark, and the choice holds on the next page."""
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    with seat(browser, address, theme="dark") as table:
        page = table.page
        page.goto(address)
        page.wait_for_selector(".card .ground")
        dark = page.evaluate(paper)
        page.click("#theme")
        light = page.evaluate(paper)
        assert light != dark
        table.open(PUZZLE)
        assert page.evaluate(paper) == light
        page.click("#theme")
        assert page.evaluate(paper) == dark


def test_anything_is_opened_or_refused_in_one_sentence(browser: Browser, address: str) -> None:
    """The box opens a puzz.link address, and says what is wrong with what it cannot read."""
    with seat(browser, address) as table:
        page = table.page
        page.goto(address)
        page.wait_for_selector(".card .ground")
        page.fill("#open-text", "https://puzz.link/p?norinori/5/5/!!!")
        page.keyboard.press("Enter")
        page.locator("#open-problem", has_text=re.compile(".{10}")).wait_for()
        assert page.evaluate("document.activeElement.id") == "open-text"
        table.troubles.clear()  # the browser reports the refused request by itself
        page.fill("#open-text", "https://puzz.link/p?norinori/5/5/cag4ocjo")
        page.keyboard.press("Enter")
        page.wait_for_selector("body[data-phase=playing]")
        assert page.url.endswith(f"/play#{SQUARE}")


def test_marks_that_came_with_a_puzzle_are_the_first_move(browser: Browser, address: str) -> None:
    """A pasted file with marks in it opens with them on the board, and undo takes them away."""
    with seat(browser, address) as table:
        page = table.page
        page.goto(address)
        page.wait_for_selector(".card .ground")
        page.fill("#open-text", MARKED)
        page.click("#open button[type=submit]")
        page.wait_for_selector("body[data-phase=playing]")
        assert table.wait_moves(1) == ["r1c1=shaded r1c2=dotted"]
        page.click("#undo")
        assert page.locator(".mark").count() == 0


def test_a_new_puzzle_is_made_to_order(browser: Browser, address: str) -> None:
    """Size and difficulty are chosen apart; the page makes it and its address carries it whole."""
    with seat(browser, address) as table:
        page = table.page
        table.open(SQUARE)
        page.click("#new")
        page.locator("[data-choice=size] .chip", has_text="6×6").click()
        page.locator("[data-choice=difficulty] .chip", has_text="Hard").click()
        page.click("#new-start")
        page.wait_for_url("**/play#univoca:norinori/6/6/*")
        page.wait_for_selector("body[data-phase=playing]")
        assert page.locator("#about").inner_text() == "6×6 · Hard"
        page.goto(address)
        chosen = page.locator("[data-kind=norinori] .chip:has(input:checked)")
        expect(chosen).to_have_text(["6×6", "Hard"])


def test_a_started_puzzle_is_offered_again(browser: Browser, address: str) -> None:
    """The catalogue offers to go on where the player stopped."""
    with seat(browser, address) as table:
        table.open(SQUARE)
        table.page.mouse.click(*table.middle("r1c1"))
        table.wait_moves(1)
        table.page.goto(address)
        table.page.click("[data-going=norinori] a")
        table.page.wait_for_selector("body[data-phase=playing]")
        assert table.page.locator(".layer-shade .mark").count() == 1


def test_making_a_puzzle_can_be_cancelled(browser: Browser, address: str) -> None:
    """Cancel ends the making, says so, and leaves the board that was there as it was."""
    with seat(browser, address) as table:
        page = table.page
        table.open(SQUARE)
        page.mouse.click(*table.middle("r1c1"))
        page.click("#new")
        page.route("**/api/generate", lambda route: None)  # no answer comes: making takes its time
        page.click("#new-start")
        page.click("#cancel")
        page.locator("#status", has_text="Stopped.").wait_for()
        assert page.url.endswith(f"#{SQUARE}")
        assert page.locator(".layer-shade .mark").count() == 1
        page.mouse.click(*table.middle("r1c2"))
        assert len(table.wait_moves(2)) == 2


def test_a_wish_that_cannot_be_made_is_told_with_a_way_on(browser: Browser, address: str) -> None:
    """An address that asks for an impossible size gets one sentence and the way to another."""
    with seat(browser, address) as table:
        page = table.page
        page.goto(f"{address}/play?kind=norinori&size=1x1&difficulty=easy")
        page.locator("#report[data-tone=wrong] #next").wait_for()
        assert len(page.locator("#status").inner_text()) > 10
        table.troubles.clear()  # the browser reports the refused request by itself
        page.click("#new")
        page.locator("[data-choice=size] .chip", has_text="5×5").click()
        page.click("#new-start")
        page.wait_for_selector("body[data-phase=playing]")


def test_a_kind_is_found_by_its_words(browser: Browser, address: str) -> None:
    """Typing keeps the kinds whose name or summary holds all the words, in either language."""
    with seat(browser, address, language="es") as table:
        page = table.page
        page.goto(address)
        page.wait_for_selector(".card .ground")
        shown = page.locator(".card:visible")
        everything = shown.count()
        page.fill("#find", "DOMINO sombrea")  # without its accent
        page.locator("#found", has_text="Un tipo: Norinori").wait_for()
        assert shown.count() == 1
        page.fill("#find", "ajedrez")
        page.locator("#found", has_text="Ningún tipo").wait_for()
        assert shown.count() == 0
        page.click("#language")
        page.fill("#find", "piece")
        page.locator("#found", has_text="2 kinds: Pentominoes").wait_for()
        page.fill("#find", "")
        assert shown.count() == everything
        assert page.locator("#found").inner_text() == ""


def test_the_first_page_has_today_and_the_way_on(browser: Browser, address: str) -> None:
    """Today's puzzles, the plays left open as they stand, and each kind's own pages are there."""
    with seat(browser, address, PHONE) as table:
        page = table.page
        table.open(SQUARE)
        page.mouse.click(*table.middle("r2c2"))
        table.wait_moves(1)
        page.goto(address)
        left = page.locator("[data-going=norinori]")
        left.locator(".layer-shade .shape").wait_for(state="attached")
        assert "one move" in left.inner_text()
        kinds = page.locator(".card").count()
        assert page.locator("#today li").count() == kinds
        assert page.locator(".card .window .ground").count() == kinds
        page.click("[data-kind=norinori].card .near a")
        assert page.url.endswith("#kind-stitches")
        page.click("[data-kind=norinori].card a[href='/rules/norinori']")
        page.wait_for_url("**/rules/norinori")
