"""What a play offers beside its board, in a real Chromium: hints, trying, explanations, zoom."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.browser import ARTEFACTS, DESK, PHONE, Finger, Seat, seat
from tests.web.support import answer_to
from tests.web.test_pages import complaints
from univoca import engine
from univoca.outcome import Budget

pytestmark = pytest.mark.browser

KINDS = [
    kind
    for kind in engine.handle({"do": "kinds"}, Budget())["kinds"]
    if kind["board"] == "marks" and kind["reasons"]
]
EXAMPLES = [pytest.param(kind["example"]["puzzle"], id=kind["id"]) for kind in KINDS]
SQUARE = next(kind["example"]["puzzle"] for kind in KINDS if kind["id"] == "norinori")
VIEW = "document.querySelector('#board').getAttribute('viewBox')"


def more(table: Seat, action: str) -> None:
    """Choose an action of the dialog."""
    table.page.click("#more")
    table.page.click(f"#{action}")


def wrong_cell(puzzle: str) -> str:
    """Return a target that the answer leaves untouched."""
    scene = engine.handle({"do": "scene", "puzzle": puzzle}, Budget())["scene"]
    answer = answer_to(puzzle)
    names: list[str] = [target["id"] for target in scene["targets"]]
    return next(name for name in names if name not in answer)


@pytest.mark.parametrize("puzzle", EXAMPLES)
def test_hints_say_more_and_more_and_then_do_it(
    browser: Browser, address: str, puzzle: str
) -> None:
    """Hint, more, more, do it, four times: each says more, points somewhere, and marks truly."""
    with seat(browser, address) as table:
        table.open(puzzle)
        for _ in range(4):
            table.page.click("#hint")
            table.page.wait_for_selector("#hint-more")
            looked = table.text()
            assert table.page.locator(".layer-hint [data-hint]").count()
            table.page.click("#hint-more")
            wait_for_more(table, looked)
            table.page.click("#hint-more")
            table.page.wait_for_selector("#hint-do")
            before = len(table.moves())
            table.page.click("#hint-do")
            table.wait_moves(before + 1)
        check = {"do": "hint", "puzzle": puzzle, "marks": marks_of(table), "stage": 1}
        assert engine.handle(check, Budget())["stage"] == 1
        assert table.saved()["hints"] == 4


def test_a_hint_is_read_whole_on_a_phone(browser: Browser, address: str) -> None:
    """Why and what to do stand above the tools, with the letters that the sentence uses."""
    with seat(browser, address, PHONE, language="es-ES") as table:
        table.open("univoca:norinori/8/8/b9qmvfb8rnd040gdeb5g290g")
        page = table.page
        page.click("#hint")
        for button in ("#hint-more", "#hint-more", "#hint-do"):
            page.wait_for_selector(button)
            said = table.text()
            if button == "#hint-more":
                page.click(button)
                wait_for_more(table, said)
        assert "Por tanto" in table.text()
        text = page.locator("#status p").first.bounding_box()
        tools = page.locator(".tools").bounding_box()
        assert text is not None
        assert tools is not None
        assert text["y"] + text["height"] <= tools["y"]
        letters = page.locator("#board .place-name").all_text_contents()
        region = re.findall(r"región ([A-Z])\b", table.text())[0]
        assert region in letters
        page.click("#hint-do")
        table.wait_moves(1)
        assert page.locator("#board .place-name").count() == 0


def wait_for_more(table: Seat, said: str) -> None:
    """Wait until the report says something else."""
    for _ in range(200):
        if table.text() != said:
            return
        table.page.wait_for_timeout(20)
    raise AssertionError(said)


def marks_of(table: Seat) -> dict[str, str]:
    """Return what the moves have marked."""
    return dict(part.split("=", 1) for move in table.moves() for part in move.split(" "))


def test_a_wrong_mark_is_pointed_at_before_anything_else(browser: Browser, address: str) -> None:
    """Where the marks cannot be completed the hint names them, and offers no more than that."""
    with seat(browser, address) as table:
        table.open(SQUARE)
        wrong = wrong_cell(SQUARE)
        table.page.mouse.click(*table.middle(wrong))
        table.page.click("#hint")
        table.page.wait_for_selector(f'.layer-hint [data-hint="{wrong}"]')
        assert "cannot be right" in table.text()
        assert table.page.locator("#hint-more, #hint-do").count() == 0
        table.page.click("#undo")
        assert table.page.locator(".layer-hint [data-hint]").count() == 0


def test_something_can_be_tried_and_given_up_or_kept(browser: Browser, address: str) -> None:
    """Tried marks look and read tried, survive a reload, go with one press or stay with another."""
    with seat(browser, address) as table:
        table.open(SQUARE)
        first, second, third = list(answer_to(SQUARE))[:3]
        table.page.mouse.click(*table.middle(first))
        more(table, "trial-begin")
        table.page.mouse.click(*table.middle(second))
        table.wait_moves(2)
        assert table.page.locator(".mark.tried").count() == 1
        cell = table.page.locator(f"[data-target={second}][role=gridcell]")
        assert "only tried" in (cell.get_attribute("aria-label") or "")
        table.page.reload()
        table.page.wait_for_selector("#trial-discard")
        assert table.page.locator(".mark.tried").count() == 1
        table.page.click("#trial-discard")
        assert table.wait_moves(1) == [f"{first}=shaded"]
        assert table.page.locator(".mark").count() == 1
        table.page.click("#redo")
        assert len(table.wait_moves(2)) == 2
        more(table, "trial-begin")
        table.page.mouse.click(*table.middle(third))
        table.page.click("#trial-keep")
        assert len(table.wait_moves(3)) == 3
        assert table.page.locator(".mark.tried").count() == 0
        assert table.page.locator("#trial").is_hidden()


def test_undoing_past_its_beginning_ends_a_trial(browser: Browser, address: str) -> None:
    """What lay before the trial is undone like ever, and nothing is tried any more."""
    with seat(browser, address) as table:
        table.open(SQUARE)
        table.page.mouse.click(*table.middle("r1c1"))
        more(table, "trial-begin")
        table.page.mouse.click(*table.middle("r1c2"))
        table.page.click("#undo")
        assert table.page.locator("#trial").is_visible()
        table.page.click("#undo")
        assert table.page.locator("#trial").is_hidden()
        assert table.page.locator(".mark").count() == 0


def test_mistakes_are_shown_when_the_player_wants(browser: Browser, address: str) -> None:
    """At once: without a press. Never: there is no button. The choice outlives a reload."""
    with seat(browser, address) as table:
        table.open(SQUARE)
        page = table.page
        page.click("#more")
        page.check("#checking-always", force=True)
        page.click("#more-close")
        for target in ("r1c1", "r1c2", "r1c3"):
            page.mouse.click(*table.middle(target))
        page.wait_for_selector(".accused")
        page.click("#more")
        page.check("#checking-off", force=True)
        page.click("#more-close")
        assert page.locator("#check").is_hidden()
        assert page.locator(".accused").count() == 0
        page.reload()
        page.wait_for_selector("body[data-phase=playing]")
        assert page.locator("#check").is_hidden()


def test_dots_are_erased_as_one_move(browser: Browser, address: str) -> None:
    """Every mark of the last state goes, the others stay, and undo brings all of them back."""
    with seat(browser, address) as table:
        table.open(SQUARE)
        table.page.mouse.click(*table.middle("r1c1"))
        for target in ("r1c2", "r1c3"):
            table.page.mouse.click(*table.middle(target), button="right")
        more(table, "erase")
        assert table.wait_moves(4)[-1] == "r1c2=unknown r1c3=unknown"
        assert table.page.locator(".mark").count() == 1
        table.page.click("#undo")
        assert table.page.locator(".mark").count() == 3


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("puzzle", EXAMPLES)
def test_an_explanation_is_replayed_beside_the_play(
    browser: Browser, address: str, puzzle: str, size: tuple[int, int]
) -> None:
    """By keyboard from the first step to the last; the play itself is as it was."""
    with seat(browser, address, size, language="es-ES") as table:
        table.open(puzzle)
        page = table.page
        more(table, "explain")
        page.wait_for_selector("#replay-bar:not([hidden])")
        steps = int(page.inner_text("#replay-count").split()[-1])
        assert complaints(page) == []
        ARTEFACTS.mkdir(exist_ok=True)
        page.screenshot(path=ARTEFACTS / f"explain-{size[0]}-{puzzle[8:16].strip('/')}.png")
        seen = set()
        for _ in range(steps - 1):
            page.keyboard.press("ArrowRight")
            seen.add(page.inner_text("#replay-text"))
        assert page.inner_text("#replay-count") == f"{steps} de {steps}"
        assert "Resuelto" in page.inner_text("#replay-text")
        assert len(seen) > steps // 2
        assert "{" not in "".join(seen)
        page.keyboard.press("Home")
        assert page.inner_text("#replay-count").startswith("1 ")
        page.keyboard.press("Escape")
        assert page.locator("#replay-bar").is_hidden()
        assert table.moves() == []


@pytest.mark.parametrize("kind", ["norinori", "stitches", "pentominoes", "polypivot"])
def test_a_replay_shows_the_names_that_its_sentences_use(
    browser: Browser, address: str, kind: str
) -> None:
    """Regions have their letters and pieces their names, once they lie on the board."""
    cards = engine.handle({"do": "kinds"}, Budget())["kinds"]
    puzzle = next(card["example"]["puzzle"] for card in cards if card["id"] == kind)
    told = engine.handle({"do": "explain", "puzzle": puzzle, "language": "en"}, Budget())
    with seat(browser, address) as table:
        table.open(puzzle)
        more(table, "explain")
        table.page.wait_for_selector("#replay-bar:not([hidden])")
        table.page.click("#replay-last")
        shown = set(table.page.locator("#replay text").all_text_contents())
    sentences = " ".join(one for step in told["steps"] for one in step["sentences"])
    named = re.findall(r"[Pp]iece ([A-Z]|\d+)\b|[Rr]egions? ([A-Z]+)\b", sentences)
    assert named
    assert {one or other for one, other in named} <= shown


def test_a_trial_is_read_on_a_phone(browser: Browser, address: str) -> None:
    """A replayed trial, the longest of explanations, has half a dozen lines of room at least."""
    with seat(browser, address, PHONE, language="es-ES") as table:
        table.open("univoca:stitches/6/6/1/a6dn4g42iaao/2h42g12j")
        page = table.page
        more(table, "explain")
        page.wait_for_selector("#replay-bar:not([hidden])")
        page.click("#replay-after")
        page.click("#replay-after")
        assert page.inner_text("#replay-name") == "Probar y ver"
        room = page.evaluate(
            """() => {
              const text = document.querySelector("#replay-text");
              return text.clientHeight / parseFloat(getComputedStyle(text).lineHeight);
            }"""
        )
        assert room >= 6


def test_the_answer_is_shown_as_one_move_and_is_no_result(browser: Browser, address: str) -> None:
    """Shown, taken back by undo, and not counted among the player's results."""
    with seat(browser, address) as table:
        table.open(SQUARE)
        more(table, "reveal")
        assert table.solved()
        assert "This is the answer" in table.text()
        assert len(table.moves()) == 1
        assert table.page.locator("#result").is_hidden()
        assert kept_results(table) == []
        table.page.click("#undo")
        table.page.wait_for_selector("body[data-phase=playing]")
        assert table.page.locator(".mark").count() == 0


