"""Pictures in characters, each compared with one drawn by hand."""

from __future__ import annotations

import itertools
import unicodedata

import pytest

from tests.render.scenes import CLUES, PIECES, SHADED
from univoca.render.canvas import Canvas, beside
from univoca.render.text import text_picture
from univoca.scene import Scene, Shape


def test_shades_and_dots() -> None:
    """Regions have heavy borders, shaded cells a texture, dotted ones a dot."""
    marks = {"r1c1": "shaded", "r1c2": "shaded", "r2c3": "dotted"}
    assert text_picture(SHADED, marks) == (
        "┏━━━┯━━━┳━━━┓\n┃▒▒▒│▒▒▒┃   ┃\n┠───╆━━━╃───┨\n┃   ┃   │ · ┃\n┗━━━┻━━━┷━━━┛\n"
    )


def test_clues_and_segments() -> None:
    """Clue colours differ without colour, numbers stand in the margin, segments cross borders."""
    marks = {"r1c1-r1c2": "wall", "r1c2-r1c3": "crossed"}
    assert text_picture(CLUES, marks) == (
        "                  3\n"
        "   ┌─────┬─────┬─────┐\n"
        "   │  ╺━━┿━━╸  ×     │\n"
        "   ├─────┼─────┼─────┤\n"
        "7  │█2→██│[10 ]│▒▒▒▒▒│\n"
        "   └─────┴─────┴─────┘\n"
    )


def test_pieces_and_tray() -> None:
    """A placed piece lies on the board; one without a place waits beneath, pivots marked."""
    assert text_picture(PIECES, {"V": "r1c2:0"}) == (
        "┏━━━┳━━━┳━━━┓\n"
        "┃   ┃ V ┃   ┃\n"
        "┃   ┃   ┗━━━┫\n"
        "┃   ┃ V   V ┃\n"
        "┗━━━┻━━━━━━━┛\n"
        "\n"
        "┏━━━━━━━━━━━┓\n"
        "┃ I   I  I○ ┃\n"
        "┗━━━━━━━━━━━┛\n"
    )


def test_overlapping_pieces() -> None:
    """A cell that two pieces cover names both."""
    picture = text_picture(PIECES, {"V": "r1c1:1", "I": "r1c1:0"})
    assert "V+I" in picture


def test_differences() -> None:
    """Targets in which two answers differ carry ≠, cells and edges alike, and keep their state."""
    picture = text_picture(SHADED, {"r1c1": "shaded"}, ["r1c1", "r1c2"])
    assert picture.splitlines()[1] == "┃▒≠▒│ ≠ ┃   ┃"
    edges = text_picture(CLUES, {"r1c1-r1c2": "wall"}, ["r1c1-r1c2"])
    assert "╺━━≠━━╸" in edges


@pytest.mark.parametrize(
    ("corners", "arrow"),
    [
        ((0.5, 0.2, 0.3, 0.7, 0.7, 0.7), "↑"),
        ((0.5, 0.8, 0.3, 0.3, 0.7, 0.3), "↓"),
        ((0.2, 0.5, 0.7, 0.3, 0.7, 0.7), "←"),
        ((0.8, 0.5, 0.3, 0.3, 0.3, 0.7), "→"),
    ],
)
def test_triangles_are_arrows(corners: tuple[float, ...], arrow: str) -> None:
    """A small triangle is written as the arrow that it points like."""
    assert arrow in text_picture(Scene(1, 1, (Shape("polygon", corners, "arrow"),)))


def test_unknown_roles_are_drawn() -> None:
    """A role that nobody listed still shows: nothing of a scene is lost silently."""
    shapes = (
        Shape("rect", (0, 0, 2, 1), "novelty"),
        Shape("circle", (0.5, 0.5, 0.2), "novelty"),
        Shape("text", (1.5, 0.5, 0.5), "novelty", "Z"),
    )
    assert text_picture(Scene(2, 1, shapes)) == "┌───────┐\n│ ●   Z │\n└───────┘\n"


def test_every_crossing_is_the_sign_that_unicode_names() -> None:
    """Each of the 81 crossings of light and heavy arms is drawn with its own sign."""
    weights = {1: "LIGHT", 2: "HEAVY"}
    seen = set()
    for up, right, down, left in itertools.product(range(3), repeat=4):
        canvas = Canvas()
        centre = (1, 1)
        for weight, end in ((up, (0, 1)), (right, (1, 2)), (down, (2, 1)), (left, (1, 0))):
            if weight:
                canvas.line(centre, end, weight)
        lines = canvas.text().splitlines()
        if not lines:
            continue
        row = lines[1 if up else 0]
        sign = row[(1 if left else 0)]
        seen.add(sign)
        name = unicodedata.name(sign)
        for weight, word in ((up, "UP"), (right, "RIGHT"), (down, "DOWN"), (left, "LEFT")):
            alike = {"UP": "VERTICAL", "DOWN": "VERTICAL"}.get(word, "HORIZONTAL")
            assert (word in name or alike in name) == bool(weight)
            if weight:
                assert weights[weight] in name
    assert len(seen) == 80


def test_beside() -> None:
    """Pictures stand beside each other where there is room and under each other where not."""
    assert beside(["ab\nc\n", "xy\n"]) == "ab    xy\nc\n"
    assert beside(["ab\nc\n", "xy\n"], columns=7) == "ab\nc\n\nxy\n"
