"""Errors as the web says them: a status, and one sentence of the catalogue. Knows no route."""

from __future__ import annotations

from starlette.responses import JSONResponse

from univoca.engine import error_json
from univoca.errors import UnivocaError
from univoca.texts import Parameter, language_of


def problem(
    message_id: str,
    status: int,
    language: str,
    headers: dict[str, str] | None = None,
    **parameters: Parameter,
) -> JSONResponse:
    """Return `{"error": {"id", "parameters", "sentence"}}` for a message of the catalogue.

    `language` is a preference such as `es-ES,es;q=0.9`.
    """
    return JSONResponse(
        error_json(UnivocaError(message_id, **parameters), language_of(language)), status, headers
    )
