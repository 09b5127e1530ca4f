"""Who may ask the server and how often, and that every refusal is one sentence."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from typing import Any

import httpx
import pytest

from tests.web.support import PUZZLE, run_apart, serving
from univoca.errors import InputError
from univoca.outcome import Budget
from univoca.web.app import create_app
from univoca.web.callers import allowed_name
from univoca.web.guard import HEADERS
from univoca.web.pages import PAGES
from univoca.web.rates import BURST, MAX_ADDRESSES, Rates
from univoca.web.server import listen

CHECK = {"puzzle": PUZZLE, "marks": {}}
STRANGER = "203.0.113.9"


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:80", "127.0.0.1:9", "127.1.2.3", "[::1]:8080", "localhost."]
)
def test_loopback_has_many_names(client: httpx.Client, host: str) -> None:
    """The page is there under every name of this machine, with any port."""
    assert client.get("/", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "8.8.8.8", "", "["]
)
def test_a_strangers_name_for_this_machine_finds_nothing(client: httpx.Client, host: str) -> None:
    """A name that is not the server's own is refused for pages and data, in both languages."""
    for language, word in (("en", "name"), ("es", "nombre")):
        headers = {"host": host, "accept-language": language}
        answers = (
            client.get("/", headers=headers),
            client.post("/api/check", json=CHECK, headers=headers),
        )
        for answer in answers:
            assert answer.status_code == 421
            assert word in answer.json()["error"]["sentence"]


def get(app: Any, url: str, address: str = STRANGER, times: int = 1) -> list[httpx.Response]:
    """Get a page several times from an address, without a socket."""

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 9))
        async with httpx.AsyncClient(transport=transport) as client:
            return [await client.get(url) for _ in range(times)]

    return run_apart(ask())


def test_a_name_that_is_allowed_is_answered() -> None:
    """A host given by its name answers to it, in any case and with a final dot."""
    app = create_app(names=[allowed_name("Puzzles.example.org")])
    for name in ("puzzles.example.org", "PUZZLES.example.org:8080", "puzzles.example.org."):
        assert get(app, f"http://{name}/play")[0].status_code == 200
    assert get(app, "http://example.org/play")[0].status_code == 421


@pytest.mark.parametrize("name", ["", " ", "http://a.example", "a.example:80", "[::1]:80", "a/b"])
def test_what_is_no_name_cannot_be_allowed(name: str) -> None:
    """A scheme, a port or nothing at all is refused before anything is served."""
    with pytest.raises(InputError, match="not the name of a host"):
        allowed_name(name)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"sec-fetch-site": "same-origin"}, 200),
        ({"sec-fetch-site": "none"}, 200),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "http://["}, 403),
        ({"origin": "http://localhost:1", "host": "localhost:2"}, 403),
        ({"origin": "https://localhost:2", "host": "localhost:2"}, 200),
    ],
)
def test_pages_of_other_sites_cannot_post(
    client: httpx.Client, headers: Mapping[str, str], status: int
) -> None:
    """A post counts only from the server's own pages, and from programs, which say no origin."""
    answer = client.post("/api/check", json=CHECK, headers=headers)
    assert answer.status_code == status
    assert status == 200 or answer.json()["error"]["id"] == "player-error-origin"


@pytest.mark.parametrize(
    "path", [*PAGES, "/rules/norinori", "/texts/es.ftl", "/api/openapi.json", "/favicon.ico"]
)
def test_head_gives_what_get_gives_without_the_body(client: httpx.Client, path: str) -> None:
    """HEAD on pages, texts and the description has the status and headers of GET, and no body."""
    head, whole = client.head(path), client.get(path)
    assert head.status_code == whole.status_code < 400
    assert head.content == b""
    assert dict(head.headers) == dict(whole.headers)


def test_head_on_the_clients_files(client: httpx.Client) -> None:
    """HEAD on a file says its length and that it may be kept."""
    folder = client.get("/").text.split('href="/client/')[1].split("/")[0]
    head = client.head(f"/client/{folder}/play.js")
    assert head.status_code == 200
    assert int(head.headers["content-length"]) > 1000
    assert "immutable" in head.headers["cache-control"]


