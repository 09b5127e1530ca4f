"""Many players at once on one server: prints docs/benchmarks-web.md (`--quick`: a tenth of it).

Each player opens the pages with all their files and a 12×12 board, then checks its marks every one
to two seconds, one more of them each time. Meanwhile puzzles are generated without a pause, more at
once than there are processes for them. Latencies are the players' own, waiting included.
"""

from __future__ import annotations

import asyncio
import os
import platform
import re
import ssl
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from univoca import engine
from univoca.outcome import Budget

SERVE = "from univoca.web import serve; serve(port=0)"
BOARDS = ("norinori/12x12/normal#7", "castle-wall/12x12/normal#7", "stitches/12x12/normal#7")
WISHES: tuple[dict[str, Any], ...] = (
    {"kind": "norinori", "size": "20x20", "difficulty": "expert"},
    {"kind": "castle-wall", "size": "12x12", "difficulty": "expert"},
    {"kind": "polypivot", "size": "16x14", "difficulty": "expert"},
    {"kind": "pentominoes", "size": "12x5", "difficulty": "expert", "options": {"unique": "yes"}},
)
GOAL = 0.050


@dataclass
class Board:
    """A puzzle and the marks that solve it, in the order in which a player puts them down."""

    recipe: str
    puzzle: str
    marks: list[tuple[str, str]]


@dataclass
class Figures:
    """What the players saw: seconds by sort of request, and what was no answer."""

    seconds: dict[str, list[float]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)

    def median(self, sort: str) -> float:
        """Return the median seconds of one sort."""
        return statistics.median(self.seconds[sort])

    def row(self, sort: str) -> str:
        """Return a row of the table."""
        times = sorted(self.seconds[sort])
        at = (0.5, 0.9, 0.99)
        cells = [f"{times[min(len(times) - 1, int(len(times) * part))] * 1e3:.1f}" for part in at]
        return f"| {sort} | {len(times):,} | {' | '.join(cells)} | {times[-1] * 1e3:.0f} |"


@contextmanager
def serving() -> Iterator[str]:
    """Run a server of its own; yield its address."""
    source = str(Path(__file__).parents[1] / "src")
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": source, "LC_ALL": "C.UTF-8"},
    )
    assert process.stderr is not None  # noqa: S101 - it was asked for
    try:
        line = process.stderr.readline()
        found = re.search(r"http://[^\s]+", line)
        if found is None:
            raise RuntimeError(line + process.stderr.read())
        yield found[0].rstrip("/")
    finally:
        process.terminate()
        process.wait(10)
        process.stderr.close()


def boards() -> list[Board]:
    """Make the boards of the players."""
    made = []
    for recipe in BOARDS:
        opened = engine.handle({"do": "open", "text": recipe}, Budget())
        solved = engine.handle({"do": "solve", "puzzle": opened["puzzle"]}, Budget())
        made.append(Board(recipe, opened["puzzle"], list(solved["marks"][0].items())))
    return made


class Crowd:
    """Players and generations against one server."""

    def __init__(self, address: str, wishes: Sequence[dict[str, Any]]) -> None:
        self.address = address
        self.wishes = wishes
        self.end = 0.0
        self.figures = Figures()
        self._trust = ssl.create_default_context()

    def client(self) -> httpx.AsyncClient:
        """Return a browser's worth of connections."""
        return httpx.AsyncClient(base_url=self.address, timeout=120, verify=self._trust)

    async def ask(
        self, client: httpx.AsyncClient, sort: str, path: str, message: object = None
    ) -> httpx.Response | None:
        """Get a page, or post a message; note how long it took, and return the answer."""
        began = time.perf_counter()
        try:
            if message is None:
                answer = await client.get(path)
            else:
                answer = await client.post(path, json=message)
        except httpx.HTTPError as failure:
            self.figures.errors.append(f"{path}: {failure!r}")
            return None
        self.figures.seconds.setdefault(sort, []).append(time.perf_counter() - began)
        if answer.status_code != 200:
            self.figures.errors.append(f"{path}: {answer.status_code} {answer.text[:120]}")
            return None
        return answer

    async def arrive(self, client: httpx.AsyncClient, board: Board) -> None:
        """Open the pages with their files, and the board."""
        for page in ("/", "/play"):
            shown = await self.ask(client, "page", page)
            files = re.findall(r'"(/client/[^"]+)"', shown.text) if shown else []
            for name in dict.fromkeys(files):
                await self.ask(client, "file", name)
        await self.ask(client, "open", "/api/open", {"text": board.puzzle})

    async def play(self, client: httpx.AsyncClient, number: int, board: Board) -> None:
        """Check one mark more every one to two seconds."""
        step = 0
        while time.monotonic() < self.end:
            await asyncio.sleep(1 + (number * 37 + step * 11) % 100 / 100)
            step += 1
            marks = dict(board.marks[: step % len(board.marks)])
            message = {"puzzle": board.puzzle, "marks": marks, "language": "es"}
            await self.ask(client, "check", "/api/check", message)

    async def generate(self, number: int) -> None:
        """Generate one puzzle after the other."""
        async with self.client() as client:
            seed = number
            while time.monotonic() < self.end:
                wish = self.wishes[number % len(self.wishes)] | {"seed": seed}
                await self.ask(client, "generate", "/api/generate", wish)
                seed += 1000


async def crowd(
    address: str,
    players: int,
    generations: int,
    seconds: float,
    wishes: Sequence[dict[str, Any]] = WISHES,
) -> Figures:
    """Let all players arrive at once, then play while puzzles are generated."""
    found = boards()
    one = Crowd(address, wishes)
    async with AsyncExitStack() as stack:
        seats = [
            (await stack.enter_async_context(one.client()), number, found[number % len(found)])
            for number in range(players)
        ]
        await asyncio.gather(*(one.arrive(client, board) for client, _, board in seats))
        one.end = time.monotonic() + seconds
        await asyncio.gather(
            *(one.play(*seat) for seat in seats),
            *(one.generate(number) for number in range(generations)),
        )
    return one.figures


def report(players: int, generations: int, seconds: float) -> None:
    """Print the page."""
    with serving() as address:
        alone = asyncio.run(crowd(address, players, 0, seconds))
        busy = asyncio.run(crowd(address, players, generations, seconds))
    print("# The web player under load\n")
    print(
        f"`python -m benchmarks.load`: {players} players arrive at once, then each checks a board"
    )
    print(f"of 12×12 every one to two seconds for {seconds:.0f} s; alone, then beside generations")
    print("that never pause. Milliseconds as the players see them; they run on the same")
    print(f"{os.cpu_count()} cores as the server. {platform.machine()}, Python")
    print(f"{platform.python_version()}, {time.strftime('%Y-%m-%d')}.")
    for title, seen in (("Players alone", alone), (f"With {generations} generations", busy)):
        print(f"\n## {title}\n\n| request | count | median | 90 % | 99 % | most |")
        print("| --- | --- | --- | --- | --- | --- |")
        for sort in ("page", "file", "open", "check", "generate"):
            if sort in seen.seconds:
                print(seen.row(sort))
        verdict = "below" if seen.median("check") < GOAL else "NOT below"
        print(f"\nErrors: {len(seen.errors)}. The median check is {verdict} {GOAL * 1e3:.0f} ms.")
        for error in seen.errors[:5]:
            print(f"* {error}")


if __name__ == "__main__":
    report(50, 6, 3 if "--quick" in sys.argv else 30)
