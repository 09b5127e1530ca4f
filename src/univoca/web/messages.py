"""What may be asked over HTTP: the fields of each message, for its description. Judges nothing.

The engine judges a message; these models only say what it takes. A first line of each docstring
is the summary of its action in the reference.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from univoca.constructing import MOST_CONFLICTS, MOST_NODES
from univoca.daily import FIRST, MAX_DAYS
from univoca.engine import FORMATS, MAX_STEPS
from univoca.reasoning import MAX_STAGE
from univoca.recipe import MAX_SEED

EXAMPLE = "univoca:norinori/5/3/8mg1e"


class KindsMessage(BaseModel):
    """Ask what kinds there are."""

    language: str = Field(
        "en",
        description="Language of the sentences: `en` or `es`; that of Accept-Language otherwise.",
        examples=["en", "es"],
    )


class OpenMessage(KindsMessage):
    """Open any text: an address, a file, a recipe, the project's own text."""

    text: str = Field(examples=["https://puzz.link/p?norinori/5/3/8mg1e", EXAMPLE])
    kind: str | None = Field(
        None,
        description="Which kind is meant, where the text leaves it open.",
        examples=["norinori"],
    )


class ContentsMessage(OpenMessage):
    """Ask what puzzles a text holds: a pack of ours, one address a line, or a single puzzle."""


class GenerateMessage(KindsMessage):
    """Make the puzzle of a recipe and prove it."""

    kind: str = Field(examples=["norinori"])
    size: str = Field(examples=["5x5"])
    difficulty: str = Field(examples=["easy"])
    seed: int = Field(ge=0, le=MAX_SEED, examples=[42])
    options: dict[str, str] = Field(
        default_factory=dict, description="Options of the kind, by name.", examples=[{}]
    )


class PuzzleMessage(KindsMessage):
    """Name a puzzle by its own text."""

    puzzle: str = Field(description="The puzzle's own text, `univoca:…`.", examples=[EXAMPLE])


class SceneMessage(PuzzleMessage):
    """Ask for the board of a puzzle: what to draw, what can be marked, what is counted."""


class CountsMessage(BaseModel):
    """How much a search may cost."""

    nodes: int = Field(2_000_000, ge=1, le=MOST_NODES, description="Nodes of search.")
    conflicts: int = Field(500_000, ge=1, le=MOST_CONFLICTS, description="SAT conflicts.")


class SolveMessage(PuzzleMessage):
    """Decide a puzzle: unique, ambiguous with two answers, contradiction or inconclusive."""

    budget: CountsMessage | None = Field(None, description="Bounds other than the usual ones.")


class DraftMessage(KindsMessage):
    """Ask for a puzzle as it is edited, or for an empty board of a kind and a size."""

    puzzle: str | None = Field(None, description="Its own text; else `kind` and `size`.")
    kind: str | None = Field(None, examples=["norinori"])
    size: str | None = Field(None, examples=["6x5"])


class EditMessage(PuzzleMessage):
    """Draw a puzzle on the board of another."""

    edits: dict[str, str] = Field(
        description="The state of each target that is set, as its sheet says.",
        examples=[{"r1c1-r1c2": "border"}],
    )


class ConflictMessage(PuzzleMessage):
    """Ask which clues of a puzzle without answer cannot hold together: the smallest set."""


class CommonMessage(PuzzleMessage):
    """Ask which marks all answers of a puzzle share."""


class CheckMessage(PuzzleMessage):
    """Ask which rules the player's marks break."""

    marks: dict[str, str] = Field(
        description="The state of each target that is not untouched.",
        examples=[{"r1c1": "shaded"}],
    )


class RulesMessage(KindsMessage):
    """Ask for the rules of a kind, each with a right and a wrong board."""

    kind: str = Field(examples=["norinori"])


class IntroductionMessage(RulesMessage):
    """Ask for the tasks of a kind's introduction."""


class PractiseMessage(RulesMessage):
    """Ask whether a task of an introduction is done."""

    step: int = Field(ge=1, le=MAX_STEPS, description="The task, from 1.", examples=[1])
    marks: dict[str, str] = Field(
        description="The state of each target that is not untouched.",
        examples=[{"r2c2": "shaded"}],
    )


class HintMessage(CheckMessage):
    """Ask for help with the player's own position; each stage says more."""

    stage: int = Field(1, ge=1, le=MAX_STAGE, examples=[1])


class ExplainMessage(PuzzleMessage):
    """Ask for the whole way to a puzzle's answer, step by step."""


class GradeMessage(PuzzleMessage):
    """Ask how hard a puzzle is to reason out, and for its hardest step."""


class ConvertMessage(PuzzleMessage):
    """Write a puzzle in an outside format."""

    format: Literal[FORMATS] = Field(examples=["puzzlink"])  # type: ignore[valid-type]


class DailyMessage(KindsMessage):
    """Ask for the recipes of a day's puzzles, one a kind, the same for everyone."""

    date: str = Field(
        description=f"A date in UTC, {FIRST} or later.",
        examples=["2026-11-30"],
        json_schema_extra={"format": "date"},
    )
    days: int = Field(
        1, ge=1, le=MAX_DAYS, description="How many days, this one and those before it."
    )