@pytest.mark.parametrize("recipe", ["polypivot/10x8/easy#1", "pentominoes/5p/easy#1"])
def test_pieces_are_laid_as_in_the_answer(browser: Browser, address: str, recipe: str) -> None:
    """On boards with pieces too: one move, which undo takes back."""
    puzzle = engine.handle({"do": "open", "text": recipe}, Budget())["puzzle"]
    with seat(browser, address) as table:
        table.open(puzzle)
        more(table, "reveal")
        assert table.solved()
        assert len(table.moves()) == 1
        assert kept_results(table) == []
        table.page.click("#undo")
        table.page.wait_for_selector("body[data-phase=playing]")


def kept_results(table: Seat) -> list[Any]:
    """Return the results that the browser keeps."""
    found: list[Any] = table.page.evaluate(
        """() => new Promise((done) => {
          const opening = indexedDB.open("univoca");
          opening.onsuccess = () => {
            const all = opening.result.transaction("results").objectStore("results").getAll();
            all.onsuccess = () => done(all.result);
          };
        })"""
    )
    return found


def test_a_result_is_copied_and_gives_nothing_away(browser: Browser, address: str) -> None:
    """After a win: kind, size, time and hints as text, and no mark of the answer."""
    with seat(browser, address) as table:
        table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        table.open(SQUARE)
        for target in answer_to(SQUARE):
            table.page.mouse.click(*table.middle(target))
        assert table.solved()
        table.page.click("#result")
        table.page.locator("#report", has_text="copied").wait_for()
        text = table.page.evaluate("navigator.clipboard.readText()")
        assert text.startswith("Univoca: Norinori")
        assert "no hints" in text
        assert not any(target in text for target in answer_to(SQUARE))


