/** The dialogs of the editor: a new board, another puzzle, the forms of this one, the keys. Knows no kind by name. */

import { ask } from "./api.js";
import { playAddress } from "./address.js";
import { drafts } from "./drafts.js";
import { OpenDialog } from "./open-dialog.js";
import { element, make } from "./surroundings.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").KindCard} KindCard */

/** Drafts that are offered again. */
const OFFERED = 8;
/** The forms in which a puzzle is given away; the first is the page's address. */
const FORMS = ["address", "puzzlink", "univoca", "pzprv3"];

export class DraftDialogs {
  /** @param {any} workshop @param {KindCard[]} kinds those that can be edited */
  constructor(workshop, kinds) {
    this.workshop = workshop;
    this.kinds = kinds;
    this.creator = dialog("new");
    this.sharer = dialog("share");
    const help = dialog("help");
    this.opening = new OpenDialog(async (play) => {
      this.opening.close();
      await workshop.open(play.puzzle);
    });
    element("new").addEventListener("click", () => this.create());
    element("help").addEventListener("click", () => help.showModal());
    element("share").addEventListener("click", () => this.share());
    element("open-other").addEventListener("click", () => this.opening.show());
    element("new-form").addEventListener("submit", () => this.start());
  }

  speak() {
    const divided = Boolean(this.workshop.draft?.sheet.divides.length);
    const fields = this.workshop.draft?.scene.targets.some((/** @type {{id: string}} */ { id }) => !id.includes("-") && this.workshop.draft.fieldsOf(id).length);
    element("help-keys").replaceChildren(...keys(divided, fields).flatMap(([key, does]) => [make("dt", {}, [key]), make("dd", {}, [does])]));
    if (this.creator.open) this.fill();
  }

  create() {
    this.fill();
    if (!this.creator.open) this.creator.showModal();
  }

  /** @private */
  fill() {
    const now = this.chosen() ?? this.workshop.kept?.kind ?? this.kinds[0]?.id;
    const chips = this.kinds.map(({ id }) => {
      const input = /** @type {HTMLInputElement} */ (make("input", { type: "radio", name: "new-kind", value: id }));
      input.checked = id === now;
      return make("label", { class: "chip" }, [input, make("span", {}, [say(`${id}-name`)])]);
    });
    element("new-kinds").replaceChildren(...chips);
    this.offer();
  }

  /** @private */
  chosen() {
    return /** @type {HTMLInputElement | null} */ (element("new-kinds").querySelector("input:checked"))?.value;
  }

  /** The drafts that were touched last. @private */
  async offer() {
    const kept = (await drafts()).filter(({ id }) => id !== this.workshop.kept?.id).slice(0, OFFERED);
    const items = kept.map((draft) => {
      const button = make("button", { type: "button", class: "entry" }, [
        make("span", { class: "name" }, [say(`${draft.kind}-name`)]),
        make("span", { class: "facts-of" }, [`${draft.size.replace("x", "×")} · ${new Date(draft.updated).toLocaleString(document.documentElement.lang, { dateStyle: "short", timeStyle: "short" })}`]),
      ]);
      button.addEventListener("click", () => {
        this.creator.close();
        this.workshop.resume(draft);
      });
      return make("li", {}, [button]);
    });
    const list = items.length ? [make("h3", {}, [say("editor-drafts")]), make("ol", { class: "entries" }, items)] : [];
    element("new-drafts").replaceChildren(...list);
  }

  /** @private */
  start() {
    const side = (/** @type {string} */ id) => Number(/** @type {HTMLInputElement} */ (element(id)).value);
    this.workshop.blank(this.chosen() ?? this.kinds[0].id, `${side("new-width")}x${side("new-height")}`);
  }

  /** The puzzle in every form that its kind has. */
  async share() {
    const puzzle = this.workshop.kept?.puzzle;
    if (!puzzle) return;
    element("share-forms").replaceChildren();
    this.sharer.showModal();
    const known = this.kinds.find(({ id }) => id === this.workshop.kept.kind)?.formats ?? [];
    for (const form of FORMS.filter((each) => each === "address" || known.includes(each))) {
      const text = form === "address" ? new URL(playAddress(puzzle), location.href).href : (await ask({ do: "convert", puzzle, format: form })).text;
      element("share-forms").append(formLine(form, text));
    }
  }
}

/** @param {string} form @param {string} text */
function formLine(form, text) {
  const id = `form-${form}`;
  const field = /** @type {HTMLTextAreaElement} */ (make("textarea", { id, readonly: "", rows: form === "pzprv3" ? "4" : "2", spellcheck: "false" }));
  field.value = text;
  const said = make("span", { class: "copied", role: "status" });
  const copy = make("button", { type: "button" }, [say("editor-copy")]);
  copy.addEventListener("click", async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = say("editor-copied");
    } catch {
      said.textContent = say("editor-copy-failed");
    }
  });
  return make("div", { class: "form" }, [make("label", { for: id }, [say(`editor-form-${form}`)]), field, make("div", { class: "copy" }, [copy, said])]);
}

/** @param {boolean} divided @param {boolean} fields @returns {[string, string][]} */
function keys(divided, fields) {
  const regions = ["drag", "second", "sides", "grow", "own"];
  const clues = ["tap", "aim", "digits", "turn", "erase"];
  const names = [...(divided ? regions : []), ...(fields ? clues : [])];
  return [
    ...names.map((name) => /** @type {[string, string]} */ ([say(`editor-keys-${name}`), say(`editor-keys-${name}-does`)])),
    [say("player-keys-arrows"), say("player-keys-arrows-does")],
    [say("player-keys-undo"), say("player-keys-undo-does")],
  ];
}

/** A dialog that its own button, Escape and a press beside it close. @param {string} name */
function dialog(name) {
  const found = /** @type {HTMLDialogElement} */ (element(`${name}-dialog`));
  element(`${name}-close`).addEventListener("click", () => found.close());
  found.addEventListener("click", (event) => {
    if (event.target === found) found.close();
  });
  return found;
}
