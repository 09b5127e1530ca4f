/** The catalogue page: a card a kind, and a box that opens anything. Knows no kind by name. */

import { EngineError, ask } from "./api.js";
import { playAddress } from "./address.js";
import { portrait } from "./portrait.js";
import { choices, lastWish, rememberWish, sizeName, wishAddress } from "./recipe.js";
import { withPieces } from "./pieces.js";
import { FORMAT, begun, keep, kept } from "./store.js";
import { element, make, onLanguage, settle } from "./surroundings.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").KindCard} KindCard */
/** @typedef {import("./types.js").Saved} Saved */

/** @type {KindCard[]} */
const kinds = JSON.parse(element("content").dataset.kinds ?? "[]");

async function begin() {
  await settle();
  showCards(new Map());
  onLanguage(() => unfinished().then(showCards));
  window.addEventListener("pageshow", ({ persisted }) => persisted && unfinished().then(showCards));
  element("open").addEventListener("submit", open);
  openText().addEventListener("keydown", (key) => {
    if (key.key === "Enter" && !key.shiftKey) open(key);
  });
  showCards(await unfinished());
}

/** The unfinished play of each kind that was touched last. @returns {Promise<Map<string, Saved>>} */
async function unfinished() {
  return new Map((await begun()).reverse().map((saved) => [saved.kind, saved]));
}

/** @param {Map<string, Saved>} started */
function showCards(started) {
  const cards = kinds.map((kind) => card(kind, started.get(kind.id)));
  const none = make("li", { class: "none" }, [say("player-kinds-none")]);
  element("kinds").replaceChildren(...(cards.length ? cards : [none]));
}

/** @param {KindCard} kind @param {Saved | undefined} started */
function card(kind, started) {
  const title = make("h3", {}, [say(`${kind.id}-name`)]);
  if (kind.status === "new" && kinds.some(({ status }) => status !== "new")) title.append(" ", make("span", { class: "tag" }, [say("player-status-new")]));
  const picture = make("div", { class: "window" }, [portrait(kind)]);
  const text = make("div", { class: "words" }, [title, make("p", {}, [say(`${kind.id}-summary`)])]);
  const attributes = { class: "card", "data-kind": kind.id };
  if (kind.board !== "marks" && kind.board !== "pieces") {
    const soon = make("p", { class: "soon" }, [say("player-soon")]);
    return make("li", attributes, [picture, text, soon]);
  }
  const wish = lastWish(kind);
  const play = make("a", { class: "button primary", href: wishAddress(kind.id, wish) }, [say("player-play")]);
  const fields = choices(kind, wish, (chosen) => {
    rememberWish(kind.id, chosen);
    play.setAttribute("href", wishAddress(kind.id, chosen));
  });
  const answers = make("div", { class: "answers" }, [play]);
  if (started) answers.prepend(continuing(started));
  return make("li", attributes, [picture, text, ...fields, answers]);
}

/** @param {Saved} started */
function continuing(started) {
  const words = say("player-continue-since", { size: sizeName(started.recipe?.split("/")[1] ?? started.size), moves: started.cursor });
  return make("a", { class: "button", href: playAddress(started.puzzle) }, [words]);
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
