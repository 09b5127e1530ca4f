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
SHORT_BODY = 64_000
"""Bytes of an announced body up to which it counts as none."""
LONG_BODIES = 32
"""Longer bodies that may be held at once."""
BODY_SECONDS = 10.0
"""Seconds in which the whole body must have come."""
REQUEST_SECONDS = 90.0
"""Seconds after which any request is given up, whatever it does."""

WORK = 20.0
"""What a second of a worker's time takes of an address's rate."""

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
        self._long_bodies = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        state = scope.setdefault("state", {})
        guarded = Guarded(send)
        long = has_long_body(scope)
        self._long_bodies += long
        try:
            refusal = self._refusal(scope)
            if refusal is None:
                refusal = await self._answer(scope, receive, guarded)
            if refusal is not None and not guarded.started:
                await refusal(scope, receive, guarded)
        finally:
            self._long_bodies -= long
        self.rates.charge(address_of(scope), state.get("worked", 0.0) * WORK)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> Response | None:
        """Hand a request on; return what is left to be said."""
        language = preference_of(scope)
        body = await read_body(scope, receive)
        if isinstance(body, str):
            status = 413 if body == "player-error-body-long" else 408
            return problem(body, status, language, limit=MAX_BODY)
        with anyio.move_on_after(REQUEST_SECONDS):
            try:
                await self.app(scope, replay(body, receive), send)
            except Exception:
                _LOG.exception("%s %s", scope["method"], scope["path"])
                return problem("player-error-defect", 500, language)
            return None
        return problem("player-error-deadline", 400, language)

    def _refusal(self, scope: Scope) -> Response | None:
        """Return why a request may not pass, before its body is read."""
        language = preference_of(scope)
        if not may_be_called(scope, self.names):
            found = host_name(Headers(scope=scope).get("host", ""))[:60]
            return problem("player-error-host", 421, language, found=found)
        if is_foreign(scope):
            return problem("player-error-origin", 403, language)
        seconds = self.rates.take(address_of(scope), self.cost(scope["path"]))
        if seconds:
            headers = {"retry-after": str(seconds)}
            return problem("player-error-rate", 429, language, headers, seconds=seconds)
        if self._long_bodies > LONG_BODIES:
            return problem("player-error-busy", 429, language, {"retry-after": "5"})
        return None


class Guarded:
    """A `send` that adds `HEADERS`, and knows whether an answer has begun."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.started = False

    async def __call__(self, message: Message) -> None:
        """Send a part of the answer."""
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await self.send(message)


def has_long_body(scope: Scope) -> bool:
    """Return whether a request's body is announced as long, or not announced."""
    headers = Headers(scope=scope)
    announced = headers.get("content-length", "0")
    long = not announced.isdecimal() or len(announced) > 5 or int(announced) > SHORT_BODY
    return long or "transfer-encoding" in headers


def address_of(scope: Scope) -> str:
    """Return the address from which a request comes."""
    address: str = (scope.get("client") or ("",))[0]
    return address


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
