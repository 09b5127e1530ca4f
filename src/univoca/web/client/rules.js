/** The rules of one kind, each with a board that keeps it and one that breaks it. Knows no kind by name. */

import { EngineError, ask } from "./api.js";
import { lastWish, wishAddress } from "./recipe.js";
import { still } from "./still.js";
import { element, make, onLanguage, settle } from "./surroundings.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").KindCard} KindCard */
/** @typedef {import("./types.js").RuleShown} RuleShown */
/** @typedef {import("./types.js").BoardShown} BoardShown */

/** @type {KindCard[]} */
const kinds = JSON.parse(element("content").dataset.kinds ?? "[]");
const kind = /** @type {KindCard} */ (kinds.find(({ id }) => id === location.pathname.split("/")[2]));
/** @type {{discard: () => void}[]} */
let boards = [];

async function begin() {
  await settle();
  onLanguage(show);
  await show();
}

async function show() {
  const name = say(`${kind.id}-name`);
  element("title").textContent = say("player-rules-of", { kind: name });
  document.title = say("player-title-rules", { kind: name });
  element("summary").textContent = say(`${kind.id}-summary`);
  element("learn").setAttribute("href", `/learn/${kind.id}`);
  element("play").setAttribute("href", wishAddress(kind.id, lastWish(kind)));
  const others = kinds.filter(({ id }) => id !== kind.id);
  const links = others.map(({ id }) => make("li", {}, [make("a", { class: "button", href: `/rules/${id}` }, [say(`${id}-name`)])]));
  element("others").replaceChildren(...links);
  try {
    /** @type {{rules: RuleShown[]}} */
    const { rules } = await ask({ do: "rules", kind: kind.id });
    element("content").removeAttribute("aria-busy");
    for (const board of boards) board.discard();
    boards = [];
    element("rules").replaceChildren(...rules.map(rule));
    for (const { id, right, wrong } of rules) boards.push(still(place(id, "right"), right), still(place(id, "wrong"), wrong));
  } catch (failure) {
    if (!(failure instanceof EngineError)) throw failure;
    element("content").removeAttribute("aria-busy");
    element("problem").textContent = failure.message;
  }
}

/** @param {string} id @param {string} side @returns {Element} */
function place(id, side) {
  return element(`${id}-${side}`);
}

/** @param {RuleShown} rule */
function rule({ id, sentence, wrong }) {
  const [first, ...same] = wrong.violations.map((each) => each.sentence);
  const broken = same.length ? [first, say("player-rules-same", { count: same.length })].join(" ") : first;
  return make("li", { class: "panel", "data-rule": id }, [
    make("h2", {}, [sentence]),
    make("div", { class: "pair" }, [side(id, "right", say("player-rules-right"), ""), side(id, "wrong", say("player-rules-wrong"), broken)]),
  ]);
}

/** @param {string} id @param {string} name @param {string} title @param {string} text */
function side(id, name, title, text) {
  const caption = make("figcaption", {}, [make("strong", { class: name }, [title]), ...(text ? [" ", text] : [])]);
  return make("figure", { class: `example ${name}` }, [make("div", { id: `${id}-${name}`, class: "window" }), caption]);
}

begin();
