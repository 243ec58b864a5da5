import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { currentEntryKey } from "~/utils/browser/history-entries";
import { isPlainClick } from "~/utils/browser/plain-click";

/** A server has nothing to lay out, and React says so. */
const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Arrives at the place within the page that the address names, as a browser does when it loads a document: what hides it
 * is opened, and it has the focus. The router, which only scrolls there, comes after and finds it laid out.
 */
export function useArrival() {
  const { hash, key } = useLocation();
  useBeforePaint(() => {
    const target = placeNamed(hash);
    if (target) arriveAt(target);
    // The key is another one when a link of the router's leads to the same place again.
  }, [hash, key]);
  useUnseenReturn(key, hash);
  useEffect(() => {
    document.addEventListener("click", arriveAgain);
    return () => document.removeEventListener("click", arriveAgain);
  }, []);
}

/**
 * Arrives also when the visitor comes back before React has drawn the page that they went to: it skips that page, and to
 * its effects nothing has changed, while the focus is on the link that was pressed.
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
  // Of every rendering: the router's state is another one once it is there, and nothing hides the page any more.
  useBeforePaint(() => {
    if (!hasMoved.current || state !== "idle" || currentEntryKey() !== key) return;
    hasMoved.current = false;
    const target = placeNamed(hash);
    if (target) arriveAt(target);
  });
}

/** A link to the place that the address names already is no new entry, which the router would put back to where it stood. */
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
  // Whoever writes an address by hand may leave half a sign in it.
  try {
    return hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function arriveAt(target: HTMLElement) {
  const closed = closedAround(target);
  for (const details of closed) details.open = true;
  // When React begins, the router leaves the page where the browser put it.
  if (closed.length > 0) target.scrollIntoView();
  if (document.activeElement?.matches("input, textarea, select")) return;
  focus(target);
}

function closedAround(target: HTMLElement) {
  const all = target.ownerDocument.querySelectorAll<HTMLDetailsElement>("details:not([open])");
  return [...all].filter((details) => details.contains(target));
}

/** A place that cannot have the focus has it until it is left. */
function focus(target: HTMLElement) {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  target.focus({ preventScroll: true });
}
