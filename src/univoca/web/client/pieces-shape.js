/** Cells, marks, outlines and colours of pieces. Knows no DOM, no session and no kind. */

/** @typedef {import("./types.js").ScenePiece} ScenePiece */
/** @typedef {[number, number]} Cell row and column, from 0 */
/** @typedef {{row: number, column: number, name: string}} Place the corner of the box and the orientation */

/** @param {string | null | undefined} mark such as `r3c4:2f` @returns {Place | null} */
export function placeOf(mark) {
  const found = /^r(\d{1,3})c(\d{1,3}):([0-9a-z]{1,4})$/.exec(mark ?? "");
  return found ? { row: Number(found[1]) - 1, column: Number(found[2]) - 1, name: found[3] } : null;
}

/** @param {Place} place */
export function markOf({ row, column, name }) {
  return `r${row + 1}c${column + 1}:${name}`;
}

/** @param {Cell[]} cells @param {number} row @param {number} column @returns {Cell[]} */
export function shifted(cells, row, column) {
  return cells.map(([r, c]) => [r + row, c + column]);
}

/** Height and width of a shape in the corner. @param {Cell[]} cells @returns {[number, number]} */
export function extent(cells) {
  return [Math.max(...cells.map(([r]) => r)) + 1, Math.max(...cells.map(([, c]) => c)) + 1];
}

/** @param {Cell[]} cells @returns {Cell[]} */
function cornered(cells) {
  const top = Math.min(...cells.map(([r]) => r));
  const left = Math.min(...cells.map(([, c]) => c));
  return shifted(cells, -top, -left);
}

/** @type {Record<string, (cell: Cell) => Cell>} */
const CHANGES = { right: ([r, c]) => [c, -r], left: ([r, c]) => [-c, r], flip: ([r, c]) => [r, -c] };

/**
 * The orientation that a piece has after a quarter to the right or left, or after a flip.
 * @param {ScenePiece} piece @param {string} name @param {"right" | "left" | "flip"} change
 */
export function changed(piece, name, change) {
  const cells = cornered(piece.orientations[name].map(CHANGES[change]));
  const names = Object.keys(piece.orientations);
  // Cell by cell first: where turns look alike, the pivots tell them apart.
  const exact = names.find((other) => String(piece.orientations[other]) === String(cells));
  if (exact !== undefined && change !== "flip") return exact;
  const wanted = String([...cells].sort(byPlace));
  return names.find((other) => String([...piece.orientations[other]].sort(byPlace)) === wanted) ?? name;
}

/** @param {Cell} one @param {Cell} other */
function byPlace([r, c], [otherR, otherC]) {
  return r - otherR || c - otherC;
}

/**
 * The outline of cells as an SVG path, drawn in by `inset`, its corners rounded by `round`.
 * @param {Cell[]} cells
 */
export function contour(cells, inset = 0, round = 0) {
  return loops(cells)
    .map((corners) => corners.map((_, index) => bend(corners, index, inset, round)).join("") + "Z")
    .join("");
}

/** @typedef {{x: number, y: number, inX: number, inY: number, outX: number, outY: number}} Corner */

/** @param {Corner[]} corners @param {number} index @param {number} inset @param {number} round */
function bend(corners, index, inset, round) {
  const { x, y, inX, inY, outX, outY } = corners[index];
  // The inside lies to the right of the way: (x, y) turned by a quarter is (-y, x).
  const atX = x + inset * (-inY - outY);
  const atY = y + inset * (inX + outX);
  const start = `${index ? "L" : "M"}${near(atX - inX * round)} ${near(atY - inY * round)}`;
  if (!round) return start;
  return `${start}Q${near(atX)} ${near(atY)} ${near(atX + outX * round)} ${near(atY + outY * round)}`;
}

/** @param {number} value */
function near(value) {
  return Math.round(value * 1000) / 1000;
}

/** The corners of each boundary, the inside to the right. @param {Cell[]} cells @returns {Corner[][]} */
function loops(cells) {
  const left = edges(cells);
  const found = [];
  for (const [first] of left) {
    if (!left.has(first)) continue;
    /** @type {Corner[]} */
    const corners = [];
    const [startX, startY, startDx, startDy] = first.split(",").map(Number);
    let [x, y, dx, dy] = [startX, startY, startDx, startDy];
    do {
      left.delete(`${x},${y},${dx},${dy}`);
      [x, y] = [x + dx, y + dy];
      const right = [-dy, dx];
      const ways = [right, [dx, dy], [dy, -dx]];
      const closed = (/** @type {number[]} */ [wayX, wayY]) =>
        x === startX && y === startY && wayX === startDx && wayY === startDy;
      const way = ways.find((next) => closed(next) || left.has(`${x},${y},${next}`)) ?? right;
      if (way[0] !== dx || way[1] !== dy) corners.push({ x, y, inX: dx, inY: dy, outX: way[0], outY: way[1] });
      [dx, dy] = way;
    } while (!(x === startX && y === startY && dx === startDx && dy === startDy));
    found.push(corners);
  }
  return found;
}

/** The sides of cells that have no cell beyond, as `x,y,dx,dy`. @param {Cell[]} cells */
function edges(cells) {
  const own = new Set(cells.map(String));
  /** @type {Map<string, true>} */
  const found = new Map();
  for (const [r, c] of cells) {
    if (!own.has(`${r - 1},${c}`)) found.set(`${c},${r},1,0`, true);
    if (!own.has(`${r},${c + 1}`)) found.set(`${c + 1},${r},0,1`, true);
    if (!own.has(`${r + 1},${c}`)) found.set(`${c + 1},${r + 1},-1,0`, true);
    if (!own.has(`${r},${c - 1}`)) found.set(`${c},${r + 1},0,-1`, true);
  }
  return found;
}

/** Lightness and chroma of pieces, by day and by night. */
const TONES = { day: [0.82, 0.095], night: [0.66, 0.095] };

/** The colour of some pieces upon each other: the root mean square of each channel. @param {number[]} hues */
export function mixture(hues) {
  const of = (/** @type {number[]} */ [light, chroma]) => {
    const colours = hues.map((hue) => rgb(light, chroma, hue));
    const channels = [0, 1, 2].map((at) => Math.hypot(...colours.map((one) => one[at])) / Math.sqrt(hues.length));
    return `rgb(${channels.map(Math.round).join(" ")})`;
  };
  return `light-dark(${of(TONES.day)}, ${of(TONES.night)})`;
}

/** OKLCH as sRGB, 0 to 255 (matrices: Björn Ottosson, 2020). @param {number} light @param {number} chroma @param {number} hue */
function rgb(light, chroma, hue) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => 255 * gamma(Math.min(Math.max(value, 0), 1)));
}

/** @param {number} value */
function gamma(value) {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
}
