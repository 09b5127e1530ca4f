"""Opening anything in a real Chromium: pasted, chosen as a file, dropped; and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser import DESK, PHONE, Seat, seat
from tests.web.support import PUZZLE
from tests.web.test_pages import complaints
from univoca.records import Record

pytestmark = pytest.mark.browser

OWN = "univoca:stitches/4/4/1/94g1g0/g4g0j"
PZPRV3 = "pzprv3\nnorinori\n2\n3\n1\n0 0 0\n0 0 0\n. . .\n# . .\n"
RECORD = Record(
    *("norinori", PUZZLE, "10110/10001/01101", "unique", ("search", "sat"), 1),
    recipe="norinori/5x3/easy#3@1",
)
PACK = "\n".join([RECORD.line(), "no puzzle", OWN, "https://puzz.link/p?norinori/5/5/cag4ocjo"])
DROP = """({ text, name, kind }) => {
  const data = new DataTransfer();
  if (name) data.items.add(new File([text], name, { type: kind }));
  else data.setData("text/plain", text);
  for (const event of ["dragenter", "dragover", "drop"])
    document.body.dispatchEvent(
      new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer: data }));
}"""


def catalogue(table: Seat) -> Page:
    """Open the catalogue and wait for its pictures."""
    table.page.goto(table.address)
    table.page.wait_for_selector(".card .ground")
    return table.page


def arrived(page: Page, puzzle: str) -> None:
    """Wait until this puzzle lies on the table."""
    page.wait_for_url(f"**/play#{puzzle}")
    page.wait_for_selector("body[data-phase=playing]")


@pytest.mark.parametrize(
    ("text", "puzzle"),
    [
        (PUZZLE, PUZZLE),
        ("http://pzv.jp/p.html?norinori/5/3/8mg1e", PUZZLE),
        (RECORD.line(), PUZZLE),
        (PZPRV3, "univoca:norinori/3/2/00"),
        ("norinori/5x5/easy#1", "univoca:norinori/5/5/*"),
    ],
    ids=["own text", "address", "record", "pzprv3", "recipe"],
)
def test_any_text_is_opened(browser: Browser, address: str, text: str, puzzle: str) -> None:
    """Whatever form is pasted into the box, its puzzle lies on the table."""
    with seat(browser, address) as table:
        page = catalogue(table)
        page.fill("#open-text", text)
        page.click("#open button[type=submit]")
        arrived(page, puzzle)


def test_a_file_is_opened(browser: Browser, address: str, tmp_path: Path) -> None:
    """A plain text file, chosen by the button, opens like a pasted text."""
    path = tmp_path / "puzzle.txt"
    path.write_text(f"{PUZZLE}\n", "utf-8")
    with seat(browser, address) as table:
        page = catalogue(table)
        with page.expect_file_chooser() as choosing:
            page.click("#open .file")
        choosing.value.set_files(path)
        arrived(page, PUZZLE)


def test_what_is_dropped_on_the_table_takes_the_others_place(
    browser: Browser, address: str
) -> None:
    """A file dropped on the play page opens there; the way back leads to the marks as they were."""
    with seat(browser, address) as table:
        table.open(OWN)
        page = table.page
        page.mouse.click(*table.middle("r1c2-r1c3"))
        table.wait_moves(1)
        page.evaluate(DROP, {"text": PUZZLE, "name": "mine.txt", "kind": "text/plain"})
        arrived(page, PUZZLE)
        page.wait_for_selector("[data-target=r3c5][role=gridcell]")
        page.go_back()
        page.wait_for_selector("[data-target='r1c2-r1c3'][role=gridcell]")
        assert page.locator(".mark").count() == 3
        assert page.url.endswith(f"#{OWN}")


def test_a_dropped_address_is_opened(browser: Browser, address: str) -> None:
    """A text dropped anywhere on the catalogue, such as a link, is opened too."""
    with seat(browser, address) as table:
        page = catalogue(table)
        page.evaluate(DROP, {"text": "https://puzz.link/p?norinori/5/3/8mg1e", "name": ""})
        arrived(page, PUZZLE)


@pytest.mark.parametrize("language", ["en-GB", "es-ES"])
def test_a_pack_shows_its_puzzles_to_choose_from(
    browser: Browser, address: str, language: str
) -> None:
    """A file with several puzzles lists them, the bad lines apart; one is opened by keyboard."""
    with seat(browser, address, language=language) as table:
        page = catalogue(table)
        page.evaluate(DROP, {"text": PACK, "name": "pack.jsonl", "kind": ""})
        page.wait_for_selector("dialog.pack[open]")
        assert page.locator(".entry").count() == 3
        assert re.search(r"Norinori.*5×3", page.locator(".entry").first.inner_text(), re.DOTALL)
        page.click("dialog.pack summary")
        assert page.locator(".refusals li").inner_text().startswith(("Line 2:", "Línea 2:"))
        assert complaints(page) == []
        page.locator(".entry").first.focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        arrived(page, OWN)


def test_a_long_pack_is_looked_through_part_by_part(browser: Browser, address: str) -> None:
    """A pack near the limit is listed whole, page by page, each line where it belongs."""
    lines = [RECORD.line(), OWN, "univoca:norinori/6/6/"] * 2_000
    with seat(browser, address, PHONE) as table:
        page = catalogue(table)
        text = "\n".join(lines)
        assert 400_000 < len(text.encode()) < 1_000_000
        page.evaluate(DROP, {"text": text, "name": "pack.jsonl", "kind": ""})
        page.wait_for_selector("dialog.pack[open]")
        assert page.locator("#pack-title").inner_text().startswith("6,000")
        assert page.locator(".entry").count() == 60
        page.get_by_text("Show more").click()
        assert page.locator(".entry").count() == 120
        page.locator(".entry").nth(61).click()
        arrived(page, OWN)


@pytest.mark.parametrize(
    ("drop", "said"),
    [
        ({"text": "x" * 1_000_001, "name": "big.txt"}, "too large"),
        ({"text": "good morning", "name": "a.txt"}, "none of"),
        ({"text": "{}\n{}", "name": "a.jsonl"}, "none of"),
        ({"text": "https://puzz.link/p?norinori/5/5/!!!", "name": ""}, "Character"),
    ],
    ids=["large", "prose", "no records", "damaged"],
)
def test_what_cannot_be_opened_is_refused_in_one_sentence(
    browser: Browser, address: str, drop: dict[str, Any], said: str
) -> None:
    """On the table too a refusal is one sentence, and the board stays with its marks."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        page = table.page
        page.mouse.click(*table.middle("r1c1"))
        table.wait_moves(1)
        page.evaluate(DROP, {"kind": "", **drop})
        page.locator("#open-problem", has_text=re.compile(".{10}")).wait_for()
        sentence = page.locator("#open-problem").inner_text()
        assert sentence.count(". ") == 0
        assert said in sentence
        assert complaints(page) == []
        page.keyboard.press("Escape")
        assert page.url.endswith(f"#{PUZZLE}")
        assert page.locator(".layer-shade .mark").count() == 1
        table.troubles.clear()  # the browser reports the refused request by itself


def test_a_file_that_is_no_text_is_refused(browser: Browser, address: str, tmp_path: Path) -> None:
    """Bytes that are no UTF-8 are told apart from a text that is no puzzle."""
    path = tmp_path / "picture.txt"
    path.write_bytes(bytes(range(256)))
    with seat(browser, address) as table:
        page = catalogue(table)
        with page.expect_file_chooser() as choosing:
            page.click("#open .file")
        choosing.value.set_files(path)
        page.locator("#open-problem", has_text="picture.txt is not a text file.").wait_for()


def test_another_is_opened_from_the_table_by_keyboard(browser: Browser, address: str) -> None:
    """The dialog for a new puzzle leads to the box for any other, which Enter opens."""
    with seat(browser, address, DESK) as table:
        table.open(OWN)
        page = table.page
        page.focus("#new")
        page.keyboard.press("Enter")
        page.focus("#new-open")
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "open-text"
        assert page.locator("#open-title").inner_text() == "Open a puzzle"
        assert complaints(page) == []
        page.keyboard.type(json.dumps(RECORD.as_json(), ensure_ascii=False))
        page.keyboard.press("Enter")
        arrived(page, PUZZLE)
        assert page.locator("dialog[open]").count() == 0
