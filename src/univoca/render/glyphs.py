"""The signs that clues need, as strokes, so that numbers appear on a machine without any font.

Each sign is a path of SVG commands (absolute, x to the right, y down): the top of a capital is at
0, its foot at 10, its left side at 0 and its right side at `width`. Knows no scene.
"""

from __future__ import annotations

from dataclasses import dataclass

HEIGHT = 10.0
GAP = 2.0
STROKE = 1.45
SMALL = 0.78


@dataclass(frozen=True, slots=True)
class Glyph:
    """A sign: its width and its strokes, in tenths of its height."""

    width: float
    path: str


_RING = "M3.2 0C1.2 0 0 2 0 5S1.2 10 3.2 10 6.4 8 6.4 5 5.2 0 3.2 0Z"
_LOOP = "M0 10V0H3.2C5 0 6 1.1 6 2.8S5 5.6 3.2 5.6H0"
_BOW = "M6.2 2C5.6 0.7 4.5 0 3.2 0C1.2 0 0 2 0 5S1.2 10 3.2 10"

_DIGITS = {
    "0": Glyph(6, "M3 0C1 0 0 2 0 5S1 10 3 10 6 8 6 5 5 0 3 0Z"),
    "1": Glyph(4.4, "M0 2.4L2.4 0V10M0.4 10H4.4"),
    "2": Glyph(6, "M0.3 2.6C0.5 1 1.6 0 3 0C4.7 0 5.8 1.2 5.8 2.7C5.8 4.6 4.2 5.9 0.2 10H6"),
    "3": Glyph(
        6,
        "M0.4 1.6C1 0.6 1.9 0 3 0C4.6 0 5.6 1 5.6 2.4C5.6 3.8 4.5 4.7 2.6 4.7"
        "C4.7 4.7 6 5.7 6 7.3C6 8.9 4.8 10 3 10C1.7 10 0.7 9.4 0.1 8.3",
    ),
    "4": Glyph(6, "M4.4 10V0L0 7H6"),
    "5": Glyph(
        6,
        "M5.5 0H1L0.5 4.6C1.2 4 2 3.7 3 3.7C4.8 3.7 6 5 6 6.8C6 8.7 4.7 10 2.9 10"
        "C1.6 10 0.6 9.4 0 8.4",
    ),
    "6": Glyph(
        6,
        "M5.4 1.3C4.9 0.5 4.1 0 3.2 0C1.2 0 0 2 0 5.6C0 8.4 1.1 10 3 10C4.7 10 6 8.7 6 6.9"
        "C6 5.1 4.8 3.9 3.1 3.9C1.6 3.9 0.4 4.8 0 6.3",
    ),
    "7": Glyph(6, "M0 0H6L2 10"),
    "8": Glyph(
        6,
        "M3 4.6C1.4 4.6 0.5 3.7 0.5 2.3C0.5 0.9 1.5 0 3 0S5.5 0.9 5.5 2.3C5.5 3.7 4.6 4.6 3 4.6"
        "C1.1 4.6 0 5.7 0 7.3C0 8.9 1.2 10 3 10S6 8.9 6 7.3C6 5.7 4.9 4.6 3 4.6Z",
    ),
    "9": Glyph(
        6,
        "M0.6 8.7C1.1 9.5 1.9 10 2.8 10C4.8 10 6 8 6 4.4C6 1.6 4.9 0 3 0C1.3 0 0 1.3 0 3.1"
        "C0 4.9 1.2 6.1 2.9 6.1C4.4 6.1 5.6 5.2 6 3.7",
    ),
}

_LETTERS = {
    "A": Glyph(6.4, "M0 10L3.2 0L6.4 10M1.1 6.6H5.3"),
    "B": Glyph(
        6,
        "M0 4.8H2.8C4.5 4.8 5.4 3.8 5.4 2.4C5.4 1 4.5 0 2.8 0H0V10H3.2C5 10 6 8.9 6 7.3"
        "C6 5.8 5 4.8 3.2 4.8",
    ),
    "C": Glyph(6.2, f"{_BOW}C4.5 10 5.6 9.3 6.2 8"),
    "D": Glyph(6.2, "M0 0V10H2.6C4.9 10 6.2 8.2 6.2 5S4.9 0 2.6 0Z"),
    "E": Glyph(5.4, "M5.4 0H0V10H5.4M0 4.8H4.6"),
    "F": Glyph(5.4, "M5.4 0H0V10M0 4.8H4.6"),
    "G": Glyph(6.3, f"{_BOW}C5.2 10 6.3 8.6 6.3 5.6H3.6"),
    "H": Glyph(6, "M0 0V10M6 0V10M0 4.8H6"),
    "I": Glyph(4, "M0 0H4M2 0V10M0 10H4"),
    "J": Glyph(5, "M1.5 0H5V7.3C5 9 4.1 10 2.6 10C1.2 10 0.3 9.2 0 7.9"),
    "K": Glyph(6, "M0 0V10M5.8 0L0 6M2 4L6 10"),
    "L": Glyph(5.2, "M0 0V10H5.2"),
    "M": Glyph(7, "M0 10V0L3.5 6L7 0V10"),
    "N": Glyph(6, "M0 10V0L6 10V0"),
    "O": Glyph(6.4, _RING),
    "P": Glyph(6, _LOOP),
    "Q": Glyph(6.4, f"{_RING}M4 7.4L6.4 10.4"),
    "R": Glyph(6, f"{_LOOP}M3 5.6L6 10"),
    "S": Glyph(
        6,
        "M5.6 1.7C5 0.6 4.1 0 3 0C1.4 0 0.4 1 0.4 2.4C0.4 5.6 6 4.2 6 7.4C6 9 4.8 10 3 10"
        "C1.6 10 0.5 9.3 0 8.1",
    ),
    "T": Glyph(6.4, "M0 0H6.4M3.2 0V10"),
    "U": Glyph(6, "M0 0V6.6C0 8.8 1.1 10 3 10S6 8.8 6 6.6V0"),
    "V": Glyph(6.4, "M0 0L3.2 10L6.4 0"),
    "W": Glyph(8, "M0 0L2 10L4 3L6 10L8 0"),
    "X": Glyph(6, "M0 0L6 10M6 0L0 10"),
    "Y": Glyph(6, "M0 0L3 5V10M6 0L3 5"),
    "Z": Glyph(6, "M0 0H6L0 10H6"),
}

