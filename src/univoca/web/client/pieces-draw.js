/**
 * The board with pieces on the page, drawn from a scene and a PieceSession:
 *
 *   <svg class="board pieces">
 *     <g aria-hidden="true">  ground · tiles · hatch · outlines · screws · ghost · signs · focus ring  </g>
 *     <g role="listbox">  an option for each piece, one of them in the Tab order
 *
 * Draws; changes nothing. Knows roles and modes as names, and no kind.
 */

import { laid, svg } from "./draw.js";
import { INSET, ROUND, count, edge, groups, hatches, label, placed, room, screwHead, shadow, slotOf, square, tile } from "./pieces-parts.js";
import { contour, extent, placeOf } from "./pieces-shape.js";
import { arranged } from "./pieces-tray.js";
import { piecesKeys, described } from "./pieces-words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Violation} Violation */
/** @typedef {import("./pieces.js").PieceSession} PieceSession */
/** @typedef {import("./pieces.js").Turn} Turn */
/** @typedef {import("./pieces.js").Side} Side */
/** @typedef {import("./pieces-shape.js").Cell} Cell */
/** @typedef {import("./pieces-shape.js").Place} Place */
/** @typedef {import("./pieces-parts.js").Screw} Screw */

const LAYERS = ["ground", "slots", "tiles", "grid", "hatch", "border", "outlines", "labels", "screws", "moving", "ghost", "wrong", "signs", "focus"];
/** @type {Record<string, string>} */
const LAYER_OF = { grid: "grid", "target-border": "border", "region-border": "border", "outline-border": "border", frame: "border" };
/** Milliseconds of a quarter turn. */
export const QUARTER = 160;

export class PieceBoard {
  /** @param {SVGElement} root @param {PieceSession} session */
  constructor(root, session) {
    this.root = root;
    this.session = session;
    this.scene = session.scene;
    /** Whether targets are edges: never here. */
    this.places = { hasEdges: false };
    /** @type {Map<string, SVGElement>} the options, by piece */
    this.cells = new Map();
    /** @type {string} the piece that keys and buttons mean */
    this.focused = session.scene.pieces.find(({ locked }) => !locked)?.id ?? "";
    /** Whether the focused piece is chosen, not only first in line. */
    this.chosen = false;
    /** @type {Map<string, number>} the pivot in use of each piece, from 1 */
    this.pivot = new Map();
    /** @type {Screw[]} */
    this.screws = [];
    /** @type {Map<string, string>} orientations in the tray */
    this.poses = new Map();
    /** @type {() => void} told after each drawing */
    this.drawnAgain = () => {};
    this.frame = 0;
    /** Pixels of a cell. */
    this.unit = 1;
    /** @type {[Cell[], number][]} connected cells and how many pieces lie on them */
    this.overlaps = [];
    /** @type {Record<string, SVGElement>} */
    this.layers = Object.fromEntries(LAYERS.map((name) => [name, svg("g", { class: `layer-${name}` })]));
    const picture = svg("g", { "aria-hidden": "true" });
    picture.append(hatches(), ...Object.values(this.layers));
    this.list = svg("g", { role: "listbox", class: "options" });
    root.classList.add("pieces");
    root.setAttribute("data-mode", session.mode);
    root.replaceChildren(picture, this.list);
    this.drawScene();
    this.makeOptions();
    this.arrangement = this.arrange();
    this.watcher = new ResizeObserver(() => this.resize());
    for (const each of [root.parentElement, document.getElementById("content")]) if (each) this.watcher.observe(each);
    this.resize();
  }

  /** Stop watching the size, and leave the root as it was. */
  discard() {
    this.watcher.disconnect();
    cancelAnimationFrame(this.frame);
    this.root.classList.remove("pieces", "solved");
    this.root.removeAttribute("data-mode");
  }

  /** @private */
  drawScene() {
    const { shapes, width, height } = this.scene;
    this.layers.ground.append(svg("rect", { class: "ground", width, height }));
    laid(shapes, this.layers, ({ role }) => LAYER_OF[role] ?? "ground");
  }

  /** @private */
  makeOptions() {
    for (const { id, locked } of this.scene.pieces) {
      const option = svg("path", { role: "option", tabindex: id === this.focused ? 0 : -1, "aria-selected": "false" });
      option.dataset.target = id;
      if (locked) option.setAttribute("aria-disabled", "true");
      this.cells.set(id, option);
      this.list.append(option);
    }
  }

