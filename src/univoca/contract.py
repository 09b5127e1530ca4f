"""What a kind of puzzle promises: the names, in each module of its folder (no code here).

A kind is a folder of `univoca.kinds` whose modules satisfy these protocols; the contract tests
run every kind, and the template `_blank`, through all of them. P is the kind's puzzle, A its
answer; both are immutable values that compare equal when they mean the same. Long because all
that a kind promises stands on one page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeVar

from univoca.formats.penpa import PenpaSheet
from univoca.formats.pzpr import PzprAddress, PzprFile
from univoca.grid import Size, Symmetry
from univoca.outcome import Budget, Listing, Outcome
from univoca.proofs.evidence import Evidence
from univoca.recipe import Recipe
from univoca.rng import Rng
from univoca.scene import Scene
from univoca.sheet import Sheet
from univoca.texts import Parameter

if TYPE_CHECKING:
    from univoca.deduce.board import Board
    from univoca.deduce.grading import Grade
    from univoca.deduce.technique import Sentence, Technique, Trace

P = TypeVar("P")
A = TypeVar("A")
P_contra = TypeVar("P_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)
Marks = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Option:
    """A choice of a generator beyond size and difficulty; the first value is the default."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """A rule's id, and whether a partial answer that breaks it may still be mended by more marks.

    `pending` rules (a region with one shaded cell) are broken by unfinished play; the others
    (a region with three) are mistakes at once.
    """

    id: str
    pending: bool


@dataclass(frozen=True, slots=True)
class KindInfo:
    """What can be said of a kind without loading it.

    `generator_version` rises whenever the output of any recipe changes. `unique` says that
    generated puzzles claim exactly one answer. `pzpr_id` is the kind's name in puzz.link
    addresses; `first` is the method that decides faster, by measurement; `made_by` is the one on
    which the generator relies; `rising` is the measure whose mean rises from each difficulty to the
    next. `daily` has `size/difficulty` of the puzzle of the day from Monday to Sunday, gentle
    first. Messages `<id>-name`, `<id>-summary` and `<id>-rule-<rule>` are in its catalogue.
    """

    id: str
    generator_version: int
    sizes: tuple[str, ...]
    difficulties: tuple[str, ...]
    daily: tuple[str, str, str, str, str, str, str]
    rules: tuple[RuleInfo, ...]
    unique: bool = True
    board: Literal["marks", "pieces"] = "marks"
    options: tuple[Option, ...] = ()
    pzpr_id: str | None = None
    related: tuple[str, ...] = ()
    status: Literal["stable", "new", "template"] = "new"
    first: Literal["search", "sat"] = "search"
    made_by: Literal["search", "sat"] = "search"
    rising: str = "nodes"


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken rule, where (target ids: cells or edges), and the parameters of its sentence.

    The sentence is the message `<kind>-broken-<rule>`.
    """

    rule: str
    targets: tuple[str, ...]
    parameters: Mapping[str, Parameter] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Generated(Generic[P, A]):
    """A puzzle made from a recipe, the answer it was made from, and how the making went.

    `rejected` counts candidates thrown away by cause (ambiguous, contradiction, inconclusive,
    and the kind's own); `measures` holds the figures behind the difficulty, `nodes` among them.
    `trace` is the run of the kind's techniques that graded it, where the generator ran them.
    """

    puzzle: P
    answer: A
    recipe: Recipe
    rejected: Mapping[str, int]
    measures: Mapping[str, float]
    trace: Trace | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """One stage of help: its sentence as a message with parameters, and what it speaks of.

    `targets` are pieces, cells or edges to point at. `move` is the move text that follows the
    hint, where it names one. `last` says that no later stage of this position says more.
    `measures` are figures of the position, such as the least number of `turns` from it. `stage`
    is the stage that this is, 0 where something is wrong already. `why` are sentences that follow
    the first; `marks` what the move puts down, where it is marks.
    """

    message: str
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    move: str | None = None
    last: bool = False
    measures: Mapping[str, float] = field(default_factory=dict)
    stage: int | None = None
    why: tuple[Sentence, ...] = ()
    marks: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GivenClue:
    """One thing that a puzzle asks for: a region, a tower, a row's number.

    `targets` are the cells or edges to point at; a number beside the board stands in column 0 or
    row 0 (`r3c0`, `r0c2`). `message` with `parameters` says what the clue asks for.
    """

    targets: tuple[str, ...]
    message: str
    parameters: Mapping[str, Parameter] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Switched:
    """The rules of a board as clauses, each clue behind a literal of its own.

    `clauses` (`kernels.sat.Clauses`) hold what any board of the kind demands; a clue binds where
    its literal is assumed. `marks` has for each target the literal that says whether it is in the
    first of its states or in the second. `cuts` looks at a solver with a model and returns clauses
    that it breaks, where a rule is not in the clauses.
    """

    clauses: Any
    clues: tuple[tuple[GivenClue, int], ...]
    marks: Mapping[str, int]
    cuts: Callable[[Any], Sequence[Sequence[int]]] | None = None


