/**
 * Trying something: from a press on, marks are only tried, until they are kept or given up. Keeps
 * where it began in the list of moves; undoing past that ends it. Knows no kind.
 */

import { element, make } from "./surroundings.js";
import { say } from "./texts.js";

/** @typedef {import("./state.js").Session} Session */
/** @typedef {import("./pieces.js").PieceSession} PieceSession */
/**
 * @typedef {object} Page
 * @property {(targets: Iterable<string>) => void} refresh draw these marks again
 * @property {(text: string) => void} announce
 * @property {() => void} save
 */

export class Trial {
  /** @param {Session | PieceSession} session @param {Page} page @param {number | null} [start] where one was begun */
  constructor(session, page, start = null) {
    this.session = session;
    this.page = page;
    /** @type {number | null} the length of the list of moves where it began */
    this.start = null;
    if (start !== null && start <= session.cursor) this.enter(start);
    this.show();
  }

  /** @private @param {number} start */
  enter(start) {
    this.start = start;
    if ("marksAt" in this.session) this.session.firm = this.session.marksAt(start);
  }

  begin() {
    if (this.start !== null) return;
    this.enter(this.session.cursor);
    this.end("player-trial-begun");
  }

  keep() {
    if (this.start === null) return;
    this.leave();
    this.end("player-trial-kept");
  }

  discard() {
    const { start } = this;
    if (start === null) return;
    this.leave();
    this.session.back(start);
    this.end("player-trial-discarded");
  }

  /** After each move: what lies before the trial was undone, so that nothing is tried any more. */
  follow() {
    if (this.start === null || this.session.cursor >= this.start) return;
    this.leave();
    this.show();
  }

  /** @private */
  leave() {
    this.start = null;
    if (!("firm" in this.session)) return;
    const { firm, marks } = this.session;
    this.session.firm = null;
    this.page.refresh(new Set([...(firm?.keys() ?? []), ...marks.keys()]));
  }

  /** @private @param {string} message */
  end(message) {
    this.show();
    this.page.announce(say(message));
    this.page.save();
  }

  /** The bar with what can be done about it. */
  show() {
    const bar = element("trial");
    bar.hidden = this.start === null;
    if (this.start === null) return bar.replaceChildren();
    bar.replaceChildren(
      make("span", {}, [say("player-trial")]),
      this.button("trial-keep", "player-trial-keep", () => this.keep()),
      this.button("trial-discard", "player-trial-discard", () => this.discard()),
    );
  }

  /** @private @param {string} id @param {string} text @param {() => void} act */
  button(id, text, act) {
    const made = make("button", { type: "button", id }, [say(text)]);
    made.addEventListener("click", act);
    return made;
  }
}
