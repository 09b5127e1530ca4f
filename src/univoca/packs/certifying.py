"""Certificates for the records of a pack. Knows where they are made, not how."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from typing import cast

from univoca.errors import InputError
from univoca.records import Record

MAKER = "univoca.certifying"
"""The module whose `certify(record)` returns the record with its certificate."""


def certified(records: Iterable[Record]) -> Iterator[Record]:
    """Yield each record with its certificate; one that has it is passed on as it is.

    A record for which none can be made is left out. Raises InputError where this release makes
    no certificates.
    """
    if find_spec(MAKER) is None:
        raise InputError("error-certify-missing")
    certify = cast("Callable[[Record], Record]", importlib.import_module(MAKER).certify)
    for record in records:
        done = record if record.certificate is not None else certify(record)
        if done.certificate is not None:
            yield done
