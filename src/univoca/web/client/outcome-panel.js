/**
 * The constructor's panel: how many answers, both of them, clues that clash, what all answers share.
 * Knows no kind by name.
 */

import { EngineError, ask } from "./api.js";
import { answerBoards, differences } from "./answer-boards.js";
import { element, make } from "./surroundings.js";
import { known, say } from "./texts.js";

/** @typedef {import("./examiner.js").Finding} Finding */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Clash} Clash */
/**
 * What the panel needs of the page around it.
 * @typedef {object} Surface
 * @property {(clues: {targets: string[]}[]) => void} accuse
 * @property {(targets: string[]) => void} point
 * @property {(scene: Scene | null, marks: Record<string, string>) => void} overlay draws marks over the board; null takes them away
 * @property {(targets: string[]) => void} look shows where something is
 * @property {() => void} longer
 */

const COUNTS = { unique: "1", ambiguous: "2+", contradiction: "0", inconclusive: "?" };

export class OutcomePanel {
  /** @param {Surface} surface */
  constructor(surface) {
    this.surface = surface;
    /** @type {Finding} */
    this.finding = { state: "counting", puzzle: null };
    /** @type {Scene | null} the board of the puzzle that was found */
    this.scene = null;
    /** @type {AbortController | null} */
    this.asking = null;
    element("longer").addEventListener("click", () => surface.longer());
    element("common").addEventListener("click", () => this.toggle());
    const dialog = /** @type {HTMLDialogElement} */ (element("answers-dialog"));
    element("answers-close").addEventListener("click", () => dialog.close());
  }

  /** @param {Finding} finding */
  show(finding) {
    const before = this.finding;
    this.finding = finding;
    const root = element("outcome");
    root.dataset.state = finding.state;
    if (finding.state === "counting") {
      if (before.puzzle === null) element("count").textContent = "…";
      return;
    }
    this.cover(null);
    root.dataset.status = finding.outcome?.status ?? "refused";
    element("count").textContent = finding.outcome ? COUNTS[finding.outcome.status] : "!";
    this.speak();
  }

  /** Say it all again, as after a change of language. */
  speak() {
    const { finding } = this;
    if (finding.state === "counting") return;
    element("status").textContent = this.sentence();
    element("longer").hidden = finding.outcome?.status !== "inconclusive" || Boolean(finding.most);
    const known = finding.outcome?.status === "unique" || finding.outcome?.status === "ambiguous";
    element("common").hidden = !known;
    this.name();
    this.surface.accuse(finding.clash?.clues ?? []);
    const parts = [...(finding.grade ? [difficulty(finding.grade, this.surface)] : []), this.spent(), ...(finding.clash ? clashes(finding.clash, this.surface) : [])];
    element("findings").replaceChildren(...parts);
    if (finding.outcome?.status === "ambiguous") this.pair(finding);
  }

  /** @private */
  sentence() {
    const { refused, outcome } = this.finding;
    if (!outcome) return refused ?? "";
    if (outcome.status === "inconclusive") return say("editor-inconclusive", { reason: outcome.ran_out ?? "nodes" });
    return say(`editor-${outcome.status}`);
  }

  /** @private */
  spent() {
    const { outcome } = this.finding;
    if (!outcome) return make("p", { hidden: "" });
    const { nodes, conflicts } = outcome.spent;
    const words = outcome.method === "search" ? say("editor-nodes", { count: nodes }) : say("editor-conflicts", { count: conflicts });
    return make("p", { class: "spent" }, [words]);
  }

  /** Both answers beside each other, and larger at a press. @private @param {Finding} finding */
  async pair(finding) {
    const marks = finding.outcome?.marks ?? [];
    if (marks.length < 2 || !finding.puzzle) return;
    try {
      const scene = await this.board(finding.puzzle);
      if (this.finding !== finding) return;
      const count = differences(marks[0], marks[1]).length;
      const words = say("editor-different", { count });
      const button = make("button", { type: "button", class: "compare" }, [answerBoards(scene, marks), make("span", {}, [words])]);
      button.addEventListener("click", () => {
        element("answers-text").textContent = words;
        element("answers-boards").replaceChildren(answerBoards(scene, marks));
        /** @type {HTMLDialogElement} */ (element("answers-dialog")).showModal();
      });
      element("findings").prepend(button);
    } catch (failure) {
      if (!(failure instanceof EngineError)) throw failure;
    }
  }

