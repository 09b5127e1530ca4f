/** A page's address that carries a puzzle whole: `/play#univoca:norinori/…`. Knows no kind. */

const PREFIX = "univoca:";

/** @param {string} puzzle */
export function playAddress(puzzle) {
  return `/play#${encodeURI(puzzle).replaceAll("#", "%23")}`;
}

/** Where a puzzle is examined and edited. @param {string} puzzle */
export function editAddress(puzzle) {
  return playAddress(puzzle).replace("/play", "/edit");
}

/** The puzzle in an address, if there is one. @param {Location} location */
export function puzzleIn(location) {
  const query = new URLSearchParams(location.search).get("p");
  const text = query ?? decoded(location.hash.slice(1));
  return text.startsWith(PREFIX) ? text : null;
}

/** Copy the address of a puzzle. @param {string} puzzle @returns {Promise<string>} the message that says how it went */
export async function share(puzzle) {
  try {
    await navigator.clipboard.writeText(new URL(playAddress(puzzle), location.href).href);
    return "player-share-done";
  } catch {
    return "player-share-failed";
  }
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
