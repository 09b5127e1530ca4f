/**
 * Which corners of cells closed lines of edges shut in: those that no walk from corner to corner
 * reaches from outside without crossing a drawn edge. Knows no DOM and no kind.
 */

const EDGE = /^r(\d+)c(\d+)-r(\d+)c(\d+)$/;
const RIGHT = 1;
const DOWN = 2;

/**
 * @param {{width: number, height: number}} board in cells
 * @param {Iterable<string>} edges the ids of those drawn
 * @returns {[number, number][]} the corners (x, y) inside
 */
export function enclosed({ width, height }, edges) {
  const across = width + 1;
  const shut = crossed(across, height, edges);
  const reached = new Uint8Array(across * (height + 1));
  const ahead = [0];
  reached[0] = 1;
  const visit = (/** @type {number} */ corner) => {
    if (reached[corner]) return;
    reached[corner] = 1;
    ahead.push(corner);
  };
  for (let at = ahead.pop(); at !== undefined; at = ahead.pop()) {
    const x = at % across;
    if (x < width && !(shut[at] & RIGHT)) visit(at + 1);
    if (x > 0 && !(shut[at - 1] & RIGHT)) visit(at - 1);
    if (at + across < reached.length && !(shut[at] & DOWN)) visit(at + across);
    if (at >= across && !(shut[at - across] & DOWN)) visit(at - across);
  }
  /** @type {[number, number][]} */
  const inside = [];
  reached.forEach((seen, corner) => {
    if (!seen) inside.push([corner % across, Math.floor(corner / across)]);
  });
  return inside;
}

/**
 * For each corner, which of the steps to its right and down a drawn edge crosses.
 * @param {number} across corners in a row @param {number} height @param {Iterable<string>} edges
 */
function crossed(across, height, edges) {
  const shut = new Uint8Array(across * (height + 1));
  for (const edge of edges) {
    const [row, column, otherRow] = (EDGE.exec(edge) ?? []).slice(1).map(Number);
    if (row === undefined) continue;
    if (row === otherRow) shut[(row - 1) * across + column] |= DOWN;
    else shut[row * across + column - 1] |= RIGHT;
  }
  return shut;
}

/**
 * The unit squares around corners as one SVG path, a bar for each run of neighbours.
 * @param {[number, number][]} corners row by row, as `enclosed` gives them
 */
export function squares(corners) {
  const bars = [];
  for (let first = 0, next = 1; first < corners.length; first = next, next += 1) {
    const [x, y] = corners[first];
    while (corners[next]?.[1] === y && corners[next][0] === x + next - first) next += 1;
    bars.push(`M${x - 0.5} ${y - 0.5}h${next - first}v1h${first - next}z`);
  }
  return bars.join("");
}
