"""The puzzles of the day on the page: the engine's recipes, today's and any past day's."""

from __future__ import annotations

import json
import shutil
import subprocess
from datetime import UTC, date, datetime, timedelta

import pytest
from playwright.sync_api import Browser

from tests.web.browser import PHONE, seat
from tests.web.support import ROOT
from univoca import daily, engine, kinds
from univoca.outcome import Budget

TWIN = """
import { dailyRecipe } from "./src/univoca/web/client/daily.js";
const { kinds, days } = JSON.parse(process.argv[1]);
console.log(JSON.stringify(days.map((day) => kinds.map((kind) => dailyRecipe(kind, day)))));
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_page_and_engine_name_the_same_recipes() -> None:
    """The client's own reckoning gives the engine's recipes, on 800 days and odd ones."""
    days = [date(2026, 1, 1) + timedelta(count) for count in range(800)]
    days += [daily.FIRST, date(2000, 2, 29), date(2100, 3, 1), date(9999, 12, 31)]
    cards = engine.handle({"do": "kinds"}, Budget())["kinds"]
    message = json.dumps({"kinds": cards, "days": [day.isoformat() for day in days]})
    command = ["node", "--input-type=module", "-e", TWIN, message]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    infos = [kinds.get(kind_id).info for kind_id in kinds.ids()]
    wanted = [[str(daily.recipe_of(info, day)) for info in infos] for day in days]
    assert json.loads(done.stdout) == wanted


@pytest.mark.browser
def test_todays_puzzle_is_played_and_ticked_off(browser: Browser, address: str) -> None:
    """Today's puzzle opens from the page; begun and solved it is marked so, and a row begins."""
    with seat(browser, address) as table:
        page = table.page
        page.goto(f"{address}/daily")
        entry = page.locator(".day-list [data-kind=norinori] a")
        entry.click()
        page.wait_for_selector("body[data-phase=playing]")
        puzzle = page.url.split("#")[1]
        today = datetime.now(UTC).date()
        recipe = str(daily.recipe_of(kinds.get("norinori").info, today))
        made = engine.handle({"do": "open", "text": recipe}, Budget())
        assert puzzle == made["puzzle"]
        marks = engine.handle({"do": "solve", "puzzle": puzzle}, Budget())["marks"][0]
        first, *rest = [target for target, state in marks.items() if state == "shaded"]
        page.mouse.click(*table.middle(first))
        table.wait_moves(1)
        page.goto(f"{address}/daily")
        page.locator("[data-kind=norinori] [data-state=begun]").wait_for()
        entry.click()
        page.wait_for_selector("body[data-phase=playing]")
        for target in rest:
            page.mouse.click(*table.middle(target))
        assert table.solved()
        page.click("#next")  # one more like it is another one, not this again
        page.wait_for_selector("body[data-phase=playing]")
        assert page.url.split("#")[1] != puzzle
        page.goto(f"{address}/daily")
        page.locator("[data-kind=norinori] [data-state=solved]").wait_for()
        assert page.locator("#streak").inner_text() == "One day in a row"
        assert page.locator(".earlier li").first.locator(".done").count() == 1


@pytest.mark.browser
def test_past_days_are_listed_and_future_ones_are_not(browser: Browser, address: str) -> None:
    """Buttons, list and date field lead to past days; a day to come is refused in a sentence."""
    with seat(browser, address, PHONE, language="es") as table:
        page = table.page
        page.goto(f"{address}/daily?date=2024-02-29")
        page.wait_for_selector(".day-list li")
        assert "29 de febrero de 2024" in page.locator("#day-title").inner_text()
        links = page.locator(".day-list a").evaluate_all("all => all.map((each) => each.href)")
        assert all("seed=20240229" in link for link in links)
        page.click("#after")
        assert page.url.endswith("/daily?date=2024-03-01")
        page.go_back()
        assert page.input_value("#date") == "2024-02-29"
        page.fill("#date", "2023-12-24")
        assert page.url.endswith("?date=2023-12-24")
        coming = datetime.now(UTC).date() + timedelta(2)
        page.fill("#date", coming.isoformat())
        page.locator("#day-status", has_text="aún no ha llegado").wait_for()
        assert page.input_value("#date") == "2023-12-24"
        page.locator(".earlier a").first.click()
        assert page.locator("#after").get_attribute("aria-disabled") == "true"
