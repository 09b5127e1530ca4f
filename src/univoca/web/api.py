"""The engine over HTTP: one address an action, `POST /api/check` and its like. Knows no puzzle."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel

from univoca.errors import InputError
from univoca.web.actions import ACTIONS, Action
from univoca.web.answers import ProblemAnswer
from univoca.web.problems import problem
from univoca.web.workers import BusyError, GoneError, Message, OverdueError, Workers, checked_text

REFUSALS = (
    (400, "The message cannot be taken, or the puzzle not made in its time."),
    (403, "A page of another site sent it."),
    (413, "The body is too long."),
    (421, "The server does not answer to the name in the Host header."),
    (429, "Too many calls, of this address or of all; come back after `retry-after` seconds."),
    (500, "A defect of Univoca itself."),
)
"""Every status that is no success, and what it means."""


def router(workers: Workers) -> APIRouter:
    """Return the routes of all actions."""
    routes = APIRouter(prefix="/api")
    for action in ACTIONS:
        routes.add_api_route(
            f"/{action.does}",
            _endpoint(workers, action),
            methods=["POST"],
            summary=_line(action.message),
            operation_id=action.does,
            response_class=JSONResponse,
            responses=_responses(action),
            openapi_extra={"requestBody": _request_body(action.message)},
        )
    return routes


def _line(model: type[BaseModel]) -> str:
    return (model.__doc__ or "").splitlines()[0]


def _responses(action: Action) -> dict[int | str, dict[str, Any]]:
    found: dict[int | str, dict[str, Any]] = {
        code: {"model": ProblemAnswer, "description": text} for code, text in REFUSALS
    }
    found[200] = {"model": action.answer, "description": _line(action.answer)}
    return found


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
