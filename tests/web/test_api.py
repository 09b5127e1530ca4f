"""The engine over HTTP, its errors and its bounds."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.web.support import PUZZLE, answer_to, ask
from univoca import engine
from univoca.web.actions import ACTIONS
from univoca.web.api import REFUSALS
from univoca.web.guard import HEADERS, MAX_BODY
from univoca.web.pages import KIND_PAGES, PAGES

ACTION_NAMES = [action.does for action in ACTIONS]
QUICK = [action.does for action in ACTIONS if action.run == "quick"]


def test_a_puzzle_is_opened_drawn_checked_and_solved(client: httpx.Client) -> None:
    """One puzzle goes through every action that a play needs."""
    opened = ask(client, "open", text="https://puzz.link/p?norinori/5/3/8mg1e")
    assert opened["puzzle"] == PUZZLE
    assert ask(client, "scene", puzzle=PUZZLE)["scene"]["width"] == 5
    solved = ask(client, "solve", puzzle=PUZZLE)
    assert solved["status"] == "unique"
    assert ask(client, "check", puzzle=PUZZLE, marks=solved["marks"][0])["solved"]
    broken = ask(client, "check", puzzle=PUZZLE, marks={"r1c1": "shaded"}, language="es")
    assert "región" in " ".join(each["sentence"] for each in broken["violations"])


def test_a_constructor_is_told_of_clues_in_conflict_and_of_what_is_common(
    client: httpx.Client,
) -> None:
    """A contradiction names its clues in words; an ambiguous puzzle, what its answers share."""
    clash = ask(client, "conflict", puzzle="univoca:norinori/1/1/", language="es")
    assert (clash["status"], clash["smallest"]) == ("conflict", True)
    assert clash["clues"][0]["targets"] == ["r1c1"]
    assert clash["clues"][0]["sentence"].startswith("La región A")
    shared = ask(client, "common", puzzle="univoca:norinori/3/1/0")
    assert shared == {"marks": {"r1c2": "shaded"}, "ran_out": None}
    assert ask(client, "common", puzzle="univoca:norinori/1/1/")["marks"] is None
    refused = ask(client, "conflict", puzzle=PUZZLE.replace("norinori", "lits"))
    assert refused["error"]["id"] == "error-unknown-kind"


def test_a_search_may_be_given_other_bounds(client: httpx.Client) -> None:
    """`budget` bounds nodes and conflicts; what is no such bound is refused in a sentence."""
    recipe = {"kind": "castle-wall", "size": "10x10", "difficulty": "hard", "seed": 1}
    puzzle = ask(client, "generate", **recipe)["puzzle"]
    few = ask(client, "solve", puzzle=puzzle, budget={"nodes": 1, "conflicts": 1})
    assert (few["status"], few["ran_out"]) == ("inconclusive", "conflicts")
    assert ask(client, "solve", puzzle=puzzle, budget={"nodes": 1})["method"] == "sat"
    assert ask(client, "solve", puzzle=puzzle, budget={})["method"] == "search"
    refused: list[Any] = [7, [], {"nodes": 0}, {"nodes": "many"}, {"conflicts": 10**9}]
    for wrong in refused:
        assert ask(client, "solve", puzzle=PUZZLE, budget=wrong)["error"]["id"].startswith("error-")


def test_the_days_puzzle_is_one_for_all(client: httpx.Client) -> None:
    """A day's recipe, opened, gives the puzzle that its kind, size, difficulty and seed give."""
    [day] = ask(client, "daily", date="2026-11-30")["days"]
    [norinori] = [each for each in day["puzzles"] if each["kind"] == "norinori"]
    opened = ask(client, "open", text=norinori["recipe"])
    made = ask(client, "generate", kind="norinori", size="6x6", difficulty="easy", seed=20261130)
    assert opened["puzzle"] == made["puzzle"]


def test_an_error_is_one_sentence_in_the_language_asked_for(client: httpx.Client) -> None:
    """The message's language decides, and Accept-Language where it says none."""
    body = json.dumps({"text": "nonsense"})
    english = client.post("/api/open", content=body)
    spanish = client.post("/api/open", content=body, headers={"accept-language": "es-ES,es"})
    assert (english.status_code, spanish.status_code) == (400, 400)
    assert english.json()["error"]["id"] == spanish.json()["error"]["id"]
    assert "recipe" in english.json()["error"]["sentence"]
    assert "receta" in spanish.json()["error"]["sentence"]


SHOWN = [*PAGES, *(path.replace("{kind}", "norinori") for path in KIND_PAGES)]
REST = ["/texts/es.ftl", "/api/openapi.json", "/favicon.ico", "/nothing", "/texts/xx.ftl"]


