"""The known facts of pentominoes, and packings of any outline with any pieces."""

from __future__ import annotations

import time

import pytest

from univoca.errors import InputError
from univoca.kinds.pentominoes import model, prover, rules, shapes, solver
from univoca.kinds.pentominoes.model import Puzzle
from univoca.outcome import Budget, CancelToken

ALL = "FILNPTUVWXYZ"
EVERYTHING = 10**6


def placements(puzzle: Puzzle, name: str) -> int:
    """Count a piece's placements by laying each orientation on every cell."""
    inside = set(puzzle.outline)
    count = 0
    for laid in shapes.distinct(name):
        for row in range(puzzle.size.rows):
            for col in range(puzzle.size.cols):
                cells = [(row + r, col + c) for r, c in laid]
                count += all(
                    c < puzzle.size.cols and r * puzzle.size.cols + c in inside for r, c in cells
                )
    return count


def test_orientations() -> None:
    """X has 1 orientation, I 2, T U V W Z 4, F L N P Y 8: 63 in all."""
    counts = {name: len(shapes.distinct(name)) for name in ALL}
    expected = {"X": 1, "I": 2, **dict.fromkeys("TUVWZ", 4), **dict.fromkeys("FLNPY", 8)}
    assert counts == expected
    assert sum(counts.values()) == 63


@pytest.mark.parametrize(("size", "expected"), [("20/3", 1236), ("6/10", 2056)])
def test_placements_of_all_twelve(size: str, expected: int) -> None:
    """The twelve pieces have 1,236 placements in 3×20 and 2,056 in 6×10, over 72 items."""
    puzzle = model.parse(f"{size}/60/{ALL}")
    assert sum(placements(puzzle, name) for name in ALL) == expected
    assert len(puzzle.pieces) + len(puzzle.outline) == 72


def test_the_three_by_five_example() -> None:
    """3×5 with P, U, V: 40 + 20 + 12 placements, 4 packings that are one up to symmetry."""
    puzzle = model.parse("5/3/15/PUV")
    assert [placements(puzzle, name) for name in "PUV"] == [40, 20, 12]
    counted = solver.count_up_to_symmetry(puzzle, Budget())
    assert (counted.packings, counted.essentially, counted.complete) == (4, 1, True)


@pytest.mark.parametrize(
    ("text", "packings", "essentially"),
    [
        ("20/3/60", 8, 2),
        ("15/4/60", 1472, 368),
        ("12/5/60", 4040, 1010),
        ("6/10/60", 9356, 2339),
        ("8/8/27.2.6.2.27", 520, 65),
    ],
)
def test_the_five_counts(text: str, packings: int, essentially: int) -> None:
    """3×20, 4×15, 5×12, 6×10 and 8×8 without its middle have the packings long known."""
    puzzle = model.parse(f"{text}/{ALL}")
    listing = solver.solutions(puzzle, Budget(), EVERYTHING)
    assert listing.complete
    assert len(set(listing.answers)) == len(listing.answers) == packings
    assert all(rules.violations(puzzle, answer) == () for answer in listing.answers[::97])
    counted = solver.count_up_to_symmetry(puzzle, Budget())
    assert (counted.packings, counted.essentially) == (packings, essentially)


def test_all_polyominoes_have_one_name() -> None:
    """There are 1, 1, 2, 5, 12, 35, 108, 369 free polyominoes of 1 to 8 cells, each named once."""
    level = {shapes.name_of(((0, 0),))}
    counts = [1]
    for _ in range(7):
        larger = set()
        for name in sorted(level):
            cells = shapes.base(name)
            for row, col in cells:
                for near in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
                    if near not in cells:
                        larger.add(shapes.name_of((*cells, near)))
        assert all(shapes.parse_name(name) == name for name in larger)
        level = larger
        counts.append(len(level))
    assert counts == [1, 1, 2, 5, 12, 35, 108, 369]


def test_outlines_in_parts_and_beyond_64_cells() -> None:
    """Two 5×7 parts, 70 cells in all, are packed as the clauses say; so is one part with a hole."""
    rows = ".".join(["5.1"] + ["10.1"] * 6 + ["5"])
    puzzle = model.parse(f"11/7/{rows}/FILNPTUVWXYZPY")
    assert len(puzzle.free) == 70
    listing = solver.solutions(puzzle, Budget(nodes=200_000), 1)
    for answer in listing.answers:
        assert rules.violations(puzzle, answer) == ()
    assert listing.answers
    pairs = model.parse("13/5/65/I13")  # a column or five rows at a time: f(n) = f(n-1) + f(n-5)
    assert len(solver.solutions(pairs, Budget(), EVERYTHING).answers) == 20
    assert len(prover.solutions(pairs, Budget(), EVERYTHING).answers) == 20


