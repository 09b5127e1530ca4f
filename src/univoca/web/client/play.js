/** The play page: one puzzle from its address to the win. Knows no kind by name. */

import { EngineError, ask } from "./api.js";
import { playAddress, puzzleIn } from "./address.js";
import { Board } from "./board.js";
import { Dialogs } from "./dialogs.js";
import { Extras } from "./extras.js";
import { Places } from "./geometry.js";
import { Input } from "./input.js";
import { PieceDesk } from "./pieces-desk.js";
import { PieceSession, withPieces } from "./pieces.js";
import { difficultyName, freshSeed, lastWish, readWish, rememberWish, sizeName } from "./recipe.js";
import { Report } from "./report.js";
import { recorded, restored } from "./restore.js";
import { MoveError } from "./state.js";
import { choice, keep, kept } from "./store.js";
import { element, onLanguage, settle } from "./surroundings.js";
import { say } from "./texts.js";
import { TableWays } from "./table-ways.js";
import { Timer, clock, showTimer } from "./timer.js";
import { Tint } from "./tint.js";

/** @typedef {import("./types.js").KindCard} KindCard */
/** @typedef {import("./types.js").Play} Play */
/** @typedef {import("./state.js").Session} Session */
/** @typedef {import("./types.js").Verdict} Verdict */
/** @typedef {import("./recipe.js").Wish} Wish */

/** @type {KindCard[]} */
const kinds = JSON.parse(element("content").dataset.kinds ?? "[]");

class Table {
  constructor() {
    /** @type {Play | null} */
    this.play = null;
    /** @type {Session | PieceSession | null} */
    this.session = null;
    /** @type {Board | import("./pieces-draw.js").PieceBoard | null} */
    this.board = null;
    /** @type {Input | import("./pieces-input.js").PieceInput | null} */
    this.input = null;
    /** @type {PieceDesk | null} what a board with pieces has around it */
    this.desk = null;
    /** @type {Timer | null} */
    this.timer = null;
    /** @type {{kind: string, wish: Wish} | null} */
    this.wish = null;
    this.solved = false;
    this.keeps = true;
    /** When this page last wrote or read what is kept. */
    this.stamp = 0;
    /** @type {AbortController | null} */
    this.making = null;
    this.report = new Report({
      point: (targets) => this.board?.point(targets),
      go: (target) => this.board?.cells.has(target) && this.board.focus(target),
    });
    this.dialogs = new Dialogs(this);
    this.extras = new Extras(this);
    this.tint = new Tint();
    this.ways = new TableWays();
  }

  async begin() {
    await settle();
    this.listen();
    const puzzle = puzzleIn(location);
    const query = new URLSearchParams(location.search);
    if (puzzle) await this.open(puzzle);
    else if (query.has("kind")) await this.make(query.get("kind") ?? "", readWish(query));
    else if (kinds.length) await this.make(kinds[0].id, lastWish(kinds[0]));
    else location.assign("/");
  }

  listen() {
    element("undo").addEventListener("click", () => this.undo());
    element("redo").addEventListener("click", () => this.redo());
    element("check").addEventListener("click", () => this.check());
    element("next").addEventListener("click", () => this.again());
    element("cancel").addEventListener("click", () => this.making?.abort());
    element("share").addEventListener("click", () => this.extras.share());
    element("timer").addEventListener("click", () => showTimer(choice("timer") === "hidden"));
    document.addEventListener("keydown", (event) => this.key(event));
    element("skip").addEventListener("click", (event) => this.skip(event));
    document.addEventListener("visibilitychange", () => this.seen());
    window.addEventListener("focus", () => this.seen());
    window.addEventListener("hashchange", () => this.moved());
    onLanguage(() => this.speakAgain());
    showTimer(choice("timer") !== "hidden", false);
  }

  /** The card of the kind on the table. */
  get kind() {
    const wanted = this.play?.kind ?? this.wish?.kind;
    return kinds.find(({ id }) => id === wanted) ?? kinds[0];
  }

  /** To the board, without a change of the address that carries the puzzle. @param {Event} event */
  skip(event) {
    event.preventDefault();
    this.board?.focus(this.board.focused);
  }

  /** Back from elsewhere, or on the way there: another tab may have played on with this puzzle. */
  async seen() {
    const { play } = this;
    if (!play || this.making) return;
    const newer = ((await kept(play.puzzle))?.updated ?? 0) > this.stamp;
    if (play !== this.play) return;
    if (newer && !document.hidden) await this.open(play.puzzle);
    else if (!newer && document.hidden) await this.save();
  }

  /** Another puzzle came in by the address. */
  moved() {
    const puzzle = puzzleIn(location);
    if (puzzle && puzzle !== this.play?.puzzle) this.open(puzzle);
  }

