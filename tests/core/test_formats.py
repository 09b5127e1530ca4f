"""The frames and codecs of outside formats."""

import base64
import contextlib
import json
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from univoca.errors import InputError
from univoca.formats import borders, penpa, pzpr
from univoca.grid import Size, components, edges, normal_regions

BODY = "cag4ocjo"


@pytest.mark.parametrize(
    "text",
    [
        f"https://puzz.link/p?norinori/5/5/{BODY}",
        f"http://pzv.jp/p.html?norinori/5/5/{BODY}",
        f"https://pzplus.tck.mn/p?norinori_edit/5/5/{BODY}/",
        f"https://pzprxs.vercel.app/p?type=player&norinori/5/5/{BODY}",
        f"puzz.link/p?norinori/5/5/{BODY}",
        f"norinori/5/5/{BODY}",
    ],
)
def test_addresses_of_every_host(text: str) -> None:
    """The host, `_edit`, `type=` and a trailing slash make no difference."""
    address = pzpr.read_address(text)
    assert (address.pid, address.size, address.body) == ("norinori", Size(5, 5), BODY)
    assert text[address.start :].startswith(BODY)


def test_width_comes_first_in_addresses_and_rows_first_in_files() -> None:
    """An address says width and height, a pzprv3 text rows and columns."""
    assert pzpr.read_address("castle/9/5/a").size == Size(rows=5, cols=9)
    assert pzpr.read_file("pzprv3/castle/9/5/").size == Size(rows=9, cols=5)


def test_a_final_dot_gets_the_slash_of_pzpr() -> None:
    """A body that ends in a dot is written with a slash after it, and read without."""
    text = pzpr.write_address("castle", Size(2, 3), "c20.")
    assert text.endswith("c20./")
    assert pzpr.read_address(text).body == "c20."


def test_variant_flag_is_seen() -> None:
    """`v:` before the sizes is noticed."""
    assert pzpr.read_address("https://puzz.link/p?castle/v:/10/8/a").variant


def test_worked_example_of_borders() -> None:
    """The five rooms of the example decode, and encode to the same letters."""
    size = Size(5, 5)
    regions = borders.read_regions(BODY, size)
    rooms = "00122 11122 13322 33333 44333".replace(" ", "")
    assert regions == tuple(int(letter) for letter in rooms)
    assert borders.write_regions(size, regions) == BODY


@given(st.integers(1, 6), st.integers(1, 6), st.data())
def test_borders_round_trip(rows: int, cols: int, data: st.DataObject) -> None:
    """Any division into connected regions survives writing and reading."""
    size = Size(rows, cols)
    bits = data.draw(st.lists(st.booleans(), min_size=60, max_size=60))
    walls = {edge for edge, bit in zip(edges(size), bits, strict=False) if bit}
    regions = components(size, lambda a, b: (min(a, b), max(a, b)) not in walls)
    assert borders.read_regions(borders.write_regions(size, regions), size) == regions
    assert normal_regions(regions) == regions


def test_missing_border_characters_are_open() -> None:
    """A text that ends early stands for no more walls; a text too long is refused."""
    assert borders.read_regions("", Size(2, 2)) == (0, 0, 0, 0)
    with pytest.raises(InputError):
        borders.read_regions("000", Size(2, 2))
    with pytest.raises(InputError) as caught:
        borders.read_regions("0!", Size(2, 2), start=10)
    assert caught.value.parameters["position"] == 12


@given(st.text(max_size=80))
def test_any_text_is_read_or_refused(text: str) -> None:
    """No text makes a reader raise anything but InputError."""
    for read in (pzpr.read_address, pzpr.read_file, penpa.read_sheet):
        with contextlib.suppress(InputError):
            read(text)


def sheet(question: object, head: str = "square,4,3,38", margins: str = "[1,0,0,0]") -> str:
    """A Penpa+ address around a question layer, one row of margin above."""
    parts = [head, margins, "{}", json.dumps(question), "{zE:{}}"]
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress("\n".join(parts).encode()) + packer.flush()
    return "m=edit&p=" + base64.b64encode(packed).decode()


def test_penpa_indices() -> None:
    """A cell index counts two rows and columns of slack and the margins; lines part two cells."""
    read = penpa.read_sheet(sheet({"zN": {"26": ["1"]}, "zE": {"81,89": 2}}))
    assert read.size == Size(rows=2, cols=4)
    assert read.cell("26") == 0
    assert read.cell("18") is None
    assert read.centre_line("26,27") == (0, 1)
    assert read.question["number"] == {"26": ["1"]}
    corner = 56 + 26
    assert read.corner_line(f"{corner - 8},{corner}") == (0, 1)
    assert read.corner_line(f"{corner},{corner + 1}") == (1, 5)


@pytest.mark.parametrize("head", ["", "hex,4,3,38", "square,x,3", "square,99,99", "square,4,1,0"])
def test_other_sheets_are_refused(head: str) -> None:
    """A sheet that is not a square grid within the limits is refused."""
    with pytest.raises(InputError):
        penpa.read_sheet(sheet({}, head))


@pytest.mark.parametrize("margins", ["[1e400,0,0,0]", "[NaN,0,0,0]", '["x",0,0,0]', "[]", "5"])
def test_odd_margins_are_refused(margins: str) -> None:
    """Margins that are no four whole numbers are refused."""
    with pytest.raises(InputError):
        penpa.read_sheet(sheet({}, margins=margins))


@pytest.mark.parametrize("index", ["9" * 5000, "9" * 9, "-1", "²", "", "1,2"])
def test_an_index_that_is_no_cell_is_passed_over(index: str) -> None:
    """An entry's index of any length and form names a cell or none, and raises nothing."""
    read = penpa.read_sheet(sheet({"zS": {index: 1}}))
    assert read.cell(index) is None
    assert read.centre_line(f"{index},{index}") is None


def test_a_packed_bomb_is_refused() -> None:
    """A text that unpacks to more than the limit is refused without unpacking it all."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(b"0" * 30_000_000) + packer.flush()
    with pytest.raises(InputError):
        penpa.read_sheet("m=edit&p=" + base64.b64encode(packed).decode())
