"""The constructor's panel: both answers, clues that clash, grade, what is common, older counts."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.web.browser import seat
from tests.web.editor import AMBIGUOUS, CLASH, UNIQUE, counts, draws, edit, new_board, parted
from tests.web.test_pages import complaints

pytestmark = pytest.mark.browser


def test_two_answers_are_shown_side_by_side(browser: Browser, address: str) -> None:
    """An ambiguous puzzle shows both answers as boards with rings, larger at a press."""
    with seat(browser, address) as table:
        edit(table, AMBIGUOUS)
        page = table.page
        assert page.locator("#count").inner_text() == "2+"
        page.wait_for_selector(".compare .board")
        assert page.locator(".compare .board").count() == 2
        assert page.locator(".compare .different.under").count() == 4
        page.click(".compare")
        dialog = page.locator("#answers-dialog")
        assert dialog.locator(".pair .board[role=img]").count() == 2
        assert "differ in 2 places" in dialog.inner_text()
        assert dialog.locator(".different.under").count() == 4
        assert complaints(page) == []


def test_clues_that_clash_are_named_and_striped(browser: Browser, address: str) -> None:
    """A contradiction lists the smallest set of clues in conflict and stripes them on the board."""
    with seat(browser, address, language="es-ES") as table:
        edit(table, CLASH)
        page = table.page
        counts(table, "contradiction")
        page.wait_for_selector(".violations button")
        assert page.locator(".accused").get_attribute("data-target") == "r5c5"
        sentence = page.locator(".violations button")
        assert sentence.inner_text().startswith("La torre blanca de la fila 5, columna 5")
        sentence.hover()
        page.wait_for_selector(".accused.pointed")
        page.click("#language")
        page.locator(".verdict", has_text="Contradiction: no answer.").wait_for()
        page.mouse.click(*table.middle("r5c5"))
        page.keyboard.press("Delete")
        page.wait_for_selector(".accused[data-target=r2c2]")
        assert page.locator(".accused").count() == 1


def test_a_unique_puzzle_has_its_grade_and_its_answer(browser: Browser, address: str) -> None:
    """One answer: how hard, the hardest step pointed at, nodes, and the answer on demand."""
    with seat(browser, address) as table:
        edit(table, UNIQUE)
        page = table.page
        assert page.locator("#count").inner_text() == "1"
        page.wait_for_selector(".difficulty")
        assert "Hardest step:" in page.locator(".difficulty").inner_text()
        assert "of search" in page.locator(".spent").inner_text()
        page.click(".hardest")
        assert page.locator(".looked").count() >= 2
        page.click("#common")
        page.wait_for_selector(".over-board")
        assert page.locator(".over-board").count() == 10
        page.click("#common")
        assert page.locator(".over-board").count() == 0


def test_what_all_answers_share_is_shown_on_demand(browser: Browser, address: str) -> None:
    """Of an ambiguous puzzle the common marks are drawn faintly, and go with the next edit."""
    with seat(browser, address) as table:
        edit(table, parted("AAAB", "CCCB", "CCCB"))
        page = table.page
        counts(table, "ambiguous")
        page.click("#common")
        page.locator("#status", has_text="All answers share").wait_for()
        assert page.locator(".over-board").count() > 0
        page.mouse.click(*table.middle("r2c2"))
        page.keyboard.press("s")
        page.wait_for_selector("#common[aria-pressed=false]")
        assert page.locator(".over-board").count() == 0


def test_what_was_not_decided_can_be_looked_at_longer(browser: Browser, address: str) -> None:
    """The panel names the budget that ran out and asks again with a larger one."""
    asked: list[dict[str, Any]] = []

    def answer(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or "{}"))
        reply = {"status": "inconclusive", "method": "sat", "ran_out": "conflicts"}
        empty = {"answers": [], "marks": [], "spent": {"nodes": 0, "conflicts": 9, "seconds": 1}}
        route.fulfill(json=reply | empty)

    with seat(browser, address) as table:
        table.page.route("**/api/solve", answer)
        edit(table, UNIQUE)
        page = table.page
        assert "the budget of conflicts ran out" in page.locator("#status").inner_text()
        page.click("#longer")
        page.wait_for_selector("#longer:not([hidden])")
        page.click("#longer")
        page.wait_for_selector("#longer", state="hidden")
        budgets = [one["budget"]["conflicts"] for one in asked]
        assert budgets == sorted(set(budgets))
        assert len(budgets) == 3


def test_an_older_count_never_comes_after_a_newer_edit(browser: Browser, address: str) -> None:
    """While one count hangs, typing goes on; its question is cancelled, the newer one answered."""
    held: list[Route] = []
    with seat(browser, address) as table:
        page = table.page
        new_board(table, "Castle Wall", 5, 5)
        counts(table, "ambiguous")
        page.mouse.click(*table.middle("r1c1"))

        def hold(route: Route) -> None:
            held.append(route)

        page.route("**/api/solve", hold, times=1)
        cancelled: list[str] = []
        page.on("requestfailed", lambda one: cancelled.append(one.url.rsplit("/", 1)[1]))
        page.keyboard.press("b")
        for _ in range(100):
            if held:
                break
            page.wait_for_timeout(20)
        page.keyboard.press("w")  # white on the rim: a contradiction, told while the other hangs
        name = page.locator("[data-target=r1c1][role=gridcell]")
        expect(name).to_have_attribute("aria-label", "Row 1, column 1, Tower: white")
        counts(table, "contradiction")
        assert cancelled == ["solve"]
        page.wait_for_timeout(300)
        counts(table, "contradiction")
        draws(table, "univoca:castle-wall/5/5/10.x")
