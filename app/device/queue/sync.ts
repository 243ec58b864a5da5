/** What the browser is asked for: to wake the worker once there is a line. */
const TAG = "device";

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register(tag: string): Promise<void> };
};

/** Where there is no Background Sync, or it is forbidden, the next page sends what waits. */
export async function askForSync() {
  const { registration: own } = self as { registration?: SyncRegistration };
  const registration: SyncRegistration | undefined =
    own ?? (await navigator.serviceWorker?.getRegistration());
  await registration?.sync?.register(TAG).catch(() => {});
}
