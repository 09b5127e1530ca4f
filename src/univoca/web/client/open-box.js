/** The box on the catalogue that opens anything, with its file button. Knows no kind. */

import { fileButton } from "./open-dialog.js";
import { Opener } from "./open.js";
import { element } from "./surroundings.js";

/** Bring the box to life, and take what is dropped anywhere. */
export function listenToBox() {
  const field = /** @type {HTMLTextAreaElement} */ (element("open-text"));
  const problem = element("open-problem");
  const opener = new Opener({
    say(sentence) {
      problem.textContent = sentence;
      field.setAttribute("aria-invalid", String(Boolean(sentence)));
      if (sentence) field.focus();
    },
    wait: (busy) => element("open").classList.toggle("busy", busy),
  });
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    opener.take(field.value);
  };
  element("open").addEventListener("submit", open);
  problem.before(fileButton((file) => opener.takeFile(file)));
  field.addEventListener("keydown", (key) => {
    if (key.key === "Enter" && !key.shiftKey) open(key);
  });
  opener.takeDrops();
}
