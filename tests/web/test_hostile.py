"""What a hostile page or program may try: each is refused in one sentence, and the server lives."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from functools import cache
from itertools import product
from urllib.parse import quote

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.web.boards import largest
from tests.web.support import PUZZLE, ask, children_of, run_apart, serving, soon
from univoca.web.actions import ACTIONS
from univoca.web.app import create_app
from univoca.web.guard import LONG_BODIES
from univoca.web.workers import cores

HASTY = """
import sys
from univoca.web import guard, protocol, serve
guard.BODY_SECONDS = 1.0
protocol.HEAD_SECONDS = protocol.TAKE_SECONDS = protocol.LINGER_SECONDS = 1.0
serve(port=int(sys.argv[1]))
"""
POST = b"POST /api/check HTTP/1.1\r\nHost: localhost\r\n"
PATIENCE = 30.0
"""Seconds that a test waits for an answer."""


@pytest.fixture(scope="module")
def hasty() -> Iterator[tuple[httpx.Client, int]]:
    """A server that waits for one second where others wait for ten, and its process."""
    with (
        serving(HASTY) as (address, process),
        httpx.Client(base_url=address, timeout=PATIENCE) as client,
    ):
        yield client, process.pid


def call(client: httpx.Client, sent: bytes) -> socket.socket:
    """Open a connection and send some bytes."""
    port = client.base_url.port or 80
    connection = socket.create_connection((client.base_url.host, port), timeout=PATIENCE)
    connection.sendall(sent)
    return connection


def told(connection: socket.socket) -> bytes:
    """Return everything that comes until the server closes."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while part := connection.recv(65536):
            found += part
    return found


def assert_alive(client: httpx.Client) -> None:
    """A check is answered as ever."""
    assert not ask(client, "check", puzzle=PUZZLE, marks={})["solved"]


def test_a_connection_that_says_nothing_is_closed(hasty: tuple[httpx.Client, int]) -> None:
    """Half-open connections end without a word, a hundred at once, and others go on."""
    client, _ = hasty
    with ExitStack() as stack:
        silent = [stack.enter_context(call(client, b"")) for _ in range(100)]
        assert_alive(client)
        assert [told(each) for each in silent] == [b""] * 100


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"GET / HT", 408),
        (POST + b"X-Slow: ", 408),
        (POST + b"Content-Length: 9\r\n\r\n{", 408),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{", 408),
        (POST + b"Content-Length: 1000001\r\n\r\n{", 413),
        (POST + b"Content-Length: -1\r\n\r\n", 400),
        (POST + b"Content-Length: 9e9\r\n\r\n", 400),
        (POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
        (POST + b"Host: other\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (b"GET / HTTP/1.0\r\n\r\n", 421),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\r\n\r\n", 400),
        (b"GET /" + b"a" * 100_000, 400),
        (POST + b"Upgrade: websocket\r\nConnection: close, upgrade\r\n\r\n", 400),
    ],
    ids=range(14),
)
def test_half_a_request_and_no_request_get_one_sentence(
    hasty: tuple[httpx.Client, int], sent: bytes, status: int
) -> None:
    """What is slow, too long or no HTTP is told so as JSON with the strict headers, and closed."""
    client, _ = hasty
    with call(client, sent) as connection:
        head, _, body = told(connection).partition(b"\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} ".encode())
    assert b"content-security-policy: default-src 'none'" in head
    assert json.loads(body)["error"]["sentence"].endswith(".")
    assert_alive(client)


whole_app = cache(create_app)
PATHS = st.text(min_size=1, max_size=40).map(lambda text: "/" + quote(text, safe="/%?#&=.;:@")) | (
    st.lists(
        st.sampled_from(
            ["api", "client", "play", "rules", "texts", "..", "%2e%2e", "%00", "%ff", ""]
        ),
        max_size=6,
    ).map("/".join)
).map("/".__add__)


@settings(max_examples=150, deadline=None, database=None, derandomize=True)
@given(method=st.sampled_from(["GET", "HEAD", "POST", "PUT", "OPTIONS", "TRACE"]), path=PATHS)
def test_any_address_is_there_or_not(method: str, path: str) -> None:
    """Whatever is asked for, by whichever method, the answer is no defect, JSON where refused."""

    async def send() -> httpx.Response:
        transport = httpx.ASGITransport(whole_app())
        async with httpx.AsyncClient(transport=transport) as client:
            return await client.request(method, f"http://localhost{path}")

    answer = run_apart(send())
    assert answer.status_code < 500
    if answer.status_code >= 400 and method != "HEAD":
        assert answer.json()["error"]["sentence"]


