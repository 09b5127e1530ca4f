"""Sizes, cells, edges, regions and symmetries."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from univoca.errors import InputError
from univoca.grid import (
    SYMMETRIES,
    Size,
    cell_name,
    components,
    edges,
    neighbours,
    normal_regions,
    parse_cell,
    parse_edge,
    region_letter,
    regions_connected,
)

SIZES = st.builds(Size, st.integers(1, 7), st.integers(1, 7))


def test_size_is_written_width_first() -> None:
    """`10x8` is ten wide and eight high."""
    assert Size.parse("10x8") == Size(rows=8, cols=10)
    assert str(Size(rows=8, cols=10)) == "10x8"


@pytest.mark.parametrize("text", ["", "10", "x", "0x5", "61x5", "5x61", "10x", "a×b", "99999x2"])
def test_bad_sizes_are_refused_in_a_sentence(text: str) -> None:
    """A size that cannot be a board raises InputError."""
    with pytest.raises(InputError) as caught:
        Size.parse(text)
    assert str(caught.value).endswith(".")


@given(SIZES)
def test_edges_are_the_pairs_of_neighbours(size: Size) -> None:
    """Each edge joins two neighbours, smaller first, and each pair of neighbours is one edge."""
    near = neighbours(size)
    pairs = {(cell, other) for cell in range(size.cells) for other in near[cell] if cell < other}
    assert set(edges(size)) == pairs
    assert len(edges(size)) == len(pairs)


@given(SIZES, st.data())
def test_cell_names_round_trip(size: Size, data: st.DataObject) -> None:
    """A cell's name reads back as the cell."""
    cell = data.draw(st.integers(0, size.cells - 1))
    assert parse_cell(cell_name(cell, size.cols), size) == cell


@pytest.mark.parametrize("text", ["r1c1", "r1c1-r1c3", "r1c2-r1c1", "r1c1-r9c9", "-", "r1c1-"])
def test_only_neighbours_make_an_edge(text: str) -> None:
    """An edge names two neighbouring cells, the smaller first."""
    with pytest.raises(InputError):
        parse_edge(text, Size(3, 3))


@given(SIZES)
def test_symmetries_move_cells_one_to_one_and_keep_neighbours(size: Size) -> None:
    """Each of the eight symmetries is a bijection that carries edges to edges."""
    for symmetry in SYMMETRIES:
        after = symmetry.size(size)
        moved = [symmetry.cell(size, cell) for cell in range(size.cells)]
        assert sorted(moved) == list(range(size.cells))
        assert {symmetry.edge(size, edge) for edge in edges(size)} == set(edges(after))


def test_the_eight_symmetries_differ() -> None:
    """No two symmetries lay a board without symmetry of its own in the same way."""
    values = tuple(range(6))
    laid = {
        (symmetry.size(Size(2, 3)), symmetry.values(Size(2, 3), values)) for symmetry in SYMMETRIES
    }
    assert len(laid) == 8


def test_regions_by_first_cell() -> None:
    """Regions are numbered in the order of their first cell."""
    assert normal_regions((7, 7, 3, 7)) == (0, 0, 1, 0)
    assert components(Size(2, 2), lambda a, b: (a, b) in {(0, 2), (2, 0)}) == (0, 1, 0, 2)


def test_disconnected_regions_are_noticed() -> None:
    """A region in two parts is not connected."""
    assert regions_connected(Size(1, 3), (0, 0, 1))
    assert not regions_connected(Size(1, 3), (0, 1, 0))


def test_region_letters_go_on_after_z() -> None:
    """Regions are A to Z, then AA, AB."""
    assert [region_letter(number) for number in (0, 25, 26, 27, 702)] == [
        "A",
        "Z",
        "AA",
        "AB",
        "AAA",
    ]
