/** Everything around one play with pieces: board, hands, buttons, help and the result. Knows no kind. */

import { Handles } from "./pieces-handles.js";
import { Helper } from "./hint.js";
import { PieceBoard } from "./pieces-draw.js";
import { PieceInput } from "./pieces-input.js";
import { sizeName } from "./recipe.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").Play} Play */
/** @typedef {import("./pieces.js").PieceSession} PieceSession */
/**
 * What a desk asks of the page.
 * @typedef {object} Page
 * @property {{hints: boolean}} kind
 * @property {{say: (sentence: () => string, tone?: string) => void}} report
 * @property {(move: string, spoken: boolean) => void} perform
 * @property {(text: string) => void} announce
 * @property {(failure: unknown) => void} failed
 * @property {() => Promise<void>} save
 */

export class PieceDesk {
  /** @param {SVGElement} root @param {PieceSession} session @param {Play} play @param {Page} page */
  constructor(root, session, play, page) {
    this.session = session;
    this.play = play;
    this.page = page;
    this.board = new PieceBoard(root, session);
    /** @type {(move: string) => void} */
    const perform = (move) => page.perform(move, true);
    /** @type {(sentence: () => string, tone?: string) => void} */
    const tell = (sentence, tone) => page.report.say(sentence, tone);
    this.input = new PieceInput(this.board, { perform, tell, announce: (text) => page.announce(text) });
    this.helper = new Helper(play.puzzle, this.board, { perform, tell, failed: (failure) => page.failed(failure) });
    const { hints } = page.kind;
    this.handles = new Handles(this.board, this.input.hand, { tally: () => this.tally() });
    this.board.drawnAgain = () => this.handles.show();
    this.board.resize();
    if (hints && session.mode === "pivot" && this.par === undefined) this.learn();
  }

  discard() {
    this.handles.discard();
    this.helper.discard();
  }

  /** The proven least number of turns, where it is known. @returns {number | undefined} */
  get par() {
    return this.play.difficulty?.measures.par;
  }

  /** A puzzle that came by its address tells its figures when asked. @private */
  async learn() {
    const { turns } = await this.helper.figures();
    if (turns === undefined) return;
    this.play.difficulty = { label: null, ...this.play.difficulty, measures: { ...this.play.difficulty?.measures, par: turns } };
    this.handles.show();
    this.page.save();
  }

  /** Width and height of what is to be covered, for the page. @returns {[number, number]} */
  get size() {
    const { extra, width, height } = this.session.scene;
    const target = /** @type {number[] | undefined} */ (extra.target);
    return target ? [target[3], target[2]] : [width, height];
  }

  /** @private */
  tally() {
    const { session, par } = this;
    if (session.mode !== "pivot") {
      const loose = session.scene.pieces.filter(({ start }) => start === null);
      return say("pieces-placed", { count: loose.filter(({ id }) => session.at(id)).length, all: loose.length });
    }
    return par === undefined ? say("pieces-turns", { count: session.count }) : say("pieces-turns-par", { count: session.count, par });
  }

  /** What a check says of a board that is not home yet. */
  unfinished() {
    return say(this.session.mode === "pivot" ? "pieces-check-pivot" : "pieces-check-place");
  }

  /** What a finished play comes to. @returns {Record<string, string | number | null>} */
  result() {
    const { session, play, par } = this;
    const { pieces } = session.scene;
    const [, size, tail] = play.recipe?.split("/") ?? [];
    const figures = { size: size ?? this.size.join("x"), difficulty: tail?.split(/[#@]/)[0] ?? null, pieces: pieces.length };
    if (session.mode !== "pivot") return { ...figures, moves: session.count };
    const paired = pieces.filter(({ pivots }) => Object.values(pivots)[0]?.length === 2);
    return { ...figures, turns: session.count, par: par ?? null, two_pivot_pieces: paired.length };
  }

  /** The same for the player. @returns {string[]} */
  words() {
    const { size, turns, par, pieces, two_pivot_pieces: paired } = this.result();
    const facts = say("pieces-result", { size: sizeName(String(size)), pieces: Number(pieces) });
    if (turns === undefined) return [facts];
    const count = Number(turns);
    const best = par === null ? [] : [say("pieces-result-par", { par: Number(par), more: Math.max(count - Number(par), 0) })];
    return [say("pieces-result-turns", { count }), ...best, facts, say("pieces-result-paired", { count: Number(paired) })];
  }
}
