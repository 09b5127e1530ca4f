/** Every sentence of the page, from the one catalogue that the server shares. Knows no kind. */

import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

/** @typedef {import("./types.js").Parameters} Parameters */

export const LANGUAGES = ["en", "es"];

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {FluentBundle | null} */
let current = null;
let language = "en";
/** What names a cell or an edge. */
const PLACE = /^r([1-9]\d*)c([1-9]\d*)(?:-r([1-9]\d*)c([1-9]\d*))?$/;

/** The language that sentences are said in now. */
export function spoken() {
  return language;
}

/** The language with its region, as the browser prefers it: for dates. */
export function region() {
  return navigator.languages.find((each) => each.startsWith(language)) ?? language;
}

/** Load a language (once) and say everything in it from now on. @param {string} wanted */
export async function speak(wanted) {
  let bundle = bundles.get(wanted);
  if (!bundle) {
    const response = await fetch(`/texts/${wanted}.ftl`);
    bundle = new FluentBundle(wanted, { useIsolating: false });
    bundle.addResource(new FluentResource(await response.text()));
    bundles.set(wanted, bundle);
  }
  current = bundle;
  language = wanted;
}

/**
 * One sentence; a missing message comes back as its id.
 * @param {string} id @param {Parameters} [parameters]
 */
export function say(id, parameters = {}) {
  const pattern = current?.getMessage(id)?.value;
  return pattern && current ? current.formatPattern(pattern, readable(parameters), []) : id;
}

/** Parameters with the names of cells and edges as people say them. @param {Parameters} parameters @returns {Parameters} */
function readable(parameters) {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, placed(value)]));
}

/** @param {string | number} value @returns {string | number} */
function placed(value) {
  const found = typeof value === "string" ? PLACE.exec(value) : null;
  if (!found) return value;
  const [row, column, endRow, endColumn] = found.slice(1);
  const cell = say("place-cell", { row, column });
  if (endRow === undefined) return cell;
  return say("place-edge", { first: cell, second: say("place-cell", { row: endRow, column: endColumn }) });
}

/** @param {string} id whether the catalogue has this message */
export function known(id) {
  return Boolean(current?.hasMessage(id));
}

/** Several things in one breath. @param {string[]} parts */
export function together(parts) {
  return new Intl.ListFormat(language, { type: "unit", style: "short" }).format(parts);
}

/** Say again every element that names its message. @param {ParentNode} root */
export function translate(root) {
  for (const element of root.querySelectorAll("[data-say]")) {
    element.textContent = say(element.getAttribute("data-say") ?? "");
  }
  for (const element of root.querySelectorAll("[data-label]")) {
    label(element, say(element.getAttribute("data-label") ?? ""));
  }
}

/** Name a control for eye and ear. @param {Element} element @param {string} text */
export function label(element, text) {
  element.setAttribute("aria-label", text);
  element.setAttribute("title", text);
}
