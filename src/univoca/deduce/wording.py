"""The sentences of a packing's findings: message ids and parameters, by the kind's prefix.

A kind's catalogue has, for each, `<prefix>-why-…` where something follows, `<prefix>-clash-…` where
nothing fits any more, and `<prefix>-assume`. Knows no puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from univoca.deduce.choosing import Choice
from univoca.deduce.fitting import Colour, Common, Gap, Hole, Reach
from univoca.deduce.network import OVER
from univoca.deduce.packing import Packing
from univoca.deduce.technique import Finding, Sentence
from univoca.texts import Parameter


@dataclass(frozen=True, slots=True)
class Names:
    """How a kind names things: a piece's target, a cell's row and column (from 1), a placement.

    `place` returns what else is to be said of a placement than its cells, such as the turns to it.
    """

    piece: Callable[[int], str]
    cell: Callable[[int], tuple[int, int]]
    place: Callable[[int], Mapping[str, Parameter]] = lambda variable: {}


class Words:
    """The sentences of one packing."""

    def __init__(self, prefix: str, packing: Packing, names: Names) -> None:
        self.prefix = prefix
        self.packing = packing
        self.names = names

    def assumption(self, literal: int) -> Sentence:
        """Say what a trial assumes: that a placement is used."""
        return self._about("assume", literal)

    def sentence(self, finding: Finding) -> Sentence:
        """Say why a direct finding, a choice or a core holds."""
        source = finding.source
        if finding.event:
            return self._counted(finding)
        if isinstance(source, Hole):
            name = "holes" if source.cells == self.packing.board else "hole"
            cells = self.packing.numbers(source.cells)
            return self._say(f"clash-{name}", self._cell(cells[0], count=source.size), (), cells)
        if isinstance(source, Gap):
            return self._gap(source)
        if isinstance(source, Common):
            cells = self.packing.numbers(source.cells)
            common = {"piece": self.names.piece(source.piece), "cells": self._listed(cells)}
            return self._say("why-common", common, (source.piece,), cells)
        if isinstance(source, Reach):
            said = self._cell(source.cell, piece=self.names.piece(source.piece))
            return self._say("why-reach", said, (source.piece,), (source.cell,))
        if isinstance(source, Colour):
            return self._colour(source)
        if isinstance(source, Choice):
            name = "choice" if source.working > 1 else "core"
            counts: dict[str, Parameter] = {"ways": source.ways, "working": source.working}
            return self._about(f"why-{name}", source.placement, **counts)
        return self._say("clash-core", {}, (), ())

    def _counted(self, finding: Finding) -> Sentence:
        """Say what a constraint shows: one way to cover a cell or to lay a piece, or none."""
        cell = self.packing.cell_of(finding.source)
        name = "piece" if cell is None else "cell"
        if finding.literals:
            said = {} if cell is None else self._cell(cell)
            laid = (literal for literal in finding.literals if literal > 0)
            return self._about(f"why-{name}", *laid, **said)
        name = "twice" if finding.event == OVER else name
        if cell is not None:
            return self._say(f"clash-{name}", self._cell(cell), (), (cell,))
        piece = self.packing.piece_of(finding.source)
        name = "again" if finding.event == OVER else name
        return self._say(f"clash-{name}", {"piece": self.names.piece(piece)}, (piece,), ())

    def _gap(self, source: Gap) -> Sentence:
        cell = self.packing.cell_of(source.item)
        counts: dict[str, Parameter] = {"ways": source.ways, "bad": source.bad}
        if cell is not None:
            return self._say("why-gap-cell", {**self._cell(cell), **counts}, (), (cell,))
        piece = self.packing.piece_of(source.item)
        said = {"piece": self.names.piece(piece), **counts}
        return self._say("why-gap-piece", said, (piece,), ())

    def _colour(self, source: Colour) -> Sentence:
        said: dict[str, Parameter] = {
            "piece": self.names.piece(source.piece),
            "colour": "dark" if source.dark else "light",
            "darks": source.darks,
            "lights": source.lights,
        }
        return self._say("why-colour", said, (source.piece,), ())

    # -- parts of sentences -----------------------------------------------------------------------

    def _about(self, name: str, *ways: int, **more: Parameter) -> Sentence:
        """Say something of placements: the piece, how far the first is, the cells of all."""
        placed = [self.packing.placements[way] for way in ways]
        said: dict[str, Parameter] = {"piece": self.names.piece(placed[0].piece)}
        cells = [cell for one in placed for cell in one.cells]
        said |= {"count": len(ways), "cells": self._listed(cells)}
        said |= {**self.names.place(ways[0]), **more}
        return self._say(name, said, (placed[0].piece,), cells)

    def _cell(self, cell: int, **more: Parameter) -> dict[str, Parameter]:
        row, col = self.names.cell(cell)
        return {"row": row, "column": col, **more}

    def _listed(self, cells: Iterable[int]) -> str:
        """Return the names of cells, to be said together."""
        return "; ".join(f"r{row}c{col}" for row, col in map(self.names.cell, cells))

    def _say(
        self,
        name: str,
        said: Mapping[str, Parameter],
        pieces: Iterable[int],
        cells: Iterable[int],
    ) -> Sentence:
        targets = tuple(self.names.piece(piece) for piece in pieces)
        areas = tuple(f"r{row}c{col}" for row, col in map(self.names.cell, cells))
        return Sentence(f"{self.prefix}-{name}", said, targets, areas)


def gathered(prefix: str, sentences: Iterable[Sentence]) -> list[Sentence]:
    """Return sentences with those of gaps at cells that follow each other made one, for short."""
    told: list[Sentence] = []
    for gaps, run in groupby(sentences, lambda one: one.message == f"{prefix}-why-gap-cell"):
        found = list(run)
        if not gaps or len(found) == 1:
            told += found
            continue
        cells = tuple(dict.fromkeys(cell for one in found for cell in one.areas))
        said: dict[str, Parameter] = {"count": len(cells), "cells": "; ".join(cells)}
        told.append(Sentence(f"{prefix}-why-gaps", said, (), cells))
    return told
