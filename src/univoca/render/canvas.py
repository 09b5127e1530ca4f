"""A grid of characters with box-drawing lines of two weights. Knows no scene.

Each place holds four arms (up, right, down, left) of weight 0 none, 1 light, 2 heavy, or a sign
written over them.
"""

from __future__ import annotations

_BOXES = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
_UP, _RIGHT, _DOWN, _LEFT = 27, 9, 3, 1
Place = tuple[int, int]


class Canvas:
    """Lines, fills and signs by (row, column), both from 0 and possibly beyond any bound."""

    def __init__(self) -> None:
        self._arms: dict[Place, dict[int, int]] = {}
        self._fills: dict[Place, str] = {}
        self._signs: dict[Place, str] = {}

    def line(self, start: Place, end: Place, weight: int) -> None:
        """Draw a level or upright line between two places; a heavy line covers a light one."""
        (top, left), (bottom, right) = sorted((start, end))
        if top == bottom:
            for col in range(left, right):
                self._arm((top, col), _RIGHT, weight)
                self._arm((top, col + 1), _LEFT, weight)
        for row in range(top, bottom):
            self._arm((row, left), _DOWN, weight)
            self._arm((row + 1, left), _UP, weight)

    def fill(self, place: Place, sign: str) -> None:
        """Put a sign beneath the lines."""
        self._fills[place] = sign

    def write(self, place: Place, text: str) -> None:
        """Put a text over all else, from a place to the right."""
        for offset, sign in enumerate(text):
            self._signs[place[0], place[1] + offset] = sign

    def _arm(self, place: Place, side: int, weight: int) -> None:
        arms = self._arms.setdefault(place, {})
        arms[side] = max(weight, arms.get(side, 0))

    def _sign(self, place: Place) -> str:
        if place in self._signs:
            return self._signs[place]
        arms = self._arms.get(place)
        if arms:
            return _BOXES[sum(side * weight for side, weight in arms.items())]
        return self._fills.get(place, " ")

    def text(self) -> str:
        """Return the picture without blank margins, each line ending in a newline."""
        places = [*self._arms, *self._fills, *self._signs]
        if not places:
            return ""
        rows, cols = sorted(row for row, _ in places), sorted(col for _, col in places)
        lines = [
            "".join(self._sign((row, col)) for col in range(cols[0], cols[-1] + 1)).rstrip()
            for row in range(rows[0], rows[-1] + 1)
        ]
        while lines and not lines[0]:
            lines.pop(0)
        while lines and not lines[-1]:
            lines.pop()
        return "".join(f"{line}\n" for line in lines)


def beside(pictures: list[str], gap: int = 4, columns: int = 0) -> str:
    """Return pictures beside each other, or one under another where they exceed `columns`."""
    blocks = [picture.splitlines() for picture in pictures]
    widths = [max((len(line) for line in block), default=0) for block in blocks]
    if columns and sum(widths) + gap * (len(blocks) - 1) > columns:
        return "\n".join(pictures)
    height = max((len(block) for block in blocks), default=0)
    lines = []
    for row in range(height):
        parts = [
            (block[row] if row < len(block) else "").ljust(width)
            for block, width in zip(blocks, widths, strict=True)
        ]
        lines.append((" " * gap).join(parts).rstrip())
    return "".join(f"{line}\n" for line in lines)
