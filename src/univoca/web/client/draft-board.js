/** The board of the editor, drawn from a draft: its cells take the focus. Knows no kind. */

import { Board } from "./board.js";
import { STEPS, cellOf, edgeName, inside } from "./draft-geometry.js";
import { Places } from "./geometry.js";
import { svg } from "./draw.js";
import { say, together } from "./texts.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./types.js").Shape} Shape */
/** @typedef {import("./types.js").Target} Target */

/** How much smaller a number of two or more digits is written. */
const SHRINK = [1, 1, 0.78, 0.58, 0.46];

/** Where the targets lie that take the focus: all but the borders. @param {Draft} draft */
function placesOf(draft) {
  const targets = draft.scene.targets.filter(({ family }) => !draft.sheet.divides.includes(family));
  return new Places({ ...draft.scene, targets });
}

export class DraftBoard extends Board {
  /** @param {SVGElement} root @param {Draft} draft */
  constructor(root, draft) {
    super(root, draft, placesOf(draft));
    this.refresh(draft.scene.targets.map(({ id }) => id)); // what is untouched may have a look too
  }

  /** The draft, which the base class sees as any session. @returns {Draft} */
  get drawing() {
    return /** @type {Draft} */ (this.session);
  }

  /** What a target looks like in a state. @override @param {Target} target @param {string} state @returns {Shape[]} */
  looksOf(target, state) {
    const { fields, looks } = this.drawing.sheet.families[target.family];
    const values = state.split(":");
    const chosen = values.filter((_, at) => !fields[at]?.bounds).join(":");
    const number = values.find((_, at) => fields[at]?.bounds) ?? "none";
    const digits = number === "none" ? "" : number;
    return (looks[chosen] ?? []).flatMap((shape) => {
      if (!shape.text.includes("#")) return [shape];
      if (!digits) return [];
      const [x, y, size] = shape.at;
      return [{ ...shape, at: [x, y, size * SHRINK[digits.length]], text: shape.text.replace("#", digits) }];
    });
  }

  /** The cells beside a border are called by it. @override @param {Iterable<string>} changed */
  refresh(changed) {
    super.refresh(changed);
    const named = new Set(changed);
    for (const id of changed) for (const cell of id.split("-")) named.add(cell);
    this.rename(named);
  }

  /** @override @param {string} id */
  described(id) {
    const target = this.targets.get(id);
    if (!target) return "";
    const name = say(target.label, target.parameters);
    const fields = this.drawing.fieldsOf(id);
    const values = this.drawing.valuesOf(id);
    if (!fields.length) return this.describedCell(id, name);
    const set = fields.flatMap((field, at) => {
      if (values[at] === "none") return at ? [] : [say("editor-empty")];
      const value = field.bounds ? values[at] : say(field.words[values[at]]);
      return [say("editor-field", { name: say(field.label), value })];
    });
    return say("player-target", { name, state: together(set) });
  }

  /** A cell of a board in regions: how large its region is, on which sides it has borders. @private @param {string} id @param {string} name */
  describedCell(id, name) {
    const cell = cellOf(id);
    const { sheet, regions } = this.drawing;
    if (!cell || !sheet.divides.length) return name;
    const count = this.drawing.sizes[regions[cell.row * sheet.width + cell.column]];
    const sides = Object.entries(STEPS).filter(([, [down, right]]) => {
      const other = { row: cell.row + down, column: cell.column + right };
      return inside(other, sheet) && this.drawing.isBorder(edgeName(cell, other));
    });
    const borders = sides.length ? together(sides.map(([side]) => say(`editor-side-${side}`))) : say("editor-side-none");
    return say("editor-cell", { name, count, borders });
  }

  /** Show where something is, by rings. @param {string[]} targets */
  look(targets) {
    for (const old of this.root.querySelectorAll(".looked")) old.remove();
    for (const id of new Set(targets)) {
      const cell = cellOf(id);
      const ends = id.includes("-") ? this.places.joined(id) : null;
      const [one, other] = ends ?? [cell, cell];
      if (!one || !other) continue;
      const at = { cx: (one.column + other.column + 1) / 2, cy: (one.row + other.row + 1) / 2, r: ends ? 0.2 : 0.36 };
      this.layers.focus.append(svg("circle", { class: "looked different under", ...at }), svg("circle", { class: "looked different", ...at }));
    }
  }

  /** Show clues that clash, edges among them; an empty list clears. @override @param {{targets: string[]}[]} clues */
  accuse(clues) {
    super.accuse(/** @type {any} */ (clues));
    for (const id of new Set(clues.flatMap(({ targets }) => targets))) {
      const ends = id.includes("-") ? this.places.joined(id) : null;
      if (!ends) continue;
      const [one, other] = ends;
      const x = (one.column + other.column + 1) / 2;
      const y = (one.row + other.row + 1) / 2;
      const flat = one.column === other.column;
      const size = flat ? { width: 0.9, height: 0.36 } : { width: 0.36, height: 0.9 };
      const mark = svg("rect", { class: "accused", fill: "url(#stripes-wrong)", rx: 0.08, x: x - size.width / 2, y: y - size.height / 2, ...size });
      mark.dataset.target = id;
      this.layers.wrong.append(mark);
    }
  }
}
