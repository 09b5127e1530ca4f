/** The introduction to one kind: a few small boards, each with a task. Knows no kind by name. */

import { EngineError, ask } from "./api.js";
import { Board } from "./board.js";
import { Places } from "./geometry.js";
import { Input } from "./input.js";
import { PieceDesk } from "./pieces-desk.js";
import { PieceSession } from "./pieces.js";
import { wishAddress } from "./recipe.js";
import { moveTo, sessionWith } from "./still.js";
import { choose } from "./store.js";
import { element, make, onLanguage, settle } from "./surroundings.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").KindCard} KindCard */
/** @typedef {import("./types.js").Step} Step */
/** @typedef {import("./types.js").Violation} Violation */

/** @type {KindCard[]} */
const kinds = JSON.parse(element("content").dataset.kinds ?? "[]");
const kind = /** @type {KindCard} */ (kinds.find(({ id }) => id === location.pathname.split("/")[2]));

class Lesson {
  constructor() {
    /** @type {Step[]} */
    this.steps = [];
    this.index = 0;
    this.done = false;
    /** @type {import("./state.js").Session | PieceSession | null} */
    this.session = null;
    /** @type {Board | import("./pieces-draw.js").PieceBoard | null} */
    this.board = null;
    /** @type {Input | import("./pieces-input.js").PieceInput | null} */
    this.input = null;
    /** @type {PieceDesk | null} */
    this.desk = null;
    this.kind = { hints: false };
    this.report = { say: (/** @type {() => string} */ sentence, tone = "") => this.tell(sentence(), tone) };
  }

  async begin() {
    await settle();
    element("back").addEventListener("click", () => this.index > 0 && this.go(this.index - 1));
    element("undo").addEventListener("click", () => this.undo());
    element("reveal").addEventListener("click", () => this.reveal());
    element("next").addEventListener("click", () => this.next());
    element("skip").addEventListener("click", (event) => {
      event.preventDefault();
      this.board?.focus(this.board.focused);
    });
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("popstate", () => this.lay(this.asked()));
    onLanguage(() => this.load());
    await this.load();
    if (this.steps.length) this.lay(this.asked());
  }

  /** The tasks in the language of the page; the board on the table stays. */
  async load() {
    try {
      ({ steps: this.steps } = await ask({ do: "introduction", kind: kind.id }));
      if (!this.board) return;
      this.speak();
      await this.judge();
    } catch (failure) {
      this.failed(failure);
    }
  }

  /** The step that the address names. */
  asked() {
    const number = Number(location.hash.slice(1));
    return Number.isInteger(number) && number >= 1 && number <= this.steps.length ? number - 1 : 0;
  }

  /** @param {number} index */
  go(index) {
    history.pushState(null, "", `#${index + 1}`);
    this.lay(index);
  }

  /** @param {number} index */
  lay(index) {
    this.input?.discard();
    this.board?.discard();
    this.desk?.discard();
    this.index = index;
    this.done = false;
    const { scene, marks } = this.steps[index];
    const root = /** @type {any} */ (element("board"));
    root.classList.remove("solved", "lively");
    document.body.dataset.phase = "playing";
    this.session = sessionWith(scene, marks);
    this.seat(root, this.session);
    this.session.changed = (changed) => this.changed(changed);
    this.tell("");
    this.speak();
    requestAnimationFrame(() => root.classList.add("lively"));
  }

  /** @param {SVGSVGElement} root @param {import("./state.js").Session | PieceSession} session */
  seat(root, session) {
    if (session instanceof PieceSession) {
      this.desk = new PieceDesk(root, session, { kind: kind.id, recipe: null, ...this.steps[this.index] }, this);
      this.board = this.desk.board;
      this.input = this.desk.input;
      return;
    }
    this.desk = null;
    this.board = new Board(root, session, new Places(session.scene));
    this.input = new Input(this.board, (move, spoken) => this.perform(move, spoken));
  }

  speak() {
    const name = say(`${kind.id}-name`);
    const { steps, index } = this;
    document.title = say("player-title-learn", { kind: name });
    element("kind").textContent = name;
    element("about").textContent = say("player-learn-step", { step: index + 1, steps: steps.length });
    element("rules").setAttribute("href", `/rules/${kind.id}`);
    element("task").textContent = steps[index]?.task ?? "";
    element("dots").replaceChildren(...steps.map((_, at) => make("i", at < index ? { class: "past" } : at === index ? { class: "now" } : {})));
    const { width = 0, height = 0 } = this.session?.scene ?? {};
    this.board?.speak(say("player-board", { kind: name, width, height }));
    this.showTools();
  }

