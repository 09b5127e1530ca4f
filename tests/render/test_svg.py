"""SVG and PNG: well-formed, complete, and readable without fonts or colours."""

from __future__ import annotations

import itertools
import struct
import sys
import xml.etree.ElementTree as ET
import zlib

import pytest

from tests.render.scenes import CLUES, PIECES, SHADED
from univoca.errors import InputError
from univoca.render import glyphs
from univoca.render.png import png
from univoca.render.svg import svg
from univoca.render.theme import DIFFERENT_PIECES, LIGHT
from univoca.scene import Scene, Shape

SVG = "{http://www.w3.org/2000/svg}"
SCENES = {"shaded": SHADED, "clues": CLUES, "pieces": PIECES}


def pixels(data: bytes) -> tuple[int, int, list[list[tuple[int, int, int]]]]:
    """Decode a PNG of 8-bit RGBA: width, height, and rows of (red, green, blue)."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, depth, colour = struct.unpack(">IIBB", data[16:26])
    assert (depth, colour) == (8, 6)
    packed, at = b"", 8
    while at < len(data):
        length = struct.unpack(">I", data[at : at + 4])[0]
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += 12 + length
    raw = zlib.decompress(packed)
    stride = 4 * width
    before = bytearray(stride)
    rows = []
    for row in range(height):
        start = row * (stride + 1)
        line = unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), before)
        rows.append([(line[4 * x], line[4 * x + 1], line[4 * x + 2]) for x in range(width)])
        before = line
    return width, height, rows


def unfiltered(kind: int, line: bytearray, before: bytearray) -> bytearray:
    """Undo the filter of one PNG row of four-byte pixels."""
    for at in range(len(line)):
        left = line[at - 4] if at >= 4 else 0
        up = before[at]
        corner = before[at - 4] if at >= 4 else 0
        guess = left + up - corner
        nearest = min((left, up, corner), key=lambda value: abs(guess - value))
        line[at] = (line[at] + (0, left, up, (left + up) // 2, nearest)[kind]) & 255
    return line


@pytest.mark.parametrize("name", SCENES)
def test_svg_is_well_formed(name: str) -> None:
    """The SVG parses as XML, states its size, and is the same each time."""
    scene = SCENES[name]
    text = svg(scene, title='a < b & "c"', highlight=["r1c1"])
    root = ET.fromstring(text)  # noqa: S314 (our own text)
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == 'a < b & "c"'
    left, _, right, _ = scene.margin
    assert float(root.attrib["width"]) >= 40 * (scene.width + left + right)
    assert text == svg(scene, title='a < b & "c"', highlight=["r1c1"])


def test_marks_are_drawn_beneath_the_borders() -> None:
    """A shaded cell never hides the border between two regions."""
    text = svg(SHADED, {"r1c2": "shaded"})
    assert 0 < text.index('data-role="shade"') < text.index('data-role="region-border"')


def test_texts_are_strokes() -> None:
    """Clues are drawn as paths, so that no font is needed, and keep their text as a label."""
    text = svg(CLUES)
    assert "<text" not in text
    assert 'aria-label="10"' in text


def test_texts_are_escaped() -> None:
    """A text with signs of XML in it cannot break out."""
    scene = Scene(1, 1, (Shape("text", (0.5, 0.5, 0.5), "clue", '<&">é'),))
    root = ET.fromstring(svg(scene))  # noqa: S314
    assert root.findtext(f".//{SVG}text") == '<&">é'


@pytest.mark.parametrize("sign", list("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ↑↓←→-+×"))
def test_png_shows_every_sign(sign: str) -> None:
    """Each sign that clues need leaves dark pixels in the PNG, and no two signs the same ones."""
    shape = Shape("text", (0.5, 0.5, 0.6), "clue", sign)
    data = png(svg(Scene(1, 1, (shape,), margin=(0, 0, 0, 0))), zoom=1)
    width, height, rows = pixels(data)
    assert (width, height) == (40, 40)
    dark = {(x, y) for y, row in enumerate(rows) for x, one in enumerate(row) if sum(one) < 200}
    assert len(dark) >= 12
    assert all(4 <= x <= 36 and 4 <= y <= 36 for x, y in dark)


def test_signs_differ() -> None:
    """No two signs have the same strokes."""
    paths = [glyph.path for glyph in glyphs.GLYPHS.values()]
    assert len(set(paths)) == len(paths)


def test_png_shows_the_number_at_its_clue() -> None:
    """A light number on a black clue, and a dark one on a white clue, are really there."""
    _, _, rows = pixels(png(svg(CLUES), zoom=1))
    black = [one for row in rows[82:118] for one in row[42:78]]
    white = [one for row in rows[88:112] for one in row[88:112]]
    assert sum(1 for one in black if sum(one) > 600) > 20
    assert sum(1 for one in black if sum(one) < 150) > 500
    assert 20 < sum(1 for one in white if sum(one) < 200) < 400


def test_png_without_its_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where resvg-py is missing, one sentence says what to install."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(InputError) as refusal:
        png(svg(SHADED))
    assert "univoca[png]" in refusal.value.sentence("en")
    assert "univoca[png]" in refusal.value.sentence("es")


def test_pieces_differ_without_colour() -> None:
    """Up to 72 pieces look different, and neighbours in number differ by their hatching too."""
    looks = [LIGHT.style(f"piece-{number}", "rect") for number in range(DIFFERENT_PIECES)]
    assert len({(look.fill, look.hatch) for look in looks}) == DIFFERENT_PIECES
    assert all(one.hatch != other.hatch for one, other in itertools.pairwise(looks))


def test_tray_makes_room() -> None:
    """Pieces in the tray are drawn inside the picture, beneath the board."""
    root = ET.fromstring(svg(PIECES))  # noqa: S314
    full = ET.fromstring(svg(PIECES, {"V": "r1c1:0", "I": "r1c1:0"}))  # noqa: S314
    height = float(root.attrib["height"])
    assert height > float(full.attrib["height"])
    low = [float(rect.attrib["y"]) for rect in root.iter(f"{SVG}rect") if "y" in rect.attrib]
    assert max(low) * 40 < height
    assert max(low) >= 3


def test_names_leave_shared_cells() -> None:
    """Where pieces overlap, their names stand in cells that they do not share."""
    text = svg(PIECES, {"V": "r1c1:0", "I": "r1c1:0"})
    assert 'data-role="overlap"' in text
    places = {
        group.attrib["aria-label"]: group.attrib["transform"].split(")")[0]
        for group in ET.fromstring(text).iter(f"{SVG}g")  # noqa: S314
        if "aria-label" in group.attrib
    }
    assert places["V"] != places["I"]
