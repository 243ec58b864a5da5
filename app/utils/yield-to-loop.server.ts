import { setImmediate } from "node:timers/promises";

/** Ends this turn of the event loop, so that other requests are answered between two pieces of long work. */
export function yieldToLoop() {
  return setImmediate();
}
