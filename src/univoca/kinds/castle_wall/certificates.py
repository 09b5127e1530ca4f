"""The clauses of Castle Wall as docs/certificates.md has them. Knows no validator and no search."""

from __future__ import annotations

from functools import partial

from univoca.grid import edge_name, edges
from univoca.kernels.sat import Solver
from univoca.kernels.separator import Separators
from univoca.kinds.castle_wall.model import STATES, Answer, Edge, Puzzle
from univoca.outcome import Budget
from univoca.proofs.evidence import Cut, Cuts, Evidence, Said
from univoca.proofs.statement import TRUE, Statement

Corners = dict[tuple[int, int], int]
"""The literal of each corner by row and column: inside or not; those on the rim never are."""


def evidence(puzzle: Puzzle, answer: Answer, status: str, budget: Budget) -> Evidence:
    """State the rules but for the single loop, and that a corner has another colour."""
    size = puzzle.size
    statement = Statement()
    inner = [(row, col) for row in range(1, size.rows) for col in range(1, size.cols)]
    corner = dict.fromkeys(
        ((row, col) for row in range(size.rows + 1) for col in range(size.cols + 1)), -TRUE
    )
    corner.update(zip(inner, statement.new(len(inner)), strict=True))
    variables = [corner[place] for place in inner]
    statement.add(variables)
    rays = {clue.cell: (puzzle.ray(clue), clue.number) for clue in puzzle.clues}
    colours = {clue.cell: clue.colour for clue in puzzle.clues}
    segments: dict[Edge, int] = {}
    for cell in range(size.cells):
        _cell(statement, size.cols, corner, cell, colours.get(cell))
        ray, number = rays.get(cell, ((), None))
        if number is not None:
            literals = [_segment(statement, size.cols, corner, segments, edge) for edge in ray]
            statement.counted(literals, number)
    statement.add(_denied(size.cols, corner, inner, frozenset(answer.segments)))
    said = partial(_said, puzzle, corner)
    return Evidence("unique", statement, _cuts(puzzle, variables), said=said)


def _said(puzzle: Puzzle, corner: Corners) -> Said:
    """Return what each mark says of the two corners that its edge parts."""
    wall, crossed = STATES
    said: Said = {}
    for edge in edges(puzzle.size):
        name = edge_name(edge, puzzle.size.cols)
        one, other = _parted(puzzle.size.cols, corner, edge)
        said[name, wall] = [[one, other], [-one, -other]]
        said[name, crossed] = [[one, -other], [-one, other]]
    return said


def _parted(cols: int, corner: Corners, edge: Edge) -> tuple[int, int]:
    """Return the corners that a segment on an edge parts."""
    row, col = divmod(edge[1], cols)
    down = edge[1] - edge[0] == cols
    return corner[row, col], corner[(row, col + 1) if down else (row + 1, col)]


def _cell(statement: Statement, cols: int, corner: Corners, cell: int, colour: str | None) -> None:
    """State that no two walls cross in a cell, or that a clue's corners agree with its colour."""
    row, col = divmod(cell, cols)
    a, b = corner[row, col], corner[row, col + 1]
    c, d = corner[row + 1, col + 1], corner[row + 1, col]
    if colour is None:
        statement.clauses += [-a, -c, b, d], [a, c, -b, -d]
        return
    statement.clauses += [-a, b], [-b, c], [-c, d], [-d, a]
    if colour != "gray":
        statement.add([a if colour == "white" else -a])


def _segment(
    statement: Statement, cols: int, corner: Corners, segments: dict[Edge, int], edge: Edge
) -> int:
    """Return the variable that says whether an edge's corners differ, stated when first asked."""
    if edge not in segments:
        one, other = _parted(cols, corner, edge)
        own = segments[edge] = statement.new_variable()
        statement.clauses += [-own, one, other], [own, -one, other]
        statement.clauses += [own, one, -other], [-own, -one, -other]
    return segments[edge]


def _denied(
    cols: int, corner: Corners, inner: list[tuple[int, int]], segments: frozenset[Edge]
) -> list[int]:
    """Return the clause that some corner has not the colour that the answer gives it."""
    clause = []
    inside = False
    for row, col in inner:
        left = (row - 1) * cols + col - 1
        inside = (inside and col > 1) != ((left, left + cols) in segments)
        clause.append(-corner[row, col] if inside else corner[row, col])
    return clause


def _cuts(puzzle: Puzzle, variables: list[int]) -> Cuts:
    """Return what finds the cuts that a disconnected colouring breaks."""
    size = puzzle.size
    separators = Separators(size.rows - 1, size.cols - 1, tight=True)
    anchored = _anchors(puzzle)
    literal = [-TRUE, *variables]

    def found(solver: Solver) -> list[tuple[Cut, list[int]]]:
        inside = frozenset(solver.true_of(variables))
        cuts = separators.cuts([int(each in inside) for each in variables], anchored)
        return [(cut, _clause(cut, literal)) for cut in cuts]

    return found


def _clause(cut: Cut, literal: list[int]) -> list[int]:
    colour, p, q, apart = cut
    sign = 1 if colour else -1
    return [-sign * literal[p], -sign * literal[q], *(sign * literal[each] for each in apart)]


def _anchors(puzzle: Puzzle) -> list[int]:
    """Return 1 for each corner whose colour a clue gives."""
    rows, cols = puzzle.size.rows - 1, puzzle.size.cols - 1
    given = [0] * (rows * cols)
    for clue in puzzle.clues:
        if clue.colour == "gray":
            continue
        row, col = divmod(clue.cell, puzzle.size.cols)
        for i in (row - 1, row):
            for j in (col - 1, col):
                if 0 <= i < rows and 0 <= j < cols:
                    given[i * cols + j] = 1
    return given
