"""Castle Walls from recipes: a loop, a clue on every cell off it, then clues taken away.

Every question "is it still unique?" goes to the loop search, whose answers and node counts are the
same everywhere; loops that spoilt a removal are remembered and spoil later ones without a search.
What a difficulty changes: how many nodes the proof may take, and how many clues stay.
"""

from __future__ import annotations

from dataclasses import dataclass

from univoca.contract import Generated
from univoca.errors import GenerationError, InputError
from univoca.grid import Size
from univoca.kinds.castle_wall import solver
from univoca.kinds.castle_wall.clues import Board, full_clues
from univoca.kinds.castle_wall.model import Answer, Puzzle
from univoca.kinds.castle_wall.shape import random_loop
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng

SMALLEST, LARGEST = 4, 20
LOOPS = 500
"""How many loops are tried before a recipe is given up."""
TURNS, SEARCHED = 200, 200
"""How many second answers of a full board are mended, and the nodes that each is looked for."""

LIKENESS = 0.8
"""Under a symmetry, how often at least the image of a corner joins the loop's inside with it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a recipe asks for.

    `nodes` bounds the proof of uniqueness; `free` is the largest share of the cells off the loop
    that may be left without a clue; `plain` the largest share of clues without number and arrow;
    `spare` the share of removals that is not even tried.
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


_NODES = {"easy": 1, "normal": 3, "hard": 9}
_EXPERT_NODES = ((150, 20_000), (260, 4_000), (400, 600))
"""By the board's cells, the nodes of a proof beyond which an expert clue counts as needed."""
_SPARE = {"easy": 0.35, "normal": 0.15, "hard": 0.0, "expert": 0.0}
_FREE = {"none": 0.15, "some": 0.85, "many": 1.0}
_PLAIN = {"all": 0.0, "most": 0.3, "half": 0.6}
_COVER = {"none": (0.40, 0.70), "rotational": (0.36, 0.55), "mirror": (0.36, 0.55)}


def check_size(size: str) -> None:
    """Raise InputError unless each side goes from 4 to 20."""
    asked = Size.parse(size)
    sides = (asked.rows, asked.cols)
    if min(sides) < SMALLEST or max(sides) > LARGEST:
        expected = f"{SMALLEST}x{SMALLEST} – {LARGEST}x{LARGEST}"
        raise InputError("error-size-offered", found=size[:40], expected=expected)


def plan_of(recipe: Recipe) -> Plan:
    """Return what the difficulty and the options of a recipe ask for."""
    minimal = recipe.option("minimal", "auto")
    thorough = minimal == "yes" or (minimal == "auto" and recipe.difficulty == "expert")
    return Plan(
        nodes=_NODES.get(recipe.difficulty) or _expert_nodes(Size.parse(recipe.size)),
        free=1.0 if thorough else _FREE[recipe.option("free", "some")],
        plain=_PLAIN[recipe.option("numbers", "most")],
        spare=0.0 if thorough else max(_SPARE[recipe.difficulty], 0.1 if minimal == "no" else 0.0),
        symmetry=recipe.option("symmetry", "none"),
        minimal=thorough,
    )


def _expert_nodes(size: Size) -> int:
    return next((nodes for cells, nodes in _EXPERT_NODES if size.cells <= cells), 600)


def generate(recipe: Recipe, budget: Budget) -> Generated[Puzzle, Answer]:
    """Make the puzzle of a recipe; raises GenerationError when a bound comes first."""
    rng = Rng(str(recipe))
    size = Size.parse(recipe.size)
    return make(rng, size, plan_of(recipe), recipe, budget)


def make(
    rng: Rng, size: Size, plan: Plan, recipe: Recipe, budget: Budget
) -> Generated[Puzzle, Answer]:
    """Make a puzzle by a plan."""
    causes = ("shape", "ambiguous", "too-hard", "ambiguous-removal", "silent", "inconclusive")
    rejected = dict.fromkeys(causes, 0)
    for tried in range(LOOPS):
        _go_on(budget)
        least, most = _COVER[plan.symmetry]
        likeness = plan.likeness(tried)
        loop = random_loop(rng, size, least, most, symmetry=plan.symmetry, likeness=likeness)
        if loop is None:
            rejected["shape"] += 1
            continue
        board = Board(loop, full_clues(rng, loop, plan.symmetry))
        work = _Removal(rng, board, plan, budget, rejected)
        if not work.begin() or not work.run():
            continue
        puzzle, answer = board.puzzle(), Answer(loop.segments)
        proof = solver.solutions(puzzle, Budget(nodes=plan.nodes * 50))
        if not proof.complete or proof.answers != (answer,):
            rejected["inconclusive"] += 1
            continue
        measures = {
            "nodes": float(proof.spent.nodes),
            "clues": float(len(puzzle.clues)),
            "numbers": float(sum(clue.number is not None for clue in puzzle.clues)),
            "cover": round(loop.cover, 4),
            "turns": round(loop.turns / len(loop.segments), 4),
        }
        return Generated(puzzle, answer, recipe, rejected, measures)
    raise GenerationError("error-generation", reason="nodes")


def _go_on(budget: Budget) -> None:
    reason = budget.ran_out()
    if reason is not None:
        raise GenerationError("error-generation", reason=reason)


class _Removal:
    """Takes clues, or only their numbers, off a board as long as its one answer stays proven."""

    def __init__(
        self, rng: Rng, board: Board, plan: Plan, budget: Budget, rejected: dict[str, int]
    ) -> None:
        self.rng = rng
        self.board = board
        self.plan = plan
        self.budget = budget
        self.rejected = rejected

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

    def run(self) -> bool:
        """Try every clue (with its image, under a symmetry) once, in random order.

        False when a clue that says nothing can neither go nor be given something to say.
        """
        groups = self.rng.shuffled(self.board.groups)
        kept = int(len(groups) * self.plan.spare)
        total = len(self.board.full)
        self._halve(groups[kept:], int(total * self.plan.free))
        self._strip()
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

    def _halve(self, groups: list[tuple[int, ...]], most_free: int) -> None:
        """Take a whole stretch of groups away if that works; else each half of it in turn."""
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
                continue
            self.board.restore(cells)
            if len(part) > 1:
                stack += [part[len(part) // 2 :], part[: len(part) // 2]]

    def _strip(self) -> None:
        """Take numbers off clues that stay, up to the share that the plan allows."""
        cells = self.rng.shuffled(self.board.numbered_cells())
        most = int(self.board.present * self.plan.plain)
        for cell in cells:
            if self.board.present - self.board.numbered >= most:
                return
            self.board.strip(cell)
            if not self._proven():
                self.board.number(cell)

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
        _go_on(self.budget)
        counted = Budget(nodes=nodes, deadline=self.budget.deadline, cancel=self.budget.cancel)
        found = solver.loops(self.board.puzzle(), counted)
        if found.stopped:
            _go_on(self.budget)
        others = [loop for loop in found.loops if not self.board.is_known(loop)]
        return others if others or found.complete else None
