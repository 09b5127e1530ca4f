"""What every request and response must keep to: headers, size of the body, time. Knows no route.

A plain ASGI middleware: it hands the body on whole, and afterwards the real `receive`, so that a
route behind it learns when the page has gone away.
"""

from __future__ import annotations

from collections.abc import Mapping

import anyio
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from univoca.web.problems import problem

MAX_BODY = 1_000_000
"""Bytes of a request's body."""
BODY_SECONDS = 10.0
"""Seconds in which the whole body must have come."""
REQUEST_SECONDS = 90.0
"""Seconds after which any request is given up, whatever it does."""

HEADERS: Mapping[str, str] = {
    "content-security-policy": "; ".join(
        (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "font-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Wraps an application: bounds what comes in, adds `HEADERS` to what goes out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        language = Headers(scope=scope).get("accept-language", "en")
        body = await read_body(scope, receive)
        if isinstance(body, str):
            status = 413 if body == "player-error-body-long" else 400
            refusal = problem(body, status, language, limit=MAX_BODY)
            await refusal(scope, receive, send_guarded)
            return
        with anyio.move_on_after(REQUEST_SECONDS) as limit:
            await self.app(scope, replay(body, receive), send_guarded)
        if limit.cancelled_caught and not started:
            refusal = problem("player-error-deadline", 400, language)
            await refusal(scope, receive, send_guarded)


async def read_body(scope: Scope, receive: Receive) -> bytes | str:
    """Return the whole body, or the id of the message that says why it is refused."""
    announced = Headers(scope=scope).get("content-length", "0")
    if not announced.isdecimal() or len(announced) > 15 or int(announced) > MAX_BODY:
        return "player-error-body-long"
    parts: list[bytes] = []
    size = 0
    with anyio.move_on_after(BODY_SECONDS):
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return "player-error-body-slow"
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > MAX_BODY:
                return "player-error-body-long"
            if not message.get("more_body", False):
                return b"".join(parts)
    return "player-error-body-slow"


def replay(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that gives the body once and then what the connection gives."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if not given:
            given = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return receive_again
