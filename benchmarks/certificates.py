"""Figures of docs/benchmarks-certificates.md: sizes and times of certificates.

    PYTHONPATH=src python -m benchmarks.certificates [COUNT]

CPU time of this process, the least of three runs, medians over COUNT boards of each kind.
"""

from __future__ import annotations

import json
import lzma
import statistics
import sys
import time
from collections.abc import Callable

from univoca.certifying import certify, refusal
from univoca.deciding import generate
from univoca.outcome import Budget
from univoca.recipe import Recipe

SIZES = {
    "norinori": ("10x10", "20x20"),
    "castle-wall": ("6x6", "10x10", "12x12"),
    "stitches": ("10x10",),
    "polypivot": ("10x8", "12x10"),
}


def milliseconds(work: Callable[[], object]) -> float:
    """Return the CPU time of a call, the least of three."""
    times = []
    for _ in range(3):
        begun = time.process_time()
        work()
        times.append(1000 * (time.process_time() - begun))
    return min(times)


def main(count: int) -> None:
    """Print one line a kind, size and form."""
    print("| board | form | bytes | xz | prove ms | make ms | check ms |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for kind, sizes in SIZES.items():
        for size in sizes:
            records = [
                generate(Recipe.parse(f"{kind}/{size}/hard#{seed}"), Budget())
                for seed in range(count)
            ]
            for form in ("drup", "lrat"):
                rows = []
                for record in records:
                    own, puzzle, _ = record.parts()
                    prove = milliseconds(lambda o=own, p=puzzle: o.prover.solutions(p, Budget()))  # type: ignore[misc]
                    make = milliseconds(lambda r=record, f=form: certify(r, form=f))  # type: ignore[misc]
                    made = certify(record, form=form)
                    text = json.dumps(made.certificate, separators=(",", ":")).encode()
                    check = milliseconds(lambda r=made: refusal(r))  # type: ignore[misc]
                    packed = lzma.compress(text, check=lzma.CHECK_NONE, preset=9)
                    rows.append((len(text), len(packed), prove, make, check))
                middle = [statistics.median(column) for column in zip(*rows, strict=True)]
                figures = " | ".join(f"{value:.4g}" for value in middle)
                print(f"| {kind} {size} hard | {form} | {figures} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 8)
