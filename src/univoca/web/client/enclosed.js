/**
 * Which corners of cells closed lines of edges shut in: those that no walk from corner to corner
 * reaches from outside without crossing a drawn edge. Knows no DOM and no kind.
 */

/** @typedef {import("./types.js").Scene} Scene */

/**
 * @param {Scene} scene
 * @param {(edge: string) => boolean} drawn whether the edge with this id is drawn
 * @returns {[number, number][]} the corners (x, y) inside
 */
export function enclosed(scene, drawn) {
  const { width, height } = scene;
  const reached = new Set(["0,0"]);
  /** @type {[number, number][]} */
  const ahead = [[0, 0]];
  for (let at = ahead.pop(); at; at = ahead.pop()) {
    for (const [x, y] of around(at)) {
      if (x < 0 || y < 0 || x > width || y > height || reached.has(`${x},${y}`)) continue;
      if (drawn(between(at, [x, y]))) continue;
      reached.add(`${x},${y}`);
      ahead.push([x, y]);
    }
  }
  /** @type {[number, number][]} */
  const inside = [];
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) if (!reached.has(`${x},${y}`)) inside.push([x, y]);
  }
  return inside;
}

/** @param {[number, number]} corner @returns {[number, number][]} */
function around([x, y]) {
  return [
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
    [x, y - 1],
  ];
}

/**
 * The edge that crosses the step between two neighbouring corners: the one that joins the two
 * cells on its sides.
 * @param {[number, number]} one @param {[number, number]} other
 */
function between(one, other) {
  const x = Math.max(one[0], other[0]);
  const y = Math.max(one[1], other[1]);
  if (one[1] === other[1]) return `r${y}c${x}-r${y + 1}c${x}`; // cells above and below
  return `r${y}c${x}-r${y}c${x + 1}`; // cells left and right
}
