/** Pointer, touch and keyboard on the editor's board, turned into moves. Knows no kind. */

import { STEPS, cellName, cellOf, edgeName, inside } from "./draft-geometry.js";
import { DraftGesture, joined } from "./draft-gesture.js";
import { Input } from "./input.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./draft-board.js").DraftBoard} DraftBoard */
/** @typedef {import("./draft-gesture.js").Mode} Mode */

/** @type {Record<string, string>} */
const SIDES = { w: "up", a: "left", s: "down", d: "right" };
/** @type {Record<string, string>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export class DraftInput extends Input {
  /** @param {DraftBoard} board @param {(move: string, spoken: boolean) => void} perform */
  constructor(board, perform) {
    super(board, perform);
    this.draft = board.drawing;
    /** @type {Mode} */
    this.mode = "borders";
    /** The target that the last key put a digit into. @type {string | null} */
    this.typing = null;
  }

  /** @override @param {number} x @param {number} y @param {number} reach @param {boolean} second @returns {any} */
  gestureAt(x, y, reach, second) {
    this.typing = null;
    const selected = document.activeElement === this.board.cells.get(this.board.focused) ? this.board.focused : null;
    return new DraftGesture(this.draft, this.places, x, y, reach, { second, mode: this.mode, selected });
  }

  /** @override @param {FocusEvent} event */
  focused(event) {
    super.focused(event);
    this.selected(this.board.focused);
  }

  /** Told of each target that is selected; set by the page. @type {(target: string) => void} */
  selected = () => {};

  /** @override @param {string} id @param {KeyboardEvent} event */
  travel(id, event) {
    const way = ARROWS[event.key];
    if (way && (event.shiftKey || event.ctrlKey)) return false;
    const travelled = super.travel(id, event);
    if (travelled) this.typing = null;
    return travelled;
  }

  /** @override @param {string} id @param {KeyboardEvent} event */
  mark(id, event) {
    if (this.locked) return false;
    const changes = this.draft.fieldsOf(id).length ? this.typed(id, event) : this.parted(id, event);
    if (!changes) return false;
    const move = this.draft.moveOf(changes);
    if (move) this.perform(move, true);
    return true;
  }

  /** What a key does to a target with fields. @private @param {string} id @param {KeyboardEvent} event @returns {[string, string][] | null} */
  typed(id, { key, shiftKey, ctrlKey }) {
    const { draft } = this;
    const more = this.typing === id;
    this.typing = null;
    if (ctrlKey) return null;
    const fields = draft.fieldsOf(id);
    if (/^\d$/.test(key)) {
      const state = draft.typed(id, key, more);
      if (state === null) return [];
      this.typing = id;
      return [[id, state]];
    }
    const way = shiftKey ? ARROWS[key] : undefined;
    const wanted = fields.find(({ keys, values }) => (way ? values.includes(way) : keys[key.toLowerCase()]));
    if (wanted) return [[id, draft.withField(id, wanted.name, way ?? wanted.keys[key.toLowerCase()])]];
    if (key === " " || key === "Enter") return [[id, draft.stepped(id, 0)]];
    if (key === "+" || key === "-") {
      const at = fields.findIndex(({ bounds }) => bounds);
      return at < 0 ? [] : [[id, draft.stepped(id, at, key === "+" ? 1 : -1)]];
    }
    if (key === "Backspace") return [[id, this.shorter(id)]];
    if (key === "Delete") return [[id, draft.statesOf(id)[0]]];
    return null;
  }

  /** Take back the last thing typed: a number's last digit, the last field set. @private @param {string} id */
  shorter(id) {
    const fields = this.draft.fieldsOf(id);
    const values = this.draft.valuesOf(id);
    const at = values.findLastIndex((value, place) => value !== fields[place].values[0]);
    if (at < 0) return values.join(":");
    const { name, bounds, values: choices } = fields[at];
    const less = bounds && values[at].length > 1 ? values[at].slice(0, -1) : choices[0];
    return this.draft.withField(id, name, less);
  }

  /** What a key does to a cell of a board in regions. @private @param {string} id @param {KeyboardEvent} event @returns {[string, string][] | null} */
  parted(id, { key, shiftKey, ctrlKey }) {
    const { sheet } = this.draft;
    const cell = cellOf(id);
    if (!cell || !sheet.divides.length) return null;
    const way = ARROWS[key] ?? (ctrlKey ? undefined : SIDES[key.toLowerCase()]);
    if (way) {
      const [down, right] = STEPS[way];
      const other = { row: cell.row + down, column: cell.column + right };
      if (!inside(other, sheet)) return [];
      if (shiftKey && ARROWS[key]) {
        window.setTimeout(() => this.board.focus(cellName(other)));
        return joined(this.draft, cellName(other), id);
      }
      const edge = edgeName(cell, other);
      const [none, border] = this.draft.fieldsOf(edge)[0].values;
      return [[edge, this.draft.isBorder(edge) ? none : border]];
    }
    if (!ctrlKey && (key === " " || key === "Enter")) return joined(this.draft, id, null);
    return null;
  }
}
