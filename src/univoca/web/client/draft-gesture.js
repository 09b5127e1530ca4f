/**
 * What one press, drag or tap does to a draft. Knows no DOM and no kind.
 *
 * On a target with fields a tap selects it, a tap on the one that is selected goes on to its next
 * value, and a drag sets the value that is named after its direction. On the cells of a board in
 * regions it depends on the mode: `borders` draws or takes away borders along the drag, `grow` lets
 * the region where it begins take in the cells it crosses, `new` makes them a region of their own.
 */

import { cellOf, cornerAt, edgeAt, edgesAlong, inside, paintedBorders } from "./draft-geometry.js";
import { walk } from "./geometry.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./geometry.js").Places} Places */
/** @typedef {"borders" | "grow" | "new"} Mode */

export const MODES = /** @type {Mode[]} */ (["borders", "grow", "new"]);
/** How far a drag goes until it has a direction, in cells. */
const AIMED = 0.45;
/** The length of the steps in which a fast drag is followed, in cells. */
const STEP = 0.2;

export class DraftGesture {
  /**
   * @param {Draft} draft @param {Places} places @param {number} x @param {number} y @param {number} reach
   * @param {{second: boolean, mode: Mode, selected: string | null}} how
   */
  constructor(draft, places, x, y, reach, how) {
    this.draft = draft;
    this.session = draft;
    this.places = places;
    this.mode = how.second ? (how.mode === "new" ? "grow" : "new") : how.mode;
    this.second = how.second;
    this.selected = how.selected;
    this.x = x;
    this.y = y;
    /** Where the drag is now. @type {[number, number]} */
    this.last = [x, y];
    this.start = places.at(x, y, reach);
    this.moved = false;
    /** @type {Map<string, string>} */
    this.changes = new Map();
    this.painting = this.start !== null && !draft.fieldsOf(this.start).length && draft.sheet.divides.length > 0;
    this.cell = this.cellUnder(x, y);
    this.painted = new Set(this.cell && this.painting ? [this.index(this.cell)] : []);
    this.grown = this.painting && this.cell ? this.regionOf(this.index(this.cell)) : new Set();
    this.corner = cornerAt(x, y);
    /** @type {string | null} what the drag does to each border */
    this.brush = null;
    this.tap();
  }

  /** @private */
  tap() {
    this.changes.clear();
    if (!this.start) return;
    if (!this.painting) {
      if (this.selected === this.start) this.changes.set(this.start, this.next(this.start));
    } else if (this.mode === "borders") {
      const edge = edgeAt(this.x, this.y, this.draft.sheet);
      if (edge) this.border(edge);
    } else if (this.mode === "new") this.paint();
  }

  /** @private @param {string} target */
  next(target) {
    const fields = this.draft.fieldsOf(target);
    const choice = fields.findIndex(({ bounds }, at) => !bounds && at === (this.second ? 1 : 0));
    return this.draft.stepped(target, Math.max(choice, 0), this.second && choice < 0 ? -1 : 1);
  }

  /** Turn into the second meaning, as a long press does, unless it has moved on. */
  become() {
    if (this.moved || !this.start) return false;
    this.second = true;
    this.selected = this.start;
    if (this.painting) this.mode = this.mode === "new" ? "grow" : "new";
    this.tap();
    return true;
  }

