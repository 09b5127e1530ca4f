/** Hands that turn pieces about their pivots. Knows no kind. */

import { say } from "./texts.js";

/** @typedef {import("./pieces-draw.js").PieceBoard} PieceBoard */
/** @typedef {import("./pieces-input.js").Spot} Spot */
/** @typedef {import("./pieces-input.js").Table} Table */

/** How far around a pivot of the chosen piece a press still means it, in pixels. */
const REACH = { mouse: 11, pen: 16, touch: 22 };
/** Milliseconds in which digits make one number. */
const TYPING = 900;

export class PivotHand {
  /** @param {PieceBoard} board @param {Table} table */
  constructor(board, table) {
    this.board = board;
    this.session = board.session;
    this.table = table;
    /** @type {{spot: Spot, second: boolean} | null} */
    this.pressed = null;
    this.typed = "";
    this.typedAt = 0;
  }

  /** @param {Spot} spot @param {boolean} second anticlockwise */
  press(spot, second) {
    this.pressed = { spot, second };
  }

  /** A finger that rests turns the other way. */
  long() {
    const { pressed } = this;
    if (!pressed || !this.screwAt(pressed.spot)) return false;
    this.pressed = null;
    this.tap(pressed.spot, true);
    return true;
  }

  /** @param {Spot} spot */
  drag(spot) {
    if (this.pressed && far(spot, this.pressed.spot)) this.pressed = null;
  }

  release() {
    const { pressed } = this;
    this.pressed = null;
    if (pressed) this.tap(pressed.spot, pressed.second);
  }

  drop() {
    this.pressed = null;
  }

  /** @param {Spot} spot */
  hover(spot) {
    const screw = this.screwAt(spot);
    this.board.root.style.cursor = screw || this.piecesAt(spot).length ? "pointer" : "default";
    this.board.preview(screw ? { id: screw.id, pivot: screw.pivot, by: 1 } : undefined);
  }

  wheel() {
    return false;
  }

  /** @private @param {Spot} spot @param {boolean} second */
  tap(spot, second) {
    const screw = this.screwAt(spot);
    if (screw) {
      this.board.choose(screw.id, screw.pivot);
      this.board.focus(screw.id);
      this.turn(second ? -1 : 1);
      return;
    }
    const here = this.piecesAt(spot);
    if (!here.length) {
      this.board.unchoose();
      return;
    }
    // Where several lie upon each other, each press chooses the next.
    const at = this.board.chosen ? here.indexOf(this.board.focused) : -1;
    const next = here[(at + 1) % here.length];
    this.board.choose(next);
    this.board.focus(next);
  }

  /** @private @param {Spot} spot */
  screwAt({ x, y, unit, pointer }) {
    const reach = (REACH[pointer] ?? REACH.mouse) / unit;
    let best = null;
    let least = Infinity;
    for (const screw of this.board.screws) {
      const mine = this.board.chosen && screw.id === this.board.focused;
      const limit = mine ? Math.max(0.5, reach) : Math.max(0.46, pointer === "mouse" ? 0 : Math.min(reach, 0.7));
      const distance = Math.hypot(screw.x - x, screw.y - y) * (mine ? 0.8 : 1);
      if (distance <= limit && distance < least) [best, least] = [screw, distance];
    }
    return best;
  }

  /** Those under a spot, the last in the scene on top. @private @param {Spot} spot */
  piecesAt({ x, y }) {
    const found = this.session.cover().get(`${Math.floor(y)},${Math.floor(x)}`) ?? [];
    return found.filter((id) => !this.session.piece(id).locked).reverse();
  }

  /** Turn the chosen piece. @param {number} by 1 clockwise, -1 not */
  turn(by) {
    const id = this.board.focused;
    if (!id || this.table.locked) return;
    const turn = { id, pivot: this.board.pivotOf(id), by };
    if (!this.board.chosen) this.board.choose(id);
    const { mark, leaves } = this.session.turned(turn);
    if (mark === null) {
      this.board.refuse(turn, leaves);
      this.table.tell(() => say("pieces-refused", { piece: id, side: leaves[0] }));
      return;
    }
    this.table.perform(`${id}:p${turn.pivot}${by > 0 ? "+" : "-"}`);
  }

  /** The other pivot. */
  swap() {
    const id = this.board.focused;
    const pivots = id ? this.session.pivots(id).length : 0;
    if (pivots < 2) return;
    this.board.choose(id, (this.board.pivotOf(id) % pivots) + 1);
    this.table.announce(this.board.described(id));
  }

  /** @param {KeyboardEvent} event @param {string} id the piece that has the focus */
  key(event, id) {
    const { key, shiftKey } = event;
    const way = WAYS[key];
    if (!/^[0-9]$/.test(key)) this.typed = "";
    if (way !== undefined) {
      this.turn(shiftKey && way > 0 && key !== "+" ? -1 : way);
    } else if (key === " " || key.toLowerCase() === "p") {
      this.board.choose(id);
      this.swap();
    } else if (key === "Escape") {
      this.board.unchoose();
    } else if (/^[0-9a-zA-Z]$/.test(key)) {
      return this.type(key, event.timeStamp);
    } else {
      return false;
    }
    return true;
  }

  /** Digits that follow each other make one number. @private @param {string} key @param {number} now */
  type(key, now) {
    const whole = now - this.typedAt < TYPING ? this.typed + key : key;
    this.typedAt = now;
    const found = [whole, key].find((id) => this.session.pieces.has(id));
    this.typed = found === key ? key : whole;
    if (found) this.board.focus(found);
    return Boolean(found);
  }

  /** @param {string} action */
  able(action) {
    if (action === "pivot") return this.board.chosen && this.session.pivots(this.board.focused).length > 1;
    return this.board.chosen && !this.table.locked;
  }

  /** @param {string} action */
  act(action) {
    if (action === "left") this.turn(-1);
    else if (action === "right") this.turn(1);
    else if (action === "pivot") this.swap();
  }
}

/** @type {Record<string, number>} */
const WAYS = { Enter: 1, r: 1, R: 1, "+": 1, "-": -1 };

/** Whether a press has become a drag. @param {Spot} one @param {Spot} other */
export function far(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y) * one.unit > (one.pointer === "mouse" ? 5 : 12);
}
