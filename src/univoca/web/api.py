"""The engine over HTTP: one address an action, `POST /api/check` and its like. Knows no puzzle.

The engine alone judges a message; what stands here describes the messages for `/api/openapi.json`
and says which are long, so that they run in a process of their own.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, Field

from univoca.errors import InputError
from univoca.web.problems import problem
from univoca.web.workers import BusyError, GoneError, Message, OverdueError, Workers, checked_text


class KindsMessage(BaseModel):
    """Ask what kinds there are."""

    language: str = Field("en", description="Language of the sentences: `en` or `es`.")


class OpenMessage(KindsMessage):
    """Open any text: an address, a file, a recipe, the project's own text."""

    text: str
    kind: str | None = Field(
        None, description="Which kind is meant, where the text leaves it open."
    )


class GenerateMessage(KindsMessage):
    """Make the puzzle of a recipe and prove it."""

    kind: str
    size: str = Field(examples=["10x10"])
    difficulty: str = Field(examples=["normal"])
    seed: int = Field(ge=0)
    options: dict[str, str] = Field(default_factory=dict)


class PuzzleMessage(KindsMessage):
    """Name a puzzle by its own text."""

    puzzle: str = Field(examples=["univoca:norinori/…"])


class CheckMessage(PuzzleMessage):
    """Ask which rules the player's marks break."""

    marks: dict[str, str] = Field(examples=[{"r1c1": "shaded"}])


class HintMessage(CheckMessage):
    """Ask for help with the player's own position; each stage says more."""

    stage: int = Field(1, ge=1, le=9)


class ConvertMessage(PuzzleMessage):
    """Write a puzzle in an outside format."""

    format: str = Field(examples=["puzzlink", "pzprv3"])


class Problem(BaseModel):
    """What went wrong."""

    id: str
    parameters: dict[str, str | int | float]
    sentence: str


class ProblemAnswer(BaseModel):
    """The body of every answer that is no success."""

    error: Problem


@dataclass(frozen=True, slots=True)
class Action:
    """One message of the engine: what describes it, where it runs, in how many seconds."""

    does: str
    message: type[BaseModel]
    run: Literal["quick", "long"]
    seconds: float


ACTIONS = (
    Action("kinds", KindsMessage, "quick", 5),
    Action("scene", PuzzleMessage, "quick", 5),
    Action("check", CheckMessage, "quick", 5),
    Action("hint", HintMessage, "quick", 5),
    Action("convert", ConvertMessage, "quick", 5),
    Action("open", OpenMessage, "long", 30),
    Action("generate", GenerateMessage, "long", 60),
    Action("solve", PuzzleMessage, "long", 30),
)


def router(workers: Workers) -> APIRouter:
    """Return the routes of all actions."""
    routes = APIRouter(prefix="/api")
    for action in ACTIONS:
        routes.add_api_route(
            f"/{action.does}",
            _endpoint(workers, action),
            methods=["POST"],
            summary=(action.message.__doc__ or "").splitlines()[0],
            operation_id=action.does,
            response_class=JSONResponse,
            responses={
                code: {"model": ProblemAnswer, "description": text}
                for code, text in (
                    (400, "The message cannot be taken, or the puzzle not made."),
                    (413, "The body is too long."),
                    (429, "Too many long calls wait; come back."),
                )
            },
            openapi_extra={"requestBody": _request_body(action.message)},
        )
    return routes


def _request_body(message: type[BaseModel]) -> dict[str, Any]:
    schema = message.model_json_schema()
    return {"required": True, "content": {"application/json": {"schema": schema}}}


def _endpoint(workers: Workers, action: Action) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        language = request.headers.get("accept-language", "en")
        message = read_message(await request.body())
        message["do"] = action.does
        language = message.setdefault("language", language)
        request.state.language = language if isinstance(language, str) else "en"
        try:
            if action.run == "quick":
                found = await workers.quick(message, action.seconds)
            else:
                found = await workers.long(message, action.seconds, request)
        except OverdueError:
            return problem("player-error-deadline", 400, request.state.language)
        except BusyError:
            headers = {"retry-after": "5"}
            return problem("player-error-busy", 429, request.state.language, headers)
        except GoneError:
            return Response(status_code=499)  # nobody is there to read it
        return JSONResponse(found)

    return answer


def read_message(body: bytes) -> Message:
    """Return the JSON object of a body; raises InputError when it holds something else."""
    try:
        message = json.loads(body, parse_constant=_no_constant)
    except json.JSONDecodeError as failure:
        raise InputError("error-json", position=failure.pos + 1) from None
    except (ValueError, RecursionError):
        raise InputError("error-json", position=1) from None
    if not isinstance(message, dict):
        raise InputError("player-error-object")
    checked_text(message)
    return message


def _no_constant(name: str) -> float:
    raise ValueError(name)
