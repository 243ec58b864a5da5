/** So many answers are written in one turn of the event loop: that takes some milliseconds. */
const ANSWERS_A_TURN = 16;

/**
 * Turns for answers that many wait for: when a rendering that a thousand share is done, they are answered some at a time,
 * and those who ask for something else in between.
 */
export function createSendTurns() {
  const waiting: (() => void)[] = [];

  function releaseSome() {
    for (const release of waiting.splice(0, ANSWERS_A_TURN)) release();
    if (waiting.length > 0) setImmediate(releaseSome);
  }

  /** Resolves when the answer may be written, in the order in which it was asked. */
  return function sendTurn() {
    return new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(releaseSome);
    });
  };
}
