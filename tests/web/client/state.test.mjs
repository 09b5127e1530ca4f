/** Marks, moves, undo and counts, without a page. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { enclosed, squares } from "../../../src/univoca/web/client/enclosed.js";
import { Places, walk } from "../../../src/univoca/web/client/geometry.js";
import { Gesture } from "../../../src/univoca/web/client/gesture.js";
import { MoveError, Session } from "../../../src/univoca/web/client/state.js";
import { clock } from "../../../src/univoca/web/client/timer.js";

const CELL = { states: ["unknown", "shaded", "dotted"], looks: {}, box: [0, 0, 1, 1], words: {} };
const EDGE = { states: ["undecided", "wall", "crossed"], looks: {}, box: [-0.3, -0.3, 0.6, 0.6], words: {} };

/** A board of cells whose first row is a region of two. */
function cells(width = 4, height = 3) {
  const targets = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) targets.push({ id: `r${y + 1}c${x + 1}`, family: "cell", x, y });
  }
  const members = targets.slice(0, width).map(({ id }) => [id, 1]);
  return {
    width,
    height,
    targets,
    families: { cell: CELL },
    counters: [{ id: "region", members, state: "shaded", goal: 2 }],
  };
}

/** A board of edges between all neighbours. */
function edges(width = 4, height = 3) {
  const targets = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const id = `r${y + 1}c${x + 1}`;
      if (x + 1 < width) targets.push({ id: `${id}-r${y + 1}c${x + 2}`, family: "edge", x: x + 1, y: y + 0.5 });
      if (y + 1 < height) targets.push({ id: `${id}-r${y + 2}c${x + 1}`, family: "edge", x: x + 0.5, y: y + 1 });
    }
  }
  return { width, height, targets, families: { edge: EDGE }, counters: [] };
}

test("undo and redo walk over all moves, and a new move forgets what was undone", () => {
  const session = new Session(cells());
  session.perform("r1c1=shaded r1c2=shaded");
  session.perform("r1c1=dotted");
  session.undo();
  assert.equal(session.state("r1c1"), "shaded");
  session.redo();
  assert.equal(session.state("r1c1"), "dotted");
  session.undo();
  session.undo();
  assert.equal(session.marks.size, 0);
  session.perform("r3c4=dotted");
  assert.equal(session.redoable, false);
  assert.deepEqual(session.moves, ["r3c4=dotted"]);
});

test("restart empties the board and is undone like any move", () => {
  const session = new Session(cells());
  session.restart();
  assert.deepEqual(session.moves, []);
  session.perform("r1c1=shaded");
  session.restart();
  assert.equal(session.marks.size, 0);
  session.undo();
  assert.equal(session.state("r1c1"), "shaded");
});

test("counters follow every move, undo and redo", () => {
  const session = new Session(cells());
  session.perform("r1c1=shaded");
  assert.equal(session.standing(0), "under");
  session.perform("r1c2=shaded");
  assert.equal(session.standing(0), "met");
  assert.equal(session.complete, true);
  session.perform("r1c3=shaded");
  assert.equal(session.standing(0), "over");
  session.perform("r1c1=dotted");
  assert.equal(session.standing(0), "met");
  session.undo();
  session.undo();
  assert.deepEqual(session.counts, [2]);
});

test("a session is the same again from its moves and cursor", () => {
  const session = new Session(cells());
  for (const move of ["r1c1=shaded", "r2c2=dotted", "r1c1=unknown"]) session.perform(move);
  session.undo();
  const again = new Session(cells(), { moves: session.moves, cursor: session.cursor });
  assert.deepEqual([...again.marks], [...session.marks]);
  assert.equal(again.redoable, true);
});

test("moves of another board are refused whole", () => {
  for (const move of ["r9c9=shaded", "r1c1=wall", "r1c1", "", "r1c1=shaded r9c9=shaded"]) {
    assert.throws(() => new Session(cells(), { moves: [move], cursor: 1 }), MoveError);
    const session = new Session(cells());
    assert.throws(() => session.perform(move), MoveError);
    assert.equal(session.marks.size, 0);
  }
});