  /** Open the puzzle that an address carries. @param {string} puzzle */
  async open(puzzle) {
    this.wish = null;
    await this.wait("player-loading", async (signal) => {
      await this.lay(await ask({ do: "scene", puzzle }, signal));
    });
  }

  /** Make a new puzzle. @param {string} kind @param {Wish} wish */
  async make(kind, wish) {
    const { seed, ...plain } = wish;
    this.wish = { kind, wish: plain };
    if (!this.play && this.kind) element("kind").textContent = say(`${this.kind.id}-name`);
    const unique = kinds.find(({ id }) => id === kind)?.unique ?? true;
    await this.wait(unique ? "player-making" : "player-making-any", async (signal) => {
      const message = { do: "generate", kind, ...plain, seed: seed ?? freshSeed() };
      const play = await ask(message, signal);
      if (seed === undefined) rememberWish(kind, plain);
      history.replaceState(null, "", playAddress(play.puzzle));
      await this.lay(play);
    });
  }

  /** Another one like this. */
  again() {
    const wish = this.wish ?? { kind: this.kind.id, wish: lastWish(this.kind) };
    return this.make(wish.kind, wish.wish);
  }

  /** @param {string} text @param {(signal: AbortSignal) => Promise<void>} work */
  async wait(text, work) {
    this.making?.abort();
    const mine = new AbortController();
    this.making = mine;
    this.timer?.stop();
    this.report.clear();
    document.body.dataset.phase = "loading";
    element("waiting-text").textContent = say(text);
    // What is quick needs no notice: the board stays until a moment has passed.
    const notice = window.setTimeout(() => (element("waiting").hidden = false), this.play ? 250 : 80);
    try {
      await work(mine.signal);
    } catch (failure) {
      this.failed(failure, mine.signal);
    } finally {
      window.clearTimeout(notice);
      if (this.making === mine) {
        element("waiting").hidden = true;
        this.making = null;
        document.body.dataset.phase = this.play ? (this.solved ? "solved" : "playing") : "empty";
        if (!this.solved && this.play) this.timer?.start();
      }
    }
  }

  /** @param {unknown} failure @param {AbortSignal} [signal] */
  failed(failure, signal) {
    const offer = this.play ? "" : "player-again";
    if (signal?.aborted) {
      if (this.making?.signal === signal) this.report.say(() => say("player-cancelled"), "", offer);
    } else if (failure instanceof EngineError || failure instanceof MoveError) {
      this.report.say(() => failure.message, "wrong", offer);
    } else throw failure;
  }

  /** Put a puzzle on the table, with what was kept of it. @param {Play} play */
  async lay(play) {
    const saved = await kept(play.puzzle);
    if (!play.scene.targets.length && !withPieces(play.scene)) throw new EngineError("player-error-kind", say("player-error-kind"));
    this.input?.discard();
    this.board?.discard();
    this.desk?.discard();
    this.timer?.discard();
    this.play = { ...play, recipe: play.recipe ?? saved?.recipe ?? null, difficulty: play.difficulty ?? saved?.difficulty };
    this.session = restored(play, saved);
    const root = /** @type {any} */ (element("board"));
    root.classList.remove("solved", "lively");
    this.seat(root, this.session, this.play);
    this.session.changed = (changed) => this.changed(changed);
    this.timer = new Timer(element("clock"), saved?.elapsed ?? 0);
    this.solved = Boolean(saved?.solved);
    this.tint.lay(play.scene);
    this.extras.lay(saved);
    this.ways.lay(play.puzzle);
    this.speak();
    this.report.clear();
    if (this.solved) this.congratulate(false);
    else if (this.session.cursor) this.report.say(() => say("player-restored"));
    requestAnimationFrame(() => root.classList.add("lively"));
    await this.save();
  }

  /** Board and hands for a session. @param {SVGSVGElement} root @param {Session | PieceSession} session @param {Play} play */
  seat(root, session, play) {
    if (session instanceof PieceSession) {
      this.desk = new PieceDesk(root, session, play, this);
      this.board = this.desk.board;
      this.input = this.desk.input;
    } else {
      this.desk = null;
      this.board = new Board(root, session, new Places(play.scene));
      this.input = new Input(this.board, (move, spoken) => this.perform(move, spoken));
    }
  }

