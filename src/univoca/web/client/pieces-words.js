/** What is said of pieces: their names aloud, and the controls of both modes. Knows no kind. */

import { placeOf } from "./pieces-shape.js";
import { say, together } from "./texts.js";

/** @typedef {import("./pieces.js").PieceSession} PieceSession */

/**
 * A piece, where it lies and how, such as "piece 7, 5 cells, over two others, pivot 1 of 2".
 * @param {PieceSession} session @param {string} id @param {number} pivot the one in use
 */
export function described(session, id, pivot) {
  const piece = session.pieces.get(id);
  if (!piece) return "";
  const parts = [say(piece.label, piece.parameters)];
  const place = placeOf(session.at(id));
  if (!place) return together([...parts, say("pieces-in-tray")]);
  if (piece.locked) parts.push(say("pieces-fixed"));
  if (session.mode === "place") parts.push(say("pieces-at", { row: place.row + 1, column: place.column + 1 }));
  else parts.push(...standing(session, id));
  const pivots = session.pivots(id).length;
  if (pivots > 1) parts.push(say("pieces-pivot-of", { pivot, pivots }));
  return together(parts);
}

/** @param {PieceSession} session @param {string} id */
function standing(session, id) {
  const cover = session.cover(id);
  const cells = session.cells(id).map(String);
  const others = new Set(cells.flatMap((cell) => cover.get(cell) ?? []));
  const parts = [];
  if (others.size) parts.push(say("pieces-over", { count: others.size }));
  if (cells.some((cell) => !session.field.has(cell))) parts.push(say("pieces-sticks-out"));
  return parts;
}

/** The controls, for the help. @param {string} mode @returns {[string, string][]} */
export function piecesKeys(mode) {
  const names = mode === "pivot" ? PIVOT_KEYS : PLACE_KEYS;
  /** @type {[string, string][]} */
  const own = names.map((name) => [say(`pieces-keys-${name}`), say(`pieces-keys-${name}-does`)]);
  return [...own, [say("player-keys-undo"), say("player-keys-undo-does")]];
}

const PIVOT_KEYS = ["screw", "screw-second", "piece", "arrows", "number", "turn", "turn-back", "pivot"];
const PLACE_KEYS = ["pick", "drag", "letter", "travel", "put", "turn-held", "flip", "back"];
