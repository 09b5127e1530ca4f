"""Every kind on the marks board, played in a real Chromium: by mouse, by touch, by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser

from tests.web.browser import PHONE, Finger, Seat, seat
from tests.web.support import PUZZLE, answer_to
from univoca import engine
from univoca.outcome import Budget

pytestmark = pytest.mark.browser

KINDS = [
    kind for kind in engine.handle({"do": "kinds"}, Budget())["kinds"] if kind["board"] == "marks"
]
EXAMPLES = [pytest.param(kind["example"]["puzzle"], id=kind["id"]) for kind in KINDS]


def drawn(puzzle: str) -> dict[str, str]:
    """Return the marks of the answer that the first press of each target makes."""
    scene = engine.handle({"do": "scene", "puzzle": puzzle}, Budget())["scene"]
    first = {name: family["states"][1] for name, family in scene["families"].items()}
    families = {target["id"]: target["family"] for target in scene["targets"]}
    return {
        target: state
        for target, state in answer_to(puzzle).items()
        if state == first[families[target]]
    }


@pytest.mark.parametrize("puzzle", EXAMPLES)
def test_a_puzzle_is_played_to_the_end_by_mouse(
    browser: Browser, address: str, puzzle: str
) -> None:
    """A click on the middle of each target of the answer, and the rules say that it is solved."""
    with seat(browser, address) as table:
        table.open(puzzle)
        marks = drawn(puzzle)
        for target in marks:
            table.page.mouse.click(*table.middle(target))
        assert table.solved()
        assert table.moves() == [f"{target}={state}" for target, state in marks.items()]
        assert "Solved in" in table.text()


@pytest.mark.parametrize("puzzle", EXAMPLES)
def test_a_puzzle_is_played_to_the_end_by_touch(
    browser: Browser, address: str, puzzle: str
) -> None:
    """A tap on each target of the answer, on a phone, in Spanish, is enough to win."""
    with seat(browser, address, PHONE, touch=True, language="es") as table:
        table.open(puzzle)
        finger = Finger(table.page)
        for target in drawn(puzzle):
            finger.down(*table.middle(target))
            finger.up()
        assert table.solved()
        assert "Resuelto" in table.text()


@pytest.mark.parametrize("puzzle", EXAMPLES)
def test_a_puzzle_is_played_to_the_end_by_keyboard(
    browser: Browser, address: str, puzzle: str
) -> None:
    """Tab leads to the board, arrows to every target of the answer, Enter and Space mark them."""
    with seat(browser, address) as table:
        table.open(puzzle)
        page = table.page
        for _ in range(12):
            page.keyboard.press("Tab")
            if focused(table):
                break
        for number, target in enumerate(drawn(puzzle)):
            travel(table, target)
            page.keyboard.press("Enter" if number % 2 else "Space")
        assert table.solved()


def focused(table: Seat) -> str:
    """Return the id of the target that has the focus."""
    return str(table.page.evaluate("document.activeElement.dataset.target ?? ''"))


def travel(table: Seat, target: str) -> None:
    """Press arrows until the focus is on a target: to its line, then along it."""
    for _ in range(200):
        here = focused(table)
        if here == target:
            return
        (x, y), (wanted_x, wanted_y) = table.middle(here), table.middle(target)
        if abs(y - wanted_y) > 1:
            table.page.keyboard.press("ArrowDown" if y < wanted_y else "ArrowUp")
        else:
            table.page.keyboard.press("ArrowRight" if x < wanted_x else "ArrowLeft")
    raise AssertionError(f"no arrows lead to {target}")


def test_clicks_and_keys_cycle_through_the_three_states(browser: Browser, address: str) -> None:
    """Click, right click, Space, X, the full stop and Backspace make the moves that they should."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        page = table.page
        for _ in range(3):
            page.mouse.click(*table.middle("r1c1"))
        page.mouse.click(*table.middle("r1c2"), button="right")
        page.keyboard.press("ArrowRight")
        for key in ("Space", "x", ".", "Enter", "Backspace"):
            page.keyboard.press(key)
        assert table.wait_moves(9) == [
            *("r1c1=shaded", "r1c1=dotted", "r1c1=unknown", "r1c2=dotted"),
            *("r1c3=shaded", "r1c3=dotted", "r1c3=unknown", "r1c3=shaded", "r1c3=unknown"),
        ]


