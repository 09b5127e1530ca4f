/**
 * The puzzle of the day: for each kind and UTC date one recipe, the same for everyone. Knows no
 * page and no kind. The twin of `daily.py`; a test holds the two together.
 */

/** @typedef {import("./types.js").KindCard} KindCard */
/** @typedef {Pick<KindCard, "id" | "daily" | "generator_version">} Daily */

/** The first date that has puzzles. */
export const FIRST = "2000-01-01";
const DAY = 86_400_000;

/** The UTC date of a moment, such as `2026-12-01`. */
export function dayOf(time = Date.now()) {
  return new Date(time).toISOString().slice(0, 10);
}

/** A date where the text is one, else null. @param {string | null} text */
export function readDay(text) {
  const time = /^\d{4}-\d\d-\d\d$/.test(text ?? "") ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return Number.isNaN(time) || dayOf(time) !== text ? null : text;
}

/** The date some days later, or earlier. @param {string} day @param {number} days */
export function later(day, days) {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY);
}

/** How many days one date lies after another. @param {string} day @param {string} before */
export function daysBetween(day, before) {
  return Math.round((Date.parse(day) - Date.parse(before)) / DAY);
}

/** From Monday, 0, to Sunday, 6. @param {string} day */
export function weekday(day) {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** The recipe of a kind on a date. @param {Daily} kind @param {string} day */
export function dailyRecipe(kind, day) {
  return `${kind.id}/${kind.daily[weekday(day)]}#${Number(day.replaceAll("-", ""))}@${kind.generator_version}`;
}

/** Whether two recipes mean one puzzle of the day, whichever generator made it. @param {string | null} one @param {string | null} other */
export function sameRecipe(one, other) {
  return one !== null && one.split("@")[0] === other?.split("@")[0];
}

/**
 * The date whose puzzle of the day a recipe makes, or null where it is of no day.
 * @param {string | null} recipe @param {Daily[]} kinds
 */
export function dayOfRecipe(recipe, kinds) {
  const [, name, year, month, date] = /^([^/]+)\/.*#(\d{4})(\d\d)(\d\d)(@|$)/.exec(recipe ?? "") ?? [];
  const day = readDay(`${year}-${month}-${date}`);
  const kind = kinds.find(({ id }) => id === name);
  return day && kind && sameRecipe(dailyRecipe(kind, day), recipe) ? day : null;
}

/** Where the puzzle of a recipe is made and played. @param {string} recipe */
export function recipeAddress(recipe) {
  const [name, seed] = recipe.split(/[#@]/);
  const [kind, size, difficulty] = name.split("/");
  return `/play?${new URLSearchParams({ kind, size, difficulty, seed })}`;
}
