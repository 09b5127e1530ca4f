/**
 * One play with pieces: marks, moves, undo. Knows no DOM, no server and no kind.
 *
 * Moves are text: `P@r2c3:2f` lays a piece, `P@-` takes it back to the tray, `7:p1+` turns piece 7
 * about its pivot 1 by a quarter clockwise (`-` the other way), `restart` brings the beginning back.
 */

import { MoveError, RESTART } from "./state.js";
import { changed, extent, markOf, placeOf, shifted } from "./pieces-shape.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").ScenePiece} ScenePiece */
/** @typedef {import("./pieces-shape.js").Cell} Cell */
/** @typedef {import("./pieces-shape.js").Place} Place */
/** @typedef {"left" | "right" | "top" | "bottom"} Side */
/** @typedef {{id: string, pivot: number, by: number}} Turn pivot from 1; by is 1 or -1 */

const LAID = /^(.+)@(-|r\d{1,3}c\d{1,3}:[0-9a-z]{1,4})$/;
const TURNED = /^(.+):p([12])([+-])$/;

export class PieceSession {
  /**
   * @param {Scene} scene
   * @param {{moves: string[], cursor: number}} [saved] raises MoveError when it is of another board
   */
  constructor(scene, saved = { moves: [], cursor: 0 }) {
    this.scene = scene;
    this.mode = scene.extra.mode === "pivot" ? "pivot" : "place";
    /** @type {Map<string, ScenePiece>} */
    this.pieces = new Map(scene.pieces.map((piece) => [piece.id, piece]));
    this.field = fieldOf(scene);
    /** @type {Map<string, string>} where pieces lie, those at their start left out */
    this.marks = new Map();
    this.moves = [...saved.moves];
    this.cursor = Math.min(Math.max(saved.cursor, 0), this.moves.length);
    /** @type {Turn | null} the turn that the last change was */
    this.turn = null;
    /** @type {(changed: Set<string>) => void} */
    this.changed = () => {};
    this.replay(this.moves.length);
    this.replay(this.cursor);
  }

  /** @param {string} id @returns {ScenePiece} */
  piece(id) {
    const piece = this.pieces.get(id);
    if (!piece) throw new MoveError(id);
    return piece;
  }

  /** Where a piece lies, or null in the tray. @param {string} id */
  at(id) {
    return this.marks.get(id) ?? this.piece(id).start;
  }

  /** The cells under a piece, there or elsewhere. @param {string} id @returns {Cell[]} */
  cells(id, mark = this.at(id)) {
    return laid(this.piece(id).orientations, mark);
  }

  /** Where its pivots are. @param {string} id @returns {Cell[]} */
  pivots(id, mark = this.at(id)) {
    return laid(this.piece(id).pivots, mark);
  }

  /** The orientation it has, in the tray too: the one that it had last. @param {string} id */
  pose(id) {
    const last = placeOf(this.at(id))?.name;
    if (last !== undefined) return last;
    for (let index = this.cursor - 1; index >= 0; index -= 1) {
      const [, piece, mark] = LAID.exec(this.moves[index]) ?? [];
      if (piece === id && mark !== "-") return placeOf(mark)?.name ?? "";
    }
    return Object.keys(this.piece(id).orientations)[0];
  }

  /** Which pieces cover each cell, by `row,column`, in the order of the scene. */
  cover(without = "") {
    /** @type {Map<string, string[]>} */
    const found = new Map();
    for (const id of this.pieces.keys()) {
      if (id === without) continue;
      for (const cell of this.cells(id)) {
        const key = String(cell);
        found.set(key, [...(found.get(key) ?? []), id]);
      }
    }
    return found;
  }

  /** Whether a piece would cover free cells of the board alone. @param {string} id @param {Place} place */
  fits(id, place) {
    const taken = this.cover(id);
    const cells = shifted(this.piece(id).orientations[place.name], place.row, place.column);
    return cells.every((cell) => this.field.has(String(cell)) && !taken.has(String(cell)));
  }

  /**
   * What a quarter turn would do: the new mark, or none and the sides where it would leave.
   * @param {Turn} turn @returns {{mark: string | null, cells: Cell[], leaves: Side[]}}
   */
  turned({ id, pivot, by }) {
    const piece = this.piece(id);
    const place = placeOf(this.at(id));
    const fixed = place && piece.pivots[place.name]?.[pivot - 1];
    if (!place || !fixed) throw new MoveError(`${id}:p${pivot}`);
    const name = changed(piece, place.name, by > 0 ? "right" : "left");
    const after = piece.pivots[name][pivot - 1];
    const row = place.row + fixed[0] - after[0];
    const column = place.column + fixed[1] - after[1];
    const [height, width] = extent(piece.orientations[name]);
    /** @type {Side[]} */
    const leaves = [];
    if (row < 0) leaves.push("top");
    if (row + height > this.scene.height) leaves.push("bottom");
    if (column < 0) leaves.push("left");
    if (column + width > this.scene.width) leaves.push("right");
    const cells = shifted(piece.orientations[name], row, column);
    return { mark: leaves.length ? null : markOf({ row, column, name }), cells, leaves };
  }

