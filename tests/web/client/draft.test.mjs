// A draft's states, regions and borders, and the questions about it, without any page.

import assert from "node:assert/strict";
import { test } from "node:test";

import { edgeAt, edgesAlong, paintedBorders, regions } from "../../../src/univoca/web/client/draft-geometry.js";
import { Draft } from "../../../src/univoca/web/client/draft.js";

const extent = { width: 3, height: 2 };

const field = (name, values, more = {}) => ({ name, label: name, values, words: {}, keys: {}, bounds: null, needs: {}, ...more });
const sheet = {
  ...extent,
  shapes: [],
  margin: [0, 0, 0, 0],
  divides: [],
  families: {
    tower: {
      fields: [
        field("colour", ["none", "white", "black"]),
        field("arrow", ["none", "up", "left"], { needs: { colour: "white" } }),
        field("number", ["none"], { bounds: [0, 12], needs: { colour: "white", arrow: "left" } }),
      ],
      looks: {},
      box: [0, 0, 1, 1],
    },
  },
  targets: [{ id: "r1c1", family: "tower", x: 0, y: 0, label: "", parameters: {} }],
};
const draft = (moves = []) => new Draft(sheet, { moves, cursor: moves.length, floor: 0 });

test("a number brings what it needs, and goes where that goes", () => {
  const made = draft();
  assert.equal(made.withField("r1c1", "number", "3"), "white:left:3");
  made.perform("r1c1=black:up:3");
  assert.equal(made.withField("r1c1", "arrow", "none"), "black:none:none");
  assert.equal(made.withField("r1c1", "colour", "none"), "none:none:none");
  assert.equal(made.withField("r1c1", "colour", "white"), "white:up:3");
});

test("digits make a number within the bounds", () => {
  const made = draft(["r1c1=white:up:1"]);
  assert.equal(made.typed("r1c1", "2", true), "white:up:12");
  assert.equal(made.typed("r1c1", "2", false), "white:up:2");
  made.perform("r1c1=white:up:12");
  assert.equal(made.typed("r1c1", "5", true), "white:up:5");
});

test("values follow each other and come round", () => {
  const made = draft(["r1c1=black:up:12"]);
  assert.equal(made.stepped("r1c1", 0), "none:none:none");
  assert.equal(made.stepped("r1c1", 2), "black:up:none");
  assert.equal(made.stepped("r1c1", 2, -1), "black:up:11");
});

test("what was there at first cannot be undone, what was drawn can", () => {
  const made = new Draft(sheet, { moves: ["r1c1=white:up:1"], cursor: 1, floor: 1 });
  assert.equal(made.undoable, false);
  made.perform("r1c1=none:none:none");
  assert.deepEqual(made.edits, {});
  made.undo();
  assert.deepEqual(made.edits, { r1c1: "white:up:1" });
  assert.equal(made.undoable, false);
});

test("a move of another board is refused", () => {
  assert.throws(() => draft(["r9c9=white:up:1"]));
  assert.throws(() => draft(["r1c1=white"]));
});

test("borders that shut nothing in part no regions", () => {
  const walls = new Set(["r1c1-r1c2"]);
  assert.deepEqual([...regions(extent, (edge) => walls.has(edge))], [0, 0, 0, 0, 0, 0]);
  walls.add("r2c1-r2c2");
  assert.deepEqual([...regions(extent, (edge) => walls.has(edge))], [0, 1, 1, 0, 1, 1]);
});

test("a painted region has borders around and none within", () => {
  const borders = paintedBorders(extent, [0, 1], new Set());
  assert.equal(borders.get("r1c1-r1c2"), false);
  assert.equal(borders.get("r1c1-r2c1"), true);
  assert.equal(borders.get("r1c2-r1c3"), true);
  const grown = paintedBorders(extent, [1], new Set([0]));
  assert.equal(grown.get("r1c1-r1c2"), false);
  assert.equal(grown.has("r1c1-r2c1"), false);
});

test("a point means the nearest border that there is, a way along corners the borders on it", () => {
  assert.equal(edgeAt(0.9, 0.5, extent), "r1c1-r1c2");
  assert.equal(edgeAt(0.1, 0.5, extent), "r1c1-r2c1");
  assert.equal(edgeAt(-0.5, 0.5, extent), null);
  assert.deepEqual(edgesAlong([1, 0], [1, 2], extent), ["r1c1-r1c2", "r2c1-r2c2"]);
  assert.deepEqual(edgesAlong([0, 0], [3, 0], extent), []);
});