def test_a_drag_is_one_move_however_fast(browser: Browser, address: str) -> None:
    """A drag over four cells in one jump is one move; one undo takes all of it back."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        page = table.page
        page.mouse.move(*table.middle("r1c1"))
        page.mouse.down()
        page.mouse.move(*table.middle("r1c4"))
        page.mouse.up()
        assert table.wait_moves(1) == ["r1c1=shaded r1c2=shaded r1c3=shaded r1c4=shaded"]
        page.keyboard.press("Control+z")
        assert table.wait_moves(0) == []
        page.keyboard.press("Control+Shift+z")
        assert len(table.wait_moves(1)) == 1


def test_a_long_press_makes_the_second_mark(browser: Browser, address: str) -> None:
    """A finger that rests half a second dots the cell, and may draw on from there."""
    with seat(browser, address, PHONE, touch=True) as table:
        table.open(PUZZLE)
        finger = Finger(table.page)
        finger.down(*table.middle("r1c1"))
        table.page.wait_for_timeout(600)
        finger.move(*table.middle("r1c2"))
        finger.up()
        assert table.wait_moves(1) == ["r1c1=dotted r1c2=dotted"]


@pytest.mark.skipif(
    "castle-wall" not in [kind["id"] for kind in KINDS], reason="Castle Wall is not installed"
)
def test_a_drag_from_cell_to_cell_is_a_path_of_edges(browser: Browser, address: str) -> None:
    """On edges a drag draws the segments between the cells it visits, as one move."""
    puzzle = next(kind["example"]["puzzle"] for kind in KINDS if kind["id"] == "castle-wall")
    scene = engine.handle({"do": "scene", "puzzle": puzzle}, Budget())["scene"]
    ids = [target["id"] for target in scene["targets"]]
    first = next(one for one in ids if follower(one) in ids)
    with seat(browser, address) as table:
        table.open(puzzle)
        page = table.page
        (x, y), (next_x, next_y) = table.middle(first), table.middle(str(follower(first)))
        half = ((next_x - x) / 2, (next_y - y) / 2)
        page.mouse.move(x - half[0], y - half[1])
        page.mouse.down()
        page.mouse.move(next_x + half[0], next_y + half[1])
        page.mouse.up()
        assert table.wait_moves(1) == [f"{first}=wall {follower(first)}=wall"]


def follower(edge: str) -> str | None:
    """Return the edge that goes on to the right from an edge within a row."""
    row, column, other_row, end = map(int, re.findall(r"\d+", edge))
    return f"r{row}c{end}-r{row}c{end + 1}" if row == other_row and end > column else None


def test_broken_rules_are_shown_where_they_are_with_a_sentence_each(
    browser: Browser, address: str
) -> None:
    """A check marks the places with stripes and lists the sentences; the next move clears both."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        page = table.page
        for target in ("r1c1", "r1c2", "r1c3"):
            page.mouse.click(*table.middle(target))
        page.click("#check")
        page.wait_for_selector(".violations li")
        assert page.locator(".accused[data-target=r1c2]").get_attribute("fill") is not None
        assert page.locator("#findings > .violations li").count() >= 1
        page.mouse.click(*table.middle("r3c5"))
        assert page.locator(".accused").count() == 0
        assert page.locator(".violations li").count() == 0


def test_a_check_of_a_good_beginning_says_so(browser: Browser, address: str) -> None:
    """What is only unfinished is no mistake: it is counted apart."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        table.page.mouse.click(*table.middle("r1c1"))
        table.page.click("#check")
        table.page.wait_for_selector("#findings details")
        assert "No mistakes so far." in table.text()
        assert table.page.locator(".accused").count() == 0


def test_a_reload_brings_everything_back(browser: Browser, address: str) -> None:
    """After a reload the marks, the undo list beyond the cursor and the puzzle are as before."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        for target in ("r1c1", "r2c1", "r3c5"):
            table.page.mouse.click(*table.middle(target))
        table.page.click("#undo")
        table.wait_moves(2)
        table.page.reload()
        table.page.wait_for_selector("body[data-phase=playing]")
        assert table.page.locator(".layer-shade .mark").count() == 2
        table.page.click("#redo")
        table.wait_moves(3)
        table.page.click("#more")
        table.page.click("#restart")
        assert table.wait_moves(4)[-1] == "restart"
        assert table.page.locator(".mark").count() == 0
        table.page.click("#undo")
        assert table.page.locator(".layer-shade .mark").count() == 3


