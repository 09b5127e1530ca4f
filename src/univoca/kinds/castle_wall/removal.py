"""Clues taken off a board as long as its one answer stays proven, and put back step by step.

Every question "is it still unique?" goes to the loop search, whose answers and node counts are the
same everywhere; loops that spoilt a removal are remembered and spoil later ones without a search.
Knows no technique.
"""

from __future__ import annotations

from dataclasses import dataclass

from univoca.errors import GenerationError
from univoca.kinds.castle_wall import solver
from univoca.kinds.castle_wall.clues import Board, State
from univoca.outcome import Budget
from univoca.rng import Rng

TURNS, SEARCHED = 200, 200
"""How many second answers of a full board are mended, and the nodes that each is looked for."""

LIKENESS = 0.8
"""Under a symmetry, how often at least the image of a corner joins the loop's inside with it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a recipe asks for.

    `nodes` bounds the proof of uniqueness; `free` is the largest share of the cells off the loop
    that may be left without a clue; `plain` the largest share of clues without number and arrow;
    `spare` the share of removals that is not even tried; `minimal` that none is taken back.
    """

    nodes: int
    free: float
    plain: float
    spare: float
    symmetry: str
    minimal: bool

    def likeness(self, tried: int) -> float:
        """Return how like its image the next loop shall be, the more the longer it takes."""
        return 0.0 if self.symmetry == "none" else min(1.0, LIKENESS + tried / 200)


def go_on(budget: Budget) -> None:
    """Raise GenerationError where the deadline or the cancel token says stop."""
    reason = budget.ran_out()
    if reason is not None:
        raise GenerationError("error-generation", reason=reason)


class Removal:
    """Takes clues, or only their numbers, off a board.

    `history` has the board step by step, as if the numbers had gone first and whole clues then: so
    going back brings clues before numbers, and each step of it has the one answer of the last.
    """

    def __init__(
        self, rng: Rng, board: Board, plan: Plan, budget: Budget, rejected: dict[str, int]
    ) -> None:
        self.rng = rng
        self.board = board
        self.plan = plan
        self.budget = budget
        self.rejected = rejected
        self.history: list[State] = []

    def begin(self) -> bool:
        """Return whether the board with every clue is proven unique within the plan's nodes.

        Where it has a second answer, an arrow is turned against that one, so many times.
        """
        for _ in range(TURNS):
            others = self._others(max(self.plan.nodes, SEARCHED))
            if not others:
                proven = others is not None and self._others(self.plan.nodes) == []
                self.rejected["too-hard"] += not proven
                return proven
            if not self.board.turn_against(self.rng, others[0]):
                break
        self.rejected["ambiguous"] += 1
        return False

    def run(self) -> None:
        """Try every clue (with its image, under a symmetry) once, in random order."""
        groups = self.rng.shuffled(self.board.groups)
        kept = int(len(groups) * self.plan.spare)
        total = len(self.board.full)
        first = self.board.state()
        taken = self._halve(groups[kept:], int(total * self.plan.free))
        stripped = self._strip()
        self.board.go_to(first)
        self.history.append(first)
        for cell in stripped:
            self.board.strip(cell)
            self.history.append(self.board.state())
        for cells in taken:
            self.board.remove(cells)
            self.history.append(self.board.state())

    def show(self, step: int) -> bool:
        """Put the board as it was after a step of the history, less what says nothing.

        False when a clue that says nothing can neither go nor be given something to say.
        """
        self.board.go_to(self.history[step])
        self.board.tidy()
        return all(self._settle(cell) for cell in self.board.full)

    def _settle(self, cell: int) -> bool:
        """Take a clue that says nothing away, or under a symmetry give it a number if that helps.

        Alone, its going changes no answer; with its image it must be proven.
        """
        group = self.board.full[cell].group
        if not self.board.says_nothing(cell):
            return True
        if len(group) > 1 and self.board.speak(cell) and self._proven():
            return True
        self.board.remove(group)
        if len(group) == 1 or self._proven():
            return True
        self.rejected["silent"] += 1
        return False

    def _halve(self, groups: list[tuple[int, ...]], most_free: int) -> list[list[int]]:
        """Take a whole stretch of groups away if that works; else each half of it in turn.

        Returns the cells that went, stretch by stretch.
        """
        taken: list[list[int]] = []
        stack = [groups[at : at + 8] for at in range(0, len(groups), 8)][::-1]
        while stack:
            part = stack.pop()
            cells = [cell for group in part for cell in group]
            if self.board.free + len(cells) > most_free:
                if len(part) > 1:
                    stack += [part[len(part) // 2 :], part[: len(part) // 2]]
                continue
            self.board.remove(cells)
            if self._proven():
                taken.append(cells)
                continue
            self.board.restore(cells)
            if len(part) > 1:
                stack += [part[len(part) // 2 :], part[: len(part) // 2]]
        return taken

    def _strip(self) -> list[int]:
        """Take numbers off clues that stay, up to the plan's share; return their cells."""
        stripped: list[int] = []
        cells = self.rng.shuffled(self.board.numbered_cells())
        most = int(self.board.present * self.plan.plain)
        for cell in cells:
            if self.board.present - self.board.numbered >= most:
                break
            self.board.strip(cell)
            if self._proven():
                stripped.append(cell)
            else:
                self.board.number(cell)
        return stripped

    def _proven(self) -> bool:
        """Return whether the board as it stands has its one answer, and count why not."""
        if self.board.spoilt():
            self.rejected["ambiguous-removal"] += 1
            return False
        others = self._others(self.plan.nodes)
        if others:
            self.board.remember(others[0])
        if others != []:
            self.rejected["too-hard" if others is None else "ambiguous-removal"] += 1
        return others == []

    def _others(self, nodes: int) -> list[tuple[int, ...]] | None:
        """Return another answer of the board, none when proven, None when that takes too long."""
        go_on(self.budget)
        counted = Budget(nodes=nodes, deadline=self.budget.deadline, cancel=self.budget.cancel)
        found = solver.loops(self.board.puzzle(), counted)
        if found.stopped:
            go_on(self.budget)
        others = [loop for loop in found.loops if not self.board.is_known(loop)]
        return others if others or found.complete else None
