/**
 * The board on the page, drawn from a scene and a session:
 *
 *   <svg class="board">
 *     <g aria-hidden="true">  layers from the ground to the focus ring  </g>
 *     <g role="grid">  a row for each line of targets, a gridcell each, one of them in the Tab order
 *
 * Draws; changes nothing. Knows roles and states as names, and no kind.
 */

import { drawn, fitLines, layerOf, layers, middle, svg } from "./draw.js";
import { enclosed } from "./enclosed.js";
import { middleX, middleY } from "./geometry.js";
import { say, together } from "./texts.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Target} Target */
/** @typedef {import("./types.js").Violation} Violation */
/** @typedef {import("./state.js").Session} Session */
/** @typedef {import("./geometry.js").Places} Places */

/** The size of a badge, in cells. */
const BADGE = 0.13;

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
    /** @type {Map<number, SVGElement[]>} */
    this.clues = new Map();
    this.layers = layers(root, this.scene);
    const picture = svg("g", { "aria-hidden": "true" });
    picture.append(patterns(), ...Object.values(this.layers));
    this.grid = svg("g", { role: "grid", class: "cells" });
    root.replaceChildren(picture, this.grid);
    this.lines = fitLines(root, this.scene);
    this.drawScene();
    this.buildGrid();
    this.rings = ["outer", "inner"].map((name) => svg("rect", { class: `ring ${name}`, rx: 0.12 }));
    this.layers.focus.append(...this.rings);
    this.focused = this.scene.targets[0]?.id ?? "";
    this.refresh(this.session.marks.keys());
  }

  /** Stop watching the size. */
  discard() {
    this.lines.disconnect();
  }

  drawScene() {
    this.scene.shapes.forEach((shape, index) => {
      const made = drawn(shape);
      this.layers[layerOf(shape)].append(made);
      this.clues.set(index, [made]);
    });
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
    for (const id of this.cells.keys()) this.name(id);
  }

  /** Draw targets as the session has them, and all counters. @param {Iterable<string>} changed */
  refresh(changed) {
    for (const id of changed) {
      this.paint(id, this.session.state(id));
      this.name(id);
    }
    this.drawCounters();
    this.drawEnclosed();
  }

  /** Draw one target in a state, be it only for the time of a drag. */
  paint(/** @type {string} */ id, /** @type {string} */ state) {
    const target = this.targets.get(id);
    if (!target) return;
    for (const old of this.marks.get(id) ?? []) old.remove();
    const shapes = this.scene.families[target.family].looks[state] ?? [];
    const made = shapes.map((shape) => {
      const element = drawn(shape, target.x, target.y);
      element.classList.add("mark");
      this.layers[layerOf(shape)].append(element);
      return element;
    });
    if (made.length) this.marks.set(id, made);
    else this.marks.delete(id);
  }

  /** What a target is, what state it is in, and how its counters stand. @param {string} id */
  described(id) {
    const target = this.targets.get(id);
    if (!target) return "";
    const name = say(target.label, target.parameters);
    const state = this.stateWord(id);
    const counts = this.session.countersOf(id).map((index) => this.counted(index));
    if (!counts.length) return say("player-target", { name, state });
    return say("player-target-counted", { name, state, counts: together(counts) });
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

  drawCounters() {
    const tints = [];
    const badges = [];
    for (const [index, counter] of this.scene.counters.entries()) {
      const standing = this.session.standing(index);
      if (counter.shape >= 0) {
        for (const clue of this.clues.get(counter.shape) ?? []) clue.setAttribute("data-standing", standing);
        if (standing !== "under" && counter.goal + this.session.counts[index] > 0) {
          const [x, y] = middle(this.scene.shapes[counter.shape]);
          badges.push(badge(standing, x + 0.32, y - 0.3));
        }
      } else if (standing !== "under") {
        const boxes = counter.members.map(([id]) => this.places.boxes.get(id));
        const first = boxes[0];
        if (!first || this.places.joined(counter.members[0][0])) continue;
        for (const box of boxes) if (box) tints.push(tint(box, standing));
        const corner = badge(standing, first.x + 0.2, first.y + 0.2);
        corner.classList.toggle("on-mark", this.session.state(first.id) === counter.state);
        badges.push(corner);
      }
    }
    this.layers.tint.replaceChildren(...tints);
    this.layers.badges.replaceChildren(...badges);
  }

  /** Tint what closed lines enclose, where the scene asks for it (`extra.tint`). */
  drawEnclosed() {
    const state = this.scene.extra["tint-state"];
    if (this.scene.extra.tint !== "loop-interior") return;
    const corners = enclosed(this.scene, (id) => this.places.boxes.has(id) && this.session.state(id) === state);
    const made = corners.map(([x, y]) =>
      svg("rect", { class: "inside", x: x - 0.5, y: y - 0.5, width: 1, height: 1 }),
    );
    this.layers.tint.append(...made);
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

/** @param {{x: number, y: number, width: number, height: number}} box @param {string} standing */
function tint({ x, y, width, height }, standing) {
  return svg("rect", { class: `tint ${standing}`, x, y, width, height });
}

/** A tick for met, a triangle for exceeded. @param {string} standing @param {number} x @param {number} y */
function badge(standing, x, y) {
  const made = svg("g", { class: `badge ${standing}`, transform: `translate(${x} ${y}) scale(${BADGE})` });
  if (standing === "met") made.append(svg("path", { d: "M-0.8 0.1L-0.2 0.7L0.9 -0.7" }));
  else made.append(svg("path", { d: "M0 -1L1.05 0.85H-1.05Z" }), svg("path", { d: "M0 -0.35V0.2M0 0.5V0.52" }));
  return made;
}

/** The box of a cell that is no target itself. @param {string} id */
function cellBox(id) {
  const found = /^r(\d+)c(\d+)$/.exec(id);
  return found ? { x: Number(found[2]) - 1, y: Number(found[1]) - 1, width: 1, height: 1 } : null;
}

/** Stripes for what must be told apart without colour. */
function patterns() {
  const definitions = svg("defs");
  for (const [name, turn] of [["wrong", 45], ["over", -45]]) {
    const pattern = svg("pattern", {
      id: `stripes-${name}`,
      width: 0.16,
      height: 0.16,
      patternUnits: "userSpaceOnUse",
      patternTransform: `rotate(${turn})`,
    });
    pattern.append(svg("rect", { class: `stripe ${name}`, width: 0.055, height: 0.16 }));
    definitions.append(pattern);
  }
  return definitions;
}
