import { useSyncExternalStore } from "react";
import type { ToastMessage } from "./toast-message";

/** How long a message is shown by default, in milliseconds. */
export const TOAST_MS = 5000;
/** Messages that offer to undo stay longer; `app.css` has the same time without scripts. */
export const UNDO_TOAST_MS = 20_000;

type Action = { label: string; onSelect(): void };

type Toast = ToastMessage & {
  /** How long it stays, in milliseconds. */
  duration?: number;
  /** What the visitor can do; each action also closes the message. */
  actions?: Action[];
};

/** A message with an id, so that two equal messages are still two. */
export type ShownToast = Toast & { id: number };

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message in place of the former one and returns its id. */
export function showToast(toast: Toast) {
  lastId += 1;
  set({ ...toast, id: lastId });
  return lastId;
}

/** Closes the message with this id if it is still shown. */
export function dismissToast(id: number) {
  if (shown?.id === id) set(null);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The message to show now; none on the server. */
export function useShownToast() {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
