/** Hands that take pieces from the tray, turn and flip them, and lay them down. Knows no kind. */

import { changed, extent, markOf, placeOf } from "./pieces-shape.js";
import { far } from "./pieces-pivot.js";
import { say } from "./texts.js";

/** @typedef {import("./pieces-draw.js").PieceBoard} PieceBoard */
/** @typedef {import("./pieces-shape.js").Place} Place */
/** @typedef {import("./pieces-input.js").Spot} Spot */
/** @typedef {import("./pieces-input.js").Table} Table */
/**
 * A press that may become a drag: where the piece is held, in cells from its corner.
 * @typedef {{spot: Spot, id: string | null, grabX: number, grabY: number, moved: boolean}} Press
 */

/** How far above a finger a dragged piece floats, in pixels. */
const ABOVE = 44;

export class PlaceHand {
  /** @param {PieceBoard} board @param {Table} table */
  constructor(board, table) {
    this.board = board;
    this.session = board.session;
    this.table = table;
    /** @type {Press | null} */
    this.pressed = null;
    /** @type {{row: number, column: number} | null} where the ghost is */
    this.corner = null;
    /** Whether keys lead the ghost. */
    this.keyed = false;
    this.turnedAt = 0;
  }

  /** The piece in the hand, if any. */
  get held() {
    return this.board.chosen ? this.board.focused : null;
  }

  /** @private @param {string} id @returns {Place} */
  place(id) {
    return { row: this.corner?.row ?? 0, column: this.corner?.column ?? 0, name: this.board.pose(id) };
  }

  /** Take a piece in the hand. @param {string} id */
  pick(id) {
    if (this.session.piece(id).locked) return;
    const place = placeOf(this.session.at(id));
    if (place) this.board.poses.set(id, place.name);
    this.corner = place;
    this.board.choose(id);
  }

  /** Let go of it: it stays where it was. */
  letGo() {
    this.corner = null;
    this.keyed = false;
    this.board.ghost();
    this.board.unchoose();
  }

  /** @param {Spot} spot @param {boolean} second a right button flips what is held */
  press(spot, second) {
    if (second) {
      this.change("flip", spot);
      return;
    }
    const id = this.pieceAt(spot);
    const [grabX, grabY] = id ? this.grab(id, spot) : [0, 0];
    this.pressed = { spot, id, grabX, grabY, moved: false };
  }

  long() {
    return false;
  }

  /** @private @param {string} id @param {Spot} spot */
  grab(id, { x, y }) {
    const place = placeOf(this.session.at(id));
    if (place) return [x - place.column, y - place.row];
    const [high, wide] = this.size(id);
    return [wide / 2, high / 2];
  }

  /** @private @param {string} id */
  size(id) {
    return extent(this.session.piece(id).orientations[this.board.pose(id)]);
  }

  /** @param {Spot} spot */
  drag(spot) {
    const { pressed } = this;
    if (!pressed?.id) {
      if (this.held) this.hover(spot);
      return;
    }
    if (!pressed.moved) {
      if (!far(spot, pressed.spot)) return;
      pressed.moved = true;
      this.pick(pressed.id);
      this.keyed = false;
    }
    this.carry(spot);
  }

  /** @private @param {Spot} spot */
  carry({ x, y, unit, pointer }) {
    const { pressed } = this;
    if (!pressed?.id) return;
    const corner = { x: x - pressed.grabX, y: y - pressed.grabY - (pointer === "touch" ? ABOVE / unit : 0) };
    this.corner = { row: Math.round(corner.y), column: Math.round(corner.x) };
    this.board.draw(pressed.id);
    this.board.ghost(pressed.id, this.overBoard() ? this.place(pressed.id) : null, corner);
  }

  /** Whether any cell of the ghost lies on the board. @private */
  overBoard() {
    const { held, corner } = this;
    if (!held || !corner) return false;
    const [high, wide] = this.size(held);
    const { width, height } = this.session.scene;
    return corner.row + high > 0 && corner.column + wide > 0 && corner.row < height && corner.column < width;
  }

  /** @param {Spot} spot */
  release(spot) {
    const { pressed } = this;
    this.pressed = null;
    if (!pressed) return;
    if (!pressed.moved) {
      this.tap(spot, pressed.id);
      return;
    }
    const id = this.held;
    if (!id) return;
    if (this.overBoard() && this.session.fits(id, this.place(id))) this.put(id);
    else if (this.overBoard()) this.reject(id);
    else if (this.session.at(id) !== null) this.back(id);
    else this.letGo();
  }

