"""Castle Wall on published puzzles and states, where the corpus lies beside the repository."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from univoca.deduce.run import Run
from univoca.errors import InputError
from univoca.formats.penpa import read_sheet
from univoca.formats.pzpr import read_address, read_file, write_address
from univoca.grid import Size
from univoca.kinds.castle_wall import exchange, model, prover, rules, solver, techniques
from univoca.kinds.castle_wall.body import read_body
from univoca.kinds.castle_wall.layout import Layout
from univoca.kinds.castle_wall.model import Answer
from univoca.outcome import Budget

CORPUS = Path(__file__).resolve().parents[4] / "shared" / "corpus" / "castle-wall.jsonl"
RECORDS: list[dict[str, Any]] = (
    [json.loads(line) for line in CORPUS.read_text("utf-8").splitlines()]
    if CORPUS.is_file()
    else []
)
RULE_OF_CODE = {
    "brNoLine": "no-loop",
    "lnBranch": "branch",
    "lnCross": "branch",
    "lnDeadEnd": "dead-end",
    "lnPlLoop": "many-loops",
    "anLineGt": "count-over",
    "anLineLt": "count-under",
    "shInside": "black-inside",
    "cuOutside": "white-outside",
}
PZPR_ORDER = tuple(dict.fromkeys(
    RULE_OF_CODE[code]
    for code in (
        "brNoLine", "lnBranch", "anLineGt", "anLineLt",
        "lnDeadEnd", "lnPlLoop", "shInside", "cuOutside",
    )
))  # fmt: skip
NO_ARROW = ("castle-0010", "castle-0019")
NO_ANSWER = ("castle-0015",)
STRESS = "castle-0017"

pytestmark = pytest.mark.skipif(not RECORDS, reason=f"no corpus at {CORPUS}")


def named(*types: str) -> list[Any]:
    """The records of some types, each a test of its own name."""
    return [pytest.param(r, id=r["id"]) for r in RECORDS if r["type"] in types]


def listed(problem: dict[str, Any]) -> model.Puzzle:
    """The puzzle as the corpus spells it, without any outside format."""
    size = Size(problem["rows"], problem["cols"])
    clues = [
        model.Clue(c["r"] * size.cols + c["c"], c["color"], c["dir"] or "none", c["num"])
        for c in problem["clues"]
    ]
    return model.puzzle_of(size, clues)


def segments(size: Size, drawn: dict[str, list[str]]) -> model.Answer:
    """The answer of a record's `{h, v}` bits."""
    across = [
        (r * size.cols + c, r * size.cols + c + 1)
        for r, row in enumerate(drawn["h"])
        for c, bit in enumerate(row)
        if bit == "1"
    ]
    down = [
        (r * size.cols + c, (r + 1) * size.cols + c)
        for r, row in enumerate(drawn["v"])
        for c, bit in enumerate(row)
        if bit == "1"
    ]
    return model.Answer.of(across + down)


def read(record: dict[str, Any]) -> model.Puzzle:
    """The puzzle of a record in whichever form it has."""
    if "url" in record:
        return exchange.from_address(read_address(record["url"]))
    if "raw_penpa" in record:
        return exchange.from_penpa(read_sheet(record["raw_penpa"]))[0]
    if "raw" in record:
        return exchange.from_pzprv3(read_file(record["raw"]))[0]
    return listed(record["problem"])


@pytest.mark.parametrize("record", [p for p in named("puzzle") if p.id not in NO_ARROW])
def test_every_form_reads_as_the_clues_listed(record: dict[str, Any]) -> None:
    """An address or a sheet gives exactly the clues that the record lists."""
    assert read(record) == listed(record["problem"])


@pytest.mark.parametrize("record", [p for p in named("puzzle") if "url" in p.values[0]])
def test_addresses_are_written_as_found(record: dict[str, Any]) -> None:
    """A puzz.link address read and written again is the same text."""
    address = read_address(record["url"])
    if record["id"] in NO_ARROW:
        with pytest.raises(InputError):
            exchange.from_address(address)
        return
    body = exchange.to_address(exchange.from_address(address))
    assert write_address("castle", address.size, body).rstrip("/") == record["url"].rstrip("/")