_SIGNS = {
    "↑": Glyph(6, "M3 10V0M0 3.4L3 0L6 3.4"),
    "↓": Glyph(6, "M3 0V10M0 6.6L3 10L6 6.6"),
    "←": Glyph(8, "M8 5H0M3.4 2L0 5L3.4 8"),
    "→": Glyph(8, "M0 5H8M4.6 2L8 5L4.6 8"),
    "↻": Glyph(8, "M6.8 2.4A4 4 0 1 0 8 5.4M6.9 -0.4V2.5H4"),
    "↺": Glyph(8, "M1.2 2.4A4 4 0 1 1 0 5.4M1.1 -0.4V2.5H4"),
    "-": Glyph(4.6, "M0 5H4.6"),
    "+": Glyph(6, "M3 2V8M0 5H6"),
    "=": Glyph(6, "M0 3.4H6M0 6.6H6"),
    "×": Glyph(5.6, "M0.3 2.5L5.3 7.5M5.3 2.5L0.3 7.5"),
    "÷": Glyph(6, "M0 5H6M3 2V2.1M3 7.9V8"),
    "/": Glyph(5, "M0 10L5 0"),
    ".": Glyph(0.6, "M0.3 9.6V9.7"),
    "·": Glyph(1, "M0.5 5V5.1"),
    ":": Glyph(0.6, "M0.3 3.4V3.5M0.3 8.4V8.5"),
    "!": Glyph(0.6, "M0.3 0V6.6M0.3 9.6V9.7"),
    "?": Glyph(
        5.4,
        "M0 2.3C0.3 0.8 1.3 0 2.7 0C4.3 0 5.4 1 5.4 2.5C5.4 4.4 2.7 4.6 2.7 6.8M2.7 9.6V9.7",
    ),
    "*": Glyph(6, "M3 2V8M0.4 3.5L5.6 6.5M5.6 3.5L0.4 6.5"),
    "#": Glyph(6.6, "M2.2 0.6L1.2 9.4M5.4 0.6L4.4 9.4M0.4 3.4H6.4M0.2 6.6H6.2"),
    "(": Glyph(2.2, "M2.2 -0.6C0.6 1.4 0 3.2 0 5S0.6 8.6 2.2 10.6"),
    ")": Glyph(2.2, "M0 -0.6C1.6 1.4 2.2 3.2 2.2 5S1.6 8.6 0 10.6"),
    "✓": Glyph(7, "M0 5.8L2.6 9L7 1.4"),
    "≠": Glyph(6, "M0 3.4H6M0 6.6H6M4.8 0.8L1.2 9.2"),
    " ": Glyph(2.4, ""),
}

_ALIKE = {"–": "-", "—": "-", "−": "-", "⟳": "↻", "⟲": "↺", "⇧": "↑", "⇩": "↓", "⇦": "←", "⇨": "→"}

GLYPHS = {**_DIGITS, **_LETTERS, **_SIGNS}


def known(text: str) -> bool:
    """Return whether every sign of a text can be drawn here."""
    return all(_glyph(sign) is not None for sign in text)


def _glyph(sign: str) -> tuple[Glyph, float] | None:
    sign = _ALIKE.get(sign, sign)
    if sign in GLYPHS:
        return GLYPHS[sign], 1.0
    if sign.upper() in _LETTERS:
        return _LETTERS[sign.upper()], SMALL
    return None


@dataclass(frozen=True, slots=True)
class Placed:
    """A sign on its line: the strokes, how far right its left side stands, and its scale."""

    path: str
    x: float
    y: float
    scale: float


def line_of(text: str) -> tuple[tuple[Placed, ...], float]:
    """Return the signs of a text beside each other and its whole width, in tenths of the height.

    Signs that are not known are left out; ask `known` first.
    """
    placed: list[Placed] = []
    x = 0.0
    for sign in text:
        found = _glyph(sign)
        if found is None:
            continue
        glyph, scale = found
        placed.append(Placed(glyph.path, x, HEIGHT * (1 - scale), scale))
        x += glyph.width * scale + GAP
    return tuple(placed), max(0.0, x - GAP)
