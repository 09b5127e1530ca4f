/** How often help was asked for in the play on the table: part of its result. Knows no kind. */

/** @type {{puzzle: string, count: number}} */
let table = { puzzle: "", count: 0 };

/** A play with a count of its own lies on the table. @param {string} puzzle @param {number} count */
export function countHelp(puzzle, count) {
  table = { puzzle, count };
}

/** The player has asked for help with this puzzle. @param {string} puzzle */
export function helped(puzzle) {
  countHelp(puzzle, helpOf(puzzle) + 1);
}

/** @param {string} puzzle */
export function helpOf(puzzle) {
  return table.puzzle === puzzle ? table.count : 0;
}
