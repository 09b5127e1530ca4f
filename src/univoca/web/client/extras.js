/**
 * What a play offers beside its board: hints, trying, a replayed explanation, the answer, how
 * checks are made, and the result as text. Knows no kind.
 */

import { ask } from "./api.js";
import { share } from "./address.js";
import { helped, helpOf } from "./helped.js";
import { Helper } from "./hint.js";
import { difficultyName, sizeName } from "./recipe.js";
import { Replay } from "./replay.js";
import { choice, choose } from "./store.js";
import { element } from "./surroundings.js";
import { say } from "./texts.js";
import { clock } from "./timer.js";
import { Trial } from "./trial.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./types.js").Saved} Saved */
/** @typedef {"off" | "asked" | "always"} Checking */

/** Milliseconds without a move until the rules are asked, where they are always asked. */
const PAUSE = 180;
const MODES = /** @type {Checking[]} */ (["asked", "always", "off"]);

export class Extras {
  /** @param {any} table the page's own state: see `play.js` */
  constructor(table) {
    this.table = table;
    /** @type {Trial | null} */
    this.trial = null;
    /** @type {Helper | null} */
    this.helper = null;
    /** @type {Zoom | null} */
    this.zoom = null;
    /** Whether the answer was shown in this play. */
    this.shown = false;
    this.waiting = 0;
    this.replay = new Replay({
      failed: (failure) => table.failed(failure),
      closed: () => element("more").focus(),
    });
    this.dialog = /** @type {HTMLDialogElement} */ (element("more-dialog"));
    this.listen();
  }

