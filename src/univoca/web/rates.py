"""How often one address may ask: a bucket of tokens each, in memory. Knows no route.

A bucket fills with `per_second` tokens a second up to BURST seconds' worth, and each request takes
its cost out of it. Loopback is free: there sits whoever runs the server, or their own proxy, whose
X-Forwarded-For says for whom it asks.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable

PER_SECOND = 30.0
"""Tokens a second for one address: a class of players behind one router is no attack."""
BURST = 20.0
"""Seconds' worth of tokens that a full bucket holds."""
MAX_ADDRESSES = 10_000
"""Buckets kept; beyond it those go first that were not used for longest."""


class Rates:
    """The buckets of all addresses; `per_second` of 0 or less sets no limit."""

    def __init__(
        self, per_second: float = PER_SECOND, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.per_second = per_second
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, address: str, cost: float) -> int:
        """Take a request's cost from an address; return 0, or the whole seconds until it could.

        A refused request costs nothing.
        """
        payer = payer_of(address)
        if self.per_second <= 0 or payer is None:
            return 0
        lacking = min(cost, self.per_second * BURST) - self._add(payer, 0)
        if lacking > 0:
            return math.ceil(lacking / self.per_second)
        self._add(payer, -cost)
        return 0

    def charge(self, address: str, cost: float) -> None:
        """Take what a request turned out to cost: into debt, but not deeper than a bucket."""
        payer = payer_of(address)
        if self.per_second > 0 and payer is not None:
            self._add(payer, -cost)

    def _add(self, payer: str, tokens: float) -> float:
        """Return what is in a bucket after time has filled it and `tokens` were added."""
        now = self._clock()
        full = self.per_second * BURST
        held, since = self._buckets.pop(payer, (full, now))
        held = min(full, held + (now - since) * self.per_second)
        held = max(-full, held + tokens)
        self._buckets[payer] = (held, now)
        if len(self._buckets) > MAX_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return held


def payer_of(address: str) -> str | None:
    """Return who pays for an address: an IPv6 network of 64 bits is one; None for loopback."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            network = ipaddress.ip_network((int(found) >> 64 << 64, 64))
            return None if found.is_loopback else str(network)
        found = found.ipv4_mapped
    return None if found.is_loopback else str(found)
