"""Help in stages: what is placed is taken as fixed, and what follows from it is told.

Where the pieces laid cannot all stay, stage 0 comes first: the smallest set of them in conflict;
after it one to take back. Otherwise stage 1 says where to look, 2 the technique and why, 3 which
piece to lay and where. Knows nothing of the packing that the level was made from.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from univoca.contract import Hint
from univoca.deduce.board import Board
from univoca.deduce.choosing import Choice
from univoca.deduce.leading import leading
from univoca.deduce.run import Run
from univoca.deduce.technique import Finding, Sentence
from univoca.deduce.wording import gathered
from univoca.grid import cell_name
from univoca.kinds.pentominoes import solver, techniques
from univoca.kinds.pentominoes.clashes import clash
from univoca.kinds.pentominoes.model import (
    Answer,
    Placement,
    Puzzle,
    answer_of,
    cells_of,
    parse_placement,
    piece_ids,
)
from univoca.outcome import Budget
from univoca.texts import Parameter

MOST_STEPS = 200
MOST_POINTED = 3
"""Steps that are all pointed at."""


def hint(puzzle: Puzzle, marks: Mapping[str, str], stage: int, budget: Budget) -> Hint:
    """Say what is wrong (0), or where to look (1), why (2) and what to do (3).

    Marks of another puzzle raise InputError.
    """
    placed = answer_of(puzzle, marks)
    found = solver.hint(puzzle, placed, budget)
    if found.action == "take-back" and found.piece is not None:
        if stage <= 1:
            return _wrong(puzzle, marks, placed, budget)
        piece = _lying(puzzle, marks)[found.piece]
        return Hint("pentominoes-hint-take-back", {"piece": piece}, (piece,), f"{piece}@-", True)
    if found.piece is None or found.placement is None:
        return Hint(f"pentominoes-hint-{found.action}", last=True)
    board = techniques.board(puzzle)
    for literal in board.literals(marks):
        board.network.assign(literal)
    run = Run(board, stop=budget.stop())
    chain = leading(run, lambda finding: _laid(finding) is not None, MOST_STEPS)
    variable = _laid(chain[-1]) if chain else None
    if variable is None:
        name = puzzle.pieces[found.piece]
        return _lay(puzzle, _waiting(puzzle, marks, name), found.placement)
    piece, place = board.marks[variable]
    name = puzzle.pieces[piece_ids(puzzle).index(piece)]
    piece = _waiting(puzzle, marks, name)
    if stage > 2:
        return _lay(puzzle, piece, parse_placement(name, place, puzzle.size))
    return _look(puzzle, board, chain[-1], piece) if stage == 1 else _why(board, chain)


def _laid(finding: Finding) -> int | None:
    """Return the first placement that a finding says is used."""
    return next((literal for literal in finding.literals if literal > 0), None)


def _wrong(puzzle: Puzzle, marks: Mapping[str, str], placed: Answer, budget: Budget) -> Hint:
    """Name the fewest pieces that cannot all stay."""
    lying = _lying(puzzle, marks)
    pieces = tuple(lying[number] for number in clash(puzzle, placed, budget))
    parameters: dict[str, Parameter] = {"count": len(pieces), "pieces": "; ".join(pieces)}
    return Hint("pentominoes-hint-wrong", parameters, pieces, stage=0)


def _look(puzzle: Puzzle, board: Board, finding: Finding, piece: str) -> Hint:
    """Point at the cell or the piece that the step is about, not at where the piece goes."""
    item = finding.source.item if isinstance(finding.source, Choice) else finding.source
    if item >= len(puzzle.free):
        return Hint("pentominoes-hint-piece", {"piece": piece}, (piece,))
    row, col = divmod(puzzle.free[item], puzzle.size.cols)
    targets = (cell_name(puzzle.free[item], puzzle.size.cols),)
    return Hint("pentominoes-hint-cell", {"row": row + 1, "column": col + 1}, targets)


def _why(board: Board, chain: list[Finding]) -> Hint:
    """Tell the technique of the last step, and the sentences of all that it needs.

    Where that is much, the last step alone is pointed at.
    """
    technique = board.techniques[chain[-1].technique]
    said = (sentence for finding in chain for sentence in _sentences(board, finding))
    why = gathered("pentominoes", said)
    pointed = why if len(chain) <= MOST_POINTED else _sentences(board, chain[-1])
    targets = tuple(dict.fromkeys(name for one in pointed for name in (*one.targets, *one.areas)))
    return Hint(
        "hint-technique",
        {"technique": f"pentominoes-technique-{technique.id}"},
        targets,
        measures={"level": technique.level},
        why=tuple(why),
    )


def _sentences(board: Board, finding: Finding) -> list[Sentence]:
    if board.techniques[finding.technique].how != "trial":
        return [board.sentence(finding)]
    links = [board.sentence(link) for link in finding.chain]
    return [board.assumption(finding.source), *links, Sentence("explain-impossible")]


def _lay(puzzle: Puzzle, piece: str, place: Placement) -> Hint:
    name = puzzle.pieces[piece_ids(puzzle).index(piece)]
    cols = puzzle.size.cols
    cells = tuple(cell_name(cell, cols) for cell in cells_of(name, place, cols))
    parameters: dict[str, Parameter] = {
        "piece": piece,
        "row": place.row + 1,
        "column": place.col + 1,
    }
    return Hint(
        "pentominoes-hint-place", parameters, (piece, *cells), f"{piece}@{place}", last=True
    )


def _waiting(puzzle: Puzzle, marks: Mapping[str, str], name: str) -> str:
    """Return the first piece of this shape that is in the tray."""
    ids = zip(piece_ids(puzzle), puzzle.pieces, strict=True)
    return next(piece for piece, shape in ids if shape == name and piece not in marks)


def _lying(puzzle: Puzzle, marks: Mapping[str, str]) -> dict[int, str]:
    """Return which piece each number of the answer that the marks spell is: equal ones by place."""
    found: dict[int, str] = {}
    numbered = enumerate(zip(piece_ids(puzzle), puzzle.pieces, strict=True))
    for name, group in groupby(numbered, key=lambda one: one[1][1]):
        ids = [(number, piece) for number, (piece, _) in group]
        laid = sorted(
            (parse_placement(name, marks[piece], puzzle.size), piece)
            for _, piece in ids
            if piece in marks
        )
        found.update(zip((number for number, _ in ids), (piece for _, piece in laid), strict=False))
    return found