  /** @private */
  arrange() {
    const loose = this.session.mode === "place" ? this.scene.pieces.filter(({ start }) => start === null) : [];
    const longest = Math.max(1, ...loose.flatMap(({ orientations }) => Object.values(orientations).flatMap(extent)));
    return arranged(this.scene, loose.length, longest, room(this.root));
  }

  /** Fit everything to the window. */
  resize() {
    const { frame } = (this.arrangement = this.arrange());
    const [, , width, height] = frame;
    this.root.setAttribute("viewBox", frame.join(" "));
    const main = this.root.parentElement?.parentElement;
    main?.style.setProperty("--tallness", String(height / width));
    const box = this.root.getBoundingClientRect();
    this.unit = Math.max(Math.min(box.width / width, box.height / height), 1);
    this.root.style.setProperty("--unit", `${this.unit}px`);
    this.draw();
  }

  /** Say every name again. @param {string} name the board's own */
  speak(name) {
    this.list.setAttribute("aria-label", name);
    for (const id of this.cells.keys()) this.name(id);
    this.drawnAgain();
  }

  /** @param {string} id */
  name(id) {
    this.cells.get(id)?.setAttribute("aria-label", this.described(id));
  }

  /** What a piece is, where it lies and how. @param {string} id */
  described(id) {
    return described(this.session, id, this.pivotOf(id));
  }

  /** The pivot that keys and buttons turn about. @param {string} id */
  pivotOf(id) {
    return this.pivot.get(id) ?? 1;
  }

  /** The orientation that a piece has in the hand or in the tray. @param {string} id */
  pose(id) {
    return placeOf(this.session.at(id))?.name ?? this.poses.get(id) ?? this.session.pose(id);
  }

  /** Draw pieces as the session has them. @param {Set<string>} [changed] */
  refresh(changed) {
    const { turn } = this.session;
    this.session.turn = null;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (turn && changed?.size === 1 && changed.has(turn.id) && !still) this.swing(turn, -90 * turn.by, 0);
    else this.draw();
    for (const id of this.cells.keys()) this.name(id);
  }

  /** @param {string} [moving] a piece that is drawn elsewhere */
  draw(moving = "") {
    cancelAnimationFrame(this.frame);
    if (this.session.mode === "pivot") this.preview();
    this.layers.moving.replaceChildren();
    this.drawTiles(moving);
    this.drawOutlines(moving);
    this.drawTray(moving);
    this.drawFocus();
    this.drawnAgain();
  }

  /** One path for all cells under the same pieces: a mixed colour, a hatch and a count. @private @param {string} moving */
  drawTiles(moving) {
    /** @type {Map<string, {ids: string[], cells: Cell[]}>} */
    const regions = new Map();
    for (const [cell, ids] of this.session.cover(moving)) {
      const key = ids.join(" ");
      const region = regions.get(key) ?? { ids, cells: [] };
      region.cells.push(/** @type {Cell} */ (cell.split(",").map(Number)));
      regions.set(key, region);
    }
    const tiles = [];
    const hatched = [];
    this.overlaps = [];
    for (const { ids, cells } of regions.values()) {
      const d = contour(cells);
      tiles.push(tile(d, ids.map((id) => this.session.piece(id).hue)));
      if (ids.length < 2) continue;
      hatched.push(svg("path", { class: "overlap", d, fill: `url(#hatch-${ids.length > 2 ? "many" : "two"})` }));
      for (const group of groups(cells)) this.overlaps.push([group, ids.length]);
    }
    this.layers.tiles.replaceChildren(...tiles);
    this.layers.hatch.replaceChildren(...hatched);
  }

