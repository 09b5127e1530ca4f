/** The switch beside the board for a tint of inside and outside, remembered. Knows no kind. */

import { choice, choose } from "./store.js";
import { element } from "./surroundings.js";

export class Tint {
  constructor() {
    this.button = element("tint");
    this.button.addEventListener("click", () => this.show(choice("tint") === "off"));
  }

  /** A new board lies on the table. @param {import("./types.js").Scene} scene */
  lay(scene) {
    this.button.hidden = !scene.extra.tint;
    this.show(choice("tint") !== "off");
  }

  /** @private @param {boolean} shown */
  show(shown) {
    choose("tint", shown ? null : "off");
    this.button.setAttribute("aria-pressed", String(shown));
    element("board").classList.toggle("untinted", !shown);
  }
}
