"""Castle Wall stated as clauses over a two-colouring of the corners between cells.

Knows no search. One Boolean a corner inside the board says whether the wall encloses it; corners on
the rim are outside, so a segment is on where the two corners that it parts differ. No cell shows
two opposite corners inside and the other two outside; the corners of a clue cell are equal; a count
is the number of changes of colour along a line; some corner is inside. That both colours are
connected, which makes the wall one loop, is added cut by cut where an answer breaks it. The
numbering of variables and the order of clauses are those of docs/certificates.md.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from univoca.grid import edges
from univoca.kernels.sat import Clauses, Solver
from univoca.kernels.separator import Cut, Separators
from univoca.kinds.castle_wall.model import Answer, Clue, Edge, Puzzle
from univoca.outcome import Budget, Listing, Spent

RIM = 0
"""Stands for a corner on the rim of the board, which is outside; it is in no clause."""


class Statement:
    """The clauses of a board; corner variables come first, row by row from 1.

    `switched`: a clue binds only where its literal in `switches` (by cell) holds.
    """

    def __init__(self, puzzle: Puzzle, *, switched: bool = False) -> None:
        self.puzzle = puzzle
        self.size = puzzle.size
        self.clauses = Clauses()
        self.corners = self.clauses.new((self.size.rows - 1) * (self.size.cols - 1))
        self._segments: dict[Edge, int] = {}
        self.switches: dict[int, int] = {}
        if switched:
            own = self.clauses.new(len(puzzle.clues))
            self.switches = dict(zip((clue.cell for clue in puzzle.clues), own, strict=True))
        bare = frozenset() if switched else puzzle.clue_cells
        for cell in range(self.size.cells):
            if cell not in bare:
                self._no_crossing(cell)
        for clue in puzzle.clues:
            self._clue_cell(clue)
        self.clauses.add(self.corners)
        for clue, piece, count in _whole_rays(puzzle) if switched else _pieces(puzzle):
            literals = [self.segment(edge) for edge in piece]
            known = [literal for literal in literals if literal != RIM]
            self.clauses.exactly(known, count, self.switches.get(clue.cell))

    def corner(self, row: int, col: int) -> int:
        """Return the variable of the corner above and left of the cell (row, col), or RIM."""
        if 0 < row < self.size.rows and 0 < col < self.size.cols:
            return (row - 1) * (self.size.cols - 1) + col
        return RIM

    def parted(self, edge: Edge) -> tuple[int, int]:
        """Return the two corners that a segment parts."""
        row, col = divmod(edge[0], self.size.cols)
        other = (row, col + 1) if edge[1] == edge[0] + 1 else (row + 1, col)
        return self.corner(*other), self.corner(row + 1, col + 1)

    def _around(self, cell: int) -> tuple[int, int, int, int]:
        """Return the corners of a cell, going round."""
        row, col = divmod(cell, self.size.cols)
        return (
            self.corner(row, col),
            self.corner(row, col + 1),
            self.corner(row + 1, col + 1),
            self.corner(row + 1, col),
        )

    def _no_crossing(self, cell: int) -> None:
        """Not two opposite corners inside and the other two outside; the rim is outside."""
        one, two, three, four = self._around(cell)
        for inside, outside in (((one, three), (two, four)), ((two, four), (one, three))):
            if RIM not in inside:
                self.clauses.add([-c for c in inside] + [c for c in outside if c != RIM])

    def _clue_cell(self, clue: Clue) -> None:
        around, when = self._around(clue.cell), self.switches.get(clue.cell)
        for one, other in zip(around, (*around[1:], around[0]), strict=True):
            if one != RIM:
                self.clauses.add([-one] if other == RIM else [-one, other], when)
        if clue.colour == "white":
            for corner in around:
                self.clauses.add([] if corner == RIM else [corner], when)
        elif clue.colour == "black":
            for corner in around:
                if corner != RIM:
                    self.clauses.add([-corner], when)

    def segment(self, edge: Edge) -> int:
        """Return the literal of a segment, on where its corners differ; RIM where it never is."""
        known = self._segments.get(edge)
        if known is not None:
            return known
        one, other = self.parted(edge)
        literal = one or other
        if RIM not in (one, other):
            literal = self.clauses.new_variable()
            self.clauses.xor([literal, one, other], odd=False)
        self._segments[edge] = literal
        return literal

    def answer(self, colours: list[int]) -> Answer:
        """Return the segments that part the colours, given for each corner in order."""
        inside = [0, *colours]
        parted = ((edge, self.parted(edge)) for edge in edges(self.size))
        return Answer.of(edge for edge, (one, other) in parted if inside[one] != inside[other])


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit (their order may depend on the SAT library)."""
    begun = time.perf_counter()
    stated = Statement(puzzle)
    corners = stated.corners
    cuts = cuts_of(stated, anchors(puzzle))
    with Solver(stated.clauses) as solver:
        found = solver.answers(
            corners, limit=limit, conflicts=budget.conflicts, stop=budget.stop(), accept=cuts
        )
    ran_out = budget.reason(found.stopped)
    answers = tuple(stated.answer(_colours(inside, len(corners))) for inside in found.answers)
    spent = Spent(conflicts=found.conflicts, seconds=time.perf_counter() - begun)
    return Listing(answers, found.complete, ran_out, spent, "sat")


