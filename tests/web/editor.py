"""The editor in a real Chromium, as its tests handle it: puzzles to draw, boards, drags."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser import Seat
from univoca import kinds
from univoca.grid import Size
from univoca.sheet import border_edits

UNIQUE = "univoca:norinori/5/5/cag4ocjo"
AMBIGUOUS = "univoca:norinori/2/3/0"
CLASH = "univoca:castle-wall/5/5/d230a112q10."


def parted(*rows: str, kind_id: str = "norinori", **numbers: str) -> str:
    """Return the puzzle whose regions are these letters, with these numbers beside the board."""
    kind = kinds.get(kind_id)
    size = Size(len(rows), len(rows[0]))
    edits = border_edits(size, tuple(ord(letter) for row in rows for letter in row))
    drawn = kind.editing.edited(kind.editing.blank(size), edits | numbers)
    return f"univoca:{kind_id}/{kind.model.write(drawn)}"


def edit(table: Seat, puzzle: str) -> None:
    """Open a puzzle in the editor and wait until its answers are counted."""
    table.page.goto("about:blank")
    table.page.goto(f"{table.address}/edit#{puzzle}")
    table.page.wait_for_selector("#outcome[data-state=decided]")


def draws(table: Seat, puzzle: str) -> None:
    """Wait until what is drawn is this puzzle."""
    expect(table.page.locator("#play")).to_have_attribute("href", f"/play#{puzzle}")


def counts(table: Seat, status: str) -> None:
    """Wait until this outcome is shown."""
    table.page.wait_for_selector(f"#outcome[data-state=decided][data-status={status}]")


def new_board(table: Seat, kind: str, width: int, height: int) -> None:
    """Begin an empty board through the dialog, which a first visit opens by itself."""
    page = table.page
    page.goto(f"{table.address}/edit")
    page.wait_for_selector("#new-dialog[open]")
    page.locator("#new-kinds label", has_text=kind).click()
    page.fill("#new-width", str(width))
    page.fill("#new-height", str(height))
    page.click("#new-start")
    page.locator("#about", has_text=f"{width}×{height}").wait_for()


def mode(table: Seat, name: str) -> None:
    """Choose what a drag does."""
    table.page.locator("#modes label", has_text=name).click()


def drag(table: Seat, *points: tuple[float, float]) -> None:
    """Drag the mouse from point to point."""
    table.page.mouse.move(*points[0])
    table.page.mouse.down()
    for point in points[1:]:
        table.page.mouse.move(*point)
    table.page.mouse.up()


def corner(table: Seat, row: int, column: int) -> tuple[float, float]:
    """Return where the corner below and right of a cell lies."""
    (x, y), (right, _) = table.middle("r1c1"), table.middle("r1c2")
    unit = right - x
    return x + unit * (column - 0.5), y + unit * (row - 0.5)
