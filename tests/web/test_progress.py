"""What the browser keeps: results of wins, an older version's stores, the file of it all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser import DESK, PHONE, Seat, seat
from tests.web.editor import UNIQUE, draws, edit
from tests.web.support import PUZZLE, ROOT, answer_to

pytestmark = pytest.mark.browser
KEPT: dict[str, Any] = json.loads((ROOT / "tests/web/fixtures/kept-1.json").read_text("utf-8"))
KEEP = """({ version, plays }) => new Promise((done) => {
  const opening = indexedDB.open("univoca", version);
  opening.onupgradeneeded = () => {
    const store = opening.result.createObjectStore("plays", { keyPath: "puzzle" });
    store.createIndex("updated", "updated");
    for (const play of plays) store.put(play);
  };
  opening.onsuccess = () => { opening.result.close(); done(); };
})"""
STORE = """(name) => new Promise((done) => {
  const opening = indexedDB.open("univoca");
  opening.onsuccess = () => {
    const all = opening.result.transaction(name).objectStore(name).getAll();
    all.onsuccess = () => { opening.result.close(); done(all.result); };
  };
})"""


def stored(page: Page, name: str) -> list[dict[str, Any]]:
    """Return everything in a store."""
    found: list[dict[str, Any]] = page.evaluate(STORE, name)
    return found


def win(table: Seat) -> None:
    """Play the small board to its end by mouse."""
    table.open(PUZZLE)
    for target, state in answer_to(PUZZLE).items():
        if state == "shaded":
            table.page.mouse.click(*table.middle(target))
    assert table.solved()


def test_what_version_1_kept_is_read_by_this_one(browser: Browser, address: str) -> None:
    """Plays of the last version come back on their boards, and what was solved has a result."""
    with seat(browser, address) as table:
        page = table.page
        page.goto(f"{address}/client/none")  # an empty page of the same origin
        table.troubles.clear()
        page.evaluate(KEEP, KEPT)
        page.goto(f"{address}/progress")
        page.locator(".results li").nth(1).wait_for()
        assert page.locator(".results li").count() == 2
        solved = [play for play in KEPT["plays"] if play["solved"]]
        assert [one["puzzle"] for one in stored(page, "results")] == sorted(
            play["puzzle"] for play in solved
        )
        assert {one["format"] for one in stored(page, "plays")} == {2}
        table.open(PUZZLE)
        assert page.locator(".layer-shade .mark").count() == 2
        page.click("#redo")
        assert page.locator(".layer-shade .mark").count() == 3


def test_a_win_is_one_result_whatever_follows(browser: Browser, address: str) -> None:
    """Reload, undo and winning again, or playing it anew, leave the first result as it was."""
    with seat(browser, address) as table:
        page = table.page
        win(table)
        [first] = stored(page, "results")
        moves = sum(state == "shaded" for state in answer_to(PUZZLE).values())
        assert (first["kind"], first["size"], first["moves"]) == ("norinori", "5x3", moves)
        assert first["hints"] == 0
        assert first["time"] == table.saved()["elapsed"]
        page.reload()
        page.wait_for_selector("body[data-phase=solved]")
        page.click("#undo")
        page.click("#redo")
        assert table.solved()
        page.click("#more")
        page.click("#restart")
        page.wait_for_selector("body[data-phase=playing]")
        page.click("#undo")
        assert table.solved()
        assert stored(page, "results") == [first]


def test_everything_is_carried_to_another_browser(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    """An exported file brings plays, results and choices to a fresh profile and merges into it."""
    path = tmp_path / "all.json"
    with seat(browser, address) as table:
        win(table)
        page = table.page
        page.click("#theme")
        page.goto(f"{address}/progress")
        with page.expect_download() as download:
            page.click("#export")
        download.value.save_as(path)
        before = {name: stored(page, name) for name in ("plays", "results")}
    with seat(browser, address, PHONE, language="es") as table:
        page = table.page
        other = "univoca:norinori/5/5/cag4ocjo"
        table.open(other)
        page.mouse.click(*table.middle("r1c1"))
        table.wait_moves(1)
        page.goto(f"{address}/progress")
        page.locator("#empty").wait_for()
        page.set_input_files("#file", path)
        page.locator("#data-status", has_text="Un resultado nuevo").wait_for()
        assert stored(page, "results") == before["results"]
        assert [play["puzzle"] for play in stored(page, "plays")] == [PUZZLE, other]
        assert page.evaluate("localStorage.getItem('univoca-theme')") == "light"
        page.set_input_files("#file", path)
        page.locator("#data-status", has_text="Ningún resultado nuevo").wait_for()
        assert stored(page, "results") == before["results"]


def test_drafts_are_carried_too(browser: Browser, address: str, tmp_path: Path) -> None:
    """A puzzle drawn in one browser goes on in another one, where drafts count once."""
    path = tmp_path / "drafts.json"
    with seat(browser, address) as table:
        edit(table, UNIQUE)
        table.page.goto(f"{address}/progress")
        with table.page.expect_download() as download:
            table.page.click("#export")
        download.value.save_as(path)
    assert [draft["puzzle"] for draft in json.loads(path.read_text("utf-8"))["drafts"]] == [UNIQUE]
    with seat(browser, address, PHONE, language="es") as table:
        page = table.page
        page.goto(f"{address}/progress")
        page.set_input_files("#file", path)
        page.locator("#data-status", has_text="un borrador nuevo").wait_for()
        page.set_input_files("#file", path)
        page.locator("#data-status", has_text="ningún borrador nuevo").wait_for()
        page.goto(f"{address}/edit")
        draws(table, UNIQUE)


def test_a_bad_file_changes_nothing(browser: Browser, address: str, tmp_path: Path) -> None:
    """A damaged entry after good ones, or a database that fails midway, leaves all as it was."""
    path = tmp_path / "bad.json"
    with seat(browser, address, DESK) as table:
        win(table)
        page = table.page
        page.goto(f"{address}/progress")
        page.locator(".results li").wait_for()
        before = {name: stored(page, name) for name in ("plays", "results")}
        plays = [play | {"updated": 2**45} for play in KEPT["plays"]]
        file = {"univoca": "progress", "format": 1, "plays": [*plays, {"puzzle": "x"}]}
        path.write_text(json.dumps(file))
        page.set_input_files("#file", path)
        page.locator("#data-status.wrong", has_text="Entry 4").wait_for()
        assert {name: stored(page, name) for name in before} == before
        page.evaluate(
            """() => {
              const put = IDBObjectStore.prototype.put;
              let left = 2;
              IDBObjectStore.prototype.put = function (...values) {
                if (left-- === 0) throw new DOMException("full", "QuotaExceededError");
                return put.apply(this, values);
              };
            }"""
        )
        path.write_text(json.dumps(file | {"plays": plays}))
        page.set_input_files("#file", path)
        page.locator("#data-status.wrong", has_text="nothing was changed").wait_for()
        page.wait_for_timeout(50)
        assert {name: stored(page, name) for name in before} == before


def test_charts_are_read_by_keyboard_and_as_tables(browser: Browser, address: str) -> None:
    """Arrows move over days and times and say each; the tables hold the same figures."""
    with seat(browser, address) as table:
        win(table)
        page = table.page
        page.goto(f"{address}/progress")
        year = page.locator(".heat")
        year.focus()
        assert "one puzzle" in str(year.get_attribute("aria-valuetext"))
        page.keyboard.press("ArrowUp")
        assert "no puzzle" in str(year.get_attribute("aria-valuetext"))
        assert year.get_attribute("aria-valuetext") == page.locator("#year .readout").inner_text()
        page.keyboard.press("Home")
        assert year.get_attribute("aria-valuenow") == "1"
        page.locator("#times summary").click()
        time = page.locator("#times td").inner_text()
        assert str(page.locator(".line").get_attribute("aria-valuetext")).endswith(time)
        assert page.locator("#groups tbody td").all_inner_texts() == ["1", time, time]
