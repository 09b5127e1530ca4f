"""The editor in a real Chromium: boards drawn by mouse, touch and keyboard, kept, shared, sized."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import ARTEFACTS, DESK, PHONE, TABLET, Finger, seat
from tests.web.editor import (
    AMBIGUOUS,
    CLASH,
    UNIQUE,
    corner,
    counts,
    drag,
    draws,
    edit,
    mode,
    new_board,
    parted,
)
from tests.web.test_pages import complaints
from univoca import kinds

pytestmark = pytest.mark.browser

SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}


def test_regions_are_drawn_by_mouse(browser: Browser, address: str) -> None:
    """Borders along a drag or at a tap, a region that grows, a new one; each is one undo."""
    with seat(browser, address) as table:
        new_board(table, "Norinori", 3, 2)
        draws(table, parted("AAA", "AAA"))
        drag(table, corner(table, 0, 1), corner(table, 2, 1))
        draws(table, parted("ABB", "ABB"))
        (x, y), (_, edge) = table.middle("r1c3"), corner(table, 1, 3)
        table.page.mouse.click(x, edge - (edge - y) / 4)
        drag(table, corner(table, 1, 2), corner(table, 0, 2))
        draws(table, parted("ABC", "ABB"))
        mode(table, "Grow a region")
        drag(table, table.middle("r1c3"), table.middle("r2c3"))
        draws(table, parted("ABC", "ABC"))
        mode(table, "New region")
        drag(table, table.middle("r1c1"), table.middle("r1c2"))
        draws(table, parted("DDC", "ABC"))
        for puzzle in (("ABC", "ABC"), ("ABC", "ABB"), ("ABB", "ABB"), ("ABB", "ABB")):
            table.page.keyboard.press("Control+z")
            draws(table, parted(*puzzle))
        table.page.click("#undo")
        draws(table, parted("AAA", "AAA"))
        table.page.click("#redo")
        draws(table, parted("ABB", "ABB"))


def test_regions_and_numbers_are_drawn_by_touch(browser: Browser, address: str) -> None:
    """On a phone a finger paints regions, taps a number's place and sets it with the buttons."""
    with seat(browser, address, PHONE, touch=True, language="es-ES") as table:
        new_board(table, "Puntadas", 3, 2)
        finger = Finger(table.page)
        mode(table, "Región nueva")
        finger.down(*table.middle("r1c1"))
        finger.move(*table.middle("r2c1"))
        finger.up()
        draws(table, parted("ABB", "ABB", kind_id="stitches"))
        finger.down(*table.middle("r1c0"))
        finger.up()
        table.page.locator("#fields .step").last.tap()
        table.page.locator("#fields .step").last.tap()
        draws(table, parted("ABB", "ABB", kind_id="stitches", r1c0="1"))
        counts(table, "contradiction")


def test_towers_are_drawn_by_click_and_typing(browser: Browser, address: str) -> None:
    """A click selects, the next ones change the colour; letters, digits and drags do the rest."""
    with seat(browser, address) as table:
        new_board(table, "Castle Wall", 4, 3)
        page = table.page
        for _ in range(3):
            page.mouse.click(*table.middle("r2c2"))
        draws(table, "univoca:castle-wall/4/3/e20.f")
        page.keyboard.press("g")
        draws(table, "univoca:castle-wall/4/3/e00.f")
        drag(table, table.middle("r2c2"), table.middle("r1c2"))
        page.keyboard.press("1")
        page.keyboard.press("0")
        draws(table, "univoca:castle-wall/4/3/e01af")
        page.keyboard.press("Backspace")
        draws(table, "univoca:castle-wall/4/3/e011f")
        page.locator("[data-field=colour] label", has_text="white").click()
        page.locator("[data-field=arrow] label").last.click()
        page.fill("[data-field=number] input", "2")
        draws(table, "univoca:castle-wall/4/3/e142f")
        page.locator("[data-target=r2c2][role=gridcell]").focus()
        page.keyboard.press("Delete")
        draws(table, "univoca:castle-wall/4/3/l")


