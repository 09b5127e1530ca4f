"""What a person sees on a PolyPivot board, from the cheapest technique on.

One variable a piece and a set of target cells that it can turn to, and one a piece that says that
the way there was told. Fillings come from the exact search: for choices, the one with the fewest
turns. Knows no validator and no clauses.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator, Mapping, Sequence

from univoca.deduce.board import Board, Scanner
from univoca.deduce.choosing import Choosing, Filling
from univoca.deduce.fitting import Fitting, Patience
from univoca.deduce.grading import Grade
from univoca.deduce.packing import Packing, Placement, See
from univoca.deduce.technique import Finding, Sentence, Technique
from univoca.deduce.wording import Names, Words
from univoca.kernels.cover import Problem, Result, cheapest, search
from univoca.kinds.polypivot.model import Position, Puzzle, cells_at, parse_position, start
from univoca.kinds.polypivot.orbits import Turn, inside, orbit
from univoca.recipe import DIFFICULTIES
from univoca.texts import Parameter

TECHNIQUES = (
    Technique("taken", 1, 10.0),
    Technique("turns", 1, 9.0),
    Technique("piece", 1, 8.0),
    Technique("cell", 1, 6.0),
    Technique("gap", 2, 4.0),
    Technique("common", 3, 2.5),
    Technique("reach", 3, 2.5),
    Technique("trial", 5, 0.5, "trial"),
    Technique("choice", 5, 0.5, "choice"),
    Technique("core", 6, 0.2, "core"),
)
INDICES = {technique.id: index for index, technique in enumerate(TECHNIQUES)}
ECHOES = 1
PATIENCE = Patience(ways=8, tests=60, trial_ways=5, trials=40)
BANDS = {
    80: (-1.38, -0.95, 0.15),
    120: (-1.1, -0.5, 0.65),
    168: (-0.95, 0.2, 1.4),
    224: (-0.75, 0.75, 1.95),
}
"""By cells of the target: the effort from which a board is normal, hard, and expert."""
NODES = 200_000
"""Search nodes that a look for a filling may take."""


class Layout:
    """The packing of a puzzle, and what its variables mean; cells are those of the target."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.orbits = [orbit(puzzle, piece) for piece in puzzle.pieces]
        self.depths = [found.depths() for found in self.orbits]
        self.places: list[tuple[int, int]] = []
        options = list(self._options())
        self.packing = Packing(
            [divmod(cell, puzzle.size.cols) for cell in range(puzzle.size.cells)],
            [1] * len(puzzle.pieces),
            [len(piece.cells) for piece in puzzle.pieces],
            options,
            See(INDICES, len(TECHNIQUES), told=INDICES["turns"]),
        )
        self.problem = self._problem(options)

    def _options(self) -> Iterator[Placement]:
        """Yield the sets of target cells that each piece can turn to, once each, nearest first."""
        for number, piece in enumerate(self.puzzle.pieces):
            seen: set[tuple[int, ...]] = set()
            for index, covered in inside(self.puzzle, piece, self.orbits[number]):
                if covered not in seen:
                    seen.add(covered)
                    self.places.append((number, index))
                    yield Placement(number, covered)

    def _problem(self, options: Sequence[Placement]) -> Problem:
        """Return the cover: items are the pieces, then the target's cells; turns are the cost."""
        pieces = len(self.puzzle.pieces)
        starts, items, costs = array("i", [0]), array("i"), array("q")
        for option, (number, index) in zip(options, self.places, strict=True):
            items.append(number)
            items.extend([pieces + cell for cell in option.cells])
            starts.append(len(items))
            costs.append(self.depths[number][index])
        items_in_all = pieces + self.puzzle.size.cells
        return Problem.of_buffers(items_in_all, 0, starts, items, costs=costs)

    def position(self, variable: int) -> Position:
        """Return the nearest position of the piece in which it covers a placement's cells."""
        piece, index = self.places[variable - 1]
        return self.orbits[piece].positions[index]

    def turns(self, variable: int) -> int:
        """Return the least number of turns from the start to a placement."""
        piece, index = self.places[variable - 1]
        return self.depths[piece][index]

    def way(self, variable: int) -> tuple[Turn, ...]:
        """Return the turns to a placement, as few as possible."""
        piece, index = self.places[variable - 1]
        return self.orbits[piece].way(index, piece + 1)

    # -- names ------------------------------------------------------------------------------------

    def cell(self, cell: int) -> tuple[int, int]:
        """Return a cell's row and column in the workspace, from 1."""
        row, col = self.packing.cells[cell]
        return row + 1 + self.puzzle.margin, col + 1 + self.puzzle.margin

    def place(self, variable: int) -> Mapping[str, Parameter]:
        """Return how far a placement is."""
        return {"turns": self.turns(variable)}

    # -- marks and fillings -----------------------------------------------------------------------

    def read(self, marks: Mapping[str, str]) -> Iterator[int]:
        """Yield the placements that pieces were turned to; those of all, where all lie inside.

        A piece that was not turned says nothing of where it belongs.
        """
        known = {
            (one.piece, one.cells): variable
            for variable, one in enumerate(self.packing.placements)
            if variable
        }
        laid: dict[int, int | None] = {}
        width, margin = self.puzzle.workspace.cols, self.puzzle.margin
        for number, piece in enumerate(self.puzzle.pieces):
            mark = marks.get(str(number + 1))
            at = start(piece) if mark is None else parse_position(self.puzzle, number, mark)
            places = (divmod(cell, width) for cell in cells_at(self.puzzle, piece, at))
            cells = [
                (row - margin) * self.puzzle.size.cols + col - margin
                for row, col in places
                if 0 <= row - margin < self.puzzle.size.rows
                and 0 <= col - margin < self.puzzle.size.cols
            ]
            laid[number] = known.get((number, tuple(cells)))
        for number, variable in laid.items():
            if variable is not None and (str(number + 1) in marks or None not in laid.values()):
                yield variable

    def first(self, kept: Sequence[int]) -> Filling:
        """Return the filling with the fewest turns that keeps some placements."""
        forced = [variable - 1 for variable in kept]
        return _filling(cheapest(self.problem, nodes=NODES, forced=forced))

    def some(self, kept: Sequence[int]) -> Filling:
        """Return any filling that keeps some placements."""
        forced = [variable - 1 for variable in kept]
        return _filling(search(self.problem, limit=1, nodes=NODES, forced=forced))


