import { listen } from "./channel";
import type { SendOutcome } from "./sender";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** How long to wait after so many failures in a row. */
export function pauseAfter(failures: number) {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** Waits after so many failures in a row, or until the line is back. */
export function pause(failures: number) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(end, pauseAfter(failures));
    const stop = listen(({ type }) => type === "wake" && end());
    window.addEventListener("online", end);
    function end() {
      clearTimeout(timer);
      stop();
      window.removeEventListener("online", end);
      resolve();
    }
  });
}

type Trying = {
  attempt(): Promise<SendOutcome>;
  /** Whether, after a pause, something waits still, and a page is there that shows it. */
  isNeeded(): boolean;
  pause(failures: number): Promise<void>;
};

/**
 * A function that begins to send, or sees to it that it is looked again. Nobody holds the lock in a pause: a page that
 * its browser has put to sleep would hold up all others.
 */
export function retrying({ attempt, isNeeded, pause }: Trying) {
  let isAsked = false;
  let isTrying = false;
  return async function start() {
    isAsked = true;
    if (isTrying) return;
    isTrying = true;
    for (let failures = 0; isAsked; ) {
      isAsked = false;
      const { line, hasMoved } = await attempt();
      if (hasMoved) failures = 0;
      if (line !== "pausing") continue;
      failures += 1;
      await pause(failures);
      isAsked ||= isNeeded();
    }
    isTrying = false;
  };
}
