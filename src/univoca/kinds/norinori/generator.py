"""Norinori from recipes: dominoes first, then regions that grow while the answer stays unique.

A recipe's difficulty says how dominoes are laid and regions grow. Finished candidates are solved
by the kind's techniques, as a person would, until one has the label that is asked for; of a
bounded number without it, the nearest is taken. What the techniques do not finish is thrown away.
Bounded by counts alone; a clock can only end it with GenerationError.
"""

from __future__ import annotations

from dataclasses import dataclass

from univoca.contract import Generated
from univoca.deduce.grading import Grade, grade
from univoca.deduce.run import Run
from univoca.deduce.technique import Trace
from univoca.errors import GenerationError, InputError
from univoca.grid import Size, normal_regions, region_cells
from univoca.kinds.norinori import techniques
from univoca.kinds.norinori.draft import Draft, Workshop
from univoca.kinds.norinori.growth import Growth, Style
from univoca.kinds.norinori.labels import miss
from univoca.kinds.norinori.layout import lay, pair
from univoca.kinds.norinori.model import Answer, Puzzle
from univoca.outcome import Budget
from univoca.recipe import Recipe
from univoca.rng import Rng

SMALLEST, LARGEST = 5, 20
MOST_PAIRS = 0.2  # share of regions of two cells (at 5x5: one of five)
RIVAL_NODES = 200  # nodes of the search for one rival answer
PROOF_NODES = 100  # nodes of the final proof for each cell: harder boards are no fun
LAYOUTS = 400  # layouts begun before the recipe is given up
MENDINGS = 100  # pushes and rebuildings before a layout is given up


@dataclass(frozen=True, slots=True)
class Band:
    """A difficulty's making: `style` says how regions grow (see `growth.Style`).

    `pairs` is the largest share of regions of two cells that growth leaves, the easiest starts.
    """

    style: Style
    pairs: float


CANDIDATES = ((99, 24), (225, 18), (400, 48))
"""Up to so many cells, so many candidates are graded before the nearest is taken.

Small ones cost little; 18 keep the slowest of 1,000 seeds at 10×10 within ten medians; above 15×15
one candidate in eight is *normal*.
"""
BANDS = {
    "easy": Band(Style(tries=20, share=0.40, evenness=-0.06), 0.14),
    "normal": Band(Style(tries=20, share=0.45, evenness=-0.03), 0.10),
    "hard": Band(Style(tries=20, share=0.50, evenness=-0.015), 0.05),
    "expert": Band(Style(tries=20, share=0.55, evenness=0.0), 0.0),
}


@dataclass(frozen=True, slots=True)
class Candidate:
    """A finished puzzle with its answer and the nodes of its proof."""

    puzzle: Puzzle
    answer: Answer
    nodes: int


@dataclass(frozen=True, slots=True)
class Graded:
    """A candidate as the techniques solved it; `miss` is how far it is from the label asked for."""

    candidate: Candidate
    trace: Trace
    grade: Grade
    miss: float


def check_size(size: str) -> None:
    """Raise InputError unless both sides are from 5 to 20."""
    board = Size.parse(size)
    if not all(SMALLEST <= side <= LARGEST for side in (board.rows, board.cols)):
        raise InputError("norinori-error-size", found=size[:20], low=SMALLEST, high=LARGEST)


def generate(recipe: Recipe, budget: Budget) -> Generated[Puzzle, Answer]:
    """Make the puzzle of a recipe; raises GenerationError when deadline or cancel comes first."""
    check_size(recipe.size)
    band = BANDS[recipe.difficulty]
    shop = Workshop(Size.parse(recipe.size), Rng(str(recipe)), budget, RIVAL_NODES)
    shop.look_up()
    best: Graded | None = None
    left = next(most for cells, most in CANDIDATES if shop.size.cells <= cells)
    for _ in range(LAYOUTS):
        made = candidate(shop, band)
        found = None if made is None else graded(shop, made, recipe.difficulty)
        if found is None:
            continue
        if best is None or found.miss < best.miss:
            best = found
        left -= 1
        if best.miss == 0.0 or left == 0:
            break
        shop.reject("label")
    if best is None:
        raise GenerationError("error-generation", reason="nodes")
    chosen = best.candidate
    return Generated(
        chosen.puzzle,
        chosen.answer,
        recipe,
        dict(sorted(shop.rejected.items())),
        measures(chosen) | best.grade.measures(),
        best.trace,
    )


def graded(shop: Workshop, made: Candidate, difficulty: str) -> Graded | None:
    """Solve a candidate by the techniques; None, counted, where they do not finish it."""
    run = Run(techniques.board(made.puzzle), stop=shop.budget.stop())
    trace = run.trace()
    shop.look_up()
    if trace.end != "solved":
        shop.reject("unexplained")
        return None
    found = grade(techniques.TECHNIQUES, trace)
    return Graded(made, trace, found, miss(made.puzzle, found, difficulty))


def measures(chosen: Candidate) -> dict[str, float]:
    """Return the figures of a board.

    `nodes` of the proof (1: solved without assuming anything), `regions`, `mean-region` (cells),
    `pairs` (share of regions of two cells) and `mixed` (share of regions whose two shaded cells
    belong to different dominoes).
    """
    regions = region_cells(chosen.puzzle.regions)
    shaded = frozenset(chosen.answer.shaded)
    cols = chosen.puzzle.size.cols
    mixed = 0
    for cells in regions:
        first, second = (cell for cell in cells if cell in shaded)
        beside = second - first == 1 and second % cols > 0
        mixed += not (beside or second - first == cols)
    return {
        "nodes": chosen.nodes,
        "regions": len(regions),
        "mean-region": len(chosen.puzzle.regions) / len(regions),
        "pairs": sum(len(cells) == 2 for cells in regions) / len(regions),
        "mixed": mixed / len(regions),
    }


def candidate(shop: Workshop, band: Band) -> Candidate | None:
    """Lay, pair, grow and prove one candidate; None when it fails, counted by cause.

    The causes: `stuck` (cells that no region takes), `pairs` (too many regions of two cells),
    `inconclusive` (the proof is too long), `ambiguous` (it finds another answer: pairing anew can
    free a rival that shades a cell of a third region).
    """
    draft = Draft(shop)
    pair(draft, lay(draft, band.style.tries), band.style.share)
    growth = Growth(draft, band.style)
    if not growth.finish(MENDINGS):
        shop.reject("stuck")
        return None
    growth.feed(int(band.pairs * len(draft.homes)))
    if draft.count.count(2) > MOST_PAIRS * len(draft.homes):
        shop.reject("pairs")
        return None
    puzzle = Puzzle(shop.size, normal_regions(draft.region))
    draft.board.assign_all(puzzle.regions)
    nodes = PROOF_NODES * shop.size.cells
    draft.board.search(limit=2, nodes=nodes, stop=shop.budget.stop())
    shop.look_up()
    if not draft.board.complete or len(draft.board.answers) != 1:
        shop.reject("inconclusive" if draft.board.stopped else "ambiguous")
        return None
    return Candidate(puzzle, Answer(draft.board.answers[0]), draft.board.nodes)
