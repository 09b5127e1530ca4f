/** The kinds as cards: what each is, how it is chosen and begun, what is near to it. Knows no kind by name. */

import { portrait } from "./portrait.js";
import { choices, lastWish, rememberWish, wishAddress } from "./recipe.js";
import { choice } from "./store.js";
import { element, make } from "./surroundings.js";
import { say, together } from "./texts.js";

/** @typedef {import("./types.js").KindCard} KindCard */

/** @param {KindCard[]} kinds */
export function showCards(kinds) {
  const none = make("li", { class: "none" }, [say("player-kinds-none")]);
  element("kinds").replaceChildren(...(kinds.length ? kinds.map((kind) => card(kind, kinds)) : [none]));
}

/** @param {KindCard} kind @param {KindCard[]} kinds */
function card(kind, kinds) {
  const title = make("h3", {}, [say(`${kind.id}-name`), " ", make("span", { class: "tag" }, [say(`player-status-${kind.status}`)])]);
  const picture = make("div", { class: "window" }, [portrait(kind, "card")]);
  const text = make("div", { class: "words" }, [title, make("p", {}, [say(`${kind.id}-summary`)])]);
  const wish = lastWish(kind);
  const play = make("a", { class: "button primary", href: wishAddress(kind.id, wish) }, [say("player-play")]);
  const fields = choices(kind, wish, (chosen) => {
    rememberWish(kind.id, chosen);
    play.setAttribute("href", wishAddress(kind.id, chosen));
  });
  const attributes = { class: "card", id: `kind-${kind.id}`, "data-kind": kind.id };
  return make("li", attributes, [picture, text, ways(kind, kinds), ...fields, make("div", { class: "answers" }, [play])]);
}

/** How to learn it, its rules, and the kinds that are like it. @param {KindCard} kind @param {KindCard[]} kinds */
function ways(kind, kinds) {
  const learned = choice(`learned-${kind.id}`) !== null;
  const learn = make("a", learned ? { href: `/learn/${kind.id}`, class: "learned" } : { href: `/learn/${kind.id}` }, [
    say(learned ? "player-learned" : "player-learn-begin"),
  ]);
  const rules = make("a", { href: `/rules/${kind.id}` }, [say("player-rules")]);
  const near = kinds.filter(({ id, related }) => kind.related.includes(id) || related.includes(kind.id));
  const names = near.map(({ id }) => make("a", { href: `#kind-${id}` }, [say(`${id}-name`)]));
  const related = names.length ? [make("span", { class: "near" }, [say("player-related"), " ", ...names])] : [];
  return make("p", { class: "more-ways" }, [learn, rules, ...related]);
}

/** Show only the kinds whose name or summary holds all the words. @param {KindCard[]} kinds @param {string} text */
export function findKinds(kinds, text) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const found = kinds.filter(({ id }) => {
    const said = plain(`${id} ${say(`${id}-name`)} ${say(`${id}-summary`)}`);
    return words.every((word) => said.includes(word));
  });
  for (const { id } of kinds) element(`kind-${id}`).hidden = !found.some((kind) => kind.id === id);
  const names = together(found.map(({ id }) => say(`${id}-name`)));
  element("found").textContent = words.length ? say("player-found", { count: found.length, names }) : "";
}

/** Letters without case and accents. @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