  /** @param {string} move raises MoveError when it is none of this board */
  perform(move) {
    const before = new Map(this.marks);
    this.turn = turnOf(move);
    this.apply(move);
    this.moves.splice(this.cursor, Infinity, move);
    this.cursor += 1;
    this.changed(difference(before, this.marks));
  }

  get undoable() {
    return this.cursor > 0;
  }

  get redoable() {
    return this.cursor < this.moves.length;
  }

  undo() {
    if (!this.undoable) return;
    const turn = turnOf(this.moves[this.cursor - 1]);
    this.turn = turn && { ...turn, by: -turn.by };
    this.cursor -= 1;
    this.changed(this.replay(this.cursor));
  }

  /** Go back to an earlier move; those after it can be done again. @param {number} cursor */
  back(cursor) {
    if (cursor >= this.cursor) return;
    this.cursor = cursor;
    this.changed(this.replay(cursor));
  }

  redo() {
    if (!this.redoable) return;
    const before = new Map(this.marks);
    this.turn = turnOf(this.moves[this.cursor]);
    this.apply(this.moves[this.cursor]);
    this.cursor += 1;
    this.changed(difference(before, this.marks));
  }

  restart() {
    if (this.marks.size) this.perform(RESTART);
  }

  /** The turns (or placements) since the beginning or the last restart. */
  get count() {
    return this.cursor - this.moves.lastIndexOf(RESTART, Math.max(this.cursor - 1, 0)) - 1;
  }

  /** Whether every cell of the board is covered exactly once: worth asking for a check. */
  get complete() {
    const cover = this.cover();
    if (!this.marks.size || cover.size !== this.field.size) return false;
    return [...cover].every(([cell, ids]) => ids.length === 1 && this.field.has(cell));
  }

  /** @private @param {string} move */
  apply(move) {
    if (move === RESTART) this.marks.clear();
    else for (const part of move.split(" ")) this.step(part);
  }

  /** @private @param {string} move */
  step(move) {
    const turn = turnOf(move);
    if (turn) {
      const { mark } = this.turned(turn);
      if (mark === null) throw new MoveError(move);
      this.put(turn.id, mark);
      return;
    }
    const [, id, mark] = LAID.exec(move) ?? [];
    if (!id || this.piece(id).locked) throw new MoveError(move);
    if (mark === "-") {
      if (this.piece(id).start !== null) throw new MoveError(move);
      this.marks.delete(id);
      return;
    }
    const cells = this.cells(id, mark);
    const inside = cells.every(([r, c]) => r < this.scene.height && c < this.scene.width);
    if (!cells.length || !inside) throw new MoveError(move);
    this.put(id, mark);
  }

  /** @private @param {string} id @param {string} mark */
  put(id, mark) {
    if (mark === this.piece(id).start) this.marks.delete(id);
    else this.marks.set(id, mark);
  }

  /** @private @param {number} count */
  replay(count) {
    const before = this.marks;
    this.marks = new Map();
    for (const move of this.moves.slice(0, count)) this.apply(move);
    return difference(before, this.marks);
  }
}

/** @param {string} move @returns {Turn | null} */
function turnOf(move) {
  const [, id, pivot, way] = TURNED.exec(move) ?? [];
  return id ? { id, pivot: Number(pivot), by: way === "+" ? 1 : -1 } : null;
}

/** @param {Record<string, Cell[]>} shapes @param {string | null} mark */
function laid(shapes, mark) {
  const place = placeOf(mark);
  const shape = place && Object.hasOwn(shapes, place.name) ? shapes[place.name] : null;
  return place && shape ? shifted(shape, place.row, place.column) : [];
}

/** @param {Map<string, string>} before @param {Map<string, string>} after */
function difference(before, after) {
  const all = [...before.keys(), ...after.keys()];
  return new Set(all.filter((id) => before.get(id) !== after.get(id)));
}

/**
 * The cells to be covered, as `row,column`: what the scene says, or else the whole board.
 * @param {Scene} scene
 */
export function fieldOf({ extra, shapes, width, height }) {
  /** @type {Set<string>} */
  const found = new Set();
  const cells = /** @type {string[] | undefined} names such as `r1c1` */ (extra.outline);
  if (cells) return new Set(cells.map((name) => name.slice(1).split("c").map((part) => Number(part) - 1).join(",")));
  const target = /** @type {number[] | undefined} */ (extra.target);
  const drawn = shapes.filter(({ kind, role }) => kind === "rect" && role === "cell").map(({ at }) => at);
  const areas = target ? [[target[1], target[0], target[3], target[2]]] : drawn.length ? drawn : [[0, 0, width, height]];
  for (const [x, y, wide, high] of areas) {
    for (let r = y; r < y + high; r += 1) for (let c = x; c < x + wide; c += 1) found.add(`${r},${c}`);
  }
  return found;
}

/** @param {Scene} scene whether it is played with pieces */
export function withPieces(scene) {
  return scene.pieces.length > 0;
}
