/** Shapes of a scene as SVG elements, in layers. Knows roles, but no kind. */

import { contour, mixture, placeOf, shifted } from "./pieces-shape.js";

/** @typedef {import("./types.js").Shape} Shape */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").ScenePiece} ScenePiece */

const SVG = "http://www.w3.org/2000/svg";

/** The roles of each layer; those not named lie on `front`. */
const ROLES_OF = {
  ground: ["paper", "board", "cell", "background", "workspace", "outside", "target", "outline-cell"],
  shade: ["region", "shade", "shaded"],
  grid: ["grid"],
  border: ["border", "region-border", "outline", "frame", "target-border", "outline-border"],
  clue: ["clue-black", "clue-white", "clue-gray", "clue-frame", "clue-hatch"],
};
/** @type {Map<string, string>} */
const LAYER_OF = new Map();
for (const [layer, roles] of Object.entries(ROLES_OF)) for (const role of roles) LAYER_OF.set(role, layer);

export const LAYERS = ["ground", "tint", "shade", "grid", "border", "seam", "clue", "hint", "wrong", "front", "badges", "focus"];
/** Layers whose lines are drawn as one path a role: smooth at the joints, and few elements. */
const JOINED = ["grid", "border"];

/**
 * A new SVG element.
 * @param {string} name @param {Record<string, string | number>} [attributes]
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** @param {Shape} shape @returns {string} */
export function layerOf(shape) {
  if (shape.kind === "text") return "front";
  return LAYER_OF.get(shape.role) ?? "front";
}

/** An element for a shape, moved by (x, y). @param {Shape} shape @returns {SVGElement} */
export function drawn(shape, x = 0, y = 0) {
  const made = outline(shape, x, y);
  made.setAttribute("class", `shape ${shape.kind} ${classesOf(shape.role)}`);
  return made;
}

/** `clue-black-big` is styled as itself, as `clue-black` and as `clue`. @param {string} role */
function classesOf(role) {
  const words = role.split("-");
  return words.map((_, index) => `role-${words.slice(0, index + 1).join("-")}`).join(" ");
}

/** @param {Shape} shape @param {number} x @param {number} y */
function outline({ kind, at, text }, x, y) {
  if (kind === "rect") return svg("rect", { x: at[0] + x, y: at[1] + y, width: at[2], height: at[3] });
  if (kind === "circle") return svg("circle", { cx: at[0] + x, cy: at[1] + y, r: at[2] });
  if (kind === "text") {
    const made = svg("text", { x: at[0] + x, y: at[1] + y, "font-size": at[2] * 1.3 });
    made.textContent = text;
    return made;
  }
  const points = [];
  for (let index = 0; index < at.length; index += 2) points.push(`${at[index] + x},${at[index + 1] + y}`);
  return svg(kind === "polygon" ? "polygon" : "polyline", { points: points.join(" ") });
}

/**
 * The elements of a board's own shapes, laid into their layers, by the shape's index.
 * @param {Shape[]} shapes @param {Record<string, SVGElement>} into
 * @param {(shape: Shape) => string} where the layer of a shape
 */
export function laid(shapes, into, where = layerOf) {
  /** @type {Map<number, SVGElement>} */
  const made = new Map();
  /** @type {Map<string, {path: SVGElement, steps: string[]}>} */
  const joined = new Map();
  shapes.forEach((shape, index) => {
    const layer = where(shape);
    if (shape.kind !== "line" || !JOINED.includes(layer)) {
      const element = drawn(shape);
      made.set(index, element);
      into[layer].append(element);
      return;
    }
    const line = joined.get(shape.role) ?? { path: svg("path", { class: `shape line ${classesOf(shape.role)}` }), steps: [] };
    if (!line.steps.length) into[layer].append(line.path);
    const [x, y, endX, endY] = shape.at;
    line.steps.push(`M${x} ${y}L${endX} ${endY}`);
    joined.set(shape.role, line);
  });
  for (const { path, steps } of joined.values()) path.setAttribute("d", steps.join(""));
  return made;
}

/** The middle of a shape. @param {Shape} shape @returns {[number, number]} */
export function middle({ kind, at }) {
  if (kind === "rect") return [at[0] + at[2] / 2, at[1] + at[3] / 2];
  return [at[0], at[1]];
}

/** Give an SVG its layers and its frame. @param {SVGElement} root @param {Scene} scene */
export function layers(root, scene) {
  const [left, top, right, bottom] = scene.margin;
  const width = scene.width + left + right;
  const height = scene.height + top + bottom;
  root.setAttribute("viewBox", `${-left} ${-top} ${width} ${height}`);
  root.parentElement?.parentElement?.style.setProperty("--tallness", String(height / width));
  /** @type {Record<string, SVGElement>} */
  const made = {};
  for (const name of LAYERS) made[name] = svg("g", { class: `layer-${name}` });
  made.ground.append(svg("rect", { class: "ground", width: scene.width, height: scene.height }));
  root.replaceChildren(...Object.values(made));
  return made;
}

/** Keep the width of lines legible at any size. @param {SVGElement} root @param {Scene} scene */
export function fitLines(root, scene) {
  const [left, top, right, bottom] = scene.margin;
  const fit = () => {
    const { width, height } = root.getBoundingClientRect();
    const unit = Math.min(width / (scene.width + left + right), height / (scene.height + top + bottom));
    if (unit > 0) root.style.setProperty("--unit", `${unit}px`);
  };
  fit();
  const observer = new ResizeObserver(fit);
  observer.observe(root);
  return observer;
}

/**
 * A still picture of a scene with marks.
 * @param {SVGElement} root @param {Scene} scene @param {Record<string, string>} marks
 */
export function picture(root, scene, marks) {
  const made = layers(root, scene);
  laid(scene.shapes, made);
  for (const { id, family, x, y } of scene.targets) {
    for (const shape of scene.families[family].looks[marks[id]] ?? []) {
      made[layerOf(shape)].append(drawn(shape, x, y));
    }
  }
  for (const piece of scene.pieces) made.front.append(...pieceCells(piece, marks[piece.id]));
  return fitLines(root, scene);
}

/** What sentences call the regions of a board, each in the corner of a cell. @param {Scene} scene */
export function names({ extra }) {
  return Object.entries(extra.names ?? {}).map(([name, cell]) => {
    const [row, column] = cell.slice(1).split("c").map(Number);
    const made = svg("text", { class: "place-name", x: column - 0.94, y: row - 0.76, "font-size": 0.3 });
    made.textContent = name;
    return made;
  });
}

/** A piece as a mark such as `r3c4:2f` lays it. @param {ScenePiece} piece @param {string} [mark] */
function pieceCells({ orientations, start, hue }, mark) {
  const place = placeOf(mark ?? start);
  const cells = place ? shifted(orientations[place.name] ?? [], place.row, place.column) : [];
  const made = svg("path", { class: "tile", d: contour(cells) });
  made.style.setProperty("--tile", mixture([hue]));
  return [made, svg("path", { class: "outline", d: contour(cells, 0.055, 0.1) })];
}
