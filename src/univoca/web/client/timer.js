/** How long a play has lasted: time runs only while the page is seen. Knows no board. */

import { choose } from "./store.js";
import { element } from "./surroundings.js";
import { say } from "./texts.js";

export class Timer {
  /** @param {HTMLElement} face @param {number} elapsed milliseconds so far */
  constructor(face, elapsed) {
    this.face = face;
    this.before = elapsed;
    /** @type {number | null} */
    this.since = null;
    this.ended = new AbortController();
    this.beat = window.setInterval(() => this.show(), 500);
    const options = { signal: this.ended.signal };
    document.addEventListener("visibilitychange", () => this.visibility(), options);
    this.going = false;
    this.show();
  }

  get elapsed() {
    return this.before + (this.since === null ? 0 : performance.now() - this.since);
  }

  start() {
    this.going = true;
    if (this.since === null && !document.hidden) this.since = performance.now();
    this.show();
  }

  stop() {
    this.pause();
    this.going = false;
  }

  discard() {
    this.stop();
    window.clearInterval(this.beat);
    this.ended.abort();
  }

  /** @private */
  pause() {
    this.before = this.elapsed;
    this.since = null;
    this.show();
  }

  /** @private */
  visibility() {
    if (document.hidden) this.pause();
    else if (this.going) this.start();
  }

  /** @private */
  show() {
    this.face.textContent = clock(this.elapsed);
  }
}

/** Show or hide the time, and remember it. @param {boolean} shown */
export function showTimer(shown, keepIt = true) {
  if (keepIt) choose("timer", shown ? null : "hidden");
  element("timer").classList.toggle("hidden", !shown);
  element("timer").title = say(shown ? "player-timer-hide" : "player-timer-show");
}

/** `4:05` or `1:02:09`. @param {number} milliseconds */
export function clock(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(seconds / 3600);
  return hours ? `${hours}:${parts.join(":")}` : parts.join(":").replace(/^0/, "");
}
