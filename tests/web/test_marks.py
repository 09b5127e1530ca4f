"""The marks board looked at closely: seams, clues, tints, places in words, tabs, big boards."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.browser import DESK, PHONE, Finger, Seat, seat
from tests.web.support import PUZZLE, answer_to
from univoca.grid import Size
from univoca.kinds.norinori.model import Puzzle, write

pytestmark = pytest.mark.browser

# Regions A and B over C, with two stitches (or one) a pair; rows 2 and 4 ask for 4 and 0 holes.
PAIRS = "univoca:stitches/4/4/2/94g1g0/g4g0j"
SINGLE = "univoca:stitches/4/4/1/94g1g0/g4g0j"
# A white tower at r2c2, a black one at r1c5 that allows no wall to its left.
TOWERS = "univoca:castle-wall/5/5/d230a112q00."
RING = [(0, 0), (2, 0), (2, 2), (0, 2), (0, 0)]


def big(side: int) -> str:
    """Return a Norinori of that side in regions of two cells."""
    regions = tuple(row * side // 2 + column // 2 for row in range(side) for column in range(side))
    return "univoca:norinori/" + write(Puzzle(Size(side, side), regions))


def draw_ring(table: Seat) -> None:
    """Draw a wall around the white tower, as one drag from cell to cell."""
    x, y = table.middle("r1c1-r1c2")
    unit = table.middle("r1c2-r1c3")[0] - x
    points = [(x - unit / 2 + column * unit, y + row * unit) for column, row in RING]
    table.page.mouse.move(*points[0])
    table.page.mouse.down()
    for point in points[1:]:
        table.page.mouse.move(*point, steps=4)
    table.page.mouse.up()
    assert len(table.wait_moves(1)[0].split()) == 8


def test_the_border_of_a_joined_pair_becomes_a_seam(browser: Browser, address: str) -> None:
    """A pair joined as often as it must be has a met seam; one stitch less and it is a border."""
    with seat(browser, address) as table:
        table.open(PAIRS)
        page = table.page
        page.mouse.click(*table.middle("r1c2-r1c3"))
        assert page.locator(".seam").count() == 0
        page.mouse.click(*table.middle("r2c2-r2c3"))
        assert page.locator(".seam.met").count() == 1
        dashes = "(line) => getComputedStyle(line).strokeDasharray"
        assert page.locator(".seam.met path").last.evaluate(dashes) != "none"
        page.click("#undo")
        assert page.locator(".seam").count() == 0


def test_a_pair_joined_too_often_is_told_by_shape_too(browser: Browser, address: str) -> None:
    """A second stitch where one is asked for makes a seam of another dash and width."""
    with seat(browser, address) as table:
        table.open(SINGLE)
        page = table.page
        look = (
            "(line) => [getComputedStyle(line).strokeDasharray, line.parentNode.className.baseVal]"
        )
        page.mouse.click(*table.middle("r1c2-r1c3"))
        met = page.locator(".seam path").last.evaluate(look)
        page.mouse.click(*table.middle("r2c2-r2c3"))
        over = page.locator(".seam path").last.evaluate(look)
        assert (met[1], over[1]) == ("seam met", "seam over")
        assert met[0] != over[0]


def test_counters_say_met_and_exceeded_by_shape(browser: Browser, address: str) -> None:
    """A line's number gets a tick, then a triangle; a 0 that has nothing is left as it is."""
    with seat(browser, address) as table:
        table.open(PAIRS)
        page = table.page
        zero = page.locator(".text", has_text="0")
        assert zero.get_attribute("data-standing") == "under"
        assert page.locator(".badge").count() == 0
        for edge in ("r2c2-r2c3", "r2c1-r3c1", "r2c2-r3c2"):
            page.mouse.click(*table.middle(edge))
        assert page.locator(".text[data-standing=met]").text_content() == "4"
        assert page.locator(".badge.met path").count() == 1
        page.mouse.click(*table.middle("r4c2-r4c3"))
        assert zero.get_attribute("data-standing") == "over"
        assert page.locator(".badge.over path").count() == 2


@pytest.mark.parametrize(
    ("language", "note"), [("en-GB", "2 stitches a pair"), ("es-ES", "2 puntadas por pareja")]
)
def test_the_page_says_how_many_stitches_a_pair_needs(
    browser: Browser, address: str, language: str, note: str
) -> None:
    """The number stands in the corner of the board, and in words above it."""
    with seat(browser, address, language=language) as table:
        table.open(PAIRS)
        assert note in table.page.locator("#about").inner_text()
        assert table.page.locator(".role-note").text_content() == "×2"


def test_inside_and_outside_are_tinted_until_the_player_says_no(
    browser: Browser, address: str
) -> None:
    """A closed wall tints both sides; the switch beside the board is remembered over a reload."""
    with seat(browser, address) as table:
        table.open(TOWERS)
        page = table.page
        switch = page.locator("#tint")
        assert switch.is_visible()
        assert page.locator(".inside").count() == 0
        draw_ring(table)
        inside = page.locator(".inside").bounding_box()
        assert inside is not None
        assert page.locator(".beyond").is_visible()
        switch.click()
        assert switch.get_attribute("aria-pressed") == "false"
        assert not page.locator(".inside").is_visible()
        page.reload()
        page.wait_for_selector("#tint[aria-pressed=false]")
        assert not page.locator(".beyond").is_visible()
        switch.click()
        assert page.locator(".inside").bounding_box() == inside
        page.click("#undo")
        assert page.locator(".inside, .beyond").count() == 0
        table.open(PUZZLE)
        assert not switch.is_visible()