def cuts_of(stated: Statement, given: list[int]) -> Callable[[Solver], list[list[int]]]:
    """Return what finds the cuts that a model breaks; `given` has 1 for corners of known colour."""
    size, corners = stated.size, stated.corners
    separators = Separators(size.rows - 1, size.cols - 1)

    def cuts(solver: Solver) -> list[list[int]]:
        inside = solver.true_of(corners)
        return [clause_of(cut) for cut in separators.cuts(_colours(inside, len(corners)), given)]

    return cuts


def _colours(inside: list[int], corners: int) -> list[int]:
    colours = [0] * corners
    for corner in inside:
        colours[corner - 1] = 1
    return colours


def clause_of(cut: Cut) -> list[int]:
    """Return a cut as a clause: p and q can share a colour only with some separating corner."""
    colour, p, q, separator = cut
    sign = 1 if colour else -1
    return [-sign * end for end in (p, q) if end] + [sign * corner for corner in separator]


def anchors(puzzle: Puzzle) -> list[int]:
    """Return 1 for each corner whose colour a black or white clue gives."""
    size = puzzle.size
    given = [0] * ((size.rows - 1) * (size.cols - 1))
    for clue in puzzle.clues:
        if clue.colour == "gray":
            continue
        row, col = divmod(clue.cell, size.cols)
        for i in (row - 1, row):
            for j in (col - 1, col):
                if 0 <= i < size.rows - 1 and 0 <= j < size.cols - 1:
                    given[i * (size.cols - 1) + j] = 1
    return given


def _whole_rays(puzzle: Puzzle) -> list[tuple[Clue, list[Edge], int]]:
    """Return each numbered clue, all the segments along its arrow, and their count."""
    numbered = ((clue, clue.number) for clue in puzzle.clues)
    return [(clue, list(puzzle.ray(clue)), count) for clue, count in numbered if count is not None]


def _pieces(puzzle: Puzzle) -> list[tuple[Clue, list[Edge], int]]:
    """Return each numbered clue, its segments up to the next such clue on its way, their count."""
    numbered = {(clue.cell, clue.arrow): clue for clue in puzzle.clues if clue.number is not None}
    touched = puzzle.clue_cells
    found: list[tuple[Clue, list[Edge], int]] = []
    for clue in puzzle.clues:
        if clue.number is None:
            continue
        count = clue.number
        piece: list[Edge] = []
        here = clue.cell
        for edge in puzzle.ray(clue):
            if edge[0] not in touched and edge[1] not in touched:
                piece.append(edge)
            here = edge[1] if edge[0] == here else edge[0]
            following = numbered.get((here, clue.arrow))
            if following is not None:
                count -= following.number or 0
                break
        found.append((clue, piece, count))
    return found
