"""Which records of a pack are wanted, and drawing some of them. Reads and writes no file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from univoca.errors import InputError
from univoca.packs.canonical import likeness
from univoca.records import Record
from univoca.rng import Rng

KEYS: dict[str, Callable[[Record], str]] = {
    "kind": lambda record: record.kind,
    "size": lambda record: f"{record.kind}-{record.size}",
    "difficulty": lambda record: f"{record.kind}-{record.size}-{record.label or 'none'}",
    "grade": lambda record: f"{record.kind}-{_whole(record.grade)}",
    "status": lambda record: f"{record.kind}-{record.status}",
}
"""What records can be told apart by, each as a name fit for a file."""

LONGEST_NAME = 60
"""Letters of the name of a group: four bytes each at most, within what file systems take."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Bounds on a record: what is empty or None bounds nothing, what is given must all hold."""

    kinds: tuple[str, ...] = ()
    sizes: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    statuses: tuple[str, ...] = ()
    least_nodes: int | None = None
    most_nodes: int | None = None
    least_grade: float | None = None
    most_grade: float | None = None
    certified: bool = False

    def admits(self, record: Record) -> bool:
        """Return whether a record is within the bounds; one without a grade is outside its."""
        return (
            _among(record.kind, self.kinds)
            and _among(record.size, self.sizes)
            and _among(record.label, self.labels)
            and _among(record.status, self.statuses)
            and _between(record.nodes, self.least_nodes, self.most_nodes)
            and _between(record.grade, self.least_grade, self.most_grade)
            and (record.certificate is not None or not self.certified)
        )


def _among(value: str | None, allowed: tuple[str, ...]) -> bool:
    return not allowed or value in allowed


def _between(value: float | None, least: float | None, most: float | None) -> bool:
    if least is None and most is None:
        return True
    if value is None:
        return False
    return (least is None or value >= least) and (most is None or value <= most)


def _whole(grade: float | None) -> str:
    return "none" if grade is None else str(int(grade))


def key_of(record: Record, by: str) -> str:
    """Return the name of a record's group, fit for a file's; `by` is one of `KEYS`."""
    name = KEYS[by](record)[:LONGEST_NAME]
    fit = "".join(letter if letter.isalnum() or letter in "-_" else "_" for letter in name)
    return fit or "none"


def distinct(records: Iterable[Record]) -> Iterator[Record]:
    """Yield each record that is like none before it, in their order.

    Sixteen bytes a puzzle are kept in memory.
    """
    met: set[bytes] = set()
    for record in records:
        digest = bytes.fromhex(likeness(record))
        if digest not in met:
            met.add(digest)
            yield record


def sample(records: Iterable[Record], count: int, seed: int, by: str | None = None) -> list[Record]:
    """Return `count` records (of each group, where `by` is given), drawn evenly in one pass.

    The same records and seed give the same sample, in the order of the pack.
    """
    drawn: dict[str, list[tuple[int, Record]]] = {}
    seen: dict[str, int] = {}
    draws: dict[str, Rng] = {}
    for number, record in enumerate(records):
        name = key_of(record, by) if by else ""
        before = seen.get(name, 0)
        seen[name] = before + 1
        kept = drawn.setdefault(name, [])
        if before < count:
            kept.append((number, record))
            continue
        at = draws.setdefault(name, Rng(f"sample/{seed}/{name}")).below(before + 1)
        if at < count:
            kept[at] = (number, record)
    everything = [pair for kept in drawn.values() for pair in kept]
    return [record for _, record in sorted(everything, key=lambda pair: pair[0])]


def chunks(records: Iterable[Record], length: int) -> Iterator[list[Record]]:
    """Yield lists of up to `length` records."""
    if length < 1:
        raise InputError("error-field-type", field="length", expected="≥ 1")
    source = iter(records)
    while chunk := list(islice(source, length)):
        yield chunk