  /** @param {number} x @param {number} y */
  follow(x, y) {
    const [fromX, fromY] = this.last;
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / STEP));
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      this.pass(fromX + (x - fromX) * share, fromY + (y - fromY) * share);
    }
    this.last = [x, y];
  }

  /** @private @param {number} x @param {number} y */
  pass(x, y) {
    if (!this.painting) this.aim(x, y);
    else if (this.mode === "borders") this.draw(x, y);
    else this.cross(x, y);
  }

  /** The value that is named after the way from the start. @private @param {number} x @param {number} y */
  aim(x, y) {
    const [right, down] = [x - this.x, y - this.y];
    if (!this.start || Math.max(Math.abs(right), Math.abs(down)) < AIMED) return;
    this.moved = true;
    const way = Math.abs(right) > Math.abs(down) ? (right > 0 ? "right" : "left") : down > 0 ? "down" : "up";
    const field = this.draft.fieldsOf(this.start).find(({ values }) => values.includes(way));
    this.changes.clear();
    if (field) this.changes.set(this.start, this.draft.withField(this.start, field.name, way));
  }

  /** From corner to corner. @private @param {number} x @param {number} y */
  draw(x, y) {
    const corner = cornerAt(x, y);
    if (!corner) {
      if (Math.hypot(x - this.x, y - this.y) > AIMED) this.leave();
      return;
    }
    // A drag that begins in the middle of a border goes along it from its other end.
    this.corner ??= beside([Math.round(this.x), Math.round(this.y)], corner);
    const edges = edgesAlong(this.corner, corner, this.draft.sheet);
    if (edges.length) this.leave();
    for (const edge of edges) this.border(edge);
    this.corner = corner;
  }

  /** The first real movement: what a tap would have done is no more. @private */
  leave() {
    if (this.moved) return;
    this.moved = true;
    this.changes.clear();
    this.brush = null;
  }

  /** @private @param {string} edge */
  border(edge) {
    const [none, border] = this.draft.fieldsOf(edge)[0].values;
    this.brush ??= this.draft.isBorder(edge) ? none : border;
    this.changes.set(edge, this.brush);
  }

  /** Into further cells. @private @param {number} x @param {number} y */
  cross(x, y) {
    const cell = this.cellUnder(x, y);
    if (!cell || !this.cell) return;
    for (const next of walk(this.cell, cell)) this.painted.add(this.index(next));
    if (this.cell.row === cell.row && this.cell.column === cell.column) return;
    this.cell = cell;
    this.moved = true;
    this.paint();
  }

  /** @private */
  paint() {
    const { sheet } = this.draft;
    const grown = this.mode === "grow" ? this.grown : new Set();
    this.changes.clear();
    for (const [edge, isBorder] of paintedBorders(sheet, this.painted, grown)) {
      const [none, border] = this.draft.fieldsOf(edge)[0].values;
      if (this.draft.isBorder(edge) !== isBorder) this.changes.set(edge, isBorder ? border : none);
    }
  }

  /** @private @param {number} x @param {number} y */
  cellUnder(x, y) {
    const cell = { row: Math.floor(y), column: Math.floor(x) };
    return inside(cell, this.draft.sheet) ? cell : null;
  }

  /** @private @param {import("./geometry.js").Cell} cell */
  index({ row, column }) {
    return row * this.draft.sheet.width + column;
  }

  /** @private @param {number} index @returns {Set<number>} */
  regionOf(index) {
    const { regions } = this.draft;
    const found = new Set();
    regions.forEach((region, other) => region === regions[index] && found.add(other));
    return found;
  }
}

/** A corner where it is next to another, else the other. @param {[number, number]} one @param {[number, number]} other @returns {[number, number]} */
function beside(one, other) {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]) === 1 ? one : other;
}

/**
 * The changes by which one cell joins the region of another, or becomes its own.
 * @param {Draft} draft @param {string} name @param {string | null} joining a neighbour's name
 */
export function joined(draft, name, joining) {
  const { sheet, regions } = draft;
  const indexOf = (/** @type {string} */ id) => {
    const cell = cellOf(id);
    return cell ? cell.row * sheet.width + cell.column : -1;
  };
  const at = indexOf(name);
  const from = joining === null ? -1 : indexOf(joining);
  const grown = new Set();
  if (from >= 0) regions.forEach((region, other) => region === regions[from] && other !== at && grown.add(other));
  /** @type {[string, string][]} */
  const changes = [];
  for (const [edge, isBorder] of paintedBorders(sheet, [at], grown)) {
    const [none, border] = draft.fieldsOf(edge)[0].values;
    changes.push([edge, isBorder ? border : none]);
  }
  return changes;
}