@pytest.mark.parametrize(
    ("language", "place"),
    [("en-GB", "tower at row 1, column 5"), ("es-ES", "torre de la fila 1, columna 5")],
)
def test_places_are_said_in_words(
    browser: Browser, address: str, language: str, place: str
) -> None:
    """Broken rules and the names of edges speak of rows and columns; a sentence shows its place."""
    with seat(browser, address, language=language) as table:
        table.open(TOWERS)
        page = table.page
        draw_ring(table)
        page.click("#check")
        sentence = page.locator(".violations [data-rule=count-over]")
        assert place in sentence.inner_text()
        sentence.hover()
        assert page.locator(".accused.pointed[data-target=r1c5]").count() == 1
        name = page.locator("[data-target='r1c1-r1c2']").get_attribute("aria-label") or ""
        assert "r1c1" not in name
        assert name.count("1") >= 3


def test_numbers_stay_readable_where_a_rule_is_broken(browser: Browser, address: str) -> None:
    """The stripes of an accused clue lie above its cell and below its number."""
    with seat(browser, address) as table:
        table.open(TOWERS)
        draw_ring(table)
        table.page.click("#check")
        table.page.wait_for_selector(".accused")
        order = table.page.evaluate(
            "[...document.querySelectorAll('.rect.role-clue, .accused, .text.role-clue-light')]"
            ".map((one) => one.classList.contains('accused') ? 'stripes' : one.tagName)"
        )
        assert order.index("rect") < order.index("stripes") < order.index("text")


def test_the_nearest_edge_takes_the_touch(browser: Browser, address: str) -> None:
    """On a phone a finger means the nearest edge, well away from the line; a mouse has 24 px."""
    with seat(browser, address, PHONE, touch=True) as table:
        table.open(TOWERS)
        x, y = table.middle("r3c2-r3c3")
        unit = table.middle("r3c3-r3c4")[0] - x
        assert unit * 0.8 > 44
        finger = Finger(table.page)
        for number, (across, down) in enumerate([(0.3, 0.05), (-0.3, 0), (0.05, 0.35)]):
            finger.down(x + across * unit, y + down * unit)
            finger.up()
            assert table.wait_moves(number + 1)[-1].startswith("r3c2-r3c3=")
    with seat(browser, address, DESK) as table:
        table.open(TOWERS)
        for edge in table.page.locator("[role=gridcell]").all():
            box = edge.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 24


def test_two_tabs_do_not_undo_each_other(browser: Browser, address: str) -> None:
    """A tab that is looked at again shows what another one did, and never writes over it."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        table.page.mouse.click(*table.middle("r1c1"))
        table.wait_moves(1)
        other = Seat(table.page.context.new_page(), address)
        other.open(PUZZLE)
        other.page.mouse.click(*other.middle("r3c5"))
        other.wait_moves(2)
        hide = "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });"
        tell = "document.dispatchEvent(new Event('visibilitychange'))"
        table.page.evaluate(hide + tell)
        table.page.wait_for_timeout(150)
        assert len(other.moves()) == 2
        table.page.evaluate(f"delete document.hidden; {tell}")
        table.page.wait_for_selector(".layer-shade .mark >> nth=1")
        assert len(table.moves()) == 2


def test_sharing_leaves_the_result_in_place(browser: Browser, address: str) -> None:
    """After the win the address is copied and said so below the result, once however often."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        for target, state in answer_to(PUZZLE).items():
            if state == "shaded":
                table.page.mouse.click(*table.middle(target))
        assert table.solved()
        for _ in range(2):
            table.page.click("#share")
            table.page.wait_for_selector(".added")
        assert table.page.locator(".added").count() == 1
        assert "Solved in" in table.text()
        assert table.page.locator("#next").is_visible()


def test_a_mark_on_the_biggest_board_changes_little(browser: Browser, address: str) -> None:
    """A click on a board of 60×60 touches a few elements, however many there are."""
    with seat(browser, address) as table:
        table.open(big(60))
        page = table.page
        page.evaluate(
            """() => {
              window.touched = 0;
              const count = (records) => {
                for (const { addedNodes, removedNodes } of records)
                  window.touched += addedNodes.length + removedNodes.length;
              };
              const board = document.getElementById("board");
              new MutationObserver(count).observe(board, { childList: true, subtree: true });
            }"""
        )
        for target in ("r30c30", "r30c31", "r31c30"):
            page.mouse.click(*table.middle(target))
        table.wait_moves(3)
        assert 3 <= page.evaluate("window.touched") <= 30
        assert page.locator("#board *").count() < 3600 + 1900


def test_options_are_folded_until_one_is_chosen(browser: Browser, address: str) -> None:
    """Many options hide behind a summary, in words; one that was changed stands open next time."""
    with seat(browser, address, language="es-ES") as table:
        page = table.page
        page.goto(address)
        card = page.locator("[data-kind=castle-wall]")
        assert not card.locator("[data-choice=symmetry]").is_visible()
        card.locator("summary").click()
        card.locator("[data-choice=symmetry] .chip", has_text="de espejo").click()
        assert "symmetry=mirror" in (card.locator("a.primary").get_attribute("href") or "")
        page.reload()
        card.locator("[data-choice=symmetry]").wait_for()
        long = page.locator("[data-kind=pentominoes] [data-choice=size] select")
        long.select_option("6x10")
        link = page.locator("[data-kind=pentominoes] a.primary").get_attribute("href") or ""
        assert "size=6x10" in link
