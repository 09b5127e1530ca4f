/**
 * What the browser keeps: every play with its whole puzzle and every result (IndexedDB), and a
 * few choices (localStorage). Where storage is closed the page plays on and keeps nothing. Knows
 * no kind.
 */

import { firstResult, laterPlay, playOf, resultFrom, resultOf } from "./schema.js";
import { openDB } from "./vendor/idb/index.js";

export { FORMAT } from "./schema.js";

/** @typedef {import("./types.js").Saved} Saved */
/** @typedef {import("./types.js").Result} Result */
/** @typedef {import("./vendor/idb/index.js").IDBPDatabase} Database */
/** @typedef {import("./vendor/idb/index.js").IDBPTransaction<unknown, string[], "versionchange">} Upgrade */

/** Raised with each change of the stores below; `upgrade` leads from any older version to it. */
const VERSION = 2;
const PREFIX = "univoca-";

/** @type {Promise<Database> | null} */
let opened = null;

function database() {
  opened ??= openDB("univoca", VERSION, {
    upgrade: (made, before, _, transaction) => upgrade(made, before, transaction),
    blocking: close, // a newer page in another tab waits for this one
    terminated: close,
  });
  return opened;
}

async function close() {
  const closing = opened;
  opened = null;
  (await closing)?.close();
}

/**
 * Version 1 kept plays alone; version 2 results too, and makes them of the plays solved before.
 * @param {Database} made @param {number} before @param {Upgrade} transaction
 */
async function upgrade(made, before, transaction) {
  if (before < 1) made.createObjectStore("plays", { keyPath: "puzzle" }).createIndex("updated", "updated");
  if (before >= 2) return;
  made.createObjectStore("results", { keyPath: "puzzle" }).createIndex("date", "date");
  for (const value of await transaction.objectStore("plays").getAll()) {
    const play = playOf(value);
    if (!play) continue;
    transaction.objectStore("plays").put(play);
    const result = resultFrom(play);
    if (result) transaction.objectStore("results").put(result);
  }
}

/** Keep a play, and its result with the first win. @param {Saved} saved @returns {Promise<boolean>} whether it is kept */
export async function keep(saved) {
  try {
    const transaction = (await database()).transaction(["plays", "results"], "readwrite");
    const result = resultFrom(saved);
    const results = transaction.objectStore("results");
    await Promise.all([
      transaction.objectStore("plays").put(saved),
      result && results.get(saved.puzzle).then((before) => (before ? undefined : results.put(result))),
      transaction.done,
    ]);
    return true;
  } catch {
    return false;
  }
}

/** The kept play of exactly this puzzle, if any. @param {string} puzzle */
export async function kept(puzzle) {
  try {
    return playOf(await (await database()).get("plays", puzzle));
  } catch {
    return null;
  }
}

/** Every play, the one touched last first. @returns {Promise<Saved[]>} */
export async function plays() {
  return all("plays", "updated", playOf);
}

/** Every result, the latest win first. @returns {Promise<Result[]>} */
export async function results() {
  return all("results", "date", resultOf);
}

/**
 * @template T
 * @param {string} store @param {string} index @param {(value: any) => T | null} read @returns {Promise<T[]>}
 */
async function all(store, index, read) {
  try {
    const found = await (await database()).getAllFromIndex(store, index);
    return found.reverse().flatMap((value) => read(value) ?? []);
  } catch {
    return []; // storage is closed: nothing is kept
  }
}

/**
 * Take in what another browser kept: of a play the later state, of a result the first win. All of
 * it comes in or, where that fails, nothing; raises the database's own error then.
 * @param {{plays: Saved[], results: Result[]}} other
 * @returns {Promise<{plays: number, results: number}>} how many of each are new or other than before
 */
export async function merge(other) {
  const transaction = (await database()).transaction(["plays", "results"], "readwrite");
  try {
    const count = {
      plays: await taken(transaction.objectStore("plays"), other.plays, laterPlay),
      results: await taken(transaction.objectStore("results"), other.results, firstResult),
    };
    await transaction.done;
    return count;
  } catch (failure) {
    transaction.done.catch(() => {}); // the failure is told once
    try {
      transaction.abort();
    } catch {
      // it has ended by itself
    }
    throw failure;
  }
}

/**
 * @template {{puzzle: string}} T
 * @param {any} store @param {T[]} values @param {(here: T | undefined, other: T) => T} better
 * @returns {Promise<number>} how many were written
 */
async function taken(store, values, better) {
  let count = 0;
  for (const value of values) {
    const here = await store.get(value.puzzle);
    const chosen = better(here, value);
    if (chosen === here) continue;
    await store.put(chosen);
    count += 1;
  }
  return count;
}

/** @type {Map<string, string | null>} choices of this page, in case storage is closed */
const chosen = new Map();

/** @param {string} name @returns {string | null} */
export function choice(name) {
  try {
    return localStorage.getItem(`${PREFIX}${name}`);
  } catch {
    return chosen.get(name) ?? null;
  }
}

/** @param {string} name @param {string | null} value null forgets it */
export function choose(name, value) {
  chosen.set(name, value);
  try {
    if (value === null) localStorage.removeItem(`${PREFIX}${name}`);
    else localStorage.setItem(`${PREFIX}${name}`, value);
  } catch {
    // storage is closed: the choice lasts as long as the page
  }
}

/** Every choice by its name. @returns {Record<string, string>} */
export function choices() {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX)).sort();
    return Object.fromEntries(names.map((name) => [name.slice(PREFIX.length), localStorage.getItem(name) ?? ""]));
  } catch {
    return {};
  }
}
