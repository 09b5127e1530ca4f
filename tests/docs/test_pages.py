"""The pages: their examples run, their links lead somewhere, the files that they name exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.running import run
from tests.house.sources import PACKAGE, ROOT, sources, tracked
from univoca import kinds
from univoca.outcome import Budget

READMES = ("README.md", "README.es.md")
PAGES = [name for name in tracked() if name.endswith(".md")]
EXAMPLES = [
    (name, line, shown)
    for name in READMES
    for line, shown in re.findall(
        r"^```console\n\$ univoca (.+)\n((?:.*\n)*?)```$",
        (ROOT / name).read_text("utf-8"),
        re.MULTILINE,
    )
]


def without_times(text: str) -> str:
    """Blank out what differs from run to run."""
    return re.sub(r"\d+([.,]\d+)? ms", "… ms", text)


@pytest.mark.parametrize(("name", "line", "shown"), EXAMPLES, ids=[line for _, line, _ in EXAMPLES])
def test_readme_examples_print_what_they_show(name: str, line: str, shown: str) -> None:
    """Each console example of a README prints exactly what it shows, on whichever stream."""
    result = run(*shlex.split(line))
    printed = result.stdout + (result.stderr if result.exit_code == 2 else "")
    assert without_times(printed) == without_times(shown)


def test_both_readmes_have_the_same_examples() -> None:
    """The Spanish README shows the commands of the English one, in the same order."""
    english, spanish = (
        [line.removesuffix(" --lang es") for name, line, _ in EXAMPLES if name == readme]
        for readme in READMES
    )
    assert len(english) >= 5
    assert english == spanish


@pytest.mark.parametrize("name", READMES)
def test_the_python_example_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The lines of Python in a README run, and find the puzzle unique."""
    text = (ROOT / name).read_text("utf-8")
    [code] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(code, name, "exec"), {})  # noqa: S102
    assert capsys.readouterr().out == "unique\n"


@pytest.mark.parametrize("name", READMES)
def test_the_make_targets_of_the_readme_exist(name: str) -> None:
    """Every `make` target that a README or CONTRIBUTING names is one of the Makefile."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    known = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for page in (name, "CONTRIBUTING.md"):
        named = re.findall(r"\bmake ([a-z-]+)", (ROOT / page).read_text("utf-8"))
        assert named
        assert set(named) <= known


def test_the_picture_is_what_the_program_draws() -> None:
    """The picture in the README is the output of `univoca show` for its first example."""
    drawn = run("show", "univoca:norinori/5/3/8mg1e", "--svg").stdout
    assert drawn.strip() == (ROOT / "docs/images/norinori.svg").read_text("utf-8").strip()


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    """Every relative link of a page names a file or folder that exists."""
    text = (ROOT / name).read_text("utf-8")
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", text)
    folder = (ROOT / name).parent
    assert not [link for link in links if not (folder / link).exists()]


def test_the_pages_that_the_code_names_exist() -> None:
    """Every page of docs/ that a docstring or comment refers to is there."""
    named = {
        (one.name, page)
        for one in sources("src", "tests", "tools")
        for page in re.findall(r"\bdocs/[a-z0-9/-]+\.md\b", one.text)
    }
    assert named
    assert not sorted(f"{name}: {page}" for name, page in named if not (ROOT / page).exists())


def test_the_walk_through_the_template_names_all_its_files() -> None:
    """docs/adding-a-kind.md names every file of the template, and no other."""
    text = (ROOT / "docs/adding-a-kind.md").read_text("utf-8")
    named = set(re.findall(r"`(src/univoca/kinds/_blank/[\w.]+)`", text))
    there = {
        path.relative_to(ROOT).as_posix()
        for path in (PACKAGE / "kinds" / "_blank").iterdir()
        if path.is_file()
    }
    assert named == there
    others = re.findall(r"`(tests/[\w./]+|docs/[\w./-]+)`", text)
    assert not [name for name in others if not (ROOT / name).exists()]


def test_the_architecture_names_every_part() -> None:
    """docs/architecture.md names every module and package at the top of `univoca`."""
    text = (ROOT / "docs/architecture.md").read_text("utf-8")
    parts = [
        path.name + ("/" if path.is_dir() else "")
        for path in PACKAGE.iterdir()
        if path.suffix == ".py" or (path / "__init__.py").is_file()
    ]
    assert not [name for name in parts if name not in text and not name.startswith("__")]


def test_every_benchmark_page_is_linked() -> None:
    """docs/benchmarks.md links each page of figures."""
    text = (ROOT / "docs/benchmarks.md").read_text("utf-8")
    pages = [path.name for path in sorted(Path(ROOT, "docs").glob("benchmarks-*.md"))]
    assert not [name for name in pages if f"({name})" not in text]


def test_the_changelog_and_the_rules_name_every_kind() -> None:
    """Every kind has its name in CHANGELOG.md and its section in docs/rules.md."""
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    rules = (ROOT / "docs/rules.md").read_text("utf-8")
    for kind_id in kinds.ids():
        title = re.search(rf"^## \d+\. (.+) \(`{kind_id}`", rules, re.MULTILINE)
        assert title, kind_id
        assert title[1] in changes
        for rule in kinds.get(kind_id).info.rules:
            assert f"`{rule.id}`" in rules, rule.id


def test_the_readme_example_is_ours() -> None:
    """The puzzle of the README is one of our own examples, proven unique."""
    kind = kinds.get("norinori")
    outcome = kind.prover.solutions(kind.model.parse("5/3/8mg1e"), Budget(), 2).outcome()
    assert outcome.status == "unique"