def test_a_board_is_drawn_and_played_by_keyboard_alone(browser: Browser, address: str) -> None:
    """Tab to the board, borders and regions by keys, numbers typed, Tab to Play this, Enter."""
    with seat(browser, address) as table:
        new_board(table, "Stitches", 3, 2)
        page = table.page
        page.keyboard.press("Tab")
        for _ in range(30):
            if page.evaluate("document.activeElement.dataset.target"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Control+Home")
        for key in ("ArrowDown", "ArrowRight", "d", "ArrowDown", "Control+ArrowRight"):
            page.keyboard.press(key)
        draws(table, parted("ABB", "ABB", kind_id="stitches"))
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        draws(table, parted("ABB", "ACB", kind_id="stitches"))
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Shift+ArrowRight")
        draws(table, parted("ABB", "AAB", kind_id="stitches"))
        for key in ("Home", "3", "Backspace", "2", "Control+Home", "2"):
            page.keyboard.press(key)
        finished = parted("ABB", "AAB", kind_id="stitches", r2c0="2", r0c0="2")
        draws(table, finished)
        name = page.locator("[data-target=r0c0][role=gridcell]").get_attribute("aria-label")
        assert name == "Stitches a pair, Stitches a pair: 2"
        counts(table, "unique")
        for _ in range(30):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.id") == "play":
                break
        page.keyboard.press("Enter")
        page.wait_for_url(f"**/play#{finished}")
        page.wait_for_selector("body[data-phase=playing]")


def test_a_draft_survives_a_reload_and_is_offered_again(browser: Browser, address: str) -> None:
    """After a reload the board, the undo list and loose borders are there; so is an older draft."""
    with seat(browser, address) as table:
        edit(table, UNIQUE)
        page = table.page
        page.locator("[data-target=r5c5][role=gridcell]").focus()
        before = page.locator(".mark.role-region-border").count()
        page.keyboard.press("w")
        borders = page.locator(".mark.role-region-border").count()
        assert abs(borders - before) == 1
        page.wait_for_timeout(400)
        page.reload()
        page.wait_for_selector("#outcome[data-state=decided]")
        assert page.locator(".mark.role-region-border").count() == borders
        assert page.locator("#undo").get_attribute("aria-disabled") == "false"
        page.click("#undo")
        assert page.locator(".mark.role-region-border").count() == before
        assert page.locator("#undo").get_attribute("aria-disabled") == "true"
        page.click("#new")
        page.click("#new-start")
        page.locator("#about", has_text="8×8").wait_for()
        page.click("#new")
        page.locator("#new-drafts .entry", has_text="5×5").click()
        page.locator("#about", has_text="5×5").wait_for()
        draws(table, UNIQUE)


def test_edits_that_draw_no_puzzle_are_told_in_a_sentence(browser: Browser, address: str) -> None:
    """An address of an impossible size is refused in words, and nothing breaks."""
    with seat(browser, address) as table:
        page = table.page
        page.goto(f"{address}/edit#univoca:norinori/99/99/0")
        page.locator("#status", has_text="outside the limits").wait_for()
        assert complaints(page) == []
        table.troubles.clear()  # the browser reports the refused request by itself


def test_the_table_leads_to_the_panel_and_the_forms_are_given_away(
    browser: Browser, address: str
) -> None:
    """Examine leads from play to the editor; there the puzzle is exported in its kind's forms."""
    with seat(browser, address) as table:
        table.open(UNIQUE)
        page = table.page
        page.click("#examine")
        page.wait_for_selector("#outcome[data-state=decided]")
        page.click("#share")
        page.locator("#form-pzprv3").wait_for()
        assert page.input_value("#form-address").endswith(f"/play#{UNIQUE}")
        assert page.input_value("#form-puzzlink").startswith("https://puzz.link/p?norinori/5/5/")
        assert page.input_value("#form-univoca") == UNIQUE
        assert page.input_value("#form-pzprv3").startswith("pzprv3\nnorinori\n5\n5\n")
        page.keyboard.press("Escape")
        page.click("#play")
        page.wait_for_url(f"**/play#{UNIQUE}")


def test_a_kind_that_cannot_be_edited_is_examined(browser: Browser, address: str) -> None:
    """A Pentominoes shows its board and how many answers it has, and no tools to edit it."""
    puzzle = kinds.examples("pentominoes")["example"][0]["puzzle"]
    with seat(browser, address) as table:
        edit(table, f"univoca:pentominoes/{puzzle}")
        assert "not edited" in table.page.locator("#about").inner_text()
        assert table.page.locator("#board[role=img]").count() == 1
        assert table.page.locator("#fields > *").count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", SIZES)
def test_the_editor_fits_its_window_and_reads_well(
    browser: Browser, address: str, name: str, theme: str
) -> None:
    """In each size and theme: nothing scrolls sideways, controls are big, axe finds nothing."""
    language = "es-ES" if theme == "dark" else "en-GB"
    with seat(browser, address, SIZES[name], language=language, theme=theme) as table:
        page = table.page
        for puzzle in (CLASH, AMBIGUOUS):
            edit(table, puzzle)
            page.wait_for_selector(".violations button, .compare .board")
            assert not page.evaluate("document.scrollingElement.scrollWidth > innerWidth")
            assert not page.evaluate("document.scrollingElement.scrollHeight > innerHeight")
            for control in page.locator(":is(.tools, .facts) :is(a, button):visible").all():
                box = control.bounding_box()
                assert box is not None
                assert box["height"] >= 44
                assert box["y"] + box["height"] <= SIZES[name][1]
            assert complaints(page) == []
            ARTEFACTS.mkdir(exist_ok=True)
            page.screenshot(path=ARTEFACTS / f"edit-{name}-{theme}-{puzzle.split(':')[1][:4]}.png")
        for dialog in ("new", "help", "share"):
            page.click(f"#{dialog}")
            page.wait_for_selector(f"#{dialog}-dialog[open]")
            assert complaints(page) == []
            page.click(f"#{dialog}-close")


def test_the_editor_speaks_the_other_language_without_a_loss(
    browser: Browser, address: str
) -> None:
    """Tools, fields, outcome and spoken names change language in place; the edits stay."""
    with seat(browser, address) as table:
        edit(table, CLASH)
        page = table.page
        page.mouse.click(*table.middle("r3c3"))
        page.keyboard.press("b")
        page.click("#language")
        page.locator("#fields legend", has_text="Torre").wait_for()
        assert page.locator("#play").inner_text() == "Jugarlo"
        name = page.locator("[data-target=r3c3][role=gridcell]")
        expect(name).to_have_attribute("aria-label", "Fila 3, columna 3, Torre: negra")
        counts(table, "contradiction")
        assert page.locator("#status").inner_text().startswith("Contradicción")
