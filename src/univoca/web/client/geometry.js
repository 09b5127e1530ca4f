/**
 * Where the targets of a scene lie: which one a point means, which one an arrow leads to, which
 * edges a path from cell to cell takes. Lengths are in cells. Knows no DOM and no kind.
 */

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {{id: string, x: number, y: number, width: number, height: number}} Box */
/** @typedef {{row: number, column: number}} Cell */
/** @typedef {"left" | "right" | "up" | "down"} Direction */

/** How near to a cell's centre a path must pass to go through it. */
const CAPTURE = 0.4;
const CELL = /^r(\d+)c(\d+)$/;

export class Places {
  /** @param {Scene} scene */
  constructor(scene) {
    this.width = scene.width;
    this.height = scene.height;
    /** @type {Map<string, Box>} */
    this.boxes = new Map(
      scene.targets.map((target) => {
        const [x, y, width, height] = scene.families[target.family].box;
        return [target.id, { id: target.id, x: target.x + x, y: target.y + y, width, height }];
      }),
    );
    this.hasEdges = scene.targets.some((target) => target.id.includes("-"));
    this.rows = rows([...this.boxes.values()]);
    this.buckets = buckets([...this.boxes.values()]);
    /** @type {Map<string, [number, number]>} the row of each target and its place there */
    this.where = new Map();
    this.rows.forEach((row, at) => row.forEach((box, place) => this.where.set(box.id, [at, place])));
  }

  /**
   * The target that a point means: the one whose box is nearest, then whose middle is nearest.
   * @param {number} x @param {number} y
   * @param {number} reach how far outside its box a target still takes the point
   * @returns {string | null}
   */
  at(x, y, reach = 0) {
    let best = null;
    let least = [reach + 1e-9, Infinity];
    const span = Math.ceil(reach) + 1;
    for (let row = Math.floor(y) - span; row <= Math.floor(y) + span; row += 1) {
      for (let column = Math.floor(x) - span; column <= Math.floor(x) + span; column += 1) {
        for (const box of this.buckets.get(`${row},${column}`) ?? []) {
          const distance = [outside(box, x, y), Math.hypot(middleX(box) - x, middleY(box) - y)];
          if (distance[0] < least[0] || (distance[0] === least[0] && distance[1] < least[1])) {
            best = box.id;
            least = distance;
          }
        }
      }
    }
    return best;
  }

  /**
   * The target beside another one; vertical steps keep to the column where they began.
   * @param {string} id @param {Direction} direction @param {number} column x to keep to
   * @returns {string | null}
   */
  beside(id, direction, column) {
    const [row, place] = this.where.get(id) ?? [0, 0];
    if (direction === "left") return this.rows[row][place - 1]?.id ?? null;
    if (direction === "right") return this.rows[row][place + 1]?.id ?? null;
    const next = this.rows[row + (direction === "up" ? -1 : 1)];
    if (!next) return null;
    return nearest(next, column).id;
  }

  /** @param {string} id the first or last target of its row, or of all */
  ends(id, whole = false) {
    const row = this.rows[this.where.get(id)?.[0] ?? 0];
    const first = whole ? this.rows[0][0] : row[0];
    const last = whole ? this.rows[this.rows.length - 1].slice(-1)[0] : row[row.length - 1];
    return { first: first.id, last: last.id };
  }

  /** @param {string} id */
  column(id) {
    const box = this.boxes.get(id);
    return box ? middleX(box) : 0;
  }

  /** The cell through whose middle a path at this point goes. @returns {Cell | null} */
  cellAt(/** @type {number} */ x, /** @type {number} */ y) {
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return null;
    return Math.hypot(x - column - 0.5, y - row - 0.5) <= CAPTURE ? { row, column } : null;
  }

  /** The edge target that joins two neighbours. @param {Cell} one @param {Cell} other */
  edge(one, other) {
    const forward = one.row < other.row || (one.row === other.row && one.column < other.column);
    const [first, second] = forward ? [one, other] : [other, one];
    const id = `${cellName(first)}-${cellName(second)}`;
    return this.boxes.has(id) ? id : null;
  }

  /** The side that the two cells of an edge share, as an SVG path. @param {string} id */
  side(id) {
    const cells = this.joined(id);
    if (!cells) return "";
    const [one, other] = cells;
    const [row, column] = [Math.max(one.row, other.row), Math.max(one.column, other.column)];
    return one.row === other.row ? `M${column} ${row}v1` : `M${column} ${row}h1`;
  }

  /** @param {string} id @returns {[Cell, Cell] | null} the cells that an edge joins */
  joined(id) {
    const [one, other] = id.split("-").map(readCell);
    return one && other ? [one, other] : null;
  }
}

/** @param {Cell} cell */
function cellName(cell) {
  return `r${cell.row + 1}c${cell.column + 1}`;
}

/** @param {string} text @returns {Cell | null} */
function readCell(text) {
  const found = CELL.exec(text);
  return found ? { row: Number(found[1]) - 1, column: Number(found[2]) - 1 } : null;
}

/**
 * The cells between two, neighbour by neighbour, the last one included.
 * @param {Cell} from @param {Cell} to @returns {Cell[]}
 */
export function walk(from, to) {
  const steps = [];
  let { row, column } = from;
  while (row !== to.row || column !== to.column) {
    if (Math.abs(to.column - column) >= Math.abs(to.row - row)) column += Math.sign(to.column - column);
    else row += Math.sign(to.row - row);
    steps.push({ row, column });
  }
  return steps;
}

/** @param {Box} box */
export function middleX(box) {
  return box.x + box.width / 2;
}

/** @param {Box} box */
export function middleY(box) {
  return box.y + box.height / 2;
}

/** @param {Box} box @param {number} x @param {number} y */
function outside(box, x, y) {
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const down = Math.max(box.y - y, 0, y - box.y - box.height);
  return Math.hypot(across, down);
}

/** @param {Box[]} row @param {number} x @returns {Box} */
function nearest(row, x) {
  return row.reduce((best, box) =>
    Math.abs(middleX(box) - x) <= Math.abs(middleX(best) - x) ? box : best,
  );
}

/** Boxes by the height of their middles, each row from left to right. @param {Box[]} boxes */
function rows(boxes) {
  /** @type {Map<number, Box[]>} */
  const found = new Map();
  for (const box of boxes) {
    const height = Math.round(middleY(box) * 100);
    found.set(height, [...(found.get(height) ?? []), box]);
  }
  return [...found.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort((one, other) => middleX(one) - middleX(other)));
}

/** @param {Box[]} boxes @returns {Map<string, Box[]>} */
function buckets(boxes) {
  /** @type {Map<string, Box[]>} */
  const found = new Map();
  for (const box of boxes) {
    const key = `${Math.floor(middleY(box))},${Math.floor(middleX(box))}`;
    const bucket = found.get(key);
    if (bucket) bucket.push(box);
    else found.set(key, [box]);
  }
  return found;
}
