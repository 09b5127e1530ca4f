"""Figures of docs/benchmarks-certificates.md: sizes and times of certificates.

    PYTHONPATH=src python -m benchmarks.certificates [--boards N] [--pack N] [--ratios N]

CPU time of this process, the least of five interleaved runs, medians over the boards of a row.
`--pack 500` makes the pack of 500 clue-minimal Castle Walls, which takes some minutes; `--ratios
25` compares making with the uniqueness check on so many 10×10 boards of each difficulty.
"""

from __future__ import annotations

import argparse
import json
import lzma
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from univoca.certifying import certify, refusal
from univoca.deciding import generate
from univoca.opening import puzzle_text
from univoca.outcome import Budget
from univoca.recipe import DIFFICULTIES, Recipe
from univoca.records import Record
from univoca.rng import Rng

BOARDS = (
    "norinori/10x10/hard",
    "norinori/10x10/expert",
    "norinori/20x20/hard",
    "castle-wall/6x6/minimal",
    "castle-wall/10x10/hard",
    "castle-wall/10x10/expert",
    "castle-wall/10x10/minimal",
    "castle-wall/12x12/minimal",
    "castle-wall/20x20/minimal",
    "stitches/10x10/hard",
    "stitches/10x10/expert",
    "polypivot/10x8/hard",
    "polypivot/12x10/hard",
)
"""`minimal`: a hard Castle Wall from which no clue can be taken without a second answer."""


def made(board: str, seed: int) -> Record:
    """Return the record of a row's board of a seed."""
    kind, size, difficulty = board.split("/")
    drawn = "hard" if difficulty == "minimal" else difficulty
    record = generate(Recipe.parse(f"{kind}/{size}/{drawn}#{seed}"), Budget())
    return minimal(record, seed) if difficulty == "minimal" else record


def minimal(record: Record, seed: int) -> Record:
    """Return a Castle Wall with as few clues as one pass in random order leaves."""
    own, puzzle, _ = record.parts()
    for clue in Rng(f"minimal/{seed}").shuffled(puzzle.clues):
        fewer = replace(puzzle, clues=tuple(one for one in puzzle.clues if one != clue))
        if own.prover.solutions(fewer, Budget()).outcome().status == "unique":
            puzzle = fewer
    return replace(record, puzzle=puzzle_text(own, puzzle), recipe=None)


def cpu(works: list[Callable[[], object]]) -> list[float]:
    """Return the CPU milliseconds of each of some calls, the least of five interleaved rounds."""
    best = [float("inf")] * len(works)
    for _ in range(5):
        for at, work in enumerate(works):
            begun = time.process_time()
            work()
            best[at] = min(best[at], 1000 * (time.process_time() - begun))
    return best


def packed(certificates: list[Any]) -> tuple[int, int]:
    """Return the bytes of certificates as JSON Lines, and compressed as one."""
    text = "".join(f"{json.dumps(one, separators=(',', ':'))}\n" for one in certificates).encode()
    return len(text), len(lzma.compress(text, check=lzma.CHECK_NONE, preset=9))


def row(records: list[Record], form: Any) -> list[float]:
    """Return bytes, bytes compressed, milliseconds to prove, to make, their ratio, to check."""
    rows = []
    for record in records:
        own, puzzle, _ = record.parts()
        full = certify(record, form=form)
        prove, make, check = cpu(
            [
                lambda o=own, p=puzzle: o.prover.solutions(p, Budget()),  # type: ignore[misc]
                lambda r=record: certify(r, form=form),  # type: ignore[misc]
                lambda r=full: refusal(r),  # type: ignore[misc]
            ]
        )
        rows.append((*packed([full.certificate]), prove, make, make / prove, check))
    return [statistics.median(column) for column in zip(*rows, strict=True)]


def ratios(kind: str, seeds: int) -> None:
    """Print what making costs beside the uniqueness check, over 10×10 boards of a kind."""
    proven, made_in, found = 0.0, 0.0, []
    for difficulty in DIFFICULTIES:
        for seed in range(seeds):
            record = made(f"{kind}/10x10/{difficulty}", seed)
            own, puzzle, _ = record.parts()
            prove, make = cpu(
                [
                    lambda o=own, p=puzzle: o.prover.solutions(p, Budget()),  # type: ignore[misc]
                    lambda r=record: certify(r),  # type: ignore[misc]
                ]
            )
            proven, made_in = proven + prove, made_in + make
            found.append(make / prove)
    over = sum(ratio > 2 for ratio in found)
    print(
        f"| {kind} | {len(found)} | {made_in / proven:.2f} | {statistics.median(found):.2f}"
        f" | {max(found):.2f} | {over} |",
        flush=True,
    )


def main() -> None:
    """Print a row for each board and form, then the ratios and the pack where asked for."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--boards", type=int, default=8)
    arguments.add_argument("--pack", type=int, default=0)
    arguments.add_argument("--ratios", type=int, default=0)
    asked = arguments.parse_args()
    print("| board | form | bytes | xz | prove ms | make ms | make / prove | check ms |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for board in BOARDS:
        count = min(asked.boards, 2) if "/20x20/" in board else asked.boards
        records = [made(board, seed) for seed in range(count)]
        for form in ("drup", "lrat"):
            figures = " | ".join(f"{value:.4g}" for value in row(records, form))
            print(f"| {board.replace('/', ' ')} | {form} | {figures} |", flush=True)
    if asked.ratios:
        print("\n| kind | boards | of all | median | most | over 2 |\n" + "| --- " * 6 + "|")
        for kind in ("norinori", "castle-wall", "stitches"):
            ratios(kind, asked.ratios)
    if not asked.pack:
        return
    records = [made("castle-wall/10x10/minimal", seed) for seed in range(asked.pack)]
    for form in ("drup", "lrat"):
        full = [certify(record, form=form) for record in records]  # type: ignore[arg-type]
        size, small = packed([record.certificate for record in full])
        [check] = cpu([lambda f=full: [refusal(record) for record in f]])  # type: ignore[misc]
        print(
            f"\n{asked.pack} Castle Walls 10x10 minimal, {form}: {size} bytes, {small} with xz,"
            f" checked in {check / 1000:.2f} s."
        )


if __name__ == "__main__":
    main()