  showTools() {
    const last = this.index === this.steps.length - 1;
    element("next-word").textContent = say(!this.done ? (last ? "player-learn-end" : "player-learn-pass") : last ? "player-learn-play" : "player-learn-next");
    element("back").setAttribute("aria-disabled", String(this.index === 0));
    element("undo").setAttribute("aria-disabled", String((this.session?.cursor ?? 0) <= this.base));
    element("reveal").setAttribute("aria-disabled", String(this.done));
    element("next").classList.toggle("ready", this.done);
  }

  /** How many moves lie on the board before the player's own. */
  get base() {
    return Object.keys(this.steps[this.index]?.marks ?? {}).length ? 1 : 0;
  }

  /** @param {string} move @param {boolean} spoken */
  perform(move, spoken) {
    this.session?.perform(move);
    if (spoken && this.board) this.announce(this.board.described(this.board.focused));
  }

  /** @param {Set<string>} changed */
  changed(changed) {
    this.board?.refresh(changed);
    this.showTools();
    this.judge();
  }

  /** Ask whether the task is done, and say what is against the rules that it speaks of. */
  async judge() {
    const { session, index } = this;
    if (!session) return;
    const asked = session.cursor;
    try {
      const marks = Object.fromEntries(session.marks);
      const verdict = await ask({ do: "practise", kind: kind.id, step: index + 1, marks });
      if (session !== this.session || asked !== session.cursor) return;
      this.judged(verdict);
    } catch (failure) {
      this.failed(failure);
    }
  }

  /** @param {{done: boolean, violations: Violation[]}} verdict */
  judged({ done, violations }) {
    const wrong = violations.filter(({ pending }) => !pending);
    this.board?.accuse(wrong);
    if (done && !this.done) this.board?.celebrate();
    if (!done) this.board?.root.classList.remove("solved");
    this.done = done;
    if (this.input) this.input.locked = done;
    document.body.dataset.phase = done ? "solved" : "playing";
    const last = this.index === this.steps.length - 1;
    if (done) this.tell(say(last ? "player-learn-all-done" : "player-learn-done"), "solved");
    else this.tell(wrong[0]?.sentence ?? "", wrong.length ? "wrong" : "");
    if (done && last) choose(`learned-${kind.id}`, "yes");
    this.showTools();
  }

  undo() {
    if (!this.session || this.session.cursor <= this.base) return;
    this.session.undo();
    this.announce(say("player-undone"));
  }

  /** Put the marks of one way to do it on the board, as a move of the player's. */
  reveal() {
    if (this.done || !this.session) return;
    const { answer, scene } = this.steps[this.index];
    const { session } = this;
    if (session instanceof PieceSession) {
      const away = [...session.marks.keys()].filter((id) => !(id in answer)).map((id) => `${id}@-`);
      session.perform([...away, moveTo(scene, answer)].join(" "));
      return;
    }
    const changes = scene.targets.map(({ id }) => /** @type {[string, string]} */ ([id, answer[id] ?? session.statesOf(id)[0]]));
    const move = session.moveOf(changes);
    if (move) session.perform(move);
  }

  next() {
    if (this.index < this.steps.length - 1) return this.go(this.index + 1);
    const [size, difficulty] = kind.daily[0].split("/");
    location.assign(wishAddress(kind.id, { size, difficulty, options: {} }));
  }

  /** @param {string} text @param {string} [tone] */
  tell(text, tone = "") {
    element("report").dataset.tone = tone;
    element("status").replaceChildren(...(text ? [make("p", tone === "solved" ? { class: "title" } : {}, [text])] : []));
  }

  /** @param {string} text */
  announce(text) {
    element("spoken").textContent = text;
  }

  /** Nothing is kept of an introduction. */
  async save() {}

  /** @param {unknown} failure */
  failed(failure) {
    if (!(failure instanceof EngineError)) throw failure;
    this.tell(failure.message, "wrong");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    this.undo();
  }
}

export const lesson = new Lesson();
lesson.begin();
