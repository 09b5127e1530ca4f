"""A board as it is edited: what can be set, to what, and how it looks. Knows no puzzle.

    sheet.families["tower"].fields    colour (none, white, black, gray), arrow, number (0 to 9)
    edits                             {"r2c3": "white:up:2", "r1c1-r1c2": "border"}

An *edit* gives a target its state: the values of its family's fields, joined by colons. Targets
that are not among the edits are untouched. Lengths are in cells, as in `scene.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from univoca.errors import InputError
from univoca.grid import Size, cell_name, components, edge_name, edges
from univoca.scene import Shape, Target

NONE = "none"
BORDER = "border"
EDGES = ("edge-across", "edge-down")
NUMBER = "#"
"""Stands for the number in the texts of a family's looks."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing of a target that an edit sets: one of `values`, or a whole number.

    `values[0]` is untouched; `words` has the message id of each value and `keys` the key that
    sets it. A number lies within `bounds` (both included) and has no other value but the
    untouched one. A field that is set while others are untouched gives them what `needs` says.
    `label` is the message id that names the field.
    """

    name: str
    label: str
    values: tuple[str, ...] = (NONE,)
    words: Mapping[str, str] = field(default_factory=dict)
    keys: Mapping[str, str] = field(default_factory=dict)
    bounds: tuple[int, int] | None = None
    needs: Mapping[str, str] = field(default_factory=dict)

    def takes(self, value: str) -> bool:
        """Return whether the field can have a value."""
        if self.bounds is None or value == self.values[0]:
            return value in self.values
        plain = value.isascii() and value.isdigit() and len(value) <= 4
        return plain and str(int(value)) == value and self.bounds[0] <= int(value) <= self.bounds[1]


@dataclass(frozen=True, slots=True)
class EditFamily:
    """Targets that are set alike. Where the first field is untouched, all of the target is.

    `looks` has what is drawn for the values that are no numbers, joined by colons, relative to the
    target; a text NUMBER stands for the number and is left out where there is none. `box` takes the
    pointer, relative too.
    """

    fields: tuple[Field, ...]
    looks: Mapping[str, tuple[Shape, ...]]
    box: tuple[float, float, float, float]

    @property
    def untouched(self) -> tuple[str, ...]:
        """The values of a target that no edit has set."""
        return tuple(each.values[0] for each in self.fields)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A board of `width` × `height` cells with `margin` (left, top, right, bottom) around it.

    `divides` names the families whose targets, edges between cells, part the board into regions:
    the page then lets regions be painted too.
    """

    width: int
    height: int
    shapes: tuple[Shape, ...]
    families: Mapping[str, EditFamily]
    targets: tuple[Target, ...]
    margin: tuple[float, float, float, float] = (0.25, 0.25, 0.25, 0.25)
    divides: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Return plain data for JSON."""
        return asdict(self)

    def values(self, edits: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
        """Return the values of each target that is set, in the order of the targets.

        Raises InputError for a target or a state that this board does not have.
        """
        known = {target.id: self.families[target.family] for target in self.targets}
        for target, state in edits.items():
            if target not in known:
                raise InputError("error-target", found=target[:40])
            parts, fields = state.split(":"), known[target].fields
            if len(parts) != len(fields) or not all(
                one.takes(part) for one, part in zip(fields, parts, strict=True)
            ):
                raise InputError("error-mark-state", found=state[:40], target=target[:40])
        set_here = {name: tuple(edits[name].split(":")) for name in known if name in edits}
        return {
            name: values
            for name, values in set_here.items()
            if values[0] != known[name].untouched[0]
        }


def grid_shapes(size: Size) -> tuple[Shape, ...]:
    """Return the thin lines between all cells and the frame around them."""
    rows, cols = size.rows, size.cols
    lines = [Shape("line", (0, row, cols, row), "grid") for row in range(1, rows)]
    lines += [Shape("line", (col, 0, col, rows), "grid") for col in range(1, cols)]
    return (*lines, Shape("rect", (0, 0, cols, rows), "frame"))


def division(size: Size) -> tuple[dict[str, EditFamily], tuple[Target, ...]]:
    """Return the families and targets of a board that is parted into regions, edges and cells.

    The families of EDGES are the edges between neighbours of a row and of a column.
    """
    cols = size.cols
    border = Field(BORDER, "editor-border", (NONE, BORDER), _BORDER_WORDS)
    families = {
        EDGES[0]: _edge_family(border, Shape("line", (0, -0.5, 0, 0.5), "region-border")),
        EDGES[1]: _edge_family(border, Shape("line", (-0.5, 0, 0.5, 0), "region-border")),
        "cell": EditFamily((), {}, (0.0, 0.0, 1.0, 1.0)),
    }
    return families, (*_cells(size), *(_edge(edge, cols) for edge in edges(size)))


_BORDER_WORDS = {NONE: "editor-border-none", BORDER: "editor-border-border"}


def _edge_family(border: Field, line: Shape) -> EditFamily:
    return EditFamily((border,), {BORDER: (line,)}, (-0.5, -0.5, 1.0, 1.0))


def _cells(size: Size) -> list[Target]:
    return [cell_target("cell", cell, size.cols) for cell in range(size.cells)]


def cell_target(family: str, cell: int, cols: int) -> Target:
    """Return a cell as a target at its top left corner, named by its row and column."""
    row, col = divmod(cell, cols)
    said = {"row": row + 1, "column": col + 1}
    return Target(cell_name(cell, cols), family, col, row, "editor-target-cell", said)


def _edge(edge: tuple[int, int], cols: int) -> Target:
    first, second = edge
    row, col = divmod(second, cols)
    across = first // cols == row
    x, y = (col, row + 0.5) if across else (col + 0.5, row)
    said = {"first": cell_name(first, cols), "second": cell_name(second, cols)}
    family = EDGES[0] if across else EDGES[1]
    return Target(edge_name(edge, cols), family, x, y, "editor-target-edge", said)


def border_edits(size: Size, regions: tuple[int, ...]) -> dict[str, str]:
    """Return the edits that draw the borders between regions."""
    return {
        edge_name(edge, size.cols): BORDER
        for edge in edges(size)
        if regions[edge[0]] != regions[edge[1]]
    }


def regions_of(size: Size, values: Mapping[str, tuple[str, ...]]) -> tuple[int, ...]:
    """Return the region of each cell, where borders shut one in; loose borders part nothing."""
    walls = frozenset(edge for edge in edges(size) if edge_name(edge, size.cols) in values)
    return components(size, lambda a, b: (min(a, b), max(a, b)) not in walls)