def test_bodies_that_drip_are_told_to_hurry(hasty: tuple[httpx.Client, int]) -> None:
    """A byte now and then keeps a request alive for its second, not for longer."""
    client, _ = hasty
    with call(client, POST + b"Content-Length: 1000\r\n\r\n") as connection:
        began = time.monotonic()
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            for _ in range(100):
                connection.sendall(b" ")
                time.sleep(0.1)
                connection.settimeout(0.01)
                with contextlib.suppress(TimeoutError):
                    if connection.recv(20).startswith(b"HTTP/1.1 408"):
                        break
        assert 0.5 < time.monotonic() - began < 5
    assert_alive(client)


def test_many_long_bodies_at_once_are_not_all_held(hasty: tuple[httpx.Client, int]) -> None:
    """Past a number of long bodies the next is told to come back; short ones are not in the way."""
    client, _ = hasty
    long = POST + b"Content-Length: 900000\r\n\r\n" + b" " * 1000
    with ExitStack() as stack:
        for _ in range(LONG_BODIES):
            stack.enter_context(call(client, long))
        with call(client, long) as connection:
            assert told(connection).startswith(b"HTTP/1.1 429 ")
        assert_alive(client)


def test_an_answer_that_is_not_taken_is_given_up(hasty: tuple[httpx.Client, int]) -> None:
    """Connections that ask for much and read nothing are closed, and cost no more."""
    client, _ = hasty
    board = largest()["stitches-1"][0]
    body = json.dumps({"puzzle": board}).encode()
    ask_scene = POST.replace(b"check", b"scene") + f"Content-Length: {len(body)}\r\n\r\n".encode()
    with socket.socket() as greedy:
        greedy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        greedy.connect((client.base_url.host, client.base_url.port or 80))
        greedy.sendall(ask_scene + body)
        time.sleep(4)
        greedy.settimeout(PATIENCE)
        assert len(told(greedy)) < 3_000_000
    assert_alive(client)


ON_BOARDS = [each for each in ACTIONS if "puzzle" in each.message.model_fields]
ORDINARY = ("norinori-3", "stitches-6", "castle-wall-full", "pentominoes-F", "polypivot-few")


def ask_of_boards(client: httpx.Client, names: Iterable[str], actions: Iterable[str]) -> None:
    """Each of these actions on each of these boards gives an answer or one sentence."""
    boards = largest()
    for name, action in product(names, actions):
        puzzle, marks = boards[name]
        message = {"puzzle": puzzle, "marks": marks, "format": "pzprv3", "stage": 9}
        answer = client.post(f"/api/{action}", json=message)
        assert answer.status_code in (200, 400), (action, name, answer.text[:200])
        assert answer.status_code == 200 or answer.json()["error"]["sentence"]
    assert_alive(client)


def test_the_largest_boards_are_answered_or_refused(client: httpx.Client) -> None:
    """A 60×60 board of every kind, in every quick action: an answer or one sentence, in time."""
    ask_of_boards(client, ORDINARY, [each.does for each in ON_BOARDS if each.run == "quick"])


@pytest.mark.campaign
def test_boards_that_no_search_ends_on_are_given_up(client: httpx.Client) -> None:
    """The worst boards of every kind in every action, searches past their deadline included."""
    ask_of_boards(client, largest(), [each.does for each in ON_BOARDS])


async def statuses_of(client: httpx.Client, count: int) -> list[int]:
    """Send many requests at once, each on its own connection, and return their statuses."""
    body = json.dumps({"puzzle": PUZZLE, "marks": {}}).encode()
    head = POST + f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode()

    async def one() -> int:
        reader, writer = await asyncio.open_connection(client.base_url.host, client.base_url.port)
        writer.write(head + body)
        first, _, rest = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        answer = json.loads(rest)
        assert answer["error"]["sentence"] if "error" in answer else not answer["solved"]
        return int(first.split()[1])

    return await asyncio.gather(*(one() for _ in range(count)))


def test_a_thousand_requests_at_once_are_all_answered(client: httpx.Client) -> None:
    """Each of 1,000 checks sent at once gets its answer or is told to come back; none is lost."""
    statuses = run_apart(statuses_of(client, 1000))
    assert set(statuses) <= {200, 429}
    assert statuses.count(200) >= 500
    assert_alive(client)


def test_cancelled_generations_leave_nothing_behind(hasty: tuple[httpx.Client, int]) -> None:
    """Forty pages that ask for a hard board and leave: no process works on, the next is served."""
    client, server = hasty
    wish = {"kind": "pentominoes", "size": "12x5", "difficulty": "expert", "seed": 1}
    body = json.dumps(wish | {"options": {"unique": "yes"}}).encode()
    head = POST.replace(b"check", b"generate") + f"Content-Length: {len(body)}\r\n\r\n".encode()
    for number in range(40):
        with call(client, head + body):
            time.sleep(0.02 * (number % 3))
    made = client.post("/api/generate", json=wish | {"kind": "norinori", "size": "5x5"})
    assert made.status_code == 200
    # The server of forks, what tracks its resources, and the workers of both lanes.
    assert soon(lambda: len(children_of(server)) <= 2 + max(2, cores()) + cores(), 30)
