/**
 * What the browser keeps: every play with its whole puzzle (IndexedDB), and a few choices
 * (localStorage). Where storage is closed the page plays on and keeps nothing. Knows no kind.
 */

import { openDB } from "./vendor/idb/index.js";

/** @typedef {import("./types.js").Saved} Saved */

/** The version of a saved play; one of another version is never read as this one. */
export const FORMAT = 1;

/** @type {Promise<import("./vendor/idb/index.js").IDBPDatabase> | null} */
let opened = null;

function database() {
  opened ??= openDB("univoca", 1, {
    upgrade(made) {
      const plays = made.createObjectStore("plays", { keyPath: "puzzle" });
      plays.createIndex("updated", "updated");
    },
  });
  return opened;
}

/** Keep a play. @param {Saved} saved @returns {Promise<boolean>} whether it is kept */
export async function keep(saved) {
  try {
    await (await database()).put("plays", saved);
    return true;
  } catch {
    return false;
  }
}

/** The kept play of exactly this puzzle, if any. @param {string} puzzle */
export async function kept(puzzle) {
  try {
    return whole(await (await database()).get("plays", puzzle));
  } catch {
    return null;
  }
}

/** The unsolved play of each kind that was touched last, by kind. */
export async function unfinished() {
  /** @type {Map<string, Saved>} */
  const latest = new Map();
  try {
    const all = await (await database()).getAllFromIndex("plays", "updated");
    for (const each of all) {
      const saved = whole(each);
      if (saved && !saved.solved && saved.cursor > 0) latest.set(saved.kind, saved);
    }
  } catch {
    // nothing is kept, so nothing is unfinished
  }
  return latest;
}

/** @param {any} value @returns {Saved | null} */
function whole(value) {
  const fits =
    value?.format === FORMAT && typeof value.puzzle === "string" && Array.isArray(value.moves);
  return fits ? value : null;
}

/** @type {Map<string, string | null>} choices of this page, in case storage is closed */
const chosen = new Map();

/** @param {string} name @returns {string | null} */
export function choice(name) {
  try {
    return localStorage.getItem(`univoca-${name}`);
  } catch {
    return chosen.get(name) ?? null;
  }
}

/** @param {string} name @param {string | null} value null forgets it */
export function choose(name, value) {
  chosen.set(name, value);
  try {
    if (value === null) localStorage.removeItem(`univoca-${name}`);
    else localStorage.setItem(`univoca-${name}`, value);
  } catch {
    // storage is closed: the choice lasts as long as the page
  }
}
