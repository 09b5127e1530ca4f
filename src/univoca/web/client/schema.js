/**
 * The forms of what the browser keeps, and how older forms become those of today. Knows no
 * database, no page and no kind.
 *
 * A *play* is one puzzle with its moves. A *result* is how a puzzle was first solved:
 *
 *   { format: 2, puzzle, kind, size: "8x8", difficulty: "easy" | null, recipe: "…#42@1" | null,
 *     time: 81000, moves: 24, hints: 0, date: "2026-11-30T18:20:00.000Z", metadata: {par: 9, …} }
 *
 * `time` is in milliseconds, `date` in UTC; `metadata` holds the kind's own figures. A puzzle has
 * one result, of its first win: undoing, reloading and solving it again add none. A *draft* is a
 * puzzle that is being drawn, with the moves that drew it.
 */

import { RESTART } from "./state.js";

/** @typedef {import("./types.js").Saved} Saved */
/** @typedef {import("./types.js").Result} Result */
/** @typedef {import("./types.js").KeptDraft} KeptDraft */

/** The version of all that is kept: plays, results, and the file that carries them away. */
export const FORMAT = 2;

/** The version of a kept draft; one of another version is never read as this one. */
export const DRAFT_FORMAT = 1;

/** What a result says in fields of its own, and does not say again in `metadata`. */
const COMMON = ["size", "difficulty", "moves"];

/**
 * A play in today's form, from any form that there ever was; null where it is none of them.
 * @param {any} value @returns {Saved | null}
 */
export function playOf(value) {
  const fits =
    Number.isInteger(value?.format) &&
    value.format >= 1 &&
    value.format <= FORMAT &&
    ["puzzle", "kind", "size"].every((name) => typeof value[name] === "string") &&
    textOrNone(value.recipe) &&
    Array.isArray(value.moves) &&
    value.moves.every((/** @type {unknown} */ move) => typeof move === "string") &&
    [value.cursor, value.elapsed, value.updated].every(countable) &&
    typeof value.solved === "boolean";
  if (!fits) return null;
  // Format 1 did not count how often help was asked for.
  return { ...value, format: FORMAT, hints: countable(value.hints) ? value.hints : 0 };
}

/** A result in today's form, or null where the value is none. @param {any} value @returns {Result | null} */
export function resultOf(value) {
  const fits =
    value?.format === FORMAT &&
    ["puzzle", "kind", "size"].every((name) => typeof value[name] === "string") &&
    textOrNone(value.difficulty) &&
    textOrNone(value.recipe) &&
    [value.time, value.moves, value.hints].every(countable) &&
    typeof value.date === "string" &&
    !Number.isNaN(Date.parse(value.date)) &&
    value.metadata?.constructor === Object;
  return fits ? { ...value, date: new Date(value.date).toISOString() } : null;
}

/** A draft, or null where the value is none of today's form. @param {any} value @returns {KeptDraft | null} */
export function draftOf(value) {
  const fits =
    value?.format === DRAFT_FORMAT &&
    ["id", "kind", "base", "puzzle", "size"].every((name) => typeof value[name] === "string") &&
    Array.isArray(value.moves) &&
    value.moves.every((/** @type {unknown} */ move) => typeof move === "string") &&
    [value.cursor, value.floor, value.updated].every(countable);
  return fits ? value : null;
}

/** What a solved play comes to; null while it is none, or where the answer was shown. @param {Saved} play @returns {Result | null} */
export function resultFrom(play) {
  if (!play.solved || play.shown) return null;
  const [, size, tail] = play.recipe?.split("/") ?? [];
  const own = play.result ?? {};
  const figures = { ...play.difficulty?.measures, ...own };
  const since = play.moves.lastIndexOf(RESTART, Math.max(play.cursor - 1, 0));
  return {
    format: FORMAT,
    puzzle: play.puzzle,
    kind: play.kind,
    size: size ?? String(own.size ?? play.size),
    difficulty: tail?.split(/[#@]/)[0] ?? play.difficulty?.label ?? null,
    recipe: play.recipe,
    time: play.elapsed,
    moves: play.cursor - since - 1,
    hints: play.hints ?? 0,
    date: new Date(play.updated).toISOString(),
    metadata: Object.fromEntries(Object.entries(figures).filter(([name]) => !COMMON.includes(name))),
  };
}

/** Of two plays of one puzzle the one that was touched last. @param {Saved | undefined} here @param {Saved} other */
export function laterPlay(here, other) {
  return here && here.updated >= other.updated ? here : other;
}

/** Of two states of one draft the one that was touched last. @param {KeptDraft | undefined} here @param {KeptDraft} other */
export function laterDraft(here, other) {
  return here && here.updated >= other.updated ? here : other;
}

/** Of two results of one puzzle the first win. @param {Result | undefined} here @param {Result} other */
export function firstResult(here, other) {
  return here && here.date <= other.date ? here : other;
}

/** @param {unknown} value */
function textOrNone(value) {
  return value === null || typeof value === "string";
}

/** @param {unknown} value */
function countable(value) {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
