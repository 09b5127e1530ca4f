/** Help in stages, as the engine gives it: each press says more, until the next move. Knows no kind. */

import { EngineError, ask } from "./api.js";
import { helped } from "./helped.js";
import { element, make, onLanguage } from "./surroundings.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").Hint} Hint */
/** @typedef {{session: {marks: Map<string, string>}, hint: (targets: string[]) => void}} HintedBoard */
/**
 * @typedef {object} Page
 * @property {(sentence: () => string, tone?: string) => void} tell
 * @property {(move: string) => void} perform
 * @property {(failure: unknown) => void} failed
 */

export class Helper {
  /** @param {string} puzzle @param {HintedBoard} board @param {Page} page */
  constructor(puzzle, board, page) {
    this.puzzle = puzzle;
    this.board = board;
    this.session = board.session;
    this.page = page;
    this.stage = 0;
    /** What the last hint was given for. */
    this.position = "";
    this.gone = false;
    onLanguage(() => this.stage && !this.gone && this.position === this.now() && this.give(this.stage));
  }

  discard() {
    this.gone = true;
  }

  /** @private */
  now() {
    return JSON.stringify([...this.session.marks]);
  }

  /** Say the next stage, from the first where pieces have moved. */
  async next() {
    const same = this.position === this.now();
    if (!same) helped(this.puzzle);
    await this.give(same ? this.stage + 1 : 1);
  }

  /** @private @param {number} stage */
  async give(stage) {
    const position = this.now();
    try {
      const hint = await this.asked(stage, Object.fromEntries(this.session.marks));
      if (this.gone || position !== this.now()) return;
      this.position = position;
      this.stage = hint.stage || 1; // 0 where something is wrong: what to do about it is next
      this.show(hint);
    } catch (failure) {
      this.page.failed(failure);
    }
  }

  /** @private @param {number} stage @param {Record<string, string>} marks @returns {Promise<Hint>} */
  asked(stage, marks) {
    return ask({ do: "hint", puzzle: this.puzzle, marks, stage });
  }

  /** The figures that a hint for the untouched board comes with, such as par. */
  async figures() {
    try {
      return (await this.asked(1, {})).measures;
    } catch (failure) {
      if (failure instanceof EngineError) return {};
      throw failure;
    }
  }

  /** @private @param {Hint} hint */
  show({ sentence, targets, move, last }) {
    this.page.tell(() => sentence, "hint");
    this.board.hint(targets);
    if (!move && last) return;
    const more = make("button", { type: "button", id: move ? "hint-do" : "hint-more" }, [
      say(move ? "pieces-hint-do" : "pieces-hint-more"),
    ]);
    more.addEventListener("click", () => (move ? this.page.perform(move) : this.next()));
    element("findings").append(more);
  }
}
