/**
 * The puzzles that are being drawn, kept in a database of their own in the browser. Where storage is
 * closed the page goes on and keeps nothing. Knows no kind.
 */

import { openDB } from "./vendor/idb/index.js";

/** @typedef {import("./types.js").KeptDraft} KeptDraft */

/** The version of a kept draft; one of another version is never read as this one. */
export const DRAFT_FORMAT = 1;
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
    const names = await store.index("updated").getAllKeys();
    for (const name of names.slice(0, Math.max(0, names.length - MOST))) await store.delete(name);
    return true;
  } catch {
    return false;
  }
}

/** The drafts, the one touched last first. @returns {Promise<KeptDraft[]>} */
export async function drafts() {
  try {
    const found = await (await database()).getAllFromIndex("drafts", "updated");
    return found.reverse().filter(whole);
  } catch {
    return [];
  }
}

/** @param {any} value */
function whole(value) {
  return (
    value?.format === DRAFT_FORMAT &&
    ["id", "kind", "base", "puzzle", "size"].every((name) => typeof value[name] === "string") &&
    Array.isArray(value.moves) &&
    ["cursor", "floor", "updated"].every((name) => Number.isFinite(value[name]))
  );
}