def _filling(found: Result) -> Filling:
    """Return the solution of a cover; options are numbered from 0 and variables from 1."""
    for solution in found.solutions:
        return Filling(tuple(option + 1 for option in solution), found.stopped is None)
    return Filling(None, found.complete)


class Speech:
    """The sentences of a board: those of any packing, and the way to a position found."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        names = Names(lambda piece: str(piece + 1), layout.cell, layout.place)
        self.words = Words("polypivot", layout.packing, names)

    def sentence(self, finding: Finding) -> Sentence:
        """Say why a finding holds."""
        if finding.technique != INDICES["turns"]:
            return self.words.sentence(finding)
        variable = self.layout.packing.network.guard(finding.source)
        way = self.layout.way(variable)
        piece = self.layout.packing.placements[variable].piece
        said: dict[str, Parameter] = {"piece": str(piece + 1), "turns": len(way)}
        pivots = len(self.layout.puzzle.pieces[piece].pivots)
        said |= {"pivots": pivots, "pivot": way[0].pivot if way else 1}
        said |= {"way": "left" if way and way[0].by < 0 else "right"}
        cells = self.layout.packing.placements[variable].cells
        areas = tuple(f"r{row}c{col}" for row, col in map(self.layout.cell, cells))
        return Sentence("polypivot-why-turns", said, (str(piece + 1),), areas)


def board(puzzle: Puzzle) -> Board:
    """Return the board of a puzzle, nothing known yet."""
    layout = Layout(puzzle)
    packing = layout.packing
    fitting = Fitting(packing, INDICES, ECHOES, PATIENCE)
    choosing = Choosing(packing, INDICES, layout.first, layout.some)
    speech = Speech(layout)
    finds = {
        "gap": fitting.gap,
        "common": fitting.common,
        "reach": fitting.reach,
        "choice": choosing.choice,
        "core": choosing.core,
    }
    variables = range(1, packing.count + 1)
    return Board(
        techniques=TECHNIQUES,
        network=packing.network,
        goal=tuple(range(1, packing.network.variables + 1)),
        marks={
            variable: (str(packing.placements[variable].piece + 1), str(layout.position(variable)))
            for variable in variables
        },
        sentence=speech.sentence,
        assumption=speech.words.assumption,
        trial_limit=INDICES["gap"],
        trials=tuple(variables),
        scanners=tuple(Scanner(INDICES[name], find) for name, find in finds.items()),
        echoes=ECHOES,
        assumed=fitting.assumed,
        read=layout.read,
    )


def band(puzzle: Puzzle, difficulty: str) -> tuple[float, float]:
    """Return from where to where the effort of a difficulty reaches on such a board."""
    bounds = BANDS[min(BANDS, key=lambda cells: abs(cells - puzzle.size.cells))]
    edges = (-math.inf, *bounds, math.inf)
    place = DIFFICULTIES.index(difficulty)
    return edges[place], edges[place + 1]


def label(puzzle: Puzzle, grade: Grade) -> str:
    """Return the difficulty in whose band a solved grade lies; easy boards need no trial."""
    for difficulty in DIFFICULTIES:
        if grade.effort < band(puzzle, difficulty)[1] and not (
            difficulty == DIFFICULTIES[0] and grade.refutations
        ):
            return difficulty
    return DIFFICULTIES[-1]
