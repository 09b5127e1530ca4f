/** The progress page: what was solved, how fast, on which days; and all of it as a file. Knows no kind by name. */

import { playAddress } from "./address.js";
import { heatMap, heightsFor, lineChart } from "./charts.js";
import { carry } from "./carry.js";
import { dayOf, later, weekday } from "./daily.js";
import { days, groupOf, groups, streaks } from "./figures.js";
import { difficultyName, sizeName } from "./recipe.js";
import { results } from "./store.js";
import { element, make, onLanguage, settle } from "./surroundings.js";
import { region, say } from "./texts.js";
import { clock } from "./timer.js";

/** @typedef {import("./types.js").KindCard} KindCard */
/** @typedef {import("./types.js").Result} Result */

/** How many results are listed before more are asked for. */
const FEW = 10;
const WEEKS = 53;

/** @type {KindCard[]} */
const kinds = JSON.parse(element("content").dataset.kinds ?? "[]");
const narrow = matchMedia("(max-width: 699px)");
/** @type {Result[]} */
let all = [];
let listed = FEW;

async function begin() {
  await settle();
  carry(load);
  onLanguage(show);
  narrow.addEventListener("change", show);
  window.addEventListener("pageshow", ({ persisted }) => persisted && load());
  picker().addEventListener("change", () => showTimes(picker().value));
  element("more").addEventListener("click", () => {
    const next = listed;
    listed = all.length;
    showResults();
    element("results").querySelectorAll("a")[next]?.focus();
  });
  await load();
}

async function load() {
  all = await results();
  element("content").removeAttribute("aria-busy");
  show();
}

function show() {
  element("empty").hidden = all.length > 0;
  element("full").hidden = all.length === 0;
  if (!all.length) return;
  showTiles();
  showYear();
  showGroups();
  showResults();
}

function showTiles() {
  const { current, longest, today } = streaks(all, kinds, dayOf());
  const hours = all.reduce((sum, { time }) => sum + time, 0);
  const tiles = [
    tile(String(all.length), say("player-tile-solved", { count: all.length })),
    tile(String(current), say(today || !current ? "player-tile-streak" : "player-tile-streak-open", { count: current }), "/daily"),
    tile(String(longest), say("player-tile-longest", { count: longest })),
    tile(clock(hours), say("player-tile-time")),
  ];
  element("tiles").replaceChildren(...tiles);
}

/** @param {string} figure @param {string} words @param {string} [address] */
function tile(figure, words, address) {
  const inside = [make("strong", {}, [figure]), " ", make("span", {}, [words])];
  return make("li", {}, address ? [make("a", { href: address }, inside)] : inside);
}

function showYear() {
  const today = dayOf();
  const first = later(today, -(WEEKS - 1) * 7 - weekday(today));
  const counts = days(all);
  const long = formatter({ dateStyle: "long" });
  const month = formatter({ month: "short" });
  /** @type {{day: string, count: number, text: string}[]} */
  const shown = [];
  /** @type {{column: number, text: string}[]} */
  const months = [];
  for (let day = first; day <= today; day = later(day, 1)) {
    const count = counts.get(day) ?? 0;
    const column = Math.floor(shown.length / 7);
    if (day.endsWith("-01") && column < WEEKS - 1) months.push({ column, text: month(day) });
    shown.push({ day, count, text: say("player-year-day", { day: long(day), count }) });
  }
  const rows = shown.filter(({ count }) => count).reverse();
  const chart = heatMap(shown, say("player-year-chart"), narrow.matches ? 2 : 1, months);
  const lists = rows.map(({ day, count }) => [long(day), String(count)]);
  element("year").replaceChildren(chart, asTable([say("player-date"), say("player-solved-count")], lists));
}

function picker() {
  return /** @type {HTMLSelectElement} */ (element("group"));
}

function showGroups() {
  const found = groups(all).sort((one, other) => other.count - one.count);
  const names = new Map(found.map((group) => [groupOf(group), named(group)]));
  const before = picker().value;
  const rows = found.map((group) => [named(group), String(group.count), group.best === null ? "–" : clock(group.best), clock(group.median)]);
  const heads = [say("player-kind"), say("player-solved-count"), say("player-best"), say("player-median")];
  element("groups").replaceChildren(table(heads, rows), make("p", { class: "note" }, [say("player-groups-note")]));
  picker().replaceChildren(...[...names].map(([value, name]) => make("option", { value }, [name])));
  picker().value = names.has(before) ? before : groupOf(found[0]);
  showTimes(picker().value);
}

/** @param {{kind: string, size: string, difficulty: string | null}} group */
function named({ kind, size, difficulty }) {
  const parts = [say(`${kind}-name`), sizeName(size)];
  if (difficulty) parts.push(difficultyName(difficulty));
  return parts.join(" · ");
}

/** @param {string} group */
function showTimes(group) {
  const shown = all.filter((result) => groupOf(result) === group).reverse();
  const day = formatter({ dateStyle: "medium" });
  const short = formatter({ day: "numeric", month: "short" });
  const values = shown.map(({ time, date }) => ({ value: time, text: say("player-times-point", { day: day(date), time: clock(time) }) }));
  const heights = heightsFor(Math.max(...shown.map(({ time }) => time), 1000)).map((at) => ({ at, text: clock(at) }));
  const last = shown.length - 1;
  const places = [...new Set([0, Math.floor(last / 2), last])].map((at) => ({ at, text: short(shown[at].date) }));
  const chart = lineChart(values, say("player-times-chart"), { heights, places }, narrow.matches);
  const rows = shown.map(({ date, time }) => [day(date), clock(time)]);
  element("times").replaceChildren(chart, asTable([say("player-date"), say("player-time")], rows));
}

function showResults() {
  const day = formatter({ dateStyle: "medium" });
  const items = all.slice(0, listed).map((result) => {
    const { puzzle, time, moves, hints, date } = result;
    const facts = [day(date), say("player-result-moves", { moves }), ...(hints ? [say("player-result-hints", { hints })] : [])];
    const link = make("a", { href: playAddress(puzzle) }, [named(result)]);
    return make("li", { "data-kind": result.kind }, [link, make("strong", {}, [clock(time)]), make("span", {}, [facts.join(" · ")])]);
  });
  element("results").replaceChildren(...items);
  element("more").hidden = all.length <= listed;
}

/** Rows behind a line that opens them. @param {string[]} heads @param {string[][]} rows */
function asTable(heads, rows) {
  return make("details", { class: "as-table" }, [make("summary", {}, [say("player-as-table")]), table(heads, rows)]);
}

/** @param {string[]} heads @param {string[][]} rows */
function table(heads, rows) {
  const head = make("tr", {}, heads.map((text) => make("th", { scope: "col" }, [text])));
  const body = rows.map(([first, ...rest]) =>
    make("tr", {}, [make("th", { scope: "row" }, [first]), ...rest.map((text) => make("td", {}, [text]))]),
  );
  return make("table", {}, [make("thead", {}, [head]), make("tbody", {}, body)]);
}

/** @param {Intl.DateTimeFormatOptions} options @returns {(day: string) => string} */
function formatter(options) {
  const format = new Intl.DateTimeFormat(region(), { ...options, timeZone: "UTC" });
  return (day) => format.format(Date.parse(day));
}

begin();
