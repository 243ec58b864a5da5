import { listen } from "./channel";
import type { SendOutcome } from "./sender";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** The pause in milliseconds after this many failures in a row. */
export function pauseAfter(failures: number) {
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** Waits after this many failures in a row; ends early when the browser is online again or a page asks for it. */
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
  /** Whether, after a pause, a page is still open and something is still waiting. */
  isNeeded(): boolean;
  pause(failures: number): Promise<void>;
};

/**
 * Returns a function that starts sending. If sending is already running, it makes it check the queue once more. The
 * lock is not held during a pause: a page that the browser has suspended would block all others.
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
      const { sender, hasMoved } = await attempt();
      if (hasMoved) failures = 0;
      if (sender !== "pausing") continue;
      failures += 1;
      await pause(failures);
      isAsked ||= isNeeded();
    }
    isTrying = false;
  };
}
