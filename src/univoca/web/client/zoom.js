/**
 * Zoom and pan of a board: two fingers, the wheel with Ctrl, or the keys + − 0. Never draws: a
 * second finger takes the first one's mark back. Changes the SVG's viewBox and nothing else.
 */

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {{x: number, y: number, width: number, height: number}} Frame */

const MOST = 6;
const STEP = 1.25;

export class Zoom {
  /** @param {SVGSVGElement} root @param {Scene} scene */
  constructor(root, scene) {
    const [left, top, right, bottom] = scene.margin;
    this.root = root;
    /** @type {Frame} the whole board */
    this.whole = { x: -left, y: -top, width: scene.width + left + right, height: scene.height + top + bottom };
    this.frame = { ...this.whole };
    /** @type {Map<number, {x: number, y: number}>} fingers on the board */
    this.fingers = new Map();
    this.ended = new AbortController();
    const options = { signal: this.ended.signal };
    root.addEventListener("pointerdown", (event) => this.down(event), options);
    root.addEventListener("pointermove", (event) => this.move(event), options);
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
      root.addEventListener(name, (event) => this.fingers.delete(event.pointerId), options);
    }
    root.addEventListener("wheel", (event) => this.wheel(event), { ...options, passive: false });
    root.addEventListener("keydown", (event) => this.key(event), options);
    root.addEventListener("focusin", (event) => this.follow(event), options);
    this.show();
  }

  discard() {
    this.ended.abort();
    this.frame = { ...this.whole };
    this.show();
  }

  /** How many times larger than the whole the board is shown. */
  get scale() {
    return this.whole.width / this.frame.width;
  }

  /**
   * Zoom so that a place of the board stays where it is on the screen.
   * @param {number} scale @param {{x: number, y: number}} still
   */
  to(scale, still) {
    const wanted = Math.max(1, Math.min(scale, MOST));
    const factor = this.scale / wanted;
    this.place({
      x: still.x - (still.x - this.frame.x) * factor,
      y: still.y - (still.y - this.frame.y) * factor,
      width: this.whole.width / wanted,
      height: this.whole.height / wanted,
    });
  }

  /** @private @param {Frame} frame */
  place({ x, y, width, height }) {
    const { whole } = this;
    this.frame = {
      x: Math.max(whole.x, Math.min(x, whole.x + whole.width - width)),
      y: Math.max(whole.y, Math.min(y, whole.y + whole.height - height)),
      width,
      height,
    };
    this.show();
  }

  /** @private */
  show() {
    const { x, y, width, height } = this.frame;
    this.root.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    this.root.style.setProperty("--zoom", String(this.scale));
    this.root.classList.toggle("zoomed", this.scale > 1);
  }

  /** @private @param {{x: number, y: number}} client @returns {{x: number, y: number}} */
  onBoard({ x, y }) {
    const matrix = this.root.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  }

  /** @private @param {PointerEvent} event */
  down(event) {
    if (event.pointerType === "touch") this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @private @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 2) {
      const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const spread = distance(now, other) / Math.max(distance(before, other), 1);
      const held = this.onBoard(middle(before, other));
      this.to(this.scale * spread, held);
      const moved = this.onBoard(middle(now, other));
      this.place({ ...this.frame, x: this.frame.x + held.x - moved.x, y: this.frame.y + held.y - moved.y });
    }
    this.fingers.set(event.pointerId, now);
  }

  /** @private @param {WheelEvent} event */
  wheel(event) {
    if (event.ctrlKey) {
      event.preventDefault();
      this.to(this.scale * Math.exp(-event.deltaY / 200), this.onBoard({ x: event.clientX, y: event.clientY }));
    } else if (this.scale > 1) {
      event.preventDefault();
      const unit = this.root.getScreenCTM()?.a ?? 1;
      this.place({ ...this.frame, x: this.frame.x + event.deltaX / unit, y: this.frame.y + event.deltaY / unit });
    }
  }

  /** @private @param {KeyboardEvent} event */
  key(event) {
    const factor = { "+": STEP, "=": STEP, "-": 1 / STEP, 0: 0 }[event.key];
    if (factor === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.to(factor * this.scale, this.focus());
  }

  /** The middle of the target that has the focus, else of what is seen. @private */
  focus() {
    const cell = /** @type {SVGGraphicsElement | null} */ (this.root.querySelector("[role=gridcell]:focus"));
    const { x, y, width, height } = cell ? cell.getBBox() : this.frame;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Bring what has the focus into view. @private @param {FocusEvent} event */
  follow(event) {
    const box = /** @type {SVGGraphicsElement} */ (event.target).getBBox();
    const { frame } = this;
    const x = Math.min(Math.max(frame.x, box.x + box.width - frame.width), box.x);
    const y = Math.min(Math.max(frame.y, box.y + box.height - frame.height), box.y);
    if (x !== frame.x || y !== frame.y) this.place({ ...frame, x, y });
  }
}

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
function middle(one, other) {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
