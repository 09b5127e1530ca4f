/** The session of a puzzle as it was kept, for the board that it needs. Knows no kind. */

import { countHelp, helpOf } from "./helped.js";
import { PieceSession, withPieces } from "./pieces.js";
import { MoveError, Session } from "./state.js";
import { FORMAT } from "./store.js";

/** @typedef {import("./types.js").Play} Play */
/** @typedef {import("./types.js").Saved} Saved */

/**
 * A play as it is kept, with its whole puzzle.
 * @param {Play} play @param {Session | PieceSession} session
 * @param {Pick<Saved, "elapsed" | "solved" | "updated" | "result" | "trial" | "shown">} standing
 * @returns {Saved}
 */
export function recorded(play, session, standing) {
  return {
    format: FORMAT,
    puzzle: play.puzzle,
    kind: play.kind,
    size: `${play.scene.width}x${play.scene.height}`,
    recipe: play.recipe,
    moves: [...session.moves],
    cursor: session.cursor,
    ...standing,
    hints: helpOf(play.puzzle),
    elapsed: Math.round(standing.elapsed),
    ...(play.difficulty ? { difficulty: play.difficulty } : {}),
  };
}

/**
 * The session that was kept, where it is of exactly this board; a fresh one otherwise.
 * @param {Play} play @param {Saved | null} saved
 */
export function restored(play, saved) {
  const { scene } = play;
  countHelp(play.puzzle, saved?.hints ?? 0);
  const begin = (/** @type {{moves: string[], cursor: number}} */ past) =>
    withPieces(scene) ? new PieceSession(scene, past) : new Session(scene, past);
  if (saved && saved.puzzle === play.puzzle && saved.size === `${play.scene.width}x${play.scene.height}`) {
    try {
      return begin(saved);
    } catch (failure) {
      if (!(failure instanceof MoveError)) throw failure;
    }
  }
  const sign = withPieces(scene) ? "@" : "=";
  const marks = Object.entries(play.marks).map(([target, state]) => `${target}${sign}${state}`);
  return begin({ moves: marks.length ? [marks.join(" ")] : [], cursor: marks.length ? 1 : 0 });
}
