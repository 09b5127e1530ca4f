"""What a text holds: single puzzles in every form, and files with one a line."""

from __future__ import annotations

import pytest

from univoca.errors import InputError
from univoca.packs.contents import Entry, contents
from univoca.records import Record

ADDRESS = "https://puzz.link/p?norinori/5/3/8mg1e"
OWN = "univoca:stitches/4/4/1/94g1g0/g4g0j"
RECORD = Record(
    "norinori", "univoca:norinori/5/3/8mg1e", "10110/10001/01101", "unique", ("search", "sat"), 1,
    recipe="norinori/5x3/easy#3@1",
)  # fmt: skip
PZPRV3 = "pzprv3\nnorinori\n2\n3\n1\n0 0 0\n0 0 0\n. . .\n. . .\n"


@pytest.mark.parametrize("text", [ADDRESS, OWN, RECORD.line(), PZPRV3, f"\n{OWN}\n\n"])
def test_one_puzzle_is_one_entry(text: str) -> None:
    """A text that is one puzzle in whatever form is a single entry, in no line of its own."""
    found = contents(text)
    assert [entry.line for entry in found.entries] == [0]
    assert found.refused == ()


def test_a_file_lists_a_puzzle_a_line_and_refuses_the_others_alone() -> None:
    """Records, addresses, recipes and own texts stand one a line; a bad line spoils no other."""
    lines = [RECORD.line(), "", ADDRESS, "nonsense", OWN, "norinori/10x10/hard#42", '{"puzzle":1}']
    found = contents("\ufeff" + "\r\n".join(lines))
    assert found.entries == (
        Entry(1, "norinori", "5x3", "easy"),
        Entry(3, "norinori", "5x3"),
        Entry(5, "stitches", "4x4"),
        Entry(6, "norinori", "10x10", "hard"),
    )
    assert [line for line, _ in found.refused] == [4, 7]
    assert all(len(failure.sentence("es")) > 10 for _, failure in found.refused)


def test_what_is_no_list_is_refused_whole() -> None:
    """A text that begins as nothing known is refused with the error of `open_text`."""
    with pytest.raises(InputError) as refusal:
        contents("first line\n" + ADDRESS)
    assert refusal.value.message_id == "error-text-form"
    with pytest.raises(InputError) as refusal:
        contents("x" * 1_000_001)
    assert refusal.value.message_id == "error-text-long"
