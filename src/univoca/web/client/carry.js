/** The buttons that carry everything away as a file and bring it back. Knows no kind. */

import { ArchiveError, packed, unpacked } from "./archive.js";
import { drafts, mergeDrafts } from "./drafts.js";
import { choice, choices, choose, merge, plays, results } from "./store.js";
import { element, onLanguage } from "./surroundings.js";
import { say } from "./texts.js";

/** @type {() => string} */
let told = () => "";

/** Bring the buttons to life. @param {() => Promise<void>} changed told when something came in */
export function carry(changed) {
  const file = /** @type {HTMLInputElement} */ (element("file"));
  element("export").addEventListener("click", away);
  element("import").addEventListener("click", () => file.click());
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    file.value = "";
    if (chosen) await back(chosen, changed);
  });
  onLanguage(() => (element("data-status").textContent = told()));
}

async function away() {
  const now = new Date();
  const kept = { plays: await plays(), results: await results(), drafts: await drafts(), choices: choices() };
  const text = packed(kept, now);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `univoca-${now.toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
  tell(() => say("player-exported", { file: link.download }));
}

/** @param {File} file @param {() => Promise<void>} changed */
async function back(file, changed) {
  try {
    const contents = unpacked(await file.text());
    const count = await merge(contents);
    // What was chosen here stays; what was not is taken over.
    for (const [name, value] of Object.entries(contents.choices)) if (choice(name) === null) choose(name, value);
    await changed();
    const drawn = await mergeDrafts(contents.drafts).catch(() => null);
    if (drawn === null) tell(() => say("player-import-drafts", count), true);
    else tell(() => say("player-imported", { ...count, drafts: drawn }));
  } catch (failure) {
    if (failure instanceof ArchiveError) tell(() => say(failure.id, failure.parameters), true);
    else tell(() => say("player-import-failed"), true);
  }
}

/** @param {() => string} sentence @param {boolean} [wrong] */
function tell(sentence, wrong = false) {
  told = sentence;
  element("data-status").textContent = sentence();
  element("data-status").classList.toggle("wrong", wrong);
}
