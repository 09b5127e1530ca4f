/**
 * How counters stand, shown on the board: a clue dims and gets a tick when met, a triangle when
 * exceeded; a region is tinted; the border that a pair of regions shares becomes a seam. Redraws
 * only what has changed. Knows no kind.
 */

import { middle, svg } from "./draw.js";

/** @typedef {import("./state.js").Session} Session */
/** @typedef {import("./geometry.js").Places} Places */

/** The size of a badge, in cells. */
const BADGE = 0.13;

export class Standings {
  /**
   * @param {Session} session @param {Places} places
   * @param {Record<string, SVGElement>} layers @param {Map<number, SVGElement>} clues by shape
   */
  constructor(session, places, layers, clues) {
    this.session = session;
    this.scene = session.scene;
    this.places = places;
    this.layers = layers;
    this.clues = clues;
    /** @type {Map<number, {face: string, elements: SVGElement[]}>} what is drawn of each counter */
    this.shown = new Map();
    this.scene.counters.forEach((_, index) => this.draw(index));
  }

  /** Draw again what these targets count for. @param {Iterable<string>} changed */
  refresh(changed) {
    const indices = new Set();
    for (const id of changed) for (const index of this.session.countersOf(id)) indices.add(index);
    for (const index of indices) this.draw(index);
  }

  /** Whether nothing is asked for and nothing is there: neither met nor missed. @private @param {number} index */
  idle(index) {
    return this.scene.counters[index].goal + this.session.counts[index] === 0;
  }

  /** @private @param {number} index */
  draw(index) {
    const { members, state } = this.scene.counters[index];
    const standing = this.idle(index) ? "under" : this.session.standing(index);
    const marked = members.length > 0 && this.session.state(members[0][0]) === state;
    const face = `${standing} ${marked}`;
    const before = this.shown.get(index);
    if (before?.face === face) return;
    before?.elements.forEach((element) => element.remove());
    const elements = standing === "under" ? [] : this.made(index, standing, marked);
    this.shown.set(index, { face, elements });
    this.clues.get(this.scene.counters[index].shape)?.setAttribute("data-standing", standing);
  }

  /** @private @param {number} index @param {string} standing @param {boolean} marked */
  made(index, standing, marked) {
    const { shape, members } = this.scene.counters[index];
    if (shape >= 0) {
      const [x, y] = middle(this.scene.shapes[shape]);
      return [this.into("badges", badge(standing, x + 0.32, y - 0.3))];
    }
    if (members.length && this.places.joined(members[0][0])) return [this.into("seam", this.seam(members, standing))];
    return this.region(members, standing, marked);
  }

  /** @private @param {[string, number][]} members @param {string} standing @param {boolean} marked */
  region(members, standing, marked) {
    const boxes = members.flatMap(([id]) => this.places.boxes.get(id) ?? []);
    if (!boxes.length) return [];
    const d = boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join("");
    const corner = badge(standing, boxes[0].x + 0.2, boxes[0].y + 0.2);
    corner.classList.toggle("on-mark", marked);
    return [this.into("tint", svg("path", { class: `tint ${standing}`, d })), this.into("badges", corner)];
  }

  /** The border edges of a pair of regions as a seam. @private @param {[string, number][]} members @param {string} standing */
  seam(members, standing) {
    const d = members.map(([id]) => this.places.side(id)).join("");
    const made = svg("g", { class: `seam ${standing}` });
    made.append(svg("path", { d }), svg("path", { d }));
    return made;
  }

  /** @private @param {string} layer @param {SVGElement} element */
  into(layer, element) {
    this.layers[layer].append(element);
    return element;
  }
}

/** A tick for met, a triangle for exceeded. @param {string} standing @param {number} x @param {number} y */
function badge(standing, x, y) {
  const made = svg("g", { class: `badge ${standing}`, transform: `translate(${x} ${y}) scale(${BADGE})` });
  if (standing === "met") made.append(svg("path", { d: "M-0.8 0.1L-0.2 0.7L0.9 -0.7" }));
  else made.append(svg("path", { d: "M0 -1L1.05 0.85H-1.05Z" }), svg("path", { d: "M0 -0.35V0.2M0 0.5V0.52" }));
  return made;
}
