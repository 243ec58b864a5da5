/** The tag of the Background Sync, by which the browser wakes the worker once it is online. */
const TAG = "device";

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> };
};

/** Asks for a Background Sync. Without it, or if it is forbidden, the next open page sends the queue. */
export async function askForSync() {
  const { registration: own } = self as { registration?: SyncRegistration };
  const registration: SyncRegistration | undefined =
    own ?? (await navigator.serviceWorker?.getRegistration());
  await registration?.sync?.register(TAG).catch(() => {});
}
