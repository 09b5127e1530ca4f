"""How each role of a scene looks on white paper. Knows roles, but no kind.

A role that is not listed takes the look of its longest listed beginning (`clue-number-met` →
`clue-number` → `clue`), then of a word in it (`row-clue` → `clue`), then of its kind of shape. No
difference rests on colour alone: fills that must be told apart have hatchings of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

INK = "#111111"
PAPER = "#ffffff"


@dataclass(frozen=True, slots=True)
class Style:
    """A look. `width` and `dash` are in cells; `layer` orders drawing: 0 lies at the bottom.

    `hatch` is the name of a pattern of `HATCHES`, drawn over the fill.
    """

    fill: str = "none"
    stroke: str = "none"
    width: float = 0.0
    dash: tuple[float, ...] = ()
    hatch: str = ""
    layer: int = 4


@dataclass(frozen=True, slots=True)
class Theme:
    """Looks by role, and the paper. `fallback` is by kind of shape."""

    name: str
    paper: str
    styles: Mapping[str, Style]
    fallback: Mapping[str, Style]

    def style(self, role: str, shape: str) -> Style:
        """Return the look of a role on a shape of this kind; a line always has a stroke."""
        found = self._of_role(role) or self.fallback[shape]
        if shape in ("line", "polyline") and found.stroke == "none":
            return replace(found, stroke=found.fill, width=0.06)
        return found

    def _of_role(self, role: str) -> Style | None:
        words = role.split("-")
        for end in range(len(words), 0, -1):
            found = self.styles.get("-".join(words[:end]))
            if found is not None:
                return found
        return next((self.styles[word] for word in reversed(words) if word in self.styles), None)


HATCHES: Mapping[str, str] = {
    "rising": "M-1 1L1 -1M-1 7L7 -1M5 7L7 5",
    "falling": "M-1 5L1 7M-1 -1L7 7M5 -1L7 1",
    "crossed": "M0 6L6 0M0 0L6 6",
    "level": "M0 3H6",
    "upright": "M3 0V6",
    "squares": "M0 3H6M3 0V6",
    "specks": "M2.5 3H3.5",
    "waves": "M0 4L1.5 2.5L3 4L4.5 2.5L6 4",
    "plus": "M1.5 3H4.5M3 1.5V4.5",
}
"""Patterns: strokes on a tile of 6 by 6."""

DIFFERENT_PIECES = 72
"""How many pieces get a look that no other has."""

_PALE = ("#f6d7a7", "#bfe3f2", "#d9ecb8", "#f3c6d3", "#d7cdf0", "#f7efa6", "#c9e8dc", "#e4d3c3")
_PATTERNS = ("", "rising", "specks", "level", "falling", "plus", "upright", "waves", "squares")


def piece_style(number: int) -> Style:
    """Return the look of the pieces' fill number 0, 1, 2 …: 72 differ in colour or hatching."""
    return Style(
        fill=_PALE[number % len(_PALE)],
        hatch=_PATTERNS[number % len(_PATTERNS)],
        layer=1,
    )


_STYLES: dict[str, Style] = {
    "paper": Style(fill=PAPER, layer=0),
    "board": Style(fill=PAPER, layer=0),
    "cell": Style(fill=PAPER, layer=0),
    "background": Style(fill=PAPER, layer=0),
    "workspace": Style(fill="#f1f1ef", layer=0),
    "outside": Style(fill="#f1f1ef", layer=0),
    "target": Style(fill=PAPER, layer=0),
    "region": Style(fill="#f7f7f5", layer=1),
    "area": Style(fill="#f6ecd0", hatch="specks", layer=1),
    "area-edge": Style(stroke="#8a5a00", width=0.07, dash=(0.01, 0.125), layer=7),
    "hole": Style(fill=INK, layer=5),
    "shade": Style(fill="#aab3bb", hatch="rising", layer=1),
    "shaded": Style(fill="#aab3bb", hatch="rising", layer=1),
    "grid": Style(stroke="#9a9a9a", width=0.025, layer=2),
    "border": Style(stroke=INK, width=0.09, layer=3),
    "region-border": Style(stroke=INK, width=0.09, layer=3),
    "outline": Style(stroke=INK, width=0.09, layer=3),
    "frame": Style(stroke=INK, width=0.09, layer=3),
    "dot": Style(fill="#333333", layer=4),
    "cross": Style(stroke="#333333", width=0.045, layer=4),
    "wall": Style(stroke=INK, width=0.14, layer=4),
    "loop": Style(stroke=INK, width=0.14, layer=4),
    "line": Style(stroke=INK, width=0.14, layer=4),
    "stitch": Style(stroke=INK, width=0.12, layer=4),
    "segment": Style(stroke=INK, width=0.14, layer=4),
    "arrow": Style(fill=INK, stroke=INK, width=0.05, layer=5),
    "text": Style(fill=INK, layer=6),
    "number": Style(fill=INK, layer=6),
    "letter": Style(fill=INK, layer=6),
    "clue": Style(fill=INK, layer=6),
    "clue-white": Style(fill=PAPER, stroke=INK, width=0.06, layer=2),
    "clue-black": Style(fill="#1c1c1c", layer=2),
    "clue-gray": Style(fill="#d0d0d0", stroke=INK, width=0.03, layer=2),
    "clue-grey": Style(fill="#d0d0d0", stroke=INK, width=0.03, layer=2),
    "clue-frame": Style(stroke=INK, width=0.06, layer=2),
    "clue-hatch": Style(stroke="#6b6b6b", width=0.03, layer=2),
    "clue-light": Style(fill=PAPER, stroke=PAPER, width=0.02, layer=5),
    "clue-dark": Style(fill=INK, stroke=INK, width=0.02, layer=5),
    "thread": Style(stroke=INK, width=0.12, layer=4),
    "target-border": Style(stroke=INK, width=0.1, layer=3),
    "piece-border": Style(stroke=INK, width=0.07, layer=3),
    "piece-name": Style(fill=INK, layer=6),
    "pivot": Style(fill=PAPER, stroke=INK, width=0.06, layer=5),
    "difference": Style(stroke="#b00020", width=0.06, dash=(0.12, 0.08), layer=7),
    "violation": Style(stroke="#b00020", width=0.07, dash=(0.05, 0.07), layer=7),
    "overlap": Style(fill="none", stroke=INK, width=0.06, hatch="crossed", layer=5),
    "locked": Style(fill="none", hatch="squares", layer=2),
}
_STYLES.update({f"piece-{number}": piece_style(number) for number in range(DIFFERENT_PIECES)})
_STYLES["piece"] = piece_style(0)

LIGHT = Theme(
    name="light",
    paper=PAPER,
    styles=_STYLES,
    fallback={
        "rect": Style(stroke=INK, width=0.04, layer=2),
        "line": Style(stroke=INK, width=0.06, layer=4),
        "polyline": Style(stroke=INK, width=0.06, layer=4),
        "polygon": Style(fill="#dddddd", stroke=INK, width=0.04, layer=4),
        "circle": Style(fill=PAPER, stroke=INK, width=0.05, layer=5),
        "text": Style(fill=INK, layer=6),
    },
)
"""Black on white, for screen and print alike."""


def text_ink(role: str) -> str:
    """Return the colour of a text: white on what its role says is dark, black elsewhere."""
    return PAPER if role.rsplit("-", maxsplit=1)[-1] in ("light", "black") else INK
