/**
 * A puzzle that is being drawn: the state of each target, moves, undo. A state is the values of the
 * target's fields, joined by colons. Knows no DOM, no server and no kind.
 */

import { regions } from "./draft-geometry.js";
import { Session } from "./state.js";

/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./types.js").Field} Field */
/** @typedef {import("./types.js").EditFamily} EditFamily */
/** @typedef {import("./types.js").Scene} Scene */

/** A board as it is edited, in the form that boards are drawn from. @param {Sheet} sheet @returns {Scene} */
function sceneOf(sheet) {
  const families = Object.entries(sheet.families).map(([name, family]) => [
    name,
    { ...family, states: [untouched(family)], words: {} },
  ]);
  return { ...sheet, families: Object.fromEntries(families), counters: [], pieces: [], extra: {} };
}

/** @param {EditFamily} family */
export function untouched({ fields }) {
  return fields.map(({ values }) => values[0]).join(":");
}

export class Draft extends Session {
  /**
   * @param {Sheet} sheet
   * @param {{moves: string[], cursor: number, floor: number}} past `floor` moves cannot be undone
   */
  constructor(sheet, past) {
    super(sceneOf(sheet), past);
    this.sheet = sheet;
    this.floor = past.floor;
    /** @type {Map<string, EditFamily>} */
    this.families = new Map(sheet.targets.map(({ id, family }) => [id, sheet.families[family]]));
    /** @type {Int32Array | null} */
    this.parts = null;
    /** @type {number[] | null} */
    this.measured = null;
  }

  /** Whether a target can have a state. @override @param {string} target @param {string} state */
  allows(target, state) {
    const [start] = this.states.get(target) ?? [];
    return start !== undefined && start !== "" && state.split(":").length === start.split(":").length;
  }

  /** @override */
  get undoable() {
    return this.cursor > this.floor;
  }

  /** All that is set, as a message to the engine has it. */
  get edits() {
    return Object.fromEntries(this.marks);
  }

  /** @param {string} target @returns {Field[]} */
  fieldsOf(target) {
    return this.families.get(target)?.fields ?? [];
  }

  /** @param {string} target */
  valuesOf(target) {
    return this.state(target).split(":");
  }

  /**
   * The state of a target once one of its fields has a value: others get what it needs, and all
   * are untouched where the first is.
   * @param {string} target @param {string} name @param {string} value
   */
  withField(target, name, value) {
    const fields = this.fieldsOf(target);
    const values = this.valuesOf(target);
    const at = fields.findIndex((field) => field.name === name);
    values[at] = value;
    if (value !== fields[at].values[0]) {
      for (const [other, needed] of Object.entries(fields[at].needs)) {
        const place = fields.findIndex((field) => field.name === other);
        if (values[place] === fields[place].values[0]) values[place] = needed;
      }
    }
    // What needs a field goes with it: no number without an arrow.
    fields.forEach((field, place) => {
      const lacking = Object.keys(field.needs).some((other) => {
        const needed = fields.findIndex((each) => each.name === other);
        return values[needed] === fields[needed].values[0];
      });
      if (lacking) values[place] = field.values[0];
    });
    return values.join(":");
  }

  /** The state with the next value of a field. @param {string} target @param {number} at @param {number} [step] */
  stepped(target, at, step = 1) {
    const field = this.fieldsOf(target)[at];
    const value = this.valuesOf(target)[at];
    return this.withField(target, field.name, following(field, value, step));
  }

  /** The state after a digit was typed. @param {string} target @param {string} digit @param {boolean} more whether it follows another */
  typed(target, digit, more) {
    const field = this.fieldsOf(target).find(({ bounds }) => bounds);
    if (!field?.bounds) return null;
    const value = this.valuesOf(target)[this.fieldsOf(target).indexOf(field)];
    const [least, most] = field.bounds;
    const longer = Number(`${more && value !== field.values[0] ? value : ""}${digit}`);
    const number = longer <= most ? longer : Number(digit);
    return number >= least && number <= most ? this.withField(target, field.name, String(number)) : null;
  }

  /** Whether an edge of a board in regions is a border. @param {string} edge */
  isBorder(edge) {
    return this.marks.has(edge);
  }

  /** The region of each cell, in the order of first cells. */
  get regions() {
    this.parts ??= regions(this.sheet, (edge) => this.marks.has(edge));
    return this.parts;
  }

  /** How many cells each region has. */
  get sizes() {
    this.measured ??= counted(this.regions);
    return this.measured;
  }

  /** @override @param {string} target @param {string} state */
  set(target, state) {
    this.parts = null;
    this.measured = null;
    return super.set(target, state);
  }
}

/** @param {Int32Array} parts */
function counted(parts) {
  /** @type {number[]} */
  const sizes = [];
  for (const part of parts) sizes[part] = (sizes[part] ?? 0) + 1;
  return sizes;
}

/** @param {Field} field @param {string} value @param {number} step */
function following({ values, bounds }, value, step) {
  if (!bounds) return values[(values.indexOf(value) + step + values.length) % values.length];
  const [least, most] = bounds;
  const open = values[0] === "none";
  if (value === "none") return String(step > 0 ? least : most);
  const next = Number(value) + step;
  if (next >= least && next <= most) return String(next);
  return open ? "none" : String(step > 0 ? least : most);
}
