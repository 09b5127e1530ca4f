"""Norinori's techniques: sound on boards larger than tiny, strong, quick, and their labels hit."""

from __future__ import annotations

import json
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from benchmarks.unselected import unselected
from tests.contract.support import CORPUS, corpus_texts
from tests.contract.test_reasons import check_states
from univoca.deduce.grading import Grade, grade
from univoca.deduce.network import COMPILED
from univoca.deduce.run import Run, trial_index
from univoca.grid import Size, neighbours, normal_regions
from univoca.kinds import get
from univoca.kinds.norinori.model import Puzzle, parse
from univoca.kinds.norinori.ways import Ways, listed
from univoca.opening import Opened, open_text
from univoca.outcome import Budget
from univoca.recipe import DIFFICULTIES, Recipe
from univoca.rng import Rng

KIND = get("norinori")


def cut(rng: Rng, size: Size, wanted: int) -> Puzzle:
    """Return a board cut at random into that many regions."""
    near = neighbours(size)
    regions = [-1] * size.cells
    for region, cell in enumerate(rng.shuffled(range(size.cells))[:wanted]):
        regions[cell] = region
    edge = [cell for cell in range(size.cells) if regions[cell] < 0]
    while edge:
        cell = rng.choice(edge)
        around = [regions[other] for other in near[cell] if regions[other] >= 0]
        if around:
            regions[cell] = rng.choice(around)
            edge.remove(cell)
    return Puzzle(size, normal_regions(regions))


def ambiguous(count: int) -> Iterator[Puzzle]:
    """Yield boards of 5x5 to 6x6 with 2 to 200 answers."""
    number = 0
    while count:
        rng = Rng(f"norinori/ambiguous/{number}")
        number += 1
        size = Size(rng.between(5, 6), rng.between(5, 6))
        puzzle = cut(rng, size, rng.between(size.cells // 6, size.cells // 5))
        found = KIND.solver.solutions(puzzle, Budget(nodes=20_000), 201)
        if found.complete and 2 <= len(found.answers) <= 200:
            count -= 1
            yield puzzle


def graded(puzzle: Puzzle, trial: bool = True) -> Grade:
    """Solve a board by the techniques."""
    board = KIND.reasons.board(puzzle)
    trace = Run(board, None if trial else trial_index(board)).trace()
    return grade(KIND.reasons.TECHNIQUES, trace)


def test_every_technique_follows_on_boards_with_several_answers() -> None:
    """Whatever is found in states of 5x5 to 6x6 boards holds in all answers with its premises."""
    boards = list(ambiguous(40))
    assert sum(check_states(KIND, one, f"six/{at}") for at, one in enumerate(boards)) >= 200


@pytest.mark.parametrize("seed", range(12))
def test_the_ways_of_a_region_are_those_of_its_answers(seed: int) -> None:
    """Each answer finishes each region in exactly one of its ways; every way is said of cells."""
    puzzle = KIND.tiny.puzzle(Rng(f"ways/{seed}")) if seed else next(ambiguous(1))
    ways = Ways(puzzle)
    for answer in KIND.prover.solutions(puzzle, Budget(), 200).answers:
        for region in range(len(ways.cells)):
            fitting = [
                way
                for way in ways.of[region] or ()
                if set(listed(way.shaded)) <= set(answer.shaded)
                and set(listed(way.blank)).isdisjoint(answer.shaded)
            ]
            assert len(fitting) == 1


def test_a_region_with_a_long_border_is_left_to_other_techniques() -> None:
    """Where a region touches others along more than 80 sides, its ways are not listed."""
    rows = [(0,) * 16 if row % 2 else (0, *(row + 1 for _ in range(15))) for row in range(16)]
    puzzle = Puzzle(Size(16, 16), normal_regions([one for row in rows for one in row]))
    assert None in Ways(puzzle).of
    assert graded(puzzle, trial=False).end != "contradiction"


def strong(boards: int) -> None:
    """Check that 95 of 100 unselected 10x10 boards are solved; print by technique."""
    puzzles = [unselected(KIND, "10x10", seed) for seed in range(boards)]
    grades = [graded(puzzle) for puzzle in puzzles]
    assert sum(one.end == "solved" for one in grades) >= 0.95 * boards
    assert not any(one.end == "contradiction" for one in grades)
    print(Counter(name for one in grades for name, _ in one.uses))


def test_strong() -> None:
    """Of 12 boards made without a look at techniques, the catalogue solves 95 in 100."""
    strong(12)


@pytest.mark.campaign
def test_strong_of_200() -> None:
    """Of 200 boards made without a look at techniques, the catalogue solves 95 in 100."""
    strong(200)


@pytest.mark.skipif(not CORPUS.is_dir(), reason="no ../shared/corpus")
def test_every_published_puzzle_is_solved() -> None:
    """Each corpus puzzle up to 20x20 that has one answer is solved with the trial."""
    lines = (CORPUS / "norinori.jsonl").read_text("utf-8").splitlines()
    known = {
        one["url"] for one in map(json.loads, lines) if one["type"] == "puzzle" and "url" in one
    }
    solved = 0
    for text in corpus_texts("norinori"):
        opened = open_text(text, "norinori") if text in known else None
        if not isinstance(opened, Opened) or opened.puzzle.size.cells > 400:
            continue
        if KIND.solver.solutions(opened.puzzle, Budget()).outcome().status == "unique":
            assert graded(opened.puzzle).end == "solved", text
            solved += 1
    assert solved >= 5


@pytest.mark.skipif(not COMPILED, reason="times are of the compiled network")
def test_quick() -> None:
    """A 10x10 is solved without trial in far under 30 ms of CPU, a first step at 12x12 sooner."""
    puzzles = [unselected(KIND, "10x10", seed) for seed in range(8)]
    times = []
    for puzzle in puzzles:
        begun = time.process_time()
        graded(puzzle, trial=False)
        times.append(time.process_time() - begun)
    assert statistics.median(times) < 0.06
    begun = time.process_time()
    assert Run(KIND.reasons.board(unselected(KIND, "12x12", 1))).next()
    assert time.process_time() - begun < 0.4


def labelled(size: str, seeds: int) -> None:
    """Check that labels are hit, that mean effort rises, and that all is finished by techniques."""
    means = []
    misses = 0
    for difficulty in DIFFICULTIES:
        efforts = []
        for seed in range(seeds):
            recipe = Recipe("norinori", size, difficulty, seed, KIND.info.generator_version)
            made = KIND.generator.generate(recipe, Budget())
            found = graded(parse(KIND.model.write(made.puzzle)))
            assert found.end == "solved"
            assert found.measures().items() <= made.measures.items()
            assert made.trace is not None
            misses += KIND.reasons.label(made.puzzle, found) != difficulty
            efforts.append(found.effort)
            assert not (found.refutations and difficulty in DIFFICULTIES[:2])
        means.append(statistics.mean(efforts))
    assert misses <= 0.05 * seeds * len(DIFFICULTIES)
    assert all(low < high for low, high in pairwise(means))


@pytest.mark.parametrize("size", ["5x5", "8x8"])
def test_labels(size: str) -> None:
    """At most one recipe in 20 misses its label; effort rises from easy to expert."""
    labelled(size, 10)


@pytest.mark.campaign
@pytest.mark.parametrize("size", KIND.info.sizes)
def test_labels_of_200_seeds(size: str) -> None:
    """The same at every offered size, over 200 seeds a difficulty."""
    labelled(size, 200)