class Model(Protocol[P, A]):
    """`model.py`: the puzzle, the answer and their text forms. Bad text raises InputError."""

    def parse(self, text: str) -> P:
        """Read the kind's own text: what stands after `univoca:<kind>/`."""

    def write(self, puzzle: P) -> str:
        """Write it; `parse(write(puzzle)) == puzzle`."""

    def parse_answer(self, puzzle: P, text: str) -> A:
        """Read an answer (right or wrong) for this puzzle."""

    def write_answer(self, puzzle: P, answer: A) -> str:
        """Write it; `parse_answer(puzzle, write_answer(puzzle, answer)) == answer`."""

    def answer_of(self, puzzle: P, marks: Marks) -> A:
        """Return the answer that the player's marks spell; unknown targets raise InputError."""

    def marks_of(self, puzzle: P, answer: A) -> dict[str, str]:
        """Return the marks that spell an answer."""

    def transform(self, puzzle: P, symmetry: Symmetry) -> P:
        """Return the puzzle turned or mirrored."""

    def normal(self, puzzle: P) -> P:
        """Return the puzzle with what has no name of its own (regions, pieces) in a fixed order.

        Puzzles that differ by such an order alone are equal afterwards.
        """

    def transform_answer(self, puzzle: P, answer: A, symmetry: Symmetry) -> A:
        """Return an answer of `puzzle` turned or mirrored with it."""


class Exchange(Protocol[P]):
    """`exchange.py`: outside formats. Readers return the puzzle and the marks found with it.

    A kind that a format does not know raises InputError("error-format-kind") there.
    """

    def from_address(self, address: PzprAddress) -> P:
        """Read a puzz.link address, already cut in its parts."""

    def to_address(self, puzzle: P) -> str:
        """Write the body of a puzz.link address (what follows `<pid>/<cols>/<rows>/`)."""

    def from_pzprv3(self, document: PzprFile) -> tuple[P, dict[str, str]]:
        """Read a pzprv3 or pzprv3.1 text."""

    def to_pzprv3(self, puzzle: P, marks: Marks, version: int) -> str:
        """Write a pzprv3 text (version 0, or 1 for pzprv3.1), lines ending in newlines."""

    def from_penpa(self, sheet: PenpaSheet) -> tuple[P, dict[str, str]]:
        """Read a Penpa+ sheet, already unpacked."""

    def from_plain(self, text: str) -> tuple[P, dict[str, str]] | None:
        """Read a text form of public collections (None when it is not one of this kind's)."""


class Rules(Protocol[P_contra, A_contra]):
    """`rules.py`: the validator, one function a rule. Imports no kernel, solver or prover."""

    def violations(self, puzzle: P_contra, answer: A_contra) -> tuple[Violation, ...]:
        """Return every broken rule, in the order of `KindInfo.rules`; none means solved."""


class Solver(Protocol[P_contra, A_co]):
    """`solver.py`: the rules stated to a search kernel."""

    def solutions(self, puzzle: P_contra, budget: Budget, limit: int = 2) -> Listing[A_co]:
        """List different answers up to the limit, in an order that depends on the puzzle alone."""


class Prover(Protocol[P_contra, A_co]):
    """`prover.py`: the rules stated as clauses, independently of the solver."""

    def solutions(self, puzzle: P_contra, budget: Budget, limit: int = 2) -> Listing[A_co]:
        """List different answers up to the limit (their order may depend on the SAT library)."""


class Generator(Protocol[P, A]):
    """`generator.py`: puzzles from recipes."""

    def generate(self, recipe: Recipe, budget: Budget) -> Generated[P, A]:
        """Make the puzzle of a recipe (its kind, size, difficulty and options are known good).

        Draws only through `rng.py` and bounds itself by counts, so that the same recipe gives the
        same puzzle everywhere; raises GenerationError when the deadline or cancel comes first.
        """

    def check_size(self, size: str) -> None:
        """Raise InputError unless this generator can make the size."""


class View(Protocol[P_contra]):
    """`view.py`: the board as a scene."""

    def scene(self, puzzle: P_contra) -> Scene:
        """Return what to draw, what can be marked and what is counted."""


class Hints(Protocol[P_contra]):
    """`hints.py`, which a kind may have: what a person could do next, told in stages."""

    def hint(self, puzzle: P_contra, marks: Marks, stage: int, budget: Budget) -> Hint:
        """Return help for the player's own position: more at each stage from 1 on.

        A stage past the last gives the last. Marks that are none of this puzzle raise InputError;
        where the budget ends first, the hint says so. It follows from the puzzle and the marks
        alone, never from how the puzzle was made.
        """