  /** @private @param {string} puzzle @returns {Promise<Scene>} */
  async board(puzzle) {
    return (await ask({ do: "scene", puzzle })).scene;
  }

  /** Show what all answers share, or take it away. @private */
  async toggle() {
    const { finding } = this;
    if (this.asking) return this.cover(null);
    this.asking = new AbortController();
    element("common").setAttribute("aria-pressed", "true");
    try {
      const { puzzle, outcome } = finding;
      if (!puzzle || !outcome) return;
      const scene = await this.board(puzzle);
      const marks = outcome.status === "unique" ? outcome.marks[0] : await this.shared(puzzle);
      if (this.finding === finding && marks) this.cover(scene, marks);
    } catch (failure) {
      if (failure instanceof DOMException) return; // it was taken away before it came
      this.cover(null);
      if (!(failure instanceof EngineError)) throw failure;
      element("status").textContent = failure.message;
    }
  }

  /** @private @param {string} puzzle @returns {Promise<Record<string, string> | null>} */
  async shared(puzzle) {
    const { signal } = this.asking ?? new AbortController();
    const { marks, ran_out: reason } = await ask({ do: "common", puzzle }, signal);
    if (marks === null) {
      this.cover(null);
      element("status").textContent = say("editor-inconclusive", { reason: reason ?? "conflicts" });
    } else element("status").textContent = say("editor-common-count", { count: Object.keys(marks).length });
    return marks;
  }

  /** @private @param {Scene | null} scene @param {Record<string, string>} [marks] */
  cover(scene, marks = {}) {
    if (!scene) {
      this.asking?.abort();
      this.asking = null;
    }
    element("common").setAttribute("aria-pressed", String(Boolean(scene)));
    this.surface.overlay(scene, marks);
  }

  /** @private */
  name() {
    const unique = this.finding.outcome?.status === "unique";
    element("common").textContent = say(unique ? "editor-show-answer" : "editor-show-common");
  }
}

/** How hard a puzzle is, and its hardest step. @param {import("./types.js").Graded} grade @param {Surface} surface */
function difficulty({ end, label, measures, hardest }, surface) {
  const lines = [];
  if (end === "solved" && label) {
    const name = known(`player-difficulty-${label}`) ? say(`player-difficulty-${label}`) : label;
    lines.push(make("p", {}, [say("editor-grade", { label: name, effort: measures.effort ?? 0, steps: measures.steps ?? 0 })]));
  } else lines.push(make("p", {}, [say("editor-grade-none")]));
  if (hardest) {
    const button = make("button", { type: "button", class: "hardest" }, [say("editor-hardest", { name: hardest.name, sentence: hardest.sentences[0] ?? "" })]);
    button.addEventListener("click", () => surface.look([...hardest.targets, ...hardest.areas]));
    lines.push(button);
  }
  return make("div", { class: "difficulty" }, lines);
}

/** @param {Clash} clash @param {Surface} surface */
function clashes({ status, clues, smallest, irreducible }, surface) {
  if (status !== "conflict") return [make("p", {}, [say("editor-clash-unknown")])];
  if (!clues.length) return [make("p", {}, [say("editor-clash-board")])];
  const proof = smallest ? "smallest" : irreducible ? "irreducible" : "some";
  const items = clues.map(({ targets, sentence }) => {
    const button = make("button", { type: "button" }, [sentence]);
    for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => surface.point(targets));
    for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => surface.point([]));
    return make("li", {}, [button]);
  });
  return [make("p", {}, [say("editor-clash", { count: clues.length, proof })]), make("ul", { class: "violations" }, items)];
}
