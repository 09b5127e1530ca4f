"""Plots as SVG text, drawn here, for one self-contained page. Knows no campaign.

Everything is told by position and by a label beside it, nothing by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

ROW, LEFT, WIDTH, GAP = 22, 150, 420, 90
FLOOR = 1e-6


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
    parts = [_open(title, height)]
    for number, row in enumerate(rows):
        y = ROW * number + 4
        middle, high = WIDTH * row.middle / top, WIDTH * row.high / top
        parts += [
            f'<text x="{LEFT - 8}" y="{y + 14}" text-anchor="end">{escape(row.name)}</text>',
            f'<rect class="bar" x="{LEFT}" y="{y + 3}" width="{max(middle, 1):.1f}" height="14"/>',
            f'<path class="line" d="M{LEFT} {y + 10}H{LEFT + high:.1f}m0 -5v10"/>',
            f'<text x="{LEFT + max(middle, high) + 8:.1f}" y="{y + 14}">{escape(row.words)}</text>',
        ]
    return "".join([*parts, "</svg>"])


def rises(title: str, lines: Sequence[tuple[str, Sequence[float]]], steps: Sequence[str]) -> str:
    """Return a plot of lines over steps (difficulties), each scaled to its own highest mean."""
    width, height, left, top = 520, 40 * len(lines) + 40, LEFT, 26
    across = (width - 80) / max(1, len(steps) - 1)
    parts = [_open(title, height)]
    for at, step in enumerate(steps):
        x = left + at * across
        parts.append(f'<text x="{x:.1f}" y="16" text-anchor="middle">{escape(step)}</text>')
    for number, (name, means) in enumerate(lines):
        base, peak = top + 40 * number + 32, max([FLOOR, *means])
        points = [(left + at * across, base - 26 * mean / peak) for at, mean in enumerate(means)]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        parts.append(f'<path class="line" d="M{path}"/>')
        label = f'<text x="{left - 24}" y="{base}" text-anchor="end">{escape(name)}</text>'
        parts.append(label)
        for (x, y), mean in zip(points, means, strict=True):
            parts.append(f'<circle class="bar" cx="{x:.1f}" cy="{y:.1f}" r="3"/>')
            parts.append(f'<text x="{x + 6:.1f}" y="{y + 12:.1f}">{mean:.3g}</text>')
    return "".join([*parts, "</svg>"])


def _open(title: str, height: int) -> str:
    width = LEFT + WIDTH + GAP + 140
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>"
    )
