import { setTimeout as sleep } from "node:timers/promises";

/** Waits so many milliseconds, or until it is told to stop. */
export function rest(milliseconds: number, stop: AbortSignal) {
  return sleep(milliseconds, null, { signal: stop }).catch(() => {});
}
