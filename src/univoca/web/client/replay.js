/**
 * An explanation replayed on a picture of the board: step by step, with why in words. The play
 * itself stays as it is. Knows no kind.
 */

import { ask } from "./api.js";
import { names, picture, svg } from "./draw.js";
import { Places } from "./geometry.js";
import { label } from "./pieces-parts.js";
import { contour, placeOf, shifted } from "./pieces-shape.js";
import { element } from "./surroundings.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").Play} Play */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Explanation} Explanation */

const CELL = /^r(\d+)c(\d+)$/;

export class Replay {
  /** @param {{failed: (failure: unknown, signal?: AbortSignal) => void, closed: () => void}} page */
  constructor(page) {
    this.page = page;
    this.root = /** @type {any} */ (element("replay"));
    /** @type {Play | null} */
    this.play = null;
    /** @type {Explanation | null} */
    this.told = null;
    this.at = 0;
    /** @type {AbortController | null} */
    this.asking = null;
    /** @type {ResizeObserver | null} */
    this.fitting = null;
    for (const [id, go] of /** @type {[string, () => number][]} */ ([
      ["first", () => 0],
      ["before", () => this.at - 1],
      ["after", () => this.at + 1],
      ["last", () => Infinity],
    ])) {
      element(`replay-${id}`).addEventListener("click", () => this.show(go()));
    }
    element("replay-close").addEventListener("click", () => this.close());
    element("replay-bar").addEventListener("keydown", (event) => this.key(event));
  }

  get open() {
    return this.play !== null;
  }

  /** Ask for the explanation of a puzzle and show its first step. @param {Play} play */
  async begin(play) {
    this.asking?.abort();
    const mine = new AbortController();
    this.asking = mine;
    try {
      const told = await ask({ do: "explain", puzzle: play.puzzle }, mine.signal);
      if (this.asking !== mine) return;
      this.play = play;
      this.told = told;
      document.body.dataset.replay = "open";
      element("replay-bar").hidden = false;
      this.root.toggleAttribute("hidden", false);
      this.show(0);
      element("replay-after").focus();
    } catch (failure) {
      if (!mine.signal.aborted) this.page.failed(failure);
    }
  }

  close() {
    this.asking?.abort();
    this.asking = null;
    if (!this.open) return;
    this.play = this.told = null;
    this.fitting?.disconnect();
    delete document.body.dataset.replay;
    element("replay-bar").hidden = true;
    this.root.toggleAttribute("hidden", true);
    this.root.replaceChildren();
    this.page.closed();
  }

  /** Say it again in another language, at the same step. */
  async speakAgain() {
    const { at, play } = this;
    if (!play) return;
    await this.begin(play);
    this.show(at);
  }

  /** @param {number} at the number of the step, from 0 */
  show(at) {
    const { play, told } = this;
    if (!play || !told) return;
    const { steps } = told;
    this.at = Math.max(0, Math.min(at, steps.length - 1));
    /** @type {Record<string, string>} */
    const marks = {};
    for (const step of steps.slice(0, this.at + 1)) Object.assign(marks, step.marks);
    this.fitting?.disconnect();
    this.fitting = picture(this.root, play.scene, marks);
    if (steps.length) this.highlight(play, steps[this.at]);
    this.root.append(...named(play.scene, marks));
    this.say(steps);
    for (const [id, off] of /** @type {[string, boolean][]} */ ([
      ["first", this.at === 0],
      ["before", this.at === 0],
      ["after", this.at >= steps.length - 1],
      ["last", this.at >= steps.length - 1],
    ])) {
      element(`replay-${id}`).setAttribute("aria-disabled", String(off));
    }
  }

  /** @private @param {Step[]} steps */
  say(steps) {
    const step = steps[this.at];
    const last = this.at >= steps.length - 1;
    const end = last && this.told ? this.told.ending : "";
    element("replay-count").textContent = say("player-replay-step", { number: step ? this.at + 1 : 0, all: steps.length });
    element("replay-name").textContent = step?.name ?? "";
    element("replay-text").textContent = [...(step?.sentences ?? []), end].filter(Boolean).join(" ");
  }

  /** @private @param {Play} play @param {Step} step */
  highlight(play, { areas, targets, marks }) {
    const places = new Places(play.scene);
    const layer = svg("g", { class: "layer-hint" });
    layer.append(...highlights(places, [...areas, ...targets], "hinted-place"));
    layer.append(...highlights(places, Object.keys(marks), "hinted"));
    this.root.append(layer);
  }

  /** @private @param {KeyboardEvent} event */
  key(event) {
    /** @type {Record<string, number>} */
    const steps = { ArrowRight: this.at + 1, ArrowLeft: this.at - 1, Home: 0, End: Infinity };
    if (event.key === "Escape") this.close();
    else if (event.key in steps) this.show(steps[event.key]);
    else return;
    event.preventDefault();
  }
}

/**
 * What the sentences call regions and pieces, where they lie.
 * @param {Scene} scene @param {Record<string, string>} marks
 */
function named(scene, marks) {
  /** @type {[string, [number, number][]][]} */
  const lying = [];
  /** @type {Map<string, string[]>} */
  const cover = new Map();
  for (const { id, orientations, start } of scene.pieces) {
    const place = placeOf(marks[id] ?? start);
    const cells = place ? shifted(orientations[place.name] ?? [], place.row, place.column) : [];
    if (cells.length) lying.push([id, cells]);
    for (const cell of cells) cover.set(String(cell), [...(cover.get(String(cell)) ?? []), id]);
  }
  const taken = new Set();
  return [...names(scene), ...lying.map(([id, cells]) => label(id, cells, cover, taken))];
}

/**
 * Outlines around targets: cells that touch as one area, edges one by one.
 * @param {Places} places @param {string[]} targets @param {string} name the class
 */
export function highlights(places, targets, name) {
  const cells = [];
  const boxes = [];
  for (const id of new Set(targets)) {
    const found = CELL.exec(id);
    const box = places.boxes.get(id);
    if (found) cells.push(/** @type {[number, number]} */ ([Number(found[1]) - 1, Number(found[2]) - 1]));
    else if (box) boxes.push(box);
  }
  const made = boxes.map(({ x, y, width, height }) => svg("rect", { class: name, x, y, width, height, rx: 0.1 }));
  if (cells.length) made.push(svg("path", { class: name, d: contour(cells, 0.05, 0.12) }));
  return made;
}
