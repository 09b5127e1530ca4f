"""Certificates for the records of a pack. Knows where they are made, not how."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from univoca.certifying import certify, explained
from univoca.errors import UnivocaError
from univoca.records import Record


def certified(records: Iterable[Record], *, by_steps: bool = False) -> Iterator[Record]:
    """Yield each record with its certificate; one that has it is passed on as it is.

    `by_steps` makes the explanation the certificate, for all of them. A record for which none can
    be made (it does not hold what it claims, its kind has none) is left out.
    """
    for record in records:
        kept = record.certificate is not None and not by_steps
        made = record if kept else _certified(record, explained if by_steps else certify)
        if made is not None:
            yield made


def _certified(record: Record, maker: Callable[[Record], Record]) -> Record | None:
    try:
        return maker(record)
    except UnivocaError:
        return None
