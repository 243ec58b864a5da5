/**
 * Milliseconds since the epoch as this process counts them from its start: they grow evenly, whatever
 * happens to the machine's clock meanwhile. The next process starts from the clock anew, so no stored end
 * that is farther away than the time it was set for is to be believed.
 */
export function monotonicNow() {
  return performance.timeOrigin + performance.now();
}
