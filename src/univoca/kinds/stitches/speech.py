"""The sentences of a Stitches board: each finding by its technique, each assumption by its edge.

A sentence depends on the finding alone, not on what has become known since.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from univoca.deduce.network import FULL, OVER
from univoca.deduce.technique import Finding, Sentence, Technique
from univoca.grid import edge_name, names, region_letter
from univoca.kinds.stitches.bounds import Reach
from univoca.kinds.stitches.claims import Claim
from univoca.kinds.stitches.layout import Layout, Line
from univoca.texts import Parameter


class Speech:
    """Words for what a layout's constraints and scans find."""

    def __init__(self, layout: Layout, techniques: Sequence[Technique]) -> None:
        self.layout = layout
        self.techniques = techniques
        self.cols = layout.puzzle.size.cols

    def sentence(self, finding: Finding) -> Sentence:
        """Say why a direct finding holds."""
        if isinstance(finding.source, Reach):
            return self._reach(finding, finding.source)
        if isinstance(finding.source, Claim):
            return self._claim(finding, finding.source)
        meaning = self.layout.meanings[finding.source]
        if meaning.about == "pair":
            return self._pair(finding, meaning.number)
        if meaning.about == "cell":
            return self._cell(finding, meaning.number)
        return self._line(finding, self.layout.lines[meaning.number])

    def assumption(self, literal: int) -> Sentence:
        """Say what a trial assumes."""
        name = self.edge(abs(literal))
        what = "stitched" if literal > 0 else "crossed"
        first, second = names(self.layout.edges[abs(literal) - 1], self.cols)
        return Sentence(f"stitches-assume-{what}", {"first": first, "second": second}, (name,))

    def edge(self, variable: int) -> str:
        """Return the target of an edge's variable."""
        return edge_name(self.layout.edges[variable - 1], self.cols)

    def stitches(self, literals: Iterable[int]) -> tuple[str, ...]:
        """Return the targets of the stitches among some literals."""
        return tuple(self.edge(each) for each in literals if 0 < each <= len(self.layout.edges))

    def pair(self, number: int) -> str:
        """Return the name of a pair: `A–B`."""
        pair = self.layout.pairs[number]
        return f"{region_letter(pair.first)}–{region_letter(pair.second)}"

    def line(self, line: Line) -> dict[str, Parameter]:
        """Return the parameters that name a line and its number."""
        what: str = line.axis if len(line.places) == 1 else f"{line.axis}s"
        return {
            "line": f"bare-{line.axis}s" if line.rest else what,
            "place": line.places[0] + 1,
            "last": line.places[-1] + 1,
            "span": len(line.places),
            "number": line.number,
        }

    def _pair(self, finding: Finding, number: int) -> Sentence:
        pair = self.layout.pairs[number]
        parameters: dict[str, Parameter] = {
            "first": region_letter(pair.first),
            "second": region_letter(pair.second),
            "goal": self.layout.puzzle.k,
        }
        cells = dict.fromkeys(cell for edge in pair.edges for cell in self.layout.edges[edge])
        what = "joined" if finding.event == FULL else "needs"
        if not finding.literals:
            what = "over" if finding.event == OVER else "under"
        return Sentence(
            f"stitches-{'why' if finding.literals else 'clash'}-pair-{what}",
            parameters,
            self.stitches(finding.premises),
            names(sorted(cells), self.cols),
        )

    def _cell(self, finding: Finding, cell: int) -> Sentence:
        name = names([cell], self.cols)
        if finding.literals:
            message = f"stitches-why-{self.techniques[finding.technique].id}"
        else:
            twice = finding.event == OVER and len(self.stitches(finding.premises)) > 1
            alone = "idle" if finding.event == OVER else "stuck"
            message = f"stitches-clash-{'used' if twice else alone}"
        return Sentence(message, {"cell": name[0]}, self.stitches(finding.premises), name)

    def _line(self, finding: Finding, line: Line) -> Sentence:
        what = "full" if finding.event == FULL else "needs"
        if not finding.literals:
            what = "over" if finding.event == OVER else "under"
        about = "rest" if line.rest and finding.literals else "line"
        message = f"stitches-{'why' if finding.literals else 'clash'}-{about}-{what}"
        total = 2 * self.layout.puzzle.k * len(self.layout.pairs)
        return Sentence(message, self.line(line) | {"total": total}, (), self._around(line))

    def _reach(self, finding: Finding, reach: Reach) -> Sentence:
        bound = "reach" if reach.most else "pairs"
        message = f"stitches-{'why' if finding.literals else 'clash'}-{bound}"
        parameters = self.line(reach.line) | {
            "pairs": "; ".join(self.pair(number) for number in reach.pairs) or "none",
            "count": reach.count,
            "left": reach.left,
        }
        return Sentence(message, parameters, (), self._around(reach.line))

    def _claim(self, finding: Finding, claim: Claim) -> Sentence:
        cells = names(claim.cells, self.cols)
        alone = "claim" if len(claim.pairs) == 1 else "shared"
        message = f"stitches-why-{alone}" if finding.literals else "stitches-clash-claim"
        parameters: dict[str, Parameter] = {
            "region": region_letter(claim.region),
            "pairs": "; ".join(self.pair(number) for number in claim.pairs),
            "cells": "; ".join(cells),
            "count": len(cells),
        }
        return Sentence(message, parameters, (), cells)

    def _around(self, line: Line) -> tuple[str, ...]:
        return names(self.layout.line_cells(line), self.cols)
