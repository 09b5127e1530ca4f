"""The engine over HTTP: one address an action, `POST /api/check` and its like. Knows no puzzle."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel

from univoca.web.actions import ACTIONS, Action
from univoca.web.answers import ProblemAnswer
from univoca.web.problems import problem
from univoca.web.processes import DiedError
from univoca.web.worker import packed, unpacked
from univoca.web.workers import BusyError, GoneError, OverdueError, Workers

REFUSALS = (
    (400, "The message cannot be taken, or the puzzle not made in its time."),
    (403, "A page of another site sent it."),
    (408, "The request began and did not come to its end in time."),
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
        body = await request.body()
        language = request.headers.get("accept-language", "en")
        asked = packed(action.does, language, action.seconds, body)
        try:
            reply = await workers.answer(action.run, asked, action.seconds, request)
        except (OverdueError, BusyError, DiedError) as failure:
            return _failed(failure, _chosen(body) or language)
        except GoneError:
            return Response(status_code=499)  # nobody is there to read it
        _, status, content = unpacked(reply)
        return Response(content, status, media_type="application/json")

    return answer


def _failed(failure: Exception, language: str) -> Response:
    """Return why a call has no answer of the engine's own."""
    if isinstance(failure, BusyError):
        return problem("player-error-busy", 429, language, {"retry-after": "5"})
    overdue = isinstance(failure, OverdueError)
    return problem("player-error-deadline" if overdue else "player-error-died", 400, language)


def _chosen(body: bytes) -> str | None:
    """Return the language that a message names, without reading the rest of it."""
    found = re.search(rb'"language"\s*:\s*"([a-z]{2})', body)
    return found[1].decode() if found else None
