"""Certificates for the records of a pack. Knows where they are made, not how."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from univoca.certifying import certify
from univoca.errors import UnivocaError
from univoca.records import Record


def certified(records: Iterable[Record]) -> Iterator[Record]:
    """Yield each record with its certificate; one that has it is passed on as it is.

    A record for which none can be made (it does not hold what it claims, its kind has none) is
    left out.
    """
    for record in records:
        made = record if record.certificate is not None else _certified(record)
        if made is not None:
            yield made


def _certified(record: Record) -> Record | None:
    try:
        return certify(record)
    except UnivocaError:
        return None
