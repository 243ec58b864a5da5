import { useSyncExternalStore } from "react";
import type { VisitorForm } from "~/device/queue/queue-entry";

/** The event by which Chromium offers to install the site. */
export type InstallOffer = Event & { prompt(): Promise<unknown> };

type Status = {
  /** Whether a service worker controls this page. */
  isReady: boolean;
  /** When the document was saved, in milliseconds since the epoch; `null` if it came from the site. */
  keptAt: number | null;
  /** The forms with a post that waits to be sent. */
  waiting: VisitorForm[];
  install: InstallOffer | null;
};

const unknown: Status = { isReady: false, keptAt: null, waiting: [], install: null };

let status = unknown;
const listeners = new Set<() => void>();

/** Updates the offline status of this page. */
export function setStatus(news: Partial<Status>) {
  status = { ...status, ...news };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The offline status of this page; the initial one on the server. */
export function useStatus() {
  return useSyncExternalStore(
    subscribe,
    () => status,
    () => unknown,
  );
}
