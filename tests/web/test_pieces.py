"""The board with pieces in a real Chromium: turned about pivots, and laid from a tray."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.browser import AXE, DESK, PHONE, TABLET, Finger, Seat, seat
from univoca import engine
from univoca.kinds.polypivot import model
from univoca.kinds.polypivot.orbits import Turn
from univoca.kinds.polypivot.solver import least_turns
from univoca.outcome import Budget

pytestmark = pytest.mark.browser
LOCKED = "univoca:pentominoes/4/3/2.2.8/(11)(111)(2113)/(213)@r2c3:2"
SIZES = [pytest.param(size, id=f"{size[0]}x{size[1]}") for size in (PHONE, TABLET, DESK)]


@cache
def made(size: str = "10x8", difficulty: str = "normal", seed: int = 5) -> dict[str, Any]:
    """Return a PolyPivot board as the engine makes it."""
    message = {"do": "generate", "kind": "polypivot", "size": size, "difficulty": difficulty}
    return engine.handle(message | {"seed": seed}, Budget())


def level() -> tuple[str, tuple[Turn, ...]]:
    """Return a board of two-pivot and one-pivot pieces, and a shortest way home."""
    text = str(made()["puzzle"])
    way = least_turns(model.parse(text.split("/", 1)[1]), Budget()).way
    assert {turn.by for turn in way} == {1, -1}
    assert {turn.pivot for turn in way} == {1, 2}
    return text, way


def screw(table: Seat, turn: Turn) -> tuple[float, float]:
    """Return where a pivot's middle is on the screen, at once (a redrawing makes it anew)."""
    x, y = table.page.evaluate(
        """(pivot) => {
          const box = document.querySelector(`[data-pivot="${pivot}"]`).getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }""",
        f"{turn.piece}:p{turn.pivot}",
    )
    return x, y


def refused(text: str) -> Turn:
    """Return a turn that would leave the workspace at the start."""
    puzzle = model.parse(text.split("/", 1)[1])
    return next(
        Turn(number, pivot + 1, by)
        for number, piece in enumerate(puzzle.pieces, 1)
        for pivot in range(len(piece.pivots))
        for by in (1, -1)
        if model.turned(puzzle, piece, model.start(piece), pivot, by) is None
    )


def test_a_board_is_turned_home_by_mouse(browser: Browser, address: str) -> None:
    """Clicks and right clicks on the pivots of the shortest way solve it; the result says so."""
    text, way = level()
    with seat(browser, address) as table:
        table.open(text)
        for turn in way:
            table.page.mouse.click(*screw(table, turn), button="left" if turn.by > 0 else "right")
        assert table.solved()
        assert table.moves() == [str(turn) for turn in way]
        assert f"{len(way)} turns" in table.text()
        assert "exactly par" in table.text()
        result = table.saved()["result"]
        pieces = model.parse(text.split("/", 1)[1]).pieces
        assert result == {
            "size": "10x8",
            "difficulty": None,
            "turns": len(way),
            "par": len(way),
            "pieces": len(pieces),
            "two_pivot_pieces": sum(len(piece.pivots) == 2 for piece in pieces),
        }


def test_a_board_is_turned_home_by_touch(browser: Browser, address: str) -> None:
    """On a phone taps turn clockwise, long presses and the button anticlockwise."""
    text, way = level()
    with seat(browser, address, PHONE, touch=True, language="es") as table:
        table.open(text)
        finger = Finger(table.page)
        before = table.page.locator("#board").bounding_box()
        rested = 0
        for turn in way:
            if turn.by < 0 and rested > 2:
                choose(table, turn)
                table.page.tap("#piece-left")
                continue
            finger.down(*screw(table, turn))
            if turn.by < 0:
                rested += 1
                table.page.wait_for_timeout(520)
            finger.up()
        assert table.solved()
        assert table.moves() == [str(turn) for turn in way]
        assert "Resuelto" in table.text()
        assert table.page.locator("#next").is_visible()
        assert table.page.locator("#board").bounding_box() == before


def choose(table: Seat, turn: Turn) -> None:
    """Choose a piece by its option's focus, and its pivot by the button."""
    page = table.page
    page.locator(f'[role=option][data-target="{turn.piece}"]').focus()
    if page.locator("#piece-pivot").get_attribute("data-pivot") != str(turn.pivot):
        page.tap("#piece-pivot")


