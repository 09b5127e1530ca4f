"""The report: its figures are those of the attempts, and it is shown in three forms."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.cli.running import objects, run
from univoca import kinds
from univoca.bank.attempts import Attempt, save
from univoca.bank.store import Bank
from univoca.campaign.page import as_html, as_text
from univoca.campaign.plots import WIDTH, rises
from univoca.campaign.report import Figures, Report, report
from univoca.campaign.spec import Spec, combinations
from univoca.recipe import Recipe
from univoca.texts import LANGUAGES

SPEC = Spec(combinations(("norinori",), ("5x5",), ("easy", "hard"), (0, 20)))


def attempt(recipe: Recipe, measure: float) -> Attempt:
    """Return an accepted attempt of so many nodes, which took a hundredth of it in seconds."""
    causes = {"ambiguous": 2, "contradiction": 1, "odd": 3}
    return Attempt(recipe, "accepted", int(measure), measure, measure / 100, (9, 9), causes)


def reported(tmp_path: Path, easy: Sequence[float], hard: Sequence[float]) -> Report:
    """Return the report of a bank with these measures."""
    first, second = (each.first for each in SPEC.combinations)
    attempts = [attempt(replace(first, seed=at), one) for at, one in enumerate(easy)]
    attempts += [attempt(replace(second, seed=at), one) for at, one in enumerate(hard)]
    failed = Attempt(replace(second, seed=19), "inconclusive", 0, None, 1.0, (9, 9), {})
    with Bank(str(tmp_path / "bank.db")) as bank:
        save(bank, [*attempts, failed])
        return report(SPEC, bank)


def test_the_figures_are_those_of_the_attempts(tmp_path: Path) -> None:
    """Counts, causes, mean, median and 95th percentile are what one works out by hand."""
    found = reported(tmp_path, range(1, 21), [30.0] * 19)
    easy, hard = found.lines
    assert (easy.recipes, easy.tried, easy.accepted, easy.failed) == (20, 20, 20, 0)
    assert (hard.recipes, hard.tried, hard.accepted, hard.failed) == (20, 20, 19, 1)
    assert (easy.ambiguous, easy.contradiction, easy.inconclusive, easy.other) == (40, 20, 0, 60)
    assert easy.nodes == Figures(10.5, 10.0, 19.0)
    assert easy.seconds.median == pytest.approx(0.1)
    assert easy.measure == pytest.approx(10.5)
    assert found.rises[0].rises
    assert not found.sound


@pytest.mark.parametrize("hard", [[5.0], [10.5], [1.0, 2.0]])
def test_a_mean_that_does_not_rise_is_told(tmp_path: Path, hard: list[float]) -> None:
    """Equal or lower means of a harder difficulty are no rise."""
    found = reported(tmp_path, range(1, 21), hard)
    assert [rise.rises for rise in found.rises] == [False]
    text = as_text(found, "en")
    assert "does not rise" in text


class Page(HTMLParser):
    """Collects what a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.met: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element and what it refers to."""
        self.met.append(tag)
        if tag not in ("meta", "br", "rect", "path", "circle"):
            self.open.append(tag)
        self.links += [str(value) for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element without an end."""
        self.met.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close the innermost element."""
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone(tmp_path: Path, language: str) -> None:
    """The page is well formed, has a table and plots, and refers to nothing and runs nothing."""
    html = as_html(reported(tmp_path, range(1, 21), [30.0] * 19), language)
    page = Page()
    page.feed(html)
    assert page.open == []
    assert page.links == []
    assert page.met.count("svg") == 3
    assert {"table", "rect", "circle"} <= set(page.met)
    assert not {"script", "link", "img", "iframe"} & set(page.met)
    assert "campaign-" not in html
    assert f'lang="{language}"' in html


def test_values_below_zero_stay_within_their_rows() -> None:
    """A line of means that are all below zero is drawn rising, inside the picture."""
    drawn = rises("efforts", [("10x8", [(0, -1.5), (1, -0.7), (3, -0.1)])], ["a", "b", "c", "d"])
    heights = [float(found) for found in re.findall(r'cy="([-0-9.]+)"', drawn)]
    tall = float(re.findall(r'viewBox="0 0 [0-9]+ ([0-9]+)"', drawn)[0])
    assert 0 < heights[2] < heights[1] < heights[0] < tall


def test_a_mean_stands_under_its_own_difficulty(tmp_path: Path) -> None:
    """Where a size lacks a difficulty that another has, its points leave that column empty."""
    both = combinations(("norinori",), ("5x5",), ("easy", "hard"), (0, 1))
    more = combinations(("norinori",), ("6x6",), ("easy", "normal", "hard"), (0, 1))
    spec = Spec((*both, *more))
    with Bank(str(tmp_path / "bank.db")) as bank:
        save(bank, [attempt(one.first, at + 1.0) for at, one in enumerate(spec.combinations)])
        html = as_html(report(spec, bank), "en")
    places = re.findall(r'cx="([0-9.]+)"', html)
    assert places[:2] == [places[2], places[4]]
    assert len(set(places)) == 3


def test_the_page_is_readable_on_a_telephone() -> None:
    """A plot is no wider than a page of 360 pixels leaves room for: its words are not shrunk."""
    assert WIDTH <= 360 - 2 * 16


def test_the_command_reports_as_text_json_and_page(tmp_path: Path) -> None:
    """`univoca campaign` makes, reports in all forms, and reports again without making."""
    bank, page = str(tmp_path / "bank.db"), tmp_path / "report.html"
    what = ("--kind", "norinori", "--size", "5x5", "--count", "3", "--workers", "1")
    done = run("campaign", "--bank", bank, *what, "--html", str(page), "--json")
    assert done.exit_code == 0
    [data] = objects(done)
    assert [line["accepted"] for line in data["lines"]] == [3, 3, 3, 3]
    assert data["rises"][0]["measure"] == kinds.get("norinori").info.rising
    assert page.read_text().startswith("<!doctype html>")
    again = run("campaign", "--bank", bank, *what, "--report-only", "--lang", "es")
    assert again.exit_code == 0
    assert "recetas 3 · aceptados 3" in again.stdout
    assert "esfuerzo" in again.stdout
    assert "effort" not in again.stdout
    larger = run("campaign", "--bank", bank, *what[:4], "--count", "4", "--report-only")
    assert larger.exit_code == 1
    assert json.loads(json.dumps(data)) == data


BAD = {
    "no bank": ["campaign", "--kind", "norinori"],
    "kind": ["campaign", "--bank", "BANK", "--kind", "sudoku"],
    "size": ["campaign", "--bank", "BANK", "--kind", "norinori", "--size", "big"],
    "difficulty": ["campaign", "--bank", "BANK", "--difficulty", "awful"],
    "option": ["campaign", "--bank", "BANK", "--option", "k"],
    "an option that none offers": [
        *("campaign", "--bank", "BANK", "--kind", "norinori", "--option", "k=2"),
    ],
    "page": ["campaign", "--bank", "BANK", "--kind", "norinori", "--html", "no/such/page.html"],
    "seed beside a spec": ["campaign", "--bank", "BANK", "--spec", "x.toml", "--seed", "3"],
    "both": ["campaign", "--bank", "BANK", "--spec", "x.toml", "--kind", "norinori"],
    "spec": ["campaign", "--bank", "BANK", "--spec", "nowhere.toml"],
    "report of nothing": ["campaign", "--bank", "BANK", "--kind", "norinori", "--report-only"],
    "workers": ["campaign", "--bank", "BANK", "--workers", "0"],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD)
def test_bad_input_makes_nothing(arguments: list[str], tmp_path: Path) -> None:
    """What cannot be taken ends with exit 2 and one sentence, before there is a bank."""
    bank = str(tmp_path / "bank.db")
    result = run(*[bank if each == "BANK" else each for each in arguments])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
