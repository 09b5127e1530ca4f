/** What is kept of plays, and what it comes to, without a page. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { ArchiveError, packed, unpacked } from "../../../src/univoca/web/client/archive.js";
import { heightsFor } from "../../../src/univoca/web/client/charts.js";
import { dailyRecipe, dayOf, dayOfRecipe, later, readDay, recipeAddress } from "../../../src/univoca/web/client/daily.js";
import { days, groups, median, streaks } from "../../../src/univoca/web/client/figures.js";
import { countHelp, helpOf, helped } from "../../../src/univoca/web/client/helped.js";
import { DRAFT_FORMAT, draftOf, FORMAT, firstResult, laterDraft, laterPlay, playOf, resultFrom, resultOf } from "../../../src/univoca/web/client/schema.js";

const KEPT = JSON.parse(readFileSync(new URL("../fixtures/kept-1.json", import.meta.url), "utf-8"));
const WEEK = ["6x6/easy", "8x8/easy", "8x8/normal", "10x10/normal", "10x10/hard", "12x12/hard", "12x12/expert"];
const KINDS = [
  { id: "norinori", generator_version: 2, daily: WEEK },
  { id: "stitches", generator_version: 1, daily: WEEK },
];

const DRAFT = {
  id: "d1",
  format: DRAFT_FORMAT,
  kind: "norinori",
  base: "univoca:norinori/2/3/0",
  puzzle: "univoca:norinori/2/3/4",
  size: "2x3",
  moves: ["r1c1-r1c2=border"],
  cursor: 1,
  floor: 0,
  updated: 5,
};

/** @param {Partial<import("../../../src/univoca/web/client/types.js").Result>} own */
function result(own) {
  return {
    format: FORMAT,
    puzzle: "univoca:norinori/a",
    kind: "norinori",
    size: "6x6",
    difficulty: "easy",
    recipe: null,
    time: 1000,
    moves: 3,
    hints: 0,
    date: "2026-11-30T10:00:00.000Z",
    metadata: {},
    ...own,
  };
}

test("plays of format 1 are read as those of today, and solved ones have results", () => {
  const plays = KEPT.plays.map(playOf);
  assert.deepEqual(plays.map((play) => [play.format, play.hints]), [[2, 0], [2, 0], [2, 0]]);
  const [begun, norinori, polypivot] = plays.map(resultFrom);
  assert.equal(begun, null);
  assert.deepEqual([norinori.size, norinori.difficulty, norinori.moves, norinori.time], ["5x5", "easy", 12, 1082]);
  assert.equal(norinori.metadata.nodes, 36);
  assert.deepEqual(polypivot.metadata, { par: 10, pieces: 8, turns: 10, two_pivot_pieces: 3 });
  assert.deepEqual([polypivot.size, polypivot.difficulty, polypivot.moves], ["10x8", null, 10]);
  for (const found of [norinori, polypivot]) assert.deepEqual(resultOf(JSON.parse(JSON.stringify(found))), found);
});

test("moves before a restart do not count in a result", () => {
  const play = playOf({ ...KEPT.plays[1], moves: ["r1c1=shaded", "restart", "r1c2=shaded", "r1c3=shaded"], cursor: 4 });
  assert.equal(resultFrom(play).moves, 2);
});

test("a play or result with a field of another sort is none", () => {
  const [play] = KEPT.plays;
  for (const wrong of [{ moves: "r1c1" }, { cursor: -1 }, { puzzle: 3 }, { format: 3 }, { elapsed: null }, { moves: [1] }, { solved: "no" }]) {
    assert.equal(playOf({ ...play, ...wrong }), null, JSON.stringify(wrong));
  }
  for (const wrong of [{ date: "soon" }, { time: -1 }, { hints: "2" }, { metadata: [] }, { kind: null }, { format: 1 }, { difficulty: 1 }]) {
    assert.equal(resultOf(result(wrong)), null, JSON.stringify(wrong));
  }
  assert.equal(resultOf(result({ date: "2026-11-30" }))?.date, "2026-11-30T00:00:00.000Z");
  for (const wrong of [null, 7, "x", [], {}]) assert.deepEqual([playOf(wrong), resultOf(wrong)], [null, null]);
});

test("a draft with a field of another sort is none, and of two states of one the later counts", () => {
  assert.equal(draftOf(DRAFT), DRAFT);
  for (const wrong of [{ format: 2 }, { id: 1 }, { base: null }, { moves: [1] }, { cursor: -1 }, { updated: "now" }]) {
    assert.equal(draftOf({ ...DRAFT, ...wrong }), null, JSON.stringify(wrong));
  }
  for (const wrong of [null, 7, "x", [], {}]) assert.equal(draftOf(wrong), null);
  const newer = { ...DRAFT, updated: 6 };
  assert.equal(laterDraft(undefined, DRAFT), DRAFT);
  assert.equal(laterDraft(DRAFT, newer), newer);
  assert.equal(laterDraft(newer, DRAFT), newer);
});

test("a file of everything is read back as it was written, and one of format 1 too", () => {
  const contents = { plays: KEPT.plays.map(playOf), results: [result({})], drafts: [DRAFT], choices: { theme: "dark" } };
  assert.deepEqual(unpacked(packed(contents, new Date(0))), contents);
  const old = unpacked(JSON.stringify({ univoca: "progress", format: 1, plays: KEPT.plays }));
  assert.deepEqual(old, { plays: contents.plays, results: [], drafts: [], choices: {} });
});

