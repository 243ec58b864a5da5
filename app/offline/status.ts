import { useSyncExternalStore } from "react";
import type { VisitorForm } from "~/device/queue/queue-entry";

/** What Chromium hands to a page that may be installed. */
export type InstallOffer = Event & { prompt(): Promise<unknown> };

type Status = {
  /** Whether a service worker answers for this page. */
  isReady: boolean;
  /** When the document was stored, in milliseconds; `null` when it is the site's newest. */
  keptAt: number | null;
  /** The forms of which a post waits to be sent. */
  waiting: VisitorForm[];
  install: InstallOffer | null;
};

const unknown: Status = { isReady: false, keptAt: null, waiting: [], install: null };

let status = unknown;
const listeners = new Set<() => void>();

/** Adds to what is known of this page without a network. */
export function setStatus(news: Partial<Status>) {
  status = { ...status, ...news };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is known of this page without a network; nothing on the server. */
export function useStatus() {
  return useSyncExternalStore(
    subscribe,
    () => status,
    () => unknown,
  );
}
