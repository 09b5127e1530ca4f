"""What a person sees on a Norinori board, from the cheapest technique on.

Variable c + 1 says that cell c is shaded. Each region counts to two; each cell, where it is
shaded, counts one shaded neighbour. Knows no validator, search or clause.
"""

from __future__ import annotations

from collections.abc import Iterable

from univoca.deduce.board import Board, Scanner
from univoca.deduce.grading import Grade
from univoca.deduce.network import FULL, NEED, OVER, Network
from univoca.deduce.technique import Finding, Sentence, Technique
from univoca.grid import cell_name, neighbours, region_cells, region_letter
from univoca.kinds.norinori.model import DOTTED, SHADED, Puzzle
from univoca.kinds.norinori.patterns import QUOTA, Patterns
from univoca.texts import Parameter

TECHNIQUES = (
    Technique("region-full", 1, 10.0),
    Technique("domino", 1, 10.0),
    Technique("region-needs", 1, 8.0),
    Technique("partner", 1, 8.0),
    Technique("no-partner", 2, 5.0),
    Technique("between", 2, 5.0),
    Technique("overfills", 3, 3.0),
    Technique("starves", 3, 3.0),
    Technique("common", 4, 1.5),
    Technique("parity", 4, 1.2),
    Technique("counting", 4, 1.0),
    Technique("trial", 5, 0.5, "trial"),
    Technique("core", 6, 0.2, "core"),
)
INDICES = {technique.id: index for index, technique in enumerate(TECHNIQUES)}


def board(puzzle: Puzzle) -> Board:
    """Return the board of a puzzle, nothing known yet."""
    cells = puzzle.size.cells
    network = Network(cells, len(TECHNIQUES))
    full, needs = INDICES["region-full"], INDICES["region-needs"]
    region = (full, needs, full, needs)
    domino = (
        INDICES["domino"],
        INDICES["partner"],
        INDICES["between"],
        INDICES["no-partner"],
    )
    for members in region_cells(puzzle.regions):
        network.count([cell + 1 for cell in members], QUOTA, QUOTA, region)
    for cell, near in enumerate(neighbours(puzzle.size)):
        network.count([other + 1 for other in near], 1, 1, domino, guard=cell + 1)
    network.freeze()
    speech = Speech(puzzle, network)
    patterns = Patterns(puzzle, network, INDICES)
    finds = {
        "overfills": patterns.overfills,
        "starves": patterns.starves,
        "common": patterns.common,
        "parity": patterns.parity,
        "counting": patterns.counting,
    }
    marks = {}
    for cell in range(cells):
        marks[cell + 1] = cell_name(cell, puzzle.size.cols), SHADED
        marks[-cell - 1] = cell_name(cell, puzzle.size.cols), DOTTED
    return Board(
        techniques=TECHNIQUES,
        network=network,
        goal=tuple(range(1, cells + 1)),
        marks=marks,
        sentence=speech.sentence,
        assumption=speech.assumption,
        trial_limit=INDICES["overfills"],
        trials=tuple(range(1, cells + 1)),
        scanners=tuple(Scanner(INDICES[name], find) for name, find in finds.items()),
    )


class Speech:
    """The sentences of a board: every finding by its technique, every assumption by its cell."""

    def __init__(self, puzzle: Puzzle, network: Network) -> None:
        self.puzzle = puzzle
        self.network = network
        self.cells = region_cells(puzzle.regions)
        self.regions = len(self.cells)

    def name(self, cell: int) -> str:
        """Return the target of a cell."""
        return cell_name(cell, self.puzzle.size.cols)

    def names(self, cells: Iterable[int]) -> tuple[str, ...]:
        """Return the targets of cells."""
        return tuple(self.name(cell) for cell in cells)

    def assumption(self, literal: int) -> Sentence:
        """Say what a trial assumes."""
        message = "norinori-assume-shaded" if literal > 0 else "norinori-assume-dotted"
        name = self.name(abs(literal) - 1)
        return Sentence(message, {"cell": name}, (name,))

    def sentence(self, finding: Finding) -> Sentence:
        """Say why a direct finding holds."""
        technique = TECHNIQUES[finding.technique].id
        if finding.event:
            return self._counted(finding)
        message = f"norinori-why-{technique}"
        if technique == "parity":
            area, _ = finding.source
            return Sentence(message, {"count": len(area)}, (), self.names(area))
        if technique == "counting":
            return self._lent(message, *finding.source)
        first, region = finding.source if technique != "common" else finding.source[::-1]
        parameters: dict[str, Parameter] = {"region": region_letter(region)}
        if technique == "common":
            return Sentence(message, parameters | {"count": first}, (), self.home(region))
        parameters["cell"] = self.name(first)
        return Sentence(message, parameters, (self.name(first),), self.home(region))

    def home(self, region: int) -> tuple[str, ...]:
        """Return the targets of a region's cells."""
        return self.names(self.cells[region])

    def _lent(self, message: str, region: int, lenders: tuple[int, ...]) -> Sentence:
        parameters: dict[str, Parameter] = {
            "region": region_letter(region),
            "lenders": ", ".join(region_letter(one) for one in lenders),
        }
        around = [name for one in (region, *lenders) for name in self.home(one)]
        return Sentence(message, parameters, (), tuple(around))

    def _counted(self, finding: Finding) -> Sentence:
        number = finding.source
        if number < self.regions:
            return self._region(finding, number)
        cell = number - self.regions
        near = [abs(literal) - 1 for literal in self.network.literals(number)]
        mates = [each for each in near if each + 1 in finding.premises]
        names = {FULL: "domino", NEED: "partner", OVER: "between"}
        technique = names.get(finding.event, "no-partner")
        lone = not finding.literals
        message = f"norinori-{'clash' if lone else 'why'}-{technique}"
        parameters: dict[str, Parameter] = {"cell": self.name(cell)}
        if technique == "domino":
            parameters["mate"] = self.name(mates[0])
        return Sentence(message, parameters, self.names([cell, *mates]), self.names(near))

    def _region(self, finding: Finding, region: int) -> Sentence:
        what = "over" if finding.event == OVER else "under"
        if finding.literals:
            what = "full" if finding.event == FULL else "needs"
        message = f"norinori-{'why' if finding.literals else 'clash'}-region-{what}"
        return Sentence(message, {"region": region_letter(region)}, (), self.home(region))


def label(puzzle: Puzzle, grade: Grade) -> str:
    """Return the difficulty in whose band a solved grade lies."""
    effort = grade.effort
    if grade.level <= 4 and effort < 1.85:
        return "easy"
    if grade.level <= 4 and effort < 2.05:
        return "normal"
    return "hard" if effort < 2.25 else "expert"
