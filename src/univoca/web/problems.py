"""Errors as the web says them: a status, and one sentence of the catalogue. Knows no route."""

from __future__ import annotations

from starlette.responses import JSONResponse

from univoca.errors import UnivocaError
from univoca.texts import Parameter, language_of


def problem(
    message_id: str,
    status: int,
    language: str,
    headers: dict[str, str] | None = None,
    **parameters: Parameter,
) -> JSONResponse:
    """Return `{"error": {"id", "parameters", "sentence"}}` for a message of the catalogue."""
    return refusal(UnivocaError(message_id, **parameters), status, language, headers)


def refusal(
    error: UnivocaError, status: int, language: str, headers: dict[str, str] | None = None
) -> JSONResponse:
    """Return an error of the package in a language preference such as `es-ES,es;q=0.9`."""
    content = {
        "error": {
            "id": error.message_id,
            "parameters": error.parameters,
            "sentence": error.sentence(language_of(language)),
        }
    }
    return JSONResponse(content, status, headers)
