"""The rules of Pentominoes, one function each. Knows no search and no clauses."""

from __future__ import annotations

from univoca.contract import Violation
from univoca.grid import cell_name
from univoca.kinds.pentominoes.model import Answer, Puzzle, cells_of, piece_ids


def violations(puzzle: Puzzle, answer: Answer) -> tuple[Violation, ...]:
    """Return every broken rule, in order; none means solved."""
    checks = (outside, overlap, piece_unused, gap)
    found = (check(puzzle, answer) for check in checks)
    return tuple(violation for violation in found if violation is not None)


def _covered(puzzle: Puzzle, answer: Answer) -> list[tuple[str, tuple[int, ...]]]:
    """Return each placed piece's id with its cells."""
    return [
        (piece, cells_of(name, place, puzzle.size.cols))
        for piece, name, place in zip(
            piece_ids(puzzle), puzzle.pieces, answer.placements, strict=True
        )
        if place is not None
    ]


def outside(puzzle: Puzzle, answer: Answer) -> Violation | None:
    """No piece leaves the outline."""
    inside = frozenset(puzzle.outline)
    out = [piece for piece, cells in _covered(puzzle, answer) if not inside.issuperset(cells)]
    if not out:
        return None
    return Violation("outside", tuple(out), {"piece": out[0], "count": len(out)})


def overlap(puzzle: Puzzle, answer: Answer) -> Violation | None:
    """No cell is covered twice, locked pieces included."""
    times: dict[int, int] = dict.fromkeys(puzzle.locked_cells, 1)
    for _, cells in _covered(puzzle, answer):
        for cell in cells:
            times[cell] = times.get(cell, 0) + 1
    twice = sorted(cell for cell, count in times.items() if count > 1)
    return _at("overlap", puzzle, twice)


def piece_unused(puzzle: Puzzle, answer: Answer) -> Violation | None:
    """Every piece of the set is placed."""
    pairs = zip(piece_ids(puzzle), answer.placements, strict=True)
    unused = [piece for piece, place in pairs if place is None]
    if not unused:
        return None
    return Violation("piece-unused", tuple(unused), {"piece": unused[0], "count": len(unused)})


def gap(puzzle: Puzzle, answer: Answer) -> Violation | None:
    """No cell of the outline stays uncovered."""
    taken = {cell for _, cells in _covered(puzzle, answer) for cell in cells}
    return _at("gap", puzzle, [cell for cell in puzzle.free if cell not in taken])


def _at(rule: str, puzzle: Puzzle, cells: list[int]) -> Violation | None:
    if not cells:
        return None
    cols = puzzle.size.cols
    row, col = divmod(cells[0], cols)
    return Violation(
        rule,
        tuple(cell_name(cell, cols) for cell in cells),
        {"row": row + 1, "column": col + 1, "count": len(cells)},
    )
