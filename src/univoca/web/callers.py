"""Who may ask: the names that the server answers to, and no page of another site. Knows no route.

A site of a stranger whose name is made to point at this machine (DNS rebinding) would otherwise be
of one origin with it; a form on one could post in the player's name.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from univoca.errors import InputError

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_NAME = re.compile("[a-z0-9_-]+([.][a-z0-9_-]+)*")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def allowed_name(text: str) -> str:
    """Return a name for the list in its one spelling; raises InputError for a port or a scheme."""
    name = text.strip().lower().rstrip(".")
    if not _NAME.fullmatch(name) and _address(name) is None:
        raise InputError("player-error-host-name", found=text[:60])
    return name


def host_name(header: str) -> str:
    """Return the name in a Host header: lower case, without port, brackets and final dot."""
    text = header.strip().lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    if text.count(":") > 1:
        return text
    return text.partition(":")[0].rstrip(".")


def may_be_called(scope: Scope, names: Iterable[str]) -> bool:
    """Return whether the Host header is loopback, one of the names, or the address called.

    A number cannot be rebound, so the very address that the connection came in by is fine.
    """
    name = host_name(Headers(scope=scope).get("host", ""))
    if name == "localhost" or name in names:
        return True
    called = _address((scope.get("server") or ("",))[0])
    found = _address(name)
    return found is not None and (found.is_loopback or found == called)


def is_foreign(scope: Scope) -> bool:
    """Return whether a page of another origin sends this; programs, which say none, do not."""
    if scope["method"] in SAFE_METHODS:
        return False
    headers = Headers(scope=scope)
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is not None and _place_of(origin) != headers.get("host", "").lower()


def _place_of(origin: str) -> str | None:
    """Return the host and port of an Origin header; not its scheme, which a proxy may change."""
    try:
        return urlsplit(origin).netloc.lower() or None
    except ValueError:
        return None


def _address(text: str) -> Address | None:
    try:
        found = ipaddress.ip_address(text)
    except ValueError:
        return None
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found
