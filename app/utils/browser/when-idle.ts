const LONGEST_WAIT_MS = 2_000;
/** Where the browser has no idle callback, as Safari. */
const USUAL_WAIT_MS = 200;

/** Runs something once the page has loaded and has nothing else to do; never when the signal came first. */
export function whenIdle(then: () => void, signal: AbortSignal) {
  const run = () => !signal.aborted && then();
  const wait = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(run, { timeout: LONGEST_WAIT_MS })
      : setTimeout(run, USUAL_WAIT_MS);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, signal });
}