  /** @private @param {string} moving */
  drawOutlines(moving) {
    const cover = this.session.cover();
    const outlines = [];
    const labels = [];
    /** @type {Set<string>} */
    const taken = new Set();
    this.screws = placed(this.scene.pieces.filter(({ id }) => id !== moving).map(({ id }) => this.screwsOf(id)).flat());
    for (const { x, y } of this.screws) taken.add(`${Math.floor(y)},${Math.floor(x)}`);
    for (const { id, locked } of this.scene.pieces) {
      const cells = this.session.cells(id);
      this.cells.get(id)?.setAttribute("d", cells.length ? contour(cells) : "");
      if (!cells.length || id === moving) continue;
      const outline = svg("path", { class: "outline", d: contour(cells, INSET, ROUND) });
      outline.classList.toggle("chosen", this.chosen && id === this.focused);
      outline.classList.toggle("locked", locked);
      if (this.chosen && id === this.focused) outlines.push(outline);
      else outlines.unshift(outline);
      labels.push(label(id, cells, cover, taken));
    }
    for (const [group, pieces] of this.overlaps) labels.push(count(group, pieces, taken));
    this.layers.outlines.replaceChildren(...outlines);
    this.layers.labels.replaceChildren(...labels);
    this.layers.screws.replaceChildren(...this.screws.map((screw) => this.screw(screw)));
  }

  /** @private @param {string} id @returns {Screw[]} */
  screwsOf(id) {
    return this.session.pivots(id).map(([r, c], at) => ({ id, pivot: at + 1, x: c + 0.5, y: r + 0.5, size: 0.3 }));
  }

  /** @private @param {Screw} screw */
  screw(screw) {
    const mine = this.chosen && screw.id === this.focused;
    const look = !mine ? "" : this.pivotOf(screw.id) === screw.pivot ? "current" : "own";
    return screwHead(screw, this.session.piece(screw.id).hue, look);
  }

  /** @private @param {string} moving */
  drawTray(moving) {
    const { slots, scale } = this.arrangement;
    const loose = this.scene.pieces.filter(({ start }) => start === null);
    const made = slots.map((slot, at) => {
      const piece = loose[at];
      const cells = this.session.at(piece.id) === null ? piece.orientations[this.pose(piece.id)] : null;
      if (cells) this.cells.get(piece.id)?.setAttribute("d", square(slot.x, slot.y, slot.side));
      const drawn = slotOf(slot, piece, piece.id === moving ? null : cells, scale, 12 / this.unit);
      drawn.classList.toggle("chosen", Boolean(cells) && this.chosen && piece.id === this.focused);
      return drawn;
    });
    this.layers.slots.replaceChildren(...made);
  }

  /** @private */
  drawFocus() {
    for (const [id, option] of this.cells) {
      option.setAttribute("aria-selected", String(this.chosen && id === this.focused));
      option.setAttribute("tabindex", id === this.focused ? "0" : "-1");
    }
    const d = this.cells.get(this.focused)?.getAttribute("d") ?? "";
    this.layers.focus.replaceChildren(svg("path", { class: "ring", d }));
  }

  /** Choose a piece (and the pivot in use). @param {string} id @param {number} [pivot] */
  choose(id, pivot) {
    this.focused = id;
    this.chosen = Boolean(id);
    if (pivot) this.pivot.set(id, pivot);
    this.draw();
    this.name(id);
  }

  /** Choose none. */
  unchoose() {
    this.chosen = false;
    this.draw();
  }

  /** Make a piece first in line, unchosen. @param {string} id */
  lead(id) {
    this.focused = id;
    this.chosen = false;
    this.draw();
  }

  /** Put the focus on a piece; where pieces turn on the spot, it is chosen too. @param {string} id */
  focus(id) {
    if (!this.cells.has(id)) return;
    if (this.session.mode === "pivot") this.choose(id);
    else if (id !== this.focused) this.lead(id);
    this.cells.get(id)?.focus({ preventScroll: true });
  }

  /** Turn a piece from one angle to another about its pivot. @private @param {Turn} turn @param {number} from @param {number} to */
  swing({ id, pivot }, from, to, cells = this.session.cells(id), back = false) {
    this.draw(id);
    const [row, column] = this.session.pivots(id)[pivot - 1];
    const group = svg("g", { class: "moving" });
    group.append(tile(contour(cells), [this.session.piece(id).hue]));
    group.append(svg("path", { class: "outline chosen", d: contour(cells, INSET, ROUND) }));
    group.append(...placed(this.screwsOf(id)).map((screw) => this.screw(screw)));
    const began = performance.now();
    const step = () => {
      const part = Math.min((performance.now() - began) / QUARTER, 1);
      const eased = back ? Math.sin(part * Math.PI) : 1 - (1 - part) ** 3;
      group.setAttribute("transform", `rotate(${from + (to - from) * eased} ${column + 0.5} ${row + 0.5})`);
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.draw();
    };
    this.layers.moving.append(group);
    step();
  }

