"""Pieces laid from a tray in a real Chromium: a small Pentominoes level, to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from tests.web.browser import PHONE, Finger, Seat, seat
from univoca import engine
from univoca.outcome import Budget

pytestmark = pytest.mark.browser
LEVEL = "univoca:pentominoes/5/3/15/PUV"
ANSWER: dict[str, str] = engine.handle({"do": "solve", "puzzle": LEVEL}, Budget())["marks"][0]
ORIENTATIONS: dict[str, dict[str, list[tuple[int, int]]]] = {
    piece["id"]: {name: sorted(cells) for name, cells in piece["orientations"].items()}
    for piece in engine.handle({"do": "scene", "puzzle": LEVEL}, Budget())["scene"]["pieces"]
}


def centre(table: Seat, name: str, mark: str) -> tuple[float, float]:
    """Return where the middle of a piece's box is on the screen when it lies at a mark."""
    row, column, orientation = parts(mark)
    cells = ORIENTATIONS[name][orientation]
    high, wide = max(r for r, _ in cells) + 1, max(c for _, c in cells) + 1
    return spot(table, column + wide / 2, row + high / 2)


def parts(mark: str) -> tuple[int, int, str]:
    """Return row and column from 0, and the orientation."""
    found = re.fullmatch(r"r(\d+)c(\d+):(\w+)", mark)
    assert found is not None
    return int(found[1]) - 1, int(found[2]) - 1, found[3]


def spot(table: Seat, x: float, y: float) -> tuple[float, float]:
    """Return where a point of the board is on the screen."""
    at = table.page.evaluate(
        """([x, y]) => {
          const { x: left, y: top } =
            new DOMPoint(x, y).matrixTransform(document.getElementById("board").getScreenCTM());
          return [left, top];
        }""",
        [x, y],
    )
    return at[0], at[1]


