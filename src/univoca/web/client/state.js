/**
 * One play of one puzzle: marks, moves, undo and counts. Knows no DOM, no server and no kind.
 *
 * Moves are text, `r3c4=shaded`, several joined by spaces for one drag; `restart` empties the
 * board. What the marks are follows from the moves up to the cursor, and from nothing else.
 */

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Counter} Counter */
/** @typedef {"under" | "met" | "over"} Standing */

export const RESTART = "restart";

export class MoveError extends Error {}

export class Session {
  /**
   * @param {Scene} scene
   * @param {{moves: string[], cursor: number}} [saved] raises MoveError when it is of another board
   */
  constructor(scene, saved = { moves: [], cursor: 0 }) {
    this.scene = scene;
    /** @type {Map<string, string[]>} the states of each target, the untouched one first */
    this.states = new Map(
      scene.targets.map((target) => [target.id, familyOf(scene, target.family).states]),
    );
    /** @type {Map<string, string>} */
    this.marks = new Map();
    /** @type {number[]} */
    this.counts = scene.counters.map(() => 0);
    this.membership = membership(scene.counters);
    this.moves = [...saved.moves];
    this.cursor = Math.min(Math.max(saved.cursor, 0), this.moves.length);
    /** @type {Map<string, string> | null} the marks from before what is only tried */
    this.firm = null;
    /** @type {(changed: Set<string>) => void} */
    this.changed = () => {};
    for (const move of this.moves) this.read(move);
    this.replay();
  }

  /** @param {string} target */
  state(target) {
    return this.marks.get(target) ?? this.statesOf(target)[0];
  }

  /** @param {string} target @returns {string[]} */
  statesOf(target) {
    const states = this.states.get(target);
    if (!states) throw new MoveError(target);
    return states;
  }

  /** The state that follows in the cycle. @param {string} target */
  next(target) {
    const states = this.statesOf(target);
    return states[(states.indexOf(this.state(target)) + 1) % states.length];
  }

  /**
   * The move that makes these changes, or null when they change nothing.
   * @param {Iterable<[string, string]>} changes
   */
  moveOf(changes) {
    const parts = [];
    for (const [target, state] of changes) {
      if (this.state(target) !== state) parts.push(`${target}=${state}`);
    }
    return parts.length ? parts.join(" ") : null;
  }

  /** @param {string} move raises MoveError when it is none of this board */
  perform(move) {
    const changes = this.read(move);
    this.moves.splice(this.cursor, Infinity, move);
    this.cursor += 1;
    this.changed(this.apply(changes));
  }

  get undoable() {
    return this.cursor > 0;
  }

  get redoable() {
    return this.cursor < this.moves.length;
  }

  undo() {
    if (!this.undoable) return;
    this.cursor -= 1;
    this.changed(this.replay());
  }

  redo() {
    if (!this.redoable) return;
    const changes = this.read(this.moves[this.cursor]);
    this.cursor += 1;
    this.changed(this.apply(changes));
  }

  restart() {
    if (this.marks.size) this.perform(RESTART);
  }

  /** Go back to an earlier move; those after it can be done again. @param {number} cursor */
  back(cursor) {
    if (cursor >= this.cursor) return;
    this.cursor = cursor;
    this.changed(this.replay());
  }

  /** The marks at an earlier move. @param {number} cursor @returns {Map<string, string>} */
  marksAt(cursor) {
    return new Session(this.scene, { moves: this.moves.slice(0, cursor), cursor }).marks;
  }

  /** Whether a mark is only tried. @param {string} target */
  tried(target) {
    return this.firm !== null && this.firm.get(target) !== this.marks.get(target);
  }

  /** The move that takes back every mark of the last state: dots, crosses. */
  get erasing() {
    const last = [...this.marks].filter(([target, state]) => state === this.statesOf(target)[2]);
    return this.moveOf(last.map(([target]) => [target, this.statesOf(target)[0]]));
  }

  /** @param {number} counter @returns {Standing} */
  standing(counter) {
    const difference = this.counts[counter] - this.scene.counters[counter].goal;
    return difference < 0 ? "under" : difference > 0 ? "over" : "met";
  }

  /** Whether every counter stands at its goal: worth asking for a check. */
  get complete() {
    return this.marks.size > 0 && this.counts.every((_, index) => this.standing(index) === "met");
  }

  /** @param {string} target @returns {number[]} the counters that it is a member of */
  countersOf(target) {
    return (this.membership.get(target) ?? []).map(([counter]) => counter);
  }

  /** Whether a target can have a state. @param {string} target @param {string} state */
  allows(target, state) {
    return this.states.get(target)?.includes(state) ?? false;
  }

  /**
   * @private
   * @param {string} move
   * @returns {[string, string][] | null} null stands for restart
   */
  read(move) {
    if (move === RESTART) return null;
    return move.split(" ").map((part) => {
      const [target, state] = part.split("=");
      if (!this.allows(target, state)) throw new MoveError(part);
      return [target, state];
    });
  }

  /**
   * @private
   * @param {[string, string][] | null} changes
   * @returns {Set<string>} the targets that look different now
   */
  apply(changes) {
    /** @type {Set<string>} */
    const changed = new Set();
    for (const [target, state] of changes ?? [...this.marks.keys()].map(this.untouched, this)) {
      if (this.set(target, state)) changed.add(target);
    }
    return changed;
  }

  /** @private @param {string} target @returns {[string, string]} */
  untouched(target) {
    return [target, this.statesOf(target)[0]];
  }

  /** @protected @param {string} target @param {string} state */
  set(target, state) {
    const before = this.state(target);
    if (before === state) return false;
    for (const [counter, weight] of this.membership.get(target) ?? []) {
      const counted = this.scene.counters[counter].state;
      if (before === counted) this.counts[counter] -= weight;
      if (state === counted) this.counts[counter] += weight;
    }
    if (state === this.statesOf(target)[0]) this.marks.delete(target);
    else this.marks.set(target, state);
    return true;
  }

  /** @private */
  replay() {
    const before = this.marks;
    this.marks = new Map();
    this.counts.fill(0);
    for (const move of this.moves.slice(0, this.cursor)) this.apply(this.read(move));
    const changed = new Set([...before.keys(), ...this.marks.keys()]);
    for (const target of changed) {
      if (before.get(target) === this.marks.get(target)) changed.delete(target);
    }
    return changed;
  }
}

/** @param {Scene} scene @param {string} name */
export function familyOf(scene, name) {
  const family = scene.families[name];
  if (!family) throw new MoveError(name);
  return family;
}

/** @param {Counter[]} counters @returns {Map<string, [number, number][]>} */
function membership(counters) {
  /** @type {Map<string, [number, number][]>} */
  const found = new Map();
  counters.forEach((counter, index) => {
    for (const [target, weight] of counter.members) {
      const entries = found.get(target) ?? [];
      entries.push([index, weight]);
      found.set(target, entries);
    }
  });
  return found;
}
