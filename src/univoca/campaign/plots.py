"""Plots as SVG text, drawn here, for one self-contained page. Knows no campaign.

Everything is told by position and by a label beside it, nothing by colour alone. A plot is as wide
as the page of a telephone, so that its words are read there in their own size.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, LEFT, BAR, ROW = 328, 108, 108, 22
STEP, RISE, TALL = 58, 22, 50
FLOOR = 1e-6

Point = tuple[int, float]
"""A step, counted from 0, and the value there."""


@dataclass(frozen=True, slots=True)
class Span:
    """A row of a plot: its name, a middle value and a high one, and the words beside it."""

    name: str
    middle: float
    high: float
    words: str


def spans(title: str, rows: Sequence[Span]) -> str:
    """Return a plot of rows: a bar to the middle value, a thin line on to the high one.

    The scale is from zero to the highest value; each row says its figures in words.
    """
    top = max([FLOOR, *(row.high for row in rows), *(row.middle for row in rows)])
    height = ROW * len(rows) + 8
    parts = [_open(title, height), f'<path class="axis" d="M{LEFT} 2V{height - 2}"/>']
    for number, row in enumerate(rows):
        y = ROW * number + 4
        middle, high = BAR * row.middle / top, BAR * row.high / top
        parts += [
            _text(LEFT - 6, y + 14, "end", row.name),
            f'<rect class="bar" x="{LEFT}" y="{y + 3}" width="{max(middle, 1):.1f}" height="14"/>',
            f'<path class="line" d="M{LEFT} {y + 10}H{LEFT + high:.1f}m0 -5v10"/>',
            _text(LEFT + max(middle, high) + 6, y + 14, "start", row.words),
        ]
    return "".join([*parts, "</svg>"])


def rises(title: str, lines: Sequence[tuple[str, Sequence[Point]]], steps: Sequence[str]) -> str:
    """Return a plot of lines over steps (difficulties), each from its own least to its highest.

    A line has points at some of the steps; values may be below zero.
    """
    left = LEFT - 6
    across = (WIDTH - left - STEP) / max(1, len(steps) - 1)
    parts = [_open(title, TALL * len(lines) + 26)]
    for at, step in enumerate(steps):
        parts.append(_text(left + STEP / 2 + at * across, 16, "middle", step))
    for number, (name, points) in enumerate(lines):
        base = TALL * number + 26 + RISE + 6
        values = [value for _, value in points]
        least, most = min(values), max(values)
        found = [
            (left + STEP / 2 + at * across, base - RISE * (value - least) / (most - least or 1))
            for at, value in points
        ]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in found)
        parts.append(_text(left - 6, base + 4, "end", name))
        parts.append(f'<path class="line" d="M{path}"/>')
        for (x, y), value in zip(found, values, strict=True):
            parts.append(f'<circle class="bar" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>')
            parts.append(_text(x, y + 16, "middle", f"{value:.3g}"))
    return "".join([*parts, "</svg>"])


def _text(x: float, y: float, anchor: str, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _open(title: str, height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>"
    )
