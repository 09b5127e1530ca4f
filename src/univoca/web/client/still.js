/** A board with marks as on the play page, but to be looked at only. Knows no kind. */

import { Board } from "./board.js";
import { svg } from "./draw.js";
import { Places } from "./geometry.js";
import { PieceBoard } from "./pieces-draw.js";
import { PieceSession, withPieces } from "./pieces.js";
import { Session } from "./state.js";
import { make } from "./surroundings.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Violation} Violation */

/** The one move that puts marks on an empty board; null where there are none. @param {Scene} scene @param {Record<string, string>} marks */
export function moveTo(scene, marks) {
  const sign = withPieces(scene) ? "@" : "=";
  return Object.entries(marks).map(([target, state]) => `${target}${sign}${state}`).join(" ") || null;
}

/** A session in which marks lie already. @param {Scene} scene @param {Record<string, string>} marks */
export function sessionWith(scene, marks) {
  const move = moveTo(scene, marks);
  const past = { moves: move ? [move] : [], cursor: move ? 1 : 0 };
  return withPieces(scene) ? new PieceSession(scene, past) : new Session(scene, past);
}

/**
 * Draw a board into a place that is on the page already; what breaks is marked by stripes.
 * @param {Element} place @param {{scene: Scene, marks: Record<string, string>, violations: Violation[]}} board
 */
export function still(place, { scene, marks, violations }) {
  const root = svg("svg", { class: "board" });
  const frame = make("div", { class: "still" }, [root]);
  frame.inert = true;
  place.replaceChildren(frame);
  // Pieces that lie on the board need no room in the tray.
  const laid = { ...scene, pieces: scene.pieces.map((piece) => ({ ...piece, start: marks[piece.id] ?? piece.start })) };
  const session = withPieces(scene) ? sessionWith(laid, {}) : sessionWith(scene, marks);
  const board = session instanceof PieceSession ? new PieceBoard(root, session) : new Board(root, session, new Places(scene));
  board.accuse(violations);
  return board;
}