@pytest.mark.parametrize("record", named("puzzle"))
def test_published_answers_obey_every_rule(record: dict[str, Any]) -> None:
    """A published answer breaks no rule; a record without one is read all the same."""
    if record.get("solution") is None:
        assert record["problem"]["rows"] > 0
        return
    puzzle = read(record)
    assert rules.violations(puzzle, segments(puzzle.size, record["solution"])) == ()


@pytest.mark.parametrize("record", named("failcheck"))
def test_each_state_breaks_the_rule_named(record: dict[str, Any]) -> None:
    """The first rule broken, in pzpr's order, is the one that the record names, or none."""
    document = read_file(record["raw"])
    if record.get("rule") == "anNoArrow":
        with pytest.raises(InputError, match="no arrow"):
            exchange.from_pzprv3(document)
        return
    puzzle, marks = exchange.from_pzprv3(document)
    answer = model.answer_of(puzzle, marks)
    assert puzzle == listed(record["problem"])
    assert answer == segments(puzzle.size, record["state"])
    broken = {violation.rule for violation in rules.violations(puzzle, answer)}
    first = next((rule for rule in PZPR_ORDER if rule in broken), None)
    assert first == RULE_OF_CODE.get(record.get("rule", ""))


@pytest.mark.parametrize("record", named("input_test"))
def test_input_records_round_trip(record: dict[str, Any]) -> None:
    """The states that pzpr's input tests end in are read and written to the same puzzle."""
    puzzle, marks = exchange.from_pzprv3(read_file(record["raw"]))
    written = exchange.to_pzprv3(puzzle, marks)
    assert exchange.from_pzprv3(read_file(written)) == (puzzle, marks)
    assert len(puzzle.clues) in (3, 6)


def test_a_number_without_an_arrow_is_malformed() -> None:
    """Its letters are read (large numbers of every width too), and the clue itself is refused."""
    body = "011022033044000a11.12.13.14.10.a2-13e32-23e42-33e529622563a"
    tokens = read_body(body, 18)
    assert [token[3] for token in tokens[:6]] == [1, 2, 3, 4, 0, None]
    assert [token[2:] for token in tokens[10:]] == [(1, 995), (2, 996), (3, 997), (4, 98), (0, 99)]
    with pytest.raises(InputError, match="row 1, column 5"):
        model.parse(f"6/3/{body}")


@pytest.mark.parametrize("record", [p for p in named("puzzle") if p.id not in NO_ARROW])
def test_both_methods_give_the_verdict(record: dict[str, Any]) -> None:
    """Search and clauses agree: one answer, the published one; none for what never had one.

    The stress board is decided by neither within a small budget, and both say so.
    """
    puzzle = read(record)
    small = Budget(nodes=3000, conflicts=3000)
    budget = small if record["id"] == STRESS else Budget()
    search = solver.solutions(puzzle, budget).outcome()
    sat = prover.solutions(puzzle, budget).outcome()
    assert (search.status, search.answers) == (sat.status, sat.answers)
    if record["id"] == STRESS:
        assert (search.status, search.ran_out) == ("inconclusive", "nodes")
        assert sat.ran_out == "conflicts"
        return
    assert search.status == ("contradiction" if record["id"] in NO_ANSWER else "unique")
    for answer in search.answers:
        assert rules.violations(puzzle, answer) == ()
    if record.get("solution") is not None:
        assert search.answers == (segments(puzzle.size, record["solution"]),)


@pytest.mark.parametrize(
    "record", [p for p in named("puzzle") if p.id not in (*NO_ARROW, *NO_ANSWER, STRESS)]
)
def test_techniques_solve_published_puzzles(record: dict[str, Any]) -> None:
    """Every published puzzle with one answer is solved by techniques and one-step trials."""
    board = techniques.board(read(record))
    assert Run(board).trace().end == "solved"
    layout = Layout(read(record))
    drawn = Answer.of(e for e, v in layout.segments.items() if board.network.value(v) > 0)
    assert rules.violations(read(record), drawn) == ()
