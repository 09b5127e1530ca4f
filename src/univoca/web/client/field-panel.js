/** The fields of the target that is selected, as buttons and a number: all that keys do, by touch. Knows no kind. */

import { cellOf } from "./draft-geometry.js";
import { element, make } from "./surroundings.js";
import { label, say } from "./texts.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./types.js").Field} Field */

const SIGNS = /** @type {Record<string, string>} */ ({ up: "↑", down: "↓", left: "←", right: "→" });
let panels = 0;

export class FieldPanel {
  /** @param {(move: string) => void} perform */
  constructor(perform) {
    this.perform = perform;
    this.root = element("fields");
    /** @type {Draft | null} */
    this.draft = null;
    this.target = "";
    /** @type {(() => void)[]} what brings each control up to date */
    this.syncs = [];
  }

  /** @param {Draft} draft @param {string} target */
  show(draft, target) {
    if (this.draft === draft && this.target === target) return this.sync();
    this.draft = draft;
    this.target = target;
    this.build();
  }

  /** Say it all again, as after a change of language. */
  build() {
    const { draft, target } = this;
    if (!draft) return;
    panels += 1;
    this.syncs = [];
    const title = make("p", { class: "place" });
    this.syncs.push(() => (title.textContent = this.place()));
    const fields = draft.fieldsOf(target).map((field, at) => (field.bounds ? this.number(field, at) : this.choice(field, at)));
    this.root.replaceChildren(title, ...fields);
    this.sync();
  }

  /** Show the values as they are now. */
  sync() {
    for (const sync of this.syncs) sync();
  }

  /** @private */
  place() {
    const { draft, target } = this;
    const found = draft?.scene.targets.find(({ id }) => id === target);
    if (!draft || !found) return "";
    const name = say(found.label, found.parameters);
    const cell = cellOf(target);
    if (draft.fieldsOf(target).length || !cell || !draft.sheet.divides.length) return name;
    const region = draft.regions[cell.row * draft.sheet.width + cell.column];
    return say("editor-place", { name, count: draft.sizes[region] });
  }

  /** @private @param {Field} field @param {string} value */
  set(field, value) {
    const { draft, target } = this;
    const move = draft?.moveOf([[target, draft.withField(target, field.name, value)]]);
    if (move) this.perform(move);
    this.sync();
  }

  /** @private @param {Field} field @param {number} at */
  choice(field, at) {
    const chips = field.values.map((value) => {
      const input = /** @type {HTMLInputElement} */ (make("input", { type: "radio", name: `${field.name}-${panels}`, value }));
      input.addEventListener("change", () => this.set(field, value));
      this.syncs.push(() => (input.checked = this.draft?.valuesOf(this.target)[at] === value));
      const word = say(field.words[value]);
      const face = SIGNS[value] ? make("span", { "aria-hidden": "true" }, [SIGNS[value]]) : make("span", {}, [word]);
      if (SIGNS[value]) label(input, word);
      return make("label", { class: "chip" }, [input, face]);
    });
    return make("fieldset", { class: "choices", "data-field": field.name }, [
      make("legend", {}, [say(field.label)]),
      make("div", { class: "chips" }, chips),
    ]);
  }

  /** @private @param {Field} field @param {number} at */
  number(field, at) {
    const [least, most] = field.bounds ?? [0, 0];
    const name = `field-${field.name}`;
    const input = /** @type {HTMLInputElement} */ (
      make("input", { id: name, type: "number", inputmode: "numeric", min: String(least), max: String(most), placeholder: "–" })
    );
    this.syncs.push(() => {
      const value = this.draft?.valuesOf(this.target)[at] ?? "none";
      if (document.activeElement !== input || !input.validity.badInput) input.value = value === "none" ? "" : value;
    });
    input.addEventListener("input", () => {
      const open = field.values[0] === "none" && input.value === "" && !input.validity.badInput;
      if (open) this.set(field, "none");
      else if (input.value !== "" && input.validity.valid) this.set(field, String(Number(input.value)));
    });
    input.addEventListener("blur", () => this.sync());
    const step = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ words) => {
      const button = make("button", { type: "button", class: "step" }, [sign]);
      label(button, words);
      button.addEventListener("click", () => {
        const { draft, target } = this;
        const move = draft?.moveOf([[target, draft.stepped(target, at, by)]]);
        if (move) this.perform(move);
        this.sync();
      });
      return button;
    };
    return make("div", { class: "choices", "data-field": field.name }, [
      make("label", { for: name }, [say(field.label)]),
      make("div", { class: "stepper" }, [step(-1, "−", say("editor-less")), input, step(1, "+", say("editor-more"))]),
    ]);
  }
}
