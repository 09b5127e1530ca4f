"""The pages, their texts and the client's files, as they lie in `client/`. Knows no puzzle.

A page is a file of HTML in which every element with `data-say="<message id>"` is filled with the
sentence of the reader's language before it is sent, and again by the client when that changes.
`{{part:top}}` stands for the file `parts/top.html`, which pages share.
The client's files stand under an address with a hash of them all, so that they may be kept.
"""

from __future__ import annotations

import hashlib
import html
import json
import re
from collections.abc import Awaitable, Callable
from functools import cache
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import RedirectResponse, Response
from starlette.exceptions import HTTPException

from univoca import kinds
from univoca.errors import UnivocaError
from univoca.outcome import Budget
from univoca.texts import LANGUAGES, language_of, say, source
from univoca.web.kept import TYPES, Blob, folder
from univoca.web.worker import Handle

CLIENT = Path(str(files("univoca.web") / "client"))
PAGES = {
    "/": "catalogue",
    "/play": "play",
    "/edit": "edit",
    "/daily": "daily",
    "/progress": "progress",
}
KIND_PAGES = {"/rules/{kind}": "rules", "/learn/{kind}": "learn"}
"""Pages of one kind each, which their address names."""
_PART = re.compile(r" *\{\{part:([a-z]+)\}\}\n")
_TEXT = re.compile(r'data-say="([a-z-]+)"([^>]*)>')
_LABEL = re.compile(r'data-label="([a-z-]+)"')


def add_to(app: FastAPI, handle: Handle) -> None:
    """Give the application its pages, texts and files."""
    version = client_version()
    app.add_route(f"/client/{version}/{{path:path}}", folder(CLIENT))
    for address, name in {**PAGES, **KIND_PAGES}.items():
        app.add_route(address, _page(name, version, handle))
    app.add_route("/texts/{language}.ftl", texts)
    app.add_route("/favicon.ico", _icon(version))


@cache
def client_version() -> str:
    """Return a hash of all the client's files: their names and what they hold."""
    digest = hashlib.sha256()
    for path in sorted(CLIENT.rglob("*")):
        if path.is_file():
            digest.update(path.relative_to(CLIENT).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


async def texts(request: Request) -> Response:
    """Return the whole catalogue of a language as Fluent source."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    blob = _catalogue(language)
    tag = f'W/"{hashlib.sha256(blob.content).hexdigest()[:16]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return blob.response(request, headers)


@cache
def _catalogue(language: str) -> Blob:
    return Blob.of(source(language).encode(), "text/plain; charset=utf-8")


def _icon(version: str) -> Callable[[Request], Awaitable[Response]]:
    async def icon(request: Request) -> Response:
        return RedirectResponse(f"/client/{version}/icon.svg", 307)

    return icon


def _page(name: str, version: str, handle: Handle) -> Callable[[Request], Awaitable[Response]]:
    async def page(request: Request) -> Response:
        kind = request.path_params.get("kind")
        if kind is not None and kind not in kinds.ids():
            raise HTTPException(404)
        language = language_of(request.headers.get("accept-language", "en"))
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        return page_blob(name, language, version, handle).response(request, headers)

    return page


@cache
def page_blob(name: str, language: str, version: str, handle: Handle) -> Blob:
    """Return a page in a language as it is sent."""
    return Blob.of(page_html(name, language, version, handle).encode(), TYPES[".html"])


def page_html(name: str, language: str, version: str, handle: Handle) -> str:
    """Return a page in a language, its catalogue of kinds in `data-kinds`."""
    text = _PART.sub(_part, (CLIENT / f"{name}.html").read_text("utf-8"))
    catalogue = json.dumps(_kinds(handle, language), ensure_ascii=False)
    text = text.replace("{{kinds}}", html.escape(catalogue)).replace("{{language}}", language)
    text = text.replace("{{client}}", f"/client/{version}")
    text = _TEXT.sub(lambda found: f"{found[0]}{_said(found[1], language)}", text)
    return _LABEL.sub(lambda found: f"{found[0]} {_label(found[1], language)}", text)


def _part(found: re.Match[str]) -> str:
    return (CLIENT / "parts" / f"{found[1]}.html").read_text("utf-8")


def _label(message_id: str, language: str) -> str:
    name = _said(message_id, language)
    return f'aria-label="{name}" title="{name}"'


def _said(message_id: str, language: str) -> str:
    return html.escape(say(message_id, None, language))


def _kinds(handle: Handle, language: str) -> object:
    message = {"do": "kinds", "language": language}
    try:
        return handle(message, Budget.seconds(5))["kinds"]
    except UnivocaError:
        return []
