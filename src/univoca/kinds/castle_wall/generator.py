"""Castle Walls from recipes: a loop, a clue on every cell off it, then clues taken away.

What a difficulty changes: how many nodes the proof may take, how many clues stay, and what the
techniques must make of the board. Where they find it too hard, clues are put back, the last first,
until they solve it with what the difficulty allows; where it is too easy, another loop is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from univoca.contract import Generated
from univoca.deduce.grading import Grade, grade
from univoca.deduce.run import Run, trial_index
from univoca.deduce.technique import Trace
from univoca.errors import GenerationError, InputError
from univoca.grid import Size
from univoca.kinds.castle_wall import solver, techniques
from univoca.kinds.castle_wall.clues import Board, full_clues
from univoca.kinds.castle_wall.model import Answer, Puzzle
from univoca.kinds.castle_wall.removal import Plan, Removal, go_on
from univoca.kinds.castle_wall.shape import Loop, random_loop
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng

SMALLEST, LARGEST = 4, 20
LOOPS = 500
"""How many loops are tried before a recipe is given up."""

_CANDIDATES = ((64, 16), (100, 12), (150, 8), (260, 3), (400, 1))
"""By the board's cells, how many boards are made before the nearest to the label is taken."""
_NODES = {"easy": 1, "normal": 3, "hard": 9}
_EXPERT_NODES = ((150, 20_000), (260, 1_000), (400, 100))
"""By the board's cells, the nodes of a proof beyond which an expert clue counts as needed."""
_SPARE = {"easy": 0.35, "normal": 0.15, "hard": 0.0, "expert": 0.0}
_FREE = {"none": 0.15, "some": 0.85, "many": 1.0}
_PLAIN = {"all": 0.0, "most": 0.3, "half": 0.6}
_COVER = {"none": (0.40, 0.70), "rotational": (0.36, 0.55), "mirror": (0.36, 0.55)}
_RANKS = ("easy", "normal", "hard", "expert", "unsolved")


@dataclass(frozen=True, slots=True)
class Candidate:
    """A finished board, its loop, and the run of techniques over it."""

    puzzle: Puzzle
    loop: Loop
    trace: Trace
    grade: Grade

    @property
    def rank(self) -> int:
        """The place of its label among `_RANKS`; the last where techniques do not solve it."""
        if self.grade.end != "solved":
            return len(_RANKS) - 1
        return _RANKS.index(techniques.label(self.puzzle, self.grade))


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
        nodes=_NODES.get(recipe.difficulty) or _by_cells(_EXPERT_NODES, Size.parse(recipe.size)),
        free=1.0 if thorough else _FREE[recipe.option("free", "some")],
        plain=_PLAIN[recipe.option("numbers", "most")],
        spare=0.0 if thorough else max(_SPARE[recipe.difficulty], 0.1 if minimal == "no" else 0.0),
        symmetry=recipe.option("symmetry", "none"),
        minimal=minimal == "yes",
    )


def _by_cells(table: tuple[tuple[int, int], ...], size: Size) -> int:
    return next((value for cells, value in table if size.cells <= cells), table[-1][1])


def generate(recipe: Recipe, budget: Budget) -> Generated[Puzzle, Answer]:
    """Make the puzzle of a recipe; raises GenerationError when a bound comes first."""
    size = Size.parse(recipe.size)
    rejected = dict.fromkeys((*_CAUSES, "label"), 0)
    best: Candidate | None = None
    asked = _RANKS.index(recipe.difficulty)
    left = _by_cells(_CANDIDATES, size)
    for removal in drafts(Rng(str(recipe)), size, plan_of(recipe), budget, rejected):
        found = _fitted(removal, asked)
        if found is None:
            continue
        if best is None or abs(found.rank - asked) < abs(best.rank - asked):
            best = found
        left -= 1
        if best.rank == asked or left == 0:
            break
        rejected["label"] += 1
    if best is None or best.rank == len(_RANKS) - 1:
        raise GenerationError("error-generation", reason="nodes")
    return _generated(best, recipe, rejected)


_CAUSES = ("shape", "ambiguous", "too-hard", "ambiguous-removal", "silent")


def drafts(
    rng: Rng, size: Size, plan: Plan, budget: Budget, rejected: dict[str, int]
) -> Iterator[Removal]:
    """Yield boards whose clues have been taken away, a loop each; `rejected` counts the others."""
    for tried in range(LOOPS):
        go_on(budget)
        least, most = _COVER[plan.symmetry]
        likeness = plan.likeness(tried)
        loop = random_loop(rng, size, least, most, symmetry=plan.symmetry, likeness=likeness)
        if loop is None:
            rejected["shape"] += 1
            continue
        board = Board(loop, full_clues(rng, loop, plan.symmetry))
        removal = Removal(rng, board, plan, budget, rejected)
        if removal.begin():
            removal.run()
            yield removal


def _fitted(removal: Removal, asked: int) -> Candidate | None:
    """Return the board with the fewest clues whose label is no harder than the one asked for.

    Clues go back in growing strides, then the last stride is halved. Without any (or where clues
    may not be put back) it is the board as it is.
    """
    low, high = len(removal.history) - 1, len(removal.history)
    found = _candidate(removal, low, asked)
    best, stride = found, 1
    while found is not None and found.rank > asked and low > 0 and not removal.plan.minimal:
        low, high = max(0, low - stride), low
        stride *= 2
        found = best = _candidate(removal, low, asked)
    while found is not None and high - low > 1 and best is not None and best.rank <= asked:
        middle = (low + high) // 2
        found = _candidate(removal, middle, asked)
        if found is not None and found.rank <= asked:
            low, best = middle, found
        else:
            high = middle
    return best


def _candidate(removal: Removal, step: int, asked: int) -> Candidate | None:
    """Return the board at a step of its making; trials are made where the label allows them."""
    if not removal.show(step):
        return None
    go_on(removal.budget)
    puzzle = removal.board.puzzle()
    board = techniques.board(puzzle)
    first = trial_index(board)
    trials = _RANKS[asked] not in techniques.UNTRIED
    trace = Run(board, first + 1 if trials else first, removal.budget.stop()).trace()
    go_on(removal.budget)
    return Candidate(puzzle, removal.board.loop, trace, grade(board.techniques, trace))


def _generated(
    found: Candidate, recipe: Recipe, rejected: dict[str, int]
) -> Generated[Puzzle, Answer]:
    puzzle, answer, loop = found.puzzle, Answer(found.loop.segments), found.loop
    proof = solver.solutions(puzzle, Budget())
    measures = {
        **found.grade.measures(),
        "nodes": float(proof.spent.nodes),
        "clues": float(len(puzzle.clues)),
        "numbers": float(sum(clue.number is not None for clue in puzzle.clues)),
        "cover": round(loop.cover, 4),
        "turns": round(loop.turns / len(loop.segments), 4),
    }
    return Generated(puzzle, answer, recipe, rejected, measures, found.trace)