def test_a_refused_address_is_told_when_to_go_on() -> None:
    """Past its burst an address gets 429 with retry-after; others and loopback go on."""
    clock = [0.0]
    app = create_app(rates=Rates(1, lambda: clock[0]))
    url = "http://localhost/favicon.ico"
    answers = get(app, url, times=int(BURST) + 1)
    assert [answer.status_code for answer in answers] == [307] * int(BURST) + [429]
    refused = answers[-1]
    assert refused.headers["retry-after"] == "1"
    assert "one second" in refused.json()["error"]["sentence"]
    assert {name: refused.headers[name] for name in HEADERS} == dict(HEADERS)
    assert get(app, url, "203.0.113.10")[0].status_code == 307
    assert {each.status_code for each in get(app, url, "127.0.0.1", 50)} == {307}
    clock[0] = 1.0
    assert [each.status_code for each in get(app, url, times=2)] == [307, 429]


SERVE_SLOWLY = "import sys; from univoca.web import serve; serve(port=int(sys.argv[1]), rate=0.5)"


def test_a_proxy_on_this_machine_says_for_whom_it_asks() -> None:
    """X-Forwarded-For from loopback names the address that pays; another has its own bucket."""
    with serving(SERVE_SLOWLY) as (address, _), httpx.Client(base_url=address) as client:
        for _ in range(30):
            answer = client.get("/favicon.ico", headers={"x-forwarded-for": STRANGER})
        assert answer.status_code == 429
        assert client.get("/", headers={"x-forwarded-for": "203.0.113.77"}).status_code == 200
        assert client.get("/").status_code == 200


def test_buckets_follow_their_rule() -> None:
    """A bucket fills to its burst and no further, costs count, and a network of IPv6 is one."""
    clock = [0.0]
    rates = Rates(2, lambda: clock[0])
    full = int(2 * BURST)
    assert rates.take("2001:db8::1", full) == 0
    assert rates.take("2001:db8::ffff", 5) == 3
    assert rates.take("2001:db8:0:1::1", 5) == 0
    clock[0] = 1e6
    assert rates.take("2001:db8::1", full) == 0
    assert rates.take("2001:db8::1", 1) == 1
    assert rates.take("::ffff:127.0.0.1", 1e9) == 0
    assert rates.take("::1", 1e9) == 0
    assert rates.take("no address", full) == 0
    assert rates.take("no address", 1) == 1
    assert Rates(0).take(STRANGER, 1e9) == 0


def test_the_buckets_never_grow_without_end() -> None:
    """However many addresses ask, only so many are remembered, and the latest among them."""
    rates = Rates(1, lambda: 0.0)
    for number in range(MAX_ADDRESSES + 100):
        rates.take(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", BURST)
    assert len(rates._buckets) == MAX_ADDRESSES
    assert rates.take(f"10.0.{number >> 8}.{number & 255}", 1) == 1


def defective(message: Mapping[str, Any], budget: Budget) -> dict[str, Any]:
    """Answer as a defect outside of every worker would."""
    raise RuntimeError("a defect")


def test_a_defect_is_one_sentence_with_the_strict_headers() -> None:
    """What no one foresaw gives 500 with a sentence, and says nothing of the inside."""
    [answer] = get(create_app(defective), "http://localhost/")
    assert answer.status_code == 500
    assert answer.json()["error"]["id"] == "player-error-defect"
    assert "a defect" not in answer.text
    assert {name: answer.headers[name] for name in HEADERS} == dict(HEADERS)


def test_work_costs_its_address_afterwards() -> None:
    """What a request turned out to cost is owed, at most a full bucket, and paid off by time."""
    clock = [0.0]
    rates = Rates(1, lambda: clock[0])
    rates.charge(STRANGER, 1e6)
    assert rates.take(STRANGER, 1) == BURST + 1
    clock[0] = BURST + 1
    assert rates.take(STRANGER, 1) == 0
    rates.charge("127.0.0.1", 1e6)
    assert rates.take("127.0.0.1", 1) == 0


def test_answers_are_sent_at_once() -> None:
    """The socket names its protocol, without which asyncio lets each answer wait 40 ms."""
    with listen("127.0.0.1", 0) as listener, socket.socket() as caller:
        caller.connect(listener.getsockname())
        with listener.accept()[0] as taken:
            assert taken.proto == socket.IPPROTO_TCP
