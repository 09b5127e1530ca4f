"""A level with a tray that no kind has to know: a scene, its answers, and a page that plays it.

The three pieces P, U and V fill a board of three rows and five columns. Only what the engine would
answer is made up; the client is the real one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Route

Cells = tuple[tuple[int, int], ...]
PUZZLE = "univoca:polypivot/made-up"
ROWS, COLUMNS = 3, 5
PIECES: dict[str, Cells] = {
    "P": ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0)),
    "U": ((0, 0), (0, 2), (1, 0), (1, 1), (1, 2)),
    "V": ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2)),
}


def orientations(cells: Cells) -> dict[str, Cells]:
    """Return the distinct turns and flips by name (`1`, `2f`), each in the corner."""
    found: dict[str, Cells] = {}
    for flip in ("", "f"):
        shape = [(row, -column if flip else column) for row, column in cells]
        for turns in range(4):
            top, left = min(row for row, _ in shape), min(column for _, column in shape)
            laid = tuple(sorted((row - top, column - left) for row, column in shape))
            if laid not in found.values():
                found[f"{turns}{flip}"] = laid
            shape = [(column, -row) for row, column in shape]
    return found


ORIENTATIONS = {name: orientations(cells) for name, cells in PIECES.items()}


def placements(name: str) -> Iterator[tuple[str, frozenset[tuple[int, int]]]]:
    """Yield every mark of a piece on the board with the cells that it covers."""
    for orientation, cells in ORIENTATIONS[name].items():
        for row in range(ROWS - max(r for r, _ in cells)):
            for column in range(COLUMNS - max(c for _, c in cells)):
                covered = frozenset((row + r, column + c) for r, c in cells)
                yield f"r{row + 1}c{column + 1}:{orientation}", covered


def packings() -> list[dict[str, str]]:
    """Return all answers, as marks."""
    found = []
    for p_mark, p_cells in placements("P"):
        for u_mark, u_cells in placements("U"):
            if p_cells & u_cells:
                continue
            found += [
                {"P": p_mark, "U": u_mark, "V": v_mark}
                for v_mark, v_cells in placements("V")
                if not v_cells & (p_cells | u_cells)
            ]
    return found


def play() -> dict[str, Any]:
    """Return what the engine would say of the level."""
    cells = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    shapes = [("rect", (column, row, 1, 1), "cell") for row, column in cells]
    frame = (0, 0, COLUMNS, 0, COLUMNS, ROWS, 0, ROWS)
    pieces = [
        {
            "id": name,
            "label": "polypivot-piece",
            "parameters": {"piece": name, "cells": 5, "pivots": 0},
            "hue": 137.5 * number % 360,
            "orientations": ORIENTATIONS[name],
            "pivots": {},
            "start": None,
            "locked": False,
        }
        for number, name in enumerate(PIECES)
    ]
    scene = {
        "width": COLUMNS,
        "height": ROWS,
        "shapes": [
            {"kind": kind, "at": at, "role": role, "text": ""}
            for kind, at, role in [*shapes, ("polygon", frame, "target-border")]
        ],
        "families": {},
        "targets": [],
        "counters": [],
        "margin": [0.25] * 4,
        "pieces": pieces,
        "extra": {"mode": "place"},
    }
    return {"kind": "polypivot", "puzzle": PUZZLE, "recipe": None, "marks": {}, "scene": scene}


def serve(page: Page) -> None:
    """Answer the page's questions about the level in the engine's place."""

    def check(route: Route) -> None:
        marks = json.loads(route.request.post_data or "{}")["marks"]
        route.fulfill(json={"solved": marks in packings(), "violations": []})

    page.route("**/api/scene", lambda route: route.fulfill(json=play()))
    page.route("**/api/check", check)
