import { type RefObject, useEffect } from "react";

/**
 * Keeps the toolbar above what covers the lower edge of the window: a phone's keyboard, which hides a part of the page
 * without resizing it, or the bar that saves the form with the tabs below it.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement>) {
  useEffect(() => {
    const viewport = window.visualViewport;
    const bar = ref.current?.closest("form")?.querySelector("[data-save-bar]");
    function place() {
      const covered = viewport ? window.innerHeight - viewport.height - viewport.offsetTop : 0;
      const inset = Math.max(covered, bar ? heightAtFoot(bar) : 0);
      ref.current?.style.setProperty("--covered", `${Math.round(inset)}px`);
    }
    const resized = new ResizeObserver(place);
    if (bar) resized.observe(bar);
    viewport?.addEventListener("resize", place);
    viewport?.addEventListener("scroll", place);
    place();
    return () => {
      resized.disconnect();
      viewport?.removeEventListener("resize", place);
      viewport?.removeEventListener("scroll", place);
    };
  }, [ref]);
}

/** The height of a bar that sticks to the lower edge of the window; 0 for others. */
function heightAtFoot(bar: Element) {
  const { position, bottom } = getComputedStyle(bar);
  return position === "sticky" ? bar.clientHeight + (Number.parseFloat(bottom) || 0) : 0;
}
