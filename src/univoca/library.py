"""The Python interface: what `from univoca import …` offers, with puzzles and answers as values.

Knows no kind. A puzzle may be given as any text that `open_puzzle` reads or as what it returned;
an answer as its text, as marks, or as a value of `Outcome.answers`. Texts that cannot be taken
raise InputError.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from univoca import deciding, engine, kinds, opening
from univoca.contract import Kind, KindInfo, Marks, Violation
from univoca.deciding import Proof, Record
from univoca.errors import GenerationError, InputError, UnivocaError
from univoca.explaining import path
from univoca.explaining.path import Explanation
from univoca.explaining.telling import Deduction, sentences
from univoca.opening import Opened
from univoca.outcome import Budget, CancelToken, Outcome
from univoca.recipe import Recipe
from univoca.texts import say

__all__ = [
    "Budget",
    "CancelToken",
    "Deduction",
    "Explanation",
    "GenerationError",
    "InputError",
    "Kind",
    "KindInfo",
    "Opened",
    "Outcome",
    "Proof",
    "Recipe",
    "Record",
    "UnivocaError",
    "Violation",
    "check",
    "convert",
    "decide",
    "draw_png",
    "draw_svg",
    "draw_text",
    "explain",
    "generate",
    "grade",
    "handle",
    "kind_ids",
    "kind_info",
    "open_puzzle",
    "prove",
    "sentence_of",
    "sentences_of",
    "write_answer",
]

Puzzle = Opened | str
Answer = Any


def kind_ids() -> tuple[str, ...]:
    """Return the ids of all kinds, sorted."""
    return kinds.ids()


def kind_info(kind_id: str) -> KindInfo:
    """Return the sizes, difficulties, options and rules of a kind."""
    return kinds.get(kind_id).info


def open_puzzle(text: str, *, kind: str | None = None, budget: Budget | None = None) -> Opened:
    """Read a puzzle in any form; one that is named by its recipe is made within the budget.

    `kind` says which kind is meant where the text leaves it open (Penpa+, plain grids).
    """
    return engine.open_puzzle(text, budget or Budget(), kind)


def decide(puzzle: Puzzle, budget: Budget | None = None) -> Outcome[Any]:
    """Decide a puzzle: unique, ambiguous, contradiction or inconclusive."""
    opened = _opened(puzzle, budget)
    return deciding.decide(opened.kind, opened.puzzle, budget or Budget())


def prove(puzzle: Puzzle, budget: Budget | None = None) -> Proof:
    """Decide a puzzle by search and by SAT, each on its own."""
    opened = _opened(puzzle, budget)
    return deciding.prove(opened.kind, opened.puzzle, budget or Budget())


def generate(recipe: Recipe | str, budget: Budget | None = None) -> Record:
    """Make the puzzle of a recipe and prove it; GenerationError where the budget ends first."""
    wanted = Recipe.parse(recipe) if isinstance(recipe, str) else Recipe.parse(str(recipe))
    return deciding.generate(wanted, budget or Budget())


def check(puzzle: Puzzle, answer: Answer) -> tuple[Violation, ...]:
    """Return every rule that an answer breaks, and where; none means solved."""
    opened = _opened(puzzle)
    return opened.kind.rules.violations(opened.puzzle, _answer(opened, answer))


def sentence_of(puzzle: Puzzle, violation: Violation, language: str = "en") -> str:
    """Return what a violation says to the player."""
    kind_id = _opened(puzzle).kind.info.id
    return say(f"{kind_id}-broken-{violation.rule}", violation.parameters, language)


def explain(puzzle: Puzzle, budget: Budget | None = None) -> Explanation:
    """Return the whole way to a puzzle's answer in reasoned steps, with its grade.

    Raises InputError for a kind without techniques.
    """
    opened = _opened(puzzle, budget)
    return path.explain(opened.kind, opened.puzzle, budget or Budget())


def grade(puzzle: Puzzle, budget: Budget | None = None) -> Explanation:
    """Return how hard a puzzle is: as `explain`, with the hardest step alone."""
    opened = _opened(puzzle, budget)
    return path.graded(opened.kind, opened.puzzle, budget or Budget())


def sentences_of(puzzle: Puzzle, step: Deduction, language: str = "en") -> list[str]:
    """Return a step of an explanation as sentences: why, then what follows."""
    opened = _opened(puzzle)
    return sentences(step, opened.kind.view.scene(opened.puzzle), language)


def write_answer(puzzle: Puzzle, answer: Answer) -> str:
    """Return an answer as text, which `check` and the command line read."""
    opened = _opened(puzzle)
    return opened.kind.model.write_answer(opened.puzzle, _answer(opened, answer))


def convert(puzzle: Puzzle, form: str) -> str:
    """Return the puzzle as `univoca`, `puzzlink`, `pzprv3` or `pzprv3.1` text."""
    opened = _opened(puzzle)
    return opening.convert(opened.kind, opened.puzzle, form, opened.marks)


def draw_text(puzzle: Puzzle, answer: Answer = None) -> str:
    """Return a picture in characters, with an answer or the marks that came with the puzzle."""
    from univoca.render.text import text_picture

    opened = _opened(puzzle)
    return text_picture(opened.kind.view.scene(opened.puzzle), _marks(opened, answer))


def draw_svg(puzzle: Puzzle, answer: Answer = None, *, cell: float = 40.0) -> str:
    """Return a picture as SVG; `cell` is a cell's side in pixels."""
    from univoca.render.svg import svg

    opened = _opened(puzzle)
    title = say(f"{opened.kind.info.id}-name")
    scene = opened.kind.view.scene(opened.puzzle)
    return svg(scene, _marks(opened, answer), cell=cell, title=title)


def draw_png(puzzle: Puzzle, answer: Answer = None, *, cell: float = 40.0) -> bytes:
    """Return a picture as PNG, two dots a pixel of the SVG; needs `univoca[png]`."""
    from univoca.render.png import png

    return png(draw_svg(puzzle, answer, cell=cell))


def handle(message: Mapping[str, Any], budget: Budget | None = None) -> dict[str, Any]:
    """Answer one JSON message of the player, such as `{"do": "check", …}` (docs/api.md)."""
    return engine.handle(message, budget or Budget())


def _opened(puzzle: Puzzle, budget: Budget | None = None) -> Opened:
    return puzzle if isinstance(puzzle, Opened) else open_puzzle(puzzle, budget=budget)


def _answer(opened: Opened, answer: Answer) -> Any:
    model = opened.kind.model
    if isinstance(answer, str):
        return model.parse_answer(opened.puzzle, answer)
    if isinstance(answer, Mapping):
        return model.answer_of(opened.puzzle, answer)
    return answer


def _marks(opened: Opened, answer: Answer) -> Marks:
    if answer is None:
        return opened.marks
    return opened.kind.model.marks_of(opened.puzzle, _answer(opened, answer))
