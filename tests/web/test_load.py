"""Many players at once: no error, and quick answers go on while long ones are worked on."""

from __future__ import annotations

from benchmarks.load import crowd, serving
from tests.web.support import run_apart

LIGHT = {"kind": "norinori", "size": "15x15", "difficulty": "hard"}


def test_fifty_players_play_while_puzzles_are_made() -> None:
    """Fifty players check their boards for five seconds beside three generations: all is answered.

    The bounds are loose, since whoever runs the tests may do other things; the figures are in
    docs/benchmarks-web.md.
    """
    with serving() as address:
        seen = run_apart(crowd(address, 50, 3, 5, [LIGHT]))
    assert seen.errors == []
    assert len(seen.seconds["check"]) >= 100
    assert seen.seconds["generate"]
    assert seen.median("check") < 2
