"""Rules pages and introductions in a real Chromium: what they show, and that they can be done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser import DESK, PHONE, TABLET, Finger, Seat, seat
from univoca import kinds

pytestmark = pytest.mark.browser


def begin(table: Seat, kind: str, step: int = 1) -> Page:
    """Open a step of an introduction and wait for its board."""
    page = table.page
    page.goto(f"{table.address}/learn/{kind}#{step}")
    page.wait_for_selector("body.learn[data-phase=playing]")
    return page


@pytest.mark.parametrize("kind", kinds.ids())
def test_an_introduction_can_be_seen_to_its_end(browser: Browser, address: str, kind: str) -> None:
    """Step by step, each shown when asked, undone and shown again; the end is remembered."""
    count = len(kinds.introduction(kind))
    with seat(browser, address, PHONE, language="es") as table:
        page = begin(table, kind)
        for number in range(1, count + 1):
            page.locator("#about", has_text=f"{number} de {count}").wait_for()
            page.click("#reveal")
            page.wait_for_selector("body[data-phase=solved]")
            if number == 1:
                page.click("#undo")
                page.wait_for_selector("body[data-phase=playing]")
                page.click("#reveal")
            page.wait_for_selector("#next.ready")
            if number < count:
                page.click("#next")
        assert page.evaluate(f"localStorage.getItem('univoca-learned-{kind}')") == "yes"


def test_whoever_has_learned_a_kind_is_led_to_play_it(browser: Browser, address: str) -> None:
    """The last step leads to a puzzle of the kind, and the catalogue has a tick from then on."""
    with seat(browser, address) as table:
        page = begin(table, "norinori", 4)
        page.click("#reveal")
        page.wait_for_selector("#next.ready")
        page.click("#next")
        page.wait_for_selector("body.play[data-phase=playing]:not(.learn)")
        assert "univoca:norinori/" in page.url
        page.goto(address)
        page.locator("#kind-norinori .learned").wait_for()
        assert page.locator(".learned").count() == 1


def test_the_pair_is_learned_by_mouse_and_keyboard(browser: Browser, address: str) -> None:
    """A neighbour makes the pair; a third shaded cell is against the rule, and said to be."""
    with seat(browser, address) as table:
        page = begin(table, "norinori")
        page.mouse.click(*table.middle("r1c2"))
        page.wait_for_selector("body[data-phase=solved]")
        page.click("#next")
        page.wait_for_selector("body[data-phase=playing]")
        page.locator("[data-target=r1c2]").focus()
        page.keyboard.press("Space")
        page.locator("#status", has_text="touches 3 shaded cells").wait_for()
        assert page.locator(".accused").count() > 1
        page.keyboard.press("Control+z")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        page.wait_for_selector("body[data-phase=solved]")
        page.click("#language")
        page.locator("#about", has_text="Paso 2 de 4").wait_for()
        page.locator("#status", has_text="¡Eso es!").wait_for()
        page.go_back()
        page.locator("#about", has_text="Paso 1 de 4").wait_for()


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=lambda size: str(size[0]))
def test_board_task_and_controls_share_the_window(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    """Nothing scrolls: board, task and four controls of one size are in view, none on another."""
    with seat(browser, address, size) as table:
        page = begin(table, "polypivot", 3)
        parts = [page.locator(name).bounding_box() for name in ("#board", "#task", ".tools")]
        tools = [tool.bounding_box() for tool in page.locator(".tool").all()]
        assert len({round(tool["width"]) for tool in tools if tool}) == 1
        for box in parts:
            assert box is not None
            assert box["y"] + box["height"] <= size[1]
            for other in parts:
                apart = other is box or (
                    other is not None
                    and (
                        other["y"] + other["height"] <= box["y"]
                        or box["y"] + box["height"] <= other["y"]
                        or other["x"] + other["width"] <= box["x"]
                        or box["x"] + box["width"] <= other["x"]
                    )
                )
                assert apart


def test_the_wall_is_closed_by_touch(browser: Browser, address: str) -> None:
    """Two taps between cells close the wall of the first step."""
    with seat(browser, address, PHONE, touch=True) as table:
        page = begin(table, "castle-wall")
        finger = Finger(page)
        for edge in ("r1c2-r1c3", "r3c2-r3c3"):
            finger.down(*table.middle(edge))
            finger.up()
        page.wait_for_selector("body[data-phase=solved]")


def test_the_screw_turns_and_the_workspace_holds(browser: Browser, address: str) -> None:
    """A click on the screw does the first step; in the third one way is barred, one is not."""
    screw = """() => {
      const box = document.querySelector('[data-pivot="1:p1"]').getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }"""
    with seat(browser, address) as table:
        page = begin(table, "polypivot")
        page.mouse.click(*page.evaluate(screw))
        page.wait_for_selector("body[data-phase=solved]")
        page.goto("about:blank")
        begin(table, "polypivot", 3)
        page.mouse.click(*page.evaluate(screw))
        page.locator("#status", has_text="would leave the workspace").wait_for()
        for _ in range(2):
            page.mouse.click(*page.evaluate(screw), button="right")
        page.wait_for_selector("body[data-phase=solved]")


@pytest.mark.parametrize("kind", kinds.ids())
def test_rules_are_shown_right_and_wrong(browser: Browser, address: str, kind: str) -> None:
    """Each rule has a clean board and one with stripes where it breaks, and says how."""
    rules = kinds.get(kind).info.rules
    with seat(browser, address) as table:
        page = table.page
        page.goto(f"{address}/rules/{kind}")
        page.locator(".rule-list li").nth(len(rules) - 1).locator(".wrong .ground").wait_for()
        shown = page.locator(".rule-list li")
        assert shown.count() == len(rules)
        for entry, rule in zip(shown.all(), rules, strict=True):
            assert entry.get_attribute("data-rule") == rule.id
            assert entry.locator(".example.right .accused").count() == 0
            if rule.id != "no-loop":  # where there is nothing, nothing can be pointed at
                assert entry.locator(".example.wrong .accused").count() > 0
            assert len(entry.locator(".example.wrong figcaption").inner_text()) > 20
        page.click("#language")
        page.locator("h1", has_text="Reglas").wait_for()
        page.locator(".example.wrong .ground").first.wait_for()


def test_a_kind_that_is_not_there_has_no_pages(browser: Browser, address: str) -> None:
    """An address that names no kind, or the template, leads to a 404."""
    with seat(browser, address) as table:
        for path in ("/learn/chess", "/rules/blank"):
            answer = table.page.request.get(address + path)
            assert answer.status == 404