def test_a_board_is_turned_home_by_keyboard(browser: Browser, address: str) -> None:
    """Tab leads to the pieces, numbers and arrows choose one, Space its pivot, Enter turns it."""
    text, way = level()
    with seat(browser, address) as table:
        table.open(text)
        keys = table.page.keyboard
        for _ in range(12):
            keys.press("Tab")
            if focused(table):
                break
        for number, turn in enumerate(way):
            if number % 2:
                keys.press("Escape")
                keys.type(str(turn.piece))
            while focused(table) != str(turn.piece):
                keys.press("ArrowRight")
            name = table.page.evaluate("document.activeElement.getAttribute('aria-label')")
            using = re.search(r"pivot (\d) of 2", name)
            if turn.pivot != int(using[1] if using else 1):
                keys.press("Space")
            keys.press("Enter" if turn.by > 0 else "Shift+Enter")
        assert table.solved()
        assert table.moves() == [str(turn) for turn in way]


def focused(table: Seat) -> str:
    """Return the id of the piece that has the focus."""
    return str(table.page.evaluate("document.activeElement.dataset.target ?? ''"))


def test_a_turn_out_of_the_workspace_is_refused_with_a_sign(browser: Browser, address: str) -> None:
    """It is no move: a mark at the edge and a sentence say so, and no dialog opens."""
    text, _ = level()
    turn = refused(text)
    with seat(browser, address) as table:
        table.open(text)
        before = table.page.locator(f'[role=option][data-target="{turn.piece}"]').get_attribute("d")
        table.page.mouse.click(*screw(table, turn), button="left" if turn.by > 0 else "right")
        table.page.wait_for_selector(".refused[data-side]")
        assert f"Piece {turn.piece} would leave the workspace" in table.text()
        assert table.page.locator("dialog[open]").count() == 0
        assert table.moves() == []
        after = table.page.locator(f'[role=option][data-target="{turn.piece}"]').get_attribute("d")
        assert after == before


def test_overlaps_have_a_hatch_and_a_count_and_a_mixed_colour(
    browser: Browser, address: str
) -> None:
    """Where pieces lie upon each other: stripes, how many they are, and each channel's RMS."""
    with seat(browser, address) as table:
        table.open(made()["puzzle"])
        page = table.page
        fills = page.locator(".layer-hatch .overlap").evaluate_all(
            "all => all.map((each) => each.getAttribute('fill'))"
        )
        assert fills
        assert all(fill.startswith("url(#hatch-") for fill in fills)
        counts = page.locator(".count").all_text_contents()
        assert len(counts) >= len(fills)
        assert all(re.fullmatch(r"×[2-9]", count) for count in counts)
        colours = page.evaluate(
            """async () => {
              const script = document.querySelector("script[type=module]").src;
              const { mixture } = await import(new URL("pieces-shape.js", script));
              return [mixture([30]), mixture([200]), mixture([30, 200])]
                .map((colour) => /rgb\\(([\\d ]+)\\)/.exec(colour)[1].split(" ").map(Number));
            }"""
        )
        for one, other, both in zip(*colours, strict=True):
            assert abs(((one**2 + other**2) / 2) ** 0.5 - both) < 1


def test_what_is_written_on_pieces_stays_within_a_cell(browser: Browser, address: str) -> None:
    """Names and counts are no larger than the cell that they stand in."""
    with seat(browser, address) as table:
        table.open(made()["puzzle"])
        heights = table.page.locator(".layer-labels text").evaluate_all(
            "all => all.map((each) => each.getBBox().height)"
        )
        assert heights
        assert max(heights) <= 1


def test_undo_redo_and_restart_are_the_players_own(browser: Browser, address: str) -> None:
    """The counter beside par follows them; a reload in the middle keeps all of it."""
    text, way = level()
    with seat(browser, address) as table:
        table.open(text)
        page = table.page
        for turn in way[:3]:
            page.mouse.click(*screw(table, turn), button="left" if turn.by > 0 else "right")
        page.click("#undo")
        table.wait_moves(2)
        page.reload()
        page.wait_for_selector("body[data-phase=playing]")
        page.locator(".tally", has_text="par").wait_for()
        assert tally(table) == f"2 turns · par {len(way)}"
        page.click("#redo")
        assert tally(table) == f"3 turns · par {len(way)}"
        assert table.wait_moves(3) == [str(turn) for turn in way[:3]]
        page.click("#more")
        page.click("#restart")
        assert tally(table) == f"0 turns · par {len(way)}"
        page.click("#undo")
        assert tally(table) == f"3 turns · par {len(way)}"