def test_the_board_is_zoomed_and_never_drawn_on_by_it(browser: Browser, address: str) -> None:
    """Keys, wheel and two fingers zoom and move the board; no mark comes of it."""
    with seat(browser, address, PHONE, touch=True) as table:
        table.open(SQUARE)
        page = table.page
        whole = page.evaluate(VIEW)
        one, other = table.middle("r1c1"), table.middle("r3c3")
        fingers = Finger(page)
        fingers._send("touchStart", [one])
        fingers._send("touchStart", [one, other])
        for step in range(1, 6):
            fingers._send("touchMove", [one, (other[0] + 12 * step, other[1] + 12 * step)])
        fingers._send("touchEnd", [])
        assert page.evaluate(VIEW) != whole
        assert table.moves() == []
        box = page.locator("#board").bounding_box()
        assert box is not None
        page.locator("[role=gridcell][tabindex='0']").focus()
        page.keyboard.press("0")
        assert page.evaluate(VIEW) == whole
        page.keyboard.press("+")
        zoomed = page.evaluate(VIEW)
        assert zoomed != whole
        for _ in range(5):
            page.keyboard.press("ArrowDown")
            page.keyboard.press("ArrowRight")
        assert page.evaluate(VIEW) != zoomed
        page.keyboard.press("Space")
        assert len(table.wait_moves(1)) == 1
