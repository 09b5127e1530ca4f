/**
 * What a puzzle is like, asked again after each edit: whether the edits draw one, how many answers
 * it has, which clues clash. A new question ends the older one; no older answer comes after it.
 * Knows no DOM and no kind.
 */

import { EngineError, ask } from "./api.js";

/** @typedef {import("./types.js").Outcome} Outcome */
/** @typedef {import("./types.js").Clash} Clash */
/** @typedef {import("./types.js").Graded} Graded */
/**
 * `puzzle` is what the edits draw. `refused` is why they draw none, or why it could not be said.
 * @typedef {object} Finding
 * @property {"counting" | "refused" | "decided"} state
 * @property {string | null} puzzle
 * @property {string} [refused]
 * @property {Outcome} [outcome]
 * @property {Clash | null} [clash] for a contradiction; null while it is looked for
 * @property {Graded | null} [grade] how hard one with a single answer is; null where nobody can say
 * @property {boolean} [most] whether more is not offered
 */
/** @typedef {(signal: AbortSignal) => Promise<string>} Drawing */

/** Milliseconds of peace after an edit before anything is asked. */
export const PEACE = 140;
/** What a question may cost, at first and each time that more is asked for. */
const BUDGETS = [
  { nodes: 100_000, conflicts: 10_000 },
  { nodes: 2_000_000, conflicts: 500_000 },
  { nodes: 20_000_000, conflicts: 5_000_000 },
];

export class Examiner {
  /** @param {(finding: Finding) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {AbortController | null} */
    this.work = null;
    this.effort = 0;
    /** What can be asked of the kind beyond the number of answers. */
    this.can = { clash: false, grade: false };
    /** @type {Drawing | null} */
    this.drawing = null;
  }

  /** The puzzle has changed. @param {Drawing} drawing gives the puzzle's text @param {number} [wait] */
  examine(drawing, wait = PEACE) {
    this.effort = 0;
    this.drawing = drawing;
    return this.begin(wait);
  }

  /** Look longer at the same puzzle. */
  longer() {
    this.effort = Math.min(this.effort + 1, BUDGETS.length - 1);
    return this.begin(0);
  }

  stop() {
    this.work?.abort();
  }

  /** @private @param {number} wait */
  async begin(wait) {
    this.work?.abort();
    const { signal } = (this.work = new AbortController());
    const tell = (/** @type {Finding} */ finding) => signal.aborted || this.show(finding);
    /** @type {string | null} */
    let puzzle = null;
    try {
      await pause(wait, signal);
      tell({ state: "counting", puzzle });
      puzzle = (await this.drawing?.(signal)) ?? null;
      tell({ state: "counting", puzzle });
      await this.decide(puzzle, signal, tell);
    } catch (failure) {
      if (signal.aborted) return;
      if (!(failure instanceof EngineError)) throw failure;
      tell({ state: "refused", puzzle, refused: failure.message });
    }
  }

  /** @private @param {string | null} puzzle @param {AbortSignal} signal @param {(finding: Finding) => void} tell */
  async decide(puzzle, signal, tell) {
    /** @type {Outcome} */
    const outcome = await ask({ do: "solve", puzzle, budget: BUDGETS[this.effort] }, signal);
    const most = this.effort === BUDGETS.length - 1 || outcome.ran_out === "deadline";
    tell({ state: "decided", puzzle, outcome, clash: null, most });
    const { clash, grade } = this.can;
    const action = outcome.status === "contradiction" && clash ? "conflict" : outcome.status === "unique" && grade ? "grade" : null;
    if (!action) return;
    try {
      const found = await ask({ do: action, puzzle }, signal);
      tell({ state: "decided", puzzle, outcome, most, clash: null, ...(action === "grade" ? { grade: found } : { clash: found }) });
    } catch (failure) {
      if (!(failure instanceof EngineError)) throw failure; // the outcome stands without it
    }
  }
}

/** @param {number} milliseconds @param {AbortSignal} signal ends it with an AbortError */
function pause(milliseconds, signal) {
  return new Promise((done, fail) => {
    const timer = window.setTimeout(done, milliseconds);
    signal.addEventListener("abort", () => {
      window.clearTimeout(timer);
      fail(new DOMException("", "AbortError"));
    });
  });
}