test("a drag paints what was like the first cell, however far one step jumps", () => {
  const session = new Session(cells());
  session.perform("r1c3=dotted");
  const gesture = new Gesture(session, new Places(session.scene), 0.5, 0.5, 0, false);
  gesture.follow(3.5, 0.5);
  assert.equal(session.moveOf(gesture.changes), "r1c1=shaded r1c2=shaded r1c4=shaded");
});

test("a press on an edge means the nearest, within reach only", () => {
  const places = new Places(edges());
  assert.equal(places.at(1.1, 0.4), "r1c1-r1c2");
  assert.equal(places.at(0.5, 0.1), null);
  assert.equal(places.at(0.5, 0.1, 1), "r1c1-r1c2");
  assert.equal(places.at(0.4, 0.45, 1), "r1c1-r2c1");
});

test("a drag over middles of cells is a path, and going back takes back", () => {
  const session = new Session(edges());
  const gesture = new Gesture(session, new Places(session.scene), 0.5, 0.5, 0.5, false);
  gesture.follow(2.5, 0.5);
  gesture.follow(2.5, 1.5);
  assert.deepEqual([...gesture.changes.keys()], ["r1c1-r1c2", "r1c2-r1c3", "r1c3-r2c3"]);
  gesture.follow(2.5, 0.5);
  assert.deepEqual([...gesture.changes.keys()], ["r1c1-r1c2", "r1c2-r1c3"]);
});

test("a path that begins on a drawn edge erases", () => {
  const session = new Session(edges());
  session.perform("r1c1-r1c2=wall r1c2-r1c3=wall");
  const gesture = new Gesture(session, new Places(session.scene), 0.5, 0.5, 0.5, false);
  gesture.follow(2.5, 0.5);
  assert.equal(session.moveOf(gesture.changes), "r1c1-r1c2=undecided r1c2-r1c3=undecided");
});

test("a shaky tap on an edge is still a tap", () => {
  const session = new Session(edges());
  const gesture = new Gesture(session, new Places(session.scene), 0.98, 0.5, 0.5, false);
  gesture.follow(1.02, 0.52);
  assert.equal(session.moveOf(gesture.changes), "r1c1-r1c2=wall");
});

test("arrows reach every target of cells and of edges from the first", () => {
  for (const scene of [cells(), edges()]) {
    const places = new Places(scene);
    const reached = new Set([scene.targets[0].id]);
    for (const id of reached) {
      for (const direction of ["left", "right", "up", "down"]) {
        for (const column of [places.column(id) - 0.5, places.column(id), places.column(id) + 0.5]) {
          const next = places.beside(id, direction, column);
          if (next) reached.add(next);
        }
      }
    }
    assert.equal(reached.size, scene.targets.length);
  }
});

test("a walk between two cells goes from neighbour to neighbour", () => {
  let { row, column } = { row: 0, column: 0 };
  const steps = walk({ row, column }, { row: 3, column: 5 });
  assert.equal(steps.length, 8);
  for (const step of steps) {
    assert.equal(Math.abs(step.row - row) + Math.abs(step.column - column), 1);
    ({ row, column } = step);
  }
});

test("a closed line encloses the corners within, an open one none", () => {
  const ring = ["r1c1-r1c2", "r1c1-r2c1", "r1c2-r1c3", "r1c3-r2c3", "r2c1-r2c2", "r2c2-r2c3"];
  const scene = edges();
  assert.deepEqual(enclosed(scene, ring), [[1, 1], [2, 1]]);
  assert.deepEqual(enclosed(scene, ring.slice(1)), []);
  assert.equal(squares(enclosed(scene, ring)), "M0.5 0.5h2v1h-2z");
  assert.equal(squares([[1, 1], [3, 1], [1, 2]]), "M0.5 0.5h1v1h-1zM2.5 0.5h1v1h-1zM0.5 1.5h1v1h-1z");
});

test("times are read as clocks", () => {
  assert.deepEqual([0, 61_000, 3_725_000].map(clock), ["0:00", "1:01", "1:02:05"]);
});