  /** @private */
  listen() {
    element("more").addEventListener("click", () => this.offer());
    element("more-close").addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.dialog.close();
    });
    element("hint").addEventListener("click", () => this.hint());
    element("result").addEventListener("click", () => this.shareResult());
    /** @type {[string, () => void][]} */
    const actions = [
      ["restart", () => this.table.restart()],
      ["trial-begin", () => this.trial?.begin()],
      ["erase", () => this.erase()],
      ["explain", () => this.explain()],
      ["reveal", () => this.reveal()],
    ];
    for (const [id, act] of actions) {
      element(id).addEventListener("click", () => {
        if (element(id).getAttribute("aria-disabled") === "true") return;
        this.dialog.close();
        act();
      });
    }
    for (const mode of MODES) {
      element(`checking-${mode}`).addEventListener("change", () => this.checkBy(mode));
    }
  }

  /** How checks are made. @returns {Checking} */
  get checking() {
    const chosen = /** @type {Checking} */ (choice("checking") ?? "asked");
    return MODES.includes(chosen) ? chosen : "asked";
  }

  /** Another puzzle lies on the table. @param {Saved | null} saved */
  lay(saved) {
    const { session, board, desk, play } = this.table;
    this.replay.close();
    if (this.helper !== desk?.helper) this.helper?.discard();
    this.zoom?.discard();
    this.shown = Boolean(saved?.shown);
    this.trial = new Trial(session, {
      refresh: (targets) => this.redraw(targets),
      announce: (text) => this.table.announce(text),
      save: () => this.table.save(),
    }, saved?.trial ?? null);
    if (session.firm) this.redraw(session.marks.keys());
    this.helper = !this.table.kind.hints ? null : desk ? desk.helper : new Helper(play.puzzle, board, {
      tell: (sentence, tone) => this.table.report.say(sentence, tone),
      perform: (move) => this.table.perform(move, false),
      failed: (failure) => this.table.failed(failure),
    });
    this.zoom = desk ? null : new Zoom(board.root, play.scene);
    this.speak();
  }

  /** @private @param {Iterable<string>} targets */
  redraw(targets) {
    if (!this.table.desk) this.table.board.refresh(targets);
  }

  /** Say and show everything as it is now. */
  speak() {
    off("hint", !this.table.kind?.hints || this.table.solved);
    element("check").hidden = this.checking === "off";
    this.trial?.show();
    this.replay.speakAgain();
  }

  /** After each move. */
  changed() {
    this.trial?.follow();
    off("hint", !this.helper || this.table.solved);
    if (!this.table.desk) this.table.board?.hint([]);
    window.clearTimeout(this.waiting);
    if (this.checking === "always") this.waiting = window.setTimeout(() => this.watch(), PAUSE);
  }

  /** Show mistakes without being asked; a board without any says nothing. @private */
  async watch() {
    if (this.table.solved) return;
    const verdict = await this.table.verdict();
    if (!verdict || verdict.solved || this.table.solved) return;
    if (verdict.violations.some((/** @type {{pending: boolean}} */ { pending }) => !pending)) this.table.found(verdict);
  }

  /** What is kept of all this. @returns {Pick<Saved, "trial" | "shown">} */
  kept() {
    return { trial: this.trial?.start ?? null, shown: this.shown };
  }

  /** Open the dialog, with what can be done now. @private */
  offer() {
    const { session, desk, kind, play } = this.table;
    const erasing = !desk && session?.erasing;
    off("restart", !session?.marks.size);
    off("trial-begin", !session || this.trial?.start !== null || this.table.solved);
    off("erase", !erasing);
    off("reveal", !play || this.table.solved);
    off("explain", !play);
    element("erase").hidden = Boolean(desk);
    element("explain").hidden = !kind?.reasons;
    /** @type {HTMLInputElement} */ (element(`checking-${this.checking}`)).checked = true;
    this.dialog.showModal();
  }

  /** @private @param {Checking} mode */
  checkBy(mode) {
    choose("checking", mode === "asked" ? null : mode);
    element("check").hidden = mode === "off";
    this.table.board?.accuse([]);
    if (mode === "always") this.watch();
  }

  hint() {
    if (!this.table.solved) this.helper?.next();
  }

  /** @private */
  erase() {
    const move = this.table.session?.erasing;
    if (move) this.table.perform(move, false);
  }

  /** @private */
  explain() {
    const { play } = this.table;
    if (!this.table.solved) helped(play.puzzle);
    this.replay.begin(play);
  }

  /** Put the answer down, as one move that can be undone. @private */
  async reveal() {
    const { play, session, desk } = this.table;
    try {
      const { marks } = await ask({ do: "solve", puzzle: play.puzzle });
      if (!marks.length || session !== this.table.session) {
        this.table.report.say(() => say("player-reveal-none"));
        return;
      }
      helped(play.puzzle);
      this.shown = true;
      this.table.perform(desk ? this.laid(marks[0]) : session.moveOf(this.whole(marks[0])), false);
    } catch (failure) {
      this.table.failed(failure);
    }
  }

  /** The move that lays every piece as in an answer. @private @param {Record<string, string>} marks */
  laid(marks) {
    /** @type {{id: string, locked: boolean}[]} */
    const pieces = this.table.session.scene.pieces;
    const free = pieces.filter(({ id, locked }) => !locked && marks[id] !== undefined);
    return free.map(({ id }) => `${id}@${marks[id]}`).join(" ");
  }

  /** The state of every target in an answer. @private @param {Record<string, string>} marks @returns {[string, string][]} */
  whole(marks) {
    const { session } = this.table;
    return session.scene.targets.map((/** @type {{id: string}} */ { id }) => [id, marks[id] ?? session.statesOf(id)[0]]);
  }

  /** The result as text: nothing in it gives the answer away. @returns {string} */
  result() {
    const { play, timer, kind } = this.table;
    const [, size, tail] = play.recipe?.split("/") ?? [];
    const name = say(`${kind.id}-name`);
    const difficulty = tail ? difficultyName(tail.split(/[#@]/)[0]) : "";
    const about = [name, sizeName(size ?? `${play.scene.width}x${play.scene.height}`), difficulty].filter(Boolean).join(" · ");
    const time = choice("timer") === "hidden" ? "" : clock(timer?.elapsed ?? 0);
    const hints = say("player-result-helped", { count: helpOf(play.puzzle) });
    return [say("player-result", { about }), [time, hints].filter(Boolean).join(" · "), play.recipe ?? ""].filter(Boolean).join("\n");
  }

  /** @private */
  async shareResult() {
    const text = this.result();
    try {
      await navigator.clipboard.writeText(text);
      this.table.report.add(() => say("player-result-copied"));
    } catch {
      this.table.report.add(() => text);
    }
  }

  /** Copy the address that carries the puzzle. */
  async share() {
    if (!this.table.play) return;
    const outcome = await share(this.table.play.puzzle);
    this.table.report.add(() => say(outcome));
  }

  /** Show the button for the result, after a win that is the player's own. @param {boolean} won */
  won(won) {
    element("result").hidden = !won || this.shown;
    off("hint", won || !this.helper);
    if (won) this.trial?.keep();
  }
}

/** Disabled for use, but still there for the focus. @param {string} id @param {boolean} disabled */
function off(id, disabled) {
  element(id).setAttribute("aria-disabled", String(disabled));
}

