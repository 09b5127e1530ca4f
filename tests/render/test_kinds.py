"""Every kind's own board in every picture: nothing is lost, and every state can be told apart."""

from __future__ import annotations

import tomllib
import xml.etree.ElementTree as ET
from importlib.resources import files
from typing import Any

import pytest

from univoca import kinds
from univoca.contract import Kind
from univoca.render.svg import svg
from univoca.render.text import text_picture
from univoca.render.theme import LIGHT
from univoca.scene import Scene, marked_shapes


def example(kind: Kind) -> tuple[Any, Any]:
    """Return the first example of a kind and its answer."""
    folder = files("univoca.kinds") / kind.info.id.replace("-", "_")
    first = tomllib.loads((folder / "examples.toml").read_text("utf-8"))["example"][0]
    puzzle = kind.model.parse(first["puzzle"])
    return puzzle, kind.model.parse_answer(puzzle, first["answer"])


@pytest.mark.parametrize("kind_id", kinds.ids())
def test_board_and_answer_are_drawn(kind_id: str) -> None:
    """The board and its answer give well-formed SVG and text pictures that differ."""
    kind = kinds.get(kind_id)
    puzzle, answer = example(kind)
    scene, marks = kind.view.scene(puzzle), kind.model.marks_of(puzzle, answer)
    empty, full = text_picture(scene), text_picture(scene, marks)
    assert empty != full
    assert len(empty.splitlines()) >= scene.height
    for text in (svg(scene), svg(scene, marks)):
        ET.fromstring(text)  # noqa: S314 (our own text)
    assert svg(scene) != svg(scene, marks)


@pytest.mark.parametrize("kind_id", kinds.ids())
def test_every_shape_is_visible(kind_id: str) -> None:
    """No shape of a kind falls to a look with neither fill nor stroke."""
    kind = kinds.get(kind_id)
    puzzle, answer = example(kind)
    scene = kind.view.scene(puzzle)
    shapes = [*scene.shapes, *marked_shapes(scene, kind.model.marks_of(puzzle, answer))]
    styles = {(each.role, each.kind): LIGHT.style(each.role, each.kind) for each in shapes}
    assert not [one for one, look in styles.items() if look.fill == look.stroke == "none"]


def pictures(scene: Scene, family: str) -> list[tuple[str, str]]:
    """Return the text picture and the SVG of one target in each of its states."""
    target = next(target for target in scene.targets if target.family == family)
    states = scene.families[family].states
    marks = [{}, *({target.id: state} for state in states[1:])]
    return [(text_picture(scene, each), svg(scene, each)) for each in marks]


@pytest.mark.parametrize("kind_id", kinds.ids())
def test_states_are_told_apart(kind_id: str) -> None:
    """The states of a target look different from each other, in characters and in SVG."""
    kind = kinds.get(kind_id)
    scene = kind.view.scene(example(kind)[0])
    for family in sorted({target.family for target in scene.targets}):
        drawn = pictures(scene, family)
        assert len({text for text, _ in drawn}) == len(drawn)
        assert len({picture for _, picture in drawn}) == len(drawn)
