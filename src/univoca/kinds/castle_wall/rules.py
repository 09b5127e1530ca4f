"""The validator of Castle Wall: one function a rule, by walking along the segments.

Knows no search and no clause. A line of the list is a rule of docs/rules.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from univoca.contract import Violation
from univoca.grid import Size, cell_name, edge_name
from univoca.kinds.castle_wall.model import Answer, Clue, Edge, Puzzle


@dataclass(frozen=True, slots=True)
class _Drawing:
    """An answer on its board: the segments at each cell, and its connected lines."""

    puzzle: Puzzle
    segments: frozenset[Edge]
    at: tuple[tuple[Edge, ...], ...]
    lines: tuple[tuple[int, ...], ...]

    def closed(self, line: tuple[int, ...]) -> bool:
        """Return whether a line is a loop: two segments at each of its cells."""
        return all(len(self.at[cell]) == 2 for cell in line)

    @property
    def size(self) -> Size:
        """The size of the board."""
        return self.puzzle.size

    def cells(self, cells: Iterable[int]) -> tuple[str, ...]:
        """Return the names of cells."""
        return tuple(cell_name(cell, self.size.cols) for cell in cells)


def violations(puzzle: Puzzle, answer: Answer) -> tuple[Violation, ...]:
    """Return every broken rule, in the order of the rules; none means solved."""
    drawing = _drawing(puzzle, answer)
    return tuple(violation for rule in _RULES for violation in rule(drawing))


def _no_loop(drawing: _Drawing) -> list[Violation]:
    return [] if drawing.segments else [Violation("no-loop", ())]


def _branch(drawing: _Drawing) -> list[Violation]:
    clues = drawing.puzzle.clue_cells
    allowed = (0 if cell in clues else 2 for cell in range(drawing.size.cells))
    return _at_cells(
        "branch",
        drawing,
        [cell for cell, most in enumerate(allowed) if len(drawing.at[cell]) > most],
    )


def _dead_end(drawing: _Drawing) -> list[Violation]:
    clues = drawing.puzzle.clue_cells
    ends = [c for c, lines in enumerate(drawing.at) if len(lines) == 1 and c not in clues]
    return _at_cells("dead-end", drawing, ends)


def _many_loops(drawing: _Drawing) -> list[Violation]:
    loops = [line for line in drawing.lines if drawing.closed(line)]
    if len(drawing.lines) < 2 or not loops:
        return []
    smallest = min(loops, key=len)
    inside = dict.fromkeys(edge for cell in smallest for edge in drawing.at[cell])
    names = tuple(edge_name(edge, drawing.size.cols) for edge in sorted(inside))
    return [Violation("many-loops", names, {"count": len(drawing.lines)})]


def _black_inside(drawing: _Drawing) -> list[Violation]:
    return _on_side("black-inside", drawing, "black", inside=True)


def _white_outside(drawing: _Drawing) -> list[Violation]:
    return _on_side("white-outside", drawing, "white", inside=False)


def _count_over(drawing: _Drawing) -> list[Violation]:
    return [
        _counted("count-over", drawing, clue, count)
        for clue, count in _counts(drawing)
        if clue.number is not None and count > clue.number
    ]


def _count_under(drawing: _Drawing) -> list[Violation]:
    return [
        _counted("count-under", drawing, clue, count)
        for clue, count in _counts(drawing)
        if clue.number is not None and count < clue.number
    ]


_RULES: tuple[Callable[[_Drawing], list[Violation]], ...] = (
    _no_loop,
    _branch,
    _dead_end,
    _many_loops,
    _black_inside,
    _white_outside,
    _count_over,
    _count_under,
)


def _at_cells(rule: str, drawing: _Drawing, cells: list[int]) -> list[Violation]:
    if not cells:
        return []
    return [Violation(rule, drawing.cells(cells), {"count": len(cells)})]


def _on_side(rule: str, drawing: _Drawing, colour: str, inside: bool) -> list[Violation]:
    """Sides are judged once every line is closed; an open line has no inside."""
    if not drawing.segments or not all(drawing.closed(line) for line in drawing.lines):
        return []
    wrong = [
        clue.cell
        for clue in drawing.puzzle.clues
        if clue.colour == colour and _is_inside(drawing, clue.cell) == inside
    ]
    return _at_cells(rule, drawing, wrong)


def _is_inside(drawing: _Drawing, cell: int) -> bool:
    """Walk up along the cell's left side and count the segments crossed: odd is inside."""
    row, col = divmod(cell, drawing.size.cols)
    if col == 0:
        return False
    above = (upper * drawing.size.cols + col for upper in range(row))
    return sum((there - 1, there) in drawing.segments for there in above) % 2 == 1


def _counts(drawing: _Drawing) -> list[tuple[Clue, int]]:
    return [
        (clue, sum(edge in drawing.segments for edge in drawing.puzzle.ray(clue)))
        for clue in drawing.puzzle.clues
        if clue.number is not None
    ]


def _counted(rule: str, drawing: _Drawing, clue: Clue, count: int) -> Violation:
    name = cell_name(clue.cell, drawing.size.cols)
    return Violation(rule, (name,), {"clue": name, "count": count, "goal": clue.number or 0})


def _drawing(puzzle: Puzzle, answer: Answer) -> _Drawing:
    at: list[list[Edge]] = [[] for _ in range(puzzle.size.cells)]
    for edge in answer.segments:
        at[edge[0]].append(edge)
        at[edge[1]].append(edge)
    return _Drawing(
        puzzle, frozenset(answer.segments), tuple(tuple(edges) for edges in at), _lines(at)
    )


def _lines(at: list[list[Edge]]) -> tuple[tuple[int, ...], ...]:
    """Return the cells of each connected line."""
    seen = [not edges for edges in at]
    found: list[tuple[int, ...]] = []
    for start in range(len(at)):
        if seen[start]:
            continue
        seen[start] = True
        line = [start]
        for cell in line:
            for first, second in at[cell]:
                other = second if first == cell else first
                if not seen[other]:
                    seen[other] = True
                    line.append(other)
        found.append(tuple(line))
    return tuple(found)
