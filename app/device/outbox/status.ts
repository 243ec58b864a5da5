import { useSyncExternalStore } from "react";
import { pauseAfter } from "../uploads/waiting-picture";
import { listForms } from "./form-store";
import { listenToOutbox } from "./news";
import { type Sent, sendForms } from "./send-forms";
import type { WaitingForm } from "./waiting-form";

type Status = {
  /** Whether this browser was asked what waits. */
  isKnown: boolean;
  forms: WaitingForm[];
  /** How the last sending from this page ended; `null` while one is under way, or none was tried. */
  sent: Sent | null;
};

const nothing: Status = { isKnown: false, forms: [], sent: null };

let status = nothing;
const listeners = new Set<() => void>();

function set(changes: Partial<Status>) {
  status = { ...status, ...changes };
  for (const listener of listeners) listener();
}

/** A browser that keeps no databases has nothing that waits. */
async function look() {
  set({ forms: await listForms().catch(() => []), isKnown: true });
}

let stop: (() => void) | null = null;

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (!stop) {
    stop = listenToOutbox(look);
    look();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

/** The forms that wait in this browser, and how they fare; none on the server. */
export function useOutbox() {
  return useSyncExternalStore(
    subscribe,
    () => status,
    () => nothing,
  );
}

let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, and tries again after a pause for as long as a page shows it; how it ended. */
export async function sendOutbox() {
  clearTimeout(retry);
  set({ sent: null });
  const sent = await sendForms({ attachedBytes: 0 }).catch((): Sent => "later");
  failures = sent === "later" ? failures + 1 : 0;
  if (sent === "later" && listeners.size > 0) retry = setTimeout(sendOutbox, pauseAfter(failures));
  set({ sent });
  return sent;
}
