/**
 * A heat map of days and a line of times, in SVG:
 *
 *   <figure class="chart">
 *     <svg role="slider" tabindex="0" aria-valuetext="12 November: 3 puzzles">  shapes  </svg>
 *     <p class="readout">  what the cursor stands on  </p>
 *
 * The arrow keys and the pointer move a cursor from value to value, and what it stands on is read
 * out. More is darker and larger: colour says nothing alone. Knows no kind.
 */

import { svg } from "./draw.js";
import { make } from "./surroundings.js";

/** @typedef {{x: number, y: number, text: string}} Spot a value, where it is drawn */
/** @typedef {{at: number, text: string}} Tick */

/** Days and half the gap between them, in units of the heat map. */
const SIDE = 10;
const GAP = 1;
const WEEK = 7;
/** The line chart's own size where it is wide or narrow, and what is left for its axes. */
const CHARTS = { wide: { width: 900, height: 300 }, narrow: { width: 330, height: 230 } };
const AXES = { left: 48, right: 10, top: 12, bottom: 28 };
/** How many values the drawn median runs over. */
const RUN = 5;

/**
 * The days of about a year, a column a week, in one band or (where it is narrow) two.
 * @param {{day: string, count: number, text: string}[]} days the first one a Monday
 * @param {string} name @param {number} bands @param {{column: number, text: string}[]} months
 */
export function heatMap(days, name, bands, months) {
  const columns = Math.ceil(days.length / WEEK / bands);
  const high = WEEK * SIDE + 16;
  const root = svg("svg", { class: "heat", viewBox: `0 0 ${columns * SIDE} ${high * bands - 4}` });
  const place = (/** @type {number} */ column) => [(column % columns) * SIDE, Math.floor(column / columns) * high + 12];
  for (const { column, text } of months) {
    const [x, y] = place(column);
    const made = svg("text", { x, y: y - 3, class: "tick" });
    made.textContent = text;
    root.append(made);
  }
  const most = Math.max(...days.map(({ count }) => count), 1);
  const spots = days.map(({ count, text }, index) => {
    const [left, top] = place(Math.floor(index / WEEK));
    const [x, y] = [left + SIDE / 2, top + (index % WEEK) * SIDE + SIDE / 2];
    root.append(square("day", x, y, SIDE / 2 - GAP));
    const level = Math.ceil((4 * count) / Math.max(most, 4));
    if (count) root.append(square(`level-${level}`, x, y, 1.2 + level * 0.7));
    return { x, y, text };
  });
  const cursor = square("cursor", 0, 0, SIDE / 2);
  return figure(root, name, spots, cursor, { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -WEEK, ArrowRight: WEEK });
}

/** @param {string} name @param {number} x @param {number} y @param {number} reach */
function square(name, x, y, reach) {
  return svg("rect", { class: name, x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach, rx: 1.6 });
}

/**
 * Values one after the other as dots, and the median of each few as a line.
 * @param {{value: number, text: string}[]} values @param {string} name
 * @param {{heights: Tick[], places: Tick[]}} ticks by value and by index @param {boolean} narrow
 */
export function lineChart(values, name, { heights, places }, narrow) {
  const { width, height } = CHARTS[narrow ? "narrow" : "wide"];
  const { left, right, top, bottom } = AXES;
  const root = svg("svg", { class: "line", viewBox: `0 0 ${width} ${height}` });
  const most = heights[heights.length - 1].at;
  const across = (/** @type {number} */ index) => left + ((index + 0.5) / values.length) * (width - left - right);
  const up = (/** @type {number} */ value) => height - bottom - (value / most) * (height - top - bottom);
  for (const { at, text } of heights) {
    root.append(svg("line", { class: "rule", x1: left, x2: width - right, y1: up(at), y2: up(at) }));
    root.append(tick(left - 8, up(at) + 4, text, "end"));
  }
  places.forEach(({ at, text }, index) => {
    const anchor = places.length === 1 ? "middle" : index === 0 ? "start" : index === places.length - 1 ? "end" : "middle";
    root.append(tick(across(at), height - 8, text, anchor));
  });
  const middles = values.map((_, index) => middling(values.slice(Math.max(0, index - RUN + 1), index + 1)));
  const points = middles.map((value, index) => `${across(index)},${up(value)}`).join(" ");
  if (values.length > 1) root.append(svg("polyline", { class: "trend", points }));
  const spots = values.map(({ value, text }, index) => ({ x: across(index), y: up(value), text }));
  for (const { x, y } of spots) root.append(svg("circle", { class: "dot", cx: x, cy: y, r: values.length > 60 ? 2.6 : 4 }));
  const cursor = svg("circle", { class: "cursor", r: 9 });
  return figure(root, name, spots, cursor, { ArrowUp: 1, ArrowDown: -1, ArrowLeft: -1, ArrowRight: 1 });
}

/** @param {number} x @param {number} y @param {string} text @param {string} anchor */
function tick(x, y, text, anchor) {
  const made = svg("text", { class: "tick", x, y, "text-anchor": anchor });
  made.textContent = text;
  return made;
}

/** @param {{value: number}[]} values */
function middling(values) {
  const sorted = values.map(({ value }) => value).sort((one, other) => one - other);
  return (sorted[Math.floor(sorted.length / 2)] + sorted[Math.ceil(sorted.length / 2) - 1]) / 2;
}

/** Round heights for times up to the longest, in milliseconds. @param {number} most */
export function heightsFor(most) {
  const steps = [10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 86_400].map((seconds) => seconds * 1000);
  const step = steps.find((each) => most / each <= 5) ?? Math.ceil(most / 5 / 86_400_000) * 86_400_000;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);
}

/**
 * @param {SVGElement} root @param {string} name @param {Spot[]} spots @param {SVGElement} cursor
 * @param {Record<string, number>} steps by key
 */
function figure(root, name, spots, cursor, steps) {
  const out = make("p", { class: "readout" });
  let at = spots.length - 1;
  const show = (/** @type {number} */ index) => {
    at = Math.min(Math.max(index, 0), spots.length - 1);
    const { x, y, text } = spots[at];
    cursor.setAttribute("transform", `translate(${x} ${y})`);
    root.setAttribute("aria-valuenow", String(at + 1));
    root.setAttribute("aria-valuetext", text);
    out.textContent = text;
  };
  const attributes = { role: "slider", tabindex: "0", "aria-label": name, "aria-valuemin": "1", "aria-valuemax": String(spots.length) };
  for (const [key, value] of Object.entries(attributes)) root.setAttribute(key, value);
  root.append(cursor);
  root.addEventListener("keydown", (event) => {
    const ends = { Home: 0, End: spots.length - 1 }[event.key];
    const step = steps[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey || (step === undefined && ends === undefined)) return;
    event.preventDefault();
    show(ends ?? at + step);
  });
  for (const kind of ["pointermove", "pointerdown"]) {
    root.addEventListener(kind, (event) => show(nearest(root, spots, /** @type {PointerEvent} */ (event))));
  }
  show(at);
  return make("figure", { class: "chart" }, [root, out]);
}

/** @param {SVGElement} root @param {Spot[]} spots @param {PointerEvent} event */
function nearest(root, spots, event) {
  const matrix = /** @type {SVGSVGElement} */ (root).getScreenCTM();
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
  let best = 0;
  spots.forEach(({ x, y }, index) => {
    const far = Math.hypot(x - point.x, y - point.y);
    if (far < Math.hypot(spots[best].x - point.x, spots[best].y - point.y)) best = index;
  });
  return best;
}
