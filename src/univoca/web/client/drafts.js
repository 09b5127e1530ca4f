/**
 * The puzzles that are being drawn, kept in a database of their own in the browser. Where storage is
 * closed the page goes on and keeps nothing. Knows no kind.
 */

import { draftOf, laterDraft } from "./schema.js";
import { openDB } from "./vendor/idb/index.js";

/** @typedef {import("./types.js").KeptDraft} KeptDraft */

/** Drafts that are kept; those that were touched longest ago go first. */
const MOST = 30;

/** @type {Promise<import("./vendor/idb/index.js").IDBPDatabase> | null} */
let opened = null;

function database() {
  opened ??= openDB("univoca-drafts", 1, {
    upgrade(made) {
      made.createObjectStore("drafts", { keyPath: "id" }).createIndex("updated", "updated");
    },
  });
  return opened;
}

/** A name that no draft has had before, most likely. */
export function freshName() {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  return `d${Date.now().toString(36)}${number.toString(36)}`;
}

/** @param {KeptDraft} draft @returns {Promise<boolean>} whether it is kept */
export async function keepDraft(draft) {
  try {
    const store = (await database()).transaction("drafts", "readwrite").store;
    await store.put(draft);
    await fewer(store);
    return true;
  } catch {
    return false;
  }
}

/**
 * Take in the drafts of another browser, of each the later state, and keep the last ones of all;
 * raises the database's own error where that fails.
 * @param {KeptDraft[]} others @returns {Promise<number>} how many are new or other than before
 */
export async function mergeDrafts(others) {
  const transaction = (await database()).transaction("drafts", "readwrite");
  let count = 0;
  for (const other of others) {
    const here = await transaction.store.get(other.id);
    if (laterDraft(here, other) === here) continue;
    await transaction.store.put(other);
    count += 1;
  }
  await fewer(transaction.store);
  await transaction.done;
  return count;
}

/** @param {any} store */
async function fewer(store) {
  const names = await store.index("updated").getAllKeys();
  for (const name of names.slice(0, Math.max(0, names.length - MOST))) await store.delete(name);
}

/** The drafts, the one touched last first. @returns {Promise<KeptDraft[]>} */
export async function drafts() {
  try {
    const found = await (await database()).getAllFromIndex("drafts", "updated");
    return found.reverse().filter((one) => draftOf(one) !== null);
  } catch {
    return [];
  }
}
