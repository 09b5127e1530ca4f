"""What is answered over HTTP: the shape of each success and of the refusals. Computes nothing.

The engine's answers are sent as they are; a test holds them against these models, which name every
field. A field that is new in the engine is written here too.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from univoca.outcome import Method, Reason, Status
from univoca.scene import Scene
from univoca.sheet import Sheet
from univoca.texts import Parameter


class Answer(BaseModel):
    """The base of all answers: no field but those named."""

    model_config = ConfigDict(extra="forbid")


class OptionFacts(Answer):
    """An option of a kind's generator; the first value is the default."""

    name: str
    values: list[str]


class RuleFacts(Answer):
    """A rule in words."""

    id: str
    sentence: str


class ExampleFacts(Answer):
    """A puzzle with the marks that solve it: the kind's face in a catalogue."""

    puzzle: str
    marks: dict[str, str]


class KindFacts(Answer):
    """What a catalogue says of a kind."""

    id: str
    name: str
    summary: str
    status: Literal["stable", "new", "template"]
    board: Literal["marks", "pieces"]
    sizes: list[str]
    difficulties: list[str]
    daily: list[str] = Field(description="`size/difficulty` of the day, from Monday on.")
    options: list[OptionFacts]
    rules: list[RuleFacts]
    related: list[str]
    generator_version: int
    unique: bool
    hints: bool
    reasons: bool
    editing: bool
    formats: list[str]
    example: ExampleFacts


class KindsAnswer(Answer):
    """All kinds, sorted by id."""

    kinds: list[KindFacts]


class SceneAnswer(Answer):
    """A puzzle ready to play."""

    kind: str
    puzzle: str = Field(description="The puzzle's own text, which carries it whole.")
    recipe: str | None = Field(description="The recipe that made it, where it is known.")
    marks: dict[str, str] = Field(description="The marks that came with the puzzle.")
    scene: Scene


class EntryFacts(Answer):
    """A puzzle of a text; line 0 means that the whole text is this puzzle."""

    line: int
    kind: str
    size: str
    difficulty: str | None


class RefusedLine(Answer):
    """A line that holds no puzzle, and why."""

    line: int
    sentence: str


class ContentsAnswer(Answer):
    """The puzzles of a text in their order, and the lines that hold none."""

    puzzles: list[EntryFacts]
    refused: list[RefusedLine]


class Difficulty(Answer):
    """The label asked for, and the figures behind it."""

    label: str
    measures: dict[str, float]


class GenerateAnswer(SceneAnswer):
    """A fresh puzzle, proven."""

    difficulty: Difficulty


class Broken(Answer):
    """One broken rule: where, and in words. `pending` means that more marks may mend it."""

    rule: str
    targets: list[str]
    pending: bool
    sentence: str


class CheckAnswer(Answer):
    """Whether the marks are the answer, and every rule that they break."""

    solved: bool
    violations: list[Broken]


class Board(Answer):
    """A board with marks on it, and every rule that they break."""

    puzzle: str
    scene: Scene
    marks: dict[str, str]
    violations: list[Broken]


class Rule(Answer):
    """A rule in words, a board that keeps it and one that breaks it alone."""

    id: str
    sentence: str
    right: Board
    wrong: Board


class RulesAnswer(Answer):
    """The rules of a kind, in order."""

    kind: str
    rules: list[Rule]


class Step(Answer):
    """A task: its board, the marks that lie on it, and marks that do it."""

    task: str
    puzzle: str
    scene: Scene
    marks: dict[str, str]
    answer: dict[str, str]


class IntroductionAnswer(Answer):
    """The tasks of an introduction, in order."""

    kind: str
    steps: list[Step]


class PractiseAnswer(Answer):
    """Whether the task is done, and which of the rules that it speaks of the marks break."""

    done: bool
    violations: list[Broken]


class HintAnswer(Answer):
    """One stage of help. `last` means that no later stage says more.

    Stage 0 comes where the marks cannot all be right. `marks` are what the last stage puts down.
    """

    stage: int
    last: bool
    sentence: str
    targets: list[str]
    move: str | None
    marks: dict[str, str]
    measures: dict[str, float]


