/** What every page has around its content: language and theme. Knows neither boards nor kinds. */

import { choice, choose } from "./store.js";
import { LANGUAGES, label, say, speak, spoken, translate } from "./texts.js";

const THEMES = ["system", "light", "dark"];

/** @type {(() => void)[]} */
const listeners = [];

/** Be told when the language changes. @param {() => void} listener */
export function onLanguage(listener) {
  listeners.push(listener);
}

/** Load the texts, bring the header to life and show the page. */
export async function settle() {
  const root = document.documentElement;
  await speak(LANGUAGES.includes(root.lang) ? root.lang : "en");
  if ("waiting" in root.dataset) translate(document);
  element("language").addEventListener("click", switchLanguage);
  element("theme").addEventListener("click", switchTheme);
  showTheme();
  nameLanguage();
  for (const way of document.querySelectorAll(".way")) {
    if (way.getAttribute("href") === location.pathname) way.setAttribute("aria-current", "page");
  }
  delete root.dataset.waiting;
}

async function switchLanguage() {
  const next = spoken() === "en" ? "es" : "en";
  await speak(next);
  choose("language", next);
  document.documentElement.lang = next;
  translate(document);
  showTheme();
  nameLanguage();
  for (const listener of listeners) listener();
}

function nameLanguage() {
  const button = element("language");
  button.lang = spoken() === "en" ? "es" : "en";
}

function theme() {
  return choice("theme") ?? document.documentElement.dataset.theme ?? "system";
}

function switchTheme() {
  const next = THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length];
  choose("theme", next === "system" ? null : next);
  if (next === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  showTheme();
}

function showTheme() {
  const button = element("theme");
  button.dataset.theme = theme();
  label(button, say(`player-theme-${theme()}`));
}

/** The element with this id, which the page is known to have. @param {string} id */
export function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id} on this page`);
  return found;
}

/**
 * A new HTML element with attributes and children.
 * @param {string} name @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} [children]
 */
export function make(name, attributes = {}, children = []) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
