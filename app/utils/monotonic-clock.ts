/**
 * Milliseconds since the epoch, counted by this process from its start: they grow evenly, whatever happens to the
 * system clock. The next process starts from the system clock again, so a stored end that is farther away than its own
 * duration is wrong.
 */
export function monotonicNow() {
  return performance.timeOrigin + performance.now();
}