class StepFacts(Answer):
    """One reasoned step: what follows, by which technique, and why, in sentences.

    `marks` is empty where no mark can show what follows. `targets` and `areas` are to be pointed
    at and tinted, `rests` are the targets whose marks it rests on. `ease` is how much could be
    seen at this point.
    """

    technique: str
    name: str
    level: int
    how: Literal["direct", "trial", "core", "choice"]
    marks: dict[str, str]
    sentences: list[str]
    targets: list[str]
    areas: list[str]
    rests: list[str]
    contradiction: bool
    ease: float


class NumberedStep(StepFacts):
    """A step of an explanation, counted from 1."""

    number: int


class TechniqueUse(Answer):
    """How many steps a technique took."""

    technique: str
    name: str
    steps: int


class GradeFigures(Answer):
    """How hard a puzzle is: its label where it is solved, level, effort, steps and refutations."""

    end: Literal["solved", "contradiction", "stuck", "inconclusive"]
    ending: str = Field(description="How it ended, as a sentence.")
    chosen: bool = Field(description="Whether a step took one of several ways that are open.")
    ran_out: Reason | None
    label: str | None
    measures: dict[str, float]
    uses: list[TechniqueUse]


class ExplainAnswer(GradeFigures):
    """The steps of a puzzle and its grade."""

    steps: list[NumberedStep]


class GradeAnswer(GradeFigures):
    """The grade of a puzzle and its hardest step."""

    hardest: StepFacts | None


class SpentFacts(Answer):
    """What a decision cost."""

    nodes: int
    conflicts: int
    seconds: float


class SolveAnswer(Answer):
    """An outcome: one answer when unique, two when ambiguous, as texts and as marks."""

    status: Status
    method: Method
    ran_out: Reason | None
    answers: list[str]
    marks: list[dict[str, str]]
    spent: SpentFacts


class DraftAnswer(Answer):
    """A board as it is edited: what can be set, and what is set."""

    kind: str
    puzzle: str = Field(description="The puzzle's own text; edits are drawn on its board.")
    sheet: Sheet
    edits: dict[str, str]


class EditAnswer(Answer):
    """The puzzle that the edits draw."""

    kind: str
    puzzle: str


class ClueFacts(Answer):
    """A clue in words, and the cells or edges to point at (`r2c0` and `r0c3` are margins)."""

    targets: list[str]
    sentence: str


class ConflictSpent(Answer):
    """What the questions cost."""

    conflicts: int
    seconds: float


class ConflictAnswer(Answer):
    """The clues that cannot hold together; none of them where the board itself has no answer.

    `irreducible`: without any one of them the others can hold. `smallest`: no smaller set clashes.
    """

    status: Literal["conflict", "none", "inconclusive"]
    clues: list[ClueFacts]
    irreducible: bool
    smallest: bool
    ran_out: Reason | None
    spent: ConflictSpent


class CommonAnswer(Answer):
    """The marks that all answers share; null where there is no answer or a bound came first."""

    marks: dict[str, str] | None
    ran_out: Reason | None


class ConvertAnswer(Answer):
    """A puzzle in the form asked for."""

    text: str


class DailyPuzzle(Answer):
    """One kind's puzzle of a day, to be made from its recipe."""

    kind: str
    size: str
    difficulty: str
    recipe: str


class DailyDay(Answer):
    """A day's puzzles, sorted by kind."""

    date: str
    puzzles: list[DailyPuzzle]


class DailyAnswer(Answer):
    """The days asked for, the latest first; `first` is the first day that has puzzles."""

    first: str
    days: list[DailyDay]


class Problem(Answer):
    """What went wrong: a message of the catalogue, its parameters, and both as one sentence."""

    id: str
    parameters: dict[str, Parameter]
    sentence: str


class ProblemAnswer(Answer):
    """The body of every answer that is no success."""

    error: Problem