  /** Say everything on the table again. */
  speak() {
    showTimer(choice("timer") !== "hidden", false);
    this.report.speak();
    if (!this.play || !this.board) return;
    const { kind, scene, recipe } = this.play;
    const name = say(`${kind}-name`);
    const difficulty = recipe?.split("/")[2]?.split(/[#@]/)[0];
    const [width, height] = this.desk?.size ?? [scene.width, scene.height];
    const about = [sizeName(`${width}x${height}`)];
    if (difficulty) about.push(difficultyName(difficulty));
    if (scene.extra.note) about.push(say(scene.extra.note.id, scene.extra.note));
    element("kind").textContent = name;
    element("about").textContent = element("about").title = about.join(" · ");
    document.title = say("player-title-play", { kind: name });
    this.board.speak(say("player-board", { kind: name, width, height }));
    this.dialogs.speak();
    this.extras.speak();
    this.showTools();
  }

  /** The language has changed: the sentences of broken rules come from the engine. */
  async speakAgain() {
    const { judging } = this.report;
    this.speak();
    if (judging) await this.check();
  }

  /** @param {string} move @param {boolean} spoken */
  perform(move, spoken) {
    this.session?.perform(move);
    if (spoken && this.board) this.announce(this.board.described(this.board.focused));
  }

  /** @param {Set<string>} changed */
  changed(changed) {
    this.board?.refresh(changed);
    this.board?.accuse([]);
    if (this.solved) this.resume();
    this.report.clear();
    this.extras.changed();
    this.showTools();
    this.save();
    if (this.session?.complete && !this.solved) this.judge();
  }

  /** Ask the rules, and nothing else, whether this is the end. */
  async judge() {
    const verdict = await this.verdict();
    if (verdict?.solved && !this.solved) this.win();
  }

  /** The verdict on the marks as they are now, or null where they have changed meanwhile. */
  async verdict() {
    const { play, session } = this;
    if (!play || !session) return null;
    const asked = session.cursor;
    try {
      const marks = Object.fromEntries(session.marks);
      /** @type {Verdict} */
      const verdict = await ask({ do: "check", puzzle: play.puzzle, marks });
      return session === this.session && asked === session.cursor ? verdict : null;
    } catch (failure) {
      this.failed(failure);
      return null;
    }
  }

  async check() {
    const verdict = await this.verdict();
    if (!verdict) return;
    if (verdict.solved) {
      if (!this.solved) this.win();
      return;
    }
    this.found(verdict);
  }

  /** Show what a check found. @param {Verdict} verdict */
  found(verdict) {
    this.board?.accuse(verdict.violations.filter(({ pending }) => !pending));
    const { desk } = this;
    this.report.judge(verdict, Boolean(desk || this.session?.marks.size), desk ? () => desk.unfinished() : null);
  }

  /** Back into play after the win, by undo or restart. */
  resume() {
    this.solved = false;
    this.extras.won(false);
    if (this.input) this.input.locked = false;
    document.body.dataset.phase = "playing";
    this.board?.root.classList.remove("solved");
    this.timer?.start();
  }

  win() {
    this.solved = true;
    this.timer?.stop();
    document.body.dataset.phase = "solved";
    this.congratulate(true);
    this.save();
  }

  /** @param {boolean} now whether it has just happened */
  congratulate(now) {
    if (this.input) this.input.locked = true;
    const time = clock(this.timer?.elapsed ?? 0);
    const moves = this.session?.cursor ?? 0;
    this.extras.won(true);
    if (this.extras.shown) this.report.say(() => say("player-shown"), "", "player-next");
    else this.report.win(() => (choice("timer") === "hidden" ? null : time), moves, this.desk ? () => this.desk?.words() ?? [] : null);
    if (now) this.board?.celebrate();
    else this.board?.root.classList.add("solved");
  }

  undo() {
    if (!this.session?.undoable) return;
    this.session.undo();
    this.announce(say("player-undone"));
  }

  redo() {
    if (!this.session?.redoable) return;
    this.session.redo();
    this.announce(say("player-redone"));
  }

  restart() {
    if (!this.session?.marks.size) return;
    if (this.solved) {
      this.timer?.discard();
      this.timer = new Timer(element("clock"), 0);
    }
    this.session.restart();
    this.report.say(() => say("player-restarted"));
  }

  /** @param {string} text for those who do not see the board */
  announce(text) {
    element("spoken").textContent = text;
  }

  showTools() {
    const { session } = this;
    const disabled = { undo: !session?.undoable, redo: !session?.redoable, check: !session };
    // Out of use, but still there for the focus.
    for (const [id, off] of Object.entries(disabled)) element(id).setAttribute("aria-disabled", String(off));
  }

  async save() {
    const { play, session, timer } = this;
    if (!play || !session || !timer) return;
    this.stamp = Date.now();
    const result = this.solved && this.desk ? { result: this.desk.result() } : {};
    const keeps = await keep(recorded(play, session, { elapsed: timer.elapsed, solved: this.solved, updated: this.stamp, ...this.extras.kept(), ...result }));
    if (!keeps && this.keeps) this.report.add(() => say("player-not-saved"));
    this.keeps = keeps;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) this.undo();
    else if (key === "y" || (key === "z" && event.shiftKey)) this.redo();
    else return;
    event.preventDefault();
  }
}

export const table = new Table();
table.begin();