@pytest.mark.parametrize("path", [*SHOWN, *REST])
def test_every_answer_carries_the_strict_headers(client: httpx.Client, path: str) -> None:
    """Pages, texts, data and errors alike come with the policy and its companions."""
    headers = client.get(path).headers
    assert {name: headers.get(name) for name in HEADERS} == dict(HEADERS)
    assert "unsafe" not in headers["content-security-policy"]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("path", SHOWN)
def test_pages_come_in_the_browsers_language_without_inline_code(
    client: httpx.Client, path: str, language: str
) -> None:
    """Each text is in place before any script runs; no script, style or handler is inline."""
    page = client.get(path, headers={"accept-language": language}).text
    assert f'<html lang="{language}">' in page
    assert "{{" not in page
    seen = Inline()
    seen.feed(page)
    assert seen.scripts > 0
    assert seen.found == []


class Inline(HTMLParser):
    """Collects what a strict policy forbids in a page, and counts its scripts."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.scripts = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at one element."""
        given = dict(attrs)
        self.scripts += tag == "script"
        inline = [name for name in given if name == "style" or name.startswith("on")]
        away = [
            value for value in given.values() if re.match(r"(javascript|data|https?):", value or "")
        ]
        if inline or away or tag == "style" or (tag == "script" and "src" not in given):
            self.found.append(f"<{tag} {attrs}")


@pytest.mark.parametrize(
    "text",
    ['<p onclick="a()">', "<p style='a'>", "<style>", "<script>", '<a href="javascript:a()">'],
)
def test_the_look_for_inline_code_sees_it(text: str) -> None:
    """The check itself finds a handler, a style, a script and an address that runs code."""
    seen = Inline()
    seen.feed(text)
    assert seen.found


