/**
 * Milliseconds since the epoch as this process counts them from its start: they grow evenly, whatever
 * happens to the machine's clock meanwhile. The next process starts from the clock anew, so an end that
 * it finds stored goes through `believedEnd`.
 */
export function monotonicNow() {
  return performance.timeOrigin + performance.now();
}

/** The stored end of something that lasts `longestMs` at most: one that is farther away was written by a wrong clock. */
export function believedEnd(end: number, longestMs: number, now: number) {
  return Math.min(end, now + longestMs);
}
