/** Where the tray lies beside or under a board, so that the board gets as large as it can. Pure. */

/** The size of a piece in the tray, of its size on the board, from large to small. */
const SCALES = [1, 0.85, 0.7, 0.6, 0.5, 0.42, 0.36, 0.31];
/** Cells between slots, and between board and tray. */
const GAP = 0.22;
const MARGIN = 0.25;

/** @typedef {{x: number, y: number, side: number}} Slot a square, by its corner, in cells of the board */
/**
 * @typedef {object} Arrangement
 * @property {[number, number, number, number]} frame x, y, width and height of all, in cells
 * @property {number} scale of a piece in the tray
 * @property {Slot[]} slots one a piece, in order
 * @property {boolean} beside whether the tray lies to the right, not below
 */

/**
 * @param {{width: number, height: number}} board in cells
 * @param {number} count slots @param {number} longest cells in a slot's side
 * @param {{width: number, height: number}} room in pixels
 * @returns {Arrangement}
 */
export function arranged(board, count, longest, room) {
  const least = Math.min(44, room.width / 8);
  let best = lone(board);
  let rating = -1;
  if (!count) return best;
  for (const scale of SCALES) {
    const side = longest * scale + 0.1;
    for (let columns = 1; columns <= count; columns += 1) {
      for (const beside of [false, true]) {
        const made = laid(board, count, { side, columns, beside, scale });
        const [, , width, height] = made.frame;
        const unit = Math.min(room.width / width, room.height / height);
        // The board's size counts, then the tray's; slots too small for a finger are a last resort.
        const worth = unit * (side * unit < least ? 0.5 : 1) * (0.85 + 0.15 * scale);
        if (worth > rating) [best, rating] = [made, worth];
      }
    }
  }
  return best;
}

/** @param {{width: number, height: number}} board @returns {Arrangement} */
function lone({ width, height }) {
  return { frame: [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN], scale: 1, slots: [], beside: false };
}

/**
 * @param {{width: number, height: number}} board @param {number} count
 * @param {{side: number, columns: number, beside: boolean, scale: number}} shape
 * @returns {Arrangement}
 */
function laid(board, count, { side, columns, beside, scale }) {
  const rows = Math.ceil(count / columns);
  const step = side + GAP;
  const [wide, high] = [columns * step - GAP, rows * step - GAP];
  const width = beside ? board.width + 2 * GAP + wide : Math.max(board.width, wide);
  const height = beside ? Math.max(board.height, high) : board.height + 2 * GAP + high;
  const left = beside ? 0 : (board.width - width) / 2;
  const top = beside ? (board.height - height) / 2 : 0;
  const [x, y] = beside
    ? [board.width + 2 * GAP, (board.height - high) / 2]
    : [(board.width - wide) / 2, board.height + 2 * GAP];
  const slots = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const short = row === rows - 1 ? ((columns * rows - count) * step) / 2 : 0;
    return { x: x + (at % columns) * step + short, y: y + row * step, side };
  });
  return { frame: [left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN], scale, slots, beside };
}
