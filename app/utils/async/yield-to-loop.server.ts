import { setImmediate } from "node:timers/promises";

/** Ends this turn of the event loop, so that other requests are answered between two pieces of long work. */
export function yieldToLoop() {
  return setImmediate();
}

/** How long one turn of the event loop may work, in milliseconds. */
const TURN_MS = 15;

/** Runs a generator in several turns of the event loop, pausing only at a `yield`; resolves with its result. */
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

/** Runs the generator to its end at once. */
export function finishNow<Result>(work: Generator<undefined, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