def tally(table: Seat) -> str:
    """Return the counter, its spaces plain."""
    return table.page.locator(".tally").inner_text().replace("\u00a0", " ")


def test_hints_alone_lead_home_in_par(browser: Browser, address: str) -> None:
    """The first says which piece, the second where, the third which turn; doing it is a move."""
    text, way = level()
    with seat(browser, address) as table:
        table.open(text)
        page = table.page
        for number in range(len(way)):
            page.click("#hint")
            page.wait_for_selector(".hinted")
            page.click("#hint-more")
            page.wait_for_selector(".hinted-place")
            page.click("#hint-more")
            page.wait_for_selector("#hint-do")
            assert "about" in table.text()
            page.click("#hint-do")
            table.wait_moves(number + 1)
        assert table.solved()
        assert table.saved()["result"]["turns"] == table.saved()["result"]["par"]


def test_spoken_names_say_how_a_piece_lies(browser: Browser, address: str) -> None:
    """A piece is called by number, cells, what it lies over, and the pivot in use."""
    with seat(browser, address) as table:
        table.open(made()["puzzle"])
        names = table.page.locator("[role=option]").evaluate_all(
            "all => all.map((each) => each.getAttribute('aria-label'))"
        )
        assert all(re.match(r"piece \d+, \d+ cells, (one|2) pivot", name) for name in names)
        assert any(re.search(r"over (one other|two others|three others)", name) for name in names)
        assert any(name.endswith("pivot 1 of 2") for name in names)
        assert any("sticks out of the target" in name for name in names)


def test_a_board_with_pieces_keeps_its_place(browser: Browser, address: str) -> None:
    """Neither turns nor hints nor their sentences move or resize the board."""
    text, way = level()
    with seat(browser, address, PHONE, touch=True) as table:
        table.open(text)
        table.page.locator(".tally", has_text="par").wait_for()
        before = table.page.locator("#board").bounding_box()
        table.page.mouse.click(*screw(table, way[0]))
        table.page.click("#hint")
        table.page.wait_for_selector(".hinted")
        assert table.page.locator("#board").bounding_box() == before
        said, more = (table.page.locator(name).bounding_box() for name in ("#status", "#hint-more"))
        assert said is not None
        assert more is not None
        assert said["y"] < more["y"] + more["height"]  # beside the words, not above them
        assert said["x"] + said["width"] <= more["x"]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", ["pivot", "place"])
def test_axe_finds_nothing_serious(
    browser: Browser, address: str, mode: str, size: tuple[int, int], theme: str
) -> None:
    """No serious breach of accessibility on either board, and every button is a finger wide."""
    with seat(browser, address, size, theme=theme) as table:
        table.open(made()["puzzle"] if mode == "pivot" else LOCKED)
        table.page.evaluate(AXE.read_text("utf-8"))
        found = table.page.evaluate("axe.run('#content')")["violations"]
        serious = [each for each in found if each["impact"] in ("serious", "critical")]
        assert [(each["id"], each["nodes"][0]["html"]) for each in serious] == []
        for box in table.page.locator(".handle").all():
            sides = box.bounding_box()
            assert sides is not None
            assert min(sides["width"], sides["height"]) >= 44
        assert table.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_a_quarter_turn_swings_unless_motion_is_reduced(browser: Browser, address: str) -> None:
    """With motion the piece turns through angles between; without, it is there at once."""
    text, way = level()
    with seat(browser, address) as table:
        table.open(text)
        page = table.page
        page.evaluate(
            """() => {
              window.angles = new Set();
              new MutationObserver((all) => {
                for (const { target } of all)
                  if (target.classList.contains("moving"))
                    window.angles.add(target.getAttribute("transform"));
              }).observe(document.querySelector(".layer-moving"),
                { subtree: true, attributes: true, attributeFilter: ["transform"] });
            }"""
        )
        page.mouse.click(*screw(table, way[0]), button="left" if way[0].by > 0 else "right")
        table.wait_moves(1)
        assert page.evaluate("window.angles.size") == 0
        page.emulate_media(reduced_motion="no-preference")
        page.click("#undo")
        page.wait_for_timeout(600)
        assert page.locator(".moving").count() == 0
        assert page.evaluate("window.angles.size") >= 1
        assert table.moves() == []
