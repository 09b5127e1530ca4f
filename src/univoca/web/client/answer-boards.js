/**
 * Two answers side by side as pictures; where they differ each has a ring. Knows no kind.
 *
 *   <div class="pair"> <figure><svg class="board still">…</svg><figcaption>Answer 1</figcaption></figure> … </div>
 */

import { picture, svg } from "./draw.js";
import { Places, middleX, middleY } from "./geometry.js";
import { make } from "./surroundings.js";
import { say } from "./texts.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {Record<string, string>} Marks */

/** The targets or pieces that two answers do not have in common. @param {Marks} one @param {Marks} other */
export function differences(one, other) {
  const names = [...Object.keys(one), ...Object.keys(other)];
  return [...new Set(names)].filter((name) => one[name] !== other[name]);
}

/** @param {Scene} scene @param {Marks[]} answers one or two */
export function answerBoards(scene, answers) {
  const different = answers.length > 1 ? differences(answers[0], answers[1]) : [];
  return make("div", { class: "pair" }, answers.map((marks, place) => board(scene, marks, different, place)));
}

/** @param {Scene} scene @param {Marks} marks @param {string[]} different @param {number} place */
function board(scene, marks, different, place) {
  const name = say("editor-answer", { number: place + 1 });
  const root = svg("svg", { class: "board still", role: "img", "aria-label": name });
  const figure = make("figure", {}, [root, make("figcaption", {}, [name])]);
  picture(root, scene, marks);
  const { boxes } = new Places(scene);
  const rings = different.flatMap((id) => {
    const box = boxes.get(id);
    if (!box) return [];
    const at = { cx: middleX(box), cy: middleY(box), r: 0.36 };
    return [svg("circle", { class: "different under", ...at }), svg("circle", { class: "different", ...at })];
  });
  root.append(...rings);
  return figure;
}
