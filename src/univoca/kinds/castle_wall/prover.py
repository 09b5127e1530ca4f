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
from typing import Any

from univoca.grid import edges
from univoca.kernels.separator import Cut, Separators
from univoca.kinds.castle_wall.model import Answer, Clue, Edge, Puzzle
from univoca.outcome import Budget, Listing, Reason, Spent

_SLICE = 500


class Clauses:
    """The clauses of a board in their order; corner variables come first, row by row from 1.

    `FALSE` stands for a corner on the rim; it never appears in a clause.
    """

    FALSE = 0

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.size = puzzle.size
        self.corners = (puzzle.size.rows - 1) * (puzzle.size.cols - 1)
        self.variables = self.corners
        self.clauses: list[list[int]] = []
        self._segments: dict[Edge, int] = {}
        self._state()

    def corner(self, row: int, col: int) -> int:
        """Return the variable of the corner above and left of the cell (row, col), or FALSE."""
        if 0 < row < self.size.rows and 0 < col < self.size.cols:
            return (row - 1) * (self.size.cols - 1) + col
        return self.FALSE

    def parted(self, edge: Edge) -> tuple[int, int]:
        """Return the two corners that a segment parts."""
        row, col = divmod(edge[0], self.size.cols)
        other = (row, col + 1) if edge[1] == edge[0] + 1 else (row + 1, col)
        return self.corner(*other), self.corner(row + 1, col + 1)

    def _state(self) -> None:
        clue_cells = self.puzzle.clue_cells
        for cell in range(self.size.cells):
            if cell not in clue_cells:
                self._no_crossing(cell)
        for clue in self.puzzle.clues:
            self._clue_cell(clue)
        self.clauses.append(list(range(1, self.corners + 1)))
        for piece, count in _pieces(self.puzzle):
            self._exactly([self._segment(edge) for edge in piece], count)

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
        around = self._around(cell)
        for turn in (1, -1):
            signs = (turn, -turn, turn, -turn)
            if any(c == self.FALSE and sign < 0 for c, sign in zip(around, signs, strict=True)):
                continue
            self.clauses.append([c * s for c, s in zip(around, signs, strict=True) if c])

    def _clue_cell(self, clue: Clue) -> None:
        around = self._around(clue.cell)
        for one, other in zip(around, (*around[1:], around[0]), strict=True):
            if one == other == self.FALSE:
                continue
            if one != self.FALSE:
                self.clauses.append([-one, other] if other else [-one])
        if clue.colour == "white":
            self.clauses += [[corner] if corner else [] for corner in around]
        elif clue.colour == "black":
            self.clauses += [[-corner] for corner in around if corner]

    def _segment(self, edge: Edge) -> int:
        """Return the literal of a segment: the two corners that it parts differ."""
        known = self._segments.get(edge)
        if known is not None:
            return known
        one, other = self.parted(edge)
        if one == self.FALSE or other == self.FALSE:
            literal = one or other
        else:
            literal = self._new()
            self.clauses += [
                [-literal, one, other],
                [-literal, -one, -other],
                [literal, -one, other],
                [literal, one, -other],
            ]
        self._segments[edge] = literal
        return literal

    def _new(self) -> int:
        self.variables += 1
        return self.variables

    def _exactly(self, literals: list[int], count: int) -> None:
        """Exactly so many of the literals hold, by a sequential counter.

        `reached[k]` says that at least k of the literals so far hold; only the k that the rest can
        still bring to the count are kept.
        """
        if FALSE_SEGMENT in literals:
            literals = [literal for literal in literals if literal != FALSE_SEGMENT]
        if count < 0 or count > len(literals):
            self.clauses.append([])
        elif count in (0, len(literals)):
            self.clauses += [[literal if count else -literal] for literal in literals]
        else:
            self._count(literals, count)

    def _count(self, literals: list[int], count: int) -> None:
        reached: dict[int, int] = {}
        for at, literal in enumerate(literals):
            after = len(literals) - at - 1
            now: dict[int, int] = {}
            for k in range(max(1, count - after), min(at + 1, count + 1) + 1):
                now[k] = self._step(literal, k, reached, at)
            reached = now
        self.clauses.append([reached[count]])
        if count + 1 in reached:
            self.clauses.append([-reached[count + 1]])

    def _step(self, literal: int, k: int, reached: dict[int, int], before: int) -> int:
        """Return the literal of "at least k with this one": k before, or k - 1 before and it."""
        stay = reached.get(k) if k <= before else None
        rise = reached.get(k - 1) if k > 1 else None
        if stay is None and rise is None:
            return literal
        new = self._new()
        if stay is not None:
            self.clauses.append([-stay, new])
            self.clauses.append([-new, stay, literal])
        else:
            self.clauses.append([-new, literal])
        if rise is not None:
            self.clauses.append([-literal, -rise, new])
            self.clauses.append([-new, rise] if stay is None else [-new, stay, rise])
        else:
            self.clauses.append([-literal, new])
        return new


