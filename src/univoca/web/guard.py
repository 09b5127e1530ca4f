"""What every request and response must keep to: who asks and how often, size, time, headers.

Knows no route.

A plain ASGI middleware: it hands the body on whole, and afterwards the real `receive`, so that a
route behind it learns when the page has gone away.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping

import anyio
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from univoca.web.callers import host_name, is_foreign, may_be_called
from univoca.web.problems import problem
from univoca.web.rates import Rates

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
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


_LOG = logging.getLogger(__name__)


class Guard:
    """Wraps an application: bounds what comes in, adds `HEADERS` to what goes out.

    It answers to `names` besides loopback; a request takes `cost(path)` from its address's rate.
    """

    def __init__(
        self, app: ASGIApp, names: Collection[str], rates: Rates, cost: Callable[[str], float]
    ) -> None:
        self.app = app
        self.names = names
        self.rates = rates
        self.cost = cost

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

        body = await self._admitted(scope, receive)
        if isinstance(body, Response):
            await body(scope, receive, send_guarded)
            return
        refusal = problem("player-error-deadline", 400, preference_of(scope))
        with anyio.move_on_after(REQUEST_SECONDS) as limit:
            try:
                await self.app(scope, replay(body, receive), send_guarded)
            except Exception:
                _LOG.exception("%s %s", scope["method"], scope["path"])
                refusal = problem("player-error-defect", 500, preference_of(scope))
                limit.cancel()
        if limit.cancel_called and not started:
            await refusal(scope, receive, send_guarded)

    async def _admitted(self, scope: Scope, receive: Receive) -> bytes | Response:
        """Return the body of a request that may pass, else its refusal."""
        language = preference_of(scope)
        if not may_be_called(scope, self.names):
            found = host_name(Headers(scope=scope).get("host", ""))[:60]
            return problem("player-error-host", 421, language, found=found)
        if is_foreign(scope):
            return problem("player-error-origin", 403, language)
        address = (scope.get("client") or ("",))[0]
        seconds = self.rates.take(address, self.cost(scope["path"]))
        if seconds:
            headers = {"retry-after": str(seconds)}
            return problem("player-error-rate", 429, language, headers, seconds=seconds)
        body = await read_body(scope, receive)
        if isinstance(body, str):
            status = 413 if body == "player-error-body-long" else 400
            return problem(body, status, language, limit=MAX_BODY)
        return body


def preference_of(scope: Scope) -> str:
    """Return the language preference of a request."""
    return Headers(scope=scope).get("accept-language", "en")


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
