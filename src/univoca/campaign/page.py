"""The report of a campaign as text and as one HTML page without scripts or outside files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from univoca import kinds
from univoca.campaign.plots import Span, rises, spans
from univoca.campaign.report import Line, Report, Rise
from univoca.texts import say

COLUMNS = (
    *("recipes", "accepted", "twins", "failed", "ambiguous", "contradiction", "inconclusive"),
    *("other", "time", "nodes", "measure"),
)
STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fff; --bar: #4a7ab5; --rule: #ccc;
  --faint: #f4f6f9 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ddd; --paper: #181818; --bar: #5b8fd0; --rule: #444; --faint: #22262b } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  margin: 1.5rem auto; max-width: 80rem; padding: 0 1rem }
h1 { font-size: 1.6rem; line-height: 1.2 } h2 { font-size: 1.25rem; margin-top: 2.5rem;
  border-top: 1px solid var(--rule); padding-top: 1rem }
.verdict { border-left: 4px solid var(--bar); background: var(--faint); padding: .6rem 1rem }
.wide { overflow-x: auto } .wide:focus-visible { outline: 2px solid var(--bar) }
table { border-collapse: collapse; font-size: .84rem; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .42rem; border-bottom: 1px solid var(--rule); text-align: right }
thead th { vertical-align: bottom; line-height: 1.25 }
td, tbody th { white-space: nowrap } tbody th { font-weight: 500 }
th:first-child { text-align: left; position: sticky; left: 0; background: var(--paper) }
tbody tr:nth-child(even) > * { background: var(--faint) }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20.5rem), 1fr));
  gap: 1rem 2rem; align-items: start }
figure { margin: 0 } figcaption { font-weight: 600; margin-bottom: .4rem }
svg { display: block; width: 100%; max-width: 30rem; height: auto }
svg text { fill: var(--ink); font-size: 11px } .bar { fill: var(--bar) }
.line, .axis { fill: none; stroke: var(--ink); stroke-width: 1.5 } .axis { stroke: var(--rule) }
@media (max-width: 40rem) { tbody th { white-space: normal; min-width: 6.5rem } }
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
        " / ".join(figure(1000 * each) for each in (seconds.mean, seconds.median, seconds.p95)),
        " / ".join(figure(each) for each in (nodes.mean, nodes.median, nodes.p95)),
        figure(line.measure),
    )


def figure(value: float, digits: int = 4) -> str:
    """Return a figure to so many digits, large ones as whole numbers rather than with powers."""
    return f"{value:.0f}" if abs(value) >= 10**digits else f"{value:.{digits}g}"


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


def _total(report: Report, language: str) -> str:
    accepted = sum(line.accepted for line in report.lines)
    recipes = sum(line.recipes for line in report.lines)
    return say("campaign-total", {"accepted": accepted, "recipes": recipes}, language)


def as_html(report: Report, language: str) -> str:
    """Return the report as one page."""
    title = say("campaign-title", {}, language)
    parts = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f'<h1>{escape(title)}</h1><p class="verdict">{escape(_total(report, language))}<br>',
        f"{escape(_verdict(report, language))}</p>",
        _table(report, language),
    ]
    for kind in dict.fromkeys(line.kind for line in report.lines):
        own = [line for line in report.lines if line.kind == kind]
        parts.append(f"<h2>{escape(say(f'{kind}-name', {}, language))}</h2>")
        parts += _plots(own, [rise for rise in report.rises if rise.kind == kind], language)
    return "".join([*parts, "</body></html>\n"])


def _table(report: Report, language: str) -> str:
    heads = [say(f"campaign-column-{column}", {}, language) for column in COLUMNS]
    columns = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    rows = []
    for line in report.lines:
        figures = "".join(f"<td>{escape(cell)}</td>" for cell in cells(line))
        rows.append(f'<tr><th scope="row">{escape(name_of(line, language))}</th>{figures}</tr>')
    label = escape(say("campaign-title", {}, language))
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{label}"><table>'
        f"<thead><tr><th></th>{columns}</tr></thead><tbody>{''.join(rows)}</tbody></table></div>"
    )


def _plots(lines: Sequence[Line], checks: Sequence[Rise], language: str) -> list[str]:
    """Return the plots of one kind: time, nodes, and what should rise."""
    found = []
    for title, scale, of in (("time", 1000.0, "seconds"), ("nodes", 1.0, "nodes")):
        rows = []
        for line in lines:
            figures = getattr(line, of)
            middle, high = scale * figures.median, scale * figures.p95
            name = f"{line.size} {say(f'difficulty-{line.difficulty}', {}, language)}"
            words = f"{figure(middle, 3)} / {figure(high, 3)}"
            rows.append(Span(f"{name} {line.options}".strip(), middle, high, words))
        words = say(f"campaign-plot-{title}", {}, language)
        found.append(_figure(words, spans(words, rows)))
    if checks:
        words = say("campaign-plot-rise", {"measure": checks[0].measure}, language)
        found.append(_figure(words, _risen(words, lines, checks, language)))
    sentences = "".join(f"<li>{escape(rise_words(rise, language))}</li>" for rise in checks)
    listed = [f"<ul>{sentences}</ul>"] if checks else []
    return ['<div class="plots">', *found, "</div>", *listed]


def _figure(words: str, drawn: str) -> str:
    return f"<figure><figcaption>{escape(words)}</figcaption>{drawn}</figure>"


def _risen(title: str, lines: Sequence[Line], checks: Sequence[Rise], language: str) -> str:
    """Return the plot of means, each in the column of its difficulty."""
    met = {line.difficulty for line in lines}
    steps = [step for step in kinds.get(lines[0].kind).info.difficulties if step in met]
    series = []
    for rise in checks:
        own = {
            steps.index(line.difficulty): line.measure
            for line in reversed(lines)
            if line.accepted and (line.size, line.options) == (rise.size, rise.options)
        }
        series.append((f"{rise.size} {rise.options}".strip(), sorted(own.items())))
    return rises(title, series, [say(f"difficulty-{step}", {}, language) for step in steps])
