/** The catalogue page: a card a kind, and a box that opens anything. Knows no kind by name. */

import { findKinds, showCards } from "./cards.js";
import { listenToBox } from "./open-box.js";
import { showShelf } from "./shelf.js";
import { element, onLanguage, settle } from "./surroundings.js";

/** @typedef {import("./types.js").KindCard} KindCard */

/** @type {KindCard[]} */
const kinds = JSON.parse(element("content").dataset.kinds ?? "[]");

async function begin() {
  await settle();
  const find = /** @type {HTMLInputElement} */ (element("find"));
  const show = async () => {
    showCards(kinds);
    findKinds(kinds, find.value);
    await showShelf(kinds);
    element("rest").hidden = false; // all at once, so that nothing moves
  };
  onLanguage(show);
  find.addEventListener("input", () => findKinds(kinds, find.value));
  window.addEventListener("pageshow", ({ persisted }) => persisted && showShelf(kinds));
  listenToBox();
  await show();
}

begin();
