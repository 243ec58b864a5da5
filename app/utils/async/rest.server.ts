import { setTimeout as sleep } from "node:timers/promises";

/** Waits this many milliseconds, or until the signal is aborted. */
export function rest(milliseconds: number, stop: AbortSignal) {
  return sleep(milliseconds, null, { signal: stop }).catch(() => {});
}
