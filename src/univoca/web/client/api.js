/** The engine's door as the page sees it: a message in, an answer out. Knows no kind. */

import { say, spoken } from "./texts.js";

/** An answer that is no success; its message is a sentence for the player. */
export class EngineError extends Error {
  /** @param {string} id @param {string} sentence */
  constructor(id, sentence) {
    super(sentence);
    this.id = id;
  }
}

/** @typedef {{do: string, [field: string]: unknown}} Message */
/** @typedef {(message: Message, signal?: AbortSignal) => Promise<any>} Engine */

/** @type {Engine} */
let engine = overHttp;

/** Let something else answer, such as an engine in a worker. @param {Engine} other */
export function answerBy(other) {
  engine = other;
}

/**
 * Ask the engine; raises EngineError with a sentence, or the signal's AbortError.
 * @param {Message} message @param {AbortSignal} [signal]
 */
export function ask(message, signal) {
  return engine({ language: spoken(), ...message }, signal);
}

/** @type {Engine} */
async function overHttp({ do: action, ...message }, signal) {
  let response;
  let answer;
  try {
    response = await fetch(`/api/${action}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
      signal,
    });
    answer = await response.json();
  } catch (failure) {
    if (signal?.aborted) throw failure;
    throw new EngineError("player-error-connection", say("player-error-connection"));
  }
  if (!response.ok) throw new EngineError(answer.error.id, answer.error.sentence);
  return answer;
}