def test_a_board_of_sixty_by_sixty_is_packed() -> None:
    """The largest board is taken, and 720 straight pieces fill it."""
    puzzle = model.parse("60/60/3600/I720")
    listing = solver.solutions(puzzle, Budget(), 1)
    assert len(listing.answers) == 1
    assert rules.violations(puzzle, listing.answers[0]) == ()


def test_locks_are_kept() -> None:
    """What is locked is covered: the packings are those of the whole board with it in place."""
    whole = model.parse("5/3/15/PUV")
    everything = solver.solutions(whole, Budget(), 100).answers
    locked = model.parse(f"5/3/15/PV/U@{everything[0].placements[1]}")
    found = solver.solutions(locked, Budget(), 100).answers
    expected = [
        (answer.placements[0], answer.placements[2])
        for answer in everything
        if answer.placements[1] == everything[0].placements[1]
    ]
    assert sorted(answer.placements for answer in found) == sorted(expected)


def test_a_half_filled_board_is_continued_or_not() -> None:
    """Continuations are the packings that keep what is placed; none when it is in the way."""
    puzzle = model.parse("5/3/15/PUV")
    everything = solver.solutions(puzzle, Budget(), 100).answers
    first = model.answer_of(puzzle, {"V": str(everything[0].placements[2])})
    kept = solver.continuations(puzzle, first, Budget(), 100)
    same = [one for one in everything if one.placements[2] == everything[0].placements[2]]
    assert kept.complete
    assert sorted(map(str, kept.answers)) == sorted(map(str, same))
    wrong = model.answer_of(puzzle, {"V": "r1c2:0"})
    assert solver.continuations(puzzle, wrong, Budget(), 100).outcome().status == "contradiction"


@pytest.mark.parametrize(
    "text",
    [
        "5/3/15",
        "5/3/14/PUV",
        "5/3/15.0/PUV",
        "5/3/0.15/PUV",
        "5/3/15/PUV/",
        "5/3/15/PUQ",
        "5/3/15/P0",
        "5/3/15/(99)",
        "5/3/15/(15)(",
        "5/3/15/P9999",
        "5/3/15/UV/P@r3c1:0",
        "5/3/15/UV/P@r1c1:0,P@r1c1:0",
        "61/3/183/P",
        "5/3/15/P²",
    ],
)
def test_bad_texts_are_refused_in_words(text: str) -> None:
    """Texts that are near a puzzle raise an InputError with a sentence in both languages."""
    with pytest.raises(InputError) as refusal:
        model.parse(text)
    assert refusal.value.sentence("en") != refusal.value.message_id
    assert refusal.value.sentence("es") != refusal.value.sentence("en")


def test_a_cancel_ends_the_count_honestly() -> None:
    """A cancelled listing says so and claims nothing."""
    token = CancelToken()
    token.cancel()
    listing = solver.solutions(model.parse(f"6/10/60/{ALL}"), Budget(cancel=token), EVERYTHING)
    assert (listing.complete, listing.ran_out) == (False, "cancelled")


@pytest.mark.parametrize("pieces", ["P720", "F360P360"])
def test_hundreds_of_equal_pieces_end_in_time(pieces: str) -> None:
    """The clauses of a 60×60 box are given up in seconds: counting hundreds of pieces is not."""
    puzzle = model.parse(f"60/60/3600/{pieces}")
    begun = time.monotonic()
    found = prover.solutions(puzzle, Budget.seconds(0.2), 2)
    assert found.ran_out in ("deadline", "conflicts")
    assert time.monotonic() - begun < 5


def test_pieces_of_one_kind_need_no_count() -> None:
    """Where all pieces are equal, both methods still list the same answers."""
    for text in ("5/4/20/I4", "5/4/20/L4", "6/5/30/P6"):
        puzzle = model.parse(text)
        listings = [one.solutions(puzzle, Budget(), 500) for one in (solver, prover)]
        assert all(listing.complete for listing in listings)
        answers = [{*listing.answers} for listing in listings]
        assert answers[0] == answers[1]
