/** From the table to elsewhere: another puzzle opened, this one examined or edited. Knows no kind. */

import { editAddress } from "./address.js";
import { OpenDialog } from "./open-dialog.js";
import { toPlay } from "./open.js";
import { element } from "./surroundings.js";

export class TableWays {
  constructor() {
    const creator = /** @type {HTMLDialogElement} */ (element("new-dialog"));
    this.opening = new OpenDialog(async (play) => {
      this.opening.close();
      await toPlay(play);
    });
    element("new-open").addEventListener("click", () => {
      creator.close();
      this.opening.show();
    });
  }

  /** Another puzzle lies on the table. @param {string} puzzle */
  lay(puzzle) {
    const link = element("examine");
    link.setAttribute("href", editAddress(puzzle));
    link.hidden = false;
  }
}
