/** What the page says beside the board: status, broken rules, the win. Knows no kind. */

import { element, make } from "./surroundings.js";
import { say, together } from "./texts.js";

/** @typedef {import("./types.js").Verdict} Verdict */
/** @typedef {import("./types.js").Violation} Violation */

export class Report {
  /** @param {{point: (targets: string[]) => void, go: (target: string) => void}} board */
  constructor(board) {
    this.board = board;
    /** @type {() => void} */
    this.show = () => this.put([], [], "");
    /** @type {(() => string) | null} a line added to the rest */
    this.said = null;
    /** Whether broken rules are listed, whose sentences the engine says. */
    this.judging = false;
  }

  /** Say it all again, as after a change of language. */
  speak() {
    const { judging, said } = this;
    this.show();
    if (said) element("status").append(make("p", { class: "added" }, [said()]));
    this.judging = judging;
    this.said = said;
  }

  clear() {
    this.show = () => this.put([], [], "");
    this.show();
  }

  /** @param {() => string} sentence @param {string} [tone] @param {string} [offer] what to do next */
  say(sentence, tone = "", offer = "") {
    this.show = () => {
      this.put([make("p", {}, [sentence()])], [], tone);
      if (offer) this.offer(offer);
    };
    this.show();
  }

  /** Add a line to what stands there, in place of the last one added. @param {() => string} sentence */
  add(sentence) {
    this.said = sentence;
    this.speak();
  }

  /** @private @param {string} text the message on the button that makes another puzzle */
  offer(text) {
    const button = element("next");
    button.dataset.say = text;
    button.textContent = say(text);
    button.hidden = false;
  }

  /**
   * What a check found.
   * @param {Verdict} verdict @param {boolean} begun
   * @param {(() => string) | null} open what to say where rules are only still open
   */
  judge(verdict, begun, open = null) {
    const mistakes = verdict.violations.filter(({ pending }) => !pending);
    const left = verdict.violations.filter(({ pending }) => pending);
    this.show = () => {
      const fine = open ? open() : say(begun ? "player-check-fine" : "player-check-empty");
      const text = mistakes.length ? say("player-mistakes", { count: mistakes.length }) : fine;
      const lists = mistakes.length ? [this.list(mistakes)] : [];
      if (left.length && begun) lists.push(this.folded(left));
      this.put([make("p", {}, [text])], lists, mistakes.length ? "wrong" : begun && !open ? "fine" : "");
    };
    this.show();
    this.judging = true;
  }

  /**
   * @param {() => string | null} time null where it is hidden @param {number} moves
   * @param {(() => string[]) | null} facts what there is to say instead of the moves
   */
  win(time, moves, facts = null) {
    this.show = () => {
      const taken = time();
      const title = taken === null ? say("player-solved") : say("player-solved-in", { time: taken });
      const told = facts ? together(facts()) : say("player-solved-moves", { moves });
      const lines = [make("p", { class: "title" }, [title]), make("p", {}, [told])];
      this.put(lines, [], "solved");
      this.offer("player-next");
    };
    this.show();
  }

  /** @private @param {Node[]} status @param {Node[]} findings @param {string} tone */
  put(status, findings, tone) {
    element("report").dataset.tone = tone;
    element("status").replaceChildren(...status);
    element("findings").replaceChildren(...findings);
    element("next").hidden = true;
    this.judging = false;
    this.said = null;
  }

  /** @private @param {Violation[]} violations */
  list(violations) {
    return make("ul", { class: "violations" }, violations.map((violation) => this.item(violation)));
  }

  /** @private @param {Violation[]} violations */
  folded(violations) {
    return make("details", {}, [
      make("summary", {}, [say("player-open-points", { count: violations.length })]),
      this.list(violations),
    ]);
  }

  /** @private @param {Violation} violation */
  item({ sentence, targets, rule }) {
    const button = make("button", { type: "button", "data-rule": rule }, [sentence]);
    button.addEventListener("click", () => this.board.go(targets[0]));
    for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => this.board.point(targets));
    for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => this.board.point([]));
    return make("li", {}, [button]);
  }
}
