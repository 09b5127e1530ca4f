/** The two dialogs of the play page: a new puzzle, and how to play. Knows no kind by name. */

import { choices, lastWish } from "./recipe.js";
import { element, make } from "./surroundings.js";
import { say, together } from "./texts.js";

/** @typedef {import("./recipe.js").Wish} Wish */

export class Dialogs {
  /** @param {any} table */
  constructor(table) {
    this.table = table;
    this.creator = dialog("new");
    this.help = dialog("help");
    /** @type {Wish | null} */
    this.wish = null;
    element("new").addEventListener("click", () => this.create());
    element("help").addEventListener("click", () => this.help.showModal());
    element("new-form").addEventListener("submit", () => this.start());
  }

  speak() {
    const { kind } = this.table;
    element("help-learn").setAttribute("href", `/learn/${kind.id}`);
    element("help-more").setAttribute("href", `/rules/${kind.id}`);
    for (const id of ["summary", "help-summary"]) element(id).textContent = say(`${kind.id}-summary`);
    element("help-rules").replaceChildren(
      ...kind.rules.map((/** @type {{id: string}} */ { id }) => make("li", {}, [say(`${kind.id}-rule-${id}`)])),
    );
    element("help-keys").replaceChildren(...this.keys().flatMap(([key, does]) => [make("dt", {}, [key]), make("dd", {}, [does])]));
    if (this.creator.open) this.fill();
  }

  /** @private @returns {[string, string][]} */
  keys() {
    if (this.table.desk) return this.table.board.keys();
    const family = /** @type {import("./types.js").Family} */ (Object.values(this.table.play.scene.families)[0]);
    const words = family.states.map((state) => say(family.words[state]));
    const second = words[Math.min(2, words.length - 1)];
    const drag = this.table.board.places.hasEdges ? "player-keys-drag-path" : "player-keys-drag-does";
    return [
      [say("player-keys-click"), say("player-keys-click-does", { states: together([...words.slice(1), words[0]]) })],
      [say("player-keys-second"), say("player-keys-second-does", { state: second })],
      [say("player-keys-drag"), say(drag)],
      [say("player-keys-arrows"), say("player-keys-arrows-does")],
      [say("player-keys-space"), say("player-keys-space-does")],
      [say("player-keys-x"), say("player-keys-second-does", { state: second })],
      [say("player-keys-erase"), say("player-keys-erase-does")],
      [say("player-keys-undo"), say("player-keys-undo-does")],
      [say("player-keys-zoom"), say("player-keys-zoom-does")],
    ];
  }

  create() {
    this.wish = lastWish(this.table.kind);
    this.fill();
    this.creator.showModal();
  }

  /** @private */
  fill() {
    const { kind } = this.table;
    this.wish = this.wish ?? lastWish(kind);
    const fields = choices(kind, this.wish, (wish) => (this.wish = wish));
    element("new-choices").replaceChildren(...fields);
  }

  /** @private */
  start() {
    const wish = this.wish ?? lastWish(this.table.kind);
    this.wish = null;
    this.table.make(this.table.kind.id, wish);
  }
}

/** A dialog that its own button, Escape and a press beside it close. @param {string} name */
function dialog(name) {
  const found = /** @type {HTMLDialogElement} */ (element(`${name}-dialog`));
  element(`${name}-close`).addEventListener("click", () => found.close());
  found.addEventListener("click", (event) => {
    if (event.target === found) found.close();
  });
  return found;
}