FALSE_SEGMENT = 0


def solutions(puzzle: Puzzle, budget: Budget, limit: int = 2) -> Listing[Answer]:
    """List different answers up to the limit (their order may depend on the SAT library)."""
    from pysat.solvers import Glucose4

    begun = time.perf_counter()
    stated = Clauses(puzzle)
    with Glucose4() as engine:
        search = _Refinement(puzzle, stated, engine, budget)
        found, ran_out = search.run(limit)
    spent = Spent(conflicts=search.conflicts, seconds=time.perf_counter() - begun)
    complete = ran_out is None and len(found) < limit
    return Listing(tuple(found), complete, ran_out, spent, "sat")


class _Refinement:
    """Solves, cuts what is disconnected, and solves again, until an answer or none is left."""

    def __init__(self, puzzle: Puzzle, stated: Clauses, engine: Any, budget: Budget) -> None:
        self.puzzle = puzzle
        self.stated = stated
        self.engine = engine
        self.budget = budget
        self.conflicts = 0
        self.separators = Separators(puzzle.size.rows - 1, puzzle.size.cols - 1)
        self.anchors = anchors(puzzle)

    def run(self, limit: int) -> tuple[list[Answer], Reason | None]:
        """Return the answers found and why the work ended early, if it did."""
        found: list[Answer] = []
        if not all(self.stated.clauses):
            return found, None
        self.engine.append_formula(self.stated.clauses)
        while len(found) < limit:
            colours, ran_out = self._model()
            if colours is None:
                return found, ran_out
            cuts = self.separators.cuts(colours, self.anchors)
            for cut in cuts:
                self.engine.add_clause(clause_of(cut))
            if not cuts:
                found.append(self._answer(colours))
                self.engine.add_clause(
                    [-at if colour else at for at, colour in enumerate(colours, 1)]
                )
        return found, None

    def _model(self) -> tuple[list[int] | None, Reason | None]:
        while True:
            reason = self.budget.ran_out()
            if reason is None and self.conflicts >= self.budget.conflicts:
                reason = "conflicts"
            if reason is not None:
                return None, reason
            self.engine.conf_budget(min(_SLICE, self.budget.conflicts - self.conflicts))
            satisfied = self.engine.solve_limited()
            self.conflicts = self.engine.accum_stats()["conflicts"]
            if satisfied is not None:
                break
        if not satisfied:
            return None, None
        model = self.engine.get_model()
        return [1 if literal > 0 else 0 for literal in model[: self.stated.corners]], None

    def _answer(self, colours: list[int]) -> Answer:
        """A segment is on where the corners that it parts differ."""
        inside = [0, *colours]
        parted = ((edge, self.stated.parted(edge)) for edge in edges(self.puzzle.size))
        return Answer.of(edge for edge, (one, other) in parted if inside[one] != inside[other])


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


def _pieces(puzzle: Puzzle) -> list[tuple[list[Edge], int]]:
    """Return each numbered clue's segments up to the next such clue on its way, and their count."""
    numbered = {
        (clue.cell, clue.arrow): clue for clue in puzzle.clues if clue.number is not None
    }
    touched = puzzle.clue_cells
    found: list[tuple[list[Edge], int]] = []
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
        found.append((piece, count))
    return found
