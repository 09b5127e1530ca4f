"""What a Norinori board says of what was found on it: a sentence for each technique and each clash.

Knows neither how things are found nor what they mean for the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from univoca.deduce.network import COMMON, FULL, NEED, OVER, STUCK, Network
from univoca.deduce.technique import Finding, Sentence
from univoca.grid import cell_name, region_letter
from univoca.kinds.norinori.choosing import Border
from univoca.kinds.norinori.model import Puzzle
from univoca.kinds.norinori.ways import Ways
from univoca.texts import Parameter


class Speech:
    """The sentences of a board: every finding by its technique, every assumption by its cell.

    The network's constraints are, in this order: a count a region, a count a cell, and the ways of
    regions, `choices[region]` (-1 for none). `names` are the ids of the techniques.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        ways: Ways,
        network: Network,
        choices: Sequence[int],
        names: Sequence[str],
    ) -> None:
        self.cols = puzzle.size.cols
        self.cells = ways.cells
        self.network = network
        self.techniques = tuple(names)
        self.region_of = {choice: region for region, choice in enumerate(choices) if choice >= 0}

    def name(self, cell: int) -> str:
        """Return the target of a cell."""
        return cell_name(cell, self.cols)

    def names(self, cells: Iterable[int]) -> tuple[str, ...]:
        """Return the targets of cells."""
        return tuple(self.name(cell) for cell in cells)

    def home(self, *regions: int) -> tuple[str, ...]:
        """Return the targets of the cells of regions."""
        return tuple(name for region in regions for name in self.names(self.cells[region]))

    def assumption(self, literal: int) -> Sentence:
        """Say what a trial assumes."""
        message = "norinori-assume-shaded" if literal > 0 else "norinori-assume-dotted"
        name = self.name(abs(literal) - 1)
        return Sentence(message, {"cell": name}, (name,))

    def sentence(self, finding: Finding) -> Sentence:
        """Say why a direct finding holds, or what is impossible where it is a contradiction."""
        if finding.event:
            return self._counted(finding)
        technique = self.techniques[finding.technique]
        lone = not finding.literals
        message = f"norinori-{'clash' if lone else 'why'}-{technique}"
        if technique == "parity":
            area = finding.source
            said: dict[str, Parameter] = {"count": len(area), "first": self.name(area[0])}
            return Sentence(message, said, (), self.names(area))
        if technique == "counting":
            return self._balanced(message, *finding.source)
        if technique == "common":
            return self._finished(message, finding.source)
        cell, region = finding.source
        if lone:
            message = f"norinori-clash-region-{'over' if technique == 'overfills' else 'under'}"
        parameters: dict[str, Parameter] = {
            "cell": self.name(cell),
            "region": region_letter(region),
        }
        return Sentence(message, parameters, (self.name(cell),), self.home(region))

    def _balanced(self, message: str, border: Border, region: int) -> Sentence:
        letters = [region_letter(one) for one in border.regions] + ["", ""]
        parameters: dict[str, Parameter] = {
            "first": letters[0],
            "second": letters[1],
            "third": letters[2],
            "regions": len(border.regions),
            "low": border.low,
            "high": border.high,
            "exact": "yes" if border.low == border.high else "no",
            "region": region_letter(region),
        }
        others = [one for one in border.regions if one != region]
        return Sentence(message, parameters, (), self.home(*others, region))

    def _finished(self, message: str, region: int) -> Sentence:
        return Sentence(message, {"region": region_letter(region)}, (), self.home(region))

    def _counted(self, finding: Finding) -> Sentence:
        number = finding.source
        lone = "why" if finding.literals else "clash"
        if finding.event in (COMMON, STUCK):
            return self._finished(f"norinori-{lone}-common", self.region_of[number])
        if number < len(self.cells):
            return self._region(finding, number)
        cell = number - len(self.cells)
        near = [abs(literal) - 1 for literal in self.network.literals(number)]
        mates = [each for each in near if each + 1 in finding.premises]
        kinds = {FULL: "domino", NEED: "partner", OVER: "between"}
        technique = kinds.get(finding.event, "no-partner")
        parameters: dict[str, Parameter] = {"cell": self.name(cell)}
        if technique == "domino":
            parameters["mate"] = self.name(mates[0])
        message = f"norinori-{lone}-{technique}"
        return Sentence(message, parameters, self.names([cell, *mates]), self.names(near))

    def _region(self, finding: Finding, region: int) -> Sentence:
        what = "over" if finding.event == OVER else "under"
        if finding.literals:
            what = "full" if finding.event == FULL else "needs"
        message = f"norinori-{'why' if finding.literals else 'clash'}-region-{what}"
        return self._finished(message, region)
