"""What a worker process does: it takes a request, asks the engine, and gives the whole answer back.

A request is a head `{"do", "language", "seconds"}` and the body as it came, a newline between
them. A reply is a letter (`s`tay or `l`eave, as the process does afterwards), a status of three
digits and the answer's JSON. Knows messages and seconds, not what any message means.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import time
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from typing import Any

from univoca.engine import error_json
from univoca.errors import InputError, UnivocaError
from univoca.outcome import Budget
from univoca.texts import language_of

Message = dict[str, Any]
Handle = Callable[[Message, Budget], dict[str, Any]]
MEMORY = 1_000_000_000
"""Bytes of address space that a worker may take; a call that needs more is refused."""
CPU_SECONDS = 120
"""Seconds of processor time for one request."""
ANSWER = 20_000_000
"""Bytes of an answer; a longer one is refused like one that needs too much memory."""
TIDY = 400_000_000
"""Bytes of memory after which a worker leaves, so that another starts with none of its past."""
DEPTH = 20
"""How deep the values of a message may lie in each other."""

_LOG = logging.getLogger(__name__)


def packed(do: str, language: str, seconds: float, body: bytes) -> bytes:
    """Return a request for a worker."""
    head = {"do": do, "language": language, "seconds": seconds}
    return json.dumps(head).encode() + b"\n" + body


def unpacked(reply: bytes) -> tuple[bool, int, bytes]:
    """Return whether the worker stays, the status and the JSON of a reply."""
    return reply[:1] == b"s", int(reply[1:4]), reply[4:]


def serve(connection: Connection, handle: Handle, nice: int) -> None:
    """Answer requests until the connection closes, politely towards the server (`nice`)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the server, which ends its workers
    bound(nice)
    # The other end closing, or a reply that nobody takes, is the ordinary end.
    with contextlib.suppress(EOFError, OSError):
        stays = True
        while stays:
            request = connection.recv_bytes()
            bound_time()
            status, content = reply_to(request, handle)
            stays = memory() < TIDY
            letter = "s" if stays else "l"
            connection.send_bytes(f"{letter}{status}".encode() + content)


def bound(nice: int) -> None:
    """Take a place behind the server in the queue for the processor, and no more than MEMORY."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))


def bound_time() -> None:
    """Let the system end this process when one request takes more processor time than any may.

    The server ends it long before; this is for a worker whose server was killed.
    """
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        spent = int(time.process_time())
        resource.setrlimit(resource.RLIMIT_CPU, (spent + CPU_SECONDS, resource.RLIM_INFINITY))


def memory() -> int:
    """Return the most bytes that this process has held, 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return held * 1024 if os.uname().sysname == "Linux" else held


def reply_to(request: bytes, handle: Handle) -> tuple[int, bytes]:
    """Return status and JSON of the answer to a request, whatever happens on the way."""
    head, _, body = request.partition(b"\n")
    asked = json.loads(head)
    language = asked["language"]
    try:
        message = read_message(body)
        message["do"] = asked["do"]
        chosen = message.setdefault("language", language)
        language = chosen if isinstance(chosen, str) else language
        answer = encoded(handle(message, Budget.seconds(asked["seconds"])))
        if len(answer) > ANSWER:
            raise MemoryError
        return 200, answer
    except UnivocaError as refusal:
        status, error = 400, refusal
    except MemoryError:
        status, error = 400, UnivocaError("player-error-memory")
    except Exception:
        _LOG.exception("%s", asked["do"])
        status, error = 500, UnivocaError("player-error-defect")
    return status, encoded(error_json(error, language_of(language)))


def encoded(answer: Mapping[str, Any]) -> bytes:
    """Return JSON without spaces."""
    return json.dumps(answer, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


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


def checked_text(message: Message) -> None:
    """Raise InputError for text that is no Unicode (half a surrogate pair), wherever it stands.

    Nor may values lie deeper in each other than DEPTH.
    """
    pending: list[tuple[Any, int]] = [(message, 0)]
    while pending:
        value, depth = pending.pop()
        if depth > DEPTH:
            raise InputError("error-json", position=1)
        if isinstance(value, str) and not _is_unicode(value):
            raise InputError("player-error-unicode")
        if isinstance(value, dict):
            pending += [(part, depth + 1) for part in (*value.keys(), *value.values())]
        elif isinstance(value, list):
            pending += [(part, depth + 1) for part in value]


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