class Reasons(Protocol[P_contra]):
    """`techniques.py`, which a kind may have: how a person solves it, step by step.

    A deduction follows from the puzzle and the state alone, never from the answer; the contract
    tests hold every technique against the clauses. `<id>-technique-<technique>` names each.
    """

    TECHNIQUES: tuple[Technique, ...]
    """From the cheapest to the last resort: direct ones by rising level, one trial, one core."""

    def board(self, puzzle: P_contra) -> Board:
        """Return a new board on which nothing is known."""

    def label(self, puzzle: P_contra, grade: Grade) -> str:
        """Return the difficulty in whose band a solved grade lies."""


class Certificates(Protocol[P_contra, A_contra]):
    """`certificates.py`, which a kind may have: what shows its claim to a stranger."""

    def evidence(self, puzzle: P_contra, answer: A_contra, status: str, budget: Budget) -> Evidence:
        """Return the claim of a certificate, and the clauses of docs/certificates.md to refute.

        `status` is the outcome that the puzzle's record claims.
        """


class Switches(Protocol[P_contra]):
    """`switches.py`, which a kind may have: which clues clash, and what all answers share."""

    def switched(self, puzzle: P_contra) -> Switched:
        """Return the rules with each clue behind a literal; a puzzle's answers keep all of them.

        The order of the clues is fixed: among conflicts of one size the first in it is shown.
        """


class Editing(Protocol[P]):
    """`editing.py`, which a kind may have: how its puzzles are drawn and changed."""

    def blank(self, size: Size) -> P:
        """Return an empty board of a size, which need not have an answer."""

    def sheet(self, puzzle: P) -> Sheet:
        """Return the board as it is edited: what can be set, to what, and how it looks."""

    def edits_of(self, puzzle: P) -> dict[str, str]:
        """Return the edits that draw a puzzle; `edited(puzzle, edits_of(puzzle)) == puzzle`."""

    def edited(self, puzzle: P, edits: Marks) -> P:
        """Return the puzzle that exactly these edits draw on the board of `puzzle`.

        Raises InputError for edits that the sheet does not have, and where they draw no puzzle.
        """


class Tiny(Protocol[P, A_co]):
    """`tiny.py`: what the exhaustive contract test needs."""

    def puzzle(self, rng: Rng) -> P:
        """Return a random tiny puzzle: often ambiguous or contradictory, often not square."""

    def fillings(self, puzzle: P) -> Iterator[A_co]:
        """Yield every filling of it, right or wrong (at most some 20,000)."""


class Kind(Protocol):
    """A kind with its modules, each loaded when first asked for."""

    info: KindInfo

    @property
    def model(self) -> Model[Any, Any]:
        """The puzzle, the answer and their texts."""

    @property
    def rules(self) -> Rules[Any, Any]:
        """The validator."""

    @property
    def solver(self) -> Solver[Any, Any]:
        """The search."""

    @property
    def prover(self) -> Prover[Any, Any]:
        """The clauses."""

    @property
    def generator(self) -> Generator[Any, Any]:
        """Puzzles from recipes."""

    @property
    def view(self) -> View[Any]:
        """The board as a scene."""

    @property
    def exchange(self) -> Exchange[Any]:
        """Outside formats."""

    @property
    def has_hints(self) -> bool:
        """Whether the kind has a module `hints`."""

    @property
    def hints(self) -> Hints[Any]:
        """Help in stages; only where `has_hints`."""

    @property
    def has_reasons(self) -> bool:
        """Whether the kind has a module `techniques`."""

    @property
    def reasons(self) -> Reasons[Any]:
        """How a person solves it; only where `has_reasons`."""

    @property
    def has_certificates(self) -> bool:
        """Whether the kind has a module `certificates`."""

    @property
    def certificates(self) -> Certificates[Any, Any]:
        """What a certificate of the kind holds; only where `has_certificates`."""

    @property
    def has_switches(self) -> bool:
        """Whether the kind has a module `switches`."""

    @property
    def switches(self) -> Switches[Any]:
        """The rules with each clue behind a literal; only where `has_switches`."""

    @property
    def has_editing(self) -> bool:
        """Whether the kind has a module `editing`."""

    @property
    def editing(self) -> Editing[Any]:
        """How its puzzles are drawn and changed; only where `has_editing`."""

    @property
    def tiny(self) -> Tiny[Any, Any]:
        """Tiny boards for the exhaustive test."""


def proven(search: Outcome[A], sat: Outcome[A]) -> bool:
    """Return whether two independent methods agree that there is exactly this one answer."""
    return (
        search.status == sat.status == "unique"
        and search.answers == sat.answers
        and search.method != sat.method
    )
