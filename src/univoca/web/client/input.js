/** Pointer, touch and keyboard on a board, turned into moves. Knows no kind. */

import { Gesture, toggled } from "./gesture.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./geometry.js").Direction} Direction */

/** Milliseconds until a still finger means the second mark. */
const LONG_PRESS = 420;
/** How far around a target a press still means it, in pixels. */
const REACH = { mouse: 12, pen: 16, touch: 22 };
/** @type {Record<string, Direction>} */
const ARROWS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export class Input {
  /**
   * @param {Board} board
   * @param {(move: string, spoken: boolean) => void} perform `spoken` when made by keyboard
   */
  constructor(board, perform) {
    this.board = board;
    this.session = board.session;
    this.places = board.places;
    this.perform = perform;
    /** @type {Gesture | null} */
    this.gesture = null;
    this.pointer = -1;
    /** Whether the marks stay as they are, as after the win. */
    this.locked = false;
    this.timer = 0;
    this.column = 0;
    /** @type {string | null} */
    this.last = null;
    /** @type {Map<string, string>} */
    this.shown = new Map();
    this.ended = new AbortController();
    this.listen();
  }

  /** Leave the board alone from now on. */
  discard() {
    this.drop();
    this.ended.abort();
  }

  listen() {
    const { root } = this.board;
    const options = { signal: this.ended.signal };
    root.addEventListener("pointerdown", (event) => this.down(event), options);
    root.addEventListener("pointermove", (event) => this.move(event), options);
    root.addEventListener("pointerup", (event) => this.up(event), options);
    root.addEventListener("pointercancel", () => this.drop(), options);
    root.addEventListener("contextmenu", (event) => event.preventDefault(), options);
    root.addEventListener("keydown", (event) => this.key(event), options);
    root.addEventListener("focusin", (event) => this.focused(event), options);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (this.gesture || event.button === 1 || !event.isPrimary) {
      this.drop(); // a second finger or button takes the first one's work back
      return;
    }
    event.preventDefault();
    if (this.locked) return;
    const { x, y, unit } = this.point(event);
    const kind = /** @type {keyof typeof REACH} */ (event.pointerType);
    const reach = (REACH[kind] ?? REACH.mouse) / unit;
    const second = event.button === 2 || event.ctrlKey;
    this.gesture = this.gestureAt(x, y, reach, second);
    this.pointer = event.pointerId;
    this.board.root.setPointerCapture(event.pointerId);
    if (event.pointerType !== "mouse") this.timer = window.setTimeout(() => this.long(), LONG_PRESS);
    this.show();
  }

  /** @param {number} x @param {number} y @param {number} reach @param {boolean} second @returns {Gesture} */
  gestureAt(x, y, reach, second) {
    return new Gesture(this.session, this.places, x, y, reach, second);
  }

  long() {
    if (!this.gesture?.become()) return;
    navigator.vibrate?.(12);
    this.show();
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (!this.gesture || event.pointerId !== this.pointer) return;
    const passed = event.getCoalescedEvents?.() ?? [];
    for (const each of passed.length ? passed : [event]) {
      const { x, y } = this.point(each);
      this.gesture.follow(x, y);
    }
    if (this.gesture.moved) window.clearTimeout(this.timer);
    this.show();
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.gesture || event.pointerId !== this.pointer) return;
    const { changes, start } = this.gesture;
    this.end();
    const move = this.session.moveOf(changes);
    if (start) this.board.focus(start);
    if (move) this.perform(move, false);
  }

  /** Forget what the pointer did. */
  drop() {
    if (!this.gesture) return;
    this.end();
    this.show();
  }

  end() {
    window.clearTimeout(this.timer);
    this.gesture = null;
  }

  /** Draw what the gesture would do, and take back what it no longer does. */
  show() {
    const changes = this.gesture?.changes ?? new Map();
    for (const id of this.shown.keys()) {
      if (!changes.has(id)) this.board.paint(id, this.session.state(id));
    }
    for (const [id, state] of changes) {
      if (this.shown.get(id) !== state) this.board.paint(id, state);
    }
    this.shown = new Map(changes);
  }

  /** Where an event is on the board, in cells, and how many pixels a cell has. @param {MouseEvent} event */
  point(event) {
    const matrix = /** @type {SVGSVGElement} */ (this.board.root).getScreenCTM();
    if (!matrix) return { x: -1, y: -1, unit: 1 };
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y, unit: Math.max(matrix.a, 1) };
  }

  /** @param {FocusEvent} event */
  focused(event) {
    const id = targetOf(event);
    if (id) this.board.follow(id);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const id = targetOf(event);
    if (!id || event.altKey || event.metaKey) return;
    if (this.travel(id, event) || this.mark(id, event)) event.preventDefault();
  }

  /** @param {string} id @param {KeyboardEvent} event */
  travel(id, event) {
    const direction = ARROWS[event.key];
    if (direction) {
      if (this.last !== id || direction === "left" || direction === "right") {
        this.column = this.places.column(id);
      }
      const next = this.places.beside(id, direction, this.column);
      if (next) this.board.focus(next);
      this.last = next ?? id;
      if (direction === "left" || direction === "right") this.column = this.places.column(this.last);
      return true;
    }
    if (event.key !== "Home" && event.key !== "End") return false;
    const { first, last } = this.places.ends(id, event.ctrlKey);
    this.board.focus(event.key === "Home" ? first : last);
    return true;
  }

  /** @param {string} id @param {KeyboardEvent} event */
  mark(id, event) {
    if (event.ctrlKey || this.locked) return false;
    const state = this.stateFor(id, event.key);
    if (state === null) return false;
    const move = this.session.moveOf([[id, state]]);
    if (move) this.perform(move, true);
    return true;
  }

  /** @param {string} id @param {string} key @returns {string | null} */
  stateFor(id, key) {
    if (key === " " || key === "Enter") return this.session.next(id);
    if (key === "x" || key === "X" || key === ".") return toggled(this.session, id, 2);
    if (key === "Backspace" || key === "Delete") return this.session.statesOf(id)[0];
    return null;
  }
}

/** @param {Event} event @returns {string | undefined} */
function targetOf(event) {
  return /** @type {SVGElement} */ (event.target).dataset?.target;
}
