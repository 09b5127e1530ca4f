/** The dialog that opens anything on a page whose own content is a board. Knows no kind. */

import { Opener } from "./open.js";
import { element, make } from "./surroundings.js";
import { translate } from "./texts.js";

/** @typedef {import("./types.js").Play} Play */

export class OpenDialog {
  /** @param {(play: Play) => unknown} [arrive] */
  constructor(arrive) {
    this.field = /** @type {HTMLTextAreaElement} */ (
      make("textarea", { id: "open-text", rows: "3", autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-describedby": "open-problem" })
    );
    this.problem = make("p", { id: "open-problem", class: "problem", role: "status" });
    this.dialog = this.built();
    this.opener = new Opener(
      {
        say: (sentence) => this.say(sentence),
        wait: (busy) => this.dialog.classList.toggle("busy", busy),
      },
      arrive,
    );
    this.opener.takeDrops();
  }

  show() {
    this.problem.textContent = "";
    this.appear();
  }

  /** @private */
  appear() {
    translate(this.dialog); // it was built before there were texts
    if (!this.dialog.open) this.dialog.showModal();
    this.field.focus();
  }

  close() {
    this.dialog.close();
  }

  /** @private @param {string} sentence */
  say(sentence) {
    this.problem.textContent = sentence;
    this.field.setAttribute("aria-invalid", String(Boolean(sentence)));
    if (sentence) this.appear();
  }

  /** @private */
  built() {
    const dialog = /** @type {HTMLDialogElement} */ (make("dialog", { id: "open-dialog", "aria-labelledby": "open-title" }));
    const file = fileButton((chosen) => this.opener.takeFile(chosen));
    const close = make("button", { type: "button", "data-say": "player-close" });
    const form = make("form", { class: "opener" }, [
      make("h2", { id: "open-title", "data-say": "open-title" }),
      make("label", { for: "open-text", "data-say": "open-label" }),
      this.field,
      this.problem,
      file,
      make("div", { class: "answers" }, [close, make("button", { type: "submit", class: "primary", "data-say": "player-open" })]),
    ]);
    close.addEventListener("click", () => dialog.close());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.opener.take(this.field.value);
    });
    this.field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey) return;
      event.preventDefault();
      this.opener.take(this.field.value);
    });
    dialog.append(form);
    element("content").after(dialog);
    return dialog;
  }
}

/** A button that asks for a file. @param {(file: File) => void} chosen */
export function fileButton(chosen) {
  const input = /** @type {HTMLInputElement} */ (
    make("input", { type: "file", class: "unseen", accept: ".txt,.json,.jsonl,.url,text/*,application/json", tabindex: "-1", "aria-hidden": "true" })
  );
  const button = make("button", { type: "button", class: "file", "data-say": "open-file" });
  button.addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    const [file] = input.files ?? [];
    if (file) chosen(file);
    input.value = "";
  });
  const line = make("div", { class: "file-line" }, [button, input, make("span", { class: "aside", "data-say": "open-or-drop" })]);
  translate(line);
  return line;
}
