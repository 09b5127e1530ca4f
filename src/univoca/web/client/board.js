/**
 * The board on the page, drawn from a scene and a session:
 *
 *   <svg class="board">
 *     <g aria-hidden="true">  layers from the ground to the focus ring  </g>
 *     <g role="grid">  a row for each line of targets, a gridcell each, one of them in the Tab order
 *
 * Draws; changes nothing. Knows roles and states as names, and no kind.
 */

import { drawn, fitLines, laid, layerOf, layers, names, svg } from "./draw.js";
import { enclosed, squares } from "./enclosed.js";
import { middleX, middleY } from "./geometry.js";
import { highlights } from "./replay.js";
import { Standings } from "./standing.js";
import { say, together } from "./texts.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Target} Target */
/** @typedef {import("./types.js").Violation} Violation */
/** @typedef {import("./state.js").Session} Session */
/** @typedef {import("./geometry.js").Places} Places */

/** How long names may be said at a time before the page gets a turn, in milliseconds. */
const BREATH = 6;

export class Board {
  /** @param {SVGElement} root @param {Session} session @param {Places} places */
  constructor(root, session, places) {
    this.root = root;
    this.session = session;
    this.scene = session.scene;
    this.places = places;
    /** @type {Map<string, Target>} */
    this.targets = new Map(this.scene.targets.map((target) => [target.id, target]));
    /** @type {Map<string, SVGElement[]>} */
    this.marks = new Map();
    /** @type {Map<string, SVGElement>} */
    this.cells = new Map();
    this.layers = layers(root, this.scene);
    /** @type {Set<string>} the edges drawn of those whose inside is tinted */
    this.fence = new Set();
    /** @type {Set<string>} targets whose names are to be said again */
    this.unnamed = new Set();
    this.breath = 0;
    const picture = svg("g", { "aria-hidden": "true" });
    picture.append(patterns(), ...Object.values(this.layers));
    this.grid = svg("g", { role: "grid", class: "cells" });
    root.replaceChildren(picture, this.grid);
    this.lines = fitLines(root, this.scene);
    const clues = laid(this.scene.shapes, this.layers);
    this.buildGrid();
    this.rings = ["outer", "inner"].map((name) => svg("rect", { class: `ring ${name}`, rx: 0.12 }));
    this.layers.focus.append(...this.rings);
    this.focused = this.scene.targets[0]?.id ?? "";
    this.standings = new Standings(session, places, this.layers, clues);
    this.refresh([...this.session.marks.keys()]);
  }

  /** Stop watching the size, and fall silent. */
  discard() {
    this.lines.disconnect();
    this.unnamed.clear();
  }

  buildGrid() {
    this.places.rows.forEach((row) => {
      const line = svg("g", { role: "row" });
      for (const { id, x, y, width, height } of row) {
        const cell = svg("rect", { role: "gridcell", tabindex: -1, x, y, width, height });
        cell.dataset.target = id;
        this.cells.set(id, cell);
        line.append(cell);
      }
      this.grid.append(line);
    });
    this.grid.querySelector("[role=gridcell]")?.setAttribute("tabindex", "0");
  }

  /** Say every name again, as after a change of language. @param {string} name the board's own */
  speak(name) {
    this.grid.setAttribute("aria-label", name);
    this.rename(this.cells.keys());
  }

  /** Draw targets as the session has them, and what counts them. @param {Iterable<string>} changed */
  refresh(changed) {
    for (const id of changed) this.paint(id, this.session.state(id));
    this.standings.refresh(changed);
    this.drawEnclosed(changed);
    this.rename(changed);
  }

  /** Name targets anew, a few at a time: a big board has thousands. @protected @param {Iterable<string>} ids */
  rename(ids) {
    for (const id of ids) this.unnamed.add(id);
    window.clearTimeout(this.breath);
    this.speakOn();
  }

  /** @private */
  speakOn() {
    const end = performance.now() + BREATH;
    for (const id of this.unnamed) {
      this.unnamed.delete(id);
      this.name(id);
      if (performance.now() > end) break;
    }
    if (this.unnamed.size) this.breath = window.setTimeout(() => this.speakOn(), 3 * BREATH);
  }

  /** Draw one target in a state, be it only for the time of a drag. */
  paint(/** @type {string} */ id, /** @type {string} */ state) {
    const target = this.targets.get(id);
    if (!target) return;
    for (const old of this.marks.get(id) ?? []) old.remove();
    const shapes = this.looksOf(target, state);
    const made = shapes.map((shape) => {
      const element = drawn(shape, target.x, target.y);
      element.classList.add("mark");
      element.classList.toggle("tried", this.session.tried(id));
      this.layers[layerOf(shape)].append(element);
      return element;
    });
    if (made.length) this.marks.set(id, made);
    else this.marks.delete(id);
  }

  /** What a target looks like in a state. @param {Target} target @param {string} state */
  looksOf(target, state) {
    return this.scene.families[target.family].looks[state] ?? [];
  }

