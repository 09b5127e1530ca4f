/**
 * Borders and regions of a board that is being drawn: which edge a point or a step means, which
 * cells borders shut in, which borders a painted region has. Cells are {row, column} from 0, edges
 * are named as in moves (`r1c1-r1c2`). Knows no DOM and no kind.
 */

/** @typedef {import("./geometry.js").Cell} Cell */
/** @typedef {{width: number, height: number}} Extent */

/** How near to a corner a drag must pass to go through it, in cells. */
const NEAR = 0.36;
/** @type {Record<string, [number, number]>} rows and columns of a step */
export const STEPS = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

/** @param {Cell} cell */
export function cellName({ row, column }) {
  return `r${row + 1}c${column + 1}`;
}

/** @param {string} name @returns {Cell | null} */
export function cellOf(name) {
  const found = /^r(\d+)c(\d+)$/.exec(name);
  return found ? { row: Number(found[1]) - 1, column: Number(found[2]) - 1 } : null;
}

/** @param {Cell} one @param {Cell} other neighbours */
export function edgeName(one, other) {
  const forward = one.row < other.row || (one.row === other.row && one.column < other.column);
  return forward ? `${cellName(one)}-${cellName(other)}` : `${cellName(other)}-${cellName(one)}`;
}

/** The neighbours of a cell that are on the board. @param {Cell} cell @param {Extent} extent @returns {Cell[]} */
export function around({ row, column }, extent) {
  return Object.values(STEPS)
    .map(([down, right]) => ({ row: row + down, column: column + right }))
    .filter((cell) => inside(cell, extent));
}

/** @param {Cell} cell @param {Extent} extent */
export function inside({ row, column }, { width, height }) {
  return row >= 0 && column >= 0 && row < height && column < width;
}

/** The edge between two cells of the board that a point is nearest to. @param {number} x @param {number} y @param {Extent} extent */
export function edgeAt(x, y, extent) {
  const cell = { row: Math.floor(y), column: Math.floor(x) };
  if (!inside(cell, extent)) return null;
  let best = null;
  let least = Infinity;
  for (const other of around(cell, extent)) {
    const [down, right] = [other.row - cell.row, other.column - cell.column];
    const distance = down ? Math.abs(y - (cell.row + (down + 1) / 2)) : Math.abs(x - (cell.column + (right + 1) / 2));
    if (distance < least) [best, least] = [edgeName(cell, other), distance];
  }
  return best;
}

/** The corner of cells that a point is at. @param {number} x @param {number} y @returns {[number, number] | null} */
export function cornerAt(x, y) {
  const [column, row] = [Math.round(x), Math.round(y)];
  return Math.hypot(x - column, y - row) <= NEAR ? [column, row] : null;
}

/**
 * The edges along the way from one corner to another, straight or by one bend.
 * @param {[number, number]} from @param {[number, number]} to @param {Extent} extent
 */
export function edgesAlong(from, to, extent) {
  const found = [];
  let [x, y] = from;
  while (x !== to[0] || y !== to[1]) {
    const sideways = Math.abs(to[0] - x) >= Math.abs(to[1] - y);
    const [nextX, nextY] = sideways ? [x + Math.sign(to[0] - x), y] : [x, y + Math.sign(to[1] - y)];
    const low = sideways ? Math.min(x, nextX) : Math.min(y, nextY);
    const [one, other] = sideways
      ? [{ row: y - 1, column: low }, { row: y, column: low }]
      : [{ row: low, column: x - 1 }, { row: low, column: x }];
    if (inside(one, extent) && inside(other, extent)) found.push(edgeName(one, other));
    [x, y] = [nextX, nextY];
  }
  return found;
}

/**
 * The number of the region of each cell, in the order of first cells; loose borders part nothing.
 * @param {Extent} extent @param {(edge: string) => boolean} isBorder
 */
export function regions(extent, isBorder) {
  const { width, height } = extent;
  const found = new Int32Array(width * height).fill(-1);
  let count = 0;
  for (let start = 0; start < found.length; start += 1) {
    if (found[start] >= 0) continue;
    const ahead = [start];
    found[start] = count;
    for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
      const cell = { row: Math.floor(at / width), column: at % width };
      for (const other of around(cell, extent)) {
        const index = other.row * width + other.column;
        if (found[index] < 0 && !isBorder(edgeName(cell, other))) {
          found[index] = count;
          ahead.push(index);
        }
      }
    }
    count += 1;
  }
  return found;
}

/**
 * What painting cells as one region does to the borders: around what is painted there are some,
 * within it and towards what it grows from there are none.
 * @param {Extent} extent @param {Iterable<number>} painted cells as row × width + column
 * @param {Set<number>} grown the cells of the region that it grows from; empty for a new one
 * @returns {Map<string, boolean>} for each edge of a painted cell, whether it is a border
 */
export function paintedBorders(extent, painted, grown) {
  const { width } = extent;
  const own = new Set([...painted, ...grown]);
  const found = new Map();
  for (const index of painted) {
    if (grown.has(index)) continue;
    const cell = { row: Math.floor(index / width), column: index % width };
    for (const other of around(cell, extent)) {
      found.set(edgeName(cell, other), !own.has(other.row * width + other.column));
    }
  }
  return found;
}
