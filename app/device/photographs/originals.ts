import { useSyncExternalStore } from "react";
import { type Connection, isSlowConnection } from "./scaling";

const KEY = "send-originals";

function hasSlowConnection() {
  return isSlowConnection((navigator as { connection?: Connection }).connection);
}

/** Local storage can be forbidden; the choice is then lost with the page. */
function hasChosenOriginals() {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

/** Whether the next picture is scaled down before it is sent. */
export function isScaledFirst() {
  return hasSlowConnection() && !hasChosenOriginals();
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
    // Local storage is forbidden.
  }
  for (const listener of listeners) listener();
}

/** Whether to ask the owner about the size, and her choice. */
export function useOriginals() {
  const isAsked = useSyncExternalStore(subscribe, hasSlowConnection, () => false);
  const isChosen = useSyncExternalStore(subscribe, hasChosenOriginals, () => false);
  return { isAsked, isChosen };
}
