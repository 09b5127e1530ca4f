/** The editor: a puzzle is drawn, examined, shared and played. Knows no kind by name. */

import { EngineError, ask } from "./api.js";
import { playAddress, puzzleIn } from "./address.js";
import { DraftBoard } from "./draft-board.js";
import { DraftDialogs } from "./draft-dialogs.js";
import { MODES } from "./draft-gesture.js";
import { DraftInput } from "./draft-input.js";
import { Draft } from "./draft.js";
import { drafts, freshName, keepDraft } from "./drafts.js";
import { drawn, layerOf, picture } from "./draw.js";
import { Examiner } from "./examiner.js";
import { FieldPanel } from "./field-panel.js";
import { OutcomePanel } from "./outcome-panel.js";
import { DRAFT_FORMAT } from "./schema.js";
import { choice, choose } from "./store.js";
import { element, make, onLanguage, settle } from "./surroundings.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").KeptDraft} KeptDraft */
/** @typedef {import("./types.js").KindCard} KindCard */
/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {{kind: string, puzzle: string, sheet: Sheet, edits: Record<string, string>}} Opened */
/** @typedef {import("./draft-gesture.js").Mode} Mode */

/** @type {KindCard[]} */
const kinds = JSON.parse(element("content").dataset.kinds ?? "[]");

class Workshop {
  constructor() {
    /** @type {KeptDraft | null} */
    this.kept = null;
    /** @type {Draft | null} */
    this.draft = null;
    /** @type {DraftBoard | null} */
    this.board = null;
    /** @type {DraftInput | null} */
    this.input = null;
    this.mode = /** @type {Mode} */ (MODES.find((mode) => mode === choice("draft-mode")) ?? "borders");
    this.panel = new FieldPanel((move) => this.perform(move, false));
    this.outcome = new OutcomePanel({
      accuse: (clues) => this.board?.accuse(clues),
      point: (targets) => this.board?.point(targets),
      overlay: (scene, marks) => this.overlay(scene, marks),
      look: (targets) => this.board?.look(targets),
      longer: () => this.examiner.longer(),
    });
    this.examiner = new Examiner((finding) => this.found(finding));
    this.dialogs = new DraftDialogs(this, kinds.filter(({ editing }) => editing));
  }

  async begin() {
    await settle();
    this.listen();
    this.showModes();
    const puzzle = puzzleIn(location);
    const name = new URLSearchParams(location.search).get("draft");
    const all = await drafts();
    const known = puzzle ? all.find(({ base, puzzle: now }) => base === puzzle || now === puzzle) : (all.find(({ id }) => id === name) ?? all[0]);
    if (known) await this.resume(known);
    else if (puzzle) await this.open(puzzle);
    else {
      await this.blank(kinds.find(({ editing }) => editing)?.id ?? "", "6x6");
      this.dialogs.create();
    }
  }

