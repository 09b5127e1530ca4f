"""The application: the engine's actions, the pages and the errors. Knows no kind."""

from __future__ import annotations

from collections.abc import Collection
from typing import cast

from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

import univoca
from univoca import engine
from univoca.web import api, pages
from univoca.web.actions import ACTIONS
from univoca.web.guard import Guard
from univoca.web.problems import problem
from univoca.web.rates import Rates
from univoca.web.worker import Handle
from univoca.web.workers import Workers

_LONG = {f"/api/{action.does}" for action in ACTIONS if action.run == "long"}


def create_app(
    handle: Handle = engine.handle,
    workers: Workers | None = None,
    names: Collection[str] = (),
    rates: Rates | None = None,
) -> FastAPI:
    """Return the application; `handle` answers messages and is importable by a worker process.

    It answers to `names` besides those of loopback, as often as `rates` allow.
    """
    app = FastAPI(
        title="Univoca",
        version=univoca.__version__,
        summary="Logic puzzles with proofs",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.workers = workers or Workers(handle)
    app.include_router(api.router(app.state.workers))
    pages.add_to(app, handle)
    app.add_exception_handler(HTTPException, _say_status)
    app.add_middleware(Guard, names=names, rates=rates or Rates(), cost=_cost)
    return app


def _cost(path: str) -> float:
    """Return what a request takes of its address's rate: a file little, a long call much."""
    if path.startswith("/client/"):
        return 0.1
    return 5 if path in _LONG else 1


def _say_status(request: Request, error: Exception) -> Response:
    status = cast(HTTPException, error)
    known = {404: "player-error-not-found", 405: "player-error-method"}
    language = request.headers.get("accept-language", "en")
    message_id = known.get(status.status_code, "player-error-request")
    return problem(message_id, status.status_code, language, dict(status.headers or {}))
