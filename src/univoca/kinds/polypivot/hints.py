"""Help in three stages, from the least number of turns that lead home from where the pieces are.

Which piece is next, and why it belongs where it does, comes from techniques where those below a
trial tell; else from the exact solver alone. Both look at a board whose pieces start where they lie
now: what is said follows from the position alone. Knows nothing of how the board was made or of the
player's past moves.
"""

from __future__ import annotations

from collections.abc import Mapping

from univoca.contract import Hint
from univoca.deduce.board import Board
from univoca.deduce.leading import leading
from univoca.deduce.run import Run, trial_index
from univoca.deduce.technique import Finding, Sentence
from univoca.deduce.wording import gathered
from univoca.grid import cell_name
from univoca.kinds.polypivot import techniques
from univoca.kinds.polypivot.model import (
    Piece,
    Position,
    Puzzle,
    answer_of,
    cells_at,
    parse_position,
    shapes,
    start,
)
from univoca.kinds.polypivot.orbits import Turn
from univoca.kinds.polypivot.rules import target_cells
from univoca.kinds.polypivot.solver import Best, least_turns
from univoca.outcome import Budget

MOST_STEPS = 80
"""Steps of reasoning that a hint follows."""


def hint(puzzle: Puzzle, marks: Mapping[str, str], stage: int, budget: Budget) -> Hint:
    """Say which piece to look at (stage 1), where it belongs and why (2), which turn is first (3).

    Where no turns lead home at all, or none was found in time, that is said.
    """
    answer_of(puzzle, marks)  # raises InputError for marks of another board
    now = from_here(puzzle, marks)
    best = least_turns(now, budget)
    if best.turns is None:
        return Hint("polypivot-hint-none" if best.complete else "polypivot-hint-late", last=True)
    measures = {"turns": best.turns}
    if best.turns == 0:
        return Hint("polypivot-hint-solved", last=True, measures=measures)
    board = techniques.board(now)
    chain = reasoned(now, board, budget)
    number, way = next_piece(now, best)
    if chain:
        number = int(board.marks[_laid(board, chain[-1])][0])
        # The techniques took no choice, so the piece lies there in every tiling, in the best too.
        way = [turn for turn in best.way if turn.piece == number]
    if stage == 1:
        message, parameters = _conflict(now, number)
        return Hint(message, parameters, (str(number),), measures=measures)
    if stage == 2:
        belongs = _belongs(now, best, number, len(way), measures)
        return _why(board, chain, belongs) if chain else belongs
    return _turn(now, way[0], best.turns - 1, measures)


def reasoned(now: Puzzle, board: Board, budget: Budget) -> list[Finding]:
    """Return what shows the place of a piece that has to move; nothing where techniques end."""

    def moves(finding: Finding) -> bool:
        variable = _laid(board, finding)
        if not variable:
            return False
        piece, position = board.marks[variable]
        return position != str(start(now.pieces[int(piece) - 1]))

    run = Run(board, trial_index(board), budget.stop())
    chain = leading(run, moves, MOST_STEPS)
    return chain if chain and chain[-1].literals else []


def _laid(board: Board, finding: Finding) -> int:
    """Return the placement that a finding says is used, or 0."""
    found = (literal for literal in finding.literals if literal > 0 and literal in board.marks)
    return next(found, 0)


def _why(board: Board, chain: list[Finding], belongs: Hint) -> Hint:
    """Tell why a piece belongs there: its technique, and the steps since the piece before it."""
    technique = board.techniques[chain[-1].technique]
    told = [chain[-1]]
    for finding in chain[-2::-1]:
        if _laid(board, finding):
            break
        told.insert(0, finding)
    why = gathered("polypivot", map(board.sentence, told))
    place = Sentence(belongs.message, belongs.parameters)
    return Hint(
        "hint-technique",
        {"technique": f"polypivot-technique-{technique.id}"},
        belongs.targets,
        measures={**belongs.measures, "level": technique.level},
        why=(*why, place),
    )


def from_here(puzzle: Puzzle, marks: Mapping[str, str]) -> Puzzle:
    """Return the same board with the pieces starting where the marks put them."""
    pieces = []
    for number, piece in enumerate(puzzle.pieces):
        mark = marks.get(str(number + 1))
        position = start(piece) if mark is None else parse_position(puzzle, number, mark)
        pieces.append(_moved(piece, position))
    return Puzzle(puzzle.size, puzzle.margin, tuple(pieces))


def _moved(piece: Piece, position: Position) -> Piece:
    shape = shapes(piece.cells)[position.turns]
    laid = [(position.row + row, position.col + col) for row, col in shape]
    cells = tuple(sorted(laid))
    return Piece(cells, tuple(cells.index(laid[pivot]) for pivot in piece.pivots))


def next_piece(puzzle: Puzzle, best: Best) -> tuple[int, list[Turn]]:
    """Return the piece to move and its turns: one in conflict before others, few turns first."""
    ways: dict[int, list[Turn]] = {}
    for turn in best.way:
        ways.setdefault(turn.piece, []).append(turn)

    def order(number: int) -> tuple[bool, int, int]:
        outside, over = conflicts(puzzle, number)
        return not outside and not over, len(ways[number]), number

    number = min(ways, key=order)
    return number, ways[number]


def conflicts(puzzle: Puzzle, number: int) -> tuple[int, int]:
    """Return how many cells of a piece lie outside the target, and how many pieces it overlaps."""
    covered = [frozenset(cells_at(puzzle, piece, start(piece))) for piece in puzzle.pieces]
    own = covered[number - 1]
    outside = own.difference(target_cells(puzzle))
    over = sum(not own.isdisjoint(cells) for cells in covered) - 1
    return len(outside), over


def _conflict(puzzle: Puzzle, number: int) -> tuple[str, dict[str, int]]:
    outside, over = conflicts(puzzle, number)
    if over:
        return "polypivot-hint-overlap", {"piece": number, "count": over}
    message = "polypivot-hint-outside" if outside else "polypivot-hint-moves"
    return message, {"piece": number}


def _belongs(
    puzzle: Puzzle, best: Best, number: int, turns: int, measures: Mapping[str, float]
) -> Hint:
    assert best.answer is not None  # noqa: S101 - there is one where there are turns
    cols = puzzle.workspace.cols
    places = tuple(cell_name(cell, cols) for cell in best.answer[number - 1])
    parameters = {"piece": number, "turns": turns}
    targets = (str(number), *places)
    return Hint("polypivot-hint-place", parameters, targets, measures=measures)


def _turn(puzzle: Puzzle, turn: Turn, left: int, measures: Mapping[str, float]) -> Hint:
    parameters = {
        "piece": turn.piece,
        "pivot": turn.pivot,
        "pivots": len(puzzle.pieces[turn.piece - 1].pivots),
        "way": "right" if turn.by > 0 else "left",
        "left": left,
    }
    targets = (str(turn.piece),)
    return Hint("polypivot-hint-turn", parameters, targets, str(turn), True, measures)