def slot(table: Seat, name: str) -> tuple[float, float]:
    """Return where a piece is on the screen: its slot, or its place."""
    box = table.page.locator(f'[role=option][data-target="{name}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def turns(name: str, orientation: str) -> tuple[bool, int]:
    """Return whether to flip and how often to turn right to come from the first orientation."""
    for flip in (False, True):
        cells = ORIENTATIONS[name]["0"]
        if flip:
            cells = [(row, -column) for row, column in cells]
        for count in range(4):
            top, left = min(r for r, _ in cells), min(c for _, c in cells)
            laid = sorted((r - top, c - left) for r, c in cells)
            if laid == ORIENTATIONS[name][orientation]:
                return flip, count
            cells = [(column, -row) for row, column in cells]
    raise AssertionError(orientation)


def expected() -> list[str]:
    """Return the moves that lay the answer."""
    return [f"{name}@{mark}" for name, mark in ANSWER.items()]


def test_a_level_is_packed_by_dragging(browser: Browser, address: str) -> None:
    """Each piece is turned by the wheel and the buttons, dragged over a ghost, and dropped."""
    with seat(browser, address) as table:
        table.open(LEVEL)
        page = table.page
        for name, mark in ANSWER.items():
            flip, count = turns(name, parts(mark)[2])
            page.mouse.click(*slot(table, name))
            if flip:
                page.click("#piece-flip")
            for _ in range(count):
                page.click("#piece-right")
            page.mouse.move(*slot(table, name))
            page.mouse.down()
            page.mouse.move(*centre(table, name, mark), steps=4)
            assert page.locator("[data-ghost=fits]").count() == 1
            page.mouse.up()
        assert table.solved()
        assert table.moves() == expected()
        assert "3 of 3 placed" in page.locator(".tally").inner_text()


def test_a_level_is_packed_by_touch(browser: Browser, address: str) -> None:
    """A tap takes a piece, buttons turn it, a tap on the board lays it."""
    with seat(browser, address, PHONE, touch=True, language="es") as table:
        table.open(LEVEL)
        finger = Finger(table.page)
        for name, mark in ANSWER.items():
            flip, count = turns(name, parts(mark)[2])
            tap(finger, slot(table, name))
            if flip:
                table.page.tap("#piece-flip")
            for _ in range(count):
                table.page.tap("#piece-right")
            tap(finger, centre(table, name, mark))
        assert table.solved()
        assert table.moves() == expected()


def tap(finger: Finger, at: tuple[float, float]) -> None:
    """Tap once."""
    finger.down(*at)
    finger.up()


def test_a_level_is_packed_by_keyboard(browser: Browser, address: str) -> None:
    """Letters take pieces, R, Shift R and F turn and flip, arrows move the ghost, Enter lays it."""
    with seat(browser, address) as table:
        table.open(LEVEL)
        keys = table.page.keyboard
        table.page.locator("[role=option]").first.focus()
        for name, mark in ANSWER.items():
            row, column, orientation = parts(mark)
            flip, count = turns(name, orientation)
            keys.press(name.lower())
            if flip:
                keys.press("f")
            for _ in range(1 if count == 3 else count):
                keys.press("Shift+R" if count == 3 else "r")
            for _ in range(5):
                keys.press("ArrowLeft")
                keys.press("ArrowUp")
            for _ in range(row):
                keys.press("ArrowDown")
            for _ in range(column):
                keys.press("ArrowRight")
            said = table.page.locator("#spoken").inner_text()
            assert said in ("", f"Row {row + 1}, column {column + 1}: fits")
            keys.press("Enter")
        assert table.solved()
        assert table.moves() == expected()


def test_a_piece_goes_back_in_three_ways_and_keeps_its_orientation(
    browser: Browser, address: str
) -> None:
    """A click, a drag off the board and Backspace take it back to the tray, turned as it was."""
    mark = "r1c1:1"
    with seat(browser, address) as table:
        table.open(LEVEL)
        page = table.page
        page.mouse.click(*slot(table, "P"))
        page.click("#piece-right")
        for number in range(3):
            if number:
                page.mouse.click(*slot(table, "P"))
            page.mouse.click(*centre(table, "P", mark))
            table.wait_moves(2 * number + 1)
            x, y = spot(table, 0.5, 0.5)
            if number == 0:
                page.mouse.click(x, y)
            elif number == 1:
                page.mouse.move(x, y)
                page.mouse.down()
                page.mouse.move(*slot(table, "V"), steps=4)
                page.mouse.up()
            else:
                page.locator("[role=option][data-target=P]").focus()
                page.keyboard.press("Backspace")
            assert table.wait_moves(2 * number + 2) == [f"P@{mark}", "P@-"] * (number + 1)


def test_what_does_not_fit_is_shown_and_refused(browser: Browser, address: str) -> None:
    """Over another piece or over the edge the ghost is hatched, and no click lays it."""
    with seat(browser, address) as table:
        table.open(LEVEL)
        page = table.page
        page.mouse.click(*slot(table, "P"))
        page.mouse.click(*centre(table, "P", "r1c1:0"))
        table.wait_moves(1)
        page.mouse.click(*slot(table, "V"))
        page.mouse.move(*spot(table, 2.4, 1.5))
        assert page.locator("[data-ghost=clashes]").count() == 1
        assert page.locator(".clash").get_attribute("d")
        page.mouse.click(*spot(table, 2.4, 1.5))
        assert "does not fit" in table.text()
        assert table.moves() == ["P@r1c1:0"]


def test_a_reload_brings_pieces_back(browser: Browser, address: str) -> None:
    """After a reload pieces lie where they lay, and undo and redo go on."""
    with seat(browser, address) as table:
        table.open(LEVEL)
        page = table.page
        page.mouse.click(*slot(table, "P"))
        page.mouse.click(*centre(table, "P", "r1c1:0"))
        table.wait_moves(1)
        page.reload()
        page.wait_for_selector("body[data-phase=playing]")
        assert page.locator(".tally").inner_text() == "1 of 3 placed"
        page.click("#undo")
        assert page.locator(".tally").inner_text() == "0 of 3 placed"
        page.click("#redo")
        assert table.wait_moves(1) == ["P@r1c1:0"]


def test_hints_lead_on_from_what_is_laid_or_say_what_to_take_back(
    browser: Browser, address: str
) -> None:
    """Three stages lay the next piece; from a dead end two name what has to go, and do it."""
    with seat(browser, address) as table:
        table.open(LEVEL)
        page = table.page
        page.mouse.click(*slot(table, "V"))
        page.mouse.click(*centre(table, "V", "r1c2:0"))
        table.wait_moves(1)
        page.click("#hint")
        page.locator("#status", has_text="Something is wrong").wait_for()
        page.click("#hint-more")
        page.wait_for_selector("#hint-do")
        assert "take piece V back" in table.text()
        page.click("#hint-do")
        assert table.wait_moves(2)[-1] == "V@-"
        for number in range(3):
            page.click("#hint")
            page.wait_for_selector(".hinted, .hinted-place")
            page.click("#hint-more")
            page.locator("#status", has_text="piece").wait_for()
            page.click("#hint-more")
            page.wait_for_selector("#hint-do")
            page.click("#hint-do")
            table.wait_moves(3 + number)
        assert table.solved()
