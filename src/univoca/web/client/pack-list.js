/** The puzzles of a file as a list to choose from. Knows no kind. */

import { difficultyName, sizeName } from "./recipe.js";
import { make } from "./surroundings.js";
import { say } from "./texts.js";

/** @typedef {import("./open.js").Entry} Entry */
/** @typedef {import("./open.js").Contents} Contents */

/** Puzzles that are listed at a time. */
const PAGE = 60;

export class PackList {
  constructor() {
    /** @type {HTMLDialogElement | null} */
    this.dialog = null;
    this.problem = make("p", { class: "problem", role: "status" });
  }

  get open() {
    return Boolean(this.dialog?.open);
  }

  close() {
    this.dialog?.close();
  }

  /** Say why a puzzle of the list cannot be opened. @param {string} sentence */
  refuse(sentence) {
    this.problem.textContent = sentence;
  }

  /** @param {Contents} contents @param {(entry: Entry) => void} choose */
  show(contents, choose) {
    const { puzzles, refused } = contents;
    this.dialog?.remove();
    this.problem.textContent = "";
    const items = make("ol", { class: "entries" });
    const more = /** @type {HTMLButtonElement} */ (make("button", { type: "button", class: "quiet" }, [say("open-more")]));
    const unfold = () => {
      const from = items.children.length;
      items.append(...puzzles.slice(from, from + PAGE).map((entry, at) => item(entry, from + at, choose)));
      more.hidden = items.children.length === puzzles.length;
      /** @type {HTMLElement | null} */ (items.children[from]?.firstElementChild)?.focus();
    };
    more.addEventListener("click", unfold);
    const close = make("button", { type: "button" }, [say("player-close")]);
    const dialog = /** @type {HTMLDialogElement} */ (
      make("dialog", { class: "pack", "aria-labelledby": "pack-title" }, [
        make("h2", { id: "pack-title", tabindex: "-1" }, [say("open-several", { count: puzzles.length })]),
        this.problem,
        items,
        more,
        ...(refused.length ? [refusals(refused)] : []),
        make("div", { class: "answers" }, [close]),
      ])
    );
    close.addEventListener("click", () => dialog.close());
    document.body.append(dialog);
    this.dialog = dialog;
    dialog.showModal();
    unfold();
  }
}

/** @param {Entry} entry @param {number} place from 0 @param {(entry: Entry) => void} choose */
function item(entry, place, choose) {
  const facts = [entry.size && sizeName(entry.size), entry.difficulty && difficultyName(entry.difficulty)].filter(Boolean);
  const button = make("button", { type: "button", class: "entry" }, [
    make("span", { class: "number" }, [String(place + 1)]),
    make("span", { class: "name" }, [say(`${entry.kind}-name`)]),
    make("span", { class: "facts-of" }, [facts.join(" · ")]),
  ]);
  button.addEventListener("click", () => choose(entry));
  return make("li", {}, [button]);
}

/** @param {Contents["refused"]} refused */
function refusals(refused) {
  const lines = refused.slice(0, PAGE).map(({ line, sentence }) => make("li", {}, [say("open-refused-line", { line, sentence })]));
  return make("details", {}, [make("summary", {}, [say("open-refused", { count: refused.length })]), make("ul", { class: "refusals" }, lines)]);
}
