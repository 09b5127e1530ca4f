/** What waits for this player on the first page: today's puzzles, and plays to go on with. Knows no kind by name. */

import { ask } from "./api.js";
import { playAddress } from "./address.js";
import { dayOf } from "./daily.js";
import { dayList } from "./day-list.js";
import { picture, svg } from "./draw.js";
import { PieceSession, withPieces } from "./pieces.js";
import { difficultyName, sizeName } from "./recipe.js";
import { MoveError, Session } from "./state.js";
import { plays, results } from "./store.js";
import { element, make } from "./surroundings.js";
import { region, say, spoken } from "./texts.js";

/** @typedef {import("./types.js").KindCard} KindCard */
/** @typedef {import("./types.js").Saved} Saved */

/** How many plays are offered. */
const MANY = 4;
const HOUR = 3_600_000;

/** @type {Map<string, SVGElement>} pictures by puzzle and time, which outlive a change of language */
const pictures = new Map();

/** @param {KindCard[]} kinds */
export async function showShelf(kinds) {
  const kept = { plays: await plays(), results: await results() };
  const day = dayOf();
  const long = new Intl.DateTimeFormat(region(), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  element("today-title").textContent = say("player-daily-today", { day: long.format(Date.parse(day)) });
  element("today").replaceChildren(dayList(kinds, day, kept));
  const going = kept.plays.filter(({ solved, cursor, kind }) => !solved && cursor > 0 && kinds.some(({ id }) => id === kind)).slice(0, MANY);
  element("going").hidden = going.length === 0;
  element("going-list").replaceChildren(...going.map(entry));
}

/** @param {Saved} play */
function entry(play) {
  const [, size, tail] = play.recipe?.split("/") ?? [];
  const facts = [sizeName(size ?? play.size), ...(tail ? [difficultyName(tail.split(/[#@]/)[0])] : [])].join(" · ");
  const since = [say("player-result-moves", { moves: play.cursor }), ago(play.updated)].join(" · ");
  const words = make("span", { class: "words" }, [make("strong", {}, [say(`${play.kind}-name`)]), " ", make("span", {}, [facts])]);
  const link = make("a", { href: playAddress(play.puzzle) }, [make("span", { class: "window" }, [portrait(play)]), words, make("span", { class: "since" }, [since])]);
  return make("li", { "data-going": play.kind }, [link]);
}

/** The board as it was left. @param {Saved} play */
function portrait(play) {
  const key = `${play.puzzle} ${play.updated}`;
  const found = pictures.get(key);
  if (found) return found;
  const root = svg("svg", { class: "board still", "aria-hidden": "true", viewBox: "0 0 1 1" });
  pictures.set(key, root);
  ask({ do: "scene", puzzle: play.puzzle })
    .then(({ scene }) => picture(root, scene, Object.fromEntries((withPieces(scene) ? new PieceSession(scene, play) : new Session(scene, play)).marks)))
    .catch((failure) => {
      if (failure instanceof MoveError || failure.id) root.classList.add("missing");
      else throw failure;
    });
  return root;
}

/** How long ago, roughly. @param {number} time */
function ago(time) {
  const hours = (Date.now() - time) / HOUR;
  const words = new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" });
  if (hours < 1) return words.format(-Math.max(1, Math.round(hours * 60)), "minute");
  return hours < 24 ? words.format(-Math.round(hours), "hour") : words.format(-Math.round(hours / 24), "day");
}
