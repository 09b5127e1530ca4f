/** A page's address that carries a puzzle whole: `/play#univoca:norinori/…`. Knows no kind. */

const PREFIX = "univoca:";

/** @param {string} puzzle */
export function playAddress(puzzle) {
  return `/play#${encodeURI(puzzle).replaceAll("#", "%23")}`;
}

/** The puzzle in an address, if there is one. @param {Location} location */
export function puzzleIn(location) {
  const query = new URLSearchParams(location.search).get("p");
  const text = query ?? decoded(location.hash.slice(1));
  return text.startsWith(PREFIX) ? text : null;
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
