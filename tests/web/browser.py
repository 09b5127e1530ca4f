"""A page in a real Chromium, as the tests handle it: what it sees, and hands to play with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, CDPSession, Page

from tests.web.support import ROOT

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
VENDOR = ROOT / "src/univoca/web/client/vendor/fluent/index.js"
AXE = ROOT / "node_modules/axe-core/axe.min.js"
ARTEFACTS = ROOT / "artefacts"
PHONE, TABLET, DESK = (360, 640), (768, 1024), (1440, 900)


def missing() -> str:
    """Return why no page can be tried here, or nothing."""
    needed = {CHROMIUM: "Chromium", str(VENDOR): "npm run vendor", str(AXE): "npm ci"}
    return ", ".join(f"{what} ({path})" for path, what in needed.items() if not Path(path).exists())


@dataclass
class Seat:
    """A page with what went wrong on it and whom it spoke to."""

    page: Page
    address: str
    troubles: list[str] = field(default_factory=list)
    hosts: set[str] = field(default_factory=set)

    def open(self, puzzle: str) -> None:
        """Open a puzzle and wait until it can be played."""
        self.page.goto(f"{self.address}/play#{puzzle}")
        self.page.wait_for_selector("body[data-phase=playing], body[data-phase=solved]")

    def middle(self, target: str) -> tuple[float, float]:
        """Return where a target's middle is on the screen."""
        box = self.page.locator(f"[data-target={target}][role=gridcell]").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def saved(self) -> dict[str, Any]:
        """Return the play that was kept last."""
        found: dict[str, Any] = self.page.evaluate(
            """() => new Promise((done) => {
              const opening = indexedDB.open("univoca");
              opening.onsuccess = () => {
                const all = opening.result.transaction("plays").objectStore("plays").getAll();
                all.onsuccess = () =>
                  done(all.result.sort((one, other) => other.updated - one.updated)[0]);
              };
            })"""
        )
        return found

    def moves(self) -> list[str]:
        """Return the moves that are kept, those undone left out."""
        saved = self.saved()
        moves: list[str] = saved["moves"][: saved["cursor"]]
        return moves

    def wait_moves(self, count: int) -> list[str]:
        """Wait until so many moves are kept, and return them."""
        for _ in range(100):
            if len(self.moves()) == count:
                return self.moves()
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{count} moves expected: {self.moves()}")

    def text(self) -> str:
        """Return what the report says."""
        return self.page.locator("#report").inner_text()

    def solved(self) -> bool:
        """Return whether the page comes to see the win."""
        self.page.wait_for_selector("body[data-phase=solved]", timeout=10_000)
        return True


@contextmanager
def seat(
    browser: Browser,
    address: str,
    size: tuple[int, int] = DESK,
    *,
    touch: bool = False,
    language: str = "en-GB",
    theme: Any = "light",
) -> Iterator[Seat]:
    """Open a page in a fresh profile; at the end nothing went wrong and no other host was asked."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme=theme,
        has_touch=touch,
        reduced_motion="reduce",
    )
    made = Seat(context.new_page(), address)
    page = made.page
    page.set_default_timeout(15_000)
    page.on("console", lambda said: made.troubles.append(said.text) if said.type != "log" else None)
    page.on("pageerror", lambda error: made.troubles.append(str(error)))
    page.on("request", lambda request: made.hosts.add(urlsplit(request.url).netloc))
    try:
        yield made
        assert made.troubles == []
        assert made.hosts <= {urlsplit(address).netloc}
    finally:
        context.close()


class Finger:
    """One finger on the screen, through the browser's own touch events."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)

    def _send(self, what: str, points: list[tuple[float, float]]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touches})

    def down(self, x: float, y: float) -> None:
        """Put the finger down."""
        self._send("touchStart", [(x, y)])

    def move(self, x: float, y: float) -> None:
        """Move it."""
        self._send("touchMove", [(x, y)])

    def up(self) -> None:
        """Lift it."""
        self._send("touchEnd", [])
