import { setImmediate } from "node:timers/promises";

/** Ends this turn of the event loop, so that other requests are answered between two pieces of long work. */
export function yieldToLoop() {
  return setImmediate();
}

/** How long a turn of the event loop may take of work that can be left in between, in milliseconds. */
const TURN_MS = 15;

/** Does work in pieces, each up to a `yield`, in several turns of the event loop; what it returns. */
export async function finishInTurns<Result>(work: Generator<undefined, Result>): Promise<Result> {
  let began = performance.now();
  let step = work.next();
  while (!step.done) {
    if (performance.now() - began > TURN_MS) {
      await yieldToLoop();
      began = performance.now();
    }
    step = work.next();
  }
  return step.value;
}

/** Does the same work at once. */
export function finishNow<Result>(work: Generator<undefined, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
