/**
 * Everything that the browser keeps as one JSON file, out and in again. Knows no database, no page
 * and no kind.
 *
 *   { "univoca": "progress", "format": 2, "made": "2026-11-30T18:20:00.000Z",
 *     "plays": […], "results": […], "drafts": […], "choices": {"theme": "dark"} }
 *
 * A file is read whole before any of it counts: one bad entry and it is refused.
 */

import { draftOf, FORMAT, playOf, resultOf } from "./schema.js";

/** @typedef {import("./types.js").Saved} Saved */
/** @typedef {import("./types.js").Result} Result */
/** @typedef {import("./types.js").KeptDraft} KeptDraft */
/** @typedef {{plays: Saved[], results: Result[], drafts: KeptDraft[], choices: Record<string, string>}} Contents */

/** Why a file is refused, as a message with parameters. */
export class ArchiveError extends Error {
  /** @param {string} id @param {import("./types.js").Parameters} [parameters] */
  constructor(id, parameters = {}) {
    super(id);
    this.id = id;
    this.parameters = parameters;
  }
}

/** @param {Contents} contents @param {Date} now */
export function packed(contents, now) {
  const head = { univoca: "progress", format: FORMAT, made: now.toISOString() };
  return `${JSON.stringify({ ...head, ...contents }, null, 1)}\n`;
}

/** Read a file's text; raises ArchiveError. @param {string} text @returns {Contents} */
export function unpacked(text) {
  const value = parsed(text);
  if (value?.univoca !== "progress") throw new ArchiveError("player-import-foreign");
  if (Number.isInteger(value.format) && value.format > FORMAT) {
    throw new ArchiveError("player-import-newer", { found: value.format, known: FORMAT });
  }
  if (!Number.isInteger(value.format) || value.format < 1) throw new ArchiveError("player-import-foreign");
  return {
    plays: entries("plays", value.plays, playOf),
    results: entries("results", value.results ?? [], resultOf),
    drafts: entries("drafts", value.drafts ?? [], draftOf),
    choices: chosen(value.choices ?? {}),
  };
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new ArchiveError("player-import-json");
  }
}

/**
 * @template T
 * @param {"plays" | "results" | "drafts"} part @param {unknown} values @param {(value: any) => T | null} read
 * @returns {T[]}
 */
function entries(part, values, read) {
  if (!Array.isArray(values)) throw new ArchiveError("player-import-part", { part });
  return values.map((value, index) => {
    const found = read(value);
    if (found === null) throw new ArchiveError("player-import-entry", { part, number: index + 1 });
    return found;
  });
}

/** @param {any} value @returns {Record<string, string>} */
function chosen(value) {
  const fits = value?.constructor === Object && Object.values(value).every((each) => typeof each === "string");
  if (!fits) throw new ArchiveError("player-import-part", { part: "choices" });
  return value;
}