def test_a_solved_puzzle_stays_solved_until_it_is_taken_back(
    browser: Browser, address: str
) -> None:
    """After the win the marks stand fast, over a reload too; undo opens the play again."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        for target in drawn(PUZZLE):
            table.page.mouse.click(*table.middle(target))
        assert table.solved()
        table.page.mouse.click(*table.middle("r1c1"))
        table.page.reload()
        assert table.solved()
        assert len(table.moves()) == len(drawn(PUZZLE))
        table.page.click("#undo")
        table.page.wait_for_selector("body[data-phase=playing]")


@pytest.mark.parametrize(
    "spoilt",
    [
        {"moves": ["r9c9=shaded"], "cursor": 1},
        {"moves": ["r1c1=wall"], "cursor": 1},
        {"size": "9x9"},
        {"format": 0},
    ],
    ids=["elsewhere", "other states", "other size", "other format"],
)
def test_an_old_save_never_loads_onto_another_board(
    browser: Browser, address: str, spoilt: dict[str, object]
) -> None:
    """A save whose moves, size or format do not fit this puzzle is left aside."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        table.page.mouse.click(*table.middle("r1c1"))
        table.wait_moves(1)
        table.page.goto("about:blank")
        table.page.goto(f"{address}/texts/en.ftl")
        table.page.evaluate(
            """(spoilt) => new Promise((done) => {
              const opening = indexedDB.open("univoca");
              opening.onsuccess = () => {
                const plays = opening.result
                  .transaction("plays", "readwrite").objectStore("plays");
                plays.getAll().onsuccess = ({ target }) => {
                  plays.put({ ...target.result[0], ...spoilt }).onsuccess = () => {
                    opening.result.close();
                    done();
                  };
                };
              };
            })""",
            spoilt,
        )
        table.open(PUZZLE)
        assert table.page.locator(".mark").count() == 0
        assert table.moves() == []


def test_the_language_changes_without_a_loss(browser: Browser, address: str) -> None:
    """Names, broken rules and spoken names change language in place; the marks stay."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        page = table.page
        for target in ("r1c1", "r1c2", "r1c3"):
            page.mouse.click(*table.middle(target))
        page.click("#check")
        page.wait_for_selector(".violations li")
        english = table.text()
        page.click("#language")
        page.locator("#status", has_text="error").wait_for()
        assert table.text() != english
        assert page.locator("#undo").inner_text() == "Deshacer"
        name = page.locator("[data-target=r1c1][role=gridcell]").get_attribute("aria-label") or ""
        assert "fila 1, columna 1" in name.lower()
        assert page.evaluate("document.documentElement.lang") == "es"
        assert len(table.moves()) == 3
        page.reload()
        page.wait_for_selector("body[data-phase=playing]")
        assert page.locator("#undo").inner_text() == "Deshacer"


def test_spoken_names_say_place_state_and_count(browser: Browser, address: str) -> None:
    """A gridcell is called by its row, column, region and state, and how its region stands."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        table.page.mouse.click(*table.middle("r1c1"))
        cell = table.page.locator("[data-target=r1c1][role=gridcell]")
        name = cell.get_attribute("aria-label") or ""
        assert name.startswith("Row 1, column 1, region A, shaded; ")
        assert "1 of 2" in name


def test_the_timer_can_be_hidden_and_stays_so(browser: Browser, address: str) -> None:
    """The timer hides at a click, keeps hidden over a reload, and comes back."""
    with seat(browser, address) as table:
        table.open(PUZZLE)
        assert table.page.locator("#timer.hidden").count() == 0
        table.page.click("#timer")
        table.page.reload()
        table.page.wait_for_selector("#timer.hidden")
        table.page.click("#timer")
        assert table.page.locator("#timer.hidden").count() == 0
