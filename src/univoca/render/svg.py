"""Scene and marks → SVG text, well-formed, without scripts or fonts. Knows no kind.

<svg xmlns=… width="184" height="184" viewBox="-0.25 -0.25 5.5 5.5" role="img">
  <title>Norinori</title>
  <defs><pattern id="hatch-rising">…</pattern></defs>
  <rect …/>                                      the paper
  <g data-role="grid" fill="none" stroke=…>      one group a run of shapes that look alike
    <path d="M1 0L1 5"/> …
  </g>
  <g data-role="clue" …><g aria-label="3"><path …/></g></g>   text is drawn as strokes
</svg>
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from xml.sax.saxutils import escape, quoteattr

from univoca.render import glyphs
from univoca.render.theme import DIFFERENT_PIECES, HATCHES, LIGHT, Style, Theme, text_ink
from univoca.render.tray import drawn_shapes
from univoca.scene import Scene, Shape, Target

HATCH_INK = "#000000"


def svg(
    scene: Scene,
    marks: Mapping[str, str] | None = None,
    *,
    cell: float = 40.0,
    title: str = "",
    highlight: Iterable[str] = (),
    theme: Theme = LIGHT,
) -> str:
    """Return the picture as SVG; `cell` is a cell's side in pixels.

    `highlight` names targets to ring (where two answers differ, where a rule is broken).
    """
    scene, shapes = drawn_shapes(scene, marks or {})
    shapes = [*_named_pieces(scene, shapes), *_rings(scene, highlight)]
    left, top, right, bottom = scene.margin
    width, height = scene.width + left + right, scene.height + top + bottom
    box = f"{_number(-left)} {_number(-top)} {_number(width)} {_number(height)}"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_number(width * cell)}" '
        f'height="{_number(height * cell)}" viewBox="{box}" role="img">'
    )
    paper = (
        f'<rect x="{_number(-left)}" y="{_number(-top)}" width="{_number(width)}" '
        f'height="{_number(height)}" fill="{theme.paper}"/>'
    )
    named = [f"<title>{escape(title)}</title>"] if title else []
    body = _groups(shapes, theme)
    return "\n".join([head, *named, *_patterns(shapes, theme), paper, *body, "</svg>"]) + "\n"


def _named_pieces(scene: Scene, shapes: Iterable[Shape]) -> list[Shape]:
    """Give each piece's cells the role of its number, so that no two look alike."""
    numbers = {piece.id: number for number, piece in enumerate(scene.pieces)}
    return [
        replace(shape, role=f"piece-{numbers[shape.text] % DIFFERENT_PIECES}")
        if shape.role == "piece" and shape.text in numbers
        else shape
        for shape in shapes
    ]


def _rings(scene: Scene, highlight: Iterable[str]) -> list[Shape]:
    wanted = frozenset(highlight)
    return [_ring(scene, target) for target in scene.targets if target.id in wanted]


def _ring(scene: Scene, target: Target) -> Shape:
    x, y, width, height = scene.families[target.family].box
    inset = 0.08 if min(width, height) > 0.5 else 0.0
    at = (target.x + x + inset, target.y + y + inset, width - 2 * inset, height - 2 * inset)
    return Shape("rect", at, "difference")


def _groups(shapes: Sequence[Shape], theme: Theme) -> list[str]:
    styled = [(theme.style(shape.role, shape.kind), shape) for shape in shapes]
    ordered = sorted(styled, key=lambda pair: pair[0].layer if pair[1].kind != "text" else 6)
    lines: list[str] = []
    for (role, is_text), run in groupby(ordered, key=lambda one: (one[1].role, _text(one[1]))):
        members = list(run)
        style = members[0][0]
        attributes = _text_attributes(role) if is_text else _attributes(style)
        lines.append(f"<g data-role={quoteattr(role)} {attributes}>")
        for _, shape in members:
            lines.append(_element(shape))
        if style.hatch and not is_text:
            lines += [_hatched(shape, style) for _, shape in members]
        lines.append("</g>")
    return lines


def _text(shape: Shape) -> bool:
    return shape.kind == "text"


def _attributes(style: Style) -> str:
    text = f'fill="{style.fill}" stroke="{style.stroke}"'
    if style.width:
        text += f' stroke-width="{_number(style.width)}" stroke-linecap="round"'
        text += ' stroke-linejoin="round"'
    if style.dash:
        text += f' stroke-dasharray="{" ".join(map(_number, style.dash))}"'
    return text


def _text_attributes(role: str) -> str:
    return (
        f'fill="none" stroke="{text_ink(role)}" stroke-width="{_number(glyphs.STROKE)}" '
        f'stroke-linecap="round" stroke-linejoin="round"'
    )


def _element(shape: Shape, extra: str = "") -> str:
    at = shape.at
    if shape.kind == "rect":
        names = ("x", "y", "width", "height")
        parts = " ".join(
            f'{name}="{_number(value)}"' for name, value in zip(names, at, strict=True)
        )
        return f"<rect {parts}{extra}/>"
    if shape.kind == "circle":
        x, y, radius = map(_number, at)
        return f'<circle cx="{x}" cy="{y}" r="{radius}"{extra}/>'
    if shape.kind == "text":
        return _sign_group(shape)
    points = [f"{_number(x)} {_number(y)}" for x, y in zip(at[::2], at[1::2], strict=True)]
    close = "Z" if shape.kind == "polygon" else ""
    open_path = ' fill="none"' if shape.kind in ("line", "polyline") else ""
    return f'<path d="M{"L".join(points)}{close}"{open_path}{extra}/>'


def _hatched(shape: Shape, style: Style) -> str:
    return _element(shape, f' fill="url(#hatch-{style.hatch})" stroke="none"')


def _sign_group(shape: Shape) -> str:
    x, y, height = shape.at
    label = quoteattr(shape.text)
    if not glyphs.known(shape.text):
        return (
            f'<text x="{_number(x)}" y="{_number(y)}" font-size="{_number(height * 1.35)}" '
            f'font-family="sans-serif" text-anchor="middle" dominant-baseline="central" '
            f'fill="{text_ink(shape.role)}" stroke="none">{escape(shape.text)}</text>'
        )
    signs, width = glyphs.line_of(shape.text)
    scale = height / glyphs.HEIGHT
    paths = "".join(
        f'<path transform="translate({_number(sign.x)} {_number(sign.y)}) '
        f'scale({_number(sign.scale)})" d="{sign.path}"/>'
        for sign in signs
        if sign.path
    )
    place = f"translate({_number(x - width * scale / 2)} {_number(y - height / 2)})"
    return f'<g aria-label={label} transform="{place} scale({_number(scale)})">{paths}</g>'


def _patterns(shapes: Sequence[Shape], theme: Theme) -> list[str]:
    used = {theme.style(shape.role, shape.kind).hatch for shape in shapes if not _text(shape)}
    names = [name for name in HATCHES if name in used]
    if not names:
        return []
    return ["<defs>", *[_pattern(name) for name in names], "</defs>"]


def _pattern(name: str) -> str:
    return (
        f'<pattern id="hatch-{name}" width="6" height="6" patternUnits="userSpaceOnUse" '
        f'patternTransform="scale(0.04)"><path d="{HATCHES[name]}" fill="none" '
        f'stroke="{HATCH_INK}" stroke-opacity="0.33" stroke-width="0.9" '
        f'stroke-linecap="square"/></pattern>'
    )


def _number(value: float) -> str:
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
