const LONGEST_WAIT_MS = 2_000;
/** For browsers without `requestIdleCallback`, such as Safari. */
const USUAL_WAIT_MS = 200;

/** Runs `then` once the page has loaded and the browser is idle; never if the signal was aborted before. */
export function whenIdle(then: () => void, signal: AbortSignal) {
  const run = () => !signal.aborted && then();
  const wait = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(run, { timeout: LONGEST_WAIT_MS })
      : setTimeout(run, USUAL_WAIT_MS);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, signal });
}
