"""What can be counted on a Castle Wall board, and where each count comes from.

Knows no scan and no sentence.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from univoca.deduce.network import Network
from univoca.grid import neighbours
from univoca.kinds.castle_wall.layout import Layout, Line, Piece
from univoca.kinds.castle_wall.model import Clue, Edge


class Origin(NamedTuple):
    """What a constraint says, and of what.

    A square has two segments or none; a tower tells its corners' side; a tower counts its line; a
    piece is between two towers; a border parts two corners; a line crosses the wall evenly or not;
    some corner is inside (`what` is None).
    """

    kind: Literal["square", "tower", "count", "piece", "border", "line", "some"]
    what: int | Clue | Piece | Edge | Line | None = None


class Constraints:
    """The network of a board, and the origin of each of its constraints by number."""

    def __init__(self, layout: Layout, indices: dict[str, int]) -> None:
        self.layout = layout
        self.indices = indices
        self.network = Network(layout.variables, len(indices))
        self.origins: list[Origin] = []
        self._squares()
        self._towers()
        self._counts()
        self._borders()
        for line in layout.lines():
            self.network.parity(line.segments, line.odd, self._seen("line-parity", "line-parity"))
            self.origins.append(Origin("line", line))
        corners = list(range(1, layout.corners + 1))
        self.network.count(corners, 1, len(corners), (indices["shut-off"],) * 4)
        self.origins.append(Origin("some"))
        self.network.freeze()

    def _seen(self, last: str, wrong: str) -> tuple[int, int]:
        return self.indices[last], self.indices[wrong]

    def _squares(self) -> None:
        two, ends = (self.indices["two"],) * 4, self._seen("dead-end", "dead-end")
        for cell, near in enumerate(neighbours(self.layout.size)):
            own = [v for v in (self.layout.segment(cell, other) for other in near) if v]
            if len(own) > 2:
                self.network.count(own, 0, 2, two)
                self.origins.append(Origin("square", cell))
            if own:
                self.network.parity(own, False, ends)
                self.origins.append(Origin("square", cell))

    def _towers(self) -> None:
        told = (self.indices["sides"],) * 4
        for clue in self.layout.puzzle.clues:
            if clue.colour != "gray":
                corners = [corner for corner in self.layout.around(clue.cell) if corner]
                number = 4 if clue.colour == "white" else 0
                self.network.count(corners, number, number, told)
                self.origins.append(Origin("tower", clue))

    def _counts(self) -> None:
        full, needs = self._seen("count-full", "count-needs")
        between = (self.indices["between"],) * 4
        for clue in self.layout.puzzle.clues:
            if clue.number is not None:
                ray, goal = self.layout.ray(clue), clue.number
                self.network.count(ray, goal, goal, (full, needs, full, needs))
                self.origins.append(Origin("count", clue))
        for piece in self.layout.pieces():
            if piece.beyond is not None:
                self.network.count(piece.segments, piece.goal, piece.goal, between)
                self.origins.append(Origin("piece", piece))

    def _borders(self) -> None:
        """The side changes at each segment that is there, and nowhere else."""
        seen = self._seen("sides", "meet")
        for variable, one, other, *edge in self.layout.plane():
            corners = [corner for corner in (one, other) if corner]
            if not corners and not variable:
                continue
            origin = Origin("border", (edge[0], edge[1]))
            if variable:
                self.network.parity(corners, True, seen, guard=variable)
                self.origins.append(origin)
            self.network.parity(corners, False, seen, guard=-variable)
            self.origins.append(origin)
