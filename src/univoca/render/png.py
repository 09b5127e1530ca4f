"""SVG text → PNG bytes, by resvg (loaded when first needed). Knows no scene and no kind."""

from __future__ import annotations

from univoca.errors import InputError


def png(svg_text: str, zoom: float = 2.0) -> bytes:
    """Return the picture as PNG, `zoom` times the size that the SVG states.

    No font of the machine is used, so that the same SVG gives the same picture everywhere.
    Raises InputError when the library for it is not installed.
    """
    try:
        import resvg_py
    except ImportError:
        raise InputError("error-png-library") from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg_text, zoom=zoom, skip_system_fonts=True))
