const MINUTE_MS = 60_000;

/** How long to wait after each try that failed for the time being: two days in all. */
const PAUSES_MS = [1, 4, 15, 60, 180, 360, 540, 720, 1000].map((minutes) => minutes * MINUTE_MS);

export const LONGEST_PAUSE_MS = Math.max(...PAUSES_MS);

/** How long a mail waits after so many tries; `null` after the last one. */
export function pauseAfter(tries: number) {
  return PAUSES_MS[tries - 1] ?? null;
}