test("every bad file is refused for its own reason", () => {
  const file = { univoca: "progress", format: FORMAT, plays: [], results: [], choices: {} };
  const reasons = [
    ["", "json"],
    ['{"univoca": "progress", "pl', "json"],
    ["[]", "foreign"],
    ["null", "foreign"],
    ['{"univoca": "progress"}', "foreign"],
    [JSON.stringify({ ...file, format: 9 }), "newer"],
    [JSON.stringify({ ...file, plays: {} }), "part"],
    [JSON.stringify({ ...file, choices: { theme: 1 } }), "part"],
    [JSON.stringify({ ...file, results: [result({}), result({ time: "fast" })] }), "entry"],
    [JSON.stringify({ ...file, drafts: "none" }), "part"],
    [JSON.stringify({ ...file, drafts: [DRAFT, { ...DRAFT, moves: [1] }] }), "entry"],
  ];
  for (const [text, reason] of reasons) {
    assert.throws(() => unpacked(text), (failure) => failure instanceof ArchiveError && failure.id === `player-import-${reason}`, text);
  }
});

test("of two plays the later counts, of two results the first win", () => {
  const [play] = KEPT.plays.map(playOf);
  const newer = { ...play, updated: play.updated + 1 };
  assert.equal(laterPlay(play, newer), newer);
  assert.equal(laterPlay(newer, play), newer);
  assert.equal(laterPlay(undefined, play), play);
  const [first, second] = [result({}), result({ date: "2026-12-01T00:00:00.000Z" })];
  assert.equal(firstResult(first, second), first);
  assert.equal(firstResult(second, first), first);
});

test("best times are without help, medians over all", () => {
  const found = groups([result({ time: 30, hints: 1 }), result({ time: 50 }), result({ time: 90 }), result({ time: 60 }), result({ kind: "stitches", hints: 2 })]);
  assert.deepEqual(found.map(({ kind, count, best, median }) => [kind, count, best, median]), [["norinori", 4, 50, 55], ["stitches", 1, null, 1000]]);
  assert.equal(median([3, 1, 2]), 2);
});

test("days are those of UTC", () => {
  const found = days([result({}), result({ date: "2026-11-30T23:59:59.000Z" }), result({ date: "2026-12-01T00:00:00.000Z" })]);
  assert.deepEqual([...found], [["2026-11-30", 2], ["2026-12-01", 1]]);
  assert.equal(later("2026-12-31", 1), "2027-01-01");
  assert.equal(dayOf(Date.UTC(2026, 1, 28, 23)), "2026-02-28");
  assert.deepEqual(["2026-02-30", "2026-2-3", "", null].map(readDay), [null, null, null, null]);
});

test("a row of days counts what was solved on its own day, whichever generator made it", () => {
  const solved = (/** @type {string} */ day, on = day, kind = KINDS[0]) =>
    result({ recipe: dailyRecipe(kind, day).replace(/@\d+/, "@1"), date: `${on}T12:00:00.000Z` });
  const rows = [solved("2026-11-26"), solved("2026-11-27"), solved("2026-11-28", "2026-11-28", KINDS[1]), solved("2026-11-30")];
  assert.deepEqual(streaks(rows, KINDS, "2026-11-30"), { current: 1, longest: 3, today: true });
  assert.deepEqual(streaks(rows, KINDS, "2026-12-01"), { current: 1, longest: 3, today: false });
  assert.deepEqual(streaks(rows, KINDS, "2026-12-02"), { current: 0, longest: 3, today: false });
  assert.equal(streaks([...rows, solved("2026-11-29")], KINDS, "2026-11-30").current, 5);
  assert.equal(streaks([...rows, solved("2026-11-29", "2026-11-30")], KINDS, "2026-11-30").current, 1);
  assert.equal(streaks([result({ recipe: "norinori/6x6/hard#20261130@1" })], KINDS, "2026-11-30").current, 0);
});

test("a recipe is of its day alone, and its address makes it", () => {
  assert.equal(dayOfRecipe("norinori/6x6/easy#20261130@1", KINDS), "2026-11-30");
  for (const other of [null, "", "norinori/6x6/easy#20261131", "norinori/6x6/easy#42@1", "norinori/8x8/easy#20261130", "x/6x6/easy#20261130"]) {
    assert.equal(dayOfRecipe(other, KINDS), null);
  }
  assert.equal(recipeAddress("norinori/6x6/easy#20261130@2"), "/play?kind=norinori&size=6x6&difficulty=easy&seed=20261130");
});

test("help is counted for the puzzle on the table", () => {
  countHelp("a", 2);
  helped("a");
  assert.deepEqual([helpOf("a"), helpOf("b")], [3, 0]);
  helped("b");
  assert.deepEqual([helpOf("a"), helpOf("b")], [0, 1]);
});

test("the heights of a chart reach over the longest time in a few round steps", () => {
  for (const most of [1000, 59_000, 61_000, 1_000_000, 90_000_000, 9e9]) {
    const heights = heightsFor(most);
    assert.ok(heights.at(-1) >= most && heights.length <= 7 && heights[0] === 0, String(most));
  }
});
