/** The page of the puzzles of the day: today's, and those of any past date. Knows no kind by name. */

import { FIRST, dayOf, later, readDay } from "./daily.js";
import { dayList, standing } from "./day-list.js";
import { streaks } from "./figures.js";
import { plays, results } from "./store.js";
import { element, make, onLanguage, settle } from "./surroundings.js";
import { region, say } from "./texts.js";

/** @typedef {import("./types.js").KindCard} KindCard */

/** How many of the days before are listed. */
const DAYS = 14;

/** @type {KindCard[]} */
const kinds = JSON.parse(element("content").dataset.kinds ?? "[]");
/** @type {import("./day-list.js").Kept} */
let kept = { plays: [], results: [] };
let shown = "";
let today = dayOf();

async function begin() {
  await settle();
  field().addEventListener("change", picked);
  element("before").addEventListener("click", () => shown > FIRST && go(later(shown, -1)));
  element("after").addEventListener("click", () => shown < today && go(later(shown, 1)));
  element("earlier").addEventListener("click", follow);
  onLanguage(show);
  window.addEventListener("popstate", () => open());
  window.addEventListener("pageshow", ({ persisted }) => persisted && load());
  document.addEventListener("visibilitychange", () => document.hidden || load());
  await load();
}

async function load() {
  const following = shown === today;
  today = dayOf();
  kept = { plays: await plays(), results: await results() };
  element("content").removeAttribute("aria-busy");
  if (shown && !following) show();
  else open();
}

/** Show the day that the address names, or today. */
function open() {
  const asked = readDay(new URLSearchParams(location.search).get("date"));
  shown = asked && asked >= FIRST && asked <= today ? asked : today;
  show();
}

/** @param {string} day */
function go(day) {
  shown = day;
  history.pushState(null, "", day === today ? "/daily" : `/daily?date=${day}`);
  show();
}

function field() {
  return /** @type {HTMLInputElement} */ (element("date"));
}

function picked() {
  const day = readDay(field().value);
  if (day && day >= FIRST && day <= today) return go(day);
  field().value = shown;
  element("day-status").textContent = say(day && day > today ? "player-daily-future" : "player-daily-no-date");
}

/** A listed day opens here, without a new page. @param {MouseEvent} event */
function follow(event) {
  const link = /** @type {Element} */ (event.target).closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(String(link.dataset.day));
  element("day-title").focus();
}

function show() {
  const long = new Intl.DateTimeFormat(region(), { dateStyle: "full", timeZone: "UTC" });
  element("day-title").textContent = shown === today ? say("player-daily-today", { day: long.format(Date.parse(shown)) }) : long.format(Date.parse(shown));
  element("day-status").textContent = "";
  field().min = FIRST;
  field().max = today;
  field().value = shown;
  element("after").setAttribute("aria-disabled", String(shown >= today));
  element("day").replaceChildren(dayList(kinds, shown, kept));
  const { current, today: done } = streaks(kept.results, kinds, today);
  element("streak").textContent = say(done || !current ? "player-daily-streak" : "player-daily-streak-open", { count: current });
  showEarlier();
}

function showEarlier() {
  const short = new Intl.DateTimeFormat(region(), { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" });
  const rows = Array.from({ length: DAYS }, (_, index) => later(today, -index)).map((day) => {
    const solved = kinds.map((kind) => standing(kind, day, kept).result !== undefined);
    const marks = make("span", { class: "marks", "aria-hidden": "true" }, solved.map((done) => make("i", done ? { class: "done" } : {})));
    const count = make("span", { class: "unseen" }, [say("player-daily-count", { count: solved.filter(Boolean).length, all: kinds.length })]);
    const link = make("a", { href: `/daily?date=${day}`, "data-day": day }, [make("span", {}, [short.format(Date.parse(day))]), marks, count]);
    if (day === shown) link.setAttribute("aria-current", "date");
    return make("li", {}, [link]);
  });
  element("earlier").replaceChildren(...rows);
}

begin();
