import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { currentEntryKey } from "~/utils/browser/history-entries";
import { isPlainClick } from "~/utils/browser/plain-click";

/** React warns about `useLayoutEffect` on a server. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Goes to the element in the address's fragment, as a browser does when it loads a document: opens what hides it and
 * moves the focus to it. The router, which only scrolls there, comes after this and finds it visible.
 */
export function useArrival() {
  const { hash, key } = useLocation();
  useBeforePaint(() => {
    const target = placeNamed(hash);
    if (target) arriveAt(target);
    // The key also changes when a link of the router leads to the same place again.
  }, [hash, key]);
  useUnseenReturn(key, hash);
  useEffect(() => {
    document.addEventListener("click", arriveAgain);
    return () => document.removeEventListener("click", arriveAgain);
  }, []);
}

/**
 * Also goes there when the visitor comes back before React has rendered the next page: React then skips that page, so
 * no effect runs, and the focus stays on the clicked link.
 */
function useUnseenReturn(key: string, hash: string) {
  const { state } = useNavigation();
  const hasMoved = useRef(false);
  useEffect(() => {
    const noteMove = () => {
      hasMoved.current = true;
    };
    window.addEventListener("popstate", noteMove);
    return () => window.removeEventListener("popstate", noteMove);
  }, []);
  // Runs after every rendering, because only the router's state shows that the navigation is over.
  useBeforePaint(() => {
    if (!hasMoved.current || state !== "idle" || currentEntryKey() !== key) return;
    hasMoved.current = false;
    const target = placeNamed(hash);
    if (target) arriveAt(target);
  });
}

/**
 * A link to the present fragment makes no new history entry, for which the router would restore the former position.
 */
function arriveAgain(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  if (!link || event.defaultPrevented || !isPlainClick(event)) return;
  const target = placeNamed(window.location.hash);
  const { href } = new URL(link.getAttribute("href") ?? "", document.baseURI);
  if (!target || href !== window.location.href) return;
  event.preventDefault();
  arriveAt(target);
  target.scrollIntoView();
}

function placeNamed(hash: string) {
  // A fragment typed by hand may be invalid.
  try {
    return hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function arriveAt(target: HTMLElement) {
  const closed = closedAround(target);
  for (const details of closed) details.open = true;
  // When React starts, the router leaves the page where the browser put it.
  if (closed.length > 0) target.scrollIntoView();
  if (document.activeElement?.matches("input, textarea, select")) return;
  focus(target);
}

function closedAround(target: HTMLElement) {
  const all = target.ownerDocument.querySelectorAll<HTMLDetailsElement>("details:not([open])");
  return [...all].filter((details) => details.contains(target));
}

/** Makes an element focusable until it loses the focus. */
function focus(target: HTMLElement) {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  target.focus({ preventScroll: true });
}
