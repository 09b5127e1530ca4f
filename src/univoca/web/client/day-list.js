/** The puzzles of one day as a list: how each stands, and the way into it. Knows no kind by name. */

import { playAddress } from "./address.js";
import { dailyRecipe, recipeAddress, sameRecipe } from "./daily.js";
import { portrait } from "./portrait.js";
import { difficultyName, sizeName } from "./recipe.js";
import { make } from "./surroundings.js";
import { say } from "./texts.js";
import { clock } from "./timer.js";

/** @typedef {import("./types.js").KindCard} KindCard */
/** @typedef {import("./types.js").Saved} Saved */
/** @typedef {import("./types.js").Result} Result */
/** @typedef {{plays: Saved[], results: Result[]}} Kept */

/** How a kind's puzzle of a day stands. @param {KindCard} kind @param {string} day @param {Kept} kept */
export function standing(kind, day, { plays, results }) {
  const recipe = dailyRecipe(kind, day);
  const of = (/** @type {{recipe: string | null}} */ each) => sameRecipe(each.recipe, recipe);
  return { recipe, result: results.find(of), play: plays.find(of) };
}

/** @param {KindCard[]} kinds @param {string} day @param {Kept} kept */
export function dayList(kinds, day, kept) {
  return make("ul", { class: "day-list" }, kinds.map((kind) => entry(kind, day, kept)));
}

/** @param {KindCard} kind @param {string} day @param {Kept} kept */
function entry(kind, day, kept) {
  const { recipe, result, play } = standing(kind, day, kept);
  const [, size, tail] = recipe.split("/");
  const begun = play !== undefined && play.cursor > 0 && !play.solved;
  const facts = [sizeName(size), difficultyName(tail.split("#")[0])].join(" · ");
  const state = result
    ? say("player-daily-solved", { time: clock(result.time) })
    : begun
      ? say("player-daily-begun", { moves: play.cursor })
      : say("player-daily-new");
  const address = play ? playAddress(play.puzzle) : result ? playAddress(result.puzzle) : recipeAddress(recipe);
  const name = make("strong", {}, [say(`${kind.id}-name`)]);
  const words = make("span", { class: "words" }, [name, " ", make("span", {}, [facts])]);
  const mark = make("span", { class: "state", "data-state": result ? "solved" : begun ? "begun" : "new" }, [state]);
  const picture = make("span", { class: "window" }, [portrait(kind, "day")]);
  return make("li", { "data-kind": kind.id }, [make("a", { href: address }, [picture, words, mark])]);
}
