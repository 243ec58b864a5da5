/** The Web Lock for sending, so that only one page or the service worker of this browser sends at a time. */
export const SENDING = "device";

/**
 * Runs the work under the Web Lock `name`, after waiting for it. With `ifAvailable` it does not wait: if the lock is
 * taken, the work is skipped and the result is `null`.
 */
export function alone<Value>(
  name: string,
  work: () => Promise<Value>,
  options: Pick<LockOptions, "ifAvailable"> = {},
): Promise<Value | null> {
  return navigator.locks.request(name, options, (lock) => (lock ? work() : null));
}
