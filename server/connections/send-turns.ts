/** How many answers are written in one turn of the event loop, which takes some milliseconds. */
const ANSWERS_A_TURN = 16;

/**
 * Turns for sending one rendering that many requests share: they are answered a few at a time, so that other requests
 * are answered in between.
 */
export function createSendTurns() {
  const waiting: (() => void)[] = [];

  function releaseSome() {
    for (const release of waiting.splice(0, ANSWERS_A_TURN)) release();
    if (waiting.length > 0) setImmediate(releaseSome);
  }

  /** Resolves when the answer may be written, first come, first served. */
  return function sendTurn() {
    return new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(releaseSome);
    });
  };
}
