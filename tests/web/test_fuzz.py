"""The HTTP interface asked everything that its own description allows and forbids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from univoca import kinds
from univoca.opening import FORMATS
from univoca.web.actions import ACTIONS

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
ACTION_NAMES = [action.does for action in ACTIONS]
QUIET = list(HealthCheck)
Operation = APIOperation[Any, Any, Any, Any]
EXAMPLES = 30
"""Messages for each action in the ordinary tests, always the same ones."""


def real() -> dict[str, list[Any]]:
    """Return values with which a message comes through: our own puzzles, recipes and marks."""
    puzzles, marks, texts = [], [], []
    for kind_id in kinds.ids():
        kind = kinds.get(kind_id)
        for example in kinds.examples(kind_id)["example"][:3]:
            puzzle = kind.model.parse(example["puzzle"])
            puzzles.append(f"univoca:{kind_id}/{example['puzzle']}")
            marks.append(
                kind.model.marks_of(puzzle, kind.model.parse_answer(puzzle, example["answer"]))
            )
        texts.append(f"{kind_id}/{kind.info.sizes[0]}/{kind.info.difficulties[0]}#1")
    return {
        "puzzle": puzzles,
        "text": texts + puzzles,
        "kind": list(kinds.ids()),
        "size": sorted({kinds.get(kind_id).info.sizes[0] for kind_id in kinds.ids()}),
        "difficulty": ["easy", "normal"],
        "marks": [{}, *marks],
        "options": [{}],
        "seed": [1, 2],
        "format": list(FORMATS),
        "date": ["2026-11-30"],
        "language": ["en", "es"],
    }


@pytest.fixture(scope="module")
def operations(address: str) -> dict[str, Operation]:
    """The actions as the description of the running server has them."""
    schema = schemathesis.openapi.from_url(f"{address}/api/openapi.json")
    found = {}
    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        found[operation.path.rpartition("/")[2]] = operation
    return found


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as made:
        yield made


def attack(operation: Operation, session: requests.Session, examples: int) -> None:
    """Send messages that fit the description, that fit and mean something, and that do not fit."""
    values = real()
    fitting = operation.as_strategy(GenerationMode.POSITIVE)
    unfitting = operation.as_strategy(GenerationMode.NEGATIVE)

    @settings(
        max_examples=examples,
        derandomize=examples <= EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=QUIET,
    )
    @given(data=st.data())
    def run(data: st.DataObject) -> None:
        manner = data.draw(st.sampled_from(["fitting", "meaning", "meaning", "unfitting"]))
        case = data.draw(unfitting if manner == "unfitting" else fitting)
        if manner == "meaning" and isinstance(case.body, dict):
            for name in case.body:
                if name in values:
                    case.body[name] = data.draw(st.sampled_from(values[name]))
        response = case.call(session=session, timeout=100)
        case.validate_response(response, checks=CHECKS)

    run()


@pytest.mark.parametrize("action", ACTION_NAMES)
def test_no_message_breaks_the_description(
    operations: dict[str, Operation], session: requests.Session, action: str
) -> None:
    """Whatever is asked, no status is 5xx, every answer has its described shape, bad is refused."""
    attack(operations[action], session, EXAMPLES)


@pytest.mark.campaign
@pytest.mark.parametrize("action", ACTION_NAMES)
def test_no_message_of_very_many_does(
    operations: dict[str, Operation], session: requests.Session, action: str
) -> None:
    """The same with a hundred times as many messages."""
    attack(operations[action], session, 100 * EXAMPLES)
