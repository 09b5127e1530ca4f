/** The catalogue page: a card a kind, and a box that opens anything. Knows no kind by name. */

import { EngineError, ask } from "./api.js";
import { playAddress } from "./address.js";
import { findKinds, showCards } from "./cards.js";
import { withPieces } from "./pieces.js";
import { showShelf } from "./shelf.js";
import { FORMAT, keep, kept } from "./store.js";
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
  element("open").addEventListener("submit", open);
  openText().addEventListener("keydown", (key) => {
    if (key.key === "Enter" && !key.shiftKey) open(key);
  });
  await show();
}

function openText() {
  return /** @type {HTMLTextAreaElement} */ (element("open-text"));
}

/** @param {Event} event */
async function open(event) {
  event.preventDefault();
  const field = openText();
  const problem = element("open-problem");
  problem.textContent = "";
  try {
    const opened = await ask({ do: "open", text: field.value });
    await keepMarks(opened);
    location.assign(playAddress(opened.puzzle));
  } catch (failure) {
    if (!(failure instanceof EngineError)) throw failure;
    problem.textContent = failure.message;
    field.setAttribute("aria-invalid", "true");
    field.focus();
  }
}

/** Marks that came with a puzzle become the first move of its play. @param {import("./types.js").Play} opened */
async function keepMarks({ kind, puzzle, recipe, marks, scene }) {
  const sign = withPieces(scene) ? "@" : "=";
  const move = Object.entries(marks).map(([target, state]) => `${target}${sign}${state}`).join(" ");
  if (await kept(puzzle)) return;
  await keep({
    format: FORMAT,
    puzzle,
    kind,
    size: `${scene.width}x${scene.height}`,
    recipe,
    moves: move ? [move] : [],
    cursor: move ? 1 : 0,
    elapsed: 0,
    solved: false,
    updated: Date.now(),
  });
}

begin();