  drop() {
    if (!this.pressed) return;
    this.pressed = null;
    this.letGo();
  }

  /** @private @param {Spot} spot @param {string | null} id the piece there */
  tap(spot, id) {
    const { held } = this;
    if (id && this.session.at(id) === null) {
      if (held === id) this.letGo();
      else this.pick(id);
      if (this.held) this.board.focus(id);
      return;
    }
    if (held && this.onBoard(spot)) {
      this.aim(held, spot);
      if (this.session.fits(held, this.place(held))) {
        this.put(held);
        return;
      }
    }
    if (id && id !== held) this.back(id);
    else if (held && this.onBoard(spot)) this.reject(held);
    else this.letGo();
  }

  /** Put the ghost under a tap: a fitting place that covers it is what a finger means. @private @param {string} id @param {Spot} spot */
  aim(id, spot) {
    this.centre(id, spot);
    if (spot.pointer === "mouse" || this.session.fits(id, this.place(id))) return;
    const place = this.place(id);
    const [row, column] = [Math.floor(spot.y), Math.floor(spot.x)];
    const ways = this.session.piece(id).orientations[place.name]
      .map(([r, c]) => ({ row: row - r, column: column - c, name: place.name }))
      .filter((way) => this.session.fits(id, way))
      .map((way) => ({ way, distance: Math.hypot(way.row - place.row, way.column - place.column) }))
      .sort((one, other) => one.distance - other.distance);
    if (ways.length) this.corner = ways[0].way;
  }

  /** @private @param {string} id @param {Spot} spot */
  centre(id, { x, y }) {
    const [high, wide] = this.size(id);
    this.corner = { row: Math.round(y - high / 2), column: Math.round(x - wide / 2) };
  }

  /** @private @param {Spot} spot */
  onBoard({ x, y }) {
    return x >= 0 && y >= 0 && x < this.session.scene.width && y < this.session.scene.height;
  }

  /** @private @param {Spot} spot @returns {string | null} */
  pieceAt({ x, y }) {
    const { slots } = this.board.arrangement;
    const loose = this.session.scene.pieces.filter(({ start }) => start === null);
    const at = slots.findIndex((slot) => x >= slot.x && y >= slot.y && x < slot.x + slot.side && y < slot.y + slot.side);
    if (at >= 0) return this.session.at(loose[at].id) === null ? loose[at].id : null;
    const [id] = this.session.cover().get(`${Math.floor(y)},${Math.floor(x)}`) ?? [];
    return id && !this.session.piece(id).locked ? id : null;
  }

  /** @param {Spot} spot */
  hover(spot) {
    const { held } = this;
    const takes = this.pieceAt(spot);
    this.board.root.style.cursor = takes ? "grab" : held && this.onBoard(spot) ? "pointer" : "default";
    if (!held) return;
    if (this.onBoard(spot)) {
      this.keyed = false;
      this.centre(held, spot);
      this.board.ghost(held, this.place(held));
    } else if (!this.keyed) {
      this.board.ghost();
    }
  }

  /** @param {number} amount */
  wheel(amount) {
    if (!this.held) return false;
    const now = performance.now();
    if (now - this.turnedAt < 140) return true; // one notch of a wheel may come as many events
    this.turnedAt = now;
    this.change(amount > 0 ? "right" : "left");
    return true;
  }

  /** Turn or flip the piece in the hand, about its middle. @param {"left" | "right" | "flip"} way @param {Spot} [spot] */
  change(way, spot) {
    const { held } = this;
    if (!held || this.table.locked) return;
    const [high, wide] = this.size(held);
    this.board.poses.set(held, changed(this.session.piece(held), this.board.pose(held), way));
    const [newHigh, newWide] = this.size(held);
    if (this.pressed?.id) {
      this.pressed.grabX = newWide / 2;
      this.pressed.grabY = newHigh / 2;
    }
    if (spot) this.centre(held, spot);
    else if (this.corner) {
      this.corner = {
        row: this.corner.row + Math.round((high - newHigh) / 2),
        column: this.corner.column + Math.round((wide - newWide) / 2),
      };
    }
    if (this.keyed) this.lead(0, 0);
    else this.table.announce(say(`pieces-${way === "flip" ? "flipped" : "turned"}`));
    const shown = this.corner && this.overBoard();
    if (this.session.at(held) !== null) this.board.draw(held);
    else this.board.draw();
    this.board.ghost(held, shown ? this.place(held) : null);
  }

