/** The parts that a board with pieces is drawn from, as SVG elements. Knows no kind. */

import { svg } from "./draw.js";
import { contour, extent, mixture, shifted } from "./pieces-shape.js";

/** @typedef {import("./pieces-shape.js").Cell} Cell */
/** @typedef {import("./pieces-shape.js").Place} Place */
/** @typedef {import("./pieces.js").PieceSession} PieceSession */
/** @typedef {{id: string, pivot: number, x: number, y: number, size: number}} Screw */

/** How far outlines are drawn in, and how round their corners are, in cells. */
export const INSET = 0.055;
export const ROUND = 0.1;
/** A slotted screw and one with a cross, a little askew as screws are. */
const SLOTS = ["M-.5 .32L.5 -.32", "M-.52 .2L.52 -.2M-.2 -.52L.2 .52"];

/**
 * A screw with one slot for the first pivot, with a cross for the second.
 * @param {Screw} screw @param {number} hue @param {string} look "", "own" or "current"
 */
export function screwHead({ id, pivot, x, y, size }, hue, look) {
  const made = svg("g", { class: `screw ${look}`, transform: `translate(${x} ${y}) scale(${size})` });
  made.style.setProperty("--tile", mixture([hue]));
  made.dataset.pivot = `${id}:p${pivot}`;
  made.append(svg("circle", { r: 1 }), svg("path", { d: SLOTS[pivot - 1] }));
  return made;
}

/**
 * A slot of the tray, with a piece in it or none.
 * @param {{x: number, y: number, side: number}} slot @param {{id: string, hue: number}} piece
 * @param {Cell[] | null} cells @param {number} scale @param {number} least the least height of its name, in cells
 */
export function slotOf({ x, y, side }, { id, hue }, cells, scale, least) {
  const made = svg("g", { class: "slot" });
  made.append(svg("rect", { x, y, width: side, height: side, rx: 0.22 }));
  if (!cells) return made;
  const [high, wide] = extent(cells);
  const corner = `translate(${x + (side - wide * scale) / 2} ${y + (side - high * scale) / 2})`;
  const piece = svg("g", { transform: `${corner} scale(${scale})` });
  piece.append(tile(contour(cells), [hue]), svg("path", { class: "outline", d: contour(cells, INSET, ROUND) }));
  const size = Math.max(side * 0.17, least);
  const name = svg("text", { class: "slot-name", x: x + size * 0.35, y: y + size * 0.75, "font-size": size });
  name.textContent = id;
  made.append(piece, name);
  return made;
}

/** @param {string} d @param {number[]} hues */
export function tile(d, hues) {
  const made = svg("path", { class: "tile", d });
  made.style.setProperty("--tile", mixture(hues));
  return made;
}

/** @param {number} x @param {number} y @param {number} side */
export function square(x, y, side) {
  return `M${x} ${y}h${side}v${side}h${-side}Z`;
}

/**
 * A piece's name on its freest cell.
 * @param {string} id @param {Cell[]} cells @param {Map<string, string[]>} cover @param {Set<string>} taken
 */
export function label(id, cells, cover, taken) {
  const worth = (/** @type {Cell} */ cell) =>
    (taken.has(String(cell)) ? 10 : 0) + (cover.get(String(cell))?.length ?? 1);
  const [row, column] = cells.reduce((best, cell) => (worth(cell) < worth(best) ? cell : best));
  taken.add(`${row},${column}`);
  const name = id.replace(/:\d+$/, ""); // a piece that is fixed is known by its shape
  const made = svg("text", { class: "name", x: column + 0.5, y: row + 0.5, "font-size": Math.min(0.52, 1.4 / name.length) });
  made.textContent = name;
  return made;
}

/** How many pieces lie here, on a free cell where there is one. @param {Cell[]} cells @param {number} pieces @param {Set<string>} taken */
export function count(cells, pieces, taken) {
  const free = cells.filter((cell) => !taken.has(String(cell)));
  const [row, column] = free.length ? free[Math.floor((free.length - 1) / 2)] : cells[cells.length - 1];
  const at = free.length ? { x: column + 0.5, y: row + 0.52, "font-size": 0.46 } : { x: column + 0.8, y: row + 0.82, "font-size": 0.32 };
  const made = svg("text", { class: "count", ...at });
  made.textContent = `×${pieces}`;
  return made;
}