  /** What a target is, what state it is in, and how its counters stand. @param {string} id */
  described(id) {
    const target = this.targets.get(id);
    if (!target) return "";
    const name = say(target.label, target.parameters);
    const state = this.stateWord(id);
    const counts = this.session.countersOf(id).map((index) => this.counted(index));
    const spoken = this.session.tried(id) ? say("player-state-tried", { state }) : state;
    if (!counts.length) return say("player-target", { name, state: spoken });
    return say("player-target-counted", { name, state: spoken, counts: together(counts) });
  }

  /** @param {string} id */
  stateWord(id) {
    const family = this.scene.families[this.targets.get(id)?.family ?? ""];
    return say(family.words[this.session.state(id)] ?? this.session.state(id));
  }

  /** @private @param {number} index */
  counted(index) {
    const { label, parameters, goal } = this.scene.counters[index];
    return say(label, { ...parameters, count: this.session.counts[index], goal });
  }

  /** @private @param {string} id */
  name(id) {
    this.cells.get(id)?.setAttribute("aria-label", this.described(id));
  }

  /** Put the focus on a target. @param {string} id */
  focus(id) {
    this.follow(id);
    this.cells.get(id)?.focus({ preventScroll: true });
  }

  /** Let the ring and the Tab order follow the focus. @param {string} id */
  follow(id) {
    this.cells.get(this.focused)?.setAttribute("tabindex", "-1");
    this.focused = id;
    const cell = this.cells.get(id);
    const box = this.places.boxes.get(id);
    if (!cell || !box) return;
    this.name(id);
    cell.setAttribute("tabindex", "0");
    for (const side of /** @type {const} */ (["x", "y", "width", "height"])) {
      for (const ring of this.rings) ring.setAttribute(side, String(box[side]));
    }
  }

  /**
   * Tint what closed lines enclose and what they leave out, where the scene asks for it (`extra.tint`).
   * @private @param {Iterable<string>} changed
   */
  drawEnclosed(changed) {
    if (this.scene.extra.tint !== "loop-interior") return;
    const before = this.fence.size;
    let same = true;
    for (const id of changed) {
      const isDrawn = this.session.state(id) === this.scene.extra["tint-state"];
      same &&= isDrawn === this.fence.has(id);
      if (isDrawn) this.fence.add(id);
      else this.fence.delete(id);
    }
    if (same && before === this.fence.size) return;
    const d = squares(enclosed(this.scene, this.fence));
    const { width, height } = this.scene;
    const made = d ? [svg("rect", { class: "beyond", width, height }), svg("path", { class: "inside", d })] : [];
    this.layers.tint.replaceChildren(...made);
  }

  /** Show where rules are broken; an empty list clears. @param {Violation[]} violations */
  accuse(violations) {
    const targets = new Set(violations.flatMap((violation) => violation.targets));
    const made = [...targets].flatMap((id) => {
      const box = this.places.boxes.get(id) ?? cellBox(id);
      if (!box) return [];
      const { x, y, width, height } = box;
      const mark = svg("rect", { class: "accused", fill: "url(#stripes-wrong)", x, y, width, height, rx: 0.08 });
      mark.dataset.target = id;
      return [mark];
    });
    this.layers.wrong.replaceChildren(...made);
  }

  /** Make some of the accused places stand out. @param {string[]} targets */
  point(targets) {
    const wanted = new Set(targets);
    for (const mark of this.layers.wrong.children) {
      const { target = "" } = /** @type {SVGElement} */ (mark).dataset;
      mark.classList.toggle("pointed", wanted.has(target));
    }
  }

  /** Show what a hint speaks of; an empty list clears. @param {string[]} targets */
  hint(targets) {
    const made = highlights(this.places, targets, "hinted-place");
    for (const each of made) each.dataset.hint = targets.join(" ");
    this.layers.hint.replaceChildren(...made, ...(made.length ? names(this.scene) : []));
  }

  /** A quiet wave over the marks, from the middle outwards. */
  celebrate() {
    const { width, height } = this.scene;
    for (const [id, shapes] of this.marks) {
      const box = this.places.boxes.get(id);
      if (!box) continue;
      const far = Math.hypot(middleX(box) - width / 2, middleY(box) - height / 2);
      for (const shape of shapes) shape.style.setProperty("--delay", `${Math.round(far * 60)}ms`);
    }
    this.root.classList.add("solved");
  }
}

/** The box of a cell that is no target itself. @param {string} id */
function cellBox(id) {
  const found = /^r(\d+)c(\d+)$/.exec(id);
  return found ? { x: Number(found[2]) - 1, y: Number(found[1]) - 1, width: 1, height: 1 } : null;
}

/** Stripes for what must be told apart without colour: a pale one beside each, for dark ground. */
function patterns() {
  const stripes = svg("pattern", {
    id: "stripes-wrong",
    width: 0.16,
    height: 0.16,
    patternUnits: "userSpaceOnUse",
    patternTransform: "rotate(45)",
  });
  stripes.append(
    svg("rect", { class: "stripe pale", x: 0.045, width: 0.035, height: 0.16 }),
    svg("rect", { class: "stripe wrong", width: 0.055, height: 0.16 }),
  );
  const definitions = svg("defs");
  definitions.append(stripes);
  return definitions;
}
