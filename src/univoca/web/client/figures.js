/**
 * What results come to: best and median times, days, streaks. Knows no page and no kind.
 *
 * The best time counts only what was solved without help; the median counts everything.
 */

import { dayOf, dayOfRecipe, daysBetween, later } from "./daily.js";

/** @typedef {import("./types.js").Result} Result */
/** @typedef {import("./daily.js").Daily} Daily */
/** @typedef {{kind: string, size: string, difficulty: string | null, count: number, best: number | null, median: number}} Group */

/** The middle of some numbers, or of the two in the middle. @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const half = sorted.length / 2;
  return (sorted[Math.floor(half)] + sorted[Math.ceil(half) - 1]) / 2;
}

/** @param {{kind: string, size: string, difficulty: string | null}} of */
export function groupOf({ kind, size, difficulty }) {
  return [kind, size, difficulty ?? ""].join("/");
}

/** Times by kind, size and difficulty, in the order of the first result of each. @param {Result[]} results @returns {Group[]} */
export function groups(results) {
  /** @type {Map<string, Result[]>} */
  const found = new Map();
  for (const result of results) {
    const key = groupOf(result);
    found.set(key, [...(found.get(key) ?? []), result]);
  }
  return [...found.values()].map((members) => {
    const { kind, size, difficulty } = members[0];
    const alone = members.filter(({ hints }) => hints === 0).map(({ time }) => time);
    const best = alone.length ? Math.min(...alone) : null;
    return { kind, size, difficulty, count: members.length, best, median: median(members.map(({ time }) => time)) };
  });
}

/** How many were solved on each UTC date. @param {Result[]} results @returns {Map<string, number>} */
export function days(results) {
  const found = new Map();
  for (const { date } of results) {
    const day = dayOf(Date.parse(date));
    found.set(day, (found.get(day) ?? 0) + 1);
  }
  return found;
}

/**
 * The days in a row on which a puzzle of the day was solved, on the day itself: the row that still
 * goes on (today may be yet to come), and the longest ever.
 * @param {Result[]} results @param {Daily[]} kinds @param {string} today
 */
export function streaks(results, kinds, today) {
  const kept = new Set(
    results.flatMap(({ recipe, date }) => {
      const day = dayOfRecipe(recipe, kinds);
      return day !== null && day === dayOf(Date.parse(date)) ? [day] : [];
    }),
  );
  let longest = 0;
  let row = 0;
  let before = "";
  for (const day of [...kept].sort()) {
    row = before && daysBetween(day, before) === 1 ? row + 1 : 1;
    longest = Math.max(longest, row);
    before = day;
  }
  const last = kept.has(today) ? today : later(today, -1);
  return { current: rowUpTo(kept, last), longest, today: kept.has(today) };
}

/** @param {Set<string>} kept @param {string} last */
function rowUpTo(kept, last) {
  let count = 0;
  for (let day = last; kept.has(day); day = later(day, -1)) count += 1;
  return count;
}
