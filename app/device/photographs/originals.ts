import { useSyncExternalStore } from "react";
import { type Connection, isSlowLine } from "./scaling";

const KEY = "send-originals";

function onSlowLine() {
  return isSlowLine((navigator as { connection?: Connection }).connection);
}

/** Local storage can be forbidden; the choice then holds for no longer than the question. */
function hasChosenOriginals() {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

/** Whether the next picture is made smaller before it is sent. */
export function isScaledFirst() {
  return onSlowLine() && !hasChosenOriginals();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  const connection = (navigator as { connection?: EventTarget }).connection;
  listeners.add(listener);
  connection?.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    connection?.removeEventListener("change", listener);
  };
}

export function chooseOriginals(isChosen: boolean) {
  try {
    localStorage.setItem(KEY, isChosen ? "yes" : "no");
  } catch {
    // Forbidden: see above.
  }
  for (const listener of listeners) listener();
}

/** Whether the owner is to be asked for the size, and what was chosen. */
export function useOriginals() {
  const isAsked = useSyncExternalStore(subscribe, onSlowLine, () => false);
  const isChosen = useSyncExternalStore(subscribe, hasChosenOriginals, () => false);
  return { isAsked, isChosen };
}
