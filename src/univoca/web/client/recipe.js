/** Choosing a size, a difficulty and a kind's own options, each on its own. Knows no kind. */

import { choice, choose } from "./store.js";
import { make } from "./surroundings.js";
import { known, say } from "./texts.js";

/** @typedef {import("./types.js").KindCard} KindCard */
/** @typedef {{size: string, difficulty: string, options: Record<string, string>, seed?: number}} Wish `seed` where one puzzle is meant */

/** More values than this are a list to choose from, and more options than one are folded. */
const MANY = 8;

/** What was last chosen for a kind, or its middle size and first difficulty. @param {KindCard} kind */
export function lastWish(kind) {
  /** @type {Partial<Wish>} */
  let last = {};
  try {
    last = JSON.parse(choice(`wish-${kind.id}`) ?? "{}");
  } catch {
    // what was kept is no wish: begin anew
  }
  const middling = kind.sizes[Math.min(2, kind.sizes.length - 1)];
  return {
    size: offered(kind.sizes, last.size) ?? middling,
    difficulty: offered(kind.difficulties, last.difficulty) ?? kind.difficulties[0],
    options: Object.fromEntries(
      kind.options.map(({ name, values }) => [name, offered(values, last.options?.[name]) ?? values[0]]),
    ),
  };
}

/** @param {string[]} values @param {string | undefined} value */
function offered(values, value) {
  return value !== undefined && values.includes(value) ? value : null;
}

/** @param {string} kind @param {Wish} wish */
export function rememberWish(kind, wish) {
  choose(`wish-${kind}`, JSON.stringify(wish));
}

/**
 * The choices as groups of radio buttons or lists, which call back with each new wish. A kind's
 * own options are folded where they are many and all as they come.
 * @param {KindCard} kind @param {Wish} wish @param {(wish: Wish) => void} chosen
 * @returns {HTMLElement[]}
 */
export function choices(kind, wish, chosen) {
  const now = { ...wish, options: { ...wish.options } };
  const tell = () => chosen({ ...now, options: { ...now.options } });
  const own = kind.options.map(({ name, values }) =>
    group(kind, name, optionName(kind, name), values, now.options[name], (value) => valueName(kind, name, value), (value) => {
      now.options[name] = value;
      tell();
    }),
  );
  return [
    group(kind, "size", say("player-size"), kind.sizes, now.size, sizeName, (value) => {
      now.size = value;
      tell();
    }),
    group(kind, "difficulty", say("player-difficulty"), kind.difficulties, now.difficulty, difficultyName, (value) => {
      now.difficulty = value;
      tell();
    }),
    ...(own.length > 1 ? [folded(kind, now, own)] : own),
  ];
}

/** @param {KindCard} kind @param {Wish} wish @param {HTMLElement[]} groups */
function folded(kind, wish, groups) {
  const made = make("details", { class: "more" }, [make("summary", {}, [say("player-option-more")]), ...groups]);
  made.toggleAttribute("open", kind.options.some(({ name, values }) => wish.options[name] !== values[0]));
  return made;
}

let groups = 0;

/**
 * @param {KindCard} kind @param {string} name @param {string} title
 * @param {string[]} values @param {string} current
 * @param {(value: string) => string} words @param {(value: string) => void} chosen
 */
function group(kind, name, title, values, current, words, chosen) {
  groups += 1;
  if (values.length > MANY) return list(name, title, values, current, words, chosen);
  const chips = values.map((value) => {
    const input = /** @type {HTMLInputElement} */ (
      make("input", { type: "radio", name: `${kind.id}-${name}-${groups}`, value })
    );
    input.checked = value === current;
    input.addEventListener("change", () => chosen(value));
    return make("label", { class: "chip" }, [input, make("span", {}, [words(value)])]);
  });
  return make("fieldset", { class: "choices", "data-choice": name }, [
    make("legend", {}, [title]),
    make("div", { class: "chips" }, chips),
  ]);
}

/**
 * @param {string} name @param {string} title @param {string[]} values @param {string} current
 * @param {(value: string) => string} words @param {(value: string) => void} chosen
 */
function list(name, title, values, current, words, chosen) {
  const entries = values.map((value) => make("option", { value }, [words(value)]));
  const field = /** @type {HTMLSelectElement} */ (make("select", {}, entries));
  field.value = current;
  field.addEventListener("change", () => chosen(field.value));
  return make("label", { class: "choices", "data-choice": name }, [make("span", {}, [title]), field]);
}

/** @param {string} size */
export function sizeName(size) {
  const [, pieces] = /^(\d+)p$/.exec(size) ?? [];
  if (pieces) return say("pieces-size", { count: Number(pieces) });
  return size.replace("x", "×");
}

/** @param {string} difficulty */
export function difficultyName(difficulty) {
  const id = `player-difficulty-${difficulty}`;
  return known(id) ? say(id) : difficulty;
}

/** @param {KindCard} kind @param {string} name */
function optionName(kind, name) {
  const own = [`${kind.id}-option-${name}`, `player-option-${name}`].find(known);
  return own ? say(own) : say("player-option", { name });
}

/** @param {KindCard} kind @param {string} name @param {string} value */
function valueName(kind, name, value) {
  const own = [`${kind.id}-option-${name}-${value}`, `player-value-${value}`].find(known);
  return own ? say(own) : value;
}

/** What the address and a message need to make a puzzle. @param {string} kind @param {Wish} wish */
export function wishAddress(kind, wish) {
  const query = new URLSearchParams({ kind, size: wish.size, difficulty: wish.difficulty });
  for (const [name, value] of Object.entries(wish.options)) query.set(`option-${name}`, value);
  return `/play?${query}`;
}

/** @param {URLSearchParams} query @returns {Wish} */
export function readWish(query) {
  const options = [...query].filter(([name]) => name.startsWith("option-"));
  const seed = Number(query.get("seed") || NaN);
  return {
    ...(Number.isSafeInteger(seed) ? { seed } : {}),
    size: query.get("size") ?? "",
    difficulty: query.get("difficulty") ?? "",
    options: Object.fromEntries(options.map(([name, value]) => [name.slice("option-".length), value])),
  };
}

/** A seed that nobody has had before, most likely. */
export function freshSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