  /** A turn that would leave the workspace: a small shake, and a mark at the edge. @param {Turn} turn @param {Side[]} leaves */
  refuse(turn, leaves) {
    this.sign(leaves.map((side) => edge(this.scene, side)));
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) this.swing(turn, 0, 9 * turn.by, undefined, true);
  }

  /** What is in the hand does not fit: a short shake. */
  shake() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const at = (/** @type {number} */ x) => ({ transform: `translate(${x}px)` });
    this.layers.ghost.animate([0, 0.14, -0.11, 0.06, 0].map(at), QUARTER * 1.4);
  }

  /** Show signs until the next change. @param {SVGElement[]} signs */
  sign(signs) {
    this.layers.signs.replaceChildren(...signs);
  }

  /** Show what a piece in the hand would cover. @param {string} [id] @param {Place | null} [place] @param {{x: number, y: number} | null} [loose] */
  ghost(id, place = null, loose = null) {
    const made = [];
    if (id && loose) {
      const cells = this.session.piece(id).orientations[this.pose(id)];
      const piece = svg("g", { class: "held", transform: `translate(${loose.x} ${loose.y})` });
      piece.append(tile(contour(cells), [this.session.piece(id).hue]));
      piece.append(svg("path", { class: "outline chosen", d: contour(cells, INSET, ROUND) }));
      made.push(piece);
    }
    if (id && place) made.unshift(...shadow(this.session, id, place));
    this.layers.ghost.replaceChildren(...made);
  }

  /** Where a turn would lead. @param {Turn} [turn] */
  preview(turn) {
    const led = turn && this.session.turned(turn);
    const d = led?.mark ? contour(led.cells, INSET, ROUND) : "";
    this.layers.ghost.replaceChildren(...(d ? [svg("path", { class: "preview", d })] : []));
  }

  /** Show where rules are broken; an empty list clears. @param {Violation[]} violations */
  accuse(violations) {
    const marks = violations.flatMap(({ targets }) => targets.map((target) => this.accusation(target)));
    this.layers.wrong.replaceChildren(...marks);
    this.layers.signs.replaceChildren();
  }

  /** @private @param {string} target a piece or a cell */
  accusation(target) {
    const made = svg("path", { class: "accused", d: this.outlineOf(target), fill: "url(#hatch-wrong)" });
    made.dataset.target = target;
    return made;
  }

  /** @param {string} target a piece or a cell */
  outlineOf(target) {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(target) ?? [];
    if (row) return contour([[Number(row) - 1, Number(column) - 1]]);
    return this.cells.get(target)?.getAttribute("d") ?? "";
  }

  /** Make some of the accused places stand out; those that are none are shown for the time. @param {string[]} targets */
  point(targets) {
    const wanted = new Set(targets);
    for (const mark of this.layers.wrong.children) {
      mark.classList.toggle("pointed", wanted.has(/** @type {SVGElement} */ (mark).dataset.target ?? ""));
    }
    this.layers.signs.replaceChildren(...targets.map((id) => svg("path", { class: "pointing", d: this.outlineOf(id) })));
  }

  /** Show what a hint means: pieces by their outline, cells as one area. @param {string[]} targets */
  hint(targets) {
    const cells = targets.flatMap((target) => {
      const [, row, column] = /^r(\d+)c(\d+)$/.exec(target) ?? [];
      return row ? [/** @type {Cell} */ ([Number(row) - 1, Number(column) - 1])] : [];
    });
    const pieces = targets.filter((target) => this.cells.has(target));
    const made = pieces.map((id) => svg("path", { class: "hinted", d: this.outlineOf(id) }));
    if (cells.length) made.push(svg("path", { class: "hinted-place", d: contour(cells, INSET, ROUND) }));
    for (const each of made) each.dataset.hint = targets.join(" ");
    this.layers.signs.replaceChildren(...made);
  }

  /** The controls, for the help. @returns {[string, string][]} */
  keys() {
    return piecesKeys(this.session.mode);
  }

  /** Rejoice quietly. */
  celebrate() {
    this.root.classList.add("solved");
  }
}