  listen() {
    const does = { undo: () => this.undo(), redo: () => this.redo(), restart: () => this.clear() };
    for (const [id, act] of Object.entries(does)) element(id).addEventListener("click", act);
    element("skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.board?.focus(this.board.focused);
    });
    element("play").addEventListener("click", (event) => {
      if (element("play").getAttribute("aria-disabled") === "true") event.preventDefault();
    });
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("hashchange", () => {
      const puzzle = puzzleIn(location);
      if (puzzle) this.open(puzzle);
    });
    onLanguage(() => this.speak());
  }

  /** An empty board. @param {string} kind @param {string} size */
  async blank(kind, size) {
    await this.during(async () => this.start(await ask({ do: "draft", kind, size })));
  }

  /** Any puzzle, to be edited where its kind can be. @param {string} puzzle */
  async open(puzzle) {
    const [, kind] = /^univoca:([^/]+)/.exec(puzzle) ?? [];
    const known = kinds.find(({ id }) => id === kind);
    await this.during(async () => {
      if (known && !known.editing) this.look(await ask({ do: "scene", puzzle }));
      else await this.start(await ask({ do: "draft", puzzle }));
    });
  }

  /** @private @param {() => Promise<void>} work */
  async during(work) {
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof EngineError)) throw failure;
      this.outcome.show({ state: "refused", puzzle: null, refused: failure.message });
      document.body.dataset.phase = "empty";
    }
  }

  /** A new draft. @private @param {Opened} opened */
  async start({ kind, puzzle, sheet, edits }) {
    const first = Object.entries(edits).map(([target, state]) => `${target}=${state}`).join(" ");
    const floor = first ? 1 : 0;
    const size = `${sheet.width}x${sheet.height}`;
    const moves = first ? [first] : [];
    this.kept = { id: freshName(), format: DRAFT_FORMAT, kind, base: puzzle, puzzle, size, moves, cursor: floor, floor, updated: 0 };
    await this.lay(sheet);
  }

  /** A draft as it was kept. @param {KeptDraft} kept */
  async resume(kept) {
    await this.during(async () => {
      const { sheet } = await ask({ do: "draft", puzzle: kept.base });
      this.kept = kept;
      await this.lay(sheet);
    });
  }

  /** @private @param {Sheet} sheet */
  async lay(sheet) {
    if (!this.kept) return;
    this.input?.discard();
    this.board?.discard();
    const { kept } = this;
    this.draft = new Draft(sheet, kept);
    this.draft.changed = (changed) => this.changed(changed);
    this.board = new DraftBoard(/** @type {any} */ (element("board")), this.draft);
    this.input = new DraftInput(this.board, (move, spoken) => this.perform(move, spoken));
    this.input.selected = (target) => this.select(target);
    this.input.mode = this.mode;
    this.board.follow(this.board.focused);
    history.replaceState(null, "", `/edit?draft=${kept.id}`);
    document.body.dataset.phase = "playing";
    this.able(kept.kind);
    this.speak();
    this.examine(0);
    await this.keep();
  }

  /** A puzzle that cannot be edited: its board alone, and what it is like. @private @param {import("./types.js").Play} play */
  look(play) {
    this.draft = this.board = this.input = this.kept = null;
    const root = /** @type {any} */ (element("board"));
    picture(root, play.scene, play.marks);
    root.setAttribute("role", "img");
    root.setAttribute("aria-label", say("player-board", { kind: say(`${play.kind}-name`), width: play.scene.width, height: play.scene.height }));
    element("kind").textContent = say(`${play.kind}-name`);
    element("about").textContent = say("editor-only-examined");
    element("fields").replaceChildren();
    this.showModes();
    document.body.dataset.phase = "playing";
    this.able(play.kind);
    this.examiner.examine(async () => play.puzzle, 0);
  }

  /** @param {string} move @param {boolean} spoken */
  perform(move, spoken) {
    this.draft?.perform(move);
    if (spoken && this.board) this.announce(this.board.described(this.board.focused));
  }

  /** @private @param {Set<string>} changed */
  changed(changed) {
    this.board?.refresh(changed);
    this.board?.accuse([]);
    this.board?.look([]);
    this.panel.sync();
    this.showTools();
    this.examine();
    this.keep();
  }

  /** What can be asked of a kind. @private @param {string} kind */
  able(kind) {
    const card = kinds.find(({ id }) => id === kind);
    this.examiner.can = { clash: Boolean(card?.editing), grade: Boolean(card?.reasons) };
  }

  /** @private @param {number} [wait] */
  examine(wait) {
    const { draft, kept } = this;
    if (!draft || !kept) return;
    const message = { do: "edit", puzzle: kept.base, edits: draft.edits };
    this.examiner.examine(async (signal) => (await ask(message, signal)).puzzle, wait);
  }

  /** @private @param {import("./examiner.js").Finding} finding */
  found(finding) {
    this.outcome.show(finding);
    const { puzzle, state } = finding;
    const link = element("play");
    link.setAttribute("aria-disabled", String(!puzzle));
    if (puzzle) link.setAttribute("href", playAddress(puzzle));
    if (!this.kept || !puzzle || this.kept.puzzle === puzzle) return;
    this.kept.puzzle = puzzle;
    if (state === "counting") this.keep();
  }

  /** Marks drawn over the board; null takes them away. @private @param {Scene | null} scene @param {Record<string, string>} marks */
  overlay(scene, marks) {
    const { board } = this;
    if (!board) return;
    for (const old of board.root.querySelectorAll(".over-board")) old.remove();
    for (const { id, family, x, y } of scene?.targets ?? []) {
      for (const shape of scene?.families[family].looks[marks[id]] ?? []) {
        const made = drawn(shape, x, y);
        made.classList.add("over-board");
        board.layers[layerOf(shape)].prepend(made);
      }
    }
  }

  /** @private @param {string} target */
  select(target) {
    if (this.draft) this.panel.show(this.draft, target);
  }

  undo() {
    if (!this.draft?.undoable) return;
    this.draft.undo();
    this.announce(say("player-undone"));
  }

  redo() {
    if (!this.draft?.redoable) return;
    this.draft.redo();
    this.announce(say("player-redone"));
  }

  clear() {
    this.draft?.restart();
  }

  /** @private @param {string} text */
  announce(text) {
    element("spoken").textContent = text;
  }

  /** @private */
  showTools() {
    const { draft } = this;
    const off = { undo: !draft?.undoable, redo: !draft?.redoable, restart: !draft?.marks.size };
    for (const [id, disabled] of Object.entries(off)) element(id).setAttribute("aria-disabled", String(disabled));
  }

  /** Say everything again. */
  speak() {
    const { kept, board, draft } = this;
    this.showModes();
    this.outcome.speak();
    this.dialogs.speak();
    if (!kept || !board || !draft) return;
    const name = say(`${kept.kind}-name`);
    element("kind").textContent = name;
    element("about").textContent = say("editor-about", { size: kept.size.replace("x", "×") });
    document.title = say("editor-title-of", { kind: name });
    board.speak(say("player-board", { kind: name, width: draft.sheet.width, height: draft.sheet.height }));
    this.panel.draft = null;
    this.select(board.focused);
    this.showTools();
  }

  /** The ways to draw regions, where the board has any. @private */
  showModes() {
    const root = element("modes");
    root.hidden = !this.draft?.sheet.divides.length;
    root.replaceChildren(
      ...MODES.map((mode) => {
        const input = /** @type {HTMLInputElement} */ (make("input", { type: "radio", name: "mode", value: mode }));
        input.checked = mode === this.mode;
        input.addEventListener("change", () => {
          this.mode = mode;
          choose("draft-mode", mode);
          if (this.input) this.input.mode = mode;
        });
        return make("label", { class: "chip" }, [input, make("span", {}, [say(`editor-mode-${mode}`)])]);
      }),
    );
  }

  async keep() {
    const { kept, draft } = this;
    if (!kept || !draft) return;
    kept.moves = [...draft.moves];
    kept.cursor = draft.cursor;
    kept.updated = Date.now();
    if (!(await keepDraft({ ...kept }))) element("spoken").textContent = say("player-not-saved");
  }

  /** @private @param {KeyboardEvent} event */
  key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) this.undo();
    else if (key === "y" || (key === "z" && event.shiftKey)) this.redo();
    else return;
    event.preventDefault();
  }
}

export const workshop = new Workshop();
workshop.begin();
