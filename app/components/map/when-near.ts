import { type RefObject, useEffect, useState } from "react";

/** How far below the window a slot may be when it starts to load. */
const NEARNESS = "200px 0px";
const LONGEST_WAIT_MS = 2_000;

/** Becomes true when the element nears the window and the page itself is done with loading. */
export function useWhenNear(element: RefObject<Element>) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        whenIdle(() => setNear(true), ended.signal);
      },
      { rootMargin: NEARNESS },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      ended.abort();
    };
  }, [element]);
  return isNear;
}

function whenIdle(then: () => void, signal: AbortSignal) {
  const run = () => !signal.aborted && then();
  const wait = () =>
    // Safari has no idle callback.
    "requestIdleCallback" in window
      ? requestIdleCallback(run, { timeout: LONGEST_WAIT_MS })
      : setTimeout(run, 200);
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, signal });
}

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

/** Whether this browser was told to save data; not before the page has been made interactive. */
export function useSparing() {
  const [isSparing, setSparing] = useState(false);
  useEffect(() => {
    setSparing((navigator as SavingNavigator).connection?.saveData === true);
  }, []);
  return isSparing;
}
