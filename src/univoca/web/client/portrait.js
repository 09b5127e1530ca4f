/** The face of a kind: a real puzzle of it, solved, drawn small. Knows no kind by name. */

import { ask } from "./api.js";
import { picture, svg } from "./draw.js";

/** @typedef {import("./types.js").KindCard} KindCard */
/** @typedef {import("./types.js").Scene} Scene */

/** @type {Map<string, SVGElement>} pictures by kind and place, which outlive a change of language */
const pictures = new Map();
/** @type {Map<string, Promise<{scene: Scene}>>} */
const scenes = new Map();

/** @param {KindCard} kind @param {string} place a name for each place of the page that shows it */
export function portrait(kind, place) {
  const key = `${kind.id} ${place}`;
  const found = pictures.get(key);
  if (found) return found;
  const root = svg("svg", { class: "board still", "aria-hidden": "true", viewBox: "0 0 1 1" });
  pictures.set(key, root);
  const { puzzle, marks } = kind.example;
  const scene = scenes.get(puzzle) ?? ask({ do: "scene", puzzle });
  scenes.set(puzzle, scene);
  scene.then((answer) => picture(root, answer.scene, marks)).catch(() => root.classList.add("missing"));
  return root;
}
