/** Pointer, wheel, keys and buttons on a board with pieces, handed to the hand of its mode. Knows no kind. */

import { PivotHand } from "./pieces-pivot.js";
import { PlaceHand } from "./pieces-place.js";

/** @typedef {import("./pieces-draw.js").PieceBoard} PieceBoard */
/** @typedef {"mouse" | "pen" | "touch"} Pointer */
/** @typedef {{x: number, y: number, unit: number, pointer: Pointer}} Spot in cells; a cell has `unit` pixels */
/**
 * What hands may ask of the page.
 * @typedef {object} Table
 * @property {boolean} locked whether pieces stay as they are, as after the win
 * @property {(move: string) => void} perform
 * @property {(sentence: () => string) => void} tell
 * @property {(text: string) => void} announce
 */

const LONG_PRESS = 420;

export class PieceInput {
  /** @param {PieceBoard} board @param {Omit<Table, "locked">} table */
  constructor(board, table) {
    this.board = board;
    /** @type {Table} */
    this.table = { locked: false, ...table };
    this.hand = board.session.mode === "pivot" ? new PivotHand(board, this.table) : new PlaceHand(board, this.table);
    this.pointer = -1;
    this.timer = 0;
    this.ended = new AbortController();
    this.listen();
  }

  get locked() {
    return this.table.locked;
  }

  set locked(locked) {
    this.table.locked = locked;
    if (locked) this.drop();
    this.board.unchoose();
  }

  /** Leave the board alone from now on. */
  discard() {
    this.drop();
    this.ended.abort();
    this.board.root.style.cursor = "";
  }

  /** @private */
  listen() {
    const { root } = this.board;
    const options = { signal: this.ended.signal };
    root.addEventListener("pointerdown", (event) => this.down(event), options);
    root.addEventListener("pointermove", (event) => this.move(event), options);
    root.addEventListener("pointerup", (event) => this.up(event), options);
    root.addEventListener("pointercancel", () => this.drop(), options);
    root.addEventListener("contextmenu", (event) => event.preventDefault(), options);
    root.addEventListener("wheel", (event) => this.wheel(event), { ...options, passive: false });
    root.addEventListener("keydown", (event) => this.key(event), options);
    root.addEventListener("focusin", (event) => this.focused(event), options);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.pointer >= 0 || event.button === 1) {
      this.drop();
      return;
    }
    event.preventDefault();
    if (this.locked) return;
    this.pointer = event.pointerId;
    this.board.root.setPointerCapture(event.pointerId);
    this.hand.press(this.spot(event), event.button === 2 || event.shiftKey || event.ctrlKey);
    if (event.pointerType !== "mouse") this.timer = window.setTimeout(() => this.long(), LONG_PRESS);
  }

  /** @private */
  long() {
    if (this.hand.long()) navigator.vibrate?.(12);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (this.locked) return;
    if (this.pointer < 0) {
      if (event.pointerType === "mouse") this.hand.hover(this.spot(event));
    } else if (event.pointerId === this.pointer) {
      this.hand.drag(this.spot(event));
    }
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (event.pointerId !== this.pointer) return;
    this.end();
    this.hand.release(this.spot(event));
  }

  /** Forget what the pointer did. */
  drop() {
    this.end();
    this.hand.drop();
  }

  /** @private */
  end() {
    window.clearTimeout(this.timer);
    this.pointer = -1;
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (event.ctrlKey || this.locked || !event.deltaY) return;
    if (this.hand.wheel(event.deltaY)) event.preventDefault();
  }

  /** Where an event is on the board. @private @param {MouseEvent & {pointerType?: string}} event @returns {Spot} */
  spot(event) {
    const pointer = /** @type {Pointer} */ (event.pointerType || "mouse");
    const matrix = /** @type {SVGSVGElement} */ (this.board.root).getScreenCTM();
    if (!matrix) return { x: -1, y: -1, unit: 1, pointer };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y, unit: Math.max(matrix.a, 1), pointer };
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const id = targetOf(event);
    if (id && (id !== this.board.focused || !this.board.chosen) && this.board.session.mode === "pivot") this.board.choose(id);
    else if (id && id !== this.board.focused) this.board.lead(id);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const id = targetOf(event);
    if (!id || event.altKey || event.metaKey || event.ctrlKey) return;
    if ((!this.locked && this.hand.key(event, id)) || this.travel(event, id)) event.preventDefault();
  }

  /** To the piece before or after, to the first or last. @private @param {KeyboardEvent} event @param {string} id */
  travel({ key }, id) {
    const ids = [...this.board.cells.keys()].filter((each) => !this.board.session.piece(each).locked);
    const at = ids.indexOf(id);
    const step = STEPS[key];
    if (step !== undefined) this.board.focus(ids[(at + step + ids.length) % ids.length]);
    else if (key === "Home") this.board.focus(ids[0]);
    else if (key === "End") this.board.focus(ids[ids.length - 1]);
    else return false;
    return true;
  }
}

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** @param {Event} event @returns {string | undefined} */
function targetOf(event) {
  return /** @type {SVGElement} */ (event.target).dataset?.target;
}
