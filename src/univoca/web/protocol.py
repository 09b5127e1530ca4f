"""A connection's time: who opens one and says nothing, or reads nothing, loses it. Knows no route.

uvicorn bounds neither the time in which the head of a request has to come nor that in which an
answer has to be taken, nor how many connections one address may hold.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from univoca.web.guard import HEADERS
from univoca.web.problems import problem
from univoca.web.rates import payer_of

HEAD_SECONDS = 10.0
"""Seconds in which the whole head of a request must have come."""
TAKE_SECONDS = 30.0
"""Seconds that a connection may leave an answer lying."""
LINGER_SECONDS = 2.0
"""Seconds in which the rest of a refused body is read and thrown away.

Closing at once would make the sender's system drop the refusal before it is read.
"""
MOST = 2000
"""Connections at once."""
MOST_OF_ONE = 250
"""Connections of one address at once, but for loopback."""


class Connection(H11Protocol):
    """One connection with a timer: for the head of a request, then for the taking of its answer."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._timer: asyncio.TimerHandle | None = None
        self._lingers = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for a request, unless there are too many connections."""
        super().connection_made(transport)
        if self._too_many():
            self.refuse("player-error-connections", 429)
        else:
            self._wait(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        """Take what came; the first bytes of a head do not give it more time."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.flow.write_paused or self._lingers:
            return
        if self.conn.their_state is not h11.IDLE:
            self._wait(None)
        elif self._timer is None:
            self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._wait(None)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The answer is not being taken: wait for that, but not for ever."""
        super().pause_writing()
        self._wait(TAKE_SECONDS)

    def resume_writing(self) -> None:
        """The answer is being taken."""
        self._wait(None)
        super().resume_writing()

    def on_response_complete(self) -> None:
        """Go on to the next request; after a refusal before the end of a body there is none."""
        if self.conn.their_state is h11.SEND_BODY:
            self._lingers = True
            self._wait(LINGER_SECONDS)
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection that was idle, also where the end of an answer was never taken."""
        super().timeout_keep_alive_handler()
        self._wait(TAKE_SECONDS)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP."""
        self.refuse("player-error-request", 400)

    def refuse(self, message_id: str, status: int) -> None:
        """Say one sentence, in English since the head is not known, and close."""
        answer = problem(message_id, status, "en", {**HEADERS, "connection": "close"})
        head = h11.Response(status_code=status, headers=answer.raw_headers)
        for event in (head, h11.Data(data=bytes(answer.body)), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def _too_many(self) -> bool:
        if len(self.connections) > MOST:
            return True
        if len(self.connections) <= MOST_OF_ONE or self.client is None:
            return False
        payer = payer_of(self.client[0])
        clients = (each.client for each in self.connections if isinstance(each, Connection))
        same = sum(payer_of(client[0]) == payer for client in clients if client)
        return payer is not None and same > MOST_OF_ONE

    def _wait(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self._give_up)

    def _give_up(self) -> None:
        began = bool(self.conn.trailing_data[0])
        if self.conn.their_state is h11.IDLE and began and not self.transport.is_closing():
            self.refuse("player-error-head-slow", 408)
        else:
            self.transport.abort()
