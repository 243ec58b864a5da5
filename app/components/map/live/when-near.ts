import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "~/utils/browser/when-idle";

/** How far below the window an element may be when it starts to load. */
const NEARNESS = "200px 0px";

/** Events by a visitor, and how long one may just look without any. */
const MOVES = ["scroll", "wheel", "pointermove", "pointerdown", "keydown", "focusin"];
const LOOKING_MS = 2_500;

/**
 * Becomes true when the element is near the window and the page has finished loading. It also waits for the visitor's
 * first action, or some seconds, because the first moments of a page are for reading.
 */
export function useWhenNear(element: RefObject<Element>) {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    const moved = firstMove(ended.signal);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        // Read here if the browser knows it: in the effect it would force a layout of the page.
        const somebody = window.scrollY > 0 ? Promise.resolve() : moved;
        somebody.then(() => whenIdle(() => setNear(true), ended.signal));
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

function firstMove(signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const onSign = () => resolve();
    const options = { once: true, passive: true, capture: true, signal };
    for (const move of MOVES) window.addEventListener(move, onSign, options);
    setTimeout(onSign, LOOKING_MS);
  });
}

/** Resolves when the browser has painted what was done so far; at once in a hidden window. */
export function nextFrame() {
  return new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
