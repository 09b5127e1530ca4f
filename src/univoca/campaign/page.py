"""The report of a campaign as text and as one HTML page without scripts or outside files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from univoca.campaign.plots import Span, rises, spans
from univoca.campaign.report import Line, Report, Rise
from univoca.texts import say

COLUMNS = (
    *("recipes", "accepted", "twins", "failed", "ambiguous", "contradiction", "inconclusive"),
    *("other", "time", "nodes", "measure"),
)
STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --bar: #4a7ab5; --rule: #ccc }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ddd; --paper: #181818; --bar: #7aa7de; --rule: #444 } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  margin: 2rem auto; max-width: 76rem; padding: 0 1rem }
.wide { overflow-x: auto } table { border-collapse: collapse }
th, td { padding: .2rem .6rem; border-bottom: 1px solid var(--rule); text-align: right }
th:first-child, td:first-child { text-align: left } svg { max-width: 100%; height: auto }
svg text { fill: var(--ink); font-size: 12px } .bar { fill: var(--bar) }
.line { fill: none; stroke: var(--ink); stroke-width: 1.5 }
"""


def name_of(line: Line | Rise, language: str) -> str:
    """Return what a combination is called: kind, size, difficulty and options."""
    words = [say(f"{line.kind}-name", {}, language), line.size]
    if isinstance(line, Line):
        words.append(say(f"difficulty-{line.difficulty}", {}, language))
    return " ".join([*words, line.options]).strip()


def cells(line: Line) -> tuple[str, ...]:
    """Return the figures of a combination in the order of `COLUMNS`."""
    counts = (line.recipes, line.accepted, line.twins, line.failed + line.defects)
    causes = (line.ambiguous, line.contradiction, line.inconclusive, line.other)
    seconds, nodes = line.seconds, line.nodes
    return (
        *map(str, counts),
        *map(str, causes),
        " / ".join(f"{1000 * each:.4g}" for each in (seconds.mean, seconds.median, seconds.p95)),
        " / ".join(f"{each:.4g}" for each in (nodes.mean, nodes.median, nodes.p95)),
        f"{line.measure:.4g}",
    )


def rise_words(rise: Rise, language: str) -> str:
    """Return the sentence on whether a mean rises."""
    means = " < ".join(f"{mean:.4g}" for mean in rise.means) if rise.rises else ""
    means = means or ", ".join(f"{mean:.4g}" for mean in rise.means)
    message = "campaign-rises" if rise.rises else "campaign-does-not-rise"
    name = name_of(rise, language)
    return say(message, {"name": name, "measure": rise.measure, "means": means}, language)


def as_text(report: Report, language: str) -> str:
    """Return the report as lines of text."""
    heads = [say(f"campaign-column-{column}", {}, language) for column in COLUMNS]
    lines = []
    for line in report.lines:
        lines.append(name_of(line, language))
        shown = zip(heads, cells(line), strict=True)
        lines.append("  " + " · ".join(f"{head} {value}" for head, value in shown))
    lines += [rise_words(rise, language) for rise in report.rises]
    lines.append(_verdict(report, language))
    return "\n".join(lines)


def _verdict(report: Report, language: str) -> str:
    return say("campaign-sound" if report.sound else "campaign-not-sound", {}, language)


def as_html(report: Report, language: str) -> str:
    """Return the report as one page."""
    title = say("campaign-title", {}, language)
    parts = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1><p>{escape(_verdict(report, language))}</p>",
        _table(report, language),
    ]
    for kind in dict.fromkeys(line.kind for line in report.lines):
        own = [line for line in report.lines if line.kind == kind]
        parts.append(f"<h2>{escape(say(f'{kind}-name', {}, language))}</h2>")
        parts += _plots(own, [rise for rise in report.rises if rise.kind == kind], language)
    return "".join([*parts, "</body></html>\n"])


def _table(report: Report, language: str) -> str:
    heads = [say(f"campaign-column-{column}", {}, language) for column in COLUMNS]
    rows = ["<tr><th></th>" + "".join(f"<th>{escape(head)}</th>" for head in heads) + "</tr>"]
    for line in report.lines:
        figures = "".join(f"<td>{escape(cell)}</td>" for cell in cells(line))
        rows.append(f"<tr><td>{escape(name_of(line, language))}</td>{figures}</tr>")
    return f'<div class="wide"><table>{"".join(rows)}</table></div>'


def _plots(lines: Sequence[Line], checks: Sequence[Rise], language: str) -> list[str]:
    """Return the plots of one kind: time, nodes, and what should rise."""
    found = []
    for title, scale, of in (("time", 1000.0, "seconds"), ("nodes", 1.0, "nodes")):
        rows = []
        for line in lines:
            figures = getattr(line, of)
            middle, high = scale * figures.median, scale * figures.p95
            name = f"{line.size} {say(f'difficulty-{line.difficulty}', {}, language)}"
            rows.append(Span(name, middle, high, f"{middle:.3g} / {high:.3g}"))
        words = say(f"campaign-plot-{title}", {}, language)
        found.append(f"<h3>{escape(words)}</h3>{spans(words, rows)}")
    if checks:
        words = say("campaign-plot-rise", {"measure": checks[0].measure}, language)
        steps = list(dict.fromkeys(line.difficulty for line in lines))
        named = [say(f"difficulty-{step}", {}, language) for step in steps]
        drawn = rises(words, [(rise.size, rise.means) for rise in checks], named)
        sentences = "".join(f"<li>{escape(rise_words(rise, language))}</li>" for rise in checks)
        found.append(f"<h3>{escape(words)}</h3>{drawn}<ul>{sentences}</ul>")
    return found
