"""The catalogue: both languages whole, every id that the code names there, no broken Fluent."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.house.sources import PACKAGE, Source, sources
from univoca import kinds
from univoca.texts import LANGUAGES, source

SPEAKERS = ("InputError", "GenerationError", "UnivocaError", "say")
KINDS = [*kinds.ids(), kinds.TEMPLATE]
CLIENT_CALL = re.compile(r"""\b(?:say|message|t)\(\s*["'`]([a-z][a-z0-9-]+)["'`]""")
CLIENT_ATTRIBUTE = re.compile(r"""data-(?:say|label)="([a-z][a-z0-9-]+)\"""")


class Variables(Visitor):
    """Collects the parameters of a message."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Note one parameter."""
        self.names.append(node.id.name)


@cache
def entries(language: str) -> tuple[ftl.EntryType, ...]:
    return tuple(FluentParser().parse(source(language)).body)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Return the parameters of each message."""
    found = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_no_junk_and_no_message_twice(language: str) -> None:
    """Every entry parses, and no id is defined twice."""
    assert not [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)]
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]
    assert len(ids) > 0
    assert not sorted({name for name in ids if ids.count(name) > 1})


def test_both_languages_have_the_same_messages_and_parameters() -> None:
    """English and Spanish define the same ids, each with the same parameters."""
    english, spanish = messages("en"), messages("es")
    assert sorted(english) == sorted(spanish)
    assert not [name for name, parameters in english.items() if parameters != spanish[name]]


def spoken(one: Source) -> Iterator[tuple[int, str, frozenset[str] | None]]:
    """Yield line, id and parameters (None when not all are known) of each message said here."""
    for node in ast.walk(one.tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        first = node.args[0]
        if name not in SPEAKERS or not isinstance(first, ast.Constant):
            continue
        keywords = [keyword.arg for keyword in node.keywords]
        known = name != "say" and None not in keywords
        given = frozenset(keyword for keyword in keywords if keyword is not None)
        yield node.lineno, str(first.value), given if known else None


def test_every_message_that_the_code_says_exists() -> None:
    """Every id written in the code is in the catalogue, and gets all the parameters it uses."""
    catalogue = messages("en")
    wrong = []
    for one in sources("src"):
        for line, name, given in spoken(one):
            lacks = catalogue.get(name, frozenset()) - given if given is not None else ()
            if name not in catalogue or lacks:
                wrong.append(f"{one.name}:{line} {name} {sorted(lacks)}")
    assert not wrong


def test_every_error_id_is_in_the_catalogue() -> None:
    """Every text in the code that has the form of an error's id is one, wherever it stands."""
    form = re.compile(r"error(-[a-z0-9]+)+")
    assert not [
        f"{one.name}:{node.lineno} {node.value}"
        for one in sources("src")
        for node in ast.walk(one.tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and form.fullmatch(node.value)
        and node.value not in messages("en")
    ]


def test_every_message_that_the_page_says_exists() -> None:
    """Every id written in the client's scripts and pages is in the catalogue."""
    wrong = []
    for path in sorted((PACKAGE / "web").rglob("*")):
        if path.suffix not in (".js", ".html") or "vendor" in path.parts:
            continue
        text = path.read_text("utf-8")
        found = CLIENT_CALL.findall(text) + CLIENT_ATTRIBUTE.findall(text)
        wrong += [f"{path.name}: {name}" for name in found if name not in messages("en")]
    assert not wrong


@pytest.mark.parametrize("kind_id", KINDS)
def test_every_kind_has_its_sentences(kind_id: str) -> None:
    """A kind has a name, a summary, and for each rule the rule and the sentence of its breach."""
    kind = kinds.get(kind_id)
    wanted = [f"{kind_id}-name", f"{kind_id}-summary"]
    for rule in kind.info.rules:
        wanted += [f"{kind_id}-rule-{rule.id}", f"{kind_id}-broken-{rule.id}"]
    assert not [name for name in wanted if name not in messages("en")]


@pytest.mark.parametrize("kind_id", KINDS)
def test_every_option_is_offered_in_words(kind_id: str) -> None:
    """An option has a name, and each of its values a word, unless the value is a number."""
    said = messages("en")
    wrong = []
    for option in kinds.get(kind_id).info.options:
        own = f"{kind_id}-option-{option.name}"
        if own not in said and f"player-option-{option.name}" not in said:
            wrong.append(own)
        for value in option.values:
            words = {f"{own}-{value}", f"player-value-{value}"}
            if not value.isdecimal() and not words & set(said):
                wrong.append(f"{own}-{value}")
    assert not wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_plain_text(language: str) -> None:
    """No message has a straight double quote or markup in its text."""
    wrong = []
    for entry in entries(language):
        if isinstance(entry, ftl.Message) and entry.value is not None:
            texts = [part.value for part in entry.value.elements if hasattr(part, "value")]
            if re.search(r'["<>]', "".join(texts)):
                wrong.append(entry.id.name)
    assert not wrong
