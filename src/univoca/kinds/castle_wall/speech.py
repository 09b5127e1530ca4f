"""How a finding on a Castle Wall board is said: by its technique, or by the constraint it is of.

Knows no technique's search; a sentence is a message with the names of squares, as on the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from univoca.deduce.network import NEED, OVER
from univoca.deduce.technique import Finding, Sentence
from univoca.grid import cell_name, edge_name
from univoca.kinds.castle_wall.constraints import Constraints, Origin
from univoca.kinds.castle_wall.layout import Layout, Line, Piece
from univoca.kinds.castle_wall.model import Clue, Edge
from univoca.texts import Parameter

SIDES = {True: "inside", False: "outside"}


class Speech:
    """The sentences of one board; `techniques` are the ids in their order."""

    def __init__(self, layout: Layout, constraints: Constraints, techniques: Sequence[str]) -> None:
        self.layout = layout
        self.network = constraints.network
        self.origins = constraints.origins
        self.techniques = techniques

    # -- names ----------------------------------------------------------------------------------

    def cell(self, cell: int) -> str:
        """Return the name of a square."""
        return cell_name(cell, self.layout.size.cols)

    def around(self, row: int, col: int) -> tuple[str, ...]:
        """Return the squares around a corner: four, or those beside it on the rim."""
        size = self.layout.size
        return tuple(
            self.cell(r * size.cols + c)
            for r in (row - 1, row)
            for c in (col - 1, col)
            if 0 <= r < size.rows and 0 <= c < size.cols
        )

    def at_corner(self, row: int, col: int) -> tuple[str, str]:
        """Return the squares that name a corner: two on a diagonal, or beside it on the rim."""
        squares = self.around(row, col)
        return squares[0], squares[-1]

    def corner(self, corner: int) -> dict[str, Parameter]:
        """Return the parameters that name a corner inside the board."""
        one, other = self.at_corner(*self.layout.place_of(corner))
        return {"one": one, "other": other}

    def targets(self, literals: Iterable[int]) -> tuple[str, ...]:
        """Return the segments among some literals, in the order of the board."""
        cols = self.layout.size.cols
        variables = sorted({abs(each) for each in literals if abs(each) > self.layout.corners})
        return tuple(edge_name(self.layout.edge_of(each), cols) for each in variables)

    def area(self, literals: Iterable[int]) -> tuple[str, ...]:
        """Return the squares around the corners among some literals."""
        cells: set[int] = set()
        for each in literals:
            if 0 < abs(each) <= self.layout.corners:
                row, col = self.layout.place_of(abs(each))
                cols = self.layout.size.cols
                cells.update(r * cols + c for r in (row - 1, row) for c in (col - 1, col))
        return tuple(self.cell(cell) for cell in sorted(cells))

    def segment(self, edge: Edge) -> dict[str, Parameter]:
        """Return the parameters that name a segment."""
        return {"first": self.cell(edge[0]), "second": self.cell(edge[1])}

    # -- sentences ------------------------------------------------------------------------------

    def assumption(self, literal: int) -> Sentence:
        """Say what a trial assumes."""
        what = "wall" if literal > 0 else "crossed"
        edge = self.layout.edge_of(abs(literal))
        return Sentence(f"castle-wall-assume-{what}", self.segment(edge), self.targets([literal]))

    def sentence(self, finding: Finding) -> Sentence:
        """Say why a direct finding holds."""
        if finding.event:
            return self._counted(finding, self.origins[finding.source])
        technique = self.techniques[finding.technique]
        clash = not finding.literals
        message = f"castle-wall-{'clash' if clash else 'why'}-{technique}"
        say = {
            "sides": self._sides,
            "loop": self._loop,
            "bounds": self._held,
            "ends-meet": self._ends,
            "shut-off": self._apart,
            "bottleneck": self._apart,
            "line": self._held,
        }[technique]
        return say(message, finding)

    def _sides(self, message: str, finding: Finding) -> Sentence:
        parameters: dict[str, Parameter] = {"count": len(finding.literals)}
        if finding.literals:
            parameters |= self.corner(abs(finding.literals[0]))
            parameters["side"] = SIDES[finding.literals[0] > 0]
        area = self.area(finding.literals)
        return Sentence(message, parameters, self.targets(finding.premises), area)

    def _loop(self, message: str, finding: Finding) -> Sentence:
        targets = self.targets([*finding.literals, *finding.premises])
        if isinstance(finding.source, Piece):
            clue = finding.source.clue
            parameters: dict[str, Parameter] = {
                "clue": self.cell(clue.cell),
                "count": len(finding.premises) + 1,
            }
            return Sentence(f"{message}-count", parameters, targets, (self.cell(clue.cell),))
        if finding.source == "closed":
            message += "-closed"
        return Sentence(message, {}, targets)

    def _held(self, message: str, finding: Finding) -> Sentence:
        piece, low, high = finding.source
        parameters: dict[str, Parameter] = {
            "clue": self.cell(piece.clue.cell),
            "goal": piece.goal,
            "beyond": self.cell(piece.beyond.cell) if piece.beyond else "none",
            "bound": "most" if piece.goal == high else "least",
        }
        if low == high:
            parameters["bound"] = "only"
        return Sentence(message, parameters, self.targets(piece.segments), self._towers(piece))

    def _towers(self, piece: Piece) -> tuple[str, ...]:
        towers = (piece.clue, *([piece.beyond] if piece.beyond else []))
        return tuple(self.cell(clue.cell) for clue in towers)

    def _ends(self, message: str, finding: Finding) -> Sentence:
        cells = {cell for each in finding.literals for cell in self.layout.edge_of(abs(each))}
        area = tuple(self.cell(cell) for cell in sorted(cells))
        if finding.source == "none":
            message += "-none"
        return Sentence(message, {"count": len(cells)}, self.targets(finding.literals), area)

    def _apart(self, message: str, finding: Finding) -> Sentence:
        parameters: dict[str, Parameter] = {
            "count": len(finding.literals),
            "side": SIDES[finding.source],
        }
        if finding.literals:
            parameters |= self.corner(abs(finding.literals[0]))
        area = self.area(finding.literals or finding.premises)
        return Sentence(message, parameters, self.targets(finding.premises), area)

    # -- constraints of the network -------------------------------------------------------------

    def _counted(self, finding: Finding, origin: Origin) -> Sentence:
        message = f"castle-wall-{'why' if finding.literals else 'clash'}-"
        targets = self.targets([*finding.literals, *finding.premises])
        match origin.what:
            case Clue() as clue if origin.kind == "count":
                name, parameters = self._count(finding, clue)
            case Clue() as clue:
                parameters = {"clue": self.cell(clue.cell), "colour": clue.colour}
                return Sentence(f"{message}told", parameters, (), (self.cell(clue.cell),))
            case Piece() as piece:
                name, parameters = self._count(finding, piece.clue)
                name = name.replace("count", "between")
                parameters["goal"] = piece.goal
                parameters["beyond"] = self._towers(piece)[-1]
                return Sentence(message + name, parameters, targets, self._towers(piece))
            case Line() as line:
                around = (*self.around(*line.one), *self.around(*line.other))
                said = self._line(line)
                return Sentence(
                    f"{message}line-parity", said, targets, tuple(dict.fromkeys(around))
                )
            case int() as cell:
                name, parameters = self._square(finding, cell)
                return Sentence(message + name, parameters, targets, (self.cell(cell),))
            case None:
                corner = self.corner(abs(finding.literals[0])) if finding.literals else {}
                return Sentence(f"{message}some", corner, (), self.area(finding.literals))
            case edge:
                return self._border(message, finding, edge)
        areas = (str(parameters["clue"]),) if "clue" in parameters else ()
        return Sentence(message + name, parameters, targets, areas)

    def _square(self, finding: Finding, cell: int) -> tuple[str, dict[str, Parameter]]:
        there = sum(each > 0 for each in finding.premises)
        name = ("dead-end", "way-on", "two", "two")[min(there, 3)]
        if not finding.literals:
            name = "two" if there > 2 else "dead-end"
        return name, {"cell": self.cell(cell)}

    def _count(self, finding: Finding, clue: Clue) -> tuple[str, dict[str, Parameter]]:
        parameters: dict[str, Parameter] = {
            "clue": self.cell(clue.cell),
            "goal": clue.number or 0,
            "count": sum(each > 0 for each in finding.premises),
        }
        if not finding.literals:
            return ("count-over" if finding.event == OVER else "count-under"), parameters
        return ("count-needs" if finding.event == NEED else "count-full"), parameters

    def _line(self, line: Line) -> dict[str, Parameter]:
        start, begin = self.at_corner(*line.one)
        last, end = self.at_corner(*line.other)
        parity = "odd" if line.odd else "even"
        return {"start": start, "begin": begin, "last": last, "end": end, "parity": parity}

    def _border(self, message: str, finding: Finding, edge: Edge) -> Sentence:
        literals = finding.literals
        if not literals or abs(literals[0]) > self.layout.corners:
            parameters: dict[str, Parameter] = {**self.segment(edge), "side": "both"}
            inside = [each > 0 for each in finding.premises if abs(each) <= self.layout.corners]
            corners = [corner for corner in self.layout.parted(edge) if corner]
            if literals and literals[0] < 0:
                parameters["side"] = SIDES[all(inside) and len(corners) == 2]
            area = self.area(corners)
            return Sentence(f"{message}meet", parameters, self.targets(literals), area)
        side = SIDES[literals[0] > 0]
        across = any(each > self.layout.corners for each in finding.premises)
        parameters = {**self.corner(abs(literals[0])), "side": side}
        parameters["across"] = "wall" if across else "none"
        return Sentence(
            f"{message}side", parameters, self.targets(finding.premises), self.area(literals)
        )
