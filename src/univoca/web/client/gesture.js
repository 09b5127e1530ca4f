/**
 * What one press, drag or tap changes, from where it begins to where it ends. Points are in cells.
 * Knows no DOM and no kind.
 *
 * On cells the first one's new state is painted over all that were in the same state as the first;
 * on edges a drag from cell to cell draws (or takes back) a path, and a tap changes the nearest.
 */

import { walk } from "./geometry.js";

/** @typedef {import("./state.js").Session} Session */
/** @typedef {import("./geometry.js").Places} Places */
/** @typedef {import("./geometry.js").Cell} Cell */

/** The length of the steps in which a fast drag is followed, in cells. */
const STEP = 0.4;

export class Gesture {
  /**
   * @param {Session} session @param {Places} places
   * @param {number} x @param {number} y @param {number} reach @param {boolean} second
   */
  constructor(session, places, x, y, reach, second) {
    this.session = session;
    this.places = places;
    this.start = places.at(x, y, reach);
    this.from = this.start ? session.state(this.start) : null;
    this.second = second;
    /** @type {Map<string, string>} */
    this.changes = new Map();
    this.x = x;
    this.y = y;
    this.moved = false;
    /** @type {Cell | null} */
    this.cell = places.hasEdges ? places.cellAt(x, y) : null;
    /** @type {string[]} */
    this.path = [];
    /** @type {string | null} */
    this.brush = null;
    this.begin();
  }

  /** @private */
  begin() {
    this.changes.clear();
    if (!this.start) return;
    this.brush = this.second ? toggled(this.session, this.start, 2) : this.session.next(this.start);
    this.changes.set(this.start, this.brush);
  }

  /** Turn into the second mark, as a long press does, unless it has moved on. */
  become() {
    if (this.moved || !this.start) return false;
    this.second = true;
    this.begin();
    return true;
  }

  /** @param {number} x @param {number} y */
  follow(x, y) {
    const steps = Math.max(1, Math.ceil(Math.hypot(x - this.x, y - this.y) / STEP));
    const [fromX, fromY] = [this.x, this.y];
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      this.pass(fromX + (x - fromX) * share, fromY + (y - fromY) * share);
    }
    [this.x, this.y] = [x, y];
  }

  /** @private @param {number} x @param {number} y */
  pass(x, y) {
    if (this.places.hasEdges) this.passCell(x, y);
    else this.passTarget(this.places.at(x, y));
  }

  /** @private @param {string | null} target */
  passTarget(target) {
    if (!target || target === this.start || this.changes.has(target) || this.brush === null) return;
    this.moved = true;
    const fits = this.session.statesOf(target).includes(this.brush);
    if (fits && this.session.state(target) === this.from) this.changes.set(target, this.brush);
  }

  /** @private @param {number} x @param {number} y */
  passCell(x, y) {
    const cell = this.places.cellAt(x, y);
    if (!cell || same(cell, this.cell)) return;
    if (!this.cell) this.cell = this.opposite(cell);
    for (const next of this.cell ? walk(this.cell, cell) : []) {
      if (this.cell) this.passEdge(this.places.edge(this.cell, next));
      this.cell = next;
    }
    this.cell = cell;
  }

  /** Where a path came from that began on an edge of this cell. @private @param {Cell} cell */
  opposite(cell) {
    const ends = this.start ? this.places.joined(this.start) : null;
    if (!ends) return null;
    if (same(ends[0], cell)) return ends[1];
    return same(ends[1], cell) ? ends[0] : null;
  }

  /** @private @param {string | null} edge */
  passEdge(edge) {
    if (!edge) return;
    if (!this.moved) {
      this.moved = true;
      this.changes.clear();
      this.brush = toggled(this.session, edge, this.second ? 2 : 1);
    }
    if (this.path.at(-1) === edge) {
      this.path.pop(); // the way back takes back
      this.changes.delete(edge);
      return;
    }
    this.path.push(edge);
    if (this.brush !== null) this.changes.set(edge, this.brush);
  }
}

/**
 * The state with this index, or the untouched one where it is there already.
 * @param {Session} session @param {string} target @param {number} index
 */
export function toggled(session, target, index) {
  const states = session.statesOf(target);
  const wanted = states[Math.min(index, states.length - 1)];
  return session.state(target) === wanted ? states[0] : wanted;
}

/** @param {Cell} one @param {Cell | null} other */
function same(one, other) {
  return other !== null && one.row === other.row && one.column === other.column;
}
