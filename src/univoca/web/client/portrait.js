/** The face of a kind: a real puzzle of it, solved, drawn small. Knows no kind by name. */

import { ask } from "./api.js";
import { picture, svg } from "./draw.js";

/** @typedef {import("./types.js").KindCard} KindCard */
/** @typedef {import("./types.js").Scene} Scene */

/** @type {Map<string, SVGElement>} pictures outlive a change of language */
const pictures = new Map();

/** @param {KindCard} kind */
export function portrait(kind) {
  const found = pictures.get(kind.id);
  if (found) return found;
  const root = svg("svg", { class: "board still", "aria-hidden": "true", viewBox: "0 0 1 1" });
  pictures.set(kind.id, root);
  const { puzzle, marks } = kind.example;
  ask({ do: "scene", puzzle })
    .then((/** @type {{scene: Scene}} */ { scene }) => picture(root, scene, marks))
    .catch(() => root.classList.add("missing"));
  return root;
}