  /** Lay the piece in the hand where the ghost is. @private @param {string} id */
  put(id) {
    const mark = markOf(this.place(id));
    this.letGo();
    this.board.poses.set(id, placeOf(mark)?.name ?? "");
    if (mark !== this.session.at(id)) this.table.perform(`${id}@${mark}`);
  }

  /** It does not fit there: a sign, and it stays in the hand. @private @param {string} id */
  reject(id) {
    this.table.tell(() => say("pieces-clash", { piece: id }));
    this.board.draw();
    this.board.ghost(id, this.place(id));
    this.board.shake();
  }

  /** Back to the tray, its orientation kept. @private @param {string} id */
  back(id) {
    const place = placeOf(this.session.at(id));
    if (!place || this.table.locked) return;
    this.board.poses.set(id, this.held === id ? this.board.pose(id) : place.name);
    this.letGo();
    this.table.perform(`${id}@-`);
  }

  /** @param {KeyboardEvent} event @param {string} id the piece that has the focus */
  key(event, id) {
    const { key, shiftKey } = event;
    const { held } = this;
    const step = STEPS[key];
    if (held && step) this.lead(...step);
    else if (key === "Enter" || key === " ") this.enter(id);
    else if (key === "Escape" && held) this.letGo();
    else if (key === "Backspace" || key === "Delete") this.away(id);
    else if (held && key.toLowerCase() === "r") this.change(shiftKey ? "left" : "right");
    else if (held && key.toLowerCase() === "f") this.change("flip");
    else if (/^[0-9a-zA-Z]$/.test(key)) return this.named(key);
    else return false;
    return true;
  }

  /** @private @param {string} id */
  enter(id) {
    const { held } = this;
    if (!held || held !== id) this.begin(id);
    else if (this.session.fits(held, this.place(held))) this.put(held);
    else this.reject(held);
  }

  /** @private @param {string} id */
  away(id) {
    if (this.session.at(id) !== null) this.back(id);
    else this.letGo();
  }

  /** Take a piece in the hand for the keys to lead. @private @param {string} id */
  begin(id) {
    const { corner } = this;
    this.pick(id);
    this.corner = this.corner ?? corner ?? this.firstPlace(id);
    this.keyed = true;
    this.lead(0, 0);
  }

  /** The first place where a piece fits, or the corner of the board. @private @param {string} id */
  firstPlace(id) {
    const name = this.board.pose(id);
    for (let row = 0; row < this.session.scene.height; row += 1) {
      for (let column = 0; column < this.session.scene.width; column += 1) {
        if (this.session.fits(id, { row, column, name })) return { row, column };
      }
    }
    return { row: 0, column: 0 };
  }

  /** Move the ghost, within the board. @private @param {number} down @param {number} right */
  lead(down, right) {
    const { held } = this;
    if (!held) return;
    this.keyed = true;
    const [high, wide] = this.size(held);
    const { width, height } = this.session.scene;
    const place = this.place(held);
    this.corner = {
      row: Math.min(Math.max(place.row + down, 0), Math.max(height - high, 0)),
      column: Math.min(Math.max(place.column + right, 0), Math.max(width - wide, 0)),
    };
    const now = this.place(held);
    if (this.session.at(held) !== null) this.board.draw(held);
    this.board.ghost(held, now);
    const fits = String(this.session.fits(held, now));
    this.table.announce(say("pieces-ghost", { row: now.row + 1, column: now.column + 1, fits }));
  }

  /** The next piece whose name begins so. @private @param {string} key */
  named(key) {
    const ids = [...this.session.pieces.keys()].filter(
      (id) => id.toLowerCase().startsWith(key.toLowerCase()) && !this.session.piece(id).locked,
    );
    if (!ids.length) return false;
    const loose = ids.filter((id) => this.session.at(id) === null);
    const among = loose.length ? loose : ids;
    const next = among[(among.indexOf(this.held ?? "") + 1) % among.length];
    this.board.lead(next);
    this.board.focus(next);
    this.begin(next);
    return true;
  }

  /** @param {string} action */
  able(action) {
    if (this.table.locked || !this.held) return false;
    return action !== "back" || this.session.at(this.held) !== null;
  }

  /** @param {string} action */
  act(action) {
    const { held } = this;
    if (!held) return;
    if (action === "back") this.back(held);
    else if (action === "left" || action === "right" || action === "flip") this.change(action);
  }
}

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