def test_the_clients_files_may_be_kept_for_good(client: httpx.Client) -> None:
    """Every file that a page names is there, under an address with a hash, to keep for a year."""
    page = client.get("/play").text
    names = [part.split('"')[0] for part in page.split('"/client/')[1:]]
    assert len(names) >= 4
    for name in names:
        answer = client.get(f"/client/{name}")
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize("path", ["/play", "/texts/es.ftl", "play.js", "style.css", "icon.svg"])
def test_what_is_sent_is_packed_for_those_who_can_unpack(client: httpx.Client, path: str) -> None:
    """Pages, texts and files come with gzip to browsers that take it, whole to others."""
    if not path.startswith("/"):
        path = client.get("/").text.split('href="')[1].split('"')[0].rpartition("/")[0] + f"/{path}"
    whole = client.get(path, headers={"accept-encoding": "identity"})
    packed = client.get(path, headers={"accept-encoding": "br, gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in whole.headers
    assert packed.content == whole.content
    assert int(packed.headers["content-length"]) < len(whole.content)
    assert "accept-encoding" in packed.headers["vary"]
    assert packed.headers["content-type"] == whole.headers["content-type"]


def test_the_texts_are_sent_once(client: httpx.Client) -> None:
    """A catalogue that the browser has already is not sent again."""
    first = client.get("/texts/es.ftl")
    again = client.get("/texts/es.ftl", headers={"if-none-match": first.headers["etag"]})
    assert "player-undo = Deshacer" in first.text
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/texts/xx.ftl").status_code == 404


def test_every_action_of_the_engine_is_offered() -> None:
    """What the engine does and what the web offers are the same actions."""
    assert sorted(ACTION_NAMES) == sorted(engine.ACTIONS)


def test_the_interface_is_described(client: httpx.Client) -> None:
    """The OpenAPI description has a message, an answer and every refusal for each action."""
    described = client.get("/api/openapi.json").json()
    assert sorted(described["paths"]) == sorted(f"/api/{name}" for name in ACTION_NAMES)
    for path in described["paths"].values():
        message = path["post"]["requestBody"]["content"]["application/json"]["schema"]
        assert "language" in message["properties"]
        shapes = {
            status: answer["content"]["application/json"]["schema"]["$ref"].split("/")[-1]
            for status, answer in path["post"]["responses"].items()
        }
        assert shapes.pop("200").endswith("Answer")
        assert set(shapes) == {str(status) for status, _ in REFUSALS}
        assert set(shapes.values()) == {"ProblemAnswer"}


def test_a_long_body_is_refused_whether_announced_or_not(client: httpx.Client) -> None:
    """More than the limit gives 413 with a sentence, also when it comes in pieces."""
    text = b"x" * (MAX_BODY + 1)
    announced = client.post("/api/open", content=text)
    pieces = client.post("/api/open", content=iter([text[:600_000], text[600_000:]]))
    assert (announced.status_code, pieces.status_code) == (413, 413)
    assert f"{MAX_BODY:,}" in announced.json()["error"]["sentence"]


HOSTILE = [
    b"",
    b"null",
    b"[]",
    b'"text"',
    b"{",
    b"\xff\xfe",
    b"[" * 200_000,
    b'{"a":' * 50_000,
    b'{"puzzle": "x", "text": "x", "a": ' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"puzzle": NaN}',
    b'{"puzzle": 1e999}',
    b'{"puzzle": ' + b"9" * 6000 + b"}",
    b'{"puzzle": "\\ud800", "text": "\\ud800", "kind": "\\ud800"}',
    b'{"language": 7}',
    b'{"language": "\\u0000", "puzzle": "univoca:norinori/5/3/\\u0000"}',
    b'{"puzzle": "univoca:norinori/60/60/", "marks": {}}',
    b'{"puzzle": "univoca:../../etc/1/1/0", "marks": {}}',
    b'{"puzzle": "univoca:_blank/1/1/0", "marks": {"r1c1": "x"}}',
    b'{"puzzle": "univoca:norinori/5/3/8mg1e", "marks": {"r9c9": "shaded"}}',
    b'{"puzzle": "univoca:norinori/5/3/8mg1e", "marks": {"r1c1": ""}}',
    b'{"do": "solve", "puzzle": {}}',
    b'{"text": "norinori/9999x9999/hard#1"}',
    b'{"kind": "norinori", "size": "\\n", "difficulty": "hard", "seed": -1}',
    b'{"kind": "norinori", "size": "5x5", "difficulty": "easy", "seed": true}',
    b'{"kind": "norinori", "size": "5x5", "difficulty": "easy", "seed": 1, "options": {"a/": "c"}}',
]


@pytest.mark.parametrize("action", ACTION_NAMES)
@pytest.mark.parametrize("body", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_bodies_give_one_sentence_and_no_defect(
    client: httpx.Client, action: str, body: bytes
) -> None:
    """Whatever the body holds, the answer is a success or a 4xx with a sentence, never a 5xx."""
    answer = client.post(f"/api/{action}", content=body)
    assert answer.status_code < 500
    if answer.status_code != 200:
        assert answer.json()["error"]["sentence"]


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
PUZZLES = st.text(alphabet="0123456789/abcdefghijklmnopqrstuv.-", max_size=30).map(
    "univoca:norinori/".__add__
)
FIELDS = {
    "puzzle": PUZZLES | VALUES,
    "marks": st.dictionaries(st.sampled_from(["r1c1", "r2c2", "x"]), st.text(max_size=7)) | VALUES,
    "language": st.sampled_from(["en", "es"]) | VALUES,
    "format": st.sampled_from(["puzzlink", "pzprv3"]) | VALUES,
}


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(action=st.sampled_from(QUICK), message=st.fixed_dictionaries({}, optional=FIELDS))
def test_any_message_gives_an_answer_or_a_sentence(
    client: httpx.Client, action: str, message: dict[str, Any]
) -> None:
    """Messages of any shape, near the right one or far from it, never give a 5xx."""
    answer = client.post(f"/api/{action}", content=json.dumps(message))
    assert answer.status_code < 500
    if answer.status_code != 200:
        assert answer.json()["error"]["sentence"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/api/check", 405), ("POST", "/", 405), ("GET", "/client/0/play.js", 404)],
)
def test_wrong_addresses_and_methods_are_told_so(
    client: httpx.Client, method: str, path: str, status: int
) -> None:
    """What is not there, or not with that method, gets its status and a sentence."""
    answer = client.request(method, path)
    assert answer.status_code == status
    assert answer.json()["error"]["sentence"]


@pytest.mark.parametrize("name", ["../app.py", "..%2fapp.py", "%2e%2e/app.py", "....//app.py"])
def test_no_file_outside_the_client_is_served(client: httpx.Client, name: str) -> None:
    """An address that climbs out of the client's folder finds nothing."""
    folder = client.get("/").text.split('href="/client/')[1].split("/")[0]
    answer = client.get(f"/client/{folder}/{name}")
    assert answer.status_code == 404


def test_the_answer_itself_is_no_secret_but_the_marks_decide(client: httpx.Client) -> None:
    """The win follows from the rules: the solver's marks win, and so does any order of them."""
    marks = answer_to(PUZZLE)
    assert ask(client, "check", puzzle=PUZZLE, marks=dict(reversed(marks.items())))["solved"]
    del marks[next(iter(marks))]
    assert not ask(client, "check", puzzle=PUZZLE, marks=marks)["solved"]
