"""The actions of the engine that the web offers, and where each runs. Knows no puzzle.

To add one: a function in `engine.ACTIONS`, a message in `messages.py`, an answer in `answers.py`
and a line here; `make docs` writes it into the reference, and the fuzz test asks it everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel

from univoca.web import answers, messages


@dataclass(frozen=True, slots=True)
class Action:
    """One message of the engine: what describes it and its answer, where it runs, for how long.

    A quick one takes milliseconds; a long one may take its whole `seconds`.
    """

    does: str
    message: type[BaseModel]
    answer: type[BaseModel]
    run: Literal["quick", "long"]
    seconds: float


ACTIONS = (
    Action("kinds", messages.KindsMessage, answers.KindsAnswer, "quick", 5),
    Action("daily", messages.DailyMessage, answers.DailyAnswer, "quick", 5),
    Action("scene", messages.SceneMessage, answers.SceneAnswer, "quick", 5),
    Action("check", messages.CheckMessage, answers.CheckAnswer, "quick", 5),
    Action("rules", messages.RulesMessage, answers.RulesAnswer, "quick", 5),
    Action("introduction", messages.IntroductionMessage, answers.IntroductionAnswer, "quick", 5),
    Action("practise", messages.PractiseMessage, answers.PractiseAnswer, "quick", 5),
    Action("hint", messages.HintMessage, answers.HintAnswer, "quick", 5),
    Action("convert", messages.ConvertMessage, answers.ConvertAnswer, "quick", 5),
    Action("draft", messages.DraftMessage, answers.DraftAnswer, "quick", 5),
    Action("edit", messages.EditMessage, answers.EditAnswer, "quick", 5),
    Action("open", messages.OpenMessage, answers.SceneAnswer, "long", 30),
    Action("contents", messages.ContentsMessage, answers.ContentsAnswer, "long", 30),
    Action("generate", messages.GenerateMessage, answers.GenerateAnswer, "long", 60),
    Action("solve", messages.SolveMessage, answers.SolveAnswer, "long", 30),
    Action("explain", messages.ExplainMessage, answers.ExplainAnswer, "long", 30),
    Action("grade", messages.GradeMessage, answers.GradeAnswer, "long", 30),
    Action("conflict", messages.ConflictMessage, answers.ConflictAnswer, "long", 30),
    Action("common", messages.CommonMessage, answers.CommonAnswer, "long", 30),
)
