/**
 * Opening anything: a text, a file, or what is dropped on the page; where it holds several puzzles,
 * a list to choose from. What lies on the table stays kept. Knows no kind.
 */

import { EngineError, ask } from "./api.js";
import { playAddress } from "./address.js";
import { withPieces } from "./pieces.js";
import { FORMAT, keep, kept } from "./store.js";
import { make } from "./surroundings.js";
import { PackList } from "./pack-list.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").Play} Play */
/** @typedef {{line: number, kind: string, size: string, difficulty: string | null}} Entry */
/** @typedef {{puzzles: Entry[], refused: {line: number, sentence: string}[]}} Contents */
/**
 * Where the opener speaks: `say` shows one sentence (none clears it), `wait` that work goes on.
 * @typedef {{say: (sentence: string) => void, wait: (busy: boolean) => void}} Voice
 */

/** Bytes of the largest file that is opened. */
export const LIMIT = 1_000_000;
/** Characters of a pack that are looked through at a time: its quotes are escaped on the way. */
const PART = 400_000;

export class Opener {
  /** @param {Voice} voice @param {(play: Play) => unknown} [arrive] what to do with an opened puzzle */
  constructor(voice, arrive = toPlay) {
    this.voice = voice;
    this.arrive = arrive;
    this.list = new PackList();
    /** @type {AbortController | null} */
    this.work = null;
  }

  /** Take files and texts that are dropped anywhere on the page. */
  takeDrops() {
    const words = make("p");
    const veil = make("div", { class: "veil", "aria-hidden": "true", hidden: "" }, [words]);
    document.body.append(veil);
    const over = (/** @type {DragEvent} */ event) => {
      if (!event.dataTransfer?.types.some((type) => type === "Files" || type === "text/plain")) return;
      event.preventDefault();
      words.textContent = say("open-drop");
      veil.hidden = false;
    };
    document.addEventListener("dragenter", over);
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) veil.hidden = true;
    });
    document.addEventListener("drop", (event) => {
      veil.hidden = true;
      const data = event.dataTransfer;
      if (!data) return;
      event.preventDefault();
      if (data.files.length) this.takeFile(data.files[0]);
      else this.take(data.getData("text/plain"));
    });
  }

  /** @param {File} file */
  async takeFile(file) {
    if (file.size > LIMIT) {
      this.voice.say(say("open-file-large", { name: file.name, limit: LIMIT / 1_000_000 }));
      return;
    }
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      await this.take(text);
    } catch (failure) {
      if (!(failure instanceof TypeError)) throw failure;
      this.voice.say(say("open-file-text", { name: file.name }));
    }
  }

  /** @param {string} text whatever the player has */
  async take(text) {
    await this.during(async (signal) => {
      const found = await contents(text, signal);
      const [only] = found.puzzles;
      if (found.puzzles.length === 1) await this.open(partOf(text, only), signal);
      else if (!only) this.voice.say(found.refused[0]?.sentence ?? say("open-nothing"));
      else this.list.show(found, (entry) => this.during((mine) => this.open(partOf(text, entry), mine)));
    });
  }

  /** @private @param {string} text @param {AbortSignal} signal */
  async open(text, signal) {
    const play = await ask({ do: "open", text }, signal);
    this.list.close();
    await this.arrive(play);
  }

  /** @private @param {(signal: AbortSignal) => Promise<void>} work of which only the last counts */
  async during(work) {
    this.work?.abort();
    const mine = new AbortController();
    this.work = mine;
    this.voice.say("");
    this.voice.wait(true);
    try {
      await work(mine.signal);
    } catch (failure) {
      if (mine.signal.aborted) return;
      if (!(failure instanceof EngineError)) throw failure;
      if (this.list.open) this.list.refuse(failure.message);
      else this.voice.say(failure.message);
    } finally {
      if (this.work === mine) this.voice.wait(false);
    }
  }
}

/**
 * What puzzles a text holds; long packs are looked through part by part.
 * @param {string} text @param {AbortSignal} signal @returns {Promise<Contents>}
 */
async function contents(text, signal) {
  /** @type {Contents} */
  const all = { puzzles: [], refused: [] };
  for (const { first, part } of parts(text)) {
    /** @type {Contents} */
    const found = await ask({ do: "contents", text: part }, signal);
    const place = (/** @type {number} */ line) => (first || line ? first + Math.max(line, 1 + blankLines(part)) : 0);
    if (first === 0 && part === text) return found;
    all.puzzles.push(...found.puzzles.map((entry) => ({ ...entry, line: place(entry.line) })));
    all.refused.push(...found.refused.map((entry) => ({ ...entry, line: place(entry.line) })));
  }
  return all;
}

/** @param {string} part the blank lines that it begins with */
function blankLines(part) {
  return (/^\s*/.exec(part)?.[0].match(/\n/g) ?? []).length;
}

/** A text cut into parts of whole lines, each with how many lines come before it. @param {string} text */
export function parts(text) {
  if (text.length <= PART || !/^\s*(\{|univoca:|https?:)/.test(text)) return [{ first: 0, part: text }];
  const found = [];
  let start = 0;
  let first = 0;
  while (start < text.length) {
    const end = text.length - start <= PART ? text.length : 1 + Math.max(text.lastIndexOf("\n", start + PART), text.indexOf("\n", start));
    const part = text.slice(start, end > start ? end : text.length);
    found.push({ first, part });
    first += part.split("\n").length - 1;
    start += part.length;
  }
  return found;
}

/** The line of a text that an entry stands in, or all of it. @param {string} text @param {Entry} entry */
function partOf(text, entry) {
  return entry.line ? text.split(/\r\n|\r|\n/)[entry.line - 1] : text;
}

/** Play an opened puzzle, the marks that came with it as the first move. @param {Play} play */
export async function toPlay(play) {
  await keepMarks(play);
  location.assign(playAddress(play.puzzle));
}

/** @param {Play} play */
async function keepMarks({ kind, puzzle, recipe, marks, scene }) {
  const sign = withPieces(scene) ? "@" : "=";
  const move = Object.entries(marks).map(([target, state]) => `${target}${sign}${state}`).join(" ");
  if (await kept(puzzle)) return;
  await keep({
    format: FORMAT,
    puzzle,
    kind,
    size: `${scene.width}x${scene.height}`,
    recipe,
    moves: move ? [move] : [],
    cursor: move ? 1 : 0,
    elapsed: 0,
    solved: false,
    updated: Date.now(),
  });
}