/** Connected groups of cells. @param {Cell[]} cells */
export function groups(cells) {
  const left = new Map(cells.map((cell) => [String(cell), cell]));
  /** @type {Cell[][]} */
  const found = [];
  for (const [key, first] of left) {
    left.delete(key);
    const group = [first];
    for (const [r, c] of group) {
      for (const near of [`${r + 1},${c}`, `${r - 1},${c}`, `${r},${c + 1}`, `${r},${c - 1}`]) {
        const cell = left.get(near);
        if (cell) group.push(cell);
        left.delete(near);
      }
    }
    found.push(group);
  }
  return found;
}

/** Screws that share a cell move apart. @param {Screw[]} screws */
export function placed(screws) {
  /** @type {Map<string, Screw[]>} */
  const shared = new Map();
  for (const screw of screws) {
    const key = `${screw.x},${screw.y}`;
    shared.set(key, [...(shared.get(key) ?? []), screw]);
  }
  for (const group of shared.values()) {
    group.forEach((screw, at) => {
      if (group.length === 1) return;
      const angle = (2 * Math.PI * at) / group.length + Math.PI / 4;
      screw.size = group.length === 2 ? 0.23 : 0.19;
      screw.x += 0.28 * Math.cos(angle);
      screw.y += 0.28 * Math.sin(angle);
    });
  }
  return screws;
}

/**
 * What a piece would cover: green where it fits, hatched where it does not.
 * @param {PieceSession} session @param {string} id @param {Place} place
 */
export function shadow(session, id, place) {
  const { orientations, hue } = session.piece(id);
  const cells = shifted(orientations[place.name], place.row, place.column);
  const look = session.fits(id, place) ? "fits" : "clashes";
  const made = tile(contour(cells), [hue]);
  made.classList.add("shadow", look);
  made.dataset.ghost = look;
  const line = svg("path", { class: `shadow-edge ${look}`, d: contour(cells, INSET, ROUND) });
  const taken = session.cover(id);
  const wrong = cells.filter((cell) => !session.field.has(String(cell)) || taken.has(String(cell)));
  return [made, svg("path", { class: "clash", d: contour(wrong), fill: "url(#hatch-wrong)" }), line];
}

/** A side of the workspace that a turn would cross. @param {{width: number, height: number}} scene @param {string} side */
export function edge({ width, height }, side) {
  const flat = side === "top" || side === "bottom";
  const made = svg("rect", {
    class: "refused",
    x: side === "right" ? width - 0.09 : -0.09,
    y: side === "bottom" ? height - 0.09 : -0.09,
    width: flat ? width + 0.18 : 0.18,
    height: flat ? 0.18 : height + 0.18,
    rx: 0.09,
  });
  made.dataset.side = side;
  return made;
}

/** What the board may fill, in pixels. @param {SVGElement} root */
export function room(root) {
  const stage = root.parentElement;
  const main = stage?.parentElement;
  if (!stage || !main) return { width: 1, height: 1 };
  const box = stage.getBoundingClientRect();
  if (getComputedStyle(main).gridTemplateColumns.split(" ").length > 1) return { width: box.width, height: box.height };
  const others = [...main.children].filter((each) => each !== stage && each.id !== "report");
  const high = (/** @type {Element} */ each) =>
    // The buttons keep their room while the page hides them.
    Math.max(each.getBoundingClientRect().height, each.classList.contains("handles") ? 54 : 0);
  const used = others.reduce((sum, each) => sum + (each.id === "spoken" ? 0 : high(each)), 0);
  return { width: box.width - 4, height: Math.max(main.clientHeight - used - 84, 100) };
}

/** Stripes for what must be told apart without colour. */
export function hatches() {
  const definitions = svg("defs");
  for (const [name, size, lines] of /** @type {const} */ ([
    ["two", 0.25, "M0 0H.25"],
    ["many", 0.25, "M0 0H.25M0 0V.25"],
    ["wrong", 0.16, "M0 0H.16"],
  ])) {
    const pattern = svg("pattern", {
      id: `hatch-${name}`,
      width: size,
      height: size,
      patternUnits: "userSpaceOnUse",
      patternTransform: "rotate(45)",
    });
    pattern.append(svg("path", { class: `hatching ${name}`, d: lines }));
    definitions.append(pattern);
  }
  return definitions;
}
