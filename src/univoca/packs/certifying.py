"""Certificates for the records of a pack. Knows where they are made, not how."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from univoca.certifying import certify, explained
from univoca.errors import UnivocaError
from univoca.records import Record


def certified(
    records: Iterable[Record],
    left_out: Callable[[Record, UnivocaError], None],
    *,
    by_steps: bool = False,
) -> Iterator[Record]:
    """Yield each record with its certificate; one that has it is passed on as it is.

    `by_steps` makes the explanation the certificate, for all of them. A record for which none can
    be made (it does not hold what it claims, its kind has none) goes to `left_out`, with why.
    """
    maker = explained if by_steps else certify
    for record in records:
        try:
            kept = record.certificate is not None and not by_steps
            made = record if kept else maker(record)
        except UnivocaError as reason:
            left_out(record, reason)
        else:
            yield made
