/** The buttons beside a board with pieces: turn, flip, the other pivot, back; and the tally. Knows no kind. */

import { svg } from "./draw.js";
import { make } from "./surroundings.js";
import { label, say } from "./texts.js";

/** @typedef {import("./pieces-draw.js").PieceBoard} PieceBoard */
/** @typedef {{act: (action: string) => void, able: (action: string) => boolean}} Hand */

/** @type {Record<string, string>} */
const SIGNS = {
  left: "M4.5 5v5h5M5 9.6a7.6 7.6 0 1 1-.4 5.4",
  right: "M19.5 5v5h-5M19 9.6a7.6 7.6 0 1 0 .4 5.4",
  flip: "M12 3.5v17M9 7.5 3.5 16.5H9zM15 7.5l5.5 9H15z",
  back: "M4 13v5.500h16V13M12 4v10M8 10.200l4 4 4-4",
};
const ACTIONS = { pivot: ["left", "right", "pivot"], place: ["left", "right", "flip", "back"] };

export class Handles {
  /**
   * @param {PieceBoard} board @param {Hand} hand
   * @param {{tally: () => string}} page
   */
  constructor(board, hand, page) {
    this.board = board;
    this.hand = hand;
    this.page = page;
    this.tally = make("p", { class: "tally" });
    /** @type {Map<string, HTMLElement>} */
    this.buttons = new Map();
    const actions = ACTIONS[board.session.mode === "pivot" ? "pivot" : "place"];
    const row = actions.map((action) => this.button(action));
    this.bar = make("div", { class: "handles", role: "group" }, [this.tally, ...row]);
    board.root.parentElement?.after(this.bar);
  }

  discard() {
    this.bar.remove();
  }

  /** @private @param {string} action */
  button(action) {
    const made = make("button", { type: "button", id: `piece-${action}`, class: "handle", "data-action": action });
    made.append(action === "pivot" ? screws() : sign(SIGNS[action]));
    made.addEventListener("click", () => this.press(action));
    this.buttons.set(action, made);
    return made;
  }

  /** @private @param {string} action */
  press(action) {
    if (this.buttons.get(action)?.getAttribute("aria-disabled") === "true") return;
    this.hand.act(action);
  }

  /** Say and show everything as it is now. */
  show() {
    const { board } = this;
    const id = board.chosen ? board.focused : "";
    label(this.bar, say("pieces-handles"));
    this.bar.removeAttribute("title");
    for (const [action, button] of this.buttons) {
      button.setAttribute("aria-disabled", String(!this.hand.able(action)));
      label(button, say(`pieces-do-${action}`, { pivot: id ? board.pivotOf(id) : 1 }));
    }
    const pivot = this.buttons.get("pivot");
    pivot?.setAttribute("data-pivot", String(id ? board.pivotOf(id) : 1));
    this.tally.textContent = this.page.tally();
  }
}

/** @param {string} d */
function sign(d) {
  const made = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
  made.append(svg("path", { d }));
  return made;
}

/** Both screws, the one in use filled. */
function screws() {
  const made = svg("svg", { viewBox: "0 0 34 24", "aria-hidden": "true", class: "both" });
  const first = svg("g", { class: "one" });
  first.append(svg("circle", { cx: 9, cy: 12, r: 7 }), svg("path", { d: "M5.7 14.2l6.6-4.4" }));
  const second = svg("g", { class: "two" });
  second.append(svg("circle", { cx: 25, cy: 12, r: 7 }), svg("path", { d: "M21.5 12h7M25 8.500v7" }));
  made.append(first, second);
  return made;
}
